"""What the event must come to, kept beside the server from what was asked and from the hands alone.

The server's answers are compared with it at every step: chips, seats, the clock, and at the end places and
money. It shares no function with what the server counts by.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dealer_assist.tournament.seats.tables import Player
from dealer_assist.trial.felt import Fault

Document = Mapping[str, Any]
Seat = tuple[int, int]


class Book:
    """Stacks and seats by player; `rounds` of who went out together; the clock as it was heard last."""

    def __init__(self, all_tie: bool = False) -> None:
        self.all_tie = all_tie      # who goes out in one hand at one table (`same-hand-bust`)
        self.stacks: dict[Player, int] = {}
        self.seats: dict[Player, Seat] = {}
        self.removed = self.raced = self.sold = 0
        self.rounds: list[list[tuple[Player, int, int]]] = []   # player, table, chips before the hand
        self.heard: Document | None = None

    # -- what happens ----------------------------------------------------------------------------

    def buys(self, player: Player, chips: int) -> None:
        """An entry, another one, or an add-on."""
        self.stacks[player] = self.stacks.get(player, 0) + chips
        self.sold += chips
        self.rounds = [[out for out in together if out[0] != player] for together in self.rounds]

    def seated(self, event: Document) -> None:
        """Who had no seat has the one that was drawn; nobody else has moved."""
        for player, seat in _seats(event).items():
            self.seats.setdefault(player, seat)

    def moves(self, player: Player, seat: Seat) -> None:
        """Somebody sits at the new table."""
        self.seats[player] = seat

    def played(
        self, table: int, before: Mapping[int, int], after: Mapping[int, int], *, together: bool,
        lammers: Mapping[Player, int],
    ) -> list[Player]:
        """A hand: who is out of it; `lammers` are chips that somebody without any has instead.

        Errors: Fault where it was dealt with other chips.
        """
        names = {seat: player for player, (at, seat) in self.seats.items() if at == table}
        wrong = {seat: chips for seat, chips in before.items()
                 if self.stacks.get(names.get(seat, "")) != chips}
        if wrong or sum(before.values()) != sum(after.values()):
            raise Fault(f"table {table} was dealt with {dict(before)} and ended with {dict(after)}: {wrong}")
        gone = []
        for seat, chips in after.items():
            player = names[seat]
            self.stacks[player] = chips
            if not chips and player in lammers:
                self.buys(player, lammers[player])
            elif not chips:
                gone.append((player, table, before[seat]))
        if together:
            self.rounds[-1] += gone
        else:
            self.rounds.append(gone)
        for player, _, _ in gone:
            del self.stacks[player], self.seats[player]
        return [player for player, _, _ in gone]

    def new_round(self) -> None:
        """Hand for hand another round begins; or it is over, and the clock goes on."""
        self.rounds.append([])
        self.clock_moves()

    def is_removed(self, player: Player) -> None:
        """Somebody is out by a ruling, and the chips with them."""
        table, _ = self.seats.pop(player)
        chips = self.stacks.pop(player)
        self.removed += chips
        self.rounds.append([(player, table, chips)])

    def races(self, event: Document, new: int) -> None:
        """The smallest chip has left play: every stack is of the next, and nobody gained as much as two."""
        for one in event["players"]:
            player, stack = one["player"], one["stack"]
            if player not in self.stacks:
                continue
            change = stack - self.stacks[player]
            if stack <= 0 or stack % new or not -new < change <= new:
                raise Fault(f"{player} had {self.stacks[player]} and has {stack} after the race to {new}")
            self.raced += change
            self.stacks[player] = stack

    # -- what must be ----------------------------------------------------------------------------

    def check(self, event: Document) -> None:
        """Is the event what it must be?  Errors: Fault."""
        stacks = {one["player"]: one["stack"] for one in event["players"] if one["stack"] is not None}
        for name, is_, must in (
            ("stacks", stacks, self.stacks), ("seats", _seats(event), self.seats),
            ("chips in play", event["chips"]["in_play"], self.sold + self.raced - self.removed),
            ("a difference of chips", event["chips"]["difference"], 0),
            ("differences at the tables", event["differences"], []),
        ):
            if is_ != must:
                raise Fault(f"{name}: {is_}, must be {must}")
        self._check_clock(event["clock"])

    def _check_clock(self, clock: Document) -> None:
        """It stands, or has gone on by exactly the server's own time; nothing else moves it."""
        heard, self.heard = self.heard, clock
        if heard is None or clock["started"] != heard["started"] or clock["running"] != heard["running"]:
            return
        gone = clock["now"] - heard["now"] if heard["running"] else 0
        if clock["row"] == heard["row"] and clock["left"] != heard["left"] - gone:
            raise Fault(f"the clock shows {clock['left']} ms, must be {heard['left'] - gone}")

    def clock_moves(self) -> None:
        """The clock was set, or a round hand for hand is taken off it."""
        self.heard = None

    def check_end(self, event: Document) -> None:
        """Places by the order in which they went out, and every unit of the money.

        Errors: Fault.
        """
        self.rounds.append([(player, 0, chips) for player, chips in self.stacks.items()])
        must = _places(self.rounds, self.all_tie)
        busts = [one for one in event["busts"] if not one["again"]]
        are = {one["player"]: one["place"] for one in busts}
        paid, pool = sum(one["prize"] for one in busts), event["money"]["pool"]
        won, heads = sum(event["money"]["bounties_won"].values()), event["money"]["bounties"]
        if are != must:
            different = {player: (are.get(player), place) for player, place in must.items()
                         if are.get(player) != place}
            raise Fault(f"places, and what they must be: {different}")
        if paid != pool or won != heads:
            raise Fault(f"{paid} of {pool} is paid, bounties {won} of {heads}")


def _seats(event: Document) -> dict[Player, Seat]:
    return {seat["player"]: (table["number"], seat["seat"])
            for table in event["tables"] for seat in table["seats"]}


def _places(rounds: Sequence[Sequence[tuple[Player, int, int]]], all_tie: bool) -> dict[Player, str]:
    """Of those who went out together, at one table the larger stack is better, equal ones tie.

    Shape: hand for hand the best of each table tie, then the next of each, and so on.
    """
    placed: dict[Player, str] = {}
    for together in reversed(rounds):
        tables: dict[int, list[list[Player]]] = {}
        for table in {table for _, table, _ in together}:
            here = [(player, 0 if all_tie and table else chips)
                    for player, at, chips in together if at == table]
            tables[table] = [[player for player, chips in here if chips == stack]
                             for stack in sorted({chips for _, chips in here}, reverse=True)]
        for n in range(max(map(len, tables.values()), default=0)):
            tied = [player for groups in tables.values() if n < len(groups) for player in groups[n]]
            first = len(placed) + 1
            placed |= {player: f"{first}=" if len(tied) > 1 else str(first) for player in tied}
    return placed
