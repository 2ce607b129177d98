"""1.5 Dice Procedures: who rolls, how many dice, and when."""

import pytest

from tests.rulings.felt import BIG, CHECKED, OPEN, SMALL, played, refused, state

BEFORE = {
    "omaha-crayfish": ("deal board 4s7h2cThKs", 1),
    "holdem-crayfish": ("deal board 4s7h2cThKs", 1),
    "binglaha": ("deal board 2c4d7h", 1),
    "omaha-x-or-better": ("deal board 2c4d7h", 2),
    "bidirectional-chowaha": ("deal board Ah9c8sKh7c6sQh4d3s", 1),
}


@pytest.mark.parametrize("game", BEFORE)
def test_the_button_rolls_after_the_flop_betting(game):
    """ "rolled by the player on the button"."""
    flop, dice = BEFORE[game]
    asked = state(game, f"{OPEN}, {flop}, {SMALL}")
    assert (asked["waiting"].kind, asked["waiting"].count) == ("roll", dice)
    assert asked["prompt"].startswith("The button rolls " + ("one die" if dice == 1 else "2 dice"))


@pytest.mark.parametrize("game", BEFORE)
def test_no_other_number_and_no_other_dice(game):
    flop, dice = BEFORE[game]
    for pips in ("0", "7", "1 2 3"):
        assert refused(game, f"{OPEN}, {flop}, {SMALL}, roll {pips}") == "bad-roll"
    valid = " ".join(["3"] * dice)
    assert refused(game, f"{OPEN}, {flop}, {SMALL}, roll {valid}, roll {valid}") == "no-roll"
    assert refused(game, f"{OPEN}, {flop}, roll {valid}") == "no-roll"


def test_a_game_without_dice_takes_no_roll():
    assert refused("omaha-8", f"{OPEN}, deal board 2c4d7h, {SMALL}, roll 3") == "no-roll"


def test_the_die_may_be_entered_late_and_is_asked_for_before_the_pot_is_pushed():
    """The betting goes on without it; the showdown does not."""
    late = f"{OPEN}, deal board 2c4d7h, {SMALL}, {BIG}, {CHECKED}, deal board KsKd"
    late += ", 1 show KcKhQsQd, 3 show Ah3h9s9d"
    assert state("binglaha", late)["prompt"].startswith("The button rolls one die")
    assert played("binglaha", f"{late}, roll 2").awards == {1: 450, 3: 450}


@pytest.mark.parametrize("game", BEFORE)
def test_the_price_of_not_rolling_the_dice_properly(game):
    """1.5: "Typically, this is a $1 tip for the first invalid roll, doubling for each subsequent roll"."""
    rolls = f"{OPEN}, {BEFORE[game][0]}, {SMALL}, reroll slid, reroll cocked, reroll short"
    notes = [note["text"] for note in state(game, rolls, house={"roll-price": 1})["notes"]]
    assert [note.split("costs ")[1].split(",")[0] for note in notes] == ["1", "2", "4"]
    assert "costs" not in str(state(game, rolls)["notes"])      # no price unless the room sets one
