"""What an event comes to now; worked out once, and gone on with as rows are added."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.errors import NotNow
from dealer_assist.record.shelf import Shelf
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.events import lines
from dealer_assist.store.events.models import Event
from dealer_assist.store.ledger import chips
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.tournament.record import course
from dealer_assist.tournament.record.state import Line, Running

MOST = 16


# the newest state of each event, with the ledger's row and hash that it goes up to
shelf = Shelf[int, tuple[int, str, Running]](MOST)


def find(session: Session, number: int) -> Event:
    """The event.  Errors: NotFound."""
    event = session.get(Event, number)
    if event is None:
        raise NotFound("event", number)
    return event


def state_of(session: Session, event: Event) -> Running:
    """The state after the newest row. Nobody changes it: `copy` to go on."""
    known = shelf.get(event.id)
    if known is not None and _still(session, known[0], known[1]):
        rows = lines.rows_of(session, event.id, known[0])
        if not rows:
            return known[2]
        state = _on(session, rows, known[2])
        if state is not None:
            return _keep(session, event, rows[-1], state)
    rows = lines.rows_of(session, event.id)
    return _keep(session, event, rows[-1], course.derived(lines.lines_of(session, rows), event.seed,
                                                          read_structure))


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


def all_lines(session: Session, event: Event) -> list[Line]:
    """Every line of an event, oldest first."""
    return lines.lines_of(session, lines.rows_of(session, event.id))


def _still(session: Session, seq: int, head: str) -> bool:
    """Is the row that a kept state goes up to the one that stands there? It may have been rolled back."""
    row = session.get(LedgerRow, seq)
    return row is not None and row.hash == head


def _keep(session: Session, event: Event, row: LedgerRow, state: Running) -> Running:
    shelf.put(event.id, (row.seq, row.hash, state))
    return state


def _on(session: Session, rows: list[LedgerRow], before: Running) -> Running | None:
    """The state with new rows; None where they change what was, and all is to be worked out again."""
    for row in rows:
        if row.kind == chips.CORRECTED or row.table_id is None and row.content["act"]["act"] == course.UNDO:
            return None
        if row.kind == chips.ENDED and row.hand_id not in before.playing and row.hand_id in before.numbers:
            return None
        if row.kind == chips.ENDED and row.content["status"] != "over":
            return None
    state = before.copy()
    playing = {before.rooms[table]: hand for hand, table in before.playing.items()}
    for line in lines.lines_of(session, rows, before.structure.nit, playing):
        course.add(state, line, read_structure)
    return state


def check_open(event: Event) -> None:
    """Refuse acts on an archived event.  Errors: `event-archived`."""
    if event.archived:
        raise NotNow("event-archived", event=event.name)
