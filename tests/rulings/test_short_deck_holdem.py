"""2.52 Short Deck Texas Hold'em; ruling R18."""

import pytest

from dealer_assist.errors import Refusal
from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, beats, played, refused, rounds, showdown, ties


def test_the_deal_and_the_rounds():
    """The page names no sizes of bets: it was played at no-limit."""
    assert rounds("short-deck-holdem", board="9d Jh 7c Kd Tc") == [
        "preflop: 2 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """The flush beats kings full."""
    end = played(
        "short-deck-holdem",
        f"{OPEN}, deal board KhQhQs, {SMALL}, deal board 6h, {BIG},"
        f"deal board 8d, {CHECKED}, 1 show Ah9h, 3 show KcKd",
    )
    assert end.awards == {1: 900}


def test_a_five_cannot_be_dealt():
    assert refused("short-deck-holdem", f"{OPEN}, deal board KhQh5s") == "not-in-deck"


def test_three_of_a_kind_loses_to_a_straight():
    """The page gives trips over a straight as a variation only."""
    assert beats("short-deck-holdem", "AhTc", "KdKs", "high", board="KhQsJd7c6h")


def test_a_flush_beats_a_full_house():
    ruling = showdown("short-deck-holdem", {1: "Ah9h", 2: "KcKd"}, board="KhQhQs6h8d")
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


def test_the_board_plays():
    """R19: any five of the seven."""
    assert ties("short-deck-holdem", "6c7d", "6h7s", "high", board="AhKhQhJhTh")
