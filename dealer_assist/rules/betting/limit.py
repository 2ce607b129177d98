"""Limit: every bet and raise is the bet of the street, a round has a cap (rulebook 1.1.1; house rules 1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from dealer_assist.errors import Unreadable
from dealer_assist.rules.betting.structure import (
    NO_WAGERS, Betting, Count, Money, Range, Spot, Wagers, from_to,
)

LIMIT_STAKES = "limit"      # the kind of stakes of a mix that is played for a small and a big bet


class Limit(Betting):
    """The small bet, or the big bet, by the street."""

    name = "limit"
    book: ClassVar[str] = "1.1.1"
    stakes = LIMIT_STAKES
    asks: ClassVar[tuple[str, ...]] = ("small_bet", "big_bet")
    fixed = True
    capped = True
    phh, ohh, pokerstars = "F", "FL", "Limit"
    letters = "fl"
    spoken: ClassVar[tuple[str, ...]] = ("fixed-limit",)

    def settle(self, money: Money) -> Money:
        """In blind games the small bet is the big blind unless said; the big bet is twice it (1.1.1).

        Errors: `no-limits`, `bring-in-too-big`.
        """
        # a bring-in says nothing of the bet: 75 goes with 200 (1.1.1), elsewhere with 150
        small = money.small_bet or money.big_blind or (0 if money.bring_in else money.ante)
        if not small:
            raise Unreadable("no-limits", field="small_bet")
        if money.bring_in > small:
            raise Unreadable("bring-in-too-big", chips=money.bring_in, bet=small, field="bring_in")
        return replace(money, small_bet=small, big_bet=money.big_bet or 2 * small)

    def from_pair(self, low: int, high: int) -> dict[str, Any]:
        """The two bets."""
        return {"small_bet": low, "big_bet": high}

    def as_pair(self, stakes: Mapping[str, Any]) -> tuple[int, int] | None:
        """The two bets; the big one is twice the small unless said."""
        small = stakes.get("small_bet")
        return (small, stakes.get("big_bet") or 2 * small) if small else None

    def cap(self, spot: Spot) -> int | None:
        """`raise-cap` counts raises, so the bet makes it one more; lifted by `heads-up-cap`."""
        raises = spot.house["raise-cap"]
        return raises + 1 if isinstance(raises, int) and not spot.lifted else None

    def capped_out(self, spot: Spot) -> bool:
        """Has the round all its bets?"""
        cap = self.cap(spot)
        return cap is not None and spot.bets >= cap or not spot.size

    def measure(self, spot: Spot) -> int:
        """What a full bet or raise is, on which half of a short all-in is measured.

        Source: R51, 2.37: once a big one was made where either might be, only a big one is a raise.
        """
        picks = spot.doubled or spot.kind == "either"
        return spot.big_bet if picks and _only_big(spot) else spot.size

    # -- what is open ----------------------------------------------------------------------------

    def levels(self, spot: Spot) -> tuple[int, ...]:
        """The totals a wager may be made to; empty when the round is capped."""
        if self.capped_out(spot):
            return ()
        if spot.kind == "either":
            return _either(spot)
        if spot.doubled:
            return _open_pair(spot)
        passed = max(0, spot.high - spot.full) // spot.size     # by short all-ins, or blinds above the bet
        return (spot.full + spot.size * (1 + passed),)

    def least(self, spot: Spot) -> int | None:
        """The next step of the ladder."""
        return next(iter(self.levels(spot)), None)

    def wagers(self, spot: Spot) -> Wagers:
        """One figure, or two over an open pair; cut to the stack."""
        steps = self.levels(spot)
        if not steps:
            return NO_WAGERS
        if steps[-1] > spot.total:
            # a stack that reaches neither step of an open pair has one wager left, not two alike
            steps = tuple(dict.fromkeys([min(level, spot.total) for level in steps]))
        if self.completes(spot):
            return Wagers(complete=Range(steps[0], steps[0]))
        return from_to(steps[0], steps[-1], steps if len(steps) > 1 else ())

    def opens(self, spot: Spot) -> Wagers:
        """The bring-in player may open for the whole small bet."""
        bet = min(spot.size, spot.total)
        return Wagers(complete=Range(bet, bet))

    def completes(self, spot: Spot) -> bool:
        """Over a bring-in or a short all-in."""
        return spot.high > spot.full

    def reopened(self, spot: Spot, seen: int) -> bool:
        """Facing half a bet more, or a first bet where only the bring-in had been met.

        Source: 1.1.1; `limit-short-sum`, `limit-reopen`; R61: "whoever called the bring-in may raise when it
        is completed, however little is missing; a completion is a first full bet".
        """
        # "however little is missing": also of who called an all-in between bring-in and half a bet
        met = spot.mine <= spot.forced or spot.full >= spot.size
        if spot.forced and not seen and met and self.first_bet(spot):
            return True
        if spot.house["limit-short-sum"] == "each" and spot.full_wagers <= seen:
            return False    # judged one by one: over 200, all-ins to 270 and to 330 are each too short
        share = spot.high - spot.mine
        # A bets 200: raised all-in to 270 A owes 70 and may only call, to 320 A may raise
        return share * (1 if _from_full(spot, "limit-reopen") else 2) >= self.measure(spot)

    def first_bet(self, spot: Spot) -> bool:
        """Is what was put on top of the bring-in a first bet, and no raise of somebody who has bet?

        Source: R61 of a completion; 1.1.1: an all-in "of a half bet or more is treated as a full bet".
        """
        least = spot.size if _from_full(spot, "limit-reopen") else 1
        return spot.bets > 0 and spot.full >= least

    # -- what it counts for ----------------------------------------------------------------------

    def brought_in(self, spot: Spot) -> Count:
        """A bring-in is less than a bet; `completion-is-raise` counts it as one all the same."""
        bets = 1 if spot.house["completion-is-raise"] == "yes" else spot.bets
        return (spot.high, spot.full, spot.high, bets, spot.full_wagers)

    def count(self, spot: Spot, to: int) -> Count:
        """A step of the ladder counts, and so does an all-in of half of one (1.1.1)."""
        steps = self.levels(spot)
        if steps and (to in steps or to > steps[-1]) or self.long_enough(spot, to):
            # The greatest wager so far: a big one is never met by a small raise (2.54, 2.37).
            step = max(to - spot.full, spot.step if spot.bets else 0)
            return (to, to, step, spot.bets + 1, spot.full_wagers + 1)
        return (max(spot.high, to), spot.full, spot.step, spot.bets, spot.full_wagers)

    def long_enough(self, spot: Spot, to: int) -> bool:
        """Does an all-in to `to` count as a bet or raise (1.1.1; `limit-next-level`, `limit-short-sum`)?"""
        whole, base = self.measure(spot), spot.full
        if spot.high > max(spot.full, spot.forced) and spot.house["limit-short-sum"] == "each":
            # A bets 200, then all-ins to 270 and 330: 60 on top of the first is no half, so 400 completes
            base = spot.high
        elif spot.forced and not spot.full and spot.house["third-street-half"] == "of-difference":
            # a bring-in of 75 and a bet of 200: half of the 125 that lack, so 137.5 and up counts
            base, whole = spot.forced, whole - spot.forced
        share = to - base
        return share * (1 if _from_full(spot, "limit-next-level") else 2) >= whole


def _from_full(spot: Spot, rule: str) -> bool:
    """Is nothing under a whole bet one? `next-multiple`: the next wager completes it (R63)."""
    return spot.house[rule] in ("from-full", "next-multiple")


def _only_big(spot: Spot) -> bool:
    """Was a big bet or raise made in this round already?"""
    return spot.bets > 0 and spot.step >= spot.big_bet


def _open_pair(spot: Spot) -> tuple[int, ...]:
    """Fourth street over an open pair (2.54).

    R51: "while every bet and raise of the round was small, a raise may be small or big; after the first big
    one only big".
    """
    small, big, base = spot.small_bet, spot.big_bet, spot.full
    if _only_big(spot):
        return (base + big,)
    # over a short all-in the small step must still top it, else only the big one is a raise
    if spot.high > spot.full:
        return (base + small,) if base + small > spot.high else (base + big,)
    return base + small, base + big


def _either(spot: Spot) -> tuple[int, ...]:
    """The first bettor picks small or big; a raise is at least the last bet (2.37)."""
    base = spot.full
    sizes = (spot.big_bet,) if _only_big(spot) else (spot.small_bet, spot.big_bet)
    return tuple(base + size for size in sizes if base + size > spot.high)
