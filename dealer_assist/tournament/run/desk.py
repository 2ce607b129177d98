"""The desk of an event: entries, late and again, who waits for a seat, and the close of registration."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.texts import say
from dealer_assist.tournament.money.places import Out
from dealer_assist.tournament.run import arranging, results
from dealer_assist.tournament.run.breaks import LammerBox
from dealer_assist.tournament.run.crowd import COMES_BACK, Crowd
from dealer_assist.tournament.run.event import ENTRY, LATE, RE_ENTRY, EventRun
from dealer_assist.tournament.seats.balance import allowed_spread
from dealer_assist.tournament.seats.breaking import seat_all
from dealer_assist.tournament.seats.tables import Player


class Desk:
    """Who comes to the desk and when; `open` until registration closes."""

    def __init__(self, event: EventRun, crowd: Crowd, lammers: LammerBox) -> None:
        self.event, self.crowd, self.lammers = event, crowd, lammers
        self.queue: list[tuple[Player, str]] = []  # who waits for a seat, in the order in which they came
        self.open = True

    @property
    def busy(self) -> bool:
        """Is somebody still to come in?"""
        return self.open and bool(self.queue or self.crowd.arrivals)

    def first_seats(self) -> None:
        """Everybody who is there at the start enters, and draws a seat."""
        event = self.event
        for player in self.crowd.starters:
            self._enter(player, ENTRY)
        tables, moves = seat_all(self.crowd.starters, event.structure.seats, event.draw)
        event.move(moves, tables=tables)
        for player in sorted(self.crowd.absent):
            event.add("absent", player, say("ledger.absent"))

    def close(self) -> None:
        """Registration is over: the pay table goes up."""
        event = self.event
        self.open = False
        event.prizes = results.pay_table_of(event)
        event.add("closed", None, say("ledger.closed", players=len(event.players), entries=event.bought_in,
                                      paid=len(event.prizes)))

    def come_back(self, gone: Sequence[Out]) -> None:
        """Who is out may enter again while the desk is open and more than one table plays."""
        event = self.event
        for out in gone:
            entries = sum(entry.player == out.player and entry.kind == RE_ENTRY for entry in event.entries)
            if not self.open or len(event.tables) < 2 or entries >= event.structure.re_entries:
                continue
            if out.player not in self.crowd.absent and self.crowd.often(COMES_BACK):
                next(bust for bust in event.busts if bust.out is out).again = True
                event.rounds[-1] = [one for one in event.rounds[-1] if one is not out]
                self.queue.append((out.player, RE_ENTRY))

    def let_in(self, now: int, *, everybody: bool = False) -> bool:
        """Late players who are due; all that are to come where one table is left or the desk closes.

        Shape: True where somebody was seated.
        """
        everybody = everybody or len(self.event.tables) < 2
        if everybody and self.crowd.arrivals:
            now = self.crowd.arrivals[-1][0]
        self.queue += [(player, LATE) for player in self.crowd.due(now)]
        return self.seat(everybody=everybody)

    def seat(self, *, everybody: bool = False) -> bool:
        """Open seats go to who waits; a new table when enough wait, or nobody may wait any longer."""
        event = self.event
        # a table of three among tables of nine would only be filled by moving the others
        enough = event.structure.seats - allowed_spread(len(event.tables) + 1, event.house)
        opens, seated = everybody or len(self.queue) >= enough, False
        while self.queue and (opens or any(table.open_seats for table in event.room)):
            player, kind = self.queue.pop(0)
            self._enter(player, kind)
            arranging.seat_late(event, player)
            seated = True
        return seated

    def _enter(self, player: Player, kind: str) -> None:
        self.event.enter(player, kind)
        if kind != RE_ENTRY:
            self.lammers.hand_out(player)
