"""2.8 Bidirectional Chowaha, 2.12 Chowaha, 2.28 Four Card Chowaha; rulings R36, R37.

Boards are dealt 1 2 3 / 4 5 6 / 7 8 9, then the turns 10 and 11, then the river 12.
"""

import pytest

from tests.rulings.tables import showdown

ROWS = "AhKhQh 2c2d9s 7c8c3d"  # top, middle and bottom flop
OTHER = {"2": "4s4h"}


def chowaha(hand, turns="5s6d", river="Jh", rows=ROWS):
    return showdown("chowaha", {1: hand, 2: "4s4h"}, board=f"{rows}{turns}{river}")


def test_the_top_row_plays_with_the_top_turn_and_the_river():
    """KhQh of the row, Jh the river, and two of one's own."""
    assert chowaha("Th9h").name(1, "high") == "Straight Flush, King high"


def test_the_top_row_never_plays_with_the_bottom_turn():
    """ "CANNOT consist of the top row of the flop plus the bottom turn card"."""
    straight = showdown("chowaha", {1: "Td9d", 2: "4s4h"}, board="AhKhQc 2c2s5s 7c8c3d JhKd 6s")
    none = showdown("chowaha", {1: "Td9d", 2: "4s4h"}, board="AhKhQc 2c2s5s 7c8c3d KdJh 6s")
    assert straight.name(1, "high") == "Straight, King high"
    assert none.name(1, "high") != "Straight, King high"


@pytest.mark.parametrize("turns", ["2h6d", "6d2h"])
def test_the_middle_row_plays_with_either_turn(turns):
    assert chowaha("2sKc", turns).name(1, "high").startswith("Four of a Kind")


def test_the_bottom_row_plays_with_the_bottom_turn_only():
    assert (
        chowaha("9c6c", "5sTc", "Jc", rows="AhKhQh2c2d9s7c8c3d").name(1, "high").startswith("Straight Flush")
    )
    assert (
        not chowaha("9c6c", "Tc5s", "Jd", rows="AhKhQh2d2h9s7c8c3d").name(1, "high").startswith("Straight F")
    )


def test_exactly_two_hole_cards_play():
    """As in Omaha: four kings on the table make no quads without two cards of one's own."""
    assert chowaha("TdTs", rows="KsKhKd2c2d9s7c8c3d", turns="Kc6d").name(1, "high").startswith("Full House")


def test_chowaha_is_high_only_and_four_card_chowaha_splits():
    """R36."""
    board = "2c3d4h 5s9sTs JcQcKh 7d8d 8h"
    assert list(showdown("chowaha", {1: "AcAd", 2: "KsKd"}, board=board).winners()) == ["high"]
    four = showdown("four-card-chowaha", {1: "AcAd6s9h", 2: "KsKdQsQd"}, 101, board=board)
    assert list(four.winners()) == ["high", "low"]


def test_high_and_low_may_use_different_boards():
    """ "different hold cards and/or different board cards"."""
    ruling = showdown(
        "four-card-chowaha", {1: "AcAd2s3h", 2: "QsQdJsJd"}, board="4c5d8h AhAs9s KcKhTc 9d9c Th"
    )
    assert ruling.awards == {1: 100}
    assert {"4c", "5d"} <= ruling.cards(1, "low") and {"Ah", "As"} <= ruling.cards(1, "high")


CROSS = "Ah9c8s Kh7c6s Qh4d3s Jh 2d Th"  # column one: Ah Kh Qh; first turn Jh, river Th


@pytest.mark.parametrize(("die", "royal"), [(1, False), (3, False), (4, True), (6, True)])
def test_the_die_turns_the_board(die, royal):
    """R37: 4 to 6, columns: left column and left turn, each with the river."""
    ruling = showdown("bidirectional-chowaha", {1: "5h2h9d9s", 2: "4s4h8d8c"}, board=CROSS, dice=[die])
    assert (ruling.name(1, "high") == "Flush, Ace-King-Queen-Five-Two") == royal
    assert any(f"The die shows {die}" in note for note in ruling.notes) and "2.8" in ruling.rules


def test_the_centre_column_plays_with_either_turn_and_the_right_with_the_right():
    """R37: the turns of a 4-6 board are listed left, right."""
    board = "Ah9c8s KhJcJs QhJdTs {} 2h"
    for turns in ("9h4d", "4d9h"):
        ruling = showdown(
            "bidirectional-chowaha", {1: "9s9d3c3d", 2: "5s5h6d6c"}, board=board.format(turns), dice=[5]
        )
        assert ruling.name(1, "high").startswith("Four of a Kind")
    right = "8c"
    for turns, quads in ((f"4d{right}", True), (f"{right}4d", False)):
        ruling = showdown(
            "bidirectional-chowaha", {1: "8h8d3c3d", 2: "5s5h6d6c"}, board=board.format(turns), dice=[5]
        )
        assert ruling.name(1, "high").startswith("Four of a Kind") == quads
