"""What an event is worked out of, as values: rows of the ledger, and hands as their columns have them.

Objects of a session take longer to read, and a server that starts over an event reads them all.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, or_, select
from sqlalchemy.orm import Session

from dealer_assist.record import log
from dealer_assist.rules.bounds import MOST_ID
from dealer_assist.store.db.models import HandRow, Place, Row
from dealer_assist.store.events.models import EventAct, EventTable
from dealer_assist.store.ledger import chips
from dealer_assist.store.ledger.rows import LedgerRow

COUNTS = (chips.COUNTED, chips.REALLY, chips.TOPPED_UP)
TOGETHER = 500
PLAY = ("dealt", chips.ENDED, chips.CORRECTED, *COUNTS)


class RowValues(NamedTuple):
    """A row of the ledger, as far as an event asks for it."""

    seq: int
    hash: str
    kind: str
    table_id: int | None
    hand_id: int | None
    payload: str
    at: str

    @property
    def content(self) -> dict[str, Any]:
        """What happened."""
        read: dict[str, Any] = json.loads(self.payload)
        return read


class HandValues(NamedTuple):
    """A hand as its columns have it."""

    id: int
    table_id: int
    game: str
    button: int | None
    positions: dict[str, Any]
    winners: list[int]
    setup: str
    status: str


class PlaceValues(NamedTuple):
    """Who was dealt into a hand, and the stack after it, None while it is open."""

    seat: int
    name: str
    after: int | None


class Hands(NamedTuple):
    """Hands by number, their places, and those that have a note of something that happened in them.

    Shape: `played` become those whose columns do not say enough, and which are played again.
    """

    by_number: dict[int, HandValues]
    places: dict[int, list[PlaceValues]]
    noted: set[int]
    played: set[int]


def rows_of(session: Session, event: int, after: int = -1) -> list[RowValues]:
    """The rows of the ledger that are about an event, oldest first."""
    acts = select(EventAct.seq).where(EventAct.event_id == event)
    there: dict[int, list[EventTable]] = {}
    for one in session.scalars(select(EventTable).where(EventTable.event_id == event)):
        there.setdefault(one.table_id, []).append(one)
    # one condition for all the tables, and their own times afterwards: a condition a table is slow to plan
    times = [one for known in there.values() for one in known]
    first = min((one.since for one in times), default=0)
    last = max((MOST_ID if one.until is None else one.until for one in times), default=0)
    played = and_(LedgerRow.table_id.in_(there), LedgerRow.seq > first, LedgerRow.seq < last,
                  LedgerRow.kind.in_(PLAY))
    wanted = _columns(LedgerRow, RowValues).where(LedgerRow.seq > after, or_(LedgerRow.seq.in_(acts), played))
    rows = (RowValues(*row) for row in session.execute(wanted.order_by(LedgerRow.seq)))
    return [row for row in rows
            if row.table_id is None or any(_while_there(row, one) for one in there[row.table_id])]


def sealed(session: Session, numbers: Sequence[int]) -> Iterator[Any]:
    """These rows of the ledger, with all that their hashes are made of."""
    for some in (numbers[n:n + TOGETHER] for n in range(0, len(numbers), TOGETHER)):
        yield from session.execute(select(*LedgerRow.__table__.columns).where(LedgerRow.seq.in_(some)))


def _columns(table: type, values: Any) -> Select[Any]:
    return select(*(getattr(table, name) for name in values._fields))


def _while_there(row: RowValues, one: EventTable) -> bool:
    """Did its table of the room play the event then?"""
    return one.since < row.seq and (one.until is None or row.seq < one.until)


def hands_of(session: Session, rows: Iterable[RowValues]) -> Hands:
    """The hands of these rows, read together."""
    wanted = sorted({row.hand_id for row in rows if row.hand_id is not None})
    hands = Hands({}, {}, set(), set())
    for some in (wanted[n:n + TOGETHER] for n in range(0, len(wanted), TOGETHER)):
        for one in session.execute(_columns(HandRow, HandValues).where(HandRow.id.in_(some))):
            hands.by_number[one.id] = HandValues(*one)
        seats = select(Place.hand_id, Place.seat, Place.name, Place.after).where(Place.hand_id.in_(some))
        for hand, seat, name, after in session.execute(seats.order_by(Place.hand_id, Place.seat)):
            hands.places.setdefault(hand, []).append(PlaceValues(seat, name or "", after))
        hands.noted.update(session.scalars(
            select(Row.hand_id).where(Row.hand_id.in_(some), Row.kind == log.EVENT)))
    return hands


def logs_of(session: Session, hands: Sequence[int]) -> list[tuple[Any, ...]]:
    """Whole logs of hands, in their order."""
    rows: list[tuple[Any, ...]] = []
    for some in (hands[n:n + TOGETHER] for n in range(0, len(hands), TOGETHER)):
        wanted = select(Row.hand_id, Row.seq, Row.kind, Row.payload, Row.outcome).where(Row.hand_id.in_(some))
        rows += [tuple(row) for row in session.execute(wanted.order_by(Row.hand_id, Row.seq))]
    return rows
