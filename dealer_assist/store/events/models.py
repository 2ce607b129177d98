"""What is stored of events beside their acts: a name, the seed of the draws, which table is whose.

The acts are rows of the ledger; `EventAct` only lists them. Seats follow from the acts (`seats`).
"""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from dealer_assist.store.db.models import Base


class Event(Base):
    """An event. `seed` stays here until the event is over; its hash is in the first act."""

    __tablename__ = "event"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    festival: Mapped[str | None] = mapped_column(String(80))
    seed: Mapped[str] = mapped_column(String(64))
    opened: Mapped[str] = mapped_column(String(32))
    archived: Mapped[bool] = mapped_column(default=False)


class EventAct(Base):
    """A row of the ledger that is an act of an event."""

    __tablename__ = "event_act"
    event_id: Mapped[int] = mapped_column(ForeignKey("event.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)


class EventTable(Base):
    """A table of the room that plays an event as its table `number`, from one row of the ledger to another.

    `until` is None while it does; `level` is the one that the table was set to, 0 for none.
    """

    __tablename__ = "event_table"
    __table_args__ = (Index("ix_event_table_table_id", "table_id"),)
    event_id: Mapped[int] = mapped_column(ForeignKey("event.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"))
    since: Mapped[int]
    until: Mapped[int | None]
    level: Mapped[int] = mapped_column(default=0)
