"""The seats of the first hand, of broken tables, of late entries, and the redraw for the last tables.

Source: house rules, section 9 (`table-break`, `redraw`, `final-size`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from dealer_assist.rules.house import House
from dealer_assist.texts import say
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.tables import BREAK, DRAW, REDRAW, Move, Player, Table, moved

LARGE_FINAL, SMALL_FINAL, LARGE_TABLE = 9, 7, 8


def sizes(players: int, seats: int) -> list[int]:
    """How many sit at each table: as few tables as hold them, differing by one at most, larger first."""
    tables = -(-players // seats)
    each, over = divmod(players, tables) if tables else (0, 0)
    return [each + 1] * over + [each] * (tables - over)


def seat_all(
    players: Sequence[Player], seats: int, draw: Draw, first: int = 1, counts: Sequence[int] = (),
) -> tuple[tuple[Table, ...], tuple[Move, ...]]:
    """Draw seats and buttons for everybody.

    Shape: tables are numbered from `first`; `counts` players a table, as few tables as hold them unless said.
    """
    numbers = list(enumerate(counts or sizes(len(players), seats), first))
    tickets = [(number, seat) for number, count in numbers
               for seat in sorted(draw.shuffled(range(1, seats + 1))[:count])]
    moves = tuple(
        Move(player, None, None, number, seat, DRAW, say("seating.draw", table=number, seat=seat))
        for player, (number, seat) in zip(draw.shuffled(players), tickets, strict=True))
    tables = moved((Table(number, seats) for number, _ in numbers), moves)
    return tuple(first_button(table, draw) for table in tables), moves


def first_button(table: Table, draw: Draw) -> Table:
    """A card to each player of a new table: the highest has the first button."""
    return replace(table, button=draw.high_cards(sorted(table.players))[0][0]) if table.players else table


def late_seat(tables: Iterable[Table], player: Player, draw: Draw) -> Move | None:
    """A seat for a late entry, drawn among those of the shortest tables; None where the room is full."""
    room = [table for table in tables if table.open_seats]
    if not room:
        return None
    least = min(len(table.players) for table in room)
    open_seats = [(table.number, seat) for table in room if len(table.players) == least
                  for seat in table.open_seats]
    number, seat = draw.one_of(open_seats)
    return Move(player, None, None, number, seat, DRAW, say("seating.late", table=number, seat=seat))


def final_size(seats: int, house: House, most: int = 10) -> int:
    """Players at the final table: the house's figure, or nine from large tables and seven from small ones.

    Shape: `most` is what the deck of the event's games serves (R57).
    """
    usual = LARGE_FINAL if seats >= LARGE_TABLE else SMALL_FINAL
    return min(house.number("final-size", usual) if "final-size" in house.overrides else usual, most)


def breaks(tables: Collection[Table], final: int) -> bool:
    """Do the players of one table fit at the others? The last two wait for the size of the final table."""
    players = sum(len(table.players) for table in tables)
    if len(tables) == 2:
        return players <= final
    room = [len(table.players) + table.short for table in tables]
    return len(tables) > 1 and players <= sum(room) - max(room)


def to_break(tables: Collection[Table]) -> Table:
    """The table that breaks next: the last of the room, as the list on the wall has it."""
    return max(tables, key=lambda table: table.number)


def break_table(tables: Iterable[Table], broken: Table, draw: Draw) -> tuple[Move, ...]:
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
    order = draw.high_cards(sorted(broken.players))
    return tuple(
        Move(broken.players[seat], broken.number, seat, number, to, BREAK,
             say("seating.break", table=broken.number, card=card))
        for (seat, card), (number, to) in zip(order, draw.shuffled(places), strict=True))


def redraws(tables: int, house: House) -> bool:
    """Are all seats drawn anew when so many tables are left? The final table always."""
    listed = house["redraw"]
    return tables == 1 or isinstance(listed, tuple) and tables in listed


def redraw(
    tables: Collection[Table], count: int, seats: int, draw: Draw, first: int,
) -> tuple[tuple[Table, ...], tuple[Move, ...]]:
    """Every seat drawn again over `count` new tables from number `first`; their buttons are drawn too."""
    stood = {player: (table.number, seat) for table in tables for seat, player in table.players.items()}
    each, over = divmod(len(stood), count)
    seated, drawn = seat_all(sorted(stood), seats, draw, first, [each + 1] * over + [each] * (count - over))
    why = say("seating.redraw", n=count, tables=count)
    moves = (Move(one.player, *stood[one.player], one.to_table, one.to_seat, REDRAW, why) for one in drawn)
    return seated, tuple(moves)
