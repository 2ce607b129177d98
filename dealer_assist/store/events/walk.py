"""Everybody who is on the way has moved: what the tablets of both tables would say, by one key of the desk.

Sessions are those of `database.writing()`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.contract.event_acts import wanted
from dealer_assist.errors import NotNow
from dealer_assist.store.events import standing, write
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.record.under_way import Going


def walked(session: Session, number: int) -> int:
    """Who may go has gone, and who has gone is here; how many acts that was.

    Shape: a player of a table that plays a hand stays on the way, and whoever waits for that seat; where all
    seats are drawn anew, everybody waits for that table.
    Errors: NotFound, `event-archived`, `nobody-goes` where nobody can.
    """
    event, count = standing.find(session, number), 0
    while (going := _next(standing.state_of(session, event))) is not None:
        move = going.move
        if going.gone:
            _act(session, number, {"act": "here", "table": move.to_table, "seat": move.to_seat})
        else:
            assert move.from_table is not None and move.from_seat is not None
            _act(session, number, {"act": "went", "table": move.from_table, "seat": move.from_seat})
        count += 1
    if not count:
        raise NotNow("nobody-goes.now")
    return count


def _act(session: Session, number: int, document: Mapping[str, Any]) -> None:
    write.act(session, number, wanted(document))


def _next(state: Running) -> Going | None:
    """Whoever has gone already, else the first whose table is between hands and whose seat is free."""
    gone = next((one for one in state.going if one.gone), None)
    return gone or next((one for one in state.going if _may_go(state, one)), None)


def _may_go(state: Running, one: Going) -> bool:
    move = one.move
    free = bool(state.redrawn) or move.to_seat not in state.tables[move.to_table].players
    return not one.up and free and move.from_table not in state.playing.values()
