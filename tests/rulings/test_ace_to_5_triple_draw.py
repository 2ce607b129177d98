"""2.1 Ace-to-5 Triple Draw; ruling R13."""

import pytest

from dealer_assist.errors import Refusal
from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, beats, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """Small, small, big, big."""
    assert rounds("ace-to-5-triple-draw") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "first-draw: draw 0 to 5; bet 100; 1 2 3 4",
        "second-draw: draw 0 to 5; bet 200; 1 2 3 4",
        "third-draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """A six beats an eight; 900."""
    end = played(
        "ace-to-5-triple-draw",
        f"{OPEN}, 1 draw 1, 2 draw 3, 3 pat, {SMALL}, 1 draw 1, 3 pat, {BIG},"
        f"1 pat, 3 pat, {CHECKED}, 1 show 6h5c3d2sAh, 3 show 8h7c3c2dAd",
    )
    assert end.awards == {1: 900}
    assert end.stacks == {1: 5500, 2: 4900, 3: 4600, 4: 5000}


def test_zero_to_five_in_turn():
    assert state("ace-to-5-triple-draw", f"{OPEN}, 1 draw 5, 2 draw 0")["to_act"] == 3
    assert refused("ace-to-5-triple-draw", f"{OPEN}, 1 draw 6") == "draw-limit"
    assert refused("ace-to-5-triple-draw", f"{OPEN}, 2 draw 1") == "out-of-turn"
    assert refused("ace-to-5-triple-draw", f"{OPEN}, 1 draw 1, 2 draw 1, 3 draw 1, 1 draw 1") == "no-draw"


def test_the_best_california_low_wins_the_triple_draw():
    """2.1: straights and flushes do not count against it."""
    assert beats("ace-to-5-triple-draw", "5h4h3h2hAh", "6c4c3d2dAd", "low")


def test_no_joker_in_the_triple_draw():
    assert beats("ace-to-5-triple-draw", "8h4h3h2hAh", "8c5c3d2dAd", "low")


def test_the_joker_is_not_in_the_deck():
    with pytest.raises(Refusal) as refusal:
        showdown("ace-to-5-triple-draw", {1: "8h4h3h2hJk", 2: "8c5c3d2dAd"})
    assert refusal.value.code == "not-in-deck"
