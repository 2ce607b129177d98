"""Lists that go on from act to act: each act is a row of the ledger, with what the lists are after it.

So the newest row is all that need be read, however long the room has run; and a check does every act again
(`session` says what each comes to) and compares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow
from dealer_assist.session import rota
from dealer_assist.session.cash import acts, game
from dealer_assist.store.db import utc
from dealer_assist.store.ledger import rows as ledger
from dealer_assist.store.ledger.rows import LedgerRow

CASH, DEALERS, UNDO = "cash", "dealers", "undo"
Document = dict[str, Any]


class CourseRow(NamedTuple):
    """How lists stand: number and act of the newest row about them, who did it when, what it came to."""

    seq: int
    act: Document
    at: int
    who: str | None
    after: Document


def _cash(before: Document | None, act: Mapping[str, Any], at: int) -> Document:
    return game.document(acts.after(game.read(before) if before else None, act, at))


def _rota(before: Document | None, act: Mapping[str, Any], at: int) -> Document:
    return rota.document(rota.after(rota.read(before) if before else rota.Rota(), act, at))


STEPS: Mapping[str, Callable[[Document | None, Mapping[str, Any], int], Document]] = {
    CASH: _cash, DEALERS: _rota}
# what lies before the first act: the tables of a cash game open with it, and it stays
NOTHING: Mapping[str, Document] = {DEALERS: rota.document(rota.Rota())}


def of_row(row: LedgerRow) -> CourseRow:
    """What a row says of its lists."""
    payload = row.content
    return CourseRow(row.seq, payload["act"], payload["at"], row.who, payload["after"])


def newest(kind: str, table: int | None) -> Select[LedgerRow]:
    """The rows of these lists, the newest first."""
    at = LedgerRow.table_id.is_(None) if table is None else LedgerRow.table_id == table
    return select(LedgerRow).where(LedgerRow.kind == kind, at).order_by(LedgerRow.seq.desc())


def stands(session: Session, kind: str, table: int | None = None) -> CourseRow | None:
    """How the lists stand; None before the first act."""
    row = session.scalar(newest(kind, table).limit(1))
    return None if row is None else of_row(row)


def do(session: Session, kind: str, act: Mapping[str, Any], table: int | None = None) -> CourseRow:
    """Do an act and seal it.  Errors: those of the lists."""
    before, at = stands(session, kind, table), now()
    after = STEPS[kind](before.after if before else None, act, at)
    return _sealed(session, kind, act, at, after, table)


def undo(session: Session, kind: str, of: int, fixed: tuple[str, ...], table: int | None = None) -> CourseRow:
    """Take the newest act back; taken back itself, it is done again.

    Shape: `of` is the row that was seen as the newest; acts of `fixed` words moved more than these lists.
    Errors: `not-the-newest`, `not-taken-back`.
    """
    last = list(session.scalars(newest(kind, table).limit(2)))
    if not last or last[0].seq != of:
        raise NotNow("not-the-newest", field="of")
    act = of_row(last[0]).act
    before = of_row(last[1]).after if len(last) > 1 else NOTHING.get(kind)
    if before is None or act["act"] in fixed:
        raise NotNow("not-taken-back", field="of")
    return _sealed(session, kind, {"act": UNDO, "of": of}, now(), before, table)


def now() -> int:
    """The time in milliseconds since 1970."""
    return milliseconds(utc.now())


def milliseconds(at: str) -> int:
    """The same of a time as rows have it."""
    return int(datetime.fromisoformat(at).timestamp() * 1000)


class CourseCheck:
    """Every act of the rows, done again as they are read."""

    def __init__(self) -> None:
        self._last: dict[tuple[str, int | None], list[Document | None]] = {}

    def take(self, row: LedgerRow) -> bool:
        """Does the row say what its act comes to?  Errors: Refusal, KeyError and such where it cannot."""
        read, name = of_row(row), (row.kind, row.table_id)
        earlier, before = self._last.get(name, [None, None])
        if read.act["act"] == UNDO:
            after = earlier or NOTHING.get(row.kind)
        else:
            after = STEPS[row.kind](before, read.act, read.at)
        self._last[name] = [before, read.after]
        return after == read.after


def _sealed(session: Session, kind: str, act: Mapping[str, Any], at: int, after: Document,
            table: int | None) -> CourseRow:
    row = ledger.add(session, kind, {"act": dict(act), "at": at, "after": after}, table=table)
    return of_row(row)
