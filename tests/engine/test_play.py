"""Playing a hand (engine/play): kept starts, refusals that say what is awaited, hands that never change."""

from __future__ import annotations

import pytest

from dealer_assist.engine.play import apply, play, start
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import NotNow
from tests.house.ask import refused
from tests.rulings.felt import start as felt

HEADS_UP = {"game": "holdem", "betting": "no-limit", "seats": {"1": 100, "2": 100}, "button": 1,
            "blinds": [1, 2]}


def refusal(*entered: str) -> NotNow:
    setup = felt(**HEADS_UP).setup
    with pytest.raises(NotNow) as caught:
        play(setup, [parse_action(line) for line in entered], field="actions")
    return caught.value


def test_a_start_is_kept_and_nobody_can_spoil_it():
    setup = felt(**HEADS_UP).setup
    first = start(setup)
    apply(first, parse_action("1 raise 6"))
    apply(first, parse_action("deal 1 AsAh"))
    again = start(setup)
    assert again.lines == () and again.stacks == {1: 99, 2: 98} and again.cards.where == {}


def test_a_refusal_names_its_line_and_what_is_awaited():
    refused = refusal("1 call", "1 check")
    assert (refused.code, refused.field) == ("out-of-turn", "actions.1")
    assert refused.message == "Seat 2 acts, not seat 1; now: seat 2 to act: check, raise 4 to 100."


def test_who_is_not_dealt_in_is_told_the_seats_that_are():
    assert refusal("7 fold").message == "Seat 7 is not in this hand; the seats dealt in are 1, 2."


def test_nothing_is_entered_when_the_hand_is_over():
    assert refusal("1 fold", "2 check").code == "hand-over"


def test_dice_and_draws_are_refused_where_there_are_none():
    assert refusal("roll 3").message.startswith("No dice are to be rolled; now: seat 1 to act")
    assert refusal("1 draw 2").code == refusal("1 pat").code == "no-draw"


def test_after_leaves_the_hand_as_it_was_also_when_it_refuses():
    hand = felt(**HEADS_UP)
    with pytest.raises(NotNow):
        hand.after(parse_action("1 raise 3"))
    assert hand.after(parse_action("1 fold")).over
    assert not hand.over and hand.to_act == 1 and hand.lines == ()


def test_a_player_without_chips_was_not_dealt_in():
    """R59: the stack is counted again; nobody plays on with nothing."""
    assert "Count them again" in refused("3 stack 0")
