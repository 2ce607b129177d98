"""What a dealer may do with a seat's chips alone, and what needs the floor: by amount.

A dealer seats, takes a buy-in or a top-up up to the table's most, and says what a stack really is when the
player agrees. More than that asks the floor on the spot.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.errors import NotNow

BETS = 100      # without a limit of the table's own: a hundred big blinds, or big bets


class AskFloor(NotNow):
    """This is the floor's to do."""

    def __init__(self, what: str, seat: int | None, message: str = "") -> None:
        super().__init__(
            "ask-the-floor", message or f"The {what.replace('-', ' ')} of a table is changed by the floor. "
            "Call them; nothing was changed.", field=what if seat is None else "stack")


def most(settings: Mapping[str, Any]) -> int:
    """The most chips that a dealer lets a seat have by a buy-in: of the table's stakes.

    Shape: `settings` as a table keeps them: blinds, ante, bets.  Units: chips.
    """
    blinds = settings["blinds"]
    unit = max((settings["big_bet"] or 0, settings["small_bet"] or 0, settings["ante"],
                settings["bring_in"] or 0, blinds[-1] if blinds else 0))
    return BETS * int(unit)


def check(seat: int, had: int, stack: int, limit: int, agreed: bool) -> None:
    """May a dealer make `had` chips `stack`?

    Errors: `ask-the-floor` above the limit; `ask-the-player` for a stack that gets smaller unless `agreed`.
    """
    if stack > had and stack > limit:
        raise AskFloor(
            "stack", seat, f"Seat {seat} would have {stack:,}; {limit:,} is the most that a dealer gives out "
            "at this table. Call the floor; nothing was changed.")
    if stack < had and had - stack > limit:
        raise AskFloor(
            "stack", seat, f"Seat {seat} would lose {had - stack:,}; more than {limit:,} is the floor's to "
            "take away. Call the floor; nothing was changed.")
    if stack < had and not agreed:
        raise NotNow(
            "ask-the-player", f"Seat {seat} has {had:,} in the record and would have {stack:,}. Ask the "
            "player, then say that the player agrees; or call the floor.", field="agreed")
