"""Steps at which one player after the other decides: what each word does, and how it ends."""

from __future__ import annotations

from dealer_assist.engine.dealing.in_turn import InTurn
from dealer_assist.engine.dealing.steps import IN_TURN, awaited
from tests.house.ask import played

TRIPLE = {"game": "deuce-to-seven-triple-draw", "betting": "limit", "small_bet": 200, "big_bet": 400}


def test_the_word_of_the_step_is_awaited_until_everybody_has_decided():
    """A draw goes once around; the next player bets as soon as the last has drawn."""
    assert awaited(played("3 call, 1 call", **TRIPLE)) == ""
    assert awaited(played("3 call, 1 call, 2 check, 1 pat, 2 pat", **TRIPLE)) == "draw"
    assert awaited(played("3 call, 1 call, 2 check, 1 pat, 2 pat, 3 pat", **TRIPLE)) == ""


def test_what_ends_a_step_is_what_its_last_player_would_have_ended_it_with():
    hand = played("3 call, 1 call, 2 check, 1 pat, 2 pat", **TRIPLE)
    step = IN_TURN["draw"]
    assert isinstance(step, InTurn) and step.asked is None     # prompts say a draw, with the burn before it
    hand.queue = []
    step.over(hand)
    assert awaited(hand) == "" and hand.deck.draw_no == 1
