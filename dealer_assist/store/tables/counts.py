"""Chips counted at a break, against what the record says; where it could have gone wrong; and put right.

What is expected are the stacks of the seats: every hand settles to them. A count that was right, or that was
settled, is where the next search for a mistake begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import JSON, ForeignKey, String, func, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.floor.audit import off
from dealer_assist.record.log import OPEN, By
from dealer_assist.rules.chips import added_up, colours_from
from dealer_assist.store.db.models import Base, Table
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands import write
from dealer_assist.store.hands.documents import find_table, room_tables
from dealer_assist.store.hands.incidents import short
from dealer_assist.store.db import utc
from dealer_assist.store.events import standing
from dealer_assist.store.events.tables import playing_at
from dealer_assist.store.ledger import chips, columns, rows as ledger
from dealer_assist.store.live import feed
from dealer_assist.store.live.feed import News
from dealer_assist.store.tables import sentinel
from dealer_assist.store.tables.sentinel import COUNTED, KIND

Stacks = Mapping[int, int]
Colours = Mapping[int, Mapping[int, int]]
"""How many chips of each value lie in front of a seat."""


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
    `total`, `field`, `open` (a hand is being played), `chips` the values that are counted by colour, `last`:
    the newest count of the table or None.  Errors: NotFound.
    """
    here = find_table(session, table)
    hand = write.latest_hand(session, table)
    newest = _newest(session, table)
    return {
        "table": table, "name": here.name, "open": hand is not None and hand.status == OPEN,
        "seats": [
            {"seat": seat.number, "player": seat.player.name if seat.player else None, "stack": seat.stack}
            for seat in here.seats],
        "carried": chips.balance(session, table).middle,
        "total": sum(seat.stack for seat in here.seats) + chips.balance(session, table).middle,
        "field": field(session), "chips": _values(session, here),
        "last": document(session, newest) if newest else None,
    }


def field(session: Session) -> int:
    """All chips of the room, by the record."""
    tables = session.scalars(room_tables()).all()
    middle = sum(chips.balance(session, table.id).middle for table in tables)
    return middle + sum(seat.stack for table in tables for seat in table.seats)


def _values(session: Session, table: Table) -> list[int]:
    """The chips in play at a table: those of its event that are not raced off yet; else from its own on."""
    one, most = playing_at(session, table.id), max((seat.stack for seat in table.seats), default=0)
    if one is None:
        return colours_from(table.chip, most)
    state = standing.state_of(session, standing.find(session, one.event_id))
    chips_left = [chip for chip in state.structure.chips if chip > state.coloured_up]
    return [chip for chip in chips_left if chip <= most] or chips_left[:1]


def count(session: Session, table: int, counted: Stacks, by: By, colours: Colours | None = None) -> Count:
    """Keep what was counted; seats whose chips were counted by colour need no sum beside them.

    Errors: NotFound, `hand-open`, `not-all-seats`, `wrong-sum` where colours come to another sum.
    """
    here = write.lock_table(session, table)
    sums = {seat: added_up(pile) for seat, pile in (colours or {}).items()}
    if wrong := next((seat for seat, chips in sums.items() if counted.get(seat, chips) != chips), None):
        raise Unreadable("wrong-sum.colours", seat=wrong, chips=sums[wrong], counted=counted[wrong],
                         field=f"colours.{wrong}")
    counted = {**counted, **sums}
    hand = write.latest_hand(session, table)
    if hand is not None and hand.status == OPEN:
        raise NotNow("hand-open.count", number=hand.number)
    stacks = {seat.number: seat.stack for seat in here.seats}
    if missing := sorted(seat for seat in stacks if seat not in counted):
        raise Unreadable("not-all-seats", seat=missing[0], field=f"counted.{missing[0]}")
    if strange := sorted(set(counted) - set(stacks)):
        raise Unreadable("not-all-seats.nobody", seat=strange[0], field=f"counted.{strange[0]}")
    new = Count(table_id=table, after=hand.number if hand else 0, expected=_words(stacks),
                 counted=_words(counted), who=by.who, device=by.device, made=utc.now(), moved=False)
    session.add(new)
    session.flush()
    piles = {str(seat): {str(chip): n for chip, n in pile.items() if n}
             for seat, pile in (colours or {}).items()}
    ledger.add(session, KIND, {"count": new.id, "did": COUNTED, **({"colours": piles} if piles else {}),
                               **columns.tell(new)}, table=table, by=by)
    feed.note(session, News(table, kind="count"))
    return new


