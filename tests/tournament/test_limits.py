"""Seating limits: seats kept empty, seats that fit somebody, players apart, and alternates."""

from __future__ import annotations

from itertools import combinations
from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from dealer_assist.rules.house import read_house
from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.tournament.record import course, decide, moves, seating
from dealer_assist.tournament.seats import breaking
from dealer_assist.tournament.seats.balance import allowed_spread, balance
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.limits import SeatingLimits, settled, unmet
from dealer_assist.tournament.seats.tables import SeatedTable, moved
from tests.tournament.directed import SEED, Room, refused, small_sheet

HOUSE = read_house()


def broken(tables: tuple[SeatedTable, ...], limits: SeatingLimits) -> list[str]:
    """What is against a limit, looked at seat by seat: shares nothing with `unmet`."""
    wrong = []
    for table in tables:
        for seat, player in table.players.items():
            if seat in limits.blocked.get(table.number, ()):
                wrong.append(f"seat {seat} of table {table.number} is kept empty")
            if player in limits.needs and seat not in limits.needs[player]:
                wrong.append(f"{player} cannot sit in seat {seat}")
        if len(tables) > 1:
            wrong += [f"{one} sits with {other}" for one, other in combinations(table.players.values(), 2)
                      if frozenset({one, other}) in limits.apart]
    return wrong


