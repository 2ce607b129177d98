"""No-limit: anything from the least raise up to the whole stack (rulebook 1.1.2; house rules 2)."""

from __future__ import annotations

from functools import lru_cache

from dealer_assist.rules.betting.structure import Betting, Count, Spot, Wagers, from_to
from dealer_assist.texts import Message, joined, say


class NoLimit(Betting):
    """The stack is the only bound; the structures with another one say it in `ceiling`."""

    name = "no-limit"
    book = "1.1.2"
    phh, ohh, pokerstars = "N", "NL", "No Limit"
    letters = "nl"

    def ceiling(self, spot: Spot, least: int) -> int:
        """The most a wager may be, were the stack without end."""
        return spot.total

    def least(self, spot: Spot) -> int:
        """The last full bet or raise on top of the wager (`min-raise`, `min-raise-over-short`)."""
        high, step = spot.high, spot.step
        if not high:
            return step
        if spot.house.values["min-raise"] == "double-bet":
            # an all-in for less than half of the least bet is raised to that bet (`min-bet`)
            return max(2 * high, step)
        # blinds 50/100, all-in 160: 200 completes what was begun; with `add` it is 160 + 100 = 260
        if high > spot.full and _completed(spot):
            level = spot.full + step
            while level <= high:
                level += step
            return level
        return high + step

    def wagers(self, spot: Spot) -> Wagers:
        """From the least raise to the bound or the stack; less than the least only as a whole stack."""
        least, total, unit = self.least(spot), spot.total, spot.unit
        if unit > 1:
            least += -least % unit
        # 1.1.2: too few chips "to make the minimum wager" may still go in, but all of them
        if total <= least:
            return from_to(total, total)
        most = self.ceiling(spot, least)
        return from_to(least, most if most < total else total)

    def reopened(self, spot: Spot, seen: int) -> bool:
        """Facing a full raise, judged per player, unless the house has it otherwise (`reopen`)."""
        rule = spot.house["reopen"]
        if rule == "any":
            return True
        if rule == "last-full-only":
            # one wager has to be full by itself: over 400, all-ins to 550 and 820 are no raise to A
            return spot.full_wagers > seen
        # A 400, all-in 550, C calls, all-in 820: A owes 420 and may raise, C owes 270 and may not
        return spot.high - spot.mine >= spot.step

    def brought_in(self, spot: Spot) -> Count:
        """The first full level; all-in for a part of it is none, and leaves the least raise as it was."""
        full = spot.high if spot.high >= spot.step else spot.full
        return (spot.high, full, spot.step, spot.bets, spot.full_wagers)

    def count(self, spot: Spot, to: int) -> Count:
        """A wager of the last raise or more is a full one; an all-in for less only lifts the level."""
        high, step, full, bets, wagers = spot.high, spot.step, spot.full, spot.bets, spot.full_wagers
        more = to - high
        if more >= step:
            return (to, to, more, bets + 1, wagers + 1)
        high = max(high, to)
        # 100, all-ins to 160 and 210: together they have passed the full level of 200
        if full + step <= high and spot.house["min-raise-over-short"] == "complete":
            full = high
        return (high, full, step, bets, wagers)

    def how_least(self, spot: Spot) -> Message | None:
        """"bet 600 + last raise 400 = 1,000 at least", rounded to whole chips, or cut by the stack."""
        least = self.least(spot)
        words, total = _sum(spot, least), spot.total
        whole = least + -least % spot.unit
        if total == least or total > least and whole == least:
            return words
        if total > least:
            more = say("least.unit", to=min(whole, total))
        else:
            more = say("least.cap" if spot.capped else "least.stack", to=total)
        return joined((words, more), "; ")  # type: ignore[return-value]


def _completed(spot: Spot) -> bool:
    """Is an all-in for less only completed, no raise on top of it?"""
    return spot.house["min-raise-over-short"] == "complete" and spot.high > spot.full


def _sum(spot: Spot, least: int) -> Message:
    if spot.house["min-raise"] == "double-bet":
        return say("least.double" if least == 2 * spot.high else "least.complete", bet=spot.high, to=least)
    if _completed(spot):
        return say("least.complete", bet=spot.high, to=least)
    return _raised(spot.high, spot.step, least)


@lru_cache(maxsize=256)
def _raised(high: int, step: int, least: int) -> Message:
    """The plain sum; a page says it after each action."""
    if step == high:
        return say("least.first", bet=high, to=least)
    return say("least.raise", bet=high, by=step, to=least)