def settle(session: Session, table: int, number: int, move: bool, reason: str, by: By) -> Count:
    """Settle a count that is off: with `move` the stacks are set to what was counted, else they are left.

    Errors: NotFound, `count-settled`, `no-reason`, `no-name`, `hand-open`, `count-old`.
    """
    here = write.lock_table(session, table)
    settled = find(session, table, number)
    if settled.settled or settled.expected == settled.counted:
        raise NotNow("count-settled")
    if not by.who:
        raise NotNow("no-name.this", field="who")
    settled.reason = short(reason, "reason")
    if not settled.reason:
        raise Unreadable("no-reason", field="reason")
    settled.settled, settled.settled_by, settled.moved = utc.now(), by.who, move
    session.flush()
    payload = {"count": settled.id, "why": settled.reason, **columns.tell(settled)}
    if move:
        _move(session, here, settled, payload)
    else:
        ledger.add(session, KIND, {"did": "settled", **payload}, table=table, by=by)
    feed.note(session, News(table, kind="count"))
    return settled


def _move(session: Session, table: Table, settled: Count, payload: Mapping[str, Any]) -> None:
    hand = write.latest_hand(session, table.id)
    if hand is not None and hand.status == OPEN:
        raise NotNow("hand-open.set-stacks", number=hand.number)
    # hands were played since: set now, the stacks would be those of before them
    if _words({seat.number: seat.stack for seat in table.seats}) != settled.expected:
        raise NotNow("count-old")
    chips.set_all(session, table, _numbers(settled.counted), payload)


def find(session: Session, table: int, number: int) -> Count:
    """The count.  Errors: NotFound, also where it is of another table."""
    here = session.get(Count, number)
    if here is None or here.table_id != table:
        raise NotFound("count", number)
    return here


def document(session: Session, chip_count: Count) -> dict[str, Any]:
    """A count.

    Shape: its columns, `off` by seat (counted minus expected), `total` of both, `state` (right, off,
    settled), the `suspects`: hands with `hand`, `number`, `rank` (0 the best), `why`; and `colours`, how many
    chips of each value were counted, by seat, where they were counted so.
    """
    wrong = off(_numbers(chip_count.expected), _numbers(chip_count.counted))
    state = "right" if not wrong else "settled" if chip_count.settled else "off"
    return {
        "id": chip_count.id,
        "table": chip_count.table_id,
        "after": chip_count.after,
        "expected": chip_count.expected,
        "counted": chip_count.counted,
        "off": _words(wrong),
        "who": chip_count.who,
        "device": chip_count.device,
        "made": chip_count.made,
        "total": {"expected": sum(chip_count.expected.values()), "counted": sum(chip_count.counted.values())},
        "state": state,
        "settled": chip_count.settled,
        "settled_by": chip_count.settled_by,
        "reason": chip_count.reason,
        "moved": chip_count.moved,
        "since": _since(session, chip_count),
        "suspects": list(
            sentinel.guilty(
                session,
                chip_count.table_id,
                chip_count.id,
                wrong,
                _since(session, chip_count),
                chip_count.after,
            )
        )
        if wrong
        else [],
        "colours": _colours_of(session, chip_count),
    }


def _since(session: Session, chip_count: Count) -> int:
    """The number of the hand after which the chips were last known to be right."""
    before = session.scalars(
        select(Count)
        .where(Count.table_id == chip_count.table_id, Count.id < chip_count.id)
        .order_by(Count.id.desc())
    )
    # left as they were, a count explains nothing: the search goes on behind it
    good = (one.after for one in before if one.expected == one.counted or one.moved)
    return next(good, 0)


def newest(session: Session, table: int) -> dict[str, Any] | None:
    """The newest count of a table without its suspects, None where nobody has counted."""
    last = _newest(session, table)
    if last is None:
        return None
    right = last.expected == last.counted
    return {"counted": last.counted, "colours": _colours_of(session, last),
            "state": "right" if right else "settled" if last.settled else "off"}


def _colours_of(session: Session, chip_count: Count) -> dict[str, dict[str, int]]:
    row = sentinel.count_row(session, chip_count.table_id, chip_count.id)
    piles: dict[str, dict[str, int]] = row.content.get("colours", {}) if row else {}
    return piles


def _newest(session: Session, table: int) -> Count | None:
    number = session.scalar(select(func.max(Count.id)).where(Count.table_id == table))
    return session.get(Count, number) if number else None


def _words(stacks: Stacks) -> dict[str, int]:
    return {str(seat): stack for seat, stack in sorted(stacks.items())}


def _numbers(stacks: Mapping[str, int]) -> dict[int, int]:
    return {int(seat): stack for seat, stack in stacks.items()}
