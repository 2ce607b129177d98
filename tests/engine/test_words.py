"""The words of the game files and the functions of the engine are the same list."""

from __future__ import annotations

from dealer_assist.engine.dealing import player_steps, steps
from dealer_assist.games import vocabulary

WITH_THE_FIRST_ACTION = {"keep", "door"}


def test_every_step_word_has_its_function_and_every_function_its_word():
    assert {entry.word for entry in vocabulary.STEPS} == set(steps._BEGIN) | WITH_THE_FIRST_ACTION


def test_what_comes_with_the_first_action_is_played_by_the_engine():
    steps = {"keep": "discard", "door": "door"}
    assert set(steps) == WITH_THE_FIRST_ACTION
    assert set(steps.values()) <= set(player_steps._VERBS)
