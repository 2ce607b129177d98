"""Pot-limit: the most is the call plus the pot as it stands after that call (1.1.3; house rules 3)."""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.rules.betting.no_limit import NoLimit
from dealer_assist.rules.betting.structure import Spot
from dealer_assist.rules.house import House
from dealer_assist.texts import Message, say


@dataclass(frozen=True, slots=True)
class PotSum:
    """The sum a dealer counts: `call` + `pot` = `after`, on top of `base` makes `top`.

    `counted` is what `after` counts as (`pot-round`), `part` what a raise may be of that: all, or half.
    """

    call: int
    pot: int
    after: int
    counted: int
    base: int
    part: int
    top: int


class PotLimit(NoLimit):
    """The pot; half-pot-limit is this with another share."""

    name = "pot-limit"
    book = "1.1.3"
    pot_counts = bounded = True
    phh, ohh, pokerstars = "P", "PL", "Pot Limit"
    letters = "pl"

    def share(self, house: House, chip: int, pot: int) -> int:
        """How much of the pot a raise may be."""
        return pot

    def sum_of(self, house: House, chip: int, unit: int, pot: int, high: int, mine: int) -> PotSum:
        """The sum from its figures: `pot` in the middle with all bets, `high` the wager, `mine` in of it.

        Shape: `unit` is what bets are multiples of.
        Source: rulebook 1.1.3; `pot-reading`, `pot-round`, `half-pot-round`.
        """
        call = high - mine
        after = pot + call
        counted = _rounded(house, chip, after)
        part = self.share(house, chip, counted)
        # 5/10, first in: the pot after the call is 25, a raise by it is to 35, a raise to it 25
        base = 0 if house["pot-reading"] == "raise-to-pot" and high else high
        top = base + part
        return PotSum(call, pot, after, counted, base, part, top - top % unit)

    def pot_sum(self, spot: Spot) -> PotSum:
        """The sum of the player to act (`pot-short-blind`, `pot-ante`)."""
        return self.sum_of(spot.house, spot.chip, spot.unit, *spot.counted(), spot.mine)

    def ceiling(self, spot: Spot, least: int) -> int:
        """The sum, never below the least wager."""
        # half of a pot of 300 is 150, with a big blind of 200: then 200 is the only bet
        return max(self.pot_sum(spot).top, least)

    def how_most(self, spot: Spot) -> Message:
        """The sum in a dealer's words; its figures add up to the maximum."""
        bound = "limits.cap" if spot.capped else "limits.stack"
        s, least = self.pot_sum(spot), self.least(spot)
        # a big blind that nobody posted is counted as the wager, and the sum says so
        return self.in_words(s, s.call + spot.mine, spot.total, bound, least + -least % spot.unit)

    def in_words(
        self, s: PotSum, high: int, total: int | None, bound: str = "limits.stack", least: int = 0,
    ) -> Message:
        """The sum in words: over a wager of `high`, by a player with `total` chips (None: enough).

        Shape: `bound` is the text of what makes it less: the stack, or the cap of the hand; `least` the least
        wager, which is open where the sum comes to less.
        """
        text, top = _sum(s, high), max(s.top, least)
        if s.top != s.base + s.part:
            text = say("limits.whole-chips", sum=text, chips=s.top)
        if s.top < least:
            text = say("limits.least", sum=text, chips=least)
        return text if total is None or total >= top else say(bound, sum=text, chips=total)


def _rounded(house: House, chip: int, pot: int) -> int:
    unit = house.number("pot-round-unit", chip)
    # 85 in the middle is counted as 100 with a unit of 25; what goes in is not rounded
    if house["pot-round"] == "up":
        return -(-pot // unit) * unit
    return pot - pot % unit if house["pot-round"] == "down" else pot


def _sum(s: PotSum, high: int) -> Message:
    if s.part != s.after:
        return _part(s, high)
    if not high:
        return say("limits.bet", pot=s.pot, top=s.top)
    key = "limits.raise" if s.base else "limits.pot-is-total"
    return say(key, call=s.call, pot=s.pot, after=s.after, to=s.base + s.part)


def _part(s: PotSum, high: int) -> Message:
    """A sum that does not end with the pot: with what it counts as, and half of it."""
    start = "limits.after" if high else "limits.pot"
    text = say(start, call=s.call, pot=s.pot, after=s.after)
    if s.counted != s.after:
        text = say("limits.counted", sum=text, counted=s.counted)
    if s.base:
        return say("limits.on-top", sum=text, part=s.part, base=s.base, to=s.base + s.part)
    if s.part != s.counted:
        text = say("limits.half", sum=text, half=s.part)
    return say("limits.total" if high else "limits.up-to", sum=text, to=s.part, top=s.top)
