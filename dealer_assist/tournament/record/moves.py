"""What the room needs: a break, a redraw, a balance; and the moves that are under way.

A proposal is a function of the state alone, with a reason for every move; a director takes it or leaves it.
"""

from __future__ import annotations

from copy import copy

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.texts import say
from dealer_assist.tournament.record import under_way
from dealer_assist.tournament.record.acts import written_moves
from dealer_assist.tournament.record.decide import Act, not_playing, present
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.run import arranging
from dealer_assist.tournament.seats import balance, breaking
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.tables import BALANCE, Move, Player, SeatedTable
from dealer_assist.tournament.structure.model import SHOOTOUT


def proposal(state: Running) -> Act | None:
    """The act that puts the room right, None where it is, while moves are under way, and at the end."""
    # one decision at a time: who is on the way sits at neither table
    if state.under_way or len(state.tables) < 2 or state.over or state.decided:
        return None
    draw, room = copy(state.draw), tuple(table for table in state.planned if table.players)
    final = arranging.final_size(state)
    if state.structure.form == SHOOTOUT:
        done = all(arranging.shootout_done(state, table) for table in room)
        counts = len(breaking.sizes(state.left, min(state.structure.seats, final)))
        return _redraw(state, room, counts, draw) if done else None
    # late entries still come, so a final table of ten would have to be broken up again
    if state.desk_open:
        final = min(final, state.structure.seats)
    if breaking.breaks(room, final, len(state.unseated)):
        target = len(room) - 1
        # R57 and `final-size` are of the last table; while the desk is open two tables are just two
        if breaking.redraws(target, state.house) and not (state.desk_open and target == 1):
            return _redraw(state, room, target, draw, final)
        broken = breaking.to_break(room)
        # of the last two each fits at the other by number, and not where the director keeps seats empty
        if len(broken.players) <= sum(table.short for table in room if table is not broken):
            return _break(state, broken, room, draw)
    moves = balance.balance(room, state.house, state.balanced(), draw, state.limits)
    return {"act": "move", "moves": written_moves(moves), "drawn": draw.taken} if moves else None


def break_table(state: Running, number: int) -> Act:
    """Break one table now.  Errors: `shootout-breaks`, `no-table`, `no-room`, `moving`."""
    if state.structure.form == SHOOTOUT:
        raise NotNow("shootout-breaks")
    under_way.refuse_in_redraw(state)
    room = state.planned
    broken = next((table for table in room if table.number == number), None)
    others = sum(table.short for table in room if table.number != number)
    if broken is None:
        raise Unreadable("no-table", table=number, field="table")
    if any(one.move.to_table == number for one in state.under_way):
        raise NotNow("moving.on-the-way")
    if len(broken.players) > others:
        raise NotNow("no-room", count=len(broken.players), open=others)
    return _break(state, broken, room, copy(state.draw))


def _break(state: Running, broken: SeatedTable, room: tuple[SeatedTable, ...], draw: Draw) -> Act:
    moves = breaking.break_table(room, broken, draw, state.limits)
    return {"act": "move", "moves": written_moves(moves), "closes": [broken.number], "drawn": draw.taken}


def _redraw(state: Running, room: tuple[SeatedTable, ...], count: int, draw: Draw, final: int = 0) -> Act:
    """Everybody draws a seat at the tables that are left, and gets up when no table plays any more."""
    seats = final if count == 1 and final else state.structure.seats
    seated, moves = breaking.redraw(room, count, seats, draw, limits=state.limits)
    staying = {table.number for table in seated}
    return {"act": "move", "moves": written_moves(moves), "drawn": draw.taken,
            "closes": [table.number for table in room if table.number not in staying],
            "redraws": {str(table.number): [table.size, table.button] for table in seated}}


def by_hand(state: Running, player: Player, table: int, seat: int) -> Act:
    """The director moves somebody to a seat.  Errors: `not-in`, `no-table`, `seat-taken`, `moving`."""
    present(state, player)
    under_way.refuse_in_redraw(state)
    here = next((one for one in state.planned if one.number == table), None)
    if here is None:
        raise NotNow("no-table", table=table, field="table")
    if seat not in here.open_seats:
        raise NotNow("seat-taken.none-open", table=table, seat=seat, n=len(here.open_seats),
                     seats=", ".join(map(str, here.open_seats)), field="seat")
    if player in state.unseated or any(one.move.player == player for one in state.going):
        raise NotNow("moving", player=player, field="player")
    move = Move(player, *state.seat_of(player), table, seat, BALANCE, say("seating.by-hand"))
    return {"act": "move", "moves": written_moves([move])}


def went(state: Running, table: int, seat: int) -> Act:
    """Somebody has left for the new table; where all seats are drawn anew, has got up with the others.

    Errors: `nobody-goes`, `seat-taken`, `hand-open`.
    """
    move = next((one for one in state.leaving(table) if one.from_seat == seat), None)
    if move is None:
        raise NotNow("nobody-goes", seat=seat, table=table, field="seat")
    not_playing(state, table)
    gone = {"act": "went", "table": table, "seat": seat, "player": move.player}
    # they get up together: a seat that was drawn is somebody's who has not left it yet
    if state.redrawn:
        return gone
    if not seat_is_free(state, move):
        raise NotNow("seat-taken.not-free-yet", seat=move.to_seat, table=move.to_table, field="seat")
    return gone


def seat_is_free(state: Running, move: Move) -> bool:
    """May somebody sit down there now? In a redraw they all get up together, and then sit down."""
    if state.redrawn:
        return True
    going = any(one.from_seat == move.to_seat for one in state.leaving(move.to_table))
    return not going and move.to_seat not in state.tables[move.to_table].players


def done_already(state: Running, table: int, act: str, seat: int, player: Player) -> bool:
    """Is it so what a tablet says of somebody, `went` or `here`, whose answer it has lost?"""
    sits = state.tables[table].players if table in state.tables else {}
    return sits.get(seat) == player if act == "here" else player not in sits.values()


def here(state: Running, table: int, seat: int) -> Act:
    """The new table has seen who came, whom the other has let go.  Errors: `nobody-comes`."""
    come = [one for one in state.going if (one.move.to_table, one.move.to_seat) == (table, seat)]
    if not come:
        raise NotNow("nobody-comes", seat=seat, table=table, field="seat")
    if not come[0].gone:
        raise NotNow("nobody-comes.still-there", player=come[0].move.player, table=come[0].move.from_table,
                     field="seat")
    return {"act": "here", "table": table, "seat": seat, "player": come[0].move.player}
