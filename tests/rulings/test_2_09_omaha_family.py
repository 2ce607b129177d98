"""2.9 Big O, 2.10 Binglaha, 2.13 Courchevel, 2.26, 2.41 to 2.43 Omaha and X or Better; R16, R33, R34, R43."""

import pytest

from tests.rulings.tables import beats, showdown

LOW_BOARD = "2c4d7hKsKd"


@pytest.mark.parametrize("game", ["omaha", "omaha-8", "five-card-omaha", "big-o", "courchevel"])
def test_exactly_two_cards_of_the_hand_play(game):
    """One heart of one's own on four hearts is no flush; three queens of one's own are a pair."""
    more = "" if game in ("omaha", "omaha-8") else "3"
    ruling = showdown(
        game,
        {1: "AhQsQdQc" + more.replace("3", "3s"), 2: "JsJdTcTd" + more.replace("3", "3d")},
        board="2h5h9hKh8c",
    )
    assert ruling.name(1, "high").startswith("Pair of Queens")


def test_no_low_without_three_low_cards_on_the_board():
    ruling = showdown("omaha-8", {1: "Ah2h3s4s", 2: "KcKhQcQh"}, board="5c6dKsJdTd")
    assert list(ruling.winners()) == ["high"] and ruling.hands[1]["low"] is None
    assert any("eight or better" in note for note in ruling.notes) and "2.42" in ruling.rules


def test_a_paired_low_is_no_eight_or_better():
    """R16: AA234 is no eight-or-better."""
    ruling = showdown("omaha-8", {1: "AhAsKcQc", 2: "JcJhTcTh"}, board="2c3d4hKsKd")
    assert ruling.hands[1]["low"] is None


def test_the_eight_itself_qualifies():
    """R16: 87654."""
    ruling = showdown("omaha-8", {1: "8h7hQsQd", 2: "KcKhAcAh"}, board="4c5d6hJsJd")
    assert ruling.ranks(1, "low") == "87654" and ruling.winners()["low"] == [1]


def test_quartered():
    """One high winner, two tie for low: 75 and 25 of 100."""
    ruling = showdown("omaha-8", {1: "Ah3hKcKh", 2: "As3sQcQh"}, board=LOW_BOARD)
    assert ruling.awards == {1: 75, 2: 25}


@pytest.mark.parametrize(
    ("die", "sides"), [(1, ["high", "low"]), (3, ["high", "low"]), (4, ["high"]), (6, ["high"])]
)
def test_binglaha_goes_by_the_die(die, sides):
    """2.10, R34."""
    ruling = showdown("binglaha", {1: "Ah3h9s9d", 2: "KcKhQcQh"}, board=LOW_BOARD, dice=[die])
    assert list(ruling.winners()) == sides and "2.10" in ruling.rules
    assert (ruling.hands[1]["low"] is None) == (sides == ["high"])


def x_or_better(dice, hand, board="2c4d7hKsKd"):
    return showdown("omaha-x-or-better", {1: hand, 2: "KcKhAcAs"}, board=board, dice=dice)


@pytest.mark.parametrize(
    ("dice", "qualifies"),
    [([1, 1], False), ([2, 2], False), ([1, 4], False), ([3, 3], False), ([3, 4], True), ([6, 6], True)],
)
def test_x_is_the_sum_of_two_dice(dice, qualifies):
    """2.43: 7432A needs a seven; four or less is no low at all."""
    assert ("low" in x_or_better(dice, "Ah3hQsQd").winners()) == qualifies


@pytest.mark.parametrize(
    ("dice", "hand", "board", "qualifies"),
    [
        ([5, 6], "Jh8hQsQd", "2c4d7hKsTd", True),  # 11 is a jack: J8742
        ([5, 5], "Jh8hQsQd", "2c4d7hKsTd", False),  # 10: the jack does not do
        ([6, 6], "Qh8hQsQd", "2c4d7hKsTd", True),  # 12 is a queen: Q8742
        ([6, 5], "Qh8hQsQd", "2c4d7hKsTd", False),
        ([2, 3], "Ah3hQsQd", "2c4d5hKsTd", True),  # 5 admits 5432A only
        ([2, 3], "Ah6hQsQd", "2c4d5hKsTd", False),
        ([6, 6], "2h8h8s8d", "2c4d7hJsJd", True),
        ([5, 5], "2h8h8s8d", "2c4d7hJsJd", False),  # a pair never qualifies (R33)
    ],
)
def test_court_cards_and_the_wheel(dice, hand, board, qualifies):
    """R33."""
    ruling = showdown("omaha-x-or-better", {1: hand, 2: "KcKhAcAs"}, board=board, dice=dice)
    assert ("low" in ruling.winners()) == qualifies
    assert any(f"{sum(dice)} together" in note for note in ruling.notes)


def test_a_dice_total_of_four_is_told():
    ruling = x_or_better([2, 2], "Ah3hQsQd")
    assert len(ruling.notes) == 1 and "no low is possible" in ruling.notes[0] and "2.43" in ruling.rules


def test_courchevel_is_high_only():
    """2.13: a wheel wins nothing but its straight."""
    assert list(showdown("courchevel", {1: "Ah3h5s9d9c", 2: "KcKhQcQhJd"}, board=LOW_BOARD).winners()) == [
        "high"
    ]


def test_the_better_of_two_omaha_hands():
    assert beats("omaha", "AhKhQdQc", "AsKcJdJc", "high", board="Qs9h4h2c3h")
