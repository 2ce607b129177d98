"""Dice: rolled by the button, entered by the dealer, an invalid roll kept with its reason (1.5)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.play import Hand, play
from dealer_assist.contract.options import state
from dealer_assist.engine.prompts import waiting
from dealer_assist.contract.setup import read_setup
from dealer_assist.errors import Refusal

TO_THE_ROLL = ("3 call", "1 call", "2 check", "deal board Ac7d2s", "1 check", "2 check", "3 check")


def binglaha(*lines: str) -> Hand:
    setup = read_setup(
        {"game": "binglaha", "seats": {"1": 900, "2": 900, "3": 900}, "button": 3, "blinds": [5, 10]}
    )
    return play(setup, [parse_action(line) for line in (*TO_THE_ROLL, *lines)], field="actions")


def test_the_roll_is_asked_for_before_the_turn_and_betting_may_go_on_without_it():
    now = waiting(binglaha())
    assert (now.kind, now.count, now.optional) == ("roll", 1, True)
    assert binglaha("deal board 9h", "1 bet 30").to_act == 2


def test_an_invalid_roll_is_kept_with_its_reason_and_rolled_again():
    hand = binglaha("reroll slid", "reroll cocked", "roll 5")
    assert hand.table.dice == [5]
    assert [note["text"] for note in state(hand)["notes"]] == [
        "The roll did not count: the dice were slid and did not tumble. The button rolls again.",
        "The roll did not count: a die did not land flush. The button rolls again.",
    ]
    assert hand.lines[-3:] == ("reroll slid", "reroll cocked", "roll 5")


@pytest.mark.parametrize("line", ["roll 7", "roll 0", "roll 1 2"])
def test_a_roll_that_dice_cannot_show_is_refused(line):
    with pytest.raises(Refusal) as refusal:
        binglaha(line)
    assert refusal.value.code == "bad-roll"


@pytest.mark.parametrize("line", ["roll 3", "reroll slid"])
def test_nothing_is_rolled_twice(line):
    with pytest.raises(Refusal) as refusal:
        binglaha("roll 3", line)
    assert refusal.value.code == "no-roll"


def test_the_die_must_be_known_before_the_pot_is_parted():
    down = (
        "deal board 9h",
        "1 check",
        "2 check",
        "3 check",
        "deal board 4c",
        "1 check",
        "2 check",
        "3 check",
        "1 show Ah8dKsKd",
        "2 show QdQh6s6c",
        "3 show Jd3h3c5d",
    )
    assert waiting(binglaha(*down)).kind == "roll"
    assert "low" in {share["side"] for share in state(binglaha(*down, "roll 2"))["pots"][0]["shares"]}
    assert {share["side"] for share in state(binglaha(*down, "roll 5"))["pots"][0]["shares"]} == {"high"}
