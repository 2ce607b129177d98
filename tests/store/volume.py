"""Many hands, quickly: copies of one that was played, each with a sealed log and its rows in the ledger."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from dealer_assist.session.chain import BEGINNING
from dealer_assist.store.db.models import Base, HandRow, Place, Row
from dealer_assist.record import log
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.ledger import chips, rows as ledger
from dealer_assist.store.ledger.rows import LedgerRow

Columns = dict[str, Any]


def copies(session: Session, number: int, count: int) -> list[int]:
    """Copy hand `number`, the newest of its table, until it has `count` more hands; the ids of the copies."""
    hand = session.get_one(HandRow, number)
    rows, places = [_columns(row) for row in rows_of(session, number)], [_columns(one) for one in hand.places]
    dealt, ended = _told_of(session, number)
    numbers = list(range(number + 1, number + count + 1))
    made: dict[type[Base], list[Columns]] = {HandRow: [], Row: [], Place: [], LedgerRow: []}
    seq, seal = ledger.head(session)
    for nth, one in enumerate(numbers, hand.number + 1):
        told = _told(dealt, {"number": nth}, hand_id=one, seq=seq + 1, previous=seal)
        sealed = _sealed(rows, one, {"number": nth, "ledger": told["hash"]})
        # a copy begins with the same stacks, so at the table nothing moves
        end = {"number": nth, "seq": sealed[-1]["seq"], "head": sealed[-1]["hash"], "stacks": {}}
        over = _told(ended, end, hand_id=one, seq=seq + 2, previous=told["hash"])
        seq, seal = over["seq"], over["hash"]
        made[HandRow].append(
            _columns(hand) | {"id": one, "number": nth, "start_key": None, "head": end["head"]})
        made[Row] += sealed
        made[Place] += [place | {"hand_id": one} for place in places]
        made[LedgerRow] += [told, over]
    for table, values in made.items():
        if values:
            session.execute(insert(table), values)
    return numbers


def _columns(one: Base) -> Columns:
    return {column.key: getattr(one, column.key) for column in one.__table__.columns}


def _told_of(session: Session, number: int) -> list[Columns]:
    """The two rows of the ledger that a hand without anything special has, at the time of the second."""
    told = [_columns(row) for row in session.scalars(
        select(LedgerRow).where(LedgerRow.hand_id == number).order_by(LedgerRow.seq))]
    assert [row["kind"] for row in told] == ["dealt", chips.ENDED]
    return [row | {"at": told[-1]["at"]} for row in told]


def _told(row: Columns, says: Columns, **place: Any) -> Columns:
    told = row | place | {"payload": log.canonical({**json.loads(row["payload"]), **says})}
    return told | {"hash": ledger.row_hash(SimpleNamespace(**told))}  # type: ignore[arg-type]


def _sealed(rows: list[Columns], number: int, first: Columns) -> list[Columns]:
    before, values = BEGINNING, []
    for row in rows:
        payload = row["payload"]
        if row["kind"] == log.START:
            payload = log.canonical({**json.loads(payload), **first})
        copy = row | {"hand_id": number, "previous": before, "key": None, "payload": payload}
        before = log.row_hash(SimpleNamespace(**copy))  # type: ignore[arg-type]
        values.append(copy | {"hash": before})
    return values
