"""What beats what, told by the scales themselves."""

from __future__ import annotations

import pytest

from dealer_assist.cards import join
from dealer_assist.scales import SCALES
from dealer_assist.scales.order import kinds


def orders(word: str) -> list[str]:
    return [kind.name for kind in kinds(word)]


@pytest.mark.parametrize("word", SCALES)
def test_kinds_go_down_and_examples_are_judged_by_the_scale(word: str):
    listed = kinds(word)
    strengths = [(kind.best.strength, kind.worst.strength) for kind in listed]
    assert listed and all(best >= worst > 0 for best, worst in strengths)
    assert all(upper[1] > lower[0] for upper, lower in zip(strengths, strengths[1:], strict=False))


def test_the_usual_order():
    """Appendix C, and five aces with the bug above it (R25)."""
    assert orders("high") == [
        "five of a kind",
        "straight flush",
        "quads",
        "full house",
        "flush",
        "straight",
        "trips",
        "two pair",
        "pair",
        "high card",
    ]
    assert join(kinds("high")[1].best.cards) == "AsKsQsJsTs"
    assert kinds("high")[5].worst.name == "Straight, Five high"


def test_short_deck_and_mexican_put_the_flush_above_the_full_house():
    """2.37, 2.52: and trips above a straight only in the variation."""
    assert orders("short-deck-high")[2:6] == ["flush", "full house", "straight", "trips"]
    assert orders("short-deck-high-trips")[2:6] == ["flush", "full house", "trips", "straight"]
    assert orders("mexican-high")[:5] == ["five of a kind", "straight flush", "quads", "flush", "full house"]
    assert join(kinds("mexican-high")[1].best.cards) == "AsKsQsJs7s"
    assert not any(card.rank < 4 for kind in kinds("short-deck-high") for card in kind.best.cards)


def test_low_scales_begin_with_number_one():
    """Appendix A."""
    best = {word: kinds(word)[0].best for word in ("ace-to-five", "deuce-to-seven", "ace-to-six")}
    assert ["".join(str(card)[0] for card in best_hand.cards) for best_hand in best.values()] == [
        "5432A",
        "75432",
        "6432A",
    ]
    assert "straight" not in orders("ace-to-five") and orders("deuce-to-seven")[4:6] == ["straight", "flush"]


def test_badugi_and_points():
    assert orders("badugi") == ["four cards", "three cards", "two cards", "one card"]
    assert orders("points")[0] == "49 points" and orders("points-low")[0] == "0 points"
    assert orders("twenty-one")[0] == "21" and orders("lowest-straight")[-1] == "Straight, Ace high"


def test_no_scale_of_that_name():
    with pytest.raises(KeyError):
        kinds("middle")
