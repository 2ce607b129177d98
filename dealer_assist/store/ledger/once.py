"""What a form of a page did is done once: its mark stands in the rows of what it did, sealed with them.

A browser sends a form again when its page is loaded anew, come back to, or slow to answer. The second post
finds the mark of the first in the ledger, in the same transaction in which it would act.
"""

from __future__ import annotations

from sqlalchemy import select, text
from sqlalchemy.orm import Session

from dealer_assist.record import log
from dealer_assist.record.log import PostedForm
from dealer_assist.store.ledger.rows import MARK, LedgerRow, head

DIGITS = 15         # of a mark, that name PostgreSQL's turn for it


class DoneBefore(Exception):  # noqa: N818  (no refusal: what was asked for is done)
    """This very form was sent before, and what it asks for is kept."""


def refuse_again(session: Session, posted: PostedForm) -> None:
    """Look whether the form was sent before, at the beginning of a transaction; note how far the ledger is.

    Errors: DoneBefore.
    """
    if posted.kept:
        return          # by this very request, which keeps in several steps
    if session.get_bind().dialect.name == "postgresql":     # SQLite has one writer anyway
        session.execute(text(f"SELECT pg_advisory_xact_lock({int(posted.mark[:DIGITS], 16)})"))
    done = select(LedgerRow.seq).where(
        LedgerRow.seq > posted.after, LedgerRow.payload.contains(log.canonical({MARK: posted.mark})[1:-1]))
    if session.scalar(done.limit(1)) is not None:
        raise DoneBefore(posted.mark)
    posted.head = head(session)[0]
