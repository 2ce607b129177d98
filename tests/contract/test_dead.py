"""`SEAT dead`: a hand that is ruled dead (R59; house rule `absent`)."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.options import options
from dealer_assist.errors import Refusal

State = dict[str, Any]
NO_LIMIT: State = {"game": "holdem", "betting": "no-limit", "blinds": [50, 100], "button": 3,
                   "seats": {"1": 5000, "2": 5000, "3": 5000}}


def state(actions: str, **setup: Any) -> State:
    return options({**NO_LIMIT, **setup, "actions": [line.strip() for line in actions.split(",") if line]})


def test_an_absent_player_all_in_by_the_ante_can_be_given_up():
    """The last opponent: the pot goes to who is left, and who was never called gets that back."""
    absent = {"game": "holdem", "betting": "no-limit", "seats": {"1": 5000, "2": 5000, "3": 10}, "button": 1,
              "blinds": [75, 150], "ante": 20, "tournament": True, "preset": "tda", "house": {"ante": "each"}}
    end = state("1 raise 300, 2 fold, 3 dead", **absent)
    assert end["to_act"] is None
    assert end["awards"] == {"1": 200}
    assert end["returned"] == {"1": 225}
    assert end["stacks"] == {"1": 5105, "2": 4905, "3": 0}
    assert [note["rule"] for note in end["notes"]][0] == "R59"


def test_it_is_said_before_the_first_action_and_the_next_player_acts():
    now = state("3 dead")
    assert (now["to_act"], now["pot"]) == (1, 150)
    assert now["next"][0]["to"] == [1, 2]
    assert state("2 dead, 3 fold")["awards"] == {"1": 150}


def test_out_of_turn_it_changes_nobodys_turn():
    assert state("2 dead")["to_act"] == 3
    assert state("3 raise 300, 1 call, 3 dead")["to_act"] == 2
    assert state("3 call, 1 call, 2 dead")["street"] == "flop"


def test_the_chips_stay_in_and_the_hand_is_out_of_every_pot():
    """Main pot for three, side pot for two: seat 2's chips stay in both, and seat 2 wins neither."""
    short = {"seats": {"1": 1000, "2": 5000, "3": 5000}}
    jam = "3 all-in, 1 all-in, 2 all-in, 2 dead, 1 show AhAd, 3 show KhKd, deal board 2c3d7h8s9c"
    end = state(jam, **short)
    assert end["awards"] == {"1": 3000, "3": 8000}
    assert end["pots"][0]["seats"] == [1, 3]


def test_in_a_draw_nothing_more_is_dealt_to_it():
    badugi = {"game": "badugi", "betting": "limit"}
    drawn = "3 call, 1 call, 2 check, 1 draw 2"
    assert state(f"{drawn}, 2 dead", **badugi)["to_act"] == 3
    served = state(f"{drawn}, 2 draw 1, 1 dead, 3 draw 1", **badugi)["next"]
    assert [step.get("to") for step in served] == [None, [2], [3], None]


def test_the_player_who_picks_the_game_or_brings_it_in():
    """R55; the player on the left pays the bring-in, completes or folds."""
    pick = {"game": "paradise-road-pickem", "betting": "limit"}
    assert state("3 dead", **pick)["to_act"] == 1
    stud = {"game": "stud", "betting": "limit", "blinds": [], "ante": 5, "bring_in": 10, "small_bet": 50,
            "big_bet": 100, "up": {"1": "Kc", "2": "5c", "3": "9c"}}
    now = state("2 dead", **stud)
    assert (now["to_act"], now["legal"]["fold"], now["legal"]["bring_in"]) == (3, True, 10)


@pytest.mark.parametrize(("lines", "code"), [("3 fold, 3 dead", "hand-folded"), ("9 dead", "empty-seat"),
                                             ("3 dead, 3 call", "hand-folded"), ("3 dead 1", "bad-action")])
def test_what_is_refused(lines, code):
    with pytest.raises(Refusal) as refusal:
        state(lines)
    assert refusal.value.code == code
