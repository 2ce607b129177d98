"""The set-up of a hand: its blinds, its joker, its deck (contract 4)."""

from __future__ import annotations

import pytest

from dealer_assist.cards import JOKER
from dealer_assist.engine.state.setup import Setup
from dealer_assist.rules.button import Post
from tests.house.ask import played


def setup(**more) -> Setup:
    return played(**more).setup


@pytest.mark.parametrize(
    ("blinds", "small", "big"), [([100, 200], 100, 200), ([200], 0, 200), ([100, 200, 400], 100, 200)]
)
def test_the_last_of_one_blind_is_big_and_the_second_of_more(blinds, small, big):
    posted = setup(blinds=blinds, seats=4)
    assert (posted.small_blind, posted.big_blind) == (small, big)


def test_the_button_blind_of_short_deck_is_two_antes():
    short = {"game": "short-deck-holdem", "blinds": [], "ante": 50, "button": 3}
    assert setup(house={"ante": "short-deck"}, **short).button_blind == 100
    assert setup(ante=50).button_blind == 0


def test_the_house_may_leave_the_joker_out():
    lowball = {"game": "california-lowball", "betting": "no-limit"}
    assert JOKER in setup(**lowball).deck()
    assert JOKER not in setup(house={"joker": "none"}, **lowball).deck()


def test_a_post_keeps_what_is_owed_not_what_is_there():
    posted = setup(
        seats={1: 70, 2: 500, 3: 500}, posts=[{"seat": 1, "kind": "small"}, {"seat": 2, "kind": "big"}]
    )
    assert posted.posts == (Post(1, "small", 100), Post(2, "big", 200))
