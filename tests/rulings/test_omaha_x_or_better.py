"""2.43 Omaha X or Better; ruling R33."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """Two dice between the flop betting and the turn."""
    assert rounds("omaha-x-or-better") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: roll 2, 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


@pytest.mark.parametrize(
    ("dice", "awards"),
    [("3 4", {1: 450, 3: 450}), ("2 4", {1: 900}), ("1 1", {1: 900}), ("6 6", {1: 450, 3: 450})],
)
def test_a_hand(dice, awards):
    """7432A needs a seven or more."""
    end = played(
        "omaha-x-or-better",
        f"{OPEN}, deal board 2c4d7h, {SMALL}, roll {dice}, deal board Ks, {BIG},"
        f"deal board Kd, {CHECKED}, 1 show KcKhQsQd, 3 show Ah3h9s9d",
    )
    assert end.awards == awards


def test_two_dice_are_rolled():
    assert refused("omaha-x-or-better", f"{OPEN}, deal board 2c4d7h, {SMALL}, roll 7") == "bad-roll"


def x_or_better(dice, hand, board="2c4d7hKsKd"):
    return showdown("omaha-x-or-better", {1: hand, 2: "KcKhAcAs"}, board=board, dice=dice)


@pytest.mark.parametrize(
    ("dice", "qualifies"),
    [([1, 1], False), ([2, 2], False), ([1, 4], False), ([3, 3], False), ([3, 4], True), ([6, 6], True)],
)
def test_x_is_the_sum_of_two_dice(dice, qualifies):
    """2.43: 7432A needs a seven; four or less is no low at all."""
    assert ("low" in x_or_better(dice, "Ah3hQsQd").winners()) == qualifies


@pytest.mark.parametrize(
    ("dice", "hand", "board", "qualifies"),
    [
        ([5, 6], "Jh8hQsQd", "2c4d7hKsTd", True),  # 11 is a jack: J8742
        ([5, 5], "Jh8hQsQd", "2c4d7hKsTd", False),  # 10: the jack does not do
        ([6, 6], "Qh8hQsQd", "2c4d7hKsTd", True),  # 12 is a queen: Q8742
        ([6, 5], "Qh8hQsQd", "2c4d7hKsTd", False),
        ([2, 3], "Ah3hQsQd", "2c4d5hKsTd", True),  # 5 admits 5432A only
        ([2, 3], "Ah6hQsQd", "2c4d5hKsTd", False),
        ([6, 6], "2h8h8s8d", "2c4d7hJsJd", True),
        ([5, 5], "2h8h8s8d", "2c4d7hJsJd", False),  # a pair never qualifies (R33)
    ],
)
def test_court_cards_and_the_wheel(dice, hand, board, qualifies):
    """R33."""
    ruling = showdown("omaha-x-or-better", {1: hand, 2: "KcKhAcAs"}, board=board, dice=dice)
    assert ("low" in ruling.winners()) == qualifies
    assert any(f"{sum(dice)} together" in note for note in ruling.notes)


def test_a_dice_total_of_four_is_told():
    ruling = x_or_better([2, 2], "Ah3hQsQd")
    assert len(ruling.notes) == 1 and "no low is possible" in ruling.notes[0] and "2.43" in ruling.rules


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("5 6", "a jack or better"),
        ("6 6", "a queen or better"),
        ("4 4", "eight or better"),
        ("2 2", "no low"),
    ],
)
def test_the_dealer_is_told_the_qualifier(dice, expected):
    """12 queen, 11 jack, 10 down to 5 face value, 4 or less no low hand."""
    actions = f"{OPEN}, deal board 2c4d7h, {SMALL}, roll {dice}"
    assert expected in state("omaha-x-or-better", actions)["prompt"]
