"""Chips of a table: every one of them came in, went out or moved by a row of the ledger.

Seats and stacks are what the rows add up to; nothing else writes them. The sum holds after every row:
stacks + what lies in the middle + rake = what came in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow
from dealer_assist.store.db.models import Player, Seat, Table
from dealer_assist.record.log import By
from dealer_assist.store.ledger import rows
from dealer_assist.store.ledger.rows import LedgerRow

SEATED, LEFT, TOPPED_UP, REALLY, PRESENCE, NAMED = "seated", "left", "top-up", "really", "presence", "named"
COUNTED, CORRECTED, ENDED, AWARDED = "counted", "corrected", "ended", "awarded"
MOVED, TIME = "moved", "time"
FLOOR = "floor"         # in a row of a count: the floor's, or the director's
SOLD = "sold"           # in a row of chips that a dealer gave out alone: how many


@dataclass(frozen=True, slots=True)
class Balance:
    """A table's chips: by seat, in the middle (a carried pot), raked; and what came in less what left."""

    seats: Mapping[int, int] = field(default_factory=dict)
    middle: int = 0
    rake: int = 0
    came_in: int = 0

    @property
    def out(self) -> int:
        """What lies somewhere."""
        return sum(self.seats.values()) + self.middle + self.rake

    def document(self) -> dict[str, Any]:
        """As a row keeps it."""
        seats = {str(seat): stack for seat, stack in sorted(self.seats.items())}
        return {"seats": seats, "middle": self.middle, "rake": self.rake, "came_in": self.came_in}


def read(text: str) -> Balance:
    """A balance as a row kept it."""
    document = json.loads(text)
    return Balance(
        {int(seat): stack for seat, stack in document["seats"].items()},
        document["middle"],
        document["rake"],
        document["came_in"],
    )


def balance(session: Session, table: int) -> Balance:
    """What the newest row about the table's chips says they come to."""
    newest = session.scalar(
        select(LedgerRow.balance).where(LedgerRow.table_id == table, LedgerRow.balance.is_not(None))
        .order_by(LedgerRow.seq.desc()).limit(1))
    return read(newest) if newest else Balance()


def counted(session: Session, table: int) -> int:
    """By how much a table's dealers changed its stacks by counts, in hands and between them, all together.

    Since the floor last counted the table, or said what one of its stacks is: whoever gets up and sits down
    again, takes a name or a top-up between two counts begins no new sum.
    """
    about = select(LedgerRow.kind, LedgerRow.payload).where(
        LedgerRow.table_id == table, LedgerRow.kind.in_((REALLY, COUNTED)))
    change = 0
    for kind, text in session.execute(about.order_by(LedgerRow.seq.desc())):
        payload = json.loads(text)
        if kind == COUNTED or payload.keys() & {"asked", FLOOR}:
            break
        change += payload["to"]["stack"] - payload["from"]["stack"]
    return change


def sold(session: Session, table: int) -> int:
    """What a table's dealers gave out alone, to whomever, since the floor counted it or said yes there.

    Each buy-in stays within the limit, and falls by what is entered of hands; only the sum has a bound.
    """
    about = select(LedgerRow.kind, LedgerRow.payload).where(
        LedgerRow.table_id == table, LedgerRow.kind.in_((REALLY, COUNTED, SEATED, TOPPED_UP)))
    together = 0
    for kind, text in session.execute(about.order_by(LedgerRow.seq.desc())):
        payload = json.loads(text)
        if kind == COUNTED or payload.keys() & {"asked", FLOOR}:
            break
        together += payload.get(SOLD, 0)
    return together


def check(session: Session, table: Table) -> Balance:
    """Count the table against the ledger.  Errors: `chips-off`, which stops the next deal."""
    now, there = balance(session, table.id), {seat.number: seat.stack for seat in table.seats}
    both = sorted({*now.seats, *there})
    wrong = next((seat for seat in both if now.seats.get(seat) != there.get(seat)), None)
    if wrong is not None:
        raise NotNow(
            "chips-off.seat", seat=wrong, has=there.get(wrong, 0), says=now.seats.get(wrong, 0),
            field=f"seats.{wrong}"
        )
    if now.out != now.came_in:
        raise NotNow(
            "chips-off", lie=now.out, came_in=now.came_in, difference=abs(now.out - now.came_in),
            field="seats"
        )
    return now


def seat(
    session: Session, table: Table, number: int, player: Player | None, stack: int, present: bool, *,
    kind: str = "", why: str = "", asked: Mapping[str, Any] | None = None,
) -> None:
    """Seat somebody, or change what a seat has; says nothing where nothing changes.

    Shape: `asked` is who asked the floor for it, and when.
    """
    taken = next((one for one in table.seats if one.number == number), None)
    was = _seat_payload(taken)
    to = {"player": player.name if player else None, "stack": stack, "present": present}
    if was == to:
        return
    if taken is None:
        taken = Seat(number=number)
        table.seats.append(taken)
    taken.player, taken.stack, taken.present = player, stack, present
    session.flush()
    kind = kind or _kind(was, to)
    chief, had = rows.writer(session).chief, was["stack"] if was else 0
    floors = kind == REALLY and chief
    sells = kind != REALLY and not chief and stack > had
    _changed(session, table.id, {number: stack}, kind,
             {"seat": number, "from": was, "to": to} | ({"why": why} if why else {})
             | ({"asked": asked} if asked else {}) | ({FLOOR: True} if floors else {})
             | ({SOLD: stack - had} if sells else {}))


