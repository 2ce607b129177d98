"""The clock is a function of its record and of the time (house rules, section 9, `hand-for-hand-clock`)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.rules.house import read_house
from dealer_assist.tournament.clock import (
    HOLD,
    MINUTE,
    PAUSE,
    RESUME,
    START,
    TAKE_OFF,
    Tick,
    hand_for_hand,
    reading,
)
from dealer_assist.contract.structures.reading import read_structure

LEVEL = {"minutes": 20, "big-bet": {"blinds": [50, 100]}}
SHEET = read_structure({
    "start": 10_000, "chips": [25, 100], "mix": {"games": ["holdem"]},
    "levels": [LEVEL, LEVEL, {"break": 10, "colour_up": 25}, {**LEVEL, "big-bet": {"blinds": [100, 200]}}],
})


def shown(record: list[Tick], minutes: float) -> tuple[int, int, float]:
    """Row, level and minutes left."""
    clock = reading(SHEET, record, round(minutes * MINUTE))
    return clock.row, clock.level, clock.left / MINUTE


def test_levels_and_breaks_follow_each_other():
    record = [Tick(0, START)]
    assert shown(record, 5) == (0, 1, 15)
    assert shown(record, 20) == (1, 2, 20)
    assert shown(record, 45) == (2, 2, 5)
    assert shown(record, 51) == (3, 3, 19)
    assert shown(record, 500) == (3, 3, 0)  # the last level goes on


def test_a_pause_stops_it():
    record = [Tick(0, START), Tick(5 * MINUTE, PAUSE)]
    assert shown(record, 90) == (0, 1, 15)
    assert shown([*record, Tick(30 * MINUTE, RESUME)], 31) == (0, 1, 14)


def test_before_the_start_nothing_runs():
    assert shown([], 60) == (0, 1, 20)


def test_two_minutes_a_hand_hand_for_hand_whatever_it_took():
    """House rules 9: "taken off the clock whatever the hand took; blinds go on rising"."""
    record = [Tick(0, START), Tick(5 * MINUTE, PAUSE)]
    record += [hand_for_hand(at * MINUTE, read_house()) for at in (9, 15, 20)]
    assert shown(record, 60) == (0, 1, 9)
    slow = hand_for_hand(0, read_house("barge", {"hand-for-hand-clock": 3}))
    assert (slow.kind, slow.amount) == (TAKE_OFF, 3 * MINUTE)


def test_a_break_goes_by_hand_for_hand_and_the_level_after_it_stands():
    record = [Tick(0, START), Tick(39 * MINUTE, HOLD), hand_for_hand(44 * MINUTE, read_house())]
    assert shown(record, 44) == (2, 2, 9) and reading(SHEET, record, 44 * MINUTE).running
    assert shown(record, 50) == (2, 2, 3)
    assert shown(record, 53) == shown(record, 90) == (3, 3, 20)
    assert not reading(SHEET, record, 53 * MINUTE).running
    assert shown([*record, Tick(60 * MINUTE, RESUME)], 61) == (3, 3, 19)


def test_a_time_that_goes_back_moves_nothing():
    record = [Tick(0, START), Tick(30 * MINUTE, PAUSE), Tick(10 * MINUTE, RESUME)]
    assert shown(record, 12) == shown(record, 30) == (1, 2, 10)


@given(st.lists(st.integers(0, 80 * MINUTE), min_size=1, max_size=8), st.integers(0, 80 * MINUTE))
def test_whoever_looks_when_sees_the_same(looks: list[int], now: int):
    """Nothing is kept between two looks, so a server that stopped shows what it would have shown."""
    record = [Tick(0, START), Tick(3 * MINUTE, PAUSE), Tick(4 * MINUTE, RESUME)]
    for look in looks:
        reading(SHEET, record, look)
    later = reading(SHEET, record, now + 1)
    assert (later.row, -later.left) >= (reading(SHEET, record, now).row, -reading(SHEET, record, now).left)
