"""2.8 Bidirectional Chowaha High/Low; ruling R37. The turns of a 4-6 board are listed left, right."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """Five betting rounds: the die has one of its own."""
    assert rounds("bidirectional-chowaha") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 9 on the board; bet 100; 1 2 3 4",
        "die: roll 1; bet 200; 1 2 3 4",
        "turn: 2 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


CROSS = "Ah9c8s Kh7c6s Qh4d3s Jh 2d Th"  # column one: Ah Kh Qh; first turn Jh, river Th


def test_a_hand():
    """On a four the columns play: the heart flush left, 86432 right; half of 1,300 each.

    100, 100, 200 and 200 each from two, and seat 2's hundred.
    """
    end = played(
        "bidirectional-chowaha",
        f"{OPEN}, deal board Ah9c8sKh7c6sQh4d3s, {SMALL}, roll 4, {BIG},"
        f"deal board Jh2d, {BIG}, deal board Th, {CHECKED}, 1 show 5h2h9d9s, 3 show 4s4h8d8c",
    )
    assert end.winners() == {"high": [1], "low": [3]} and end.awards == {1: 650, 3: 650}
    assert end.name(1, "high") == "Flush, Ace-King-Queen-Five-Two" and end.ranks(3, "low") == "86432"


def test_the_die_comes_before_the_turn_cards():
    flop = f"{OPEN}, deal board Ah9c8sKh7c6sQh4d3s, {SMALL}"
    assert state("bidirectional-chowaha", flop)["waiting"].kind == "roll"
    assert refused("bidirectional-chowaha", f"{flop}, roll 4, deal board Jh2d") == "nothing-to-deal"
    assert refused("bidirectional-chowaha", f"{flop}, roll 4 4") == "bad-roll"


@pytest.mark.parametrize(("die", "royal"), [(1, False), (3, False), (4, True), (6, True)])
def test_the_die_turns_the_board(die, royal):
    """R37: 4 to 6, columns: left column and left turn, each with the river."""
    ruling = showdown("bidirectional-chowaha", {1: "5h2h9d9s", 2: "4s4h8d8c"}, board=CROSS, dice=[die])
    assert (ruling.name(1, "high") == "Flush, Ace-King-Queen-Five-Two") == royal
    assert any(f"The die shows {die}" in note for note in ruling.notes) and "2.8" in ruling.rules


def test_the_centre_column_plays_with_either_turn_and_the_right_with_the_right():
    """R37: the turns of a 4-6 board are listed left, right."""
    board = "Ah9c8s KhJcJs QhJdTs {} 2h"
    for turns in ("9h4d", "4d9h"):
        ruling = showdown(
            "bidirectional-chowaha", {1: "9s9d3c3d", 2: "5s5h6d6c"}, board=board.format(turns), dice=[5]
        )
        assert ruling.name(1, "high").startswith("Four of a Kind")
    right = "8c"
    for turns, quads in ((f"4d{right}", True), (f"{right}4d", False)):
        ruling = showdown(
            "bidirectional-chowaha", {1: "8h8d3c3d", 2: "5s5h6d6c"}, board=board.format(turns), dice=[5]
        )
        assert ruling.name(1, "high").startswith("Four of a Kind") == quads


def test_the_dealer_is_told_which_way_the_board_lies():
    flop = f"{OPEN}, deal board Ah9c8sKh7c6sQh4d3s, {SMALL}"
    lies, turned = (state("bidirectional-chowaha", f"{flop}, roll {die}")["prompt"] for die in (3, 4))
    assert lies.startswith("The die shows 3: the board is played as it lies.")
    assert turned.startswith("The die shows 4: the board is turned")
