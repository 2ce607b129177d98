"""Balancing: from the state of the room to the moves that put it right, each with its reason.

The same room gives the same moves; nothing is moved here.  Source: house rules, section 9
(`balance-who`, `balance-spread`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from dealer_assist.rules.house import House
from dealer_assist.texts import say
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.limits import NONE, SeatingLimits
from dealer_assist.tournament.seats.tables import (
    BALANCE,
    Move,
    Player,
    SeatedTable,
    best_open_seat,
    by_big_blind,
    moved,
)

FEW_TABLES = 6


def allowed_spread(tables: int, house: House) -> int:
    """The largest difference between two tables: by the house, one with six tables or fewer."""
    # one player is a ninth of a table: near the end it decides how often the blinds come
    return 1 if tables <= FEW_TABLES else house.number("balance-spread", 2)


def balance(
    tables: Iterable[SeatedTable], house: House, balanced: Collection[Player] = (), draw: Draw | None = None,
    limits: SeatingLimits = NONE,
) -> tuple[Move, ...]:
    """The fewest moves after which no two tables differ by more than the house allows.

    Shape: `balanced` are those whose last move was a balance: somebody else is moved where there is one;
    `draw` decides where the house draws for high card, else it is not asked. Who would break one of the
    `limits` is passed over where somebody else may go.
    Errors: none; one table, or none, needs no move.
    """
    room, just = tuple(sorted(tables, key=lambda table: table.number)), set(balanced)
    moves: list[Move] = []
    while room and _spread(room) > allowed_spread(len(room), house):
        move = _next(room, house, just, draw, limits)
        # moved in this round counts too, or the same player would be sent on from table to table
        just.add(move.player)
        moves.append(move)
        room = moved(room, [move])
    return tuple(moves)


def _spread(tables: Collection[SeatedTable]) -> int:
    """Between the fullest table and the shortest that can take somebody: blocked seats make a table small."""
    most, least = _ends(tables)
    return most - least


def _ends(tables: Collection[SeatedTable]) -> tuple[int, int]:
    most = max(len(table.players) for table in tables)
    # a table of six with three seats blocked is full: it cannot take the player it seems to lack
    return most, min((len(table.players) for table in tables if table.open_seats), default=most)


def _next(
    tables: Collection[SeatedTable], house: House, just: Collection[Player], draw: Draw | None,
    limits: SeatingLimits,
) -> Move:
    most, least = _ends(tables)
    full = [table for table in tables if len(table.players) == most]
    short = [table for table in tables if len(table.players) == least and table.open_seats]
    # a table whose next big blind has not just been moved gives first
    full.sort(key=lambda table: (table.players[by_big_blind(table, house)[0]] in just, table.number))
    giving, seat, taking = _who(full, short, house, just, draw, limits)
    reason = say("seating.balance", table=giving.number, players=most, other=taking.number, others=least,
                 seat=seat)
    to = best_open_seat(taking, house, limits.needs.get(giving.players[seat], ()))
    return Move(giving.players[seat], giving.number, seat, taking.number, to, BALANCE, reason)


def _who(
    full: list[SeatedTable], short: list[SeatedTable], house: House, just: Collection[Player],
    draw: Draw | None, limits: SeatingLimits,
) -> tuple[SeatedTable, int, SeatedTable]:
    """Who goes from which table to which: the next big blind, or who draws the highest card.

    Shape: somebody just moved only where nobody else fits, at any table as full; one whom no short table fits
    only where none fits anybody.
    """
    orders: dict[int, list[int]] = {}       # cards are drawn at a table when it is asked, and once
    # only if nobody else fits is somebody moved twice running
    for again in (False, True):
        for giving in full:
            if giving.number not in orders:
                orders[giving.number] = _order(giving, house, draw)
            order = orders[giving.number]
            ways = ((seat, table) for seat in order for table in short
                    if (giving.players[seat] in just) == again
                    and _fits(giving.players[seat], table, limits))
            for seat, taking in ways:
                return giving, seat, taking
    first = orders[full[0].number]
    return full[0], min(first, key=lambda seat: full[0].players[seat] in just), short[0]


def _order(giving: SeatedTable, house: House, draw: Draw | None) -> list[int]:
    order = by_big_blind(giving, house)
    if house["balance-who"] == "high-card" and draw is not None:
        order = [seat for seat, _ in draw.high_cards(order)]
    return order


def _fits(player: Player, table: SeatedTable, limits: SeatingLimits) -> bool:
    """Is there a seat at a table that breaks none of the limits?"""
    return any(not limits.faults(player, seat, table.players.values()) for seat in table.open_seats)
