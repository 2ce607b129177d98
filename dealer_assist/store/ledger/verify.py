"""Does the ledger still say what it said, and does everything else say the same? Nothing is changed.

Checked are the chain itself, what every table's chips come to, the seats, and each hand against the rows of
its deal and its end: a hand that was taken out, slipped in, renumbered or given other names is found here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import ColumnElement, select, text, true
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from dealer_assist.record.log import OPEN
from dealer_assist.store.db.models import ROOM, Player, Seat, Table
from dealer_assist.record.check import UNREADABLE
from dealer_assist.errors import Refusal
from dealer_assist.store.ledger import chips, columns, courses
from dealer_assist.store.ledger.rows import LedgerRow, row_hash
from dealer_assist.store.ledger.signing import seen
from dealer_assist.store.ledger.sums import Read
from dealer_assist.store.ledger.verify_hands import hands, orphans, players
from dealer_assist.texts import say

BATCH = 1000
SEALS = ("ended", "noted", "recorded", "corrected")


def verify(session: Session, since: str | None = None, key: str | None = None) -> dict[str, Any]:
    """Check the ledger and what repeats it.

    Shape: `ledger` (its number of rows), `head`, `ok`, `differences` as `hands.verify` tells them; `since` is
    a head that was seen before, which must still be in the chain, and signed with the `key` of the room if it
    comes with a signature.  Errors: those of `signing.seen`.
    """
    head, signed = seen(since, key) if since is not None else (None, True)
    read = Read()
    _integrity(session, read)
    for row in _each(session, read):
        _chain(row, read)
        _take(row, read)
    # whoever writes the whole chain anew cannot bring back a head that left the room
    if head is not None and head not in read.heads:
        read.say(None, "since", head, None, say("ledgercheck.since"))
    if not signed:
        read.say(None, "signature", since, None, say("ledgercheck.signature"))
    for name, part in PARTS.items():
        _part(session, read, name, part)
    for what, recorded, now, message in columns.check(session, read.things):
        read.say(None, what, recorded, now, message)
    return {"ledger": read.rows, "head": read.head, "ok": not read.wrong, "differences": read.wrong}


def _integrity(session: Session, read: Read) -> None:
    """Is the file itself whole, and does every row refer to one that is there?"""
    if session.get_bind().dialect.name != "sqlite":
        return
    try:
        for (finding,) in session.execute(text("PRAGMA integrity_check(20)")):
            if finding != "ok":
                _damaged(read, str(finding))
        for table, number, parent, _ in session.execute(text("PRAGMA foreign_key_check")).all()[:20]:
            key = "orphan" if number is not None else "orphan-without-number"      # a table kept by its key
            read.say(None, "orphan", table, parent,
                     say(f"ledgercheck.{key}", row=number, table=table, parent=parent))
        for table, column, of, value in columns.neither(session):
            read.say(None, table, None, value,
                     say("ledgercheck.column", column=column, name=table, number=of))
    except SQLAlchemyError as wrong:        # a page that not even the check can go through
        _damaged(read, str(getattr(wrong, "orig", wrong)))


def _damaged(read: Read, why: str) -> None:
    read.say(None, "database", None, why, say("ledgercheck.database", why=why))


def _part(session: Session, read: Read, name: str, check: Callable[[Session, Read], None]) -> None:
    """One part of the check; where the rows cannot be read it is named, and the next one goes on."""
    try:
        with session.begin_nested():
            check(session, read)
    except (SQLAlchemyError, *UNREADABLE) as wrong:
        read.say(None, "unreadable", name, type(wrong).__name__,
                 say("ledgercheck.rows-unreadable", name=name))


def _each(session: Session, read: Read) -> Iterator[LedgerRow]:
    """Row by row; one that cannot be read is named, and the next one is read."""
    last = None
    while True:
        wanted = select(LedgerRow).where(_after(last)).order_by(LedgerRow.seq)
        try:
            rows = list(session.scalars(wanted.limit(BATCH)))
        except (SQLAlchemyError, ValueError):
            numbers = _numbers(session, last, read)
            rows = list(_one_by_one(session, numbers, read))
            if numbers:
                yield from rows
                session.expunge_all()
                last = numbers[-1]
                continue
        if not rows:
            return
        last = rows[-1].seq
        yield from rows
        session.expunge_all()


def _after(last: int | None) -> ColumnElement[bool]:
    """Behind this row; None for all: one may have been slipped in below the first."""
    return true() if last is None else LedgerRow.seq > last


def _numbers(session: Session, last: int | None, read: Read) -> list[int]:
    """Which rows come next; none where the file cannot even say that, which is named."""
    wanted = select(LedgerRow.seq).where(_after(last)).order_by(LedgerRow.seq).limit(BATCH)
    try:
        return list(session.scalars(wanted))
    except SQLAlchemyError as wrong:
        read.say(None, "unreadable", "ledger", type(wrong).__name__,
                 say("ledgercheck.rows-unreadable", name="ledger"))
        return []


def _one_by_one(session: Session, numbers: list[int], read: Read) -> Iterator[LedgerRow]:
    for number in numbers:
        try:
            yield session.scalars(select(LedgerRow).where(LedgerRow.seq == number)).one()
        except (SQLAlchemyError, ValueError):
            read.say(number, "unreadable", None, None, say("ledgercheck.row-unreadable", row=number))


def _chain(row: LedgerRow, read: Read) -> None:
    # no gap in the numbers: a row taken out, and the rest chained anew over it, is missed by its own
    if row.seq != read.rows:
        read.say(read.rows, "seq", row.seq, read.rows, say("ledgercheck.row-missing", row=read.rows))
    if row.previous != read.head:
        read.say(row.seq, "previous", row.previous, read.head,
                 say("ledgercheck.row-does-not-follow", row=row.seq))
    try:
        now = row_hash(row)
    except UNREADABLE:      # a column that is no text any more
        now = None
    if row.hash != now:
        read.say(row.seq, "hash", row.hash, now, say("ledgercheck.row-changed", row=row.seq))
    read.rows, read.head = row.seq + 1, row.hash
    read.heads.add(row.hash)


def _take(row: LedgerRow, read: Read) -> None:
    """Add the row to what the rows come to."""
    try:
        payload = row.content
        if row.balance is not None and row.table_id is not None:
            read.balances[row.table_id] = chips.read(row.balance)
        columns.take(payload, read.things)
        if row.kind == "event":
            read.things["event_act", (payload["event"], row.seq)] = {
                "event_id": payload["event"],
                "seq": row.seq,
            }
        if row.kind in courses.STEPS and not read.courses.take(row):
            read.say(row.seq, row.kind, payload["act"]["act"], None, say("ledgercheck.course", row=row.seq))
        _seats(row, payload, read)
        if row.kind == "opening" and row.table_id is not None:
            read.sealed |= {one[0]: (one[1], one[2], one[3]) for one in payload["hands"]}
            read.opened |= {one[0]: (one[1], one[2], one[3]) for one in payload.get("open", ())}
        if row.kind in ("opening", "table") and row.table_id is not None:
            read.settings[row.table_id] = {**payload["settings"], "kind": payload["kind"]}
        elif row.kind == "settings" and row.table_id is not None:
            read.settings.setdefault(row.table_id, {}).update(payload["to"])
        if row.hand_id is not None and row.kind == "dealt":
            read.dealt[row.hand_id] = payload | {"hash": row.hash}
        elif row.hand_id is not None and row.kind in SEALS:
            if row.kind == "ended" and payload["status"] == OPEN:
                # taken back: until it ends again its head may move
                read.sealed.pop(row.hand_id, None)
            else:
                read.sealed[row.hand_id] = (payload["number"], payload["seq"], payload["head"])
    except (*UNREADABLE, Refusal):
        read.say(row.seq, "unreadable", None, None, say("ledgercheck.row-unclear", row=row.seq))


def _seats(row: LedgerRow, payload: dict[str, Any], read: Read) -> None:
    if row.table_id is None:
        return
    names = read.seats.setdefault(row.table_id, {})
    if row.kind == "opening" and "seats" in payload:
        names |= {int(seat): _who(one) for seat, one in payload["seats"].items()}
    elif "seat" in payload and payload["to"] is None:
        names.pop(payload["seat"], None)
    elif "seat" in payload:
        names[payload["seat"]] = _who(payload["to"])


def _who(seat: dict[str, Any]) -> tuple[str | None, bool]:
    return seat["player"], seat["present"]


def _tables(session: Session, read: Read) -> None:
    """Settings, seats and stacks are what the ledger adds up to; and nothing is lost in between."""
    there = {table.id: table for table in session.scalars(select(Table))}
    for number in sorted(read.settings.keys() - there.keys()):
        read.say(None, "table", number, None, say("ledgercheck.table-gone", table=number))
    for number, table in there.items():
        for name, value in read.settings.get(number, {}).items():
            if getattr(table, name) != value:
                read.say(None, "settings", value, getattr(table, name),
                         say("ledgercheck.table-setting", name=name, table=number))
        if number not in read.settings:
            read.say(None, "table", None, number, say("ledgercheck.table-untold", table=number))
        if table.kind == ROOM:
            _stacks(session, number, read)


def _stacks(session: Session, table: int, read: Read) -> None:
    names, now = read.seats.get(table, {}), read.balances.get(table, chips.Balance())
    rows = session.execute(select(Seat.number, Seat.stack, Player.name, Seat.present).outerjoin(
        Player, Player.id == Seat.player_id).where(Seat.table_id == table))
    seats_there = {number: (stack, name, present) for number, stack, name, present in rows}
    nobody = None, None, None
    for seat in sorted({*seats_there, *now.seats}):
        stated = now.seats.get(seat), *names.get(seat, (None, None))
        if seats_there.get(seat, nobody) != stated:
            read.say(None, "seat", list(stated), list(seats_there.get(seat, nobody)),
                     say("ledgercheck.seat", seat=seat, table=table))
    if now.out != now.came_in:
        read.say(None, "chips", now.came_in, now.out,
                 say("ledgercheck.chips", table=table, **{"out": now.out, "in": now.came_in}))


PARTS = {"venue_table": _tables, "hand": hands, "hand_seat": players, "log": orphans}
