"""2.16 Deuce-to-Seven Lowball; rulings R1, R14, Appendix A."""

import pytest

from dealer_assist.errors import Refusal
from tests.rulings.felt import OPEN, beats, played, rounds, showdown, state, ties


def test_the_deal_and_the_rounds():
    """One draw; big bets after it."""
    assert rounds("deuce-to-seven-lowball") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """300 before the draw and 400 after it."""
    end = played(
        "deuce-to-seven-lowball",
        f"{OPEN}, 1 draw 1, 2 draw 3, 3 pat, 1 check, 2 check, 3 bet 200, 1 call,"
        "2 fold, 3 show 7c6d4h3c2d, 1 show 7h5d4c3s2h",
    )
    assert end.awards == {1: 700} and end.stacks == {1: 5400, 2: 4900, 3: 4700, 4: 5000}


def test_in_no_limit_nobody_limps():
    """App. A: "players must enter the pot for at least a minimum raise"."""
    no_limit = {"betting": "no-limit", "small_bet": None, "big_bet": None}
    first = state("deuce-to-seven-lowball", **no_limit)["legal"]
    assert (first["call"], first["raise"]["min"]) == (None, 200)
    assert state("deuce-to-seven-lowball", "3 raise 300", **no_limit)["legal"]["call"] == 300
    assert state("deuce-to-seven-lowball")["legal"]["call"] == 100


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
    """2.16, App. A, R14."""
    assert beats("deuce-to-seven-lowball", better, worse, "low")


def test_equal_lows_split():
    assert ties("deuce-to-seven-lowball", "7h5d4c3s2h", "7c5s4d3h2c", "low")


def test_no_joker_here():
    with pytest.raises(Refusal) as refusal:
        showdown("deuce-to-seven-lowball", {1: "8h4h3h2hJk", 2: "8c5c3d2dAd"})
    assert refusal.value.code == "not-in-deck"
