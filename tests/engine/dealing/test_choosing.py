"""2.44: who picks the game, what can be picked, and what is played where nobody picks (R55)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.dealing.choosing import chooser, nobody_chooses
from dealer_assist.engine.state.stage import STEPPING
from tests.house.ask import played, refused

PICK = {"game": "paradise-road-pickem", "betting": "limit", "small_bet": 200, "big_bet": 400}


@pytest.mark.parametrize(("seats", "seat"), [(2, 2), (3, 3), (4, 3), (6, 3)])
def test_under_the_gun_picks_and_the_button_where_three_or_less_play(seats, seat):
    hand = played(seats=seats, **PICK)
    assert hand.order[chooser(hand)] == seat


def test_where_nobody_picks_the_first_game_of_the_page_is_played():
    hand = played(seats=4, **PICK)
    nobody_chooses(hand)
    assert hand.game.id == "holdem" and hand.choice == "holdem" and hand.stage is STEPPING


@pytest.mark.parametrize(("actions", "words"), [
    ("4 choose holdem", "3"),
    ("3 choose badugi", "badugi"),
    ("3 choose holdem, 3 choose razz", "now"),
])
def test_who_picks_out_of_turn_twice_or_another_game_is_refused(actions, words):
    assert words in refused(actions, seats=4, **PICK)
