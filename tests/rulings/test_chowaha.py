"""2.12 Chowaha; ruling R36. Boards are dealt 1 2 3 / 4 5 6 / 7 8 9, the turns 10 and 11, the river 12."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    assert rounds("chowaha") == [
        "preflop: 2 down; raise 200; 3 4 1 2",
        "flop: 9 on the board; bet 100; 1 2 3 4",
        "turn: 2 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


ROWS = "AhKhQh 2c2d9s 7c8c3d"  # top, middle and bottom flop


def test_a_hand():
    """Top flop, top turn and river: K Q J of hearts and 10 9 of one's own."""
    end = played(
        "chowaha",
        f"{OPEN}, deal board {ROWS}, {SMALL}, deal board 5s6d, {BIG}, deal board Jh,"
        f"{CHECKED}, 1 show Th9h, 3 show AsAd",
    )
    assert end.awards == {1: 900} and list(end.winners()) == ["high"]


def test_nine_cards_are_the_flop():
    assert state("chowaha", OPEN)["waiting"].count == 9
    assert refused("chowaha", f"{OPEN}, deal board {ROWS} 5s") == "nothing-to-deal"


def chowaha(hand, turns="5s6d", river="Jh", rows=ROWS):
    return showdown("chowaha", {1: hand, 2: "4s4h"}, board=f"{rows}{turns}{river}")


def test_the_top_row_plays_with_the_top_turn_and_the_river():
    """KhQh of the row, Jh the river, and two of one's own."""
    assert chowaha("Th9h").name(1, "high") == "Straight Flush, King high"


def test_the_top_row_never_plays_with_the_bottom_turn():
    """ "CANNOT consist of the top row of the flop plus the bottom turn card"."""
    straight = showdown("chowaha", {1: "Td9d", 2: "4s4h"}, board="AhKhQc 2c2s5s 7c8c3d JhKd 6s")
    none = showdown("chowaha", {1: "Td9d", 2: "4s4h"}, board="AhKhQc 2c2s5s 7c8c3d KdJh 6s")
    assert straight.name(1, "high") == "Straight, King high"
    assert none.name(1, "high") != "Straight, King high"


@pytest.mark.parametrize("turns", ["2h6d", "6d2h"])
def test_the_middle_row_plays_with_either_turn(turns):
    assert chowaha("2sKc", turns).name(1, "high").startswith("Four of a Kind")


def test_the_bottom_row_plays_with_the_bottom_turn_only():
    assert (
        chowaha("9c6c", "5sTc", "Jc", rows="AhKhQh2c2d9s7c8c3d").name(1, "high").startswith("Straight Flush")
    )
    assert (
        not chowaha("9c6c", "Tc5s", "Jd", rows="AhKhQh2d2h9s7c8c3d").name(1, "high").startswith("Straight F")
    )


def test_exactly_two_hole_cards_play():
    """As in Omaha: four kings on the table make no quads without two cards of one's own."""
    assert chowaha("TdTs", rows="KsKhKd2c2d9s7c8c3d", turns="Kc6d").name(1, "high").startswith("Full House")
