"""2.32 Korean; ruling R23."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Small, small, big, big."""
    assert rounds("korean") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "first-draw: draw 0 to 5; bet 100; 1 2 3 4",
        "second-draw: draw 0 to 5; bet 200; 1 2 3 4",
        "third-draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


DRAWN = f"{OPEN}, 1 draw 3, 2 draw 3, 3 pat, {SMALL}, 1 draw 3, 3 pat, {BIG}, 1 draw 2, 3 pat, {CHECKED}"


@pytest.mark.parametrize(
    ("one", "three", "awards"),
    [
        ("2s2dKhQcJc", "KsQd9c4h3d", {1: 450, 3: 450}),  # a pair, and no pair
        ("AsKdKhQcJc", "AhAdTc4h3d", {3: 900}),  # two pairs: nobody low
        ("7s6d5h4c3c", "AhAdTc4h3d", {1: 900}),  # a straight is no pair, and beats aces
        ("7s6d5h4c3c", "7h6c5d3h2d", {1: 450, 3: 450}),  # a straight high, 76532 before 76543 low
        ("KhJh9h4h3h", "AhAdTc4s3d", {1: 900}),  # a flush too goes both ways
    ],
)
def test_a_hand(one, three, awards):
    assert played("korean", f"{DRAWN}, 1 show {one}, 3 show {three}").awards == awards


def test_korean_needs_a_pair_or_none():
    """2.32: pair or better high, no pair low."""
    ruling = showdown("korean", {1: "2s2dKhQcJc", 2: "KsQd9c4h3d"}, 101)
    assert ruling.winners() == {"high": [1], "low": [2]}
    assert ruling.awards == {1: 51, 2: 50}


def test_a_korean_straight_goes_both_ways():
    """R23."""
    assert showdown("korean", {1: "7s6d5h4c3c", 2: "AsAd9c4h3d", 3: "KsQd9d4d3h"}).awards == {1: 100}


def test_an_empty_direction_in_korean():
    both_low = showdown("korean", {1: "Ks8d5h4c3c", 2: "QsJd9c4h3d"})
    both_high = showdown("korean", {1: "KsKd5h4c3c", 2: "QsQd9c4h3d"})
    assert both_low.winners() == {"low": [2]} and both_high.winners() == {"high": [1]}
