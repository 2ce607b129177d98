"""Many hands, quickly: copies of one that was played, each with a sealed log and its rows in the ledger."""

from __future__ import annotations

import json

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from dealer_assist.session.chain import BEGINNING
from dealer_assist.store.db.models import Base, HandRow, Place, Row
from dealer_assist.record import log
from dealer_assist.record.log import By
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.ledger import chips, rows as ledger
from dealer_assist.store.ledger.rows import LedgerRow


def copies(session: Session, number: int, count: int) -> list[int]:
    """Copy hand `number` until its table has `count` more hands; the ids of the copies."""
    hand = session.get_one(HandRow, number)
    rows, places = rows_of(session, number), list(hand.places)
    dealt = json.loads(session.scalars(select(LedgerRow.payload).where(
        LedgerRow.hand_id == number, LedgerRow.kind == "dealt")).one())
    numbers = list(range(number + 1, number + count + 1))
    for one in numbers:
        nth = hand.number + one - number
        told = ledger.add(session, "dealt", {**dealt, "number": nth}, table=hand.table_id, hand=one, by=By())
        sealed = _sealed(rows, one, {"number": nth, "ledger": told.hash})
        session.execute(insert(HandRow), _columns(hand) | {
            "id": one, "number": nth, "start_key": None, "head": sealed[-1]["hash"]})
        session.execute(insert(Row), sealed)
        session.execute(insert(Place), [_columns(place) | {"hand_id": one} for place in places])
        # a copy begins with the same stacks, so at the table nothing moves
        end = {"number": nth, "seq": sealed[-1]["seq"], "head": sealed[-1]["hash"], "status": hand.status}
        chips.shift(session, hand.table_id, {}, end, kind=chips.ENDED, hand=one, by=By())
    return numbers


def _columns(one: Base) -> dict[str, object]:
    return {column.key: getattr(one, column.key) for column in one.__table__.columns}


def _sealed(rows: list[Row], number: int, first: dict[str, object]) -> list[dict[str, object]]:
    before, values = BEGINNING, []
    for row in rows:
        payload = {**log.payload(row), **first} if row.kind == log.START else log.payload(row)
        copy = Row(**_columns(row) | {"hand_id": number, "previous": before, "key": None, "hash": "",
                                      "payload": log.canonical(payload)})
        copy.hash = before = log.row_hash(copy)
        values.append(_columns(copy))
    return values
