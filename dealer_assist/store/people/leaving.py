"""Sign-ins that count no more, and the rows that tell who dealt at which tablet, from when to when.

Sessions are those of `database.writing()`.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from dealer_assist.store.db import utc
from dealer_assist.store.ledger import columns, rows as ledger
from dealer_assist.store.people import generation
from dealer_assist.store.people.models import SignIn

KIND = "sign-in"


def came(session: Session, sign_in: SignIn) -> None:
    """Tell of somebody who has signed in at a tablet."""
    _tell(session, sign_in, "signed in")


def end(session: Session, which: ColumnElement[bool]) -> None:
    """End the sign-ins that are meant, as far as they count; of a tablet's a row tells."""
    generation.note(session)
    for one in session.scalars(select(SignIn).where(which, SignIn.ended.is_(None))).all():
        one.ended = utc.now()
        if one.tablet_id is not None:
            _tell(session, one, "signed out")
    session.flush()


def _tell(session: Session, one: SignIn, did: str) -> None:
    session.flush()
    ledger.add(session, KIND, {"name": one.account.name, "did": did, **columns.tell(one)}, table=one.table_id)
