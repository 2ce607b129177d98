"""A table of an event: who sits where, where the button stands, who is due the big blind.

In a game without blinds the button was moved once and is held: `held` says that `last` is already the
place of the next hand with blinds.  Source: house rules, sections 4 and 9 (`button`, `mixed-button`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from dealer_assist.rules.button import (
    Positions,
    arrive,
    first_positions,
    next_positions,
    taken_up,
)
from dealer_assist.rules.house import House
from dealer_assist.rules.seats import MOST_SEATS

Player = str
DRAW, BALANCE, BREAK, REDRAW = "draw", "balance", "break", "redraw"


@dataclass(frozen=True, slots=True)
class Move:
    """Somebody goes to a seat, and why. `from_table` None: drawn there for the first time."""

    player: Player
    from_table: int | None
    from_seat: int | None
    to_table: int
    to_seat: int
    reason: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """One table.

    Shape: `players` by seat; `last` where button and blinds were in the last hand, None before the first,
    which starts from `button`; `winners` of the last hand's main pot; `blocked` seats that nobody takes;
    `had` who has had cards in which seat.
    """

    number: int
    size: int
    players: Mapping[int, Player] = field(default_factory=dict, hash=False)
    last: Positions | None = None
    held: bool = False
    button: int = 1
    winners: tuple[int, ...] = ()
    blocked: frozenset[int] = frozenset()
    had: frozenset[tuple[int, Player]] = field(default=frozenset(), hash=False)

    @property
    def open_seats(self) -> list[int]:
        """Seats where somebody may sit down."""
        return [seat for seat in range(1, self.size + 1)
                if seat not in self.players and seat not in self.blocked]

    @property
    def short(self) -> int:
        """How many players it lacks."""
        return len(self.open_seats)

    def without(self, seat: int) -> SeatedTable:
        """The table when somebody has left."""
        return replace(self, players={one: player for one, player in self.players.items() if one != seat})

    def with_player(self, seat: int, player: Player) -> SeatedTable:
        """The table with somebody more."""
        assert seat in self.open_seats, (self.number, seat, player)
        return replace(self, players=dict(sorted({**self.players, seat: player}.items())))


def moved(tables: Iterable[SeatedTable], moves: Iterable[Move]) -> tuple[SeatedTable, ...]:
    """The tables after these moves; all leave before anybody sits down."""
    by_number = {table.number: table for table in tables}
    # two may change places: nobody sits down before all have got up
    listed = list(moves)
    for move in listed:
        if move.from_table is not None and move.from_seat is not None:
            by_number[move.from_table] = by_number[move.from_table].without(move.from_seat)
    for move in listed:
        by_number[move.to_table] = by_number[move.to_table].with_player(move.to_seat, move.player)
    return tuple(by_number.values())


def coming(table: SeatedTable, house: House, players: Collection[int] | None = None) -> Positions:
    """Button and blinds of the next hand with blinds, if these seats play it; two at least."""
    seats = table.players if players is None else players
    if table.last is None:
        return first_positions(table.button, seats)
    # moved once already (`mixed-button`): moving on again would skip a blind for somebody
    if table.held:
        return taken_up(table.last, seats)
    return next_positions(table.last, seats, house, winners=[seat for seat in table.winners if seat in seats])


def held_positions(table: SeatedTable, house: House) -> Positions:
    """Where the button is held in a game without one: moved once, then it waits (`mixed-button`)."""
    if table.held and table.last is not None:
        return table.last
    return coming(table, house)


def dealt_in(table: SeatedTable, positions: Positions, house: House) -> tuple[int, ...]:
    """The seats that get cards: everybody but who has just sat down between small blind and button.

    Shape: who had cards there, as in stud, which deals to all, is not new any more, wherever the button is.
    Source: house rules, section 4, `new-player`.
    """
    seats = table.players.items()
    # heads-up there is no seat between the small blind and the button
    if len(seats) < 3:
        return tuple(table.players)
    return tuple(seat for seat, player in seats if (seat, player) in table.had
                 or arrive(seat, positions, (0, 0), house).dealt_in)


def until_big(table: SeatedTable, seat: int, house: House) -> int:
    """Seats that the big blind still goes before it comes to `seat`: 0 is due in the next hand."""
    # of seats, not of players: an open seat is as far from the blind as a taken one
    if table.last is not None and house["button"] != "win":
        return (seat - table.last.big - (not table.held)) % MOST_SEATS
    # the first hand, or a button that was won: the seat after the small blind, whoever sits there
    small = coming(table, house).small if len(table.players) > 1 else table.button
    return (seat - small - 1) % MOST_SEATS


def by_big_blind(table: SeatedTable, house: House) -> list[int]:
    """The seats that are taken, the next big blind first."""
    return sorted(table.players, key=lambda seat: until_big(table, seat, house))


def best_open_seat(table: SeatedTable, house: House, among: Collection[int] = ()) -> int:
    """The open seat that is due the big blind soonest; never the small blind, nor one that waits a hand.

    Shape: `among` are the seats that fit who comes; where none of them is open, or none is named, any does.
    Source: house rules, section 9, `balance-who`.
    """
    def worth(seat: int) -> tuple[bool, bool, int]:
        if len(table.players) < 2:
            return False, False, until_big(table, seat, house)
        positions = coming(table, house, [*table.players, seat])
        # `balance-who`: "never the small blind"; a seat that waits for the button loses a hand besides
        waits = not arrive(seat, positions, (0, 0), house).dealt_in
        return seat in positions.owing_small(), waits, until_big(table, seat, house)
    return min([seat for seat in table.open_seats if seat in among] or table.open_seats, key=worth)
