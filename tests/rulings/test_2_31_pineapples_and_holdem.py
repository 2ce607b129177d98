"""2.15, 2.29, 2.31, 2.33, 2.34, 2.49, 2.58, 2.59: Hold'em and its kin; Appendix C; R19, R20, R43."""

import pytest

from tests.rulings.tables import beats, showdown, ties


def test_appendix_c_two_pair():
    """KK TT A loses to AA TT 5."""
    ruling = showdown("holdem", {1: "KsKd", 2: "Ad2c"}, board="TcTd5s5hAs")
    assert ruling.awards == {2: 100}
    assert (ruling.ranks(1, "high"), ruling.ranks(2, "high")) == ("KKTTA", "AATT5")


@pytest.mark.parametrize("game", ["holdem", "irish", "short-deck-holdem"])
def test_the_board_plays(game):
    """R19: any five of the seven."""
    assert ties(game, "6c7d", "6h7s", "high", board="AhKhQhJhTh")


LADDER = [
    "AhKhQhJhTh",
    "8s8h8c8dJs",
    "7c7s7d2h2d",
    "AhKh9h7h6h",
    "5c6d7d8s9d",
    "6c6s6hAdKs",
    "AsAc8s8cJd",
    "5h5s7c8d9c",
    "2s3s4d5c7h",
]


@pytest.mark.parametrize(("better", "worse"), list(zip(LADDER, LADDER[1:], strict=False)))
def test_what_beats_what(better, worse):
    """Appendix C, from the royal flush down, told as five-card draw hands."""
    assert beats("five-card-draw", better, worse, "high")


def test_the_ace_is_high_or_low_in_a_straight_and_never_in_the_middle():
    """R17."""
    assert beats("five-card-draw", "6h5d4c3s2h", "Ah5h4h3c2d", "high")
    assert beats("five-card-draw", "Ah5h4h3c2d", "AcAdKcQsJd", "high")
    assert beats("five-card-draw", "2h2dKc4s3h", "3cAdKd2sQc", "high")


def test_suits_break_no_tie():
    """ "all suits have the same relative value"."""
    assert ties("five-card-draw", "AsKdQcJhTs", "AhKcQdJsTc", "high")


def test_greek_needs_both_cards():
    """2.29, R43: a pair in hand beats an ace that would play the board."""
    ruling = showdown("greek-holdem", {1: "3c3d", 2: "Ac2d"}, board="KhKsKd9h9s")
    assert ruling.ranks(1, "high") == "KKK33" and ruling.ranks(2, "high") == "KKKA2"
    assert ruling.awards == {1: 100}


@pytest.mark.parametrize("game", ["lazy-pineapple", "lazy-pineapple-8"])
def test_lazy_pineapple_never_plays_all_three(game):
    """2.33, 2.34, R20: a flush of three hole cards and two of the board is none."""
    ruling = showdown(game, {1: "Ah9h5h", 2: "KcKd3s"}, board="QhJh7c7s2d")
    assert ruling.name(1, "high").startswith("Pair of Sevens")


def test_rio_bravo_may_play_all_three():
    """2.49, R20: any five of the eight."""
    ruling = showdown("rio-bravo", {1: "Ah9h5h", 2: "KcKd3s"}, board="QhJh7c7s2d")
    assert ruling.cards(1, "high") == {"Ah", "9h", "5h", "Qh", "Jh"} and ruling.awards == {1: 100}


@pytest.mark.parametrize("game", ["holdem-8", "crazy-pineapple-8"])
def test_one_or_no_card_may_make_the_low(game):
    """2.59: both, one or none."""
    ruling = showdown(game, {1: "AhKh", 2: "9s9d"}, board="2c3d4h5s9c")
    assert ruling.winners() == {"high": [1], "low": [1]}
    played = showdown(game, {1: "KhKs", 2: "QsQd"}, board="2c3d4h5s7c")
    assert played.winners()["low"] == [1, 2]


@pytest.mark.parametrize(
    ("game", "held"),
    [
        ("irish", 2),
        ("crazy-pineapple-8", 2),
        ("regular-pineapple", 2),
        ("atomic-pineapple", 2),
        ("rio-bravo", 3),
    ],
)
def test_how_many_cards_are_held_at_showdown(game, held):
    hands = {1: "AhKh2c"[: 2 * held], 2: "QsQd3c"[: 2 * held]}
    assert showdown(game, hands, board="7c7s2d9d4s").awards
