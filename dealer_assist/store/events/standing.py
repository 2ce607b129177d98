"""What an event comes to now; worked out once, and gone on with as rows are added."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.errors import NotNow
from dealer_assist.record.log import OVER
from dealer_assist.record.shelf import Shelf
from dealer_assist.rules.bounds import MOST_ID
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.events import lines
from dealer_assist.store.events.models import Event, EventAct
from dealer_assist.store.events.values import RowValues, rows_of
from dealer_assist.store.ledger import chips
from dealer_assist.tournament.clock import up_to
from dealer_assist.tournament.record import course
from dealer_assist.tournament.record.state import Line, Running

MOST = 16
NEWEST = 3      # states that are kept whatever lies between them; of older ones ever fewer
APART = 3


@dataclass(frozen=True, slots=True)
class StateAtRow:
    """The state of an event after row `seq` of the ledger, which has this hash."""

    seq: int
    hash: str
    state: Running


# the states of each event, newest first: whatever changes what was goes on from before it, not from the start
shelf = Shelf[int, tuple[StateAtRow, ...]](MOST)
_begins = Lock()


def find(session: Session, number: int) -> Event:
    """The event.  Errors: NotFound."""
    event = session.get(Event, number)
    if event is None:
        raise NotFound("event", number)
    return event


def state_of(session: Session, event: Event) -> Running:
    """The state after the newest row. Nobody changes it: `copy` to go on.

    Shape: where none is kept, as when a server has just begun, who asks first works it out; the others wait.
    """
    if shelf.get(event.id):
        return _newest(session, event)
    with _begins:
        return _newest(session, event)


def _newest(session: Session, event: Event) -> Running:
    before, rows, known = since(session, event)
    return _keep(session, event, rows[-1], course.gone_on(before, known, read_structure)) if rows else before


def since(
    session: Session, event: Event, seq: int = MOST_ID,
) -> tuple[Running, list[RowValues], list[Line]]:
    """A state from before row `seq`, as late as one is kept; the rows since, and the lines they come to.

    Shape: no row since changes what was before that state.
    """
    for known in shelf.get(event.id) or ():
        if known.seq >= seq:
            continue
        newest, *rows = rows_of(session, event.id, known.seq - 1) or (None,)
        # the row that it goes up to may have been rolled back
        if newest is not None and newest.hash == known.hash and not changes_what_was(rows, known):
            state = known.state
            return state, rows, lines.lines_of(session, rows, state.structure, state.at_play) if rows else []
    rows = rows_of(session, event.id)
    opened, *more = lines.lines_of(session, rows)
    return course.begun(opened, event.seed, read_structure), rows[1:], more


def newest_act(session: Session, event: int) -> int:
    """The number of the last act of a director; 0 for none."""
    return session.scalar(select(func.max(EventAct.seq)).where(EventAct.event_id == event)) or 0


def day_after(session: Session, number: int) -> Event | None:
    """The event that the bags of this one were carried into, None while they are shut."""
    others = session.scalars(select(Event).where(Event.id != number).order_by(Event.id))
    return next((event for event in others if number in state_of(session, event).flights), None)


def state_at(session: Session, event: Event, now: int) -> Running:
    """The state with the levels that have begun since its newest row.  Units: milliseconds."""
    state = state_of(session, event)
    if state.clock(now).row <= state.row:
        return state
    state = state.copy()
    state.on_time(now)
    return state


def state_then(session: Session, event: Event, at: int) -> Running:
    """The state now, with the clock as it was at a time that has passed.  Units: milliseconds."""
    state = state_of(session, event).copy()
    state.record = up_to(state.record, at)
    state.on_time(at)       # a level that had begun by then, and that no row has told of yet
    return state


def all_lines(session: Session, event: Event) -> list[Line]:
    """Every line of an event, oldest first."""
    return lines.lines_of(session, rows_of(session, event.id))


def _keep(session: Session, event: Event, row: RowValues, state: Running) -> Running:
    put(event, StateAtRow(row.seq, row.hash, state))
    return state


def put(event: Event, newest: StateAtRow) -> None:
    """Keep a state beside those from before it, the older the fewer."""
    thinned: list[StateAtRow] = []
    for one in (newest, *(old for old in shelf.get(event.id) or () if old.seq < newest.seq)):
        if len(thinned) < NEWEST or newest.seq - one.seq > APART * (newest.seq - thinned[-1].seq):
            thinned.append(one)
    shelf.put(event.id, tuple(thinned))


def changes_what_was(rows: Iterable[RowValues], known: StateAtRow) -> bool:
    """Do rows take back what a state has, or end, open or correct a hand anew that was dealt before it?"""
    dealt: set[int | None] = set()
    for row in rows:
        if row.table_id is None:
            act = row.content["act"]
            if act["act"] == course.UNDO and min([act["of"], *act["with"]]) <= known.seq:
                return True
        elif row.kind == "dealt":
            dealt.add(row.hand_id)
        elif row.hand_id not in dealt and (
                row.kind == chips.CORRECTED or row.kind == chips.ENDED and _again(row, known.state)):
            return True
    return False


def _again(row: RowValues, state: Running) -> bool:
    """Did a hand end that was over or void before, or is it open again, or void?"""
    return row.content["status"] != OVER or row.hand_id not in state.playing


def check_open(event: Event) -> None:
    """Refuse acts on an archived event.  Errors: `event-archived`."""
    if event.archived:
        raise NotNow("event-archived", event=event.name)
