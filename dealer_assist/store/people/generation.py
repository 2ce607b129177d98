"""How often it changed who may do what, as far as this process knows: what was decided holds until then.

Over PostgreSQL it hears of what other processes changed, the command line too (`live.others`). That a sign-in
is in use (`sign_ins.touch`) changes nothing of it.
"""

from __future__ import annotations

from sqlalchemy import event
from sqlalchemy.orm import Session, UOWTransaction

from dealer_assist.store.live.others import tell_changed
from dealer_assist.store.people.models import Account, Assignment, Link, Room, SignIn, Tablet

CHANGED = "people changed"
_count = 0


def count() -> int:
    """A number that is another one after every change that was kept."""
    return _count


def note(session: Session) -> None:
    """Count one when the transaction of `session` is kept; for statements that change many rows at once."""
    if not session.info.get(CHANGED):
        session.info[CHANGED] = True
        tell_changed(session.connection())


def changed() -> None:
    """Count one: another process changed something, or nobody knows whether one did."""
    global _count
    _count += 1


@event.listens_for(Session, "after_flush")
def _flushed(session: Session, _context: UOWTransaction) -> None:
    kinds = Account, Assignment, Link, Room, SignIn, Tablet
    if any(isinstance(one, kinds) for one in (*session.new, *session.dirty, *session.deleted)):
        note(session)


@event.listens_for(Session, "after_commit")
def _committed(session: Session) -> None:
    if session.info.pop(CHANGED, None):
        changed()


@event.listens_for(Session, "after_rollback")
def _undone(session: Session) -> None:
    session.info.pop(CHANGED, None)
