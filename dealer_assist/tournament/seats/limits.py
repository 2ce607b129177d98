"""Who must sit where, and who not together: limits that a director sets, and draws that keep to them.

A draw comes first and is never thrown away: places are exchanged afterwards, in the order of the draw, each
with the first place that mends more than it spoils. So the printed proof still holds, and the same seed gives
the same room. The rulebook has no word on them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from dealer_assist.tournament.seats.tables import Player, SeatedTable

Place = tuple[int, int]
"""Table and seat."""


@dataclass(frozen=True, slots=True)
class SeatingLimits:
    """What a room keeps to where it can.

    Shape: `blocked` seats nobody takes, by table; `needs` the seats that fit somebody, a wheelchair's place
    or one beside the dealer; `apart` pairs that do not share a table while there are two.
    """

    blocked: Mapping[int, frozenset[int]] = field(default_factory=dict)
    needs: Mapping[Player, frozenset[int]] = field(default_factory=dict)
    apart: frozenset[frozenset[Player]] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.blocked or self.needs or self.apart)

    def seats(self, table: int, size: int) -> list[int]:
        """The seats of a table that may be taken."""
        return [seat for seat in range(1, size + 1) if seat not in self.blocked.get(table, ())]

    def fits(self, player: Player, seat: int) -> bool:
        """Is it a seat that somebody can sit in?"""
        return seat in self.needs.get(player, (seat,))

    def shunned(self, player: Player) -> set[Player]:
        """Those whom somebody may not sit with."""
        return {other for pair in self.apart if player in pair for other in pair if other != player}

    def faults(self, player: Player, seat: int, others: Collection[Player]) -> int:
        """How much is wrong with a seat among `others`: the seat itself, and each who is to sit elsewhere."""
        return (not self.fits(player, seat)) + len(self.shunned(player) & set(others))


NONE = SeatingLimits()


def unmet(tables: Collection[SeatedTable], limits: SeatingLimits) -> list[Player]:
    """Everybody who sits where a limit says otherwise, by name; at the last table pairs are no fault."""
    return sorted(
        player for table in tables for seat, player in table.players.items()
        if limits.faults(player, seat, table.players.values() if len(tables) > 1 else ()))


def settled(
    drawn: Sequence[tuple[Player, Place]], tables: Collection[SeatedTable], limits: SeatingLimits,
) -> list[tuple[Player, Place]]:
    """Drawn places, exchanged until the limits hold or no exchange helps.

    Shape: `tables` are those of the places, with who sits there already; players stay in their order.
    """
    if not limits:
        return list(drawn)
    # each round must mend something: two who each fit only the other's table would swap for ever
    floor, before = _Floor(drawn, tables, limits), len(drawn) * (len(drawn) + 1)
    while 0 < (wrong := sum(floor.faults(player) for player, _ in drawn)) < before:
        before = wrong      # an exchange that mends one may leave another who can be helped now
        for player, _ in drawn:
            if floor.faults(player):
                floor.exchange(player)
    return [(player, floor.place[player]) for player, _ in drawn]


class _Floor:
    """Who sits where while places are exchanged."""

    def __init__(
        self, drawn: Sequence[tuple[Player, Place]], tables: Collection[SeatedTable], limits: SeatingLimits,
    ) -> None:
        self.limits = limits
        self.place = dict(drawn)
        self.at: dict[int, set[Player]] = {table.number: set(table.players.values()) for table in tables}
        for player, (table, _) in drawn:
            self.at[table].add(player)
        taken = set(self.place.values())
        self.open = [(table.number, seat) for table in tables for seat in table.open_seats
                     if (table.number, seat) not in taken]

    def faults(self, player: Player) -> int:
        """What is wrong where somebody is now; one who sat there before feels it as much."""
        table, seat = self.place[player]
        return self.limits.faults(player, seat, self.at[table])

    def exchange(self, player: Player) -> None:
        """Somebody takes the first place that mends more than it spoils.

        Shape: an open seat of the same table, then the place of another, then an open seat elsewhere: that
        alone changes how many sit at a table, and what it costs is a move to balance.
        """
        here = self.place[player][0]
        if self._moves(player, [one for one in self.open if one[0] == here]):
            return
        for other in self.place:
            if other != player and self._swapped(player, other):
                return
        # the shortest table first: an exchange should not undo the balance of the room
        elsewhere = [one for one in self.open if one[0] != here]
        self._moves(player, sorted(elsewhere, key=lambda one: (len(self.at[one[0]]), one)))

    def _moves(self, player: Player, spare: Sequence[Place]) -> bool:
        """Does one of the open seats mend something? All is right then, or nothing has changed."""
        before, old = self.faults(player), self.place[player]
        for one in spare:
            self._put(player, one)
            if self.faults(player) < before:
                self.open[self.open.index(one)] = old
                # better, and not yet right: a swap with somebody may do the rest
                return not self.faults(player)
        self._put(player, old)
        return False

    def _swapped(self, player: Player, other: Player) -> bool:
        before = self.faults(player) + self.faults(other)
        self._swap(player, other)
        if self.faults(player) + self.faults(other) < before:
            return True
        self._swap(player, other)
        return False

    def _swap(self, player: Player, other: Player) -> None:
        here, there = self.place[player], self.place[other]
        self._put(player, there)
        self._put(other, here)

    def _put(self, player: Player, place: Place) -> None:
        self.at[self.place[player][0]].discard(player)
        self.place[player] = place
        self.at[place[0]].add(player)
