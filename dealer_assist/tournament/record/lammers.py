"""Lammers of an event that is directed: turned in between hands, one by who is bust (rulebook 1.3.2)."""

from __future__ import annotations

from dealer_assist.errors import NotNow
from dealer_assist.tournament.forms.lammers import lammers_of, redeem
from dealer_assist.tournament.record.decide import Act, not_playing, present
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.seats.tables import Player


def turn_in(state: Running, player: Player, count: int, now: int) -> Act:
    """Chips for lammers, before the next hand of the table.

    Errors: `not-in`, `hand-open`, `no-lammers`, `lammer-due`, `one-lammer`.
    """
    present(state, player)
    if player not in state.unseated:
        not_playing(state, state.seat_of(player)[0])
    lammers, left = lammers_of(state.house), state.lammers.get(player, 0)
    if lammers is None or not count:
        raise NotNow("no-lammers.has-left", player=player, left=left, field="count")
    redeem(lammers, left, count, stack=state.stacks[player], level=state.clock(now).level, house=state.house,
           at_bust=player in state.bailed)
    return {"act": "lammer", "player": player, "count": count}


def turn_in_all(state: Running, table: int, now: int) -> Act:
    """After the last level everybody at a table turns in what is left.  Errors: `no-lammers`, `hand-open`."""
    if not state.lammers_due(table, state.clock(now).level):
        raise NotNow("no-lammers.at-table", table=table, field="table")
    not_playing(state, table)
    return {"act": "lammers", "table": table}
