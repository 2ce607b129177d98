"""What goes wrong in stud, by Robert's Rules and the TDA's: the rulebook is silent."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.advice import advise
from dealer_assist.contract.options import options
from dealer_assist.errors import Refusal
from tests.house.ask import lines

DOORS = {"1": "Ks", "2": "2c", "3": "9h"}


def stud(actions: str = "", **setup: Any) -> dict[str, Any]:
    return {"game": "stud", "betting": "limit", "blinds": [], "ante": 10, "bring_in": 20, "small_bet": 50,
            "seats": {"1": 1000, "2": 1000, "3": 1000}, "up": DOORS, "tournament": False,
            "actions": lines(actions), **setup}


def ruled(document: dict[str, Any], **happened: Any) -> tuple[str, str]:
    """The sentence and the steps; the hand is as it was, and what is to be entered is taken."""
    answer = advise(document | {"happened": happened})
    assert answer["state"] == options(document)
    advice = answer["advice"]
    for step in advice["steps"]:
        if step.startswith("Enter \""):
            options(document | {"actions": [*document["actions"], step.split('"')[1]]})
    return advice["sentence"], " ".join(advice["steps"])


def refused(document: dict[str, Any], **happened: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        advise(document | {"happened": happened})
    return refusal.value.code


def test_a_down_card_turned_up_by_the_dealer_is_the_door_card():
    """Robert's: "your third card will be dealt down"; in a tournament it is a misdeal (TDA)."""
    assert "Deal the third card of seat 3 face down" in ruled(stud(), kind="exposed-down-card", seat=3)[1]
    assert "misdeal" in ruled(stud(tournament=True), kind="exposed-down-card", seat=3)[0]


def test_with_both_down_cards_up_the_hand_is_dead_and_the_ante_goes_back():
    sentence, steps = ruled(stud(), kind="exposed-down-card", seat=3, cards=2)
    assert "dead" in sentence and '"3 dead"' in steps and "seat 3 the 10 back" in steps


def test_after_action_the_first_cards_stand():
    assert refused(stud("2 bring-in"), kind="exposed-down-card", seat=3) == "too-late"


@pytest.mark.parametrize(("burned", "step"), [(0, "Burn the first card"), (2, "Take the second burn card")])
def test_a_wrong_burn_is_put_right_until_somebody_acts(burned, step):
    """Robert's: "the cards will be corrected, if at all possible, to their proper positions"."""
    fourth = "2 bring-in, 3 call, 1 call, deal 1 up 4d, deal 2 up 5d, deal 3 up 6d"
    assert step in ruled(stud(fourth), kind="wrong-burn", cards=burned)[1]
    assert "stand" in ruled(stud(f"{fourth}, 1 check"), kind="wrong-burn", cards=burned)[0]
    assert refused(stud(fourth), kind="wrong-burn", cards=1) == "right-count"


def test_the_real_low_card_brings_it_in_until_the_next_player_has_acted():
    sentence, steps = ruled(stud(), kind="wrong-bring-in", seat=3)
    assert "seat 2 brings it in" in sentence and "Give 20 back to seat 3." in steps
    assert '"2 bring-in"' in steps
    assert "no obligation" in ruled(stud(), kind="wrong-bring-in", seat=3, since=["1 fold"])[0]
    assert refused(stud(), kind="wrong-bring-in", seat=2) == "right-seat"
    assert refused(stud("2 bring-in"), kind="wrong-bring-in", seat=3) == "too-late"


def test_a_street_dealt_before_the_betting_was_over_is_out_of_play():
    """Robert's: "an additional card for each remaining player still active ... is also eliminated"."""
    sentence, steps = ruled(stud("2 bring-in, 3 call"), kind="early-street")
    assert "out of play" in sentence and "each of the 3 players" in steps and "Burn a card" in steps


def test_a_card_that_goes_up_is_turned_up():
    assert "Turn the card of seat 1 face up" in ruled(stud(), kind="dealt-down", seat=1)[1]
    seventh = "2 bring-in, 3 call, 1 call, " + ", ".join(
        f"deal 1 up {a}, deal 2 up {b}, deal 3 up {c}, 1 check, 2 check, 3 check"
        for a, b, c in (("4d", "5d", "6d"), ("4s", "7d", "8d"), ("Th", "Jh", "3h")))
    assert refused(stud(seventh), kind="dealt-down", seat=1) == "no-up-card"


@pytest.mark.parametrize("kind", ["wrong-burn", "early-street", "dealt-down"])
def test_only_where_cards_lie_face_up(kind):
    holdem = {"game": "holdem", "betting": "no-limit", "blinds": [1, 2], "seats": {"1": 100, "2": 100},
              "button": 2, "actions": []}
    keys = {"wrong-burn": {"cards": 0}, "dealt-down": {"seat": 1}}.get(kind, {})
    assert refused(holdem, kind=kind, **keys) == "no-up-cards"


def test_nobody_brings_it_in_before_the_door_cards_are_known():
    """The low card owes it, and no card has been entered yet."""
    assert refused(stud(up={}), kind="wrong-bring-in", seat=3) == "no-bring-in"
