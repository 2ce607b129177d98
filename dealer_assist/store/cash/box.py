"""What the house takes at a table: time, charged with one tap, and the box of each dealer's down.

Rake and drop come by the house rules with every hand, time by the terms of the game; all of it is the rake of
the table's balance. A box is counted beside what has come to that since the last one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from dealer_assist.engine.showdown.split import by_seat
from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.record.log import OPEN
from dealer_assist.rules.bounds import MOST_CHIPS
from dealer_assist.session.cash.charge import Charged, charged
from dealer_assist.session.cash.game import TimeCharge
from dealer_assist.session.times import MINUTE
from dealer_assist.store.cash import lists
from dealer_assist.store.db.models import Table
from dealer_assist.store.hands.write import latest_hand
from dealer_assist.store.ledger import chips, courses, rows as ledger
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.store.people import sign_ins
from dealer_assist.store.tables.settings import room_table

BOX = "box"


class TimeDue(NamedTuple):
    """What a table's next charge comes to, and when it is due; `last` is the row of the newest one."""

    charge: Charged
    time: TimeCharge
    at: int | None
    last: LedgerRow | None


class Box(NamedTuple):
    """What must be in a table's box: `should` of which `time`, since the row that counted the last one."""

    should: int
    time: int
    since: str | None
    dealer: str | None


def due(session: Session, table: Table) -> TimeDue | None:
    """The next time charge of a table; None where no game charges any."""
    playing = lists.game_at(session, table.id)
    if playing is None or not playing[1].time.amount:
        return None
    time, hand = playing[1].time, latest_hand(session, table.id)
    stacks = {seat.number: seat.stack for seat in table.seats}
    coming = charged(time, stacks, by_seat(stacks, hand.button or 0 if hand else 0), table.chip)
    last = _newest(session, chips.TIME, table.id)
    # a charge that was given back is due at once
    whole = last is not None and "back" not in last.content
    at = courses.milliseconds(last.at) + time.minutes * MINUTE if last and whole else None
    return TimeDue(coming, time, at, last)


def charge(session: Session, number: int, after: int | None = None) -> LedgerRow:
    """Take the time from the seats that have it.

    Shape: `after` is the row of the charge that whoever says it saw last, 0 for none.
    Errors: NotFound, `hand-open` (the chips are in play), `no-time-charge`, `nobody-pays`, `not-the-newest`.
    """
    table = _between_hands(session, number)
    now = due(session, table)
    if now is None:
        raise NotNow("no-time-charge")
    if after not in (None, now.last.seq if now.last else 0):
        raise NotNow("not-the-newest", field="after")
    if not now.charge.pays:
        raise NotNow("nobody-pays")
    payload = {"amount": now.time.amount, "per": now.time.per, "minutes": now.time.minutes,
            "owes": {str(seat): owed for seat, owed in now.charge.owes.items()}}
    taken = {seat: -paid for seat, paid in now.charge.pays.items()}
    return chips.shift(session, number, taken, payload, kind=chips.TIME, rake=now.charge.comes_to)


def give_back(session: Session, number: int, of: int) -> LedgerRow:
    """Take the newest charge back: whoever paid has the chips again.

    Errors: `hand-open`, `not-the-newest`, `not-taken-back` where one who paid has gone or its box is counted.
    """
    table = _between_hands(session, number)
    last, counted = _newest(session, chips.TIME, number), _newest(session, BOX, number)
    if last is None or last.seq != of or "back" in last.content:
        raise NotNow("not-the-newest", field="of")
    paid = {int(seat): -moved for seat, moved in last.content["stacks"].items()}
    if counted is not None and counted.seq > of or not paid.keys() <= {seat.number for seat in table.seats}:
        raise NotNow("not-taken-back", field="of")
    return chips.shift(session, number, paid, {"back": of, "owes": {}}, kind=chips.TIME,
                       rake=-sum(paid.values()))


def box(session: Session, table: int) -> Box:
    """What the box at a table must hold now."""
    last = _newest(session, BOX, table)
    upto, seq = (last.content["upto"], last.seq) if last else (0, -1)
    charges = session.scalars(courses.newest(chips.TIME, table).where(LedgerRow.seq > seq))
    time = -sum(moved for row in charges for moved in row.content["stacks"].values())
    return Box(chips.balance(session, table).rake - upto, time, last.at if last else None,
               _dealer(session, table))


def count(session: Session, number: int, counted: int, dealer: str | None = None) -> LedgerRow:
    """Keep what was counted in the box of a down; the next one begins empty.

    Shape: `dealer` whose down it was, else whoever is signed in at the table. The row names the difference.
    Errors: NotFound, `bad-number`.
    """
    if not 0 <= counted <= MOST_CHIPS:
        raise Unreadable("bad-number.chips", word=str(counted)[:20], field="counted")
    room_table(session, number)
    now = box(session, number)
    payload: dict[str, Any] = {
        "counted": counted, "should": now.should, "time": now.time, "difference": counted - now.should,
        "dealer": dealer or now.dealer, "since": now.since, "upto": chips.balance(session, number).rake}
    return ledger.add(session, BOX, payload, table=number)


def boxes(session: Session, table: int, most: int = 20) -> list[dict[str, Any]]:
    """The boxes that were counted at a table, the newest first."""
    return [row.content | {"at": row.at, "who": row.who, "table": table}
            for row in session.scalars(courses.newest(BOX, table).limit(most))]


def _between_hands(session: Session, number: int) -> Table:
    table = room_table(session, number)
    last = latest_hand(session, number)
    if last is not None and last.status == OPEN:
        raise NotNow("hand-open.these-chips", number=last.number)
    return table


def _newest(session: Session, kind: str, table: int) -> LedgerRow | None:
    return session.scalar(courses.newest(kind, table).limit(1))


def _dealer(session: Session, table: int) -> str | None:
    there = {one.id for one in sign_ins.tablets(session) if one.table_id == table}
    return next((name for tablet, name in sign_ins.dealers_now(session).items() if tablet in there), None)
