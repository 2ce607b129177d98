"""2.14 Crayfish on Hold'em; ruling R35."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, rounds, showdown


def test_the_deal_and_the_rounds():
    """All five cards on the flop; a die before the third and before the fourth betting."""
    assert rounds("holdem-crayfish") == [
        "preflop: 2 down; raise 200; 3 4 1 2",
        "flop: 5 on the board; bet 100; 1 2 3 4",
        "turn: roll 1; bet 200; 1 2 3 4",
        "river: roll 1; bet 200; 1 2 3 4",
    ]


BOARD = "4s7h2cThKs"  # the page's board


@pytest.mark.parametrize(("dice", "winner"), [((2, 6), 3), ((6, 6), 1), ((2, 2), 3), ((5, 3), 1)])
def test_a_hand(dice, winner):
    """Three sevens, unless a two turns the seven of hearts down; then the pair of kings."""
    end = played(
        "holdem-crayfish",
        f"{OPEN}, deal board {BOARD}, {SMALL}, roll {dice[0]}, {BIG},"
        f"roll {dice[1]}, {CHECKED}, 1 show 7s7d, 3 show KhQd",
    )
    assert end.awards == {winner: 900}


def test_holdem_crayfish_plays_any_five_of_what_is_left():
    hands = {1: "7s7d", 2: "KhQd"}
    assert showdown("holdem-crayfish", hands, board=BOARD, dice=[6, 4]).awards == {1: 100}
    assert showdown("holdem-crayfish", hands, board=BOARD, dice=[2, 6]).awards == {2: 100}
