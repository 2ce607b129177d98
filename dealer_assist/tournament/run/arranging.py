"""The room after a hand: empty tables go, tables break, seats are drawn again, tables are balanced.

Source: house rules, section 9; contract, section 6: "a table breaks as soon as its players fit at the
others", "a new table of late entries is filled by balance at once".
"""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.games import load_game
from dealer_assist.texts import say
from dealer_assist.tournament.forms.shootouts import round_over
from dealer_assist.tournament.run.event import EventRun
from dealer_assist.tournament.seats import balance, breaking
from dealer_assist.tournament.seats.tables import DRAW, Move, Player, SeatedTable


def final_size(event: EventRun) -> int:
    """Players at the final table, as the house has it and the games of the event allow (R57)."""
    games = {entry.game for level in event.structure.levels for entry in level.mix.games}
    most = min(load_game(game).max_seats for game in games)
    return breaking.final_size(event.structure.seats, event.house, most)


def arrange(event: EventRun, final: int, *, open_desk: bool) -> None:
    """Put the room right.

    Shape: while the desk is open nobody is drawn for the final table: it breaks like any other.
    """
    for table in event.room:
        if not table.players:
            event.close_table(table.number)
    # a full table of the sheet, since whoever comes late needs a second one
    if open_desk:
        final = min(final, event.structure.seats)
    # forty out in one hand-for-hand round may break two tables
    while breaking.breaks(event.room, final):
        target = len(event.tables) - 1
        if breaking.redraws(target, event.house) and not (open_desk and target == 1):
            redraw(event, target, final if target == 1 else event.structure.seats)
        else:
            broken = breaking.to_break(event.room)
            event.move(breaking.break_table(event.room, broken, event.draw))
            event.close_table(broken.number)
    moves = balance.balance(event.room, event.house, event.balanced(), event.draw)
    if moves:
        event.move(moves)
    for table in event.room:
        if table.last is None and table.button == 0:
            event.open([breaking.first_button(table, event.draw)])


def redraw(event: EventRun, count: int, seats: int) -> None:
    """All seats anew at new tables."""
    old = event.room
    seated, moves = breaking.redraw(old, count, seats, event.draw, event.open_tables + 1)
    for table in old:
        event.close_table(table.number)
    event.move(moves, tables=seated)


def seat_late(event: EventRun, player: Player) -> None:
    """A seat for somebody who has just entered; a new table where the room is full."""
    move = breaking.late_seat(event.room, player, event.draw)
    if move is None:
        # button 0: its first button is drawn when it is full
        table = SeatedTable(event.open_tables + 1, event.structure.seats, button=0)
        event.open([table])
        seat = event.draw.one_of(table.open_seats)
        move = Move(player, None, None, table.number, seat, DRAW,
                    say("seating.late", table=table.number, seat=seat))
    event.move([move])


def shootout_done(event: EventRun, table: SeatedTable) -> bool:
    """Does a table of a shootout wait for the others?"""
    return round_over(len(table.players), len(event.tables), event.house)


def next_round(event: EventRun, final: int) -> None:
    """All tables of a shootout are done: their winners meet."""
    sizes: Sequence[int] = breaking.sizes(event.left, min(event.structure.seats, final))
    redraw(event, len(sizes), event.structure.seats)
    event.add("round", None, say("ledger.round", players=event.left, tables=len(sizes)))
