"""Dealers whom a push sends on leave the tablet: at once between hands, else when the hand they deal is over.

The rota says who is expected at a table; the tablet greets that dealer, who signs in with the PIN. A dealer
who came after the push, as a stand-in, stays. Sessions that change something are those of
`database.writing()`.
"""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.record.log import OPEN
from dealer_assist.session import rota
from dealer_assist.session.rota import Rota
from dealer_assist.store.db.models import HandRow
from dealer_assist.store.ledger import courses
from dealer_assist.store.ledger.courses import DEALERS, CourseRow
from dealer_assist.store.live import feed
from dealer_assist.store.live.feed import News
from dealer_assist.store.people import leaving
from dealer_assist.store.people.models import DEALER, SignIn

NEWS = "room"


def stands(session: Session) -> tuple[Rota, CourseRow | None]:
    """The rota, and its newest act."""
    course = courses.stands(session, DEALERS)
    return (rota.read(course.after) if course else Rota()), course


def expected(session: Session, table: int) -> str | None:
    """The dealer whom the rota has at a table; None for nobody, or a table in no string."""
    turn = rota.turn_at(stands(session)[0], table)
    return turn.dealer if turn else None


def follow(session: Session, before: Rota, after: Rota) -> None:
    """The rota has changed: who is sent on leaves the tablet, where no hand is being played."""
    for table in {table for string in after.strings for table in string.tables}:
        was, turn = rota.turn_at(before, table), rota.turn_at(after, table)
        changed = turn is not None and (was is None or was.dealer != turn.dealer)
        if changed and not _playing(session, table):
            _sign_out(session, after, table, signed_in(session, table))


def after_hand(session: Session, table: int) -> None:
    """A hand is over: who was pushed on while it was played leaves now."""
    there = signed_in(session, table)
    if not there:
        return
    now_rota, _ = stands(session)
    string = next((one for one in now_rota.strings if table in one.tables), None)
    if string is not None and string.pushed is not None:
        pushed = string.pushed
        _sign_out(session, now_rota, table,
                  [one for one in there if courses.milliseconds(one.began) < pushed])


def signed_in(session: Session, table: int) -> list[SignIn]:
    """The dealers who are signed in at the tablets of a table."""
    there = session.scalars(select(SignIn).where(
        SignIn.table_id == table, SignIn.tablet_id.is_not(None), SignIn.ended.is_(None)))
    return [one for one in there if one.account.role == DEALER]


def _sign_out(session: Session, now_rota: Rota, table: int, there: list[SignIn]) -> None:
    """Who is expected stays, and whoever the rota leaves alone at a table where it expects nobody."""
    turn = rota.turn_at(now_rota, table)
    awaited = turn.dealer if turn else None
    elsewhere = {dealer for string in now_rota.strings for dealer in string.dealers} - {awaited}
    gone = [one for one in there
            if one.account.name != awaited and (awaited or one.account.name in elsewhere)]
    for one in gone:
        leaving.end(session, SignIn.id == one.id)
    if gone:
        feed.note(session, News(table, kind=NEWS))


def _playing(session: Session, table: int) -> bool:
    wanted = select(HandRow.id).where(HandRow.table_id == table, HandRow.status == OPEN)
    return session.scalar(wanted.limit(1)) is not None
