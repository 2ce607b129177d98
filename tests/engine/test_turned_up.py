"""All-in: the dealer reads "turn up every hand" when `next` says so, in every game (R64)."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.agenda import due_steps
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.engine.prompts import prompt, waiting
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.games import game_ids, load_game
from dealer_assist.texts import say
from dealer_assist.trial.felt import Felt
from dealer_assist.trial.table import TrialPlayer

ANTES = {"blinds": [], "ante": 5, "small_bet": 50, "big_bet": 100}
TURN_UP = say("prompts.turn-up")


class AllIn(TrialPlayer):
    """Stays for some rounds, and then goes all-in with whatever is open."""

    rounds = 0

    def _deal(self, hand: Hand, now: Waiting) -> Action:
        """Never more cards than are asked for: a street more, and what stands between is done."""
        action = super()._deal(hand, now)
        return replace(action, cards=(action.cards or ())[:now.count])

    def _bet(self, hand: Hand) -> Action:
        may = legal(hand)
        if hand.street_no < self.rounds:
            return self._stay(hand, may)
        if may.all_in:
            return Action("all-in", may.seat)
        for verb, wager in (("bet", may.bet), ("raise", may.raise_), ("complete", may.complete)):
            if wager:
                return Action(verb, may.seat, amount=None if hand.setup.structure.fixed else wager.most)
        return self._stay(hand, may)


def table(game: str) -> dict[str, Any]:
    """Stacks of four bets, so that in limit games too all are all-in in a round."""
    page = load_game(game)
    money = {"blinds": [50, 100], "small_bet": 100, "big_bet": 200}
    if page.forced == "antes":
        money = ANTES if page.bring_in is None else {**ANTES, "bring_in": 20}
    return {"game": game, "betting": page.bettings[0], "seats": {"1": 205, "2": 205, "3": 205}, "button": 3,
            "preset": "tda", **money}


@pytest.mark.parametrize("rounds", [0, pytest.param(1, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("game", game_ids())
def test_every_hand_is_turned_up_when_next_says_so(game: str, rounds: int):
    hand = start(read_setup(table(game)))
    felt = Felt(hand, chance := random.Random(f"{game} {rounds}"))
    player, turned = AllIn(felt, chance), 0
    player.rounds, player.folds = rounds, 0
    while not hand.over:
        steps, text = [step.do for step in due_steps(hand)], prompt(hand)
        if steps[:1] == ["turn-up"]:
            assert TURN_UP in text
        elif TURN_UP in text:      # one agenda: it is done when its lines are entered, or anything after it
            assert "turn-up" in steps, (game, text, steps)
        turned += TURN_UP in text
        apply(hand, player.next(hand, waiting(hand)))
        felt.follow(hand)
    assert turned
