"""What the contract takes is taken, and whatever else is entered is refused with nothing changed.

Every verb with every seat, amounts one chip beside their bounds, too many cards, cards of other places: the
quick test walks through hands of a few games, the long one through every game, betting and variation.
"""

from __future__ import annotations

import json
import random

import pytest

from dealer_assist.contract.view import view
from dealer_assist.engine.agenda import next_steps
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import Refusal
from dealer_assist.games import game_ids
from dealer_assist.games.loader.library import RULEBOOK
from tests.engine.every_line import lines, taken
from tests.strategies import Line, random_line, varied, varied_line

FEW = ("holdem", "omaha-crayfish", "scrotum", "stud-8", "mexican-poker", "badugi", "paradise-road-pickem",
       "dramaha", "progressive-badugi-buy", "sohe")


def seen(hand: Hand) -> str:
    """Everything a page shows of a hand, what comes next among it."""
    return json.dumps(view(hand), sort_keys=True)


def check_every_line(hand: Hand, chance: random.Random, share: float = 1.0) -> None:
    before = seen(hand)
    for action in lines(hand, chance):
        if chance.random() > share:
            continue
        must = taken(hand, action)
        try:
            hand.after(parse_action(action.line(), "actions.0"), "actions.0")
        except Refusal as refusal:
            assert must is not True, (action.line(), refusal.message)
            assert refusal.code and refusal.message.endswith((".", "?")) and refusal.field
        else:
            assert must is not False, f"{action.line()} was taken"
    assert seen(hand) == before


def check_line(line: Line, chance: random.Random, moments: float, share: float) -> None:
    hand = start(line.setup)
    for action in (*line.actions, None):
        if chance.random() < moments or hand.over:
            check_every_line(hand, chance, share)
        if action is not None:
            apply(hand, action)
        assert bool(next_steps(hand)) is not hand.over


@pytest.mark.parametrize("game", FEW)
def test_a_line_is_taken_where_it_is_open_and_refused_elsewhere(game: str):
    for seed in range(2):
        check_line(random_line(game, seed), random.Random(seed), 0.15, 0.3)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", [game for game in game_ids() if game not in FEW])
def test_the_same_in_every_game(game: str):
    check_line(random_line(game, 7), random.Random(game), 0.3, 0.5)


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_the_same_in_every_game_and_betting(game: str):
    """Bettings, bomb pots, presets, run-outs and short stacks are drawn with each of fifty hands."""
    for seed in range(50):
        check_line(random_line(game, seed), random.Random(seed), 0.5, 1.0)


@pytest.mark.long
@pytest.mark.parametrize("variation", RULEBOOK.variations())
def test_the_same_in_every_game_with_every_variation(variation: str):
    for name in varied()[1]:
        if name.endswith(f"-with-{variation}"):
            for seed in range(10):
                check_line(varied_line(name, seed), random.Random(seed), 0.5, 1.0)
