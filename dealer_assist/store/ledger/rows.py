"""The ledger's chain: rows are added, sealed each with the one before, and never changed or removed.

One chain for the whole room, so that one hash stands for everything that ever happened in it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from sqlalchemy import Index, String, Text, select, text
from sqlalchemy.orm import Mapped, Session, mapped_column

from dealer_assist.session.chain import BEGINNING
from dealer_assist.store.db.models import Base
from dealer_assist.record import log
from dealer_assist.record.log import By
from dealer_assist.store.db import utc

LOCK = 7_236_512        # PostgreSQL's name for the turn to write the next row
BY = "by"               # where a session keeps who writes in it
MARK = "once"           # where a payload has the mark of the form that it was kept for


class LedgerRow(Base):
    """One thing that happened: `kind`, at which table, in which hand, and what it said.

    `payload` and `balance` are canonical JSON as they were hashed. `balance` is what the table's chips come
    to after it, None for a row that is about no chips: `seats`, `middle` (a carried pot), `rake`, `came_in`.
    """

    __tablename__ = "ledger"
    __table_args__ = (Index("ix_ledger_table_id", "table_id", "seq"),
                      Index("ix_ledger_table_kind", "table_id", "kind", "seq"))
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    table_id: Mapped[int | None]
    hand_id: Mapped[int | None] = mapped_column(index=True)
    payload: Mapped[str] = mapped_column(Text)
    balance: Mapped[str | None] = mapped_column(Text)
    who: Mapped[str | None] = mapped_column(String(80))
    device: Mapped[str | None] = mapped_column(String(80))
    at: Mapped[str] = mapped_column(String(32))
    previous: Mapped[str] = mapped_column(String(64))
    hash: Mapped[str] = mapped_column(String(64))

    @property
    def content(self) -> dict[str, Any]:
        """What happened."""
        read: dict[str, Any] = json.loads(self.payload)
        return read


def row_hash(row: LedgerRow) -> str:
    """SHA-256, in hexadecimal, over everything that the row says and the hash before it."""
    content = [row.seq, row.kind, row.table_id, row.hand_id, row.payload, row.balance, row.who, row.device]
    return sha256(log.canonical([row.previous, *content, row.at]).encode()).hexdigest()


def head(session: Session) -> tuple[int, str]:
    """Number and hash of the newest row; -1 and zeros before the first."""
    newest = session.execute(
        select(LedgerRow.seq, LedgerRow.hash).order_by(LedgerRow.seq.desc()).limit(1)).first()
    return (newest.seq, newest.hash) if newest else (-1, BEGINNING)


def add(
    session: Session, kind: str, payload: Mapping[str, Any], *, table: int | None = None,
    hand: int | None = None, balance: Mapping[str, Any] | None = None, by: By | None = None,
) -> LedgerRow:
    """Add the next row.  Shape: without `by` it is whoever the session's transaction is of."""
    by = by or writer(session)
    seq, previous = _turn(session)
    row = _next(seq, previous, kind, table, hand, _marked(session, payload), balance, by)
    session.add(row)
    session.flush()
    return row


def add_all(
    session: Session, kind: str, payloads: Mapping[int, Mapping[str, Any]], *, table: int, by: By,
) -> None:
    """Add a row for each hand of `payloads`, in this order."""
    seq, previous = _turn(session)
    for hand, one in payloads.items():
        row = _next(seq, previous, kind, table, hand, one, None, by)
        seq, previous = row.seq, row.hash
        session.add(row)
    session.flush()


def _marked(session: Session, payload: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a row says, with the mark of the form that the session's transaction is for."""
    posted = writer(session).posted
    if posted is None:
        return payload
    posted.kept = True
    return {**payload, MARK: posted.mark}


def _turn(session: Session) -> tuple[int, str]:
    """The head, with the turn to follow it until the transaction ends."""
    # two rows that follow one head would be two chains
    if session.get_bind().dialect.name == "postgresql":      # SQLite has one writer anyway
        session.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    return head(session)


def _next(
    seq: int, previous: str, kind: str, table: int | None, hand: int | None, payload: Mapping[str, Any],
    balance: Mapping[str, Any] | None, by: By,
) -> LedgerRow:
    row = LedgerRow(
        seq=seq + 1, kind=kind, table_id=table, hand_id=hand, payload=log.canonical(payload),
        balance=None if balance is None else log.canonical(balance), who=by.who, device=by.device,
        at=utc.now(), previous=previous)
    row.hash = row_hash(row)
    return row


def writer(session: Session) -> By:
    """Who this session writes for."""
    by: By = session.info.get(BY) or By()
    return by
