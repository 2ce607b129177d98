"""What a dealer may do with a seat's chips alone, and what needs the floor: by amount.

A dealer seats, takes a buy-in or a top-up within the table's limits, and says what a stack really is when the
player agrees. More than that asks the floor on the spot.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from dealer_assist.errors import NotNow, Unreadable

BETS = 100      # without a limit of the table's own: a hundred big blinds, or big bets
LIMITS = ("min_buy_in", "max_buy_in", "top_up_to")      # as a table keeps them; None: as the stakes say


@dataclass(frozen=True, slots=True)
class Limits:
    """What a table lets its dealer give out.  Units: chips.

    Shape: `least` and `most` that a player sits down with, `top_up` what a stack is filled up to.
    """

    least: int
    most: int
    top_up: int


class AskFloor(NotNow):
    """This is the floor's to do."""

    def __init__(self, what: str, seat: int | None, message: str = "") -> None:
        super().__init__(
            "ask-the-floor", message or f"The {what.replace('-', ' ').replace('_', ' ')} of a table is "
            "changed by the floor. Call them; nothing was changed.", field=what if seat is None else "stack")


def limits(own: Mapping[str, int | None], stakes: Iterable[Mapping[str, Any]]) -> Limits:
    """A table's limits: its own, and where it has none those of its stakes.

    Shape: `own` by the names of `LIMITS`; `stakes` as a table keeps them, `blinds`, `ante` and bets, one for
    each game that it plays.  Units: chips.
    """
    most = own["max_buy_in"]
    if most is None:
        most = max(BETS * max((_unit(one) for one in stakes), default=0), own["min_buy_in"] or 0)
    top_up = own["top_up_to"]
    return Limits(own["min_buy_in"] or 0, most, most if top_up is None else top_up)


def _unit(stakes: Mapping[str, Any]) -> int:
    blinds = stakes.get("blinds") or [0]
    names = ("big_bet", "small_bet", "ante", "bring_in")
    return max(int(blinds[-1]), *(int(stakes.get(name) or 0) for name in names))


def check_limits(own: Mapping[str, int | None]) -> None:
    """Can these limits be kept together?  Errors: `bad-limits`."""
    least, most = own["min_buy_in"], own["max_buy_in"]
    if least is not None and most is not None and least > most:
        raise Unreadable(
            "bad-limits", f"The least buy-in would be {least:,} and the most {most:,}. Make the most at "
            f"least {least:,}.", field="max_buy_in")


def check(seat: int, had: int, stack: int, may: Limits, agreed: bool) -> None:
    """May a dealer make `had` chips `stack`? `agreed`: the player says yes to what was counted.

    Errors: `ask-the-floor` beyond the limits; `ask-the-player` for a stack that gets smaller unless `agreed`.
    """
    if abs(stack - had) > may.most and (agreed or stack < had):
        raise AskFloor(
            "stack", seat, f"Seat {seat} has {had:,} in the record and would have {stack:,}; a difference of "
            f"more than {may.most:,} is the floor's to settle. Call the floor; nothing was changed.")
    if stack < had and not agreed:
        raise NotNow(
            "ask-the-player", f"Seat {seat} has {had:,} in the record and would have {stack:,}. Ask the "
            "player, then say that the player agrees; or call the floor.", field="agreed")
    if agreed or stack <= had:
        return
    most = may.top_up if had else may.most
    if stack > most:
        raise AskFloor(
            "stack", seat, f"Seat {seat} would have {stack:,}; {most:,} is the most that a dealer "
            f"{'tops up to' if had else 'gives out'} at this table. Call the floor; nothing was changed.")
    if not had and stack < may.least:
        raise AskFloor(
            "stack", seat, f"Seat {seat} would sit down with {stack:,}; {may.least:,} is the least at this "
            "table. Take more, or call the floor; nothing was changed.")
