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
    chips, rest = divmod(sum(odd.values()) * old, new)
    rule = house["color-up"]
    chips += rule == "round-up" and rest > 0 or rule == "round-half" and 2 * rest >= new
    ranked = sorted(odd, key=lambda seat: max(map(_height, cards[seat])), reverse=True)
    broke = [seat for seat in ranked if stacks[seat] < new]  # with nothing left but odd chips
    if house["race-last-chip"] == "from-race":
        ranked = broke + [seat for seat in ranked if seat not in broke]
        chips = max(chips, len(broke))
    won = ranked[:chips]
    won += [seat for seat in broke if seat not in won]
    change = {seat: (seat in won) * new - count * old for seat, count in odd.items()}
    return Race(change, tuple(sorted(won)), sum(odd.values()), len(won))


def _height(card: Card) -> tuple[int, int]:
    return card.rank, card.suit

