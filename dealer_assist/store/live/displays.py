"""Public displays: what a screen on the wall, or a player's phone, may see of a table, and how late.

A display knows a table by a link nobody can guess. It shows what lies open on the felt, as it was some
seconds ago; the pot only where pot-limit makes it public, a hole card only once it was tabled. What is not
to be seen is not sent.
"""

from __future__ import annotations

from datetime import timedelta
from secrets import token_urlsafe
from typing import Any

from flask import current_app
from sqlalchemy import ForeignKey, String, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from dealer_assist.rules.amounts import STAKES
from dealer_assist.errors import Unreadable
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.record.log import OPEN
from dealer_assist.store.cash.documents import room_document
from dealer_assist.store.db.models import Base, HandRow, Row
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.events.models import Event, EventTable
from dealer_assist.store.hands import documents
from dealer_assist.store.ledger import columns, rows as ledger
from dealer_assist.store.live.lateness import Entered, Lateness, Place
from dealer_assist.store.db import utc
from dealer_assist.store.db.utc import moment

ONE_HAND = -1       # as a delay: the hand before the one that is being dealt
DELAYS = (0, 30, 60, 300, ONE_HAND)     # seconds, or a hand
MOST = 400          # entries that a table makes within the longest delay
# what lies open on the felt; everything else of a hand stays where it is
OPEN_KEYS = (
    "game", "game_name", "betting", "button", "board", "run", "runouts", "community", "dice", "layout",
    "rows", "gone", "street", "over", "number", "names", "betting_over", "to_act", "status",
)
OPEN_SEAT = ("seat", "stack", "bet", "folded", "all_in", "acts", "button", "small", "big", "up", "shown",
             "mucked", "draws", "last")


class Display(Base):
    """A link: to one table, or to the room's list of tables (no table). `delay` in seconds, or ONE_HAND."""

    __tablename__ = "display"
    id: Mapped[int] = mapped_column(primary_key=True)
    token: Mapped[str] = mapped_column(String(40), unique=True)
    table_id: Mapped[int | None] = mapped_column(ForeignKey("venue_table.id"))
    delay: Mapped[int]
    made: Mapped[str] = mapped_column(String(32))
    made_by: Mapped[str | None] = mapped_column(String(80))
    revoked: Mapped[str | None] = mapped_column(String(32))


class NoDisplay(NotFound):
    """The link never was, or was taken back."""

    def __init__(self) -> None:
        Unreadable.__init__(self, "no-display")


def add(session: Session, table: int | None, delay: int, who: str | None) -> Display:
    """A new link.  Errors: NotFound for the table, `bad-delay`."""
    if table is not None:
        documents.find_table(session, table)
    if delay not in DELAYS or table is None and delay == ONE_HAND:
        raise Unreadable("bad-delay", field="delay")
    display = Display(token=token_urlsafe(16), table_id=table, delay=delay, made=utc.now(), made_by=who)
    session.add(display)
    session.flush()
    ledger.add(session, "display", {"display": display.id, "delay": delay, "did": "made",
                                   **columns.tell(display)}, table=table)
    return display


def revoke(session: Session, number: int) -> None:
    """Take a link back; who has it sees nothing from now on.  Errors: NoDisplay."""
    display = session.get(Display, number)
    if display is None:
        raise NoDisplay
    display.revoked = display.revoked or utc.now()
    ledger.add(session, "display", {"display": number, "did": "revoked", **columns.tell(display)},
               table=display.table_id)


def find(session: Session, token: str) -> Display:
    """The display of a link that counts.  Errors: NoDisplay."""
    display = session.scalar(select(Display).where(Display.token == token, Display.revoked.is_(None)))
    if display is None:
        raise NoDisplay
    return display


def of_table(session: Session, table: int | None) -> list[Display]:
    """The links that count, of one table or of the room, oldest first."""
    return list(session.scalars(select(Display).where(
        Display.table_id.is_(None) if table is None else Display.table_id == table,
        Display.revoked.is_(None)).order_by(Display.id)))


def shown(session: Session, display: Display) -> dict[str, Any]:
    """What the display shows now.

    Shape: `table`, `delay`, and `hand` (None before the first one is old enough): seats, board, who acts, the
    pot where it is public, awards once the hand is over. For the room: `tables`.
    """
    if display.table_id is None:
        return {"delay": display.delay, "tables": _room(session)}
    table = documents.find_table(session, display.table_id)
    place = _moment(session, table.id, display)
    hand = None if place is None else open_hand(documents.hand_document(session, *place))
    return {"delay": display.delay, "table": {"id": table.id, "name": table.name}, "hand": hand}


