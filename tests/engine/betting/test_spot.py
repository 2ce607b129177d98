"""The figures of a round as a betting structure asks for them (house rules 3, pot-limit)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.betting.spot import SpotInHand
from tests.house.ask import played


def spot(actions="", **setup):
    hand = played(actions, **setup)
    return SpotInHand(hand, hand.round.actor)


def test_a_player_s_chips_in_the_round_and_the_most_that_could_be_there():
    here = spot("3 raise 600")
    assert (here.mine, here.total, here.high, here.step) == (100, 20_000, 600, 400)


@pytest.mark.parametrize(("rule", "pot"), [("actual", 270), ("full-preflop", 300), ("small-as-big", 400)])
def test_an_all_in_blind_counts_in_a_pot_limit_pot_as_the_house_has_it(rule, pot):
    """House rules 3, `pot-short-blind`: the small blind of 100 had 70."""
    here = spot(seats={1: 70, 2: 20_000, 3: 20_000}, betting="pot-limit", house={"pot-short-blind": rule})
    assert here.counted()[0] == pot


@pytest.mark.parametrize(("rule", "pot"), [("count", 330), ("skip", 300)])
def test_antes_are_in_the_pot_or_left_out(rule, pot):
    here = spot(betting="pot-limit", ante=10, house={"pot-ante": rule, "pot-short-blind": "actual"})
    assert here.counted()[0] == pot


def test_somebody_who_is_all_in_for_the_wager_has_jammed():
    assert spot("3 all-in").jammed
    assert not spot("3 raise 600").jammed


def test_a_first_action_is_that_of_the_first_round():
    assert spot().first_action
    assert not spot("3 call, 1 call, 2 check").first_action
