"""2.39 Murder, 2.40 Oklahoma, 2.48 Reno Straight, and two boards; R21, R38, R39."""

import pytest

from tests.rulings.tables import showdown

# Murder is dealt by column, each top to bottom: cells 1 4 7 10 are the top row.
MURDER = "AhKd2c Qh9d4s Jh8c3d 5s6s7c"  # columns; the top row is Ah Qh Jh 5s


def test_only_one_card_of_each_row():
    """Three hearts of one row make no flush with two of one's own."""
    ruling = showdown("murder", {1: "Kh9h2d2h", 2: "KcKsTcTd"}, board=MURDER)
    assert not ruling.name(1, "high").startswith(("Flush", "Straight"))


def test_one_card_of_each_row_any_columns():
    """R39: Ah of the top row, Kd of the middle, 3d of the bottom."""
    ruling = showdown("murder", {1: "4d5dTcTd", 2: "KcKsQcQd"}, board=MURDER)
    assert ruling.cards(2, "high") == {"Kc", "Ks", "Kd", "Ah", "7c"}


def test_murder_splits_with_eight_or_better():
    ruling = showdown("murder", {1: "4d6dTcTd", 2: "KcKsQcQd"}, 101, board=MURDER)
    assert ruling.winners()["low"] == [1] and ruling.hands[2]["low"] is None


# Oklahoma: nine flop cards row by row, three turns, three rivers.
FLOPS = "AhKhQh 2c2d9s 7c8c3d"


def oklahoma(rivers, turns="5s6d4c", hands=None):
    return showdown("oklahoma", hands or {1: "JhTh4d4h", 2: "2s2hKcKd"}, board=FLOPS + turns + rivers)


def test_rows_with_the_lowest_river_go():
    """The page: 3h, 8s and 3c remove rows one and three."""
    ruling = oklahoma("3h8s3c")
    assert ruling.awards == {2: 100}
    assert any(note.startswith("Rows 1 and 3") for note in ruling.notes) and "2.40" in ruling.rules


@pytest.mark.parametrize(("rivers", "row", "winner"), [("4s8s9c", "Row 1 ", 2), ("9h4sTc", "Row 2 ", 1)])
def test_one_row_goes(rivers, row, winner):
    """Without row one there is no royal flush; without row two no quad twos."""
    ruling = oklahoma(rivers)
    assert ruling.winners()["high"] == [winner]
    assert any(note.startswith(row) for note in ruling.notes)


def test_the_ace_is_the_highest_river():
    assert any(note.startswith("Row 3 ") for note in oklahoma("AsKs3h").notes)


def test_three_alike_remove_nothing():
    """In a tournament no board is removed, and nobody's chips go to the dealer."""
    ruling = oklahoma("3h3s3c")
    assert ruling.winners()["high"] == [1]
    assert any("no row is removed" in note for note in ruling.notes)


def test_high_and_low_may_use_different_rows():
    ruling = showdown("oklahoma", {1: "JhTh4d6h", 2: "KcKsJcJd"}, board="AhKhQh 2c2d9s 7c8c3d 5s6d4c 9h8s2h")
    assert ruling.winners() == {"high": [1]} and ruling.hands[1]["low"] is None
    ruling = showdown("oklahoma", {1: "JhTh4d6h", 2: "KcKsJcJd"}, board="AhKhQh 2c2d9s 7c8c3d 5s6dAc 9h2s8h")
    assert ruling.awards == {1: 100} and list(ruling.winners()) == ["high", "low"]


# Reno: flop one, flop two, turn one, turn two, river one, river two.
PAGE = "KcQc2d AdKdQs 3d Ts 6c Tc"


def test_the_pages_hands_by_the_rules():
    """R21: tens full of aces win high, the king-high straight wins the straight; nobody scoops.

    The page shows four cards a hand in a five-card game; a fifth that changes nothing is added.
    """
    ruling = showdown("reno-straight", {1: "Ac3hTd5c8s", 2: "9dThJsQh4d"}, 101, board=PAGE)
    assert ruling.winners() == {"high": [1], "straight": [2]}
    assert ruling.awards == {1: 51, 2: 50}
    assert ruling.cards(1, "high") == {"Ad", "Ac", "Td", "Ts", "Tc"}
    assert ruling.ranks(2, "straight") == "KQJT9"


def test_the_lowest_straight_wins():
    """The wheel before a six, and broadway is the worst."""
    board = "2c3d4h TsJsQd 9s 9c 8h 2s"
    ruling = showdown("reno-straight", {1: "Ad5c7s7c7d", 2: "5d6hKhKsKc", 3: "AcKdQcQs4c"}, board=board)
    assert ruling.winners()["straight"] == [1]


def test_nobody_has_a_straight_then_high_scoops():
    ruling = showdown("reno-straight", {1: "KsKd4c4d8d", 2: "AsAc9c9d7h"}, board="KcQh2d AdJd6s 3d 6c 6h 2h")
    assert list(ruling.winners()) == ["high"]
    assert any("straight" in note for note in ruling.notes) and "2.48" in ruling.rules


def test_a_straight_flush_is_also_a_straight():
    ruling = showdown("reno-straight", {1: "5c4cKhKdQs", 2: "AsAd9h9dTh"}, board="3c2cAc JdJs6s 8d 6d 6h 2h")
    assert ruling.winners() == {"high": [1], "straight": [1]}


def test_suits_do_not_count_for_the_straight():
    ruling = showdown("reno-straight", {1: "5c4cKhKdQs", 2: "5d4dQhQcJh"}, board="3c2cAc JdJs6s 8d 6d 6h 2h")
    assert ruling.winners() == {"high": [1], "straight": [1, 2]}


def test_two_boards_half_the_pot_each():
    """Double board Omaha: the top board's half takes the odd chip."""
    ruling = showdown(
        "double-board-omaha", {1: "AhAs2c7d", 2: "KhKs3c8d"}, 101, board="AdQc9s KdJc4s 6h 6c 5c 5d"
    )
    assert ruling.winners() == {"top": [1], "bottom": [2]}
    assert ruling.awards == {1: 51, 2: 50}
