"""Who has the button in the next hand."""

from __future__ import annotations

from typing import Any

from dealer_assist.store.models import Hand, Table


def dealt_in(table: Table) -> dict[int, int]:
    """The stacks of the seats that the next hand is dealt to."""
    return {seat.number: seat.stack for seat in table.seats if seat.present and seat.stack}


def coming(table: Table, last: Hand | None) -> dict[str, Any] | None:
    """The next hand's positions, None with fewer than two stacks."""
    seats = sorted(dealt_in(table))
    if len(seats) < 2:
        return None
    button = (last.button if last else None) or 0
    return {"button": next((seat for seat in seats if seat > button), seats[0])}
