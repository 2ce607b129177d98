"""Checks hands as the database has them: one, or all of them, a batch at a time; nothing is changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.record.check import UNREADABLE, Difference, check
from dealer_assist.store.hands import bulk
from dealer_assist.store.hands.bulk import Stored
from dealer_assist.store.hands.documents import find_hand


def verify(session: Session, number: int) -> dict[str, Any]:
    """Check the hand's chain of hashes, its outcomes and its derived columns.

    Shape: `ok`, how many `rows`, and the `differences`, each with `seq`, `what`, `recorded`, `found`
    and a sentence.  Errors: NotFound.
    """
    find_hand(session, number)
    return of(bulk.read(session, [number])[0])


def verify_all(session: Session) -> Iterator[dict[str, Any]]:
    """The same of every hand, oldest first, however many there are."""
    return map(of, bulk.each(session))


def of(stored: Stored) -> dict[str, Any]:
    """The same of a hand that was read; a row that is no text, or no JSON, any more is a difference."""
    wrong = stored.error
    if stored.hand is not None:
        try:
            return check(stored.hand, stored.rows)
        except UNREADABLE as error:
            wrong = type(error).__name__
    told = Difference(None, "unreadable", None, wrong,
                      f"An entry of hand {stored.number} cannot be read any more.")
    return {"hand": stored.number, "ok": False, "rows": None, "differences": [told.document()]}
