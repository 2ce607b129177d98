"""2.14 Crayfish on Omaha; ruling R35."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """All five cards on the flop; a die before the third and before the fourth betting."""
    assert rounds("omaha-crayfish") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 5 on the board; bet 100; 1 2 3 4",
        "turn: roll 1; bet 200; 1 2 3 4",
        "river: roll 1; bet 200; 1 2 3 4",
    ]


BOARD = "4s7h2cThKs"  # the page's board


@pytest.mark.parametrize(("dice", "winner"), [((1, 3), 3), ((6, 3), 1)])
def test_a_hand(dice, winner):
    """Three fours while the four of spades lies open; without it the kings win."""
    end = played(
        "omaha-crayfish",
        f"{OPEN}, deal board {BOARD}, {SMALL}, roll {dice[0]}, {BIG},"
        f"roll {dice[1]}, {CHECKED}, 1 show 4h4d9c8c, 3 show KhQdJs9s",
    )
    assert end.awards == {winner: 900}


@pytest.mark.parametrize("roll", ["roll 7", "roll 0", "roll 1 2"])
def test_one_die_of_six_sides(roll):
    assert refused("omaha-crayfish", f"{OPEN}, deal board {BOARD}, {SMALL}, {roll}") == "bad-roll"


def test_no_die_before_the_flop_betting_is_over():
    assert refused("omaha-crayfish", f"{OPEN}, deal board {BOARD}, roll 3") == "no-roll"


def test_no_card_is_dealt_on_the_turn():
    assert refused("omaha-crayfish", f"{OPEN}, deal board {BOARD}, {SMALL}, roll 3, deal board 9h") == (
        "nothing-to-deal"
    )


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


def test_crayfish_is_high_only():
    assert list(omaha([6, 6]).winners()) == ["high"]


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("1", "The die shows 1: turn the four of spades face down. Seat 1 to act"),
        ("3", "The die shows 3: turn the two of clubs face down. Seat 1 to act"),
        ("6", "The die shows 6: no board card is turned. Seat 1 to act"),
    ],
)
def test_the_dealer_is_told_which_card_to_turn(dice, expected):
    """The page: a one turns the four of spades, a three the two of clubs, a six nothing."""
    flop = f"{OPEN}, deal board {BOARD}, {SMALL}, roll {dice}"
    assert state("omaha-crayfish", flop)["prompt"].startswith(expected)
    again = state("omaha-crayfish", f"{flop}, {BIG}, roll {dice}")["prompt"]
    assert again.startswith(
        f"The die shows {dice}: " + ("no" if dice == "6" else "that board card lies face down")
    )
