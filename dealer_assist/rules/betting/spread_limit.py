"""Spread-limit: a bet is any amount of the spread, a raise is no less than the last (contract, section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dealer_assist.errors import Unreadable
from dealer_assist.rules.betting.limit import Limit
from dealer_assist.rules.betting.structure import Bets, Count, Money, Range, Spot, Wagers
from dealer_assist.texts import Message, say


class SpreadLimit(Limit):
    """From the lower end of the spread to its upper end; the cap and the short all-ins are those of limit."""

    name = "spread-limit"
    book = ""
    asks = ("spread",)
    fixed, bounded = False, True
    phh = ohh = pokerstars = letters = ""
    spoken = ()

    def settle(self, money: Money) -> Money:
        """The small bet is the lower end of the small streets, the big bet the upper end of the big ones.

        Errors: `no-spread`, `bad-spread`, `bring-in-too-big`, `blind-too-big`.
        """
        if money.spread is None:
            raise Unreadable("no-spread", field="spread")
        for low, high in money.spread:
            _check_pair(low, high, money.chip)
        most = money.spread[0][1]
        forced = (("bring-in-too-big.spread", "bring_in", money.bring_in),
                  ("blind-too-big", "blinds", money.big_blind))
        for key, field, chips in forced:
            if chips > most:
                raise Unreadable(key, chips=chips, most=most, field=field)
        return replace(money, small_bet=money.spread[0][0], big_bet=money.spread[1][1])

    def ends(self, bets: Bets, kind: str) -> tuple[int, int]:
        """The spread of the street; where the first bettor picks, both in one."""
        assert bets.spread is not None, bets
        small, big = bets.spread
        return (small[0], big[1]) if kind == "either" else big if kind == "big" else small

    def from_pair(self, low: int, high: int) -> dict[str, Any]:
        """The spread of every street."""
        return {"spread": [low, high]}

    def as_pair(self, stakes: Mapping[str, Any]) -> tuple[int, int] | None:
        """The spread, where it is the same on every street."""
        spread = list(stakes.get("spread") or ())
        plain = len(spread) == 2 and not isinstance(spread[0], list | tuple)
        return (spread[0], spread[1]) if plain else None

    def measure(self, spot: Spot) -> int:
        """The last bet or raise; before any, the lower end. A straddle may be more than a bet may be.

        Source: contract 4: over a bring-in below the lower end the next player bets "any total of the
        spread", also where `completion-is-raise` counts the bring-in as a bet of the cap.
        """
        return min(spot.step, spot.top) if spot.full else spot.size

    # -- what is open ----------------------------------------------------------------------------

    def least(self, spot: Spot) -> int | None:
        """The last bet or raise once more, on top of what counted; first in, the lower end."""
        if self.capped_out(spot):
            return None
        step = self.measure(spot)
        level = spot.full + step * (1 + max(0, spot.high - spot.full) // step)
        return level + -level % spot.unit

    def most(self, spot: Spot) -> int:
        """The upper end of the spread on top of what counted."""
        most = spot.full + spot.top
        return most - most % spot.unit

    def wagers(self, spot: Spot) -> Wagers:
        """From the least to the most; between the call and the least only the whole stack."""
        least = self.least(spot)
        if least is None:
            return Wagers()
        if spot.total < least:
            return Wagers(all_in=True)
        span = Range(least, min(max(least, self.most(spot)), spot.total))
        return Wagers(complete=span) if self.completes(spot) else Wagers(to=span)

    def opens(self, spot: Spot) -> Wagers:
        """The bring-in player may open for any amount of the spread."""
        least = spot.size + -spot.size % spot.unit
        if spot.total < least:
            return Wagers(all_in=True)
        return Wagers(to=Range(least, max(least, min(self.most(spot), spot.total))))

    # -- what it counts for ----------------------------------------------------------------------

    def first_bet(self, spot: Spot) -> bool:
        """A bring-in that is a bet itself was met as one: what follows it is a raise, long enough or not."""
        return spot.forced < spot.size and super().first_bet(spot)

    def counts_forced(self, spot: Spot) -> bool:
        """A blind is the first bet where it is no less than the lower end."""
        return spot.high >= spot.size

    def brought_in(self, spot: Spot) -> Count:
        """So is a bring-in."""
        if spot.high >= spot.size:
            return (spot.high, spot.high, spot.high, spot.bets + 1, spot.full_wagers)
        return super().brought_in(spot)

    def count(self, spot: Spot, to: int) -> Count:
        """A bet or raise of the spread counts, and an all-in of half of the last one."""
        least = self.least(spot)
        if least is not None and to >= least or self.long_enough(spot, to):
            # An all-in for less is a bet, yet the next raise is measured on the last full one.
            step = max(to - spot.full, self.measure(spot))
            return (to, to, step, spot.bets + 1, spot.full_wagers + 1)
        return (max(spot.high, to), spot.full, spot.step, spot.bets, spot.full_wagers)

    # -- in words --------------------------------------------------------------------------------

    def how_most(self, spot: Spot) -> Message | None:
        """The wager that counted and the upper end of the spread."""
        most = self.most(spot)
        text = say("limits.spread", base=spot.full, most=spot.top, to=most) if spot.full \
            else say("limits.spread-bet", most=most)
        bound = "limits.cap" if spot.capped else "limits.stack"
        return text if spot.total >= most else say(bound, sum=text, chips=spot.total)

    def how_least(self, spot: Spot) -> Message | None:
        """The last bet or raise on top of the wager."""
        least = self.least(spot)
        if not spot.full or least is None or least != spot.full + self.measure(spot):
            return None
        return say("least.raise", bet=spot.full, by=self.measure(spot), to=least)


def _check_pair(low: int, high: int, chip: int) -> None:
    """A spread rises, and both ends can be put in with the chips there are."""
    if low > high:
        raise Unreadable("bad-spread.turned-round", low=low, high=high, field="spread")
    if low % chip or high % chip:
        raise Unreadable("bad-spread.whole-chips", low=low, high=high, chip=chip, field="spread")
