"""Five Card Triple Draw, from the living edition of the rulebook."""

import pytest

from dealer_assist.errors import Refusal
from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, beats, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Small, small, big, big."""
    assert rounds("five-card-triple-draw") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "first-draw: draw 0 to 5; bet 100; 1 2 3 4",
        "second-draw: draw 0 to 5; bet 200; 1 2 3 4",
        "third-draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    end = played(
        "five-card-triple-draw",
        f"{OPEN}, 1 draw 3, 2 draw 3, 3 pat, {SMALL}, 1 draw 3, 3 pat, {BIG},"
        f"1 pat, 3 pat, {CHECKED}, 1 show AsAdKcQhJs, 3 show KsKdQcJh9s",
    )
    assert end.awards == {1: 900} and list(end.winners()) == ["high"]


def test_no_joker_here():
    with pytest.raises(Refusal) as refusal:
        showdown("five-card-triple-draw", {1: "AhKhQhJhJk", 2: "8c5c3d2dAd"})
    assert refusal.value.code == "not-in-deck"


def test_told_high():
    assert beats("five-card-triple-draw", "7h7d7c2s2h", "AhKh9h6h3h", "high")
    assert beats("five-card-triple-draw", "AhKh9h6h3h", "AcKdQsJcTd", "high")
