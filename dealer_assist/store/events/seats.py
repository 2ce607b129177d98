"""Seats follow from the event: after each act its tables are brought to what the acts come to.

A seat that plays a hand waits until the hand is over; the table may not deal before that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from dealer_assist.contract.event_table import settings_at
from dealer_assist.errors import NotNow
from dealer_assist.record.log import OPEN, OVER
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.store.db.models import Seat, Table
from dealer_assist.store.events import tables
from dealer_assist.store.events.models import Event, EventTable
from dealer_assist.store.hands.write import latest_hand, lock_table
from dealer_assist.store.ledger import chips, columns, rows as ledger
from dealer_assist.store.tables import seats, settings
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.record.state import Running

TABLES = "event-tables"          # the ledger's word for tables that come to an event, or go
BY_THE_EVENT = "event-chips"     # the ledger's word for a stack that an act changed


def rooms_for(session: Session, event: Event, numbers: Iterable[int]) -> dict[str, int]:
    """A table of the room for each new table of the event: one that no event plays at now, or a new one.

    Shape: places of the room in order, and first the one that the event had under the same number; tablets,
    pages and papers of a place stay with it, its name is the event's.
    """
    free = {table.id: table for table in tables.free(session)}
    rooms: dict[str, int] = {}
    for number in numbers:
        name = f"{event.name[:70]} {number}"
        known = session.get(EventTable, (event.id, number))
        chosen = known.table_id if known is not None and known.table_id in free else next(iter(free), None)
        if chosen is None:
            rooms[str(number)] = settings.add_table(session, name, {}).id
            continue
        if free.pop(chosen).name != name:
            settings.change_table(session, chosen, {"name": name})
        rooms[str(number)] = chosen
    return rooms


def follow(session: Session, event: Event, state: Running, seq: int) -> None:
    """Bring every table of the event to its state: who plays where, with what."""
    known = _tables(session, event)
    was = {number: (one.table_id, one.since, one.until) for number, one in known.items()}
    for number, room in state.rooms.items():
        _come(session, event, state, number, room, seq)
    session.flush()
    known, there = _tables(session, event), places(session, event)  # held: each table is read once
    off = {one["table"] for one in differences(session, event, state)}
    here = [one for one in known.values() if one.until is None]
    for one in here:
        if one.number in off or not _plays(state, one.number):
            _leave(session, state, one)
    outs = _outs(state)
    for one in here:
        if _plays(state, one.number):
            if one.number in off:
                take(session, state, one)
            taken = {seat.number for seat in there[one.number].seats}
            if any(out.seat not in taken for out in outs.get(one.number, ())):
                _lie(session, state, one)
        elif not session.get_one(Table, one.table_id).seats:
            one.until = seq
    session.flush()
    seal(session, *(one for number, one in _tables(session, event).items()
                    if was.get(number) != (one.table_id, one.since, one.until)))


def _outs(state: Running) -> dict[int, list[Out]]:
    """Who went out in the hand that each table ended last."""
    last = {hand["table"]: hand["n"] for hand in state.hands}
    outs: dict[int, list[Out]] = {}
    for bust in state.busts:
        if bust.out.n == last.get(bust.out.table):
            outs.setdefault(bust.out.table, []).append(bust.out)
    return outs


def _plays(state: Running, number: int) -> bool:
    """Does an event play at its table of a number? When it is over all of them are free."""
    return number in state.tables and not state.over


def _come(session: Session, event: Event, state: Running, number: int, room: int, seq: int) -> None:
    """A table of the room comes to the event, or back.  Errors: `table-passed-on`."""
    known = session.get(EventTable, (event.id, number))
    if known is None:
        session.add(EventTable(event_id=event.id, number=number, table_id=room, since=seq, until=None,
                               level=0))
    elif known.until is not None and _plays(state, number):
        other = tables.passed_on(session, event.id, number)
        if known.table_id != room:
            known.table_id, known.since, known.level = room, seq, 0
        elif other is not None:
            raise NotNow("table-passed-on", table=session.get_one(Table, room).name, event=other.name)
        known.until = None


def seal(session: Session, *changed: EventTable) -> None:
    """A row of the ledger that tells what these tables of an event are now."""
    if changed:
        session.flush()
        ledger.add(session, TABLES, {"event": changed[0].event_id, **columns.tell(*changed)})


def _tables(session: Session, event: Event) -> dict[int, EventTable]:
    wanted = select(EventTable).where(EventTable.event_id == event.id).order_by(EventTable.number)
    return {one.number: one for one in session.scalars(wanted)}


def before_deal(session: Session, one: EventTable, state: Running) -> None:
    """Bring one table to its state before it deals."""
    _leave(session, state, one, deals=True)
    take(session, state, one)


def _wanted(state: Running, number: int) -> dict[int, tuple[str, int]]:
    table = state.tables[number] if _plays(state, number) else None
    return {seat: (player, state.stacks[player]) for seat, player in table.players.items()} if table else {}


def _playing(session: Session, table: Table) -> set[int]:
    """Seats that play a hand now."""
    last = latest_hand(session, table.id)
    return {place.seat for place in last.places} if last is not None and last.status == OPEN else set()


def _leave(session: Session, state: Running, one: EventTable, deals: bool = False) -> None:
    """Who does not sit there any more goes; who busted in the hand just played stays until the next deal, or
    until the seat is wanted: that hand may still be put right.
    """
    table = lock_table(session, one.table_id)
    wanted, busy = _wanted(state, one.number), _playing(session, table)
    for taken in list(table.seats):
        name = taken.player.name if taken.player else None
        stays = taken.number in wanted and wanted[taken.number][0] == name
        lies_there = not taken.stack and _plays(state, one.number) and taken.number not in wanted
        # in a hand they have chips in the middle: they go when it is over
        if not stays and taken.number not in busy and (deals or not lies_there):
            chips.leave(session, table, taken)


def take(session: Session, state: Running, one: EventTable) -> None:
    """Who plays at the table sits there with what they have, but for seats that play a hand."""
    table = lock_table(session, one.table_id)
    busy = _playing(session, table)
    there = {taken.number: taken for taken in table.seats}
    for seat, (player, stack) in _wanted(state, one.number).items():
        if seat in busy or seat in there and there[seat].stack == stack:
            continue
        present = there[seat].present if seat in there else True
        chips.seat(session, table, seat, seats.player_named(session, player), stack, present,
                   kind=BY_THE_EVENT if seat in there else "")
    session.refresh(table, ["seats"])


def _lie(session: Session, state: Running, one: EventTable) -> None:
    """Who went out in the hand that the table dealt last has the seat again, with nothing in front, when
    whoever drew it since is taken back: so that hand can still be put right.
    """
    table = lock_table(session, one.table_id)
    last = latest_hand(session, table.id)
    n = state.numbers.get(last.id) if last is not None and last.status == OVER else None
    free = {*range(1, MOST_SEATS + 1)} - {taken.number for taken in table.seats}
    for out in [bust.out for bust in state.busts if bust.out.n == n and not bust.again]:
        if out.table == one.number and out.seat in free and not out.removed and not out.still_in:
            player = seats.player_named(session, out.player)
            # who sits somewhere else by now would sit twice
            if session.scalar(select(Seat.number).where(Seat.player == player).limit(1)) is None:
                chips.seat(session, table, out.seat, player, 0, True)


def places(session: Session, event: Event) -> dict[int, Table]:
    """The tables of the room that play an event now, with their seats, by their number in the event."""
    wanted = select(EventTable.number, Table).join(Table, Table.id == EventTable.table_id).where(
        EventTable.event_id == event.id, EventTable.until.is_(None)).order_by(EventTable.number)
    return {number: table for number, table in session.execute(wanted.options(selectinload(Table.seats)))}


def differences(session: Session, event: Event, state: Running) -> Iterator[dict[str, Any]]:
    """Where chips or names at the tables are not what the event comes to."""
    for number, table in places(session, event).items():
        wanted = _wanted(state, number)
        there = {taken.number: (taken.player.name if taken.player else "", taken.stack)
                 for taken in table.seats if taken.stack}
        for seat in sorted({*wanted, *there}):
            should = wanted.get(seat)
            if there.get(seat) not in (should, _in_hand(state, should)):
                yield {"table": number, "seat": seat, "should": should, "there": there.get(seat)}


def _in_hand(state: Running, should: tuple[str, int] | None) -> tuple[str, int] | None:
    """The same in the middle of a hand: what was bought since the deal is not in front yet."""
    return should and (should[0], should[1] - state.beside.get(should[0], 0))


def set_level(session: Session, one: EventTable, state: Running, level: int, ago: float = 0) -> None:
    """Give a table the games and stakes of a level, from the next hand on (`level-applies`).

    Shape: `ago` seconds the hand was dealt that begins it.
    """
    if one.level == level:
        return
    lock_table(session, one.table_id)
    settings.set_by_event(session, one.table_id, settings_at(state.structure, level, state.coloured_up), ago)
    one.level = level
    seal(session, one)
