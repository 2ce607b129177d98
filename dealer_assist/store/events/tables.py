"""Which table of the room plays which event."""

from __future__ import annotations

from sqlalchemy import ColumnElement, exists, or_, select
from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow
from dealer_assist.store.db.models import Seat, Table
from dealer_assist.store.events.models import Event, EventTable
from dealer_assist.store.ledger.rows import LedgerRow


def open_tables(session: Session, event: int) -> list[EventTable]:
    """The tables that play an event now, in order."""
    return list(session.scalars(select(EventTable).where(
        EventTable.event_id == event, EventTable.until.is_(None)).order_by(EventTable.number)))


def playing_at(session: Session, table: int) -> EventTable | None:
    """The event that a table of the room plays, None for a table of its own."""
    return session.scalar(select(EventTable).where(
        EventTable.table_id == table, EventTable.until.is_(None)))


def played_for(session: Session, hand: int) -> Event | None:
    """The event that a hand of the room was dealt in, by the row of its deal; None for a table of its own."""
    return session.scalar(
        select(Event).join(EventTable, EventTable.event_id == Event.id)
        .join(LedgerRow, LedgerRow.table_id == EventTable.table_id)
        .where(LedgerRow.hand_id == hand, EventTable.since < LedgerRow.seq,
               or_(EventTable.until.is_(None), EventTable.until > LedgerRow.seq))
        .order_by(LedgerRow.seq).limit(1))


def refuse_by_hand(session: Session, table: int) -> None:
    """Seats of an event are changed at its desk alone.  Errors: `event-seat`."""
    if playing_at(session, table) is not None:
        raise NotNow("event-seat", field="seat")


def closed() -> ColumnElement[bool]:
    """Of a table of the room: events were played at it, none is now, and nobody sits there."""
    here = EventTable.table_id == Table.id
    return (exists().where(here) & ~exists().where(here, EventTable.until.is_(None))
            & ~exists().where(Seat.table_id == Table.id))


def free(session: Session) -> list[Table]:
    """The tables that the next event takes, by their place in the room."""
    return list(session.scalars(select(Table).where(closed()).order_by(Table.id)))


def passed_on(session: Session, event: int, number: int) -> Event | None:
    """The event that took a table since another let it go, also where it is over there again."""
    one = session.get(EventTable, (event, number))
    if one is None or one.until is None:
        return None
    return session.scalar(select(Event).join(EventTable, EventTable.event_id == Event.id).where(
        EventTable.table_id == one.table_id, EventTable.since >= one.until, EventTable.event_id != event)
        .order_by(EventTable.since.desc()).limit(1))
