"""How an event changes: an act is decided, sealed in the ledger, and the seats follow. All of it, or nothing.

Sessions are those of `database.writing()`.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.contract.event_acts import carried, flights_of
from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.record.log import canonical
from dealer_assist.store.events import lines, standing
from dealer_assist.store.events.models import Event, EventAct
from dealer_assist.store.events.seats import before_deal as follow_one
from dealer_assist.store.events.seats import follow, rooms_for, set_level
from dealer_assist.store.events.tables import open_tables, playing_at
from dealer_assist.store.db import utc
from dealer_assist.store.db.models import Table
from dealer_assist.store.ledger import chips, columns, rows as ledger
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.store.tables.settings import change_table
from dealer_assist.tournament.forms.shootouts import check_ends
from dealer_assist.tournament.record import course, waiting
from dealer_assist.tournament.record.days import Flight
from dealer_assist.tournament.record.state import Line, Running
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.structure.model import Structure

KIND, ARCHIVED = "event", "archive"
NEW_RULES = ("sheet", "colour-up")      # acts after which tables play otherwise
Decide = Callable[[Running, int], Mapping[str, Any]]
"""Decides an act from the state and the time in milliseconds."""


def open_event(
    session: Session, name: str, structure: Structure, festival: str | None = None, given: str | None = None,
) -> Event:
    """A new event, with a seed for its draws that is sealed from now on.

    Shape: a seed that is `given` is no secret, and the first act says it: the event is a rehearsal.
    Errors: `bad-name`, `shootout-endless`.
    """
    check_ends(structure)
    name = name.strip()
    if not 0 < len(name) <= 80 or festival is not None and len(festival) > 80:
        raise Unreadable("bad-name.new-event", field="name")
    seed = given or secrets.token_hex(16)
    event = Event(name=name, festival=festival or None, seed=seed, opened=utc.now(), archived=False)
    session.add(event)
    session.flush()
    payload = {"act": course.OPEN, "name": name, "sheet": document_of(structure), "sealed": Draw(seed).sealed}
    _seal(session, event, payload | ({"seed": given} if given else {}), columns.tell(event))
    return event


def act(session: Session, number: int, decide: Decide) -> LedgerRow:
    """One act of a director, decided from the state as it is now.

    Errors: NotFound, `event-archived`, and those of what decides.
    """
    event = standing.find(session, number)
    standing.check_open(event)
    _lock(session, event)
    now = lines.milliseconds(utc.now())
    state = standing.state_at(session, event, now)
    # behind the lock: two directors who break a table at once would both seat its players
    payload = dict(decide(state, now))
    if payload.get("opens"):
        payload["rooms"] = rooms_for(session, event, sorted(map(int, payload["opens"])))
    payload = _as_kept(payload)
    row = _seal(session, event, payload)
    after = state.copy()
    course.add(after, Line(row.seq, lines.milliseconds(row.at), course.ACT, payload), read_structure)
    standing.put(event, standing.StateAtRow(row.seq, row.hash, after))
    opens = map(int, payload.get("opens", ()))
    _follow(session, event, after, row.seq, after.tables if payload["act"] in NEW_RULES else opens, now)
    return row


def carry(session: Session, number: int, document: Mapping[str, Any]) -> LedgerRow:
    """The bags of other events come in, once.  Errors: NotFound, `carried`, and those of `days.carry`."""
    flights = []
    for other in sorted(set(flights_of(document))):
        _not_carried(session, other, number)
        flights.append(Flight(other, standing.state_of(session, standing.find(session, other))))
    return act(session, number, carried(document, flights))


def _not_carried(session: Session, number: int, to: int | None = None) -> None:
    """Refuse where the bags of an event lie on tables of another.  Errors: `carried`."""
    after = standing.day_after(session, number)
    if after is not None and after.id != to:
        raise NotNow("carried.into", number=number, event=after.name, field="events")


def undo(session: Session, number: int, seq: int) -> LedgerRow:
    """Take an act back, with what stands on it.

    Errors: `no-act`, `hands-since`, `undone-since`, `carried`.
    """
    event = standing.find(session, number)
    standing.check_open(event)
    _lock(session, event)
    was = standing.state_of(session, event)
    before, _, known = standing.since(session, event, seq)
    payload = _as_kept(course.taking_back(before, known, seq, read_structure))
    row = _seal(session, event, payload)
    line = Line(row.seq, lines.milliseconds(row.at), course.ACT, payload)
    after = course.gone_on(before, [*known, line], read_structure)
    # the next day plays with these bags already
    if was.bags and _bagged(was) != _bagged(after):
        _not_carried(session, number)
    new_rules = (was.structure, was.coloured_up) != (after.structure, after.coloured_up)
    standing.put(event, standing.StateAtRow(row.seq, row.hash, after))
    opens = after.tables.keys() - was.tables
    _follow(session, event, after, row.seq, after.tables if new_rules else opens, line.at)
    return row


def _bagged(state: Running) -> tuple[Any, ...]:
    """What the day after has of a day: whose bags, with what, and the money of every entry."""
    return state.bags, state.stacks, state.entries, state.heads


def _follow(session: Session, event: Event, state: Running, seq: int, anew: Iterable[int], now: int) -> None:
    """Seats follow the act; tables that are new, or play by new rules, get those and the level."""
    follow(session, event, state, seq)
    sheet, wanted = state.structure, set(anew)
    for one in open_tables(session, event.id) if wanted else ():
        if one.number not in wanted:
            continue
        house = {"preset": sheet.preset, "house": dict(sheet.house), "tournament": True}
        change_table(session, one.table_id, house)
        one.level = 0
        set_level(session, one, state, state.clock(now).level)


def _as_kept(payload: Mapping[str, Any]) -> dict[str, Any]:
    """An act as its row gives it back: names sorted, no tuples.

    A deal of P2 and P10 would else be written down in another order than it is worked out anew in.
    """
    kept: dict[str, Any] = json.loads(canonical(payload))
    return kept


def _seal(
    session: Session, event: Event, payload: Mapping[str, Any], beside: Mapping[str, Any] | None = None,
) -> LedgerRow:
    row = ledger.add(session, KIND, {"event": event.id, "act": dict(payload), **(beside or {})})
    session.add(EventAct(event_id=event.id, seq=row.seq))
    session.flush()
    return row


def _lock(session: Session, event: Event) -> None:
    """Two directors act one after the other (SQLite has one writer anyway)."""
    session.execute(select(Event.id).where(Event.id == event.id).with_for_update())


def archive(session: Session, number: int, archived: bool) -> None:
    """Put an event away, or bring it back; it must not be played.  Errors: `still-playing`."""
    event = standing.find(session, number)
    if archived and not standing.state_of(session, event).over and open_tables(session, number):
        raise NotNow("still-playing.event", event=event.name)
    event.archived = archived
    session.flush()
    ledger.add(session, ARCHIVED, {"name": event.name, "did": "archived" if archived else "brought back",
                                   **columns.tell(event)})


def copied(session: Session, number: int, name: str) -> Event:
    """A new event with the structure sheet of another."""
    event = standing.find(session, number)
    return open_event(session, name, standing.state_of(session, event).structure, event.festival)


def before_deal(
    session: Session, table: int, stated: Mapping[str, Any], tapped: str | None = None,
) -> dict[str, Any]:
    """What the event says to a table that is about to deal: the level, who sits there, the first button.

    Shape: answers `stated` with what the event adds; unchanged for a table of its own. `tapped` is when the
    hand was dealt, by a tablet that had no connection then: the clock is read at that time.
    Errors: `event-waits` with the reason.
    """
    one = playing_at(session, table)
    if one is None:
        return dict(stated)
    # chips that no row tells of stop the deal here too, and are not brought to the event's by the way
    chips.check(session, session.get_one(Table, table))
    event = standing.find(session, one.event_id)
    now = lines.milliseconds(tapped or utc.now())
    state = (standing.state_then if tapped else standing.state_at)(session, event, now)
    level = state.clock(now).level
    waits = waiting.why(state, one.number, now) if one.number in state.tables else None
    if waits is not None:
        raise NotNow("event-waits", waits)
    follow_one(session, one, state)
    ago = max(lines.milliseconds(utc.now()) - now, 0) / 1000
    set_level(session, one, state, level, ago)
    here = state.tables[one.number]
    owed = {"owed": state.nit.owed(here.players, level if tapped else None)}
    button = {"button": here.button} if here.last is None and "button" not in stated and here.button else {}
    held = {"held": True} if state.together else {}     # an all-in hand waits for the floor
    return {**stated, **held, **button, **(owed if owed["owed"] else {})}


def events(session: Session, archived: bool = False) -> list[Event]:
    """The events, newest first."""
    return list(session.scalars(select(Event).where(Event.archived.is_(archived)).order_by(Event.id.desc())))
