"""2.33 Lazy Pineapple; ruling R20."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown


def test_the_deal_and_the_rounds():
    """Nobody throws anything away."""
    assert rounds("lazy-pineapple") == [
        "preflop: 3 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """Three hearts in the hand and two on the board are no flush: kings up win."""
    end = played(
        "lazy-pineapple",
        f"{OPEN}, deal board QhJh7c, {SMALL}, deal board 7s, {BIG}, deal board 2d,"
        f"{CHECKED}, 1 show Ah9h5h, 3 show KcKd3s",
    )
    assert end.awards == {3: 900}


def test_no_card_is_discarded():
    assert refused("lazy-pineapple", f"{OPEN}, 1 discard 1") == "no-discard"


@pytest.mark.parametrize(("hand", "ranks"), [("AhTc2d", "AKQJT"), ("Ts4d2c", "KQJT9"), ("3h4d5c", "KQJ97")])
def test_two_one_or_none_may_play(hand, ranks):
    ruling = showdown("lazy-pineapple", {1: hand, 2: "2s2h8c"}, board="KhQsJd9c7s")
    assert ruling.ranks(1, "high") == ranks


def test_lazy_pineapple_never_plays_all_three():
    """2.33, R20: a flush of three hole cards and two of the board is none."""
    ruling = showdown("lazy-pineapple", {1: "Ah9h5h", 2: "KcKd3s"}, board="QhJh7c7s2d")
    assert ruling.name(1, "high").startswith("Pair of Sevens")
