"""2.51 Short Deck Omaha, 2.52 Short Deck Hold'em; R18."""

import pytest

from dealer_assist.errors import Refusal
from tests.rulings.tables import showdown


@pytest.mark.parametrize(
    ("game", "extra"), [("short-deck-holdem", ("", "")), ("short-deck-omaha", ("7dTc", "8sJc"))]
)
def test_a_flush_beats_a_full_house(game, extra):
    ruling = showdown(game, {1: "Ah9h" + extra[0], 2: "KcKd" + extra[1]}, board="KhQhQs6h8d")
    assert ruling.awards == {1: 100}


def test_9876a_is_the_lowest_straight():
    """The short deck wheel: below T9876, above trips."""
    wheel = showdown("short-deck-holdem", {1: "Ah6c", 2: "Td6d"}, board="9h8s7dKcQh")
    assert wheel.name(1, "high").startswith("Straight") and wheel.awards == {2: 100}
    assert showdown("short-deck-holdem", {1: "Ah6c", 2: "KdKs"}, board="9h8s7dKcQh").awards == {1: 100}


def test_broadway_is_the_highest():
    assert showdown("short-deck-holdem", {1: "AhTc", 2: "Td9d"}, board="KhQsJd7c6h").awards == {1: 100}


def test_the_ace_is_otherwise_high():
    assert showdown("short-deck-holdem", {1: "AhTc", 2: "KdTd"}, board="9hQs7d6cQh").awards == {1: 100}


def test_there_is_no_five_in_the_deck():
    with pytest.raises(Refusal) as refused:
        showdown("short-deck-holdem", {1: "Ah5c", 2: "KdTd"}, board="9hQs7d6cQh")
    assert (refused.value.code, refused.value.field) == ("not-in-deck", "hands.1")
