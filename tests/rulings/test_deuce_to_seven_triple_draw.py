"""2.18 Deuce-to-Seven Triple Draw; ruling R14, Appendix A."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, beats, played, refused, rounds


def test_the_deal_and_the_rounds():
    """Small, small, big, big."""
    assert rounds("deuce-to-seven-triple-draw") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "first-draw: draw 0 to 5; bet 100; 1 2 3 4",
        "second-draw: draw 0 to 5; bet 200; 1 2 3 4",
        "third-draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Number one before number two."""
    end = played(
        "deuce-to-seven-triple-draw",
        f"{OPEN}, 1 draw 1, 2 draw 3, 3 pat, {SMALL}, 1 draw 1, 3 pat,"
        f"{BIG}, 1 pat, 3 pat, {CHECKED}, 1 show 7h5d4c3s2h, 3 show 7c6d4h3c2d",
    )
    assert end.awards == {1: 900}


def test_a_thrown_card_is_not_shown_again():
    drawn = f"{OPEN}, 1 draw 1 Ks, 2 draw 3, 3 pat, {SMALL}, 1 pat, 3 pat, {BIG}, 1 pat, 3 pat, {CHECKED}"
    assert refused("deuce-to-seven-triple-draw", f"{drawn}, 1 show 7h5d4c3sKs") == "duplicate-card"


KANSAS_CITY = [
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
]


@pytest.mark.parametrize(("better", "worse"), KANSAS_CITY)
def test_deuce_to_seven(better, worse):
    """2.18, App. A, R14."""
    assert beats("deuce-to-seven-triple-draw", better, worse, "low")
