"""Where tables stand in the room: a row and a place in it, as whoever walks there counts them.

No two tables stand at one place: who is put where another stands changes places with it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ForeignKey, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from dealer_assist.errors import Unreadable
from dealer_assist.store.db.models import Base
from dealer_assist.store.hands import documents
from dealer_assist.store.ledger import columns, rows as ledger
from dealer_assist.store.live.feed import News, note

MOST = 40       # rows, and places in one
PLACED = "place"    # the ledger's word for a table that was put somewhere


class TablePlace(Base):
    """A table that has a place: `down` is the row, `across` the place in it, both from 1."""

    __tablename__ = "table_place"
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"), primary_key=True)
    down: Mapped[int]
    across: Mapped[int]


class RoomPlace(NamedTuple):
    """A place in the room."""

    down: int
    across: int


def put(session: Session, table: int, spot: RoomPlace) -> None:
    """Put a table somewhere; the one that stands there gets the place it leaves, or none.

    Errors: NotFound, `bad-place`.
    """
    for field, number in spot._asdict().items():
        if not 1 <= number <= MOST:
            raise Unreadable("bad-place", most=MOST, field=field)
    mine, other = _at(session, table), _standing_at(session, spot)
    was = RoomPlace(mine.down, mine.across) if mine else None
    if was == spot:
        return
    if other is not None and was is not None:
        _set(session, other, was)
    elif other is not None:
        take_away(session, other.table_id)
    _set(session, mine or TablePlace(table_id=table), spot)


def take_away(session: Session, table: int) -> None:
    """A table has no place any more.  Errors: NotFound."""
    place = _at(session, table)
    if place is not None:
        session.delete(place)
        session.flush()
        _seal(session, table, None, columns.tell(gone=(place,)))


def document(session: Session, table: int) -> dict[str, Any]:
    """Where a table stands: `table`, `down` and `across`, None without a place.  Errors: NotFound."""
    place = _at(session, table)
    return {"table": table, "down": place and place.down, "across": place and place.across}


def _at(session: Session, table: int) -> TablePlace | None:
    documents.find_table(session, table)
    return session.get(TablePlace, table)


def _standing_at(session: Session, spot: RoomPlace) -> TablePlace | None:
    return session.scalar(select(TablePlace).where(
        TablePlace.down == spot.down, TablePlace.across == spot.across).limit(1))


def _set(session: Session, place: TablePlace, spot: RoomPlace) -> None:
    place.down, place.across = spot
    session.add(place)
    session.flush()
    _seal(session, place.table_id, spot, columns.tell(place))


def _seal(session: Session, table: int, spot: RoomPlace | None, row_columns: dict[str, Any]) -> None:
    payload = {"name": documents.find_table(session, table).name, "place": spot and spot._asdict()}
    ledger.add(session, PLACED, {**payload, **row_columns}, table=table)
    note(session, News(table, kind="table"))
