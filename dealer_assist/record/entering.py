"""How far an undo goes back in a hand's rows, and what a redo brings back."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.record import log
from dealer_assist.record.log import AnyRow, Course


def back_to(rows: Sequence[AnyRow], courses: Sequence[Course], to: int | None) -> int:
    """The row that an undo goes back to: `to`, else the one before the last entry in force.

    What was entered as one goes back as one: a round of folds, and a repair with all that it applied again.
    Errors: `nothing-to-undo`, `bad-seq`.
    """
    path, seq = courses[-1].path, rows[-1].seq + 1
    if to is None and not path:
        raise NotNow("nothing-to-undo", "Nothing was done in this hand yet; there is nothing to take back.")
    found = to if to is not None else log.latest(rows, path).to
    if not 0 <= found < seq:
        raise Unreadable(
            "bad-seq", f"Entry {to} is not one to go back to. Name an earlier one, 0 to {seq - 1}.",
            field="to")
    if courses[found].path == path:
        raise NotNow(
            "nothing-to-undo", f"The hand stands as it stood after entry {found}; nothing to take back.",
            field="to")
    return found


def brought_back(courses: Sequence[Course]) -> tuple[int, ...]:
    """What is in force after a redo.  Errors: `nothing-to-redo`."""
    if not courses[-1].back:
        raise NotNow(
            "nothing-to-redo", "Nothing was taken back since the last action; there is nothing to redo.")
    return courses[-1].back[-1]
