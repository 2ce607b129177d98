"""2.10 Binglaha; ruling R34."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, rounds, showdown, state


def test_the_deal_and_the_rounds():
    """A die between the flop betting and the turn."""
    assert rounds("binglaha") == [
        "preflop: 4 down; raise 200; 3 4 1 2",
        "flop: 3 on the board; bet 100; 1 2 3 4",
        "turn: roll 1, 1 on the board; bet 200; 1 2 3 4",
        "river: 1 on the board; bet 200; 1 2 3 4",
    ]


@pytest.mark.parametrize(("die", "awards"), [(1, {1: 450, 3: 450}), (3, {1: 450, 3: 450}), (4, {1: 900})])
def test_a_hand(die, awards):
    """Four kings; 7432A has half of 900 only on 1 to 3."""
    end = played(
        "binglaha",
        f"{OPEN}, deal board 2c4d7h, {SMALL}, roll {die}, deal board Ks, {BIG},"
        f"deal board Kd, {CHECKED}, 1 show KcKhQsQd, 3 show Ah3h9s9d",
    )
    assert end.awards == awards


def test_a_roll_of_high_low_needs_a_low_all_the_same():
    """ "If no qualifying low hand is made, the high hand always scoops"."""
    ruling = showdown("binglaha", {1: "Ah3h9s9d", 2: "KcKhQcQh"}, board="2c4dThKsKd", dice=[2])
    assert ruling.awards == {2: 100}


def test_the_button_rolls_one_die():
    """1.5: "rolled by the player on the button"."""
    flop = f"{OPEN}, deal board 2c4d7h, {SMALL}"
    assert "button rolls one die" in state("binglaha", flop)["prompt"]
    assert refused("binglaha", f"{flop}, roll 1 2") == "bad-roll"


LOW_BOARD = "2c4d7hKsKd"


@pytest.mark.parametrize(
    ("die", "sides"), [(1, ["high", "low"]), (3, ["high", "low"]), (4, ["high"]), (6, ["high"])]
)
def test_binglaha_goes_by_the_die(die, sides):
    """2.10, R34."""
    ruling = showdown("binglaha", {1: "Ah3h9s9d", 2: "KcKhQcQh"}, board=LOW_BOARD, dice=[die])
    assert list(ruling.winners()) == sides and "2.10" in ruling.rules
    assert (ruling.hands[1]["low"] is None) == (sides == ["high"])


def test_the_dealer_is_told_what_is_played():
    flop = f"{OPEN}, deal board 2c4d7h, {SMALL}"
    assert state("binglaha", f"{flop}, roll 3")["prompt"].startswith("The die shows 3: low is played too.")
    assert state("binglaha", f"{flop}, roll 4")["prompt"].startswith("The die shows 4: there is no low")
