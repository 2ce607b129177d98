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
        raise NotNow("nothing-to-undo.yet")
    target = to if to is not None else log.latest(rows, path).to
    if not 0 <= target < seq:
        raise Unreadable("bad-seq.not-back", to=to, seq=seq - 1, field="to")
    if courses[target].path == path:
        raise NotNow("nothing-to-undo.stands", back_to=target, field="to")
    return target


def brought_back(courses: Sequence[Course]) -> tuple[int, ...]:
    """What is in force after a redo.  Errors: `nothing-to-redo`."""
    if not courses[-1].back:
        raise NotNow("nothing-to-redo")
    return courses[-1].back[-1]
