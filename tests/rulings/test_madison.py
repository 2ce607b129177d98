"""2.36 Madison; ruling R47."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, beats, played, rounds


def test_the_deal_and_the_rounds():
    """Small, small, big, big."""
    assert rounds("madison") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "first-draw: draw 0 to 5; bet 100; 1 2 3 4",
        "second-draw: draw 0 to 5; bet 200; 1 2 3 4",
        "third-draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Two aces and a pair of threes are 433AA, before 6432A: only the top cards are looked at."""
    end = played(
        "madison",
        f"{OPEN}, 1 draw 3, 2 draw 3, 3 pat, {SMALL}, 1 draw 3, 3 pat, {BIG}, 1 draw 1, 3 pat,"
        f"{CHECKED}, 1 show 4h3d3sAhAc, 3 show 6c4d3c2sAs",
    )
    assert end.awards == {1: 900}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3hAhAdAcAs", "3d3c2h2d2s"),
        ("4h3h2hAhAd", "4d3d3c3sAs"),
        ("5h5d5c5s4h", "6hAhAdAcAs"),  # four fives before any six
        ("Qh8d4d3h3d", "QsQcAhAdAc"),
    ],
)
def test_card_by_card_from_the_top(better, worse):
    assert beats("madison", better, worse, "low")


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
