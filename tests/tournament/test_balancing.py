"""Balancing (house rules, section 9, `balance-who`, `balance-spread`): who moves, where to, how often."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.rules.button import Positions
from dealer_assist.rules.house import read_house
from dealer_assist.tournament.seats.balance import allowed_spread, balance
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.tournament.seats.tables import SeatedTable, best_open_seat, moved
from tests.tournament.rooms import faults, limited_faults, limited_room, room

HOUSE = read_house()


def seated(number: int, seats: list[int], *, size: int = 9, big: int | None = None) -> SeatedTable:
    last = None if big is None else Positions((big - 3) % size + 1, (big - 2) % size + 1, big)
    return SeatedTable(number, size, {seat: f"T{number}S{seat}" for seat in seats}, last)


def test_the_open_seat_that_is_due_the_big_blind_soonest():
    """House rules 9: "big blind now seat 5 of nine, seats 3 and 7 open: seat 7"."""
    assert best_open_seat(seated(1, [1, 2, 4, 5, 6, 8, 9], big=5), HOUSE) == 7


def test_the_next_big_blind_moves_and_the_reason_is_said():
    tables = (seated(1, [1, 2, 3, 4, 5, 6, 7], big=3), seated(2, [1, 2, 3, 4, 5], big=2))
    (move,) = balance(tables, HOUSE)
    assert (move.player, move.to_table, move.to_seat) == ("T1S4", 2, 6)
    assert move.why == "Table 1 has 7 players and table 2 5; seat 4 is moved, the next big blind"


def test_nobody_is_moved_to_the_small_blind():
    """Seat 2 was the big blind and is out: its seat has the small blind in the next hand."""
    tables = (seated(1, [1, 2, 3, 4, 5, 6], size=6, big=3), seated(2, [1, 3, 4, 5], size=6, big=2))
    (move,) = balance(tables, HOUSE)
    assert move.to_seat == 6


def test_in_stud_the_held_seat_has_the_big_blind_next():
    """"BARGE goes by position in stud too"; the held big blind has not been played yet."""
    held = SeatedTable(1, 8, {seat: str(seat) for seat in range(1, 9)}, Positions(1, 2, 3), held=True)
    (move,) = balance((held, seated(2, [1, 2, 3, 4, 5], size=8, big=1)), HOUSE)
    assert move.from_seat == 3


def test_somebody_just_balanced_is_passed_over():
    tables = (seated(1, [1, 2, 3, 4, 5, 6, 7], big=3), seated(2, [1, 2, 3, 4, 5], big=2))
    (move,) = balance(tables, HOUSE, {"T1S4"})
    assert move.player == "T1S5"


def test_one_with_six_tables_or_fewer():
    """House rules 9, `balance-spread`: 2, and 1 with six tables or fewer."""
    assert [allowed_spread(tables, HOUSE) for tables in (2, 6, 7, 40)] == [1, 1, 2, 2]
    assert allowed_spread(40, read_house("barge", {"balance-spread": 1})) == 1


def test_high_card_where_the_house_draws_for_it():
    house = read_house("barge", {"balance-who": "high-card"})
    tables = (seated(1, [1, 2, 3, 4, 5, 6, 7], big=3), seated(2, [1, 2, 3, 4, 5], big=2))
    drawn = {balance(tables, house, (), Draw(str(seed)))[0].from_seat for seed in range(40)}
    assert len(drawn) > 3


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10**9))
def test_any_room_is_put_right_with_the_fewest_moves(seed: int):
    tables = room(Random(seed))
    moves = balance(tables, HOUSE)
    assert faults(tables, moves, allowed_spread(len(tables), HOUSE)) == []
    assert balance(reversed(tables), HOUSE) == moves  # the same room, however it is told
    assert balance(moved(tables, moves), HOUSE) == ()


def balanced_within_limits(seed: str) -> None:
    """Seats kept empty, seats that fit, players apart, players just moved: an opinion of its own agrees."""
    tables, limits, just = limited_room(Random(seed))
    spread = allowed_spread(len(tables), HOUSE)
    moves = balance(tables, HOUSE, just, limits=limits)
    assert limited_faults(tables, moves, spread, limits, just) == [], seed
    assert balance(reversed(tables), HOUSE, just, limits=limits) == moves
    assert balance(moved(tables, moves), HOUSE, just, limits=limits) == ()


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10**9))
def test_a_room_with_limits_is_put_right_too(seed: int):
    balanced_within_limits(str(seed))


@pytest.mark.long
def test_ten_thousand_rooms_with_limits():
    for seed in range(10_000):
        balanced_within_limits(f"limits {seed}")


@pytest.mark.long
def test_ten_thousand_rooms():
    for seed in range(10_000):
        tables = room(Random(f"room {seed}"))
        moves = balance(tables, HOUSE)
        assert faults(tables, moves, allowed_spread(len(tables), HOUSE)) == [], seed
