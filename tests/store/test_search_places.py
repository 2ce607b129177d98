"""Where players sat around the button, how many went on, and what an all-in made of a stack."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.store.search.course import course_of
from dealer_assist.store.search.places import fortunes, places, ways
from tests.house.ask import played

SIX = {"seats": {str(seat): 10_000 for seat in (1, 2, 4, 5, 7, 8)}, "button": 5}
STUD: dict[str, Any] = {
    "game": "stud", "betting": "limit", "ante": 25, "bring_in": 50, "small_bet": 100, "big_bet": 200,
    "blinds": []}


def sat(actions: str = "", **setup: Any) -> dict[str, list[int]]:
    hand = played(actions, **setup)
    told: dict[str, list[int]] = {}
    for place, bit in places(hand, course_of(hand)):
        told.setdefault(place, []).append(bit.bit_length() - 1)
    return told


def test_six_players_have_six_places():
    assert sat(**SIX) == {"small blind": [7], "big blind": [8], "under the gun": [1], "hijack": [2],
                          "cutoff": [4], "button": [5]}


def test_three_players_have_three_and_two_have_two():
    assert sat() == {"small blind": [1], "big blind": [2], "button": [3]}
    two = sat(seats={"1": 10_000, "2": 10_000}, button=1)
    assert two == {"small blind": [1], "big blind": [2], "button": [1]}


def test_a_dead_button_is_nobodys_and_stud_has_none():
    assert "button" not in sat(**SIX | {"button": 6})
    assert sat(**STUD) == {}


@pytest.mark.parametrize(("actions", "setup", "expected"), [
    ("3 call, 1 call, 2 check", {}, 3), ("3 fold, 1 call, 2 check", {}, 2), ("3 fold, 1 fold", {}, 0),
    ("3 call, 1 call, 2 check, deal board AhKdQc, 1 check, 2 bet 400, 3 fold, 1 fold", {}, 3),
])
def test_a_three_way_pot_is_of_three_who_went_on(actions: str, setup: dict[str, Any], expected: int):
    hand = played(actions, **setup)
    assert ways(hand, course_of(hand)) == expected


BOARD = "deal board 2h7d9s, deal board Jc, deal board 4d"


def fell(stacks: dict[str, int], actions: str, first: str, second: str) -> dict[str, list[int]]:
    hand = played(f"{actions}, {BOARD}, {first}, {second}", seats=stacks)
    told: dict[str, list[int]] = {}
    for word, bit in fortunes(hand, course_of(hand)):
        told.setdefault(word, []).append(bit.bit_length() - 1)
    return {word: sorted(seats) for word, seats in told.items()}


DEEP = {"1": 10_000, "2": 10_000, "3": 3_000}


@pytest.mark.parametrize(("first", "second", "expected"), [
    ("3 show QdQc", "1 show AhKs", {"doubled up": [3], "coin flip": [1, 3]}),
    ("3 show AhKs", "1 show QdQc", {"coin flip": [1, 3]}),          # who had him covered has not doubled
    ("3 show AhTs", "1 show JdJh", {}), ("3 show AhAs", "1 show KdKc", {"doubled up": [3]}),
    ("3 show KhKs", "1 show AdQc", {"doubled up": [3]}),
])
def test_a_coin_flip_is_a_pair_against_two_higher_cards(
        first: str, second: str, expected: dict[str, list[int]]):
    assert fell(DEEP, "3 all-in, 1 call, 2 fold", first, second) == expected


def test_who_is_called_by_two_triples_up():
    checked = "1 check, 2 check"
    hand = played(f"3 all-in, 1 call, 2 call, deal board 2h7d9s, {checked}, deal board Jc, {checked}, "
                  f"deal board 4d, {checked}, 1 show KhKs, 2 show QhQs, 3 show AhAs", seats=DEEP)
    words = {word for word, bit in fortunes(hand, course_of(hand)) if bit == 1 << 3}
    assert words == {"doubled up", "tripled up"}
