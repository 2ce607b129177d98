"""Random hands of every game, written and read back: the same stacks, whatever was rolled or parted."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.play import play
from dealer_assist.contract.setup import read_setup
from dealer_assist.trial.play import _OneHand
from dealer_assist.errors import Refusal
from dealer_assist.formats.phh import read_phh, replay, write_phh
from dealer_assist.games import game_ids, load_game


def random_hand(game: str, chance: random.Random) -> tuple[dict[str, Any], list[str]]:
    """A set-up and the lines of a whole hand; where the deck of a random table runs out, another is dealt."""
    while True:
        one = _OneHand(load_game(game), chance, load_game)
        if one.play() is None and is_over(one.document, one.lines):
            return {key: value for key, value in one.document.items() if key != "actions"}, one.lines


def is_over(document: dict[str, Any], lines: list[str]) -> bool:
    try:
        return play(read_setup(document), [parse_action(line) for line in lines]).over
    except Refusal:
        return False


@pytest.mark.parametrize("game", game_ids())
def test_a_random_hand_comes_back_from_its_file(game: str) -> None:
    chance = random.Random(f"phh {game}")
    for _ in range(3):
        document, lines = random_hand(game, chance)
        end = play(read_setup(document), [parse_action(line) for line in lines])
        text = write_phh(document, lines, end.stacks)
        again, = read_phh(text, game)
        outcome = replay(again)
        assert (outcome.error, outcome.note, outcome.agrees) == (None, None, True), text
