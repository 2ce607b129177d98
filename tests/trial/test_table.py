"""A whole hand of random legal play, as an event deals it: to its end, with every chip (R59 `absent`)."""

from __future__ import annotations

import random

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.trial.table import play_out

SEATS = {str(seat): 2000 for seat in range(1, 6)}


@pytest.mark.parametrize("game", ["holdem", "badugi", "omaha-8"])
def test_a_hand_is_played_to_its_end_and_the_same_chance_plays_the_same_hand(game: str):
    setup = read_setup({"game": game, "seats": SEATS, "button": 5, "blinds": [50, 100]})
    one, other = play_out(setup, random.Random(3)), play_out(setup, random.Random(3))
    assert one.over and sum(one.stacks.values()) == 10_000
    assert one.lines == other.lines


def test_the_hand_of_a_player_who_is_away_is_dead_and_the_blinds_are_paid():
    """House rules 9, `absent`."""
    setup = read_setup({"game": "holdem", "seats": SEATS, "button": 5, "blinds": [50, 100]})
    hand = play_out(setup, random.Random(3), dead=(2,))
    assert hand.stacks[2] == 1900 and "2 dead" in hand.lines


@pytest.mark.parametrize("game", ["holdem", "razz"])
def test_an_all_in_hand_that_is_held_is_released_before_anybody_shows(game: str):
    """House rules 9, `hand-for-hand-clock`; an event over HTTP stood still where somebody showed first."""
    stakes = {"blinds": [50, 100]} if game == "holdem" else {"ante": 20, "bring_in": 50, "small_bet": 100}
    seats = dict.fromkeys(SEATS, 300)
    setup = read_setup({"game": game, "seats": seats, "button": 5, "held": True, **stakes})
    hands = [play_out(setup, random.Random(seed)) for seed in range(100)]
    held = [hand for hand in hands if "release" in hand.lines]
    assert len(held) > 5 and all(hand.over for hand in held)
