"""2.19 to 2.23 and 2.60: Dramadugi, Dramaha, Zero, 21, 49, Triple Draw Dramaha; R11, R28, R32."""

import pytest

from tests.rulings.tables import showdown

BOARD = {"board": "9c8dKh4hQs"}


def points(game, one, other, board="9c8dKh4hQs"):
    ruling = showdown(game, {1: one, 2: other}, board=board)
    return ruling.winners()["points"], ruling.name(1, "points"), ruling.name(2, "points")


@pytest.mark.parametrize("game", ["dramaha", "triple-draw-dramaha"])
def test_the_draw_hand_is_all_five_and_the_omaha_hand_two(game):
    ruling = showdown(game, {1: "2h2d2c2s3c", 2: "KcKdAs7d6s"}, 101, **BOARD)
    assert ruling.winners() == {"draw": [1], "omaha": [2]}
    assert ruling.awards == {1: 51, 2: 50}
    assert ruling.cards(1, "draw") == {"2h", "2d", "2c", "2s", "3c"}


def test_the_board_does_not_help_the_draw_hand():
    ruling = showdown("dramaha", {1: "KdKs2c3c5s", 2: "6s6d6c7d7h"}, **BOARD)
    assert ruling.winners()["draw"] == [2] and ruling.winners()["omaha"] == [1]


def test_tttt9_is_the_nut_of_49_and_the_worst_of_zero():
    """2.21, 2.23."""
    assert points("dramaha-49", "ThTdTcTs9h", "9d8h8c8s7d")[0] == [1]
    assert "49" in points("dramaha-49", "ThTdTcTs9h", "9d8h8c8s7d")[1]
    assert points("dramaha-zero", "ThTdTcTs9h", "9d8h8c8s7d")[0] == [2]


def test_five_faces_are_the_nut_of_zero():
    assert points("dramaha-zero", "KdKcQdJsJh", "AsAdAcAh2s")[0] == [1]


@pytest.mark.parametrize("game", ["dramaha-49", "dramaha-zero"])
def test_no_order_beyond_the_total(game):
    """R28: AAA22 and five other cards of seven points tie."""
    assert points(game, "AhAdAc2h2d", "7sKdQdJdJs")[0] == [1, 2]


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("AdKsQcThTd", ("21", "five")),
        ("AdQcTh6s4d", ("21", "five")),
        ("KsThTd8h6s", ("20", "three")),
        ("9h8c7d6s5h", ("21", "three")),
    ],
)
def test_the_examples_of_21(hand, said):
    """2.22, as the page counts them."""
    name = points("dramaha-21", hand, "2c2s3s3d5c")[1]
    assert all(word in name for word in said)


def test_in_21_more_cards_break_the_tie():
    assert points("dramaha-21", "AdKsQcThTd", "9h8c7d6s5h")[0] == [1]
    assert points("dramaha-21", "9h8c7d6s5h", "KsThTd8h6c")[0] == [1]


def test_in_21_the_same_total_and_count_split():
    """R28."""
    assert points("dramaha-21", "AdKsQcThTd", "AsKcJcTcTs")[0] == [1, 2]


def test_dramadugi_uses_only_the_hole_cards_for_the_badugi():
    """2.19; the omaha hand stands first and takes the odd chip (R11), the ace is low (R32)."""
    ruling = showdown("dramadugi", {1: "Ad2c3h4s6c", 2: "KcKdTh7s7c"}, 101, **BOARD)
    assert ruling.winners() == {"omaha": [2], "badugi": [1]}
    assert ruling.awards == {1: 50, 2: 51}
    assert ruling.cards(1, "badugi") == {"Ad", "2c", "3h", "4s"}