def _moment(session: Session, table: int, display: Display) -> Place | None:
    """Which hand, and after which entry of it."""
    if display.delay == ONE_HAND:
        last = session.execute(
            select(HandRow.id, HandRow.seq).where(HandRow.table_id == table, HandRow.status != OPEN)
            .order_by(HandRow.number.desc()).limit(2)).all()
        newest = session.scalar(
            select(HandRow.status).where(HandRow.table_id == table).order_by(HandRow.number.desc()).limit(1))
        # until the next hand is dealt, the newest can still be taken back: it is the one before that shows
        place = 0 if newest == OPEN else 1
        return (last[place].id, last[place].seq) if len(last) > place else None
    now = moment()
    entered, lateness = _entered(session, table, 1), _lateness()
    if not entered or display.delay == 0:
        return entered[0].place if entered else None
    if lateness.doubts(display.id, entered[0], utc.stamp(now)):
        return lateness.ripe(display.id, display.delay, _entered(session, table, MOST))
    old = _entered(session, table, 1, utc.stamp(now - timedelta(seconds=display.delay)))
    return lateness.showing(display.id, old[0].place) if old else None


def _entered(session: Session, table: int, most: int, until: str | None = None) -> list[Entered]:
    """The last entries of a table, the newest first; of those that were made `until` then."""
    wanted = select(Row.hand_id, Row.seq, Row.at).join(HandRow, HandRow.id == Row.hand_id).where(
        HandRow.table_id == table).order_by(HandRow.number.desc(), Row.seq.desc()).limit(most)
    rows = session.execute(wanted if until is None else wanted.where(Row.at <= until))
    return [Entered((row.hand_id, row.seq), row.at) for row in rows]


def _lateness() -> Lateness:
    lateness: Lateness = current_app.extensions.setdefault("lateness", Lateness())
    return lateness


def open_hand(document: dict[str, Any]) -> dict[str, Any]:
    """What lies open of a hand's document."""
    shown = {key: document[key] for key in OPEN_KEYS if key in document}
    over = bool(document["over"])
    if over or STRUCTURES[document["betting"]].pot_counts:
        shown["pot"], shown["pots"] = document["pot"], document["pots"]
    if over:
        shown["awards"] = document.get("awards", {})
    if "corrected" in document:
        shown["corrected"] = [one["told"] for one in document["corrected"]["transfers"]]
    shown["waiting_for"] = {key: document["waiting_for"][key] for key in ("kind", "optional", "seat")}
    shown["seats"] = [_open_seat(seat) for seat in document["seats"]]
    shown["stakes"] = {key: document["setup"].get(key) for key in STAKES}
    return shown


def _open_seat(seat: dict[str, Any]) -> dict[str, Any]:
    shown = {key: seat[key] for key in OPEN_SEAT if key in seat}
    shown["down"] = seat["down"] if seat["shown"] else ["??"] * len(seat["down"])
    return shown


def _room(session: Session) -> list[dict[str, Any]]:
    """Every table: its game and stakes, how many sit there; `open` seats where a cash game says how many.

    Shape: the tables of an event behind each other, with its name in `event` and their `number` there; the
    others after them.
    """
    events = {table: (number, name) for table, number, name in session.execute(
        select(EventTable.table_id, EventTable.number, Event.name)
        .join(Event, Event.id == EventTable.event_id).where(EventTable.until.is_(None)))}
    tables = sorted(session.scalars(documents.room_tables()), key=lambda table: (
        table.id not in events, events.get(table.id, (0, ""))[::-1], table.id))
    of_games = (table for game in room_document(session) for table in game["tables"])
    seats = {table["table"]: len(table["open"]) for table in of_games}
    return [{
        "name": table.name, "game": table.game, "blinds": table.blinds, "ante": table.ante,
        "small_bet": table.small_bet, "big_bet": table.big_bet,
        "players": sum(1 for seat in table.seats if seat.stack and seat.present),
        "open": seats.get(table.id),
        **({"event": events[table.id][1], "number": events[table.id][0]} if table.id in events else {}),
    } for table in tables]