def leave(session: Session, table: Table, taken: Seat) -> None:
    """Somebody goes, with the chips in front."""
    _leave(session, table, taken, LEFT, {})


def move(session: Session, table: Table, taken: Seat, to: Table, number: int, why: str) -> None:
    """Somebody goes with the chips in front to seat `number` of table `to`, which nobody sits in."""
    was, stack, origin = _seat_payload(taken), taken.stack, [table.id, taken.number]
    arrived = Seat(number=number, player=taken.player, stack=stack, present=taken.present)
    _leave(session, table, taken, MOVED, {"moved": [to.id, number], "why": why})
    to.seats.append(arrived)
    session.flush()
    _changed(session, to.id, {number: stack}, MOVED,
             {"seat": number, "from": None, "to": was, "moved": origin, "why": why})


def _leave(session: Session, table: Table, taken: Seat, kind: str, about: Mapping[str, Any]) -> None:
    was = _seat_payload(taken)
    table.seats.remove(taken)
    session.flush()
    _changed(session, table.id, {taken.number: None}, kind,
             {"seat": taken.number, "from": was, "to": None, **about})


def set_all(session: Session, table: Table, stacks: Mapping[int, int], payload: Mapping[str, Any],
            kind: str = COUNTED) -> None:
    """Set stacks to what was counted, or found out later."""
    was = {str(one.number): one.stack for one in table.seats}
    for one in table.seats:
        one.stack = stacks.get(one.number, one.stack)
    session.flush()
    to = {str(one.number): one.stack for one in table.seats}
    _changed(session, table.id, {one.number: one.stack for one in table.seats}, kind,
             {"from": was, "to": to, **payload}, counted=kind == COUNTED)


def shift(session: Session, table: int, changes: Mapping[int, int], payload: Mapping[str, Any], *, kind: str,
          hand: int | None = None, middle: int | None = None, rake: int = 0,
          by: By | None = None) -> LedgerRow:
    """Move chips between seats, middle and rake, as a hand does at its end, or time; none come in.

    Shape: `changes` by seat; `middle` what lies there afterwards, None as before; `rake` what is added to it.
    The caller has made sure that the seats are taken and hold enough.
    """
    now = balance(session, table)
    seats = dict(now.seats)
    for number, change in changes.items():
        session.get_one(Seat, (table, number)).stack += change
        seats[number] = seats.get(number, 0) + change
    session.flush()
    after = replace(now, seats=seats, middle=now.middle if middle is None else middle, rake=now.rake + rake)
    moved = {"stacks": {str(seat): change for seat, change in sorted(changes.items())}}
    return rows.add(
        session, kind, {**payload, **moved}, table=table, hand=hand, balance=after.document(), by=by
    )


def award(session: Session, table: Table, to: Mapping[int, int], why: str) -> None:
    """Give a carried pot out: by seat, to seats that are taken; the rest stays in the middle (ruling R58)."""
    now = balance(session, table.id)
    seats = dict(now.seats)
    for taken in table.seats:
        taken.stack += to.get(taken.number, 0)
        seats[taken.number] = seats.get(taken.number, 0) + to.get(taken.number, 0)
    session.flush()
    after = replace(now, seats=seats, middle=now.middle - sum(to.values()))
    rows.add(session, AWARDED, {"to": {str(seat): chips for seat, chips in sorted(to.items())}, "why": why},
             table=table.id, balance=after.document())


def _changed(session: Session, table: int, stacks: Mapping[int, int | None], kind: str,
             payload: Mapping[str, Any], counted: bool = False) -> None:
    """Chips come in or go out, by what the ledger had there; a count begins a new sum."""
    now = balance(session, table)
    seats = {number: stack for number, stack in {**now.seats, **stacks}.items() if stack is not None}
    gained = sum(seats.values()) - sum(now.seats.values())
    after = replace(now, seats=seats, came_in=now.came_in + gained)
    if counted:
        after = replace(after, came_in=after.out)
    rows.add(session, kind, payload, table=table, balance=after.document())


def _kind(was: Mapping[str, Any] | None, to: Mapping[str, Any]) -> str:
    if was is None:
        return SEATED
    if was["player"] != to["player"]:
        return NAMED
    if was["stack"] == to["stack"]:
        return PRESENCE
    return TOPPED_UP if to["stack"] > was["stack"] else REALLY


def _seat_payload(taken: Seat | None) -> dict[str, Any] | None:
    if taken is None:
        return None
    return {"player": taken.player.name if taken.player else None, "stack": taken.stack,
            "present": taken.present}
