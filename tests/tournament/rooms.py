"""Random rooms, and a second opinion on balancing that shares nothing with the first.

The opinion lays the tables out hand by hand as a dealer would walk round them, and counts the fewest moves
by trying every level at which the room could end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dealer_assist.rules.button import Positions
from dealer_assist.tournament.seats.tables import Move, SeatedTable


def room(luck: Random) -> tuple[SeatedTable, ...]:
    """Tables as an evening leaves them: short, full, in stud or not, dead buttons."""
    seats = luck.choice((6, 7, 8, 9, 10))
    return tuple(table(luck, number, seats) for number in range(1, luck.randint(2, 14) + 1))


def table(luck: Random, number: int, seats: int) -> SeatedTable:
    """One table; button and blinds stood behind each other in the last hand, some are gone now."""
    taken = sorted(luck.sample(range(1, seats + 1), luck.randint(2, seats)))
    players = {seat: f"T{number}S{seat}" for seat in taken}
    if luck.random() < 0.1:
        return SeatedTable(number, seats, players, button=luck.choice(taken))
    first, second, third = sorted(luck.sample(range(1, seats + 1), 3))
    places = luck.choice(((first, second, third), (second, third, first), (third, first, second)))
    return SeatedTable(number, seats, players, Positions(*places), held=luck.random() < 0.3)


def fewest_moves(counts: Sequence[int], spread: int) -> int:
    """Over every level L the room could end between L and L + spread: who must leave, or who is missing."""
    possible = range(min(counts), max(counts) + 1)
    players, tables = sum(counts), len(counts)
    return min(
        max(sum(max(0, count - low - spread) for count in counts),
            sum(max(0, low - count) for count in counts))
        for low in possible if low * tables <= players <= (low + spread) * tables)


def walk_to_big_blind(table: SeatedTable) -> list[int]:
    """Every seat of the table in the order in which the big blind will come to it, step by step."""
    assert table.last is not None
    seat, order = (table.last.big if table.held else table.last.big % 10 + 1), []
    for _ in range(10):
        order.append(seat)
        seat = seat % 10 + 1
    return order


def faults(before: Sequence[SeatedTable], moves: Sequence[Move], spread: int) -> list[str]:
    """What is wrong with these moves."""
    seats = {table.number: dict(table.players) for table in before}
    tables = {table.number: table for table in before}
    just: set[str] = set()
    wrong = []
    for move in moves:
        here, there = tables[move.from_table], tables[move.to_table]
        if seats[here.number].pop(move.from_seat, None) != move.player:
            wrong.append(f"{move.player} did not sit there")
        if move.to_seat in seats[there.number] or move.to_seat > there.size:
            wrong.append(f"{move.player} has no seat at table {there.number}")
        if move.player in just:
            wrong.append(f"{move.player} is moved twice")
        wrong += _who(here, seats[here.number], move, just) + _where(there, seats[there.number], move)
        seats[there.number][move.to_seat] = move.player
        just.add(move.player)
    counts = [len(players) for players in seats.values()]
    if max(counts) - min(counts) > spread:
        wrong.append(f"the room ends at {sorted(counts)}")
    if len(moves) != fewest_moves([len(table.players) for table in before], spread):
        wrong.append(f"{len(moves)} moves, and fewer do it")
    return wrong


def _who(table: SeatedTable, seats: dict[int, str], move: Move, just: set[str]) -> list[str]:
    if table.last is None:
        return []
    walk = walk_to_big_blind(table)
    sooner = [seat for seat in walk[:walk.index(move.from_seat)] if seats.get(seat, move.player) not in just]
    passed = [seat for seat in sooner if seat in seats]
    return [f"seat {passed[0]} of table {table.number} was due before {move.player}"] if passed else []


def _where(table: SeatedTable, seats: dict[int, str], move: Move) -> list[str]:
    """Not the small blind of the next hand: the seat of the last big blind, or the held small one."""
    if table.last is None or len(seats) < 2:
        return []
    small = table.last.small if table.held else table.last.big
    walk = [seat for seat in walk_to_big_blind(table) if seat <= table.size and seat not in seats]
    wrong = [f"{move.player} goes to the small blind"] if move.to_seat == small and len(walk) > 1 else []
    return wrong + ([f"{move.player} could be due sooner"] if len(seats) > 2 and walk[0] not in (
        move.to_seat, small) and not _between(table, walk[0], seats) else [])


def _between(table: SeatedTable, seat: int, seats: dict[int, str]) -> bool:
    """Would somebody new in this seat stand between the button and the small blind, and wait?"""
    assert table.last is not None
    last = table.last
    button, small = (last.button, last.small) if table.held else (last.small, last.big)
    return 0 < (seat - button) % 10 < (small - button) % 10
