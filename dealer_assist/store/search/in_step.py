"""Keeps the lines of the search in step with the record.

Every transaction that touches a hand by its objects brings its line in step before it is kept, whoever wrote
and however. An action of a hand that goes on changes nothing that is searched for, so it costs nothing.
"""

from __future__ import annotations

from sqlalchemy import event, inspect
from sqlalchemy.orm import Session, UOWTransaction

from dealer_assist.record.log import OPEN
from dealer_assist.store.db.models import HandRow, Row
from dealer_assist.record import log
from dealer_assist.store.review.calls import Call
from dealer_assist.store.review.remarks import Remark
from dealer_assist.store.search.lines import derive

TOUCHED = "touched-hands"


@event.listens_for(Session, "after_flush")
def _flushed(session: Session, _context: UOWTransaction) -> None:
    # the hand itself, where it is here: the session lets go of what nobody holds, and would read it again
    touched: dict[int, HandRow | None] = session.info.setdefault(TOUCHED, {})
    for one in (*session.new, *session.dirty):
        if isinstance(one, Call | Remark) or isinstance(one, Row) and one.kind in log.NOTES:
            touched.setdefault(one.hand_id, None)
        elif isinstance(one, HandRow) and _searched_otherwise(one):
            touched[one.id] = one


def _searched_otherwise(hand: HandRow) -> bool:
    """Is it new, was it closed or opened again, or was a hand changed that is over?"""
    return hand.status != OPEN or inspect(hand).attrs.status.history.has_changes()


@event.listens_for(Session, "before_commit")
def _in_step(session: Session) -> None:
    if session.in_nested_transaction():
        return
    session.flush()
    touched = session.info.pop(TOUCHED, {})
    for number in sorted(touched):
        derive(session, number)
    session.flush()
    session.info.pop(TOUCHED, None)


@event.listens_for(Session, "after_rollback")
def _undone(session: Session) -> None:
    session.info.pop(TOUCHED, None)
