"""Hand for hand: "All-in hands stay face down until released" (house rules 9)."""

from __future__ import annotations

import pytest

from dealer_assist.contract.options import options
from dealer_assist.engine.dealing import held as holding
from dealer_assist.errors import Refusal

STACKS = {"1": 300, "2": 300, "3": 300}
ALL_IN = ("3 all-in", "1 all-in", "2 all-in")


def held(*lines: str, game: str = "holdem", **more: object):
    document = {"game": game, "betting": "no-limit", "seats": STACKS, "button": 3, "blinds": [50, 100],
                "tournament": True, "held": True, "actions": list(lines), **more}
    return options(document)


def test_what_waits_is_everything_that_would_tell_how_the_hand_ends():
    assert {"deal", "roll", "run", "show", "muck"} <= {*holding.WAITS} and "part" not in holding.WAITS


def code_of(*lines: str, **more: object) -> str:
    with pytest.raises(Refusal) as refusal:
        held(*lines, **more)
    return refusal.value.code


def test_an_all_in_hand_waits_for_the_floor_before_it_is_turned_up():
    state = held(*ALL_IN)
    assert state["next"] == [{"do": "release", "seat": None}]
    assert state["to_act"] is None and not any(state["legal"].values())
    assert state["prompt"] == "All-in: hands stay face down until the floor releases them"


@pytest.mark.parametrize("line", ["deal board 2c3c4c", "1 show AsAd", "1 muck", "run 2"])
def test_nothing_is_dealt_or_shown_before_the_release(line: str):
    assert code_of(*ALL_IN, line) == "all-in-held"


def test_a_released_hand_is_run_out_like_any_other():
    state, usual = held(*ALL_IN, "release"), held(*ALL_IN, held=False)
    assert state["next"] == usual["next"] and state["next"][0] == {"do": "turn-up", "seats": [1, 2, 3]}
    end = held(*ALL_IN, "release", "1 show AsAd", "2 show KsKd", "3 show QsQd", "deal board 2c3c4c5d9h")
    assert end["awards"] == {"1": 900}
    assert end["notes"][0]["rule"] == "house rule hand-for-hand-clock"


@pytest.mark.parametrize("lines", [(), ("3 raise 250",), (*ALL_IN, "release")])
def test_only_a_hand_that_is_held_can_be_released(lines: tuple[str, ...]):
    assert code_of(*lines, "release") == "not-held"
    assert code_of(*ALL_IN, "release", held=False) == "not-held"


def test_a_hand_in_which_somebody_may_still_bet_is_not_held():
    state = held("3 all-in", "1 call", "2 call", seats={"1": 900, "2": 900, "3": 300})
    assert state["next"][-1] == {"do": "act", "seat": 1}
    state = held("3 fold", "1 fold")
    assert state["awards"] == {"2": 100}


def test_who_may_still_draw_or_part_does_so_before_the_release():
    """R64: "while somebody may still draw or throw, they stay down"."""
    pot = {"betting": "pot-limit"}
    drawing = held(*ALL_IN, "deal board 2c3c4c", game="dramaha", **pot)
    assert drawing["next"] == [{"do": "draw", "seat": 1}]
    lines = (*ALL_IN, "deal board 2c3c4c", "1 draw 2", "2 pat", "3 draw 5")
    assert held(*lines, game="dramaha", **pot)["next"][-1]["do"] == "release"
    assert code_of(*lines, "deal 1 AsAd", game="dramaha", **pot) == "all-in-held"
    parting = held(*ALL_IN, game="sohe", **pot)
    assert parting["next"] == [{"do": "part", "seat": 1}]
    assert held(*ALL_IN, "1 part AsKs/2h3h4h5h", game="sohe", **pot)["next"] == [{"do": "part", "seat": 2}]


def test_cash_hands_that_are_not_turned_up_wait_as_well():
    """`all-in-show: at-showdown` hides the hands; the board would tell as much."""
    cash = {"tournament": False, "preset": "cash"}
    assert held(*ALL_IN, **cash)["next"] == [{"do": "release", "seat": None}]
    assert held(*ALL_IN, "release", **cash)["next"][0] == {"do": "burn"}


def test_a_held_hand_can_be_ruled_dead():
    """R59: the last opponent's hand is dead: the pot goes to who is left, with nothing released."""
    assert held(*ALL_IN, "1 dead")["next"] == [{"do": "release", "seat": None}]
    assert held(*ALL_IN, "1 dead", "2 dead")["awards"] == {"3": 900}


def test_a_stack_that_was_counted_leaves_the_hand_held():
    assert held(*ALL_IN[:2], "2 call", "3 stack 50")["next"][-1]["do"] != "turn-up"
