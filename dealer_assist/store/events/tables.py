"""Which table of the room plays which event."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.store.events.models import EventTable


def open_tables(session: Session, event: int) -> list[EventTable]:
    """The tables that play an event now, in order."""
    return list(session.scalars(select(EventTable).where(
        EventTable.event_id == event, EventTable.until.is_(None)).order_by(EventTable.number)))


def playing_at(session: Session, table: int) -> EventTable | None:
    """The event that a table of the room plays, None for a table of its own."""
    return session.scalar(select(EventTable).where(
        EventTable.table_id == table, EventTable.until.is_(None)))
