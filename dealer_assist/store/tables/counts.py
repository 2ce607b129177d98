"""Chips counted at a break, against what the record says; where it could have gone wrong; and put right.

What is expected are the stacks of the seats: every hand settles to them. A count that was right, or that was
settled, is where the next search for a mistake begins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import JSON, ForeignKey, String, func, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from dealer_assist.errors import NotNow, Refusal, Unreadable
from dealer_assist.floor.audit import Facts, facts_of, off, suspects
from dealer_assist.record.log import OPEN, OVER
from dealer_assist.store.db.models import Base, Hand, Table
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands import write
from dealer_assist.record import log, replay
from dealer_assist.store.hands.documents import find_table, room_tables
from dealer_assist.store.hands.irregular import short
from dealer_assist.record.log import By
from dealer_assist.store.db import utc
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.ledger import chips, columns, rows as ledger
from dealer_assist.store.live import feed
from dealer_assist.store.live.feed import News

KIND = "count"          # the ledger's word for a count; chips that it moves are a row of their own
MOST_HANDS = 60         # how far back a mistake is looked for
Stacks = Mapping[int, int]


class Count(Base):
    """One count. `after` is the number of the last hand then; `expected` and `counted` are by seat.

    `settled`: when the stacks were set to the count, or were left as they were (`moved` false), and why.
    """

    __tablename__ = "chip_count"
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"), index=True)
    after: Mapped[int]
    expected: Mapped[dict[str, int]] = mapped_column(JSON)
    counted: Mapped[dict[str, int]] = mapped_column(JSON)
    who: Mapped[str | None] = mapped_column(String(80))
    device: Mapped[str | None] = mapped_column(String(80))
    made: Mapped[str] = mapped_column(String(32))
    settled: Mapped[str | None] = mapped_column(String(32))
    settled_by: Mapped[str | None] = mapped_column(String(80))
    reason: Mapped[str | None] = mapped_column(String(300))
    moved: Mapped[bool]


def expected(session: Session, table: int) -> dict[str, Any]:
    """What every seat should have in front, its player, and the sums of the table and of the room.

    Shape: `seats` with `seat`, `player`, `stack`; `carried` in the middle (ruling R58), which the sums count;
    `total`, `field`, `open` (a hand is being played), `last`:
    the newest count of the table or None.  Errors: NotFound.
    """
    found = find_table(session, table)
    hand = write.latest_hand(session, table)
    newest = _newest(session, table)
    return {
        "table": table, "name": found.name, "open": hand is not None and hand.status == OPEN,
        "seats": [
            {"seat": seat.number, "player": seat.player.name if seat.player else None, "stack": seat.stack}
            for seat in found.seats],
        "carried": chips.balance(session, table).middle,
        "total": sum(seat.stack for seat in found.seats) + chips.balance(session, table).middle,
        "field": field(session),
        "last": document(session, newest) if newest else None,
    }


def field(session: Session) -> int:
    """All chips of the room, by the record."""
    tables = session.scalars(room_tables()).all()
    middle = sum(chips.balance(session, table.id).middle for table in tables)
    return middle + sum(seat.stack for table in tables for seat in table.seats)


def count(session: Session, table: int, counted: Stacks, by: By) -> Count:
    """Keep what was counted.  Errors: NotFound, `hand-open`, `not-all-seats`."""
    found = write.lock_table(session, table)
    hand = write.latest_hand(session, table)
    if hand is not None and hand.status == OPEN:
        raise NotNow("hand-open.count", number=hand.number)
    stacks = {seat.number: seat.stack for seat in found.seats}
    if missing := sorted(seat for seat in stacks if seat not in counted):
        raise Unreadable("not-all-seats", seat=missing[0], field=f"counted.{missing[0]}")
    if strange := sorted(set(counted) - set(stacks)):
        raise Unreadable("not-all-seats.nobody", seat=strange[0], field=f"counted.{strange[0]}")
    made = Count(table_id=table, after=hand.number if hand else 0, expected=_words(stacks),
                 counted=_words(counted), who=by.who, device=by.device, made=utc.now(), moved=False)
    session.add(made)
    session.flush()
    ledger.add(session, KIND, {"count": made.id, "did": "counted", **columns.tell(made)}, table=table, by=by)
    feed.note(session, News(table, kind="count"))
    return made


def settle(session: Session, table: int, number: int, move: bool, reason: str, by: By) -> Count:
    """Settle a count that is off: with `move` the stacks are set to what was counted, else they are left.

    Errors: NotFound, `count-settled`, `no-reason`, `no-name`, `hand-open`, `count-old`.
    """
    found = write.lock_table(session, table)
    made = find(session, table, number)
    if made.settled or made.expected == made.counted:
        raise NotNow("count-settled")
    if not by.who:
        raise NotNow("no-name.this", field="who")
    made.reason = short(reason, "reason")
    if not made.reason:
        raise Unreadable("no-reason", field="reason")
    made.settled, made.settled_by, made.moved = utc.now(), by.who, move
    session.flush()
    said = {"count": made.id, "why": made.reason, **columns.tell(made)}
    if move:
        _move(session, found, made, said)
    else:
        ledger.add(session, KIND, {"did": "settled", **said}, table=table, by=by)
    feed.note(session, News(table, kind="count"))
    return made


def _move(session: Session, table: Table, made: Count, said: Mapping[str, Any]) -> None:
    hand = write.latest_hand(session, table.id)
    if hand is not None and hand.status == OPEN:
        raise NotNow("hand-open.set-stacks", number=hand.number)
    if _words({seat.number: seat.stack for seat in table.seats}) != made.expected:
        raise NotNow("count-old")
    chips.set_all(session, table, _numbers(made.counted), said)


def find(session: Session, table: int, number: int) -> Count:
    """The count.  Errors: NotFound, also where it is of another table."""
    found = session.get(Count, number)
    if found is None or found.table_id != table:
        raise NotFound("count", number)
    return found


def document(session: Session, made: Count) -> dict[str, Any]:
    """A count.

    Shape: its columns, `off` by seat (counted minus expected), `total` of both, `state` (right, off, settled)
    and the `suspects`: hands with `hand`, `number`, `rank` (0 the best), `why`.
    """
    wrong = off(_numbers(made.expected), _numbers(made.counted))
    state = "right" if not wrong else "settled" if made.settled else "off"
    return {
        "id": made.id, "table": made.table_id, "after": made.after, "expected": made.expected,
        "counted": made.counted, "off": _words(wrong), "who": made.who, "device": made.device,
        "made": made.made,
        "total": {"expected": sum(made.expected.values()), "counted": sum(made.counted.values())},
        "state": state, "settled": made.settled, "settled_by": made.settled_by, "reason": made.reason,
        "moved": made.moved, "since": _since(session, made),
        "suspects": list(_suspects(session, made, wrong)) if wrong else [],
    }


def _suspects(session: Session, made: Count, wrong: Stacks) -> Iterator[dict[str, Any]]:
    looked = {hand.id: hand for hand in session.scalars(
        select(Hand).where(Hand.table_id == made.table_id, Hand.number > _since(session, made),
                           Hand.number <= made.after, Hand.status == OVER)
        .order_by(Hand.number.desc()).limit(MOST_HANDS))}
    for one in suspects(wrong, [facts for hand in looked.values() if (facts := _facts(session, hand))]):
        hand = looked[one.hand]
        yield {"hand": one.hand, "number": hand.number, "game": hand.game, "rank": one.rank, "why": one.why}


def _facts(session: Session, hand: Hand) -> Facts | None:
    rows = rows_of(session, hand.id)
    try:
        return facts_of(hand.id, replay.played(hand, rows, log.courses(rows)[-1].path))
    except Refusal:     # of an older version, whose rules this one reads otherwise
        return None


def _since(session: Session, made: Count) -> int:
    """The number of the hand after which the chips were last known to be right."""
    before = session.scalars(
        select(Count).where(Count.table_id == made.table_id, Count.id < made.id).order_by(Count.id.desc()))
    good = (one.after for one in before if one.expected == one.counted or one.moved)
    return next(good, 0)


def _newest(session: Session, table: int) -> Count | None:
    number = session.scalar(select(func.max(Count.id)).where(Count.table_id == table))
    return session.get(Count, number) if number else None


def _words(stacks: Stacks) -> dict[str, int]:
    return {str(seat): stack for seat, stack in sorted(stacks.items())}


def _numbers(stacks: Mapping[str, int]) -> dict[int, int]:
    return {int(seat): stack for seat, stack in stacks.items()}
