"""Whether an event is as it was sealed: its acts, the seed, what they come to, and what its tables hold.

What was worked out from the first line on is kept with a hash of all that it was worked out of. That is read
each time; where it is the same, only what has come since is worked out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.record.log import VOID
from dealer_assist.record.shelf import Shelf
from dealer_assist.store.events import lines, seats, standing
from dealer_assist.store.events.models import Event, EventAct
from dealer_assist.store.events.standing import StateAtRow
from dealer_assist.store.events.values import Hands, RowValues, hands_of, logs_of, rows_of, sealed
from dealer_assist.store.ledger.rows import LedgerRow, row_hash
from dealer_assist.texts import Message, say
from dealer_assist.tournament.record import course
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.run.files import files
from dealer_assist.tournament.seats.draws import Draw

MOST = 4
# what a row that was changed runs into
UNREADABLE = (*course.MISSING, TypeError, ValueError)


@dataclass(frozen=True, slots=True)
class WorkedOut:
    """A state worked out from the first line on, the hands that were played again for it, and the hash of all
    that it was worked out of; `alike` is the state of the pages, where it was seen to come to the same files.
    """

    at: StateAtRow
    played: tuple[int, ...]
    digest: str
    alike: Running | None = None


kept = Shelf[int, WorkedOut](MOST)


def verify(session: Session, event: Event) -> dict[str, Any]:
    """Check an event: its acts and what its tables dealt and counted, as sealed, the seed, the state
    worked out anew, chips and seats. That no row is missing between them `verify` finds, for the room.

    Shape: `ok`, the number of `acts`, and `faults`, a sentence each.
    """
    acts, faults = acts_of(session, event), []
    for row in acts:
        if row.hash != row_hash(row) or row.content.get("event") != event.id:
            faults.append(say("eventcheck.row", row=row.seq))
    at_tables = sorted({row.seq for row in rows_of(session, event.id)} - {row.seq for row in acts})
    faults += [say("eventcheck.row", row=row.seq) for row in sealed(session, at_tables)
               if row.hash != row_hash(row)]
    try:
        faults += _come_to(session, event, acts)
    except UNREADABLE:
        faults.append(say("eventcheck.otherwise"))
    return {"ok": not faults, "acts": len(acts), "faults": faults}


def _come_to(session: Session, event: Event, acts: Sequence[LedgerRow]) -> Iterator[Message]:
    """What is wrong with what the acts come to."""
    known, shown = worked_out(session, event), standing.state_of(session, event)
    state = known.at.state
    if acts[0].content["act"].get("sealed") != Draw(event.seed).sealed:
        yield say("eventcheck.seed")
    if state.difference:
        yield say("eventcheck.chips", chips=state.difference)
    for one in seats.differences(session, event, state):
        yield say("eventcheck.seat", **{name: one[name] for name in ("table", "seat", "there", "should")})
    if shown is not known.alike and files(state) != files(shown):
        yield say("eventcheck.otherwise")
    else:
        kept.put(event.id, replace(known, alike=shown))


def acts_of(session: Session, event: Event) -> list[LedgerRow]:
    """The rows of an event's acts, oldest first."""
    return list(session.scalars(select(LedgerRow).join(EventAct, EventAct.seq == LedgerRow.seq).where(
        EventAct.event_id == event.id).order_by(LedgerRow.seq)))


def worked_out(session: Session, event: Event) -> WorkedOut:
    """An event by its record alone, whatever is kept of it elsewhere."""
    rows = rows_of(session, event.id)
    hands, known = hands_of(session, rows), kept.get(event.id)
    if known is not None:
        before = [row for row in rows if row.seq <= known.at.seq]
        since = rows[len(before):]
        same = _digest(session, event, before, hands, known.played) == known.digest
        if same and not since:
            return known
        if same and not standing.changes_what_was(since, known.at):
            state = known.at.state
            more = lines.lines_of(session, since, state.structure, state.at_play, hands)
            state = course.gone_on(state, more, read_structure)
            return _keep(session, event, rows, hands, state, known.played)
    opened, *more = lines.lines_of(session, rows, known=hands)
    state = course.gone_on(course.begun(opened, event.seed, read_structure), more, read_structure)
    return _keep(session, event, rows, hands, state, ())


def _keep(session: Session, event: Event, rows: Sequence[RowValues], hands: Hands, state: Running,
          played: Sequence[int]) -> WorkedOut:
    again = tuple(sorted({*played, *hands.played}))
    known = WorkedOut(StateAtRow(rows[-1].seq, rows[-1].hash, state), again,
                      _digest(session, event, rows, hands, again))
    kept.put(event.id, known)
    return known


def _digest(session: Session, event: Event, rows: Sequence[RowValues], hands: Hands,
            played: Sequence[int]) -> str:
    """A hash of these rows, of what their hands came to, and of the logs of those that are `played` again.

    Shape: of a hand that is under way only whether it is void.
    """
    values: list[object] = [event.id, event.seed]
    for row in rows:
        values.append(row)
        hand = hands.by_number[row.hand_id] if row.hand_id is not None else None
        if hand is not None and row.kind == "dealt":
            values.append(hand.status == VOID)
        elif hand is not None:
            values += [hand, hands.places.get(hand.id), hand.id in hands.noted]
    return sha256(repr([values, logs_of(session, played)]).encode()).hexdigest()
