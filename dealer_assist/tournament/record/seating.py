"""Limits on seats that a director sets: seats kept empty, seats that fit, players apart, tables there are.

Nothing changes here; each function answers the act that is to be written down, or how many a draw seats.
"""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.tournament.record.decide import Act, capacity, present
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.seats.tables import Player

MOST_TABLES = 1_000


def block(state: Running, table: int, seat: int, on: bool) -> Act:
    """Keep a seat empty, or give it free; a table that is not open yet has it from its first draw.

    Errors: `no-seat`, `seat-taken`, `same`.
    """
    if table > MOST_TABLES or seat > state.structure.seats:
        raise Unreadable("no-seat.one", count=state.structure.seats, field="seat")
    if on == (seat in state.limits.blocked.get(table, ())):
        raise NotNow("same", field="seat")
    here = next((one for one in state.planned if one.number == table), None)
    if on and here is not None and seat in here.players:
        raise NotNow("seat-taken.sits-there", player=here.players[seat], field="seat")
    return {"act": "block", "table": table, "seat": seat, "on": on}


def need(state: Running, player: Player, seats: Sequence[int]) -> Act:
    """The seats that fit somebody; none of them takes the need off.  Errors: `not-in`, `no-seat`."""
    present(state, player)
    if any(seat > state.structure.seats for seat in seats):
        raise Unreadable("no-seat.that-fit", count=state.structure.seats, field="seats")
    return {"act": "need", "player": player, "seats": sorted(set(seats))}


def apart(state: Running, players: Sequence[Player], on: bool) -> Act:
    """Two who may not sit together.  Errors: `not-in`, `two-players`, `same`."""
    if len(set(players)) != 2 or len(players) != 2:
        raise Unreadable("two-players", field="players")
    for player in players:
        present(state, player)
    if on == (frozenset(players) in state.limits.apart):
        raise NotNow("same", field="players")
    return {"act": "apart", "players": sorted(players), "on": on}


def room(state: Running, tables: int | None) -> Act:
    """How many tables the event has; who finds no seat there is an alternate.  Errors: `too-few-tables`."""
    if tables is not None and not len(state.tables) <= tables <= MOST_TABLES:
        raise NotNow("too-few-tables", count=len(state.tables), most=MOST_TABLES, field="tables")
    return {"act": "room", "tables": tables}


def drawable(state: Running) -> int:
    """How many of those who wait get a seat if seats are drawn now: `draw_seats`, without the draw.

    Shape: 0 where it would refuse.
    """
    waiting = len(state.unseated)
    if state.redrawn or state.over or waiting < (1 if state.tables else 2):
        return 0
    if state.most_tables is None:
        return waiting
    room, seats = state.vacant, state.structure.seats
    if not state.tables:
        return min(waiting, capacity(state) or 0)
    # a number is never used twice: hands of a broken table 3 stay table 3's
    first = max(state.open_tables, *(table.number for table in room), 0) + 1
    more = range(first, first + state.most_tables - len(room))
    return min(waiting, sum(len(table.open_seats) for table in room)
               + sum(len(state.limits.seats(number, seats)) for number in more))
