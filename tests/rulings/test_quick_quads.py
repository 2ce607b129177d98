"""2.45 Quick Quads; rulings R24, R25."""

import pytest

from tests.rulings.felt import OPEN, beats, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """Played as Five Card Draw."""
    assert rounds("quick-quads") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """88862 before natural sevens; 300 before the draw and 400 after it."""
    end = played(
        "quick-quads",
        f"{OPEN}, 1 draw 2, 2 draw 3, 3 draw 1, 1 check, 2 check, 3 bet 200, 1 call,"
        "2 fold,"
        "3 show 7h7d7c7sAs, 1 show 8h8d8c6s2s",
    )
    assert end.awards == {1: 700} and end.name(1, "high").startswith("Four of a Kind, Eights")


def test_the_bug_makes_quads_as_an_ace_only():
    """R24: with 4-4-4-3 it is an ace, 3 and 1; with 4-4-4-2 it would have to be a deuce."""
    assert beats("quick-quads", "4h4d4c3sJk", "3h3d3cAs2s", "high")
    name = showdown("quick-quads", {1: "4h4d4c2sJk", 2: "AsQcJh9d8h"}).name(1, "high")
    assert name.startswith("Three of a Kind")


@pytest.mark.parametrize(
    ("hand", "rank"),
    [
        ("8h8d8c6s2s", "Eights"),  # the page: 88862
        ("2h2d2cAsAd", "Twos"),
        ("6h6d6c3s3d", "Sixes"),
        ("ThTdTc5s5d", "Tens"),
        ("3h3d3cAs2s", "Threes"),
        ("3h3d3c2sJk", "Threes"),  # the bug as an ace adds one
    ],
)
def test_trips_and_two_cards_that_add_up_are_quads(hand, rank):
    """2.45, R24."""
    name = showdown("quick-quads", {1: hand, 2: "KsQc9h7d4h"}).name(1, "high")
    assert name.startswith("Four of a Kind") and rank in name


@pytest.mark.parametrize("hand", ["JhJdJc9s2s", "8h8d8c7s2s", "ThTdTcKsQd"])
def test_what_does_not_add_up_is_trips(hand):
    """Faces do not add, nor do jacks count."""
    assert showdown("quick-quads", {1: hand, 2: "AsQc9h6d4h"}).name(1, "high").startswith("Three of a Kind")


def test_quick_quads_rank_with_natural_ones():
    assert beats("quick-quads", "8h8d8c6s2s", "7h7d7c7sAs", "high")
    assert beats("quick-quads", "9h9d9c9s2d", "8h8d8c6s2s", "high")
    assert beats("quick-quads", "2h2d2cAsAd", "KhKdKc9s9d", "high")
