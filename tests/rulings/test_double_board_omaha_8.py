"""Double Board Omaha/8, from the living edition of the rulebook; ruling R54."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown
from tests.rulings.test_double_board_holdem import won

LOW_FIRST = "7d4c2s KdJc9s Qh Tc Jh 9c"      # 7d4c2sQhJh, KdJc9sTc9c
BOTH_LOW = "7d4c2s 8d3c5s Qh Tc Jh 9c"       # 7d4c2sQhJh, 8d3c5sTc9c


def test_the_deal_and_the_rounds():
    """Two boards side by side."""
    assert rounds("double-board-omaha-8") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 6 on the board; bet 100; 1 2 3 4",
        "turn: 2 on the board; bet 200; 1 2 3 4",
        "river: 2 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """The low of the first board; its high and the whole second board go to the queens."""
    end = played(
        "double-board-omaha-8",
        f"{OPEN}, deal board 7d4c2s KdJc9s, {SMALL}, deal board Qh Tc, {BIG},"
        f"deal board Jh 9c, {CHECKED}, 1 show Ah3h5d6s, 3 show QsQdTh8h",
    )
    assert won(end) == [(1, "high", [3], 225), (1, "low", [1], 225), (2, "high", [3], 450)]
    assert end.awards == {1: 225, 3: 675}


def test_a_board_without_a_low_gives_its_whole_half_to_its_high_hand():
    """R54: 400 with a low on the first board only: 100, 100, 200."""
    ruling = showdown("double-board-omaha-8", {1: "Ah3h5d6s", 2: "QsQdTh8h"}, 400, board=LOW_FIRST)
    assert [share["amount"] for share in ruling.pots[0]["shares"]] == [100, 100, 200]
    assert ruling.notes == ["Bottom: Nobody makes an eight or better for low: high takes it all."]


def test_four_quarters():
    ruling = showdown("double-board-omaha-8", {1: "Ah6s2h2c", 2: "QsQdTh8h"}, 400, board=BOTH_LOW)
    assert won(ruling) == [(1, "high", [2], 100), (1, "low", [1], 100),
                           (2, "high", [2], 100), (2, "low", [1], 100)]


@pytest.mark.parametrize(("pot", "amounts"), [(401, [101, 100, 100, 100]), (402, [101, 100, 101, 100]),
                                              (403, [101, 101, 101, 100])])
def test_the_first_board_takes_the_odd_chip_and_then_high(pot, amounts):
    """R54: 403 is 202 and 201, and 201 is 101 and 100."""
    ruling = showdown("double-board-omaha-8", {1: "Ah6s2h2c", 2: "QsQdTh8h"}, pot, board=BOTH_LOW)
    assert [share["amount"] for share in ruling.pots[0]["shares"]] == amounts


def test_the_notes_name_the_board():
    ruling = showdown("double-board-omaha-8", {1: "Ah6s2h2c", 2: "QsQdTh8h"}, 402, board=BOTH_LOW)
    assert ruling.notes == ["Top: High takes the odd chip of the split: 101 and 100.",
                            "Bottom: High takes the odd chip of the split: 101 and 100."]


def test_a_low_that_ties_is_an_eighth_each():
    """Both have ace-two on the second board."""
    hands = {1: "Ah6s2h2c", 2: "QsQdAd2d"}
    ruling = showdown("double-board-omaha-8", hands, 800, board=BOTH_LOW)
    assert won(ruling)[3] == (2, "low", [1, 2], 200) and sum(ruling.awards.values()) == 800
    assert ruling.pots[0]["shares"][3]["awards"] == {"1": 100, "2": 100}


def test_the_hands_are_told_board_by_board():
    ruling = showdown("double-board-omaha-8", {1: "Ah6s2h2c", 2: "QsQdTh8h"}, board=BOTH_LOW)
    assert list(ruling.hands[1]) == ["high", "low", "high-2", "low-2"]
    assert ruling.name(1, "low-2") == "eight-five low, number twenty-three"
