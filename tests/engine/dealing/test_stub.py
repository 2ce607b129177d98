"""What is left of the deck: burns, shuffles, and what lies nowhere else (house rules 5, 6; R50)."""

from __future__ import annotations

import pytest

from dealer_assist.contract import options
from dealer_assist.engine.agenda import next_steps
from dealer_assist.engine.dealing import stub
from dealer_assist.errors import NotNow
from tests.house.ask import played

TRIPLE = {"game": "deuce-to-seven-triple-draw", "betting": "limit", "small_bet": 200, "big_bet": 400}
EVERYBODY_FIVE = ", ".join(f"{seat} draw 5" for seat in (1, 2, 3, 4, 5, 6))
CALLS = "3 call, 4 call, 5 call, 6 call, 1 call, 2 check"


def test_a_card_is_burnt_before_each_round_of_dealing_but_the_first():
    assert not played().deck.burns
    hand = played("3 call, 1 call, 2 check")
    assert (len(hand.deck.burns), hand.deck.stub) == (1, 52 - 6 - 1 - 3)


def test_a_draw_that_the_deck_cannot_serve_takes_in_the_muck():
    """Six hold thirty of 52 cards; thirty more are asked for."""
    hand = played(f"{CALLS}, {EVERYBODY_FIVE}", seats=6, **TRIPLE)
    assert hand.deck.pool
    assert hand.procedure is not None and hand.procedure.name == "reshuffle"
    assert any(rule == "house rule reshuffle-pool" for _, rule in hand.notes)


def test_what_was_thrown_and_not_shuffled_in_lies_in_the_muck():
    hand = played("3 call, 1 call, 2 check, 1 draw 2, 2 draw 1, 3 pat", **TRIPLE)
    assert stub.thrown_away(hand) == 3


def test_a_plan_that_cannot_serve_everybody_is_refused():
    hand = played("3 call, 1 call, 2 check", **TRIPLE)
    assert stub.reshuffle_plan(hand, [(0, 3)], 1) is None
    with pytest.raises(NotNow) as refused:
        stub.reshuffle_plan(hand, [(0, 50)], 1)
    assert refused.value.code == "deck-out"


@pytest.mark.parametrize(("discards", "cards"), [
    (("", ""), 5 + 1), (("3 discard 2,", "4 discard 3,"), 5 + 1 + 5),
])
def test_what_was_thrown_before_the_board_is_in_the_muck(discards: tuple[str, str], cards: int):
    """R57, `max-seats: warn`: ten leave two cards. A folded hand, the burn, and what was thrown lie there."""
    rest = ", ".join(f"{seat} call" for seat in (6, 7, 8, 9, 10, 1))
    hand = played(f"3 call, {discards[0]} 4 call, {discards[1]} 5 fold, {rest}, 2 check", seats=10,
                  **{**TRIPLE, "game": "scrotum", "house": {"max-seats": "warn"}})
    assert hand.deck.pool == cards


def test_a_used_up_deck_with_nothing_in_the_muck_stops_the_hand():
    hand = played("3 call, 1 call, 2 check", **TRIPLE)
    hand.deck.stub = 0
    with pytest.raises(NotNow, match="cannot go on"):
        stub.deck_used_up(hand)


def test_a_reshuffle_that_is_done_is_not_told_again():
    """Its steps stand with the draw, and in no state after it; the hand's own notes keep them."""
    def reshuffles(*more: str) -> list[str]:
        hand = played(", ".join((CALLS, EVERYBODY_FIVE, *more)), seats=6, **TRIPLE)
        assert hand.notes
        return [note["rule"] for note in options.state(hand).get("notes", [])]

    checked, pat = (", ".join(f"{seat} {verb}" for seat in (1, 2, 3, 4, 5, 6)) for verb in ("check", "pat"))
    assert reshuffles() == ["house rule reshuffle-pool"]
    for done in (["1 check"], [checked], [checked, pat], [checked, pat, "1 check"]):
        assert reshuffles(*done) == []
    assert reshuffles(checked, EVERYBODY_FIVE) == ["house rule reshuffle-pool"], "the second one alone"


def test_a_hand_that_is_shown_takes_no_shuffle_away_before_the_next_burn():
    """Thirty dealt, four for the flop, a burn and seventeen drawn: no stub left for the turn (R49, R50)."""
    def due(*more: str) -> list[str]:
        hand = played(", ".join((drawn, *more)), seats=dict.fromkeys(range(1, 7), 50), game="dramaha",
                      betting="pot-limit", blinds=[], ante=50, bomb_pot=True)
        return [step.do for step in next_steps(hand)]

    drawn = "1 draw 3, 2 draw 3, 3 draw 3, 4 draw 3, 5 draw 3, 6 draw 2"
    rest = ["shuffle", "burn", "deal", "burn", "deal", "show"]
    assert due()[-len(rest) :] == rest
    served = "deal 1 2c3c4c", "deal 6 ????"
    assert due(*served) == rest
    assert due(*served, "1 show 2c3c4cAsAd") == rest
