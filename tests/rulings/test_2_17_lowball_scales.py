"""2.16 to 2.18 and 2.35 to 2.36: deuce-to-seven, ace-to-six, Madison; Appendix A; R1, R14, R15, R47."""

import pytest

from tests.rulings.tables import beats, showdown, ties

KANSAS = ["deuce-to-seven-lowball", "deuce-to-seven-triple-draw"]


@pytest.mark.parametrize("game", KANSAS)
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7h5d4c3s2h", "7c6d4h3c2d"),  # 75432 is best, 76432 next
        ("7c6d4h3c2d", "8h5c4d3h2s"),
        ("7d6d5h4s2c", "8c5c4h3c2d"),  # number four before number five
        ("Ah5d4c3s2h", "2c2d5c4d3h"),  # A5432 is no straight: ace high, before every pair
        ("AhKdQc9s8h", "2c2d5c4d3h"),
        ("Ah5d4c3s2h", "Ac6d4h3c2d"),  # the perfect ace high
        ("2c2d5c4d3h", "AhAd7c6d5h"),  # 22543 beats AA765
        ("7c6d5h4s3c", "8h7d6c5d4h"),  # of straights the lowest
        ("8h6h5h4h3h", "9c5c4c3c2c"),  # of flushes the lowest
        ("Kh9d8c7s6h", "7d5d4d3d2d"),  # a flush is bad
        ("AhAdKcQsJh", "6d5d4c3s2h"),  # a straight is worse than any pair
        ("9h9d9c3s2h", "AcKdQhJsTc"),  # AKQJT is a straight
        ("AcKdQhJsTc", "Ah5h4h3h2h"),  # A2345 suited is a flush, worse than a straight
        ("Ah5h4h3h2h", "2c2d2s3c3d"),  # ... and no straight flush: better than a full house
    ],
)
def test_deuce_to_seven(game, better, worse):
    """2.16, 2.18, App. A, R14."""
    assert beats(game, better, worse, "low")


def test_deuce_to_seven_razz_plays_the_best_five_of_seven():
    """2.17: a king low instead of the straight."""
    ruling = showdown("deuce-to-seven-razz", {1: "7h6d5c4s3hKcKd", 2: "QhQd4c4d2h2cAd"})
    assert ruling.ranks(1, "low") == "K6543" and ruling.awards == {1: 100}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("6h4d3c2sAhKdKc", "6c5d3h2cAdKhKs"),  # 6432A is the nuts
        ("6h4d3c2sAhKdKc", "5c4h3d2hAcQdQc"),  # the wheel is a straight: 2 pair it plays worse
        ("7h5d4c3s2hKdKc", "5s4h3d2cAcQdQc"),
        ("AhAd7c6s5hAsAc", "KhKdKcQsQdQcJs"),
        ("AhAd7c6s4hAsKc", "2h2d7d6d4c2sKd"),  # a pair of aces is the best pair
    ],
)
def test_ace_to_six(better, worse):
    """2.35, R15."""
    assert beats("london-lowball", better, worse, "low")


def test_king_to_ace_is_no_straight_in_ace_to_six():
    """R15: K-Q-J-T-A is the image of A-K-Q-J-2, a king low."""
    ruling = showdown("london-lowball", {1: "KdQcJsThAhAsAd", 2: "KcKh2c2d3c3h4h"})
    assert ruling.ranks(1, "low") == "KQJTA"
    assert beats("london-lowball", "KdQcJsThAhAsAd", "KcKh2c2d3c3h4h", "low")


def test_six_numbers_of_ace_to_six():
    """App. A: one lower than deuce-to-seven, digit by digit."""
    ladder = ["6h4d3c2sAh", "6c5d3h2cAd", "6d5c4h2dAc", "6s5h4d3hAs", "7h4c3d2hAh", "7c5s3s2cAc"]
    for better, worse in zip(ladder, ladder[1:], strict=False):
        assert beats("london-lowball", better + "KsKd", worse + "QsQd", "low")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2hAhAdAcAs", "2d3h2c3d2s"),  # the page: 2AAAA best of all
        ("5h4h3h2hAh", "6cAdAcAs2c"),  # straights and flushes are ignored
        ("KsQdJh3d2d", "KhKdKc2sAh"),  # told from the top: a second king is worse than a queen
    ],
)
def test_madison_ignores_pairs(better, worse):
    """2.36, R47: cards high to low, nothing else counts."""
    assert beats("madison", better, worse, "low")


def test_the_worst_madison_hand():
    """KKKKQ."""
    assert beats("madison", "AhAdAcAsQd", "KhKdKcKsQh", "low")


def test_equal_lows_split():
    assert ties("deuce-to-seven-lowball", "7h5d4c3s2h", "7c5s4d3h2c", "low")
