"""The seats of the first hand, of broken tables, of late entries, and the redraw for the last tables.

Source: house rules, section 9 (`table-break`, `redraw`, `final-size`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from dealer_assist.rules.house import House
from dealer_assist.texts import say
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.limits import NONE, SeatingLimits, settled
from dealer_assist.tournament.seats.tables import BREAK, DRAW, REDRAW, Move, Player, SeatedTable, moved

LARGE_FINAL, SMALL_FINAL, LARGE_TABLE = 9, 7, 8


def sizes(players: int, seats: int) -> list[int]:
    """How many sit at each table: as few tables as hold them, differing by one at most, larger first."""
    # 1.3.3: 75 nine-handed are nine tables, three of nine and six of eight
    tables = -(-players // seats)
    each, over = divmod(players, tables) if tables else (0, 0)
    return [each + 1] * over + [each] * (tables - over)


def _sizes_within(players: int, seats: int, first: int, limits: SeatingLimits) -> list[int]:
    """As `sizes`, where blocked seats make some tables smaller: who does not fit goes to the others."""
    room: list[int] = []
    while sum(room) < players:
        room.append(len(limits.seats(first + len(room), seats)))
    return _spread(players, room)


def _spread(players: int, room: Sequence[int]) -> list[int]:
    """So many players over tables with room for so many each, differing by as little as that lets them."""
    counts = [0] * len(room)
    for _ in range(players):
        table = min((n for n, most in enumerate(room) if counts[n] < most), key=lambda n: (counts[n], n))
        counts[table] += 1
    return counts


def seat_all(
    players: Sequence[Player], seats: int, draw: Draw, limits: SeatingLimits = NONE,
    numbers: Sequence[tuple[int, int]] = (),
) -> tuple[tuple[SeatedTable, ...], tuple[Move, ...]]:
    """Draw seats and buttons for everybody.

    Shape: `numbers` of tables, each with how many sit there; as few from number 1 as hold them unless said.
    """
    if not numbers:
        blocked = limits.blocked
        numbers = list(enumerate(_sizes_within(len(players), seats, 1, limits) if blocked
                                 else sizes(len(players), seats), 1))
    # which seats stay empty is drawn as well, or seat 9 would be the short tables' every time
    tickets = [(number, seat) for number, count in numbers
               for seat in sorted(draw.shuffled(limits.seats(number, seats))[:count])]
    empty = [SeatedTable(number, seats, blocked=limits.blocked.get(number, frozenset()))
             for number, _ in numbers]
    drawn = settled(list(zip(draw.shuffled(players), tickets, strict=True)), empty, limits)
    moves = tuple(Move(player, None, None, number, seat, DRAW, say("seating.draw", table=number, seat=seat))
                  for player, (number, seat) in drawn)
    return tuple(first_button(table, draw) for table in moved(empty, moves)), moves


def first_button(table: SeatedTable, draw: Draw) -> SeatedTable:
    """A card to each player of a new table: the highest has the first button."""
    return replace(table, button=draw.high_cards(sorted(table.players))[0][0]) if table.players else table


def late_seat(
    tables: Iterable[SeatedTable], player: Player, draw: Draw, limits: SeatingLimits = NONE,
) -> Move | None:
    """A seat for a late entry, drawn among those of the shortest tables; None where the room is full.

    Shape: a longer table is taken where none of the shortest keeps to the `limits` as well.
    """
    worth = {(table.number, seat): (limits.faults(player, seat, table.players.values()), len(table.players))
             for table in tables for seat in table.open_seats}
    if not worth:
        return None
    # a limit before a short table: to sit beside who must be elsewhere costs a move at once
    best = min(worth.values())
    open_seats = [place for place, one in worth.items() if one == best]
    number, seat = draw.one_of(open_seats)
    return Move(player, None, None, number, seat, DRAW, say("seating.late", table=number, seat=seat))


def final_size(seats: int, house: House, most: int = 10) -> int:
    """Players at the final table: the house's figure, or nine from large tables and seven from small ones.

    Shape: `most` is what the deck of the event's games serves (R57).
    """
    usual = LARGE_FINAL if seats >= LARGE_TABLE else SMALL_FINAL
    return min(house.number("final-size", usual) if "final-size" in house.overrides else usual, most)


def breaks(tables: Collection[SeatedTable], final: int, waiting: int = 0) -> bool:
    """Do the players of one table fit at the others? The last two wait for the size of the final table.

    Shape: `waiting` alternates want a seat as well.
    """
    players = sum(len(table.players) for table in tables) + waiting
    # ten at two tables of eight play on until nine are left (`final-size`)
    if len(tables) == 2:
        return players <= final
    # by the largest, since any table may be the one that breaks
    room = [len(table.players) + table.short for table in tables]
    return len(tables) > 1 and players <= sum(room) - max(room)


def to_break(tables: Collection[SeatedTable]) -> SeatedTable:
    """The table that breaks next: the last of the room, as the list on the wall has it."""
    # on the wall from the start, so that nobody asks why theirs
    return max(tables, key=lambda table: table.number)


def break_table(
    tables: Iterable[SeatedTable], broken: SeatedTable, draw: Draw, limits: SeatingLimits = NONE,
) -> tuple[Move, ...]:
    """Seats for the players of a broken table, in two steps: seats are shuffled, then dealt by high card.

    Shape: the shortest tables are filled first. Arrivals take over the blind or button of their seat.
    Source: house rules, section 9, `table-break`: random-two-step.
    """
    others = {table.number: table for table in tables if table.number != broken.number}
    counts = {number: len(table.players) for number, table in others.items()}
    open_seats = {number: draw.shuffled(table.open_seats) for number, table in sorted(others.items())}
    places: list[tuple[int, int]] = []
    for _ in broken.players:
        number = min((one for one, left in open_seats.items() if left), key=lambda one: (counts[one], one))
        counts[number] += 1
        places.append((number, open_seats[number].pop()))
    # two steps: who draws high does not choose, since the seats were shuffled before
    order = draw.high_cards(sorted(broken.players))
    drawn = [(broken.players[seat], place)
             for (seat, _), place in zip(order, draw.shuffled(places), strict=True)]
    return tuple(
        Move(player, broken.number, seat, number, to, BREAK,
             say("seating.break", table=broken.number, card=card))
        for (seat, card), (player, (number, to)) in zip(
            order, settled(drawn, others.values(), limits), strict=True))


def redraws(tables: int, house: House) -> bool:
    """Are all seats drawn anew when so many tables are left? The final table always."""
    listed = house["redraw"]
    return tables == 1 or isinstance(listed, tuple) and tables in listed


def redraw(
    tables: Collection[SeatedTable], count: int, seats: int, draw: Draw, first: int = 0,
    limits: SeatingLimits = NONE,
) -> tuple[tuple[SeatedTable, ...], tuple[Move, ...]]:
    """Every seat drawn again over `count` tables; their buttons are drawn too.

    Shape: the tables are those of the room with the lowest numbers, or new ones from number `first`. Where
    the seats that are not blocked are too few, blocked ones are taken.
    """
    stood = {player: (table.number, seat) for table in tables for seat, player in table.players.items()}
    numbers = [first + n for n in range(count)] if first else sorted(one.number for one in tables)[:count]
    room = [len(limits.seats(number, seats)) for number in numbers]
    if sum(room) < len(stood):
        room, limits = [seats] * count, replace(limits, blocked={})
    places = list(zip(numbers, _spread(len(stood), room), strict=True))
    seated, drawn = seat_all(sorted(stood), seats, draw, limits, places)
    why = say("seating.redraw", n=count, tables=count)
    moves = (Move(one.player, *stood[one.player], one.to_table, one.to_seat, REDRAW, why) for one in drawn)
    return seated, tuple(moves)
