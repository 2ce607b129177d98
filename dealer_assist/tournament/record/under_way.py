"""Moves that are under way: decided, and not yet accepted at the new table.

Where all seats are drawn anew, at the tables that are left, a seat that was drawn is still somebody's who
waits for another: everybody gets up, and then everybody sits down.
Source: house rules, section 9, `redraw`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dealer_assist.errors import NotNow
from dealer_assist.rules.button import before
from dealer_assist.texts import say
from dealer_assist.tournament.run.event import EventRun
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.limits import NONE, SeatingLimits
from dealer_assist.tournament.seats.tables import Move, SeatedTable
from dealer_assist.tournament.structure.model import Structure


@dataclass(slots=True)
class Going:
    """A move that was decided: `gone` from the old table, and not yet arrived at the new one.

    Shape: where all seats are drawn anew, who is `up` waits until everybody is, and then all have gone.
    """

    move: Move
    gone: bool = False
    up: bool = False


class Moving(EventRun):
    """An event whose moves take time."""

    def __init__(self, structure: Structure, draw: Draw) -> None:
        super().__init__(structure, draw)
        self.going: list[Going] = []
        self.closing: set[int] = set()              # tables that break: they go when the last has left
        self.redrawn: dict[int, tuple[int, int]] = {}   # size and button of tables where all sit down anew
        self.done: set[int] = set()                 # tables that have dealt in this round
        self.hands_left: dict[int, int] | None = None
        self.limits: SeatingLimits = NONE

    @property
    def planned(self) -> tuple[SeatedTable, ...]:
        """The room as it is when everybody who was moved has arrived."""
        room = {table.number: table for table in self.room}
        for one in self.under_way:
            old = one.move.from_table
            if old in room and one.move.from_seat is not None:  # pragma: no branch - who was sent has a seat
                room[old] = room[old].without(one.move.from_seat)
        for number, (size, _) in self.redrawn.items():
            room[number] = replace(room[number], size=size)
        for one in self.under_way:
            to = room[one.move.to_table]
            room[to.number] = replace(to, players=dict(sorted(
                {**to.players, one.move.to_seat: one.move.player}.items())))
        return tuple(table for table in room.values() if table.number not in self.closing)

    @property
    def vacant(self) -> tuple[SeatedTable, ...]:
        """The room as planned, for somebody who sits down now: a seat is taken until its player has left."""
        return tuple(
            replace(table, blocked=table.blocked | (
                self.tables[table.number].players.keys() - table.players.keys()))
            if table.number in self.tables else table for table in self.planned)

    @property
    def under_way(self) -> list[Going]:
        """Moves that were decided, of players who still sit at the old table."""
        return [one for one in self.going if not one.gone]

    def leaving(self, table: int) -> list[Move]:
        """Who has to leave a table, to where."""
        return [one.move for one in self.going
                if one.move.from_table == table and not one.gone and not one.up]

    def coming(self, table: int) -> list[Move]:
        """Who is on the way to a table."""
        return [one.move for one in self.going if one.move.to_table == table]

    def send(self, moves: Sequence[Move]) -> None:
        """Decide moves: they are on the way until the table that is left has let them go."""
        self.going += [Going(move) for move in moves]

    def went(self, table: int, seat: int) -> None:
        """Somebody has left the old table with the chips, and sits at the new one; in a redraw is up."""
        one = next(one for one in self.going if not one.gone
                   and (one.move.from_table, one.move.from_seat) == (table, seat))
        if self.redrawn:
            one.up = True
            self.sit_down()
            return
        one.gone = True
        self.move([one.move])
        self.moves[-1].n = self.n + 1   # the chips lie at the new table from now on
        if not self.tables[table].players and table in self.closing:
            self.close_table(table)
            self.closing.discard(table)

    def arrived(self, table: int, seat: int) -> None:
        """The new table has seen who came."""
        self.going = [one for one in self.going
                      if not (one.gone and (one.move.to_table, one.move.to_seat) == (table, seat))]

    def sit_down(self) -> None:
        """In a redraw, once everybody is up: all sit where they drew a seat; the other tables are closed."""
        going = self.under_way
        # one still plays a hand: nobody may sit down on their chips
        if not self.redrawn or not all(one.up for one in going):
            return
        for number in list(self.tables):
            self.close_table(number)
        for number, (size, button) in sorted(self.redrawn.items()):
            players = {one.move.to_seat: one.move.player for one in going if one.move.to_table == number}
            if players:
                self._open_anew(SeatedTable(number, size, dict(sorted(players.items())), button=button))
        self.move([one.move for one in going], tables=self.room)
        for one in going:
            one.gone = True
        # hand for hand a round that had begun is over: nobody sits where it was dealt
        self.redrawn, self.closing, self.done = {}, set(), {*self.tables} if self.done else set()

    def _open_anew(self, table: SeatedTable) -> None:
        """The button goes back to a player, where who drew it is out meanwhile."""
        button = before(table.button, table.players)
        self.open([replace(table, button=button, blocked=self.limits.blocked.get(table.number, frozenset()))])
        if self.hands_left is not None:
            self.hands_left[table.number] = max(self.hands_left.values(), default=0)


def refuse_in_redraw(event: Moving) -> None:
    """Refuse what needs a seat while everybody is on the way to another one.  Errors: `moving`."""
    if event.redrawn:
        raise NotNow("moving.on-the-way")


def waits(event: Moving) -> str:
    """Why no table deals while all seats are drawn anew: where players still sit."""
    tables = sorted({one.move.from_table or 0 for one in event.under_way if not one.up})
    return say("event.redraw", tables=", ".join(map(str, tables)))
