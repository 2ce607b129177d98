"""Balancing: from the state of the room to the moves that put it right, each with its reason.

The same room gives the same moves; nothing is moved here.  Source: house rules, section 9
(`balance-who`, `balance-spread`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from dealer_assist.rules.house import House
from dealer_assist.texts import say
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.tables import (
    BALANCE,
    Move,
    Player,
    Table,
    best_open_seat,
    by_big_blind,
    moved,
)

FEW_TABLES = 6


def allowed_spread(tables: int, house: House) -> int:
    """The largest difference between two tables: by the house, one with six tables or fewer."""
    return 1 if tables <= FEW_TABLES else house.number("balance-spread", 2)


def balance(
    tables: Iterable[Table], house: House, balanced: Collection[Player] = (), draw: Draw | None = None,
) -> tuple[Move, ...]:
    """The fewest moves after which no two tables differ by more than the house allows.

    Shape: `balanced` are those whose last move was a balance: somebody else is moved where there is one;
    `draw` decides where the house draws for high card, else it is not asked.
    Errors: none; one table, or none, needs no move.
    """
    room, just = tuple(sorted(tables, key=lambda table: table.number)), set(balanced)
    moves: list[Move] = []
    while room and _spread(room) > allowed_spread(len(room), house):
        move = _next(room, house, just, draw)
        just.add(move.player)
        moves.append(move)
        room = moved(room, [move])
    return tuple(moves)


def _spread(tables: Collection[Table]) -> int:
    counts = [len(table.players) for table in tables]
    return max(counts) - min(counts)


def _next(tables: Collection[Table], house: House, just: Collection[Player], draw: Draw | None) -> Move:
    most, least = (pick(len(table.players) for table in tables) for pick in (max, min))
    full = [table for table in tables if len(table.players) == most]
    # a table whose next big blind has not just been moved gives first
    giving = min(full, key=lambda table: (
        table.players[by_big_blind(table, house)[0]] in just, table.number))
    seat = _who(giving, house, just, draw)
    taking = next(table for table in tables if len(table.players) == least)
    reason = say("seating.balance", table=giving.number, players=most, other=taking.number, others=least,
                 seat=seat)
    return Move(giving.players[seat], giving.number, seat, taking.number, best_open_seat(taking, house),
                BALANCE, reason)


def _who(table: Table, house: House, just: Collection[Player], draw: Draw | None) -> int:
    """The next big blind, or who draws the highest card; somebody just moved only where all were."""
    order = by_big_blind(table, house)
    if house["balance-who"] == "high-card" and draw is not None:
        order = [seat for seat, _ in draw.high_cards(order)]
    return next((seat for seat in order if table.players[seat] not in just), order[0])
