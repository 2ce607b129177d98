"""Why an award is what it is: the notes on sides, tiers and odd chips, written when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dealer_assist.engine.showdown import reasons
from dealer_assist.engine.showdown.evaluate import Tabled
from dealer_assist.engine.showdown.reasons import Note
from dealer_assist.engine.showdown.sides import PlayedSide
from dealer_assist.engine.showdown.split import PotPart
from dealer_assist.engine.showdown.winners import Won
from dealer_assist.texts import capital, joined, say


def label_within(label: str, side: PlayedSide) -> str:
    """The label of what is decided within a side that is split again, a board's by its name: `Top:`."""
    return joined((label, say("reasons.within", side=capital(reasons.side_name(side.name)))))


def on_sides(table: Tabled, sides: Sequence[PlayedSide], won_sides: Sequence[Won], seats: tuple[int, ...],
              amount: int, label: str) -> Iterator[Note]:
    """Sides nobody makes, tiers that shut somebody out, and what happens where nobody qualifies."""
    if not won_sides:
        yield reasons.carried(label, table.game, amount)
    elif not won_sides[0].qualified:    # then nobody qualifies on any side, and it is the only one
        everybody = table.showdown.house["archie-none"] == "split-all"
        yield (reasons.everybody(label, table.game, seats) if everybody
               else reasons.nobody(label, table.game, won_sides[0].side.name))
    elif len(won_sides) < len(sides):
        takers = [one.side.name for one in won_sides]
        missed = [side for side in sides if all(one.side is not side for one in won_sides)]
        for side in missed:
            word = side.tiers[0].qualifier if side.tiers else None
            if word != "none":
                yield reasons.unqualified(label, table.game, side.name, word, takers)
    for one in won_sides:
        if one.inner:
            inner = label_within(label, one.side)
            yield from on_sides(table, one.side.sides, one.inner, seats, amount, inner)
        elif one.qualified and len(one.side.tiers) > 1:
            yield from on_tier(table, one, seats, label)


def on_tier(table: Tabled, one: Won, seats: tuple[int, ...], label: str) -> Iterator[Note]:
    """Which tier counted, where that shut somebody out or let a lesser one in."""
    first = one.side.tiers[0]
    assert one.tier is not None
    name, ranks, word = one.tier.scale.word, first.tier.holding, first.qualifier
    if one.tier is not first:
        yield reasons.tier_missed(label, table.game, name, word, ranks)
        return
    those = [seat for seat in seats if table.counts(first, seat)]
    if len(those) < len(seats):
        yield (reasons.holding(label, table.game, those, ranks) if ranks
               else reasons.tier_met(label, table.game, those, word or name))


def on_odd_chips(label: str, side: str, tied: Sequence[int], order: Sequence[int],
                  paid: Mapping[int, PotPart], how: str) -> Iterator[Note]:
    got = [seat for seat in order if paid[seat].odd]
    passed = [seat for seat in order[:len(got)] if seat not in got]
    if not passed:
        yield reasons.odd_chips(label, tied, side, got, how)
        return
    yield reasons.tie_for(label, tied, side)
    instead = [seat for seat in got if seat not in order[:len(got)]]
    yield reasons.passed_over(label, passed, instead)
