"""What players did by name, and on which street a hand became what it is: words that lead to a hand."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.store.search.course import course_of
from dealer_assist.store.search.deeds import deeds, grown
from dealer_assist.store.search.query import EXACT
from dealer_assist.store.search.showdown import showdown_words
from tests.house.ask import played

STUD: dict[str, Any] = {
    "game": "stud", "betting": "limit", "ante": 25, "bring_in": 50, "small_bet": 100, "big_bet": 200,
    "blinds": []}
BADUGI: dict[str, Any] = {"game": "badugi", "betting": "limit", "small_bet": 200, "big_bet": 400}
DOORS = "deal 1 up 2c, deal 2 up Kd, deal 3 up 9h"


def done(actions: str, **setup: Any) -> dict[str, list[int]]:
    """The seats of each deed."""
    told: dict[str, list[int]] = {}
    for word, bit in deeds(course_of(played(actions, **setup))):
        told.setdefault(word, []).append(bit.bit_length() - 1)
    return told


@pytest.mark.parametrize(("actions", "setup", "expected"), [
    ("3 raise 600, 1 fold, 2 fold", {}, {"raise": [3], "raise preflop": [3]}),
    ("3 call, 1 call, 2 check", {}, {"limp": [3, 1], "limp preflop": [3, 1]}),
    ("3 raise 600, 1 call, 2 fold", {}, {"raise": [3], "raise preflop": [3]}),
    ("3 raise 600, 1 raise 1800, 2 fold", {}, {
        "raise": [3, 1], "raise preflop": [3, 1], "three-bet": [1], "three-bet preflop": [1]}),
    ("3 raise 600, 1 raise 1800, 2 raise 5000", {}, {
        "raise": [3, 1, 2], "raise preflop": [3, 1, 2],
        "three-bet": [1], "three-bet preflop": [1], "four-bet": [2], "four-bet preflop": [2]}),
    # on the flop the bet is the first wager, and the blinds are none
    ("3 fold, 1 call, 2 check, deal board AhKdQc, 1 check, 2 bet 400, 1 raise 1200, 2 raise 3000", {}, {
        "limp": [1], "limp preflop": [1], "check-raise": [1], "check-raise flop": [1],
        "raise": [1, 2], "raise flop": [1, 2],
        "three-bet": [2], "three-bet flop": [2]}),
    # a bring-in is no wager, and its completion, a raise of it, is the first
    (f"{DOORS}, 1 bring-in, 2 call, 3 raise 100", STUD, {"raise": [3], "raise third": [3]}),
    (f"{DOORS}, 1 bring-in, 2 raise 100, 3 raise 200, 1 raise 300", STUD, {
        "raise": [2, 3, 1], "raise third": [2, 3, 1],
        "three-bet": [1], "three-bet third": [1]}),
    ("3 call, 1 call, 2 check, 1 pat, 2 draw 2, 3 draw 1", BADUGI, {
        "limp": [3, 1], "limp predraw": [3, 1], "stood pat": [1], "stood pat first-draw": [1]}),
])
def test_what_somebody_did_is_told_with_its_street(
    actions: str, setup: dict[str, Any], expected: dict[str, list[int]],
):
    assert done(actions, **setup) == expected


def became(first: str, second: str, board: str, **setup: Any) -> set[tuple[str, int]]:
    """What the hands of seats 1 and 2 became."""
    cards = board.split()
    streets = ", ".join(f"deal board {cards_of_street}, 1 check, 2 check" for cards_of_street in cards)
    hand = played(f"3 fold, 1 call, 2 check, {streets}, 1 show {first}, 2 show {second}", **setup)
    return {(word, bit.bit_length() - 1) for word, bit in grown(hand)}


@pytest.mark.parametrize(("first", "second", "board", "expected"), [
    ("7h7d", "AsKd", "7c2d9h Jc 3s", {("flopped three of a kind", 1)}),
    ("AsKs", "7h7d", "2s9s4d Jc 3s", {("rivered flush", 1), ("flopped pair", 2)}),
    ("AsKs", "7h7d", "2s9d4d Js 3s", {
        ("rivered flush", 1), ("runner-runner", 1), ("flopped pair", 2)}),
    ("JhTh", "7h7d", "9c8d2s 7s 7c", {
        ("turned straight", 1), ("flopped pair", 2), ("turned three of a kind", 2),
        ("rivered four of a kind", 2), ("runner-runner", 2)}),
    # a straight that either card makes needs only one of them
    ("JhTh", "2c2d", "9c8dKs 7s Qc", {("turned straight", 1), ("flopped pair", 2)}),
])
def test_a_hand_became_what_it_is_on_a_street(
    first: str, second: str, board: str, expected: set[tuple[str, int]],
):
    assert became(first, second, board) == expected


def test_two_cards_of_the_hand_count_in_omaha():
    """One spade in the hand makes no flush, on whichever street."""
    assert became("AsKdTc8c", "QsJsTh6h", "2s9s4d 5c 3s", game="omaha", betting="pot-limit") == {
        ("rivered flush", 2)}


def test_a_board_that_was_run_twice_tells_of_no_street():
    twice = {"preset": "cash", "tournament": False, "house": {"rake": "none", "run-it": 2}}
    all_in = "3 fold, 1 all-in, 2 call, 1 show 7h7d, 2 show AsKd"
    once = played(f"{all_in}, deal board 7c2d9hJc3s", house={"rake": "none"}, preset="cash", tournament=False)
    assert {word for word, _ in grown(once)} == {"flopped three of a kind"}
    assert not [*grown(played(f"{all_in}, run 2, deal board 7c2d9hJc3s, deal board 7s2h9dJs3c", **twice))]


@pytest.mark.parametrize(("asked", "found"), [
    ("pair, kings", True), ("three of a kind, aces", True), ("pair, aces", False),
    ("three of a kind, kings", False),
    ("pair, queens+", True), ("three of a kind, kings+", True), ("four of a kind, twos+", False),
])
def test_a_pair_of_aces_is_of_one_board(asked: str, found: bool):
    """Of two boards one has the pair and the other the aces."""
    checked = "1 check, 2 check"
    deal = f"deal board KcQd2hAhAd5c, {checked}, deal board 8s9s, {checked}, deal board 4dJd, {checked}"
    hand = played(f"{deal}, 1 show AsKd, 2 show 7h6d", seats=2, bomb_pot=True, ante=300, blinds=[],
                  game="double-board-holdem")
    words = {word for word, bit in showdown_words(hand) if bit == 1 << 1}
    assert all({*one_of} & words for one_of in EXACT["made"](asked)) is found
