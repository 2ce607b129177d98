"""2.59 Texas Hold'em High/Low."""

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    assert rounds("holdem-8") == [
        "preflop: 2 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Three kings, and a seven low; half of 900 each."""
    end = played(
        "holdem-8",
        f"{OPEN}, deal board 2c4d7h, {SMALL}, deal board Ks, {BIG}, deal board 9d,"
        f"{CHECKED}, 1 show KcKh, 3 show As3h",
    )
    assert end.winners() == {"high": [1], "low": [3]}
    assert end.awards == {1: 450, 3: 450}


def test_without_a_low_the_high_hand_scoops():
    ruling = showdown("holdem-8", {1: "KcKh", 2: "As3h"}, board="2c4d9hJsTd")
    assert ruling.awards == {1: 100} and list(ruling.winners()) == ["high"]


def test_one_or_no_card_may_make_the_low():
    """2.59: both, one or none."""
    ruling = showdown("holdem-8", {1: "AhKh", 2: "9s9d"}, board="2c3d4h5s9c")
    assert ruling.winners() == {"high": [1], "low": [1]}
    played = showdown("holdem-8", {1: "KhKs", 2: "QsQd"}, board="2c3d4h5s7c")
    assert played.winners()["low"] == [1, 2]
