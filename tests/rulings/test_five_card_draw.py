"""2.25 Five Card Draw; ruling R25."""

import pytest

from tests.rulings.felt import OPEN, beats, played, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """One draw; big bets after it."""
    assert rounds("five-card-draw") == [
        "predraw: 5 down; raise 200; 3 4 1 2",
        "draw: draw 0 to 5; bet 200; 1 2 3 4",
    ]


def test_a_hand():
    """The joker completes the flush; 300 before the draw and 400 after it."""
    end = played(
        "five-card-draw",
        f"{OPEN}, 1 draw 1, 2 draw 3, 3 draw 2, 1 check, 2 check, 3 bet 200, 1 call,"
        "2 fold,"
        "3 show QsQdQcAs2d, 1 show JkKh9h7h2h",
    )
    assert end.awards == {1: 700} and end.stacks == {1: 5400, 2: 4900, 3: 4700, 4: 5000}


def test_any_hand_may_open():
    """ "Guts To Open": the first player may raise, and nobody needs jacks."""
    assert state("five-card-draw")["legal"]["raise"] == {"min": 200, "max": 200}


def test_check_and_raise_is_allowed():
    drawn = f"{OPEN}, 1 pat, 2 pat, 3 pat, 1 check, 2 check, 3 bet 200"
    assert state("five-card-draw", drawn)["legal"]["raise"] == {"min": 400, "max": 400}


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("JkAdAsKcQh", "Three of a Kind, Aces"),
        ("JkKdKsQcJh", "Pair of Kings, Ace"),  # never trips of anything but aces
        ("Jk9h8d7c6s", "Straight, Ten high"),  # at both ends the higher
        ("Jk9h8d6c5s", "Straight, Nine high"),
        ("JkAh9h7h2h", "Flush, Ace-King-Nine-Seven-Two"),  # no double ace flush
        ("JkKh9h7h2h", "Flush, Ace-King-Nine-Seven-Two"),
        ("Jk9h8h7h6h", "Straight Flush, Ten high"),
        ("JkAhAsAdAc", "Five Aces"),
        ("Jk5h4d3c2s", "Straight, Six high"),
    ],
)
def test_what_the_bug_makes_of_a_hand(hand, name):
    """2.25, R25: an ace, or a card not held that completes a straight or flush."""
    free = next(
        other
        for other in ("Ts8s4c3s2d", "Tc8c4s3d2h", "Td8s5c3h2c", "Ts8c5d4h3s")
        if not {other[i : i + 2] for i in range(0, 10, 2)} & {hand[i : i + 2] for i in range(0, 10, 2)}
    )
    assert showdown("five-card-draw", {1: hand, 2: free}).name(1, "high").startswith(name)


def test_five_aces_beat_every_straight_flush():
    assert beats("five-card-draw", "JkAhAsAdAc", "KsQsJsTs9s", "high")
