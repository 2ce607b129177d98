"""The chip race: odd chips of a colour that leaves play become chips of the next.

Source: house rules, section 9 (`color-up`, `race-last-chip`), with its worked examples.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dealer_assist.cards import Card
from dealer_assist.rules.house import House


@dataclass(frozen=True, slots=True)
class Race:
    """What the race of one table comes to.

    Shape: `change` of each stack by seat, signed; `won` the seats that got a new chip; `fetched` chips of the
    new colour are brought for them and `taken` chips of the old one are carried away.
    """

    change: Mapping[int, int]
    won: tuple[int, ...]
    taken: int
    fetched: int

    @property
    def gain(self) -> int:
        """Chips that the table has more, or less, than before."""
        return sum(self.change.values())


def odd_chips(stacks: Mapping[int, int], old: int, new: int) -> dict[int, int]:
    """How many old chips each seat has over after changing up what it can; only seats that have any."""
    # a chip finer than the old one stays where it is: only whole old chips are raced
    return {seat: stack % new // old for seat, stack in sorted(stacks.items()) if stack % new >= old}


def race(
    stacks: Mapping[int, int], old: int, new: int, cards: Mapping[int, Sequence[Card]], house: House,
) -> Race:
    """Race the odd chips off.

    Shape: `cards` one for every odd chip, dealt from seat one, by seat. The highest cards win one new chip
    each, one a player; suits rank spades, hearts, diamonds, clubs.
    Errors: none; a seat with another number of cards than odd chips is a bug.
    """
    odd = odd_chips(stacks, old, new)
    assert {seat: len(held) for seat, held in cards.items() if held} == odd, (odd, cards)
    chips = _raced_for(odd, old, new, house)
    ranked = sorted(odd, key=lambda seat: max(map(_height, cards[seat])), reverse=True)
    # nobody is raced out of the event: they have one chip on top (`extra`) or first of all (`from-race`)
    broke = [seat for seat in ranked if stacks[seat] < new]  # with nothing left but odd chips
    if house["race-last-chip"] == "from-race":
        ranked = broke + [seat for seat in ranked if seat not in broke]
        # two broke players and one chip to race for: a second is fetched
        chips = max(chips, len(broke))
    won = ranked[:chips]
    won += [seat for seat in broke if seat not in won]
    change = {seat: (seat in won) * new - count * old for seat, count in odd.items()}
    return Race(change, tuple(sorted(won)), sum(odd.values()), len(won))


@dataclass(frozen=True, slots=True)
class Exchange:
    """What a table, or a room, needs for a colour-up.

    Shape: `taken` old chips go away; at least `least` and at most `most` new ones are fetched, as the cards
    of the race have it (`race-last-chip`); `before` the chips in play; `counted`: the old chips were counted,
    and not worked out from stacks, which tell the odd ones alone.
    """

    old: int
    new: int
    before: int
    taken: int
    least: int
    most: int
    counted: bool

    @property
    def gains(self) -> tuple[int, int]:
        """Chips in play more, or less, afterwards: the least and the most."""
        return self.least * self.new - self.taken * self.old, self.most * self.new - self.taken * self.old


def exchange(
    stacks: Mapping[int, int], old: int, new: int, house: House, piles: Mapping[int, int] | None = None,
) -> Exchange:
    """What to fetch and take away at one table, before a card of the race is dealt.

    Shape: `piles` how many old chips each seat was counted to have; without it only the odd ones are known.
    Errors: none; piles that cannot be a part of their stacks are left out, as if nobody had counted.
    """
    odd = odd_chips(stacks, old, new)
    whole = _changed_up(stacks, odd, old, new, piles)
    chips = _raced_for(odd, old, new, house)
    broke = sum(stacks[seat] < new for seat in odd)
    # the race may happen to give its chips to those who would get one anyway
    least = max(chips, broke)
    most = least if house["race-last-chip"] == "from-race" else min(len(odd), chips + broke)
    taken = sum(odd.values()) + (whole or 0) * new // old
    return Exchange(old, new, sum(stacks.values()), taken, (whole or 0) + least, (whole or 0) + most,
                    whole is not None)


def together(tables: Sequence[Exchange]) -> Exchange:
    """The same for a whole room: one table at least."""
    def add(name: str) -> int:
        return sum(getattr(one, name) for one in tables)

    return Exchange(tables[0].old, tables[0].new, add("before"), add("taken"), add("least"), add("most"),
                    counted=all(one.counted for one in tables))


def _changed_up(stacks: Mapping[int, int], odd: Mapping[int, int], old: int, new: int,
                piles: Mapping[int, int] | None) -> int | None:
    """New chips for old ones that make whole ones; None where they were not counted."""
    if piles is None:
        return None
    # seven 25s, three of them odd: the other four make a 100; a pile of eight was miscounted
    over = {seat: piles.get(seat, 0) - odd.get(seat, 0) for seat in stacks}
    if any(chips < 0 or chips * old % new or piles.get(seat, 0) * old > stacks[seat]
           for seat, chips in over.items()):
        return None
    return sum(over.values()) * old // new


def _raced_for(odd: Mapping[int, int], old: int, new: int, house: House) -> int:
    """New chips that a table's odd ones are raced for (`color-up`), one a player."""
    # 225 in 25s: two of 100 and 25 over; `round-up` makes it three, `round-half` leaves two
    chips, rest = divmod(sum(odd.values()) * old, new)
    rule = house["color-up"]
    chips += rule == "round-up" and rest > 0 or rule == "round-half" and 2 * rest >= new
    # "highest cards win one new chip, one per player": more chips than players are not raced for
    return min(chips, len(odd))


def _height(card: Card) -> tuple[int, int]:
    return card.rank, card.suit

