"""The marks that only the play of a hand tells: who was in, who posted, how the pot was parted."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.store.search.course import course_of, seen
from tests.house.ask import played

CHECKED = "1 check, 2 check"
BOARD = f"deal board AhKdQc, {CHECKED}, deal board 8s, {CHECKED}, deal board 9s, {CHECKED}"
EIGHT: dict[str, Any] = {"game": "omaha-8", "betting": "limit", "small_bet": 200, "big_bet": 400}
STRADDLED: dict[str, Any] = {"seats": 4, "posts": [
    {"seat": 1, "kind": "small", "amount": 100}, {"seat": 2, "kind": "big", "amount": 200},
    {"seat": 3, "kind": "straddle", "amount": 400}]}
BOMB: dict[str, Any] = {
    "seats": 2, "bomb_pot": True, "ante": 300, "blinds": [], "game": "double-board-holdem"}
LOW_BOARD = BOARD.replace("AhKdQc", "Ah3d4c")


def marks(actions: str, **setup: Any) -> frozenset[str]:
    hand = played(actions, **setup)
    return seen(hand, course_of(hand))


@pytest.mark.parametrize("actions, setup, expected", [
    ("3 fold, 1 fold", {}, {"walk"}),
    ("3 raise 600, 1 fold, 2 fold", {}, set()),
    ("3 call, 1 fold, 2 raise 600, 3 fold", {}, set()),
    ("2 fold", {"seats": 2, "button": 2}, {"walk"}),
    ("3 call, 1 call, 2 check", {}, {"multiway"}),
    ("3 call, 1 fold, 2 check", {}, set()),
    # who folds on the flop was in after the first betting
    ("3 call, 1 call, 2 check, deal board AhKdQc, 1 fold, 2 bet 400, 3 fold", {}, {"multiway"}),
    ("", STRADDLED, {"straddle"}),
    ("4 fold, 1 fold, 2 fold", STRADDLED, {"straddle"}),
    ("", BOMB, {"bomb"}),
])
def test_what_was_played(actions: str, setup: dict[str, Any], expected: set[str]):
    assert {"walk", "multiway", "straddle", "bomb"} & marks(actions, **setup) == expected


@pytest.mark.parametrize("board, first, second, expected", [
    # the best high, and one low card lies on the board
    (BOARD, "AsAd2c3c", "JsQdJcJd", {"scoop", "no-low"}),
    (LOW_BOARD, "AsAd2c5c", "KsQdTcTd", {"scoop"}),
    # one has the high, the other the low
    (LOW_BOARD, "AsAdKcKh", "2s6dTcTd", set()),
    # both have the same low and one the high: three quarters and one
    (LOW_BOARD, "AsAd2c6c", "2s6dTcJd", {"quartered"}),
])
def test_how_a_pot_of_two_sides_was_parted(board: str, first: str, second: str, expected: set[str]):
    actions = f"3 fold, 1 call, 2 check, {board}, 1 show {first}, 2 show {second}"
    assert {"scoop", "quartered", "no-low"} & marks(actions, **EIGHT) == expected


def test_a_pot_of_one_side_is_never_scooped():
    actions = f"3 fold, 1 call, 2 check, {BOARD}, 1 show AsAd, 2 show KsKh"
    assert not {"scoop", "quartered", "no-low"} & marks(actions)


def test_both_boards_to_one_seat_are_scooped():
    deal = f"deal board AhKdQc2h3d4c, {CHECKED}, deal board 8s9s, {CHECKED}, deal board 9dJd, {CHECKED}"
    assert "scoop" in marks(f"{deal}, 1 show AsAd, 2 show 7h7d", **BOMB)
    assert "scoop" not in marks(f"{deal}, 1 show AsAd, 2 show 5s6s", **BOMB)
