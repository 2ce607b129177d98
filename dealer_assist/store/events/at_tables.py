"""What a tablet at a table of an event says and is told: who has gone or come, how it deals on by itself."""

from __future__ import annotations

from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.contract import event_table
from dealer_assist.contract.event_acts import wanted
from dealer_assist.errors import NotNow
from dealer_assist.store.db import utc
from dealer_assist.store.events import lines, standing, tables, write


def say_moved(session: Session, table: int, act: str, seat: int) -> None:
    """`went` or `here` of a seat of a table of the room.

    Errors: `no-event` at a table of its own, `nobody-goes`, `nobody-comes`, `hand-open`.
    """
    one = tables.playing_at(session, table)
    if one is None:
        raise NotNow("no-event")
    write.act(session, one.event_id, wanted({"act": act, "seat": seat, "table": one.number}))


def goes_on(session: Session, table: int) -> tuple[dict[str, Any], set[str]]:
    """What a table of the room deals on by without the server, and the games of its event's sheet.

    Shape: `event` None for a table of its own; `acts` the newest act of the director.
    """
    one = tables.playing_at(session, table)
    if one is None:
        return {"event": None}, set()
    now = lines.milliseconds(utc.now())
    state = standing.state_at(session, standing.find(session, one.event_id), now)
    acts = standing.newest_act(session, one.event_id)
    if one.number not in state.tables:
        return {"event": None, "acts": acts}, set()
    games = {entry.game for level in state.structure.levels for entry in level.mix.games}
    return {"event": event_table.for_tablet(state, one.number, one.level, now), "acts": acts}, games
