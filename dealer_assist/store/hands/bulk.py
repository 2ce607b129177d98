"""Many hands, a few hundred at a time: what goes through the whole record keeps none of it.

Rows come as values (`log.Sealed`), which are read several times as fast as objects of a session. What cannot
be read is told by its number and keeps nothing else from being read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session, selectinload

from dealer_assist.store.db.models import HandRow, Row
from dealer_assist.record.log import COLUMNS, Sealed

BATCH = 100
ROW = tuple(getattr(Row, name) for name in COLUMNS)


@dataclass(frozen=True, slots=True)
class Stored:
    """A hand and its rows, oldest first; or why they cannot be read."""

    number: int
    hand: HandRow | None = None
    rows: Sequence[Sealed] = ()
    error: str = ""


def each(session: Session, size: int = BATCH) -> Iterator[Stored]:
    """Every hand, oldest first.  Shape: a hand is let go of when the next batch is read."""
    last = 0
    while numbers := numbers_after(session, last, size):
        yield from read(session, numbers)
        session.expunge_all()
        last = numbers[-1]


def numbers_after(session: Session, last: int, size: int = BATCH) -> list[int]:
    """The next hands by number."""
    return list(session.scalars(select(HandRow.id).where(HandRow.id > last).order_by(HandRow.id).limit(size)))


def read(session: Session, numbers: Sequence[int]) -> list[Stored]:
    """These hands, in this order; where one cannot be read, they are read one by one."""
    try:
        # PostgreSQL refuses every further question of a transaction in which one has failed
        with session.begin_nested():
            return _together(session, numbers)
    except (SQLAlchemyError, ValueError) as wrong:
        if len(numbers) == 1:
            return [Stored(numbers[0], error=type(wrong).__name__)]
    return [stored for number in numbers for stored in read(session, [number])]


def _together(session: Session, numbers: Sequence[int]) -> list[Stored]:
    wanted = select(HandRow).where(HandRow.id.in_(numbers)).options(selectinload(HandRow.places))
    hands = {hand.id: hand for hand in session.scalars(wanted)}
    rows: dict[int, list[Sealed]] = {number: [] for number in numbers}
    logged = select(*ROW).where(Row.hand_id.in_(numbers)).order_by(Row.hand_id, Row.seq)
    for one in session.execute(logged):
        rows[one[0]].append(Sealed(*one))
    return [Stored(number, hands[number], rows[number]) for number in numbers]