def some_limits(luck: Random, players: list[str], tables: int) -> SeatingLimits:
    """Few enough that a room can keep to all of them: a need an end seat, no player in two pairs."""
    names = luck.sample(players, min(len(players), 8))
    return SeatingLimits(
        {number: frozenset({luck.randint(1, 9)}) for number in luck.sample(range(1, tables + 1), 1)},
        {name: frozenset({1, 2, 8, 9}) for name in names[:2]},
        frozenset(frozenset(pair) for pair in (names[2:4], names[4:6]) if len(pair) == 2))


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.integers(20, 120))
def test_the_first_draw_keeps_to_every_limit(seed: int, count: int):
    luck, players = Random(seed), [f"P{n:03}" for n in range(count)]
    limits = some_limits(luck, players, -(-count // 9))
    tables, drawn = breaking.seat_all(players, 9, Draw(str(seed)), limits=limits)
    assert broken(tables, limits) == unmet(tables, limits) == []
    assert sorted(move.player for move in drawn) == players
    again, _ = breaking.seat_all(players, 9, Draw(str(seed)), limits=limits)
    assert again == tables


def _seats_that_fit(room: tuple[SeatedTable, ...], last: SeatedTable, limits: SeatingLimits) -> bool:
    """Are there as many seats at the other tables as players of the last one who need such a seat?"""
    need = [limits.needs[player] for player in last.players.values() if player in limits.needs]
    return sum(seat in seats for table in room if table.number != last.number for seat in table.open_seats
               for seats in need[:1]) >= len(need)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.integers(28, 90))
@example(6251, 42)      # who gave a seat to another, and was not looked at again
def test_breaking_and_balancing_keep_to_them_too(seed: int, count: int):
    luck, players = Random(seed), [f"P{n:03}" for n in range(count)]
    limits = some_limits(luck, players, -(-count // 9))
    tables, _ = breaking.seat_all(players, 9, Draw(str(seed)), limits=limits)
    gone = set(luck.sample(players, count // 4))
    room = tuple(table for table in (_left(table, gone) for table in tables) if table.players)
    while breaking.breaks(room, 9):
        last, draw = breaking.to_break(room), Draw(f"{seed} {len(room)}")
        if not _seats_that_fit(room, last, limits):
            return      # every end seat is taken, and nobody gets up for who needs one
        room = tuple(table for table in moved(room, breaking.break_table(room, last, draw, limits))
                     if table.number != last.number)
        assert broken(room, limits) == []
    moves = balance(room, HOUSE, limits=limits)
    room = moved(room, moves)
    assert broken(room, limits) == []
    counts = [len(table.players) for table in room]
    takes = [len(table.players) for table in room if table.open_seats] or counts
    assert max(counts) - min(takes) <= allowed_spread(len(room), HOUSE)


def _left(table: SeatedTable, gone: set[str]) -> SeatedTable:
    for seat, player in list(table.players.items()):
        table = table.without(seat) if player in gone else table
    return table


def test_a_player_who_may_not_go_is_passed_over_in_a_balance():
    """The next big blind is kept from the only short table: the one after goes."""
    full = SeatedTable(1, 9, {seat: f"A{seat}" for seat in range(1, 9)}, button=8)
    short = SeatedTable(2, 9, {seat: f"B{seat}" for seat in range(1, 6)}, button=5)
    (usual,) = balance((full, short), HOUSE)
    apart = SeatingLimits(apart=frozenset({frozenset({usual.player, "B3"})}))
    (other,) = balance((full, short), HOUSE, limits=apart)
    assert other.player != usual.player and other.to_table == 2
    (placed,) = balance((full, short), HOUSE, limits=SeatingLimits(needs={usual.player: frozenset({9})}))
    assert (placed.player, placed.to_seat) == (usual.player, 9)


def test_pairs_meet_at_the_last_table_alone():
    limits = SeatingLimits(apart=frozenset({frozenset({"A", "B"})}))
    last = (SeatedTable(1, 9, {1: "A", 2: "B"}),)
    assert unmet(last, limits) == [] == broken(last, limits)
    assert unmet((*last, SeatedTable(2, 9, {1: "C"})), limits) == ["A", "B"]


def test_a_director_sets_limits_and_takes_them_back():
    room = Room(small_sheet())
    room.enter(18)
    room.act(seating.block(room.state, 1, 5, True))
    room.act(seating.apart(room.state, ["P01", "P02"], True))
    room.act(seating.need(room.state, "P03", [9, 1]))
    state = room.act(decide.draw_seats(room.state))
    assert [sorted(table.players) for table in state.room][0].count(5) == 0
    assert len(state.room) == 3 and state.misplaced == []        # seventeen seats are not enough for eighteen
    assert state.seat_of("P01")[0] != state.seat_of("P02")[0]
    assert state.seat_of("P03")[1] in (1, 9)
    assert refused(lambda: moves.by_hand(state, "P04", 1, 5)) == "seat-taken"
    assert refused(lambda: seating.block(state, 1, 5, True)) == "same"
    assert refused(lambda: seating.block(state, 1, 10, True)) == "no-seat"
    assert refused(lambda: seating.apart(state, ["P01", "P01"], True)) == "two-players"
    assert refused(lambda: seating.need(state, "Nobody", [1])) == "not-in"
    state = room.act(seating.block(state, 1, 5, False))
    state = room.act(seating.need(state, "P03", []))
    state = room.act(seating.apart(state, ["P02", "P01"], False))
    assert not state.limits and 5 in state.tables[1].open_seats


def test_a_move_is_not_put_back_to_a_seat_that_is_kept_empty_since():
    """The desk let them go, and the event answered with an error of the server."""
    room = Room(small_sheet())
    room.begin(12)
    player = next(iter(room.state.tables[1].players.values()))
    seat = room.state.tables[2].open_seats[0]
    room.act(moves.by_hand(room.state, player, 2, seat))
    move = room.lines[-1].seq
    room.act(course.undo(room.lines, move, SEED, read_structure))
    room.act(seating.block(room.state, 2, seat, True))
    assert refused(lambda: course.undo(room.lines, move + 1, SEED, read_structure)) == "undone-since"


def test_alternates_wait_in_the_order_of_their_entries_and_take_the_seats_of_those_who_go():
    """Two tables and no more: the nineteenth entry is an alternate, and gets the first free seat."""
    room = Room(small_sheet(entry={"late_until": 3}))
    room.act(seating.room(room.state, 2))
    room.enter(20)
    state = room.act(decide.draw_seats(room.state))
    assert len(state.room) == 2 and state.unseated == ["P19", "P20"]
    state = room.act(decide.enter(state, ["Late"]))
    assert state.unseated == ["P19", "P20", "Late"] and seating.drawable(state) == 0
    assert refused(lambda: decide.draw_seats(room.state)) == "no-seat-open"
    assert refused(lambda: seating.room(room.state, 1)) == "too-few-tables"
    state = room.act(decide.clock(state, "start", room.now))
    table, seat = state.seat_of("P07")
    state = room.act(decide.out(state, "P07"))
    assert seating.drawable(state) == 1
    state = room.act(decide.draw_seats(state))
    assert state.seat_of("P19") == (table, seat) and state.unseated == ["P20", "Late"]
    assert state.difference == 0
    state = room.act(seating.room(state, None))
    state = room.act(decide.draw_seats(state))
    assert len(state.room) == 3 and state.unseated == []


def test_who_fits_no_short_table_goes_there_all_the_same():
    """Nobody of the full table may sit at the only short one; it is filled, and the limit is named."""
    full = SeatedTable(1, 9, {seat: f"A{seat}" for seat in range(1, 9)}, button=8)
    short = SeatedTable(2, 9, {seat: f"B{seat}" for seat in range(1, 6)}, button=5)
    apart = SeatingLimits(apart=frozenset(frozenset({f"A{seat}", "B3"}) for seat in range(1, 9)))
    (move,) = balance((full, short), HOUSE, limits=apart)
    assert move == balance((full, short), HOUSE)[0]
    assert unmet(moved((full, short), [move]), apart) == sorted([move.player, "B3"])


def test_an_open_seat_of_another_table_is_the_last_way_to_a_seat_that_fits():
    """Seat 9 of the own table is taken for good, nobody else was drawn, and seat 9 of the other is open."""
    tables = (SeatedTable(1, 9, {9: "Z"}), SeatedTable(2, 9, {}))
    limits = SeatingLimits(needs={"A": frozenset({9})})
    assert settled([("A", (1, 1))], tables, limits) == [("A", (2, 9))]


def test_blocked_seats_are_taken_in_a_redraw_where_the_others_are_too_few():
    players = {seat: f"P{seat}" for seat in range(1, 10)}
    limits = SeatingLimits(blocked={1: frozenset({3})})
    seated, _ = breaking.redraw((SeatedTable(1, 9, players),), 1, 9, Draw("1"), limits=limits)
    assert sorted(seated[0].players.values()) == sorted(players.values())
