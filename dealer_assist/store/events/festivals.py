"""Events beside each other: where each stands, who plays in several, which tables none of them has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.session.times import MINUTE
from dealer_assist.store.events import documents, standing, tables
from dealer_assist.store.events.models import Event

Document = dict[str, Any]


def line(session: Session, event: Event) -> Document:
    """One event in a list of them.

    Shape: `clock` as its own page has it, `next_break` in minutes, 0 while there is one and None where none
    comes; `tables` the numbers of the event's tables with the room's table behind each. `bagged`: the day is
    over and its chips are not won; `day_after` the event that they were carried into, None for none yet.
    """
    clock = documents.clock_document(session, event)
    return {
        "id": event.id, "name": event.name, "festival": event.festival or "", "opened": event.opened,
        "archived": event.archived, "clock": clock, "bagged": clock["bagged"],
        "day_after": clock["day_after"],
        "next_break": _next_break(clock),
        "tables": [{"number": one.number, "room": one.table_id}
                   for one in tables.open_tables(session, event.id)],
    }


def _next_break(clock: Document) -> int | None:
    rows, row = clock["rows"], clock["row"]
    if rows[row]["level"] is None:
        return 0
    minutes = -(-clock["left"] // MINUTE)
    for later in rows[row + 1:]:
        if later["level"] is None:
            return int(minutes)
        minutes += later["minutes"]
    return None


def in_several(session: Session, events: Sequence[Event]) -> list[Document]:
    """Who has chips in two of these events or more, and where they sit.

    Shape: `player`, and `seats`: of each event its name, table and seat, None where none is drawn yet.
    """
    where: dict[str, list[Document]] = {}
    for event in events:
        state = standing.state_of(session, event)
        if state.over:
            continue
        seats = {player: (table.number, seat)
                 for table in state.room for seat, player in table.players.items()}
        for player in state.stacks:
            table, seat = seats.get(player, (None, None))
            where.setdefault(player, []).append({"event": event.name, "table": table, "seat": seat})
    return [{"player": player, "seats": seats} for player, seats in sorted(where.items()) if len(seats) > 1]
