"""What a tablet at a table of an event says and is told: who has gone or come, how it deals on by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.contract import event_table
from dealer_assist.contract.event_acts import wanted
from dealer_assist.errors import NotNow
from dealer_assist.store.db import utc
from dealer_assist.store.events import lines, standing, tables, write
from dealer_assist.tournament.record import moves
from dealer_assist.tournament.record.state import Running


def say_moved(session: Session, table: int, act: str, seat: int, player: str | None = None) -> None:
    """`went` or `here` of a seat of a table of the room.

    Shape: `player` is who a tablet says it of; where that is so already, nothing is done.
    Errors: `no-event` at a table of its own, `nobody-goes`, `nobody-comes`, `hand-open`.
    """
    one = tables.playing_at(session, table)
    if one is None:
        raise NotNow("no-event")
    decided = wanted({"act": act, "seat": seat, "table": one.number})

    def of_this_player(state: Running, now: int) -> Mapping[str, Any]:
        move = decided(state, now)
        if player not in (None, move["player"]):
            raise NotNow("nobody-goes" if act == "went" else "nobody-comes", seat=seat, table=one.number)
        return move

    try:
        write.act(session, one.event_id, of_this_player)
    except NotNow as refusal:
        # the answer was lost, or the director has said it: behind it wait hands that were dealt since
        if player is None or refusal.code not in ("nobody-goes", "nobody-comes"):
            raise
        state = standing.state_of(session, standing.find(session, one.event_id))
        if not moves.done_already(state, one.number, act, seat, player):
            raise


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
