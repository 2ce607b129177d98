"""2.14 Crayfish, in Omaha and in Hold'em; ruling R35."""

import pytest

from tests.rulings.tables import showdown

BOARD = "4s7h2cThKs"  # the page's board


def omaha(dice):
    return showdown("omaha-crayfish", {1: "4h4d9c8c", 2: "KhQd2d2h"}, board=BOARD, dice=dice)


@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        ([6, 6], 1),  # nothing happens: fours against twos
        ([1, 6], 2),  # "if a one is rolled, the four of spades would be turned face down"
        ([1, 1], 2),
        ([6, 1], 2),
        ([3, 6], 1),
        ([1, 3], 2),
        ([4, 5], 1),
    ],
)
def test_which_card_is_turned_down(dice, winner):
    assert omaha(dice).awards == {winner: 100}


def test_the_same_number_twice_turns_one_card():
    same, two = omaha([3, 3]), omaha([3, 1])
    assert "the two of clubs face down" in " ".join(same.notes) and "four" not in " ".join(same.notes)
    assert "the four of spades and the two of clubs face down" in " ".join(two.notes)
    assert "2.14" in two.rules


def test_a_six_turns_nothing_and_says_nothing():
    assert omaha([6, 6]).notes == []


def test_three_cards_are_left_and_omaha_needs_them_all():
    ruling = omaha([1, 2])
    assert {"2c", "Th", "Ks"} <= ruling.cards(1, "high") & ruling.cards(2, "high")


def test_holdem_crayfish_plays_any_five_of_what_is_left():
    hands = {1: "7s7d", 2: "KhQd"}
    assert showdown("holdem-crayfish", hands, board=BOARD, dice=[6, 4]).awards == {1: 100}
    assert showdown("holdem-crayfish", hands, board=BOARD, dice=[2, 6]).awards == {2: 100}


def test_crayfish_is_high_only():
    assert list(omaha([6, 6]).winners()) == ["high"]
