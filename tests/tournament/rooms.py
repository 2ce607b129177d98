"""Random rooms, and a second opinion on balancing that shares nothing with the first.

The opinion lays the tables out hand by hand as a dealer would walk round them, and counts the fewest moves
by trying every level at which the room could end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from dealer_assist.rules.button import Positions
from dealer_assist.tournament.seats.limits import SeatingLimits
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


# -- rooms with limits: seats kept empty, seats that fit, players apart, who was moved just before


def limited_room(luck: Random) -> tuple[tuple[SeatedTable, ...], SeatingLimits, set[str]]:
    """As `room`, with seats kept empty, needs, pairs apart, and some whose last move was a balance."""
    tables = tuple(replace(one, blocked=frozenset(
        seat for seat in range(1, one.size + 1) if seat not in one.players and luck.random() < 0.2))
        for one in room(luck))
    players = [player for one in tables for player in one.players.values()]
    names = luck.sample(players, min(len(players), luck.choice((0, 4, 12))))
    limits = SeatingLimits(
        {one.number: one.blocked for one in tables if one.blocked},
        {name: frozenset(luck.sample(range(1, 11), 3)) for name in names[::3]},
        frozenset(frozenset(pair) for pair in zip(names[1::3], names[2::3], strict=False)))
    return tables, limits, {player for player in players if luck.random() < luck.choice((0.0, 0.3, 0.9))}


def fewest_with_room(tables: Sequence[SeatedTable], spread: int) -> int:
    """Over every height the fullest table could end at: none above it, and none that has room far below."""
    counts = [len(table.players) for table in tables]
    most = [table.size - len(table.blocked) for table in tables]
    ways = []
    for top in range(1, max(counts) + 1):
        highest = [min(one, top) for one in most]
        lowest = [min(one, max(top - spread, 0)) for one in most]
        if sum(lowest) <= sum(counts) <= sum(highest):
            ways.append(max(
                sum(max(0, count - high) for count, high in zip(counts, highest, strict=True)),
                sum(max(0, low - count) for count, low in zip(counts, lowest, strict=True))))
    return min(ways)


def limited_faults(
    before: Sequence[SeatedTable], moves: Sequence[Move], spread: int, limits: SeatingLimits, just: set[str],
) -> list[str]:
    """What is wrong with moves in a room with limits."""
    seats, just = {table.number: dict(table.players) for table in before}, set(just)
    tables = {table.number: table for table in before}
    wrong = []
    for move in moves:
        wrong += _chosen(tables, seats, move, limits, just) + _taken(tables, seats, move, limits)
        if seats[move.from_table].pop(move.from_seat, None) != move.player:
            wrong.append(f"{move.player} did not sit there")
        seats[move.to_table][move.to_seat] = move.player
        just.add(move.player)
    ends = [len(taken) for number, taken in seats.items() if _open(tables[number], taken)]
    highest = max(len(taken) for taken in seats.values())
    if ends and highest - min(ends) > spread:
        wrong.append(f"the room ends at {sorted(len(taken) for taken in seats.values())}")
    if len(moves) != fewest_with_room(before, spread):
        wrong.append(f"{len(moves)} moves, and {fewest_with_room(before, spread)} do it")
    return wrong


def _open(table: SeatedTable, taken: Mapping[int, str]) -> set[int]:
    return {*range(1, table.size + 1)} - {*taken} - table.blocked


def _suits(
    player: str, number: int, tables: Mapping[int, SeatedTable], seats: Mapping[int, Mapping[int, str]],
    limits: SeatingLimits,
) -> bool:
    """Could somebody sit at a table and break nothing?"""
    taken = seats[number]
    alone = not any(frozenset({player, other}) in limits.apart for other in taken.values())
    return alone and bool(_open(tables[number], taken) & limits.needs.get(player, frozenset(range(1, 11))))


def _chosen(
    tables: Mapping[int, SeatedTable], seats: Mapping[int, Mapping[int, str]], move: Move,
    limits: SeatingLimits, just: set[str],
) -> list[str]:
    """Is it somebody of a fullest table, who goes to a shortest that suits, before all who come later?"""
    assert move.from_table is not None and move.from_seat is not None
    most = max(len(taken) for taken in seats.values())
    least = min(len(taken) for number, taken in seats.items() if _open(tables[number], taken))
    wrong = []
    if len(seats[move.from_table]) != most or len(seats[move.to_table]) != least:
        wrong.append(f"{move.player} goes from {len(seats[move.from_table])} to {len(seats[move.to_table])}")
    short = [number for number, taken in seats.items()
             if len(taken) == least and _open(tables[number], taken)]

    def rank(player: str) -> tuple[bool, bool]:
        return not any(_suits(player, one, tables, seats, limits) for one in short), player in just

    own = rank(move.player)[0], move.player in just
    best = min(rank(player) for taken in seats.values() if len(taken) == most for player in taken.values())
    if own > best:
        wrong.append(f"{move.player} goes with {own}, somebody else with {best}")
    if own[0] is False and not _suits(move.player, move.to_table, tables, seats, limits):
        wrong.append(f"{move.player} is sent where a limit breaks")
    table = tables[move.from_table]
    if table.last is not None:
        walk = walk_to_big_blind(table)
        wrong += [f"seat {seat} was due before {move.player}" for seat in walk[:walk.index(move.from_seat)]
                  if seat in seats[move.from_table] and rank(seats[move.from_table][seat]) <= own]
    return wrong


def _taken(
    tables: Mapping[int, SeatedTable], seats: Mapping[int, Mapping[int, str]], move: Move,
    limits: SeatingLimits,
) -> list[str]:
    """Is the seat open, one that fits where there is one, and not the small blind where another is?"""
    table, taken = tables[move.to_table], seats[move.to_table]
    fit = _open(table, taken) & limits.needs.get(move.player, frozenset(range(1, 11))) or _open(table, taken)
    wrong = [] if move.to_seat in fit else [f"{move.player} takes seat {move.to_seat} of {sorted(fit)}"]
    if table.last is not None and len(taken) > 1:
        small = table.last.small if table.held else table.last.big
        due = next(seat for seat in walk_to_big_blind(table) if seat in taken or seat == move.to_seat)
        past = table.held and due in (table.last.button, small)     # the blinds are laid out anew then
        if move.to_seat == small and len(fit) > 1 and not past:
            wrong.append(f"{move.player} goes to the small blind")
    return wrong
