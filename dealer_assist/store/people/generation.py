"""How often it changed in this process who may do what: what was decided for somebody holds until then.

That a sign-in is in use (`sign_ins.touch`) changes nothing of it.
"""

from __future__ import annotations

from sqlalchemy import event
from sqlalchemy.orm import Session, UOWTransaction

from dealer_assist.store.people.models import Account, Assignment, Link, Room, SignIn, Tablet

CHANGED = "people changed"
_count = 0


def count() -> int:
    """A number that is another one after every change that was kept."""
    return _count


def note(session: Session) -> None:
    """Count one when the transaction of `session` is kept; for statements that change many rows at once."""
    session.info[CHANGED] = True


@event.listens_for(Session, "after_flush")
def _flushed(session: Session, _context: UOWTransaction) -> None:
    kinds = Account, Assignment, Link, Room, SignIn, Tablet
    if any(isinstance(one, kinds) for one in (*session.new, *session.dirty, *session.deleted)):
        note(session)


@event.listens_for(Session, "after_commit")
def _committed(session: Session) -> None:
    global _count
    if session.info.pop(CHANGED, None):
        _count += 1


@event.listens_for(Session, "after_rollback")
def _undone(session: Session) -> None:
    session.info.pop(CHANGED, None)
