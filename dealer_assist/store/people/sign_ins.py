"""Who is signed in where: sign-ins, the tablets at the tables, the change of dealers, and what was refused.

Sessions that change something are those of `database.writing()`.
"""

from __future__ import annotations

import secrets
from datetime import timedelta

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from dealer_assist.record.log import canonical
from dealer_assist.store.db.models import HandRow, Table
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.db import utc
from dealer_assist.store.hands.documents import find_table
from dealer_assist.store.hands.write import latest_hand
from dealer_assist.store.ledger import columns, rows as ledger
from dealer_assist.store.people import leaving
from dealer_assist.store.people.accounts import digest
from dealer_assist.store.people.models import DIRECTOR, FLOOR, Account, Denied, Room, SignIn, Tablet
from dealer_assist.texts import Message, kept

# a dealer stays until they leave or the next one comes, a viewer's screen hangs on a wall
HOURS = {DIRECTOR: 12, FLOOR: 12}     # from the sign-in
IDLE_HOURS = {DIRECTOR: 2, FLOOR: 2}  # since the last page
SAME_MINUTES = 1
MOST_LISTED = 200


def begin(session: Session, account: Account, tablet: Tablet | None = None) -> str:
    """Sign somebody in and answer the token of it; at a tablet, who was signed in there leaves with that.

    The sign-in at a tablet keeps where its table's hand stood: that is the record of the change of dealer.
    """
    token, now = secrets.token_urlsafe(24), utc.now()
    sign_in = SignIn(digest=digest(token), account_id=account.id, began=now, seen=now)
    if tablet is not None:
        leave_tablet(session, tablet.id)
        hand = latest_hand(session, tablet.table_id)
        sign_in.tablet_id, sign_in.table_id = tablet.id, tablet.table_id
        sign_in.hand_id, sign_in.seq = (hand.id, hand.seq) if hand else (None, None)
    session.add(sign_in)
    if tablet is not None:
        leaving.came(session, sign_in)
    return token


def find(session: Session, token: str) -> SignIn | None:
    """The sign-in of this token, while it counts: not ended, too old or idle too long, its person active."""
    sign_in = session.scalar(select(SignIn).where(SignIn.digest == digest(token), SignIn.ended.is_(None)))
    if sign_in is None or not sign_in.account.active:
        return None
    role = sign_in.account.role
    # both: a script that asks every minute would keep a stolen sign-in for ever
    late = older(sign_in.began, hours=HOURS.get(role)) or older(sign_in.seen, hours=IDLE_HOURS.get(role))
    return None if late else sign_in


def touch(session: Session, number: int) -> None:
    """It was used just now."""
    session.execute(update(SignIn).where(SignIn.id == number).values(seen=utc.now()))


def end(session: Session, number: int) -> None:
    """Signed out."""
    leaving.end(session, SignIn.id == number)


def leave_tablet(session: Session, tablet: int) -> None:
    """Nobody is signed in at this tablet any more."""
    leaving.end(session, SignIn.tablet_id == tablet)


def older(moment: str, *, hours: float | None = None, minutes: float | None = None) -> bool:
    """Is this time further back than that? Never, where no bound is given."""
    if hours is None and not minutes:
        return False
    return moment < utc.stamp(utc.moment() - timedelta(hours=hours or 0, minutes=minutes or 0))


# -- tablets -------------------------------------------------------------------------------------------


def pair(session: Session, table: int, name: str, by: str | None) -> str:
    """A tablet that belongs to a table; answers its token.  Errors: NotFound."""
    find_table(session, table)
    token = secrets.token_urlsafe(32)
    tablet = Tablet(
        digest=digest(token), name=name, table_id=table, paired_by=by, paired=utc.now(), revoked=None)
    session.add(tablet)
    session.flush()
    ledger.add(session, "tablet", {"name": name, "did": "paired", **columns.tell(tablet)}, table=table)
    return token


def find_tablet(session: Session, token: str) -> Tablet | None:
    """The tablet of this token, unless it was revoked."""
    return session.scalar(select(Tablet).where(Tablet.digest == digest(token), Tablet.revoked.is_(None)))


def tablet(session: Session, number: int) -> Tablet | None:
    """The tablet of this number, unless it was revoked."""
    return session.scalar(select(Tablet).where(Tablet.id == number, Tablet.revoked.is_(None)))


def tablets(session: Session) -> list[Tablet]:
    """Those that count, by table."""
    return list(session.scalars(
        select(Tablet).where(Tablet.revoked.is_(None)).order_by(Tablet.table_id, Tablet.id)))


def revoke(session: Session, number: int) -> Tablet:
    """This tablet is any browser again; who deals there is signed out.  Errors: NotFound."""
    tablet = session.get(Tablet, number)
    if tablet is None:
        raise NotFound("tablet", number)
    leave_tablet(session, number)
    tablet.revoked = tablet.revoked or utc.now()
    ledger.add(session, "tablet", {"name": tablet.name, "did": "revoked", **columns.tell(tablet)},
               table=tablet.table_id)
    return tablet


def dealers_now(session: Session) -> dict[int, str]:
    """Who is signed in at each tablet, by the tablet's number."""
    open_ones = session.scalars(select(SignIn).where(SignIn.tablet_id.is_not(None), SignIn.ended.is_(None)))
    return {one.tablet_id: one.account.name for one in open_ones if one.tablet_id is not None}


def changes(session: Session) -> list[tuple[SignIn, str, int | None]]:
    """Who dealt where, newest first: the sign-in, its table's name, the number of the hand that was on."""
    rows = session.execute(
        select(SignIn, Table.name, HandRow.number).join(Table, Table.id == SignIn.table_id)
        .outerjoin(HandRow, HandRow.id == SignIn.hand_id).order_by(SignIn.began.desc()).limit(MOST_LISTED))
    return [(one, table, number) for one, table, number in rows]


# -- the room, and what was refused ----------------------------------------------------------------------


def lock_minutes(session: Session) -> int:
    """After how many minutes without an entry a tablet asks for the PIN again; 0 for never."""
    return session.scalar(select(Room.lock_minutes).where(Room.id == 1)) or 0


def set_lock(session: Session, minutes: int) -> None:
    """Change that."""
    was, room = lock_minutes(session), session.merge(Room(id=1, lock_minutes=minutes))
    session.flush()
    ledger.add(session, "room", {"from": {"lock_minutes": was}, "to": {"lock_minutes": minutes},
                                 **columns.tell(room)})


def deny(session: Session, who: str | None, role: str, method: str, path: str, why: Message) -> None:
    """Keep that this was refused; the same again within a minute is counted, not written again."""
    key, figures = kept.document_of(why)
    path, written = path[:200], canonical(figures)
    same = session.scalar(select(Denied).where(
        Denied.who == who if who else Denied.who.is_(None), Denied.method == method, Denied.path == path,
        Denied.key == key, Denied.figures == written).order_by(Denied.id.desc()).limit(1))
    # a machine that tries every PIN fills a count, and not the disk
    if same is not None and not older(same.at, minutes=SAME_MINUTES):
        same.times, same.at = same.times + 1, utc.now()
        return
    session.add(Denied(
        at=utc.now(), who=who, role=role, method=method, path=path, key=key, figures=written, times=1))


def denied(session: Session) -> list[Denied]:
    """What was refused, newest first."""
    newest = select(Denied).order_by(Denied.at.desc(), Denied.id.desc())
    return list(session.scalars(newest.limit(MOST_LISTED)))

