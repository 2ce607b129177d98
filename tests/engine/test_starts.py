"""A start that is kept is the start that would be played: whatever the stacks, in every game."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine import starts
from dealer_assist.engine.play import _begin, play, start
from dealer_assist.engine.state.setup import Setup
from dealer_assist.games import game_ids, load_game
from dealer_assist.trial.setups import setup_document
from tests.house.ask import played
from tests.strategies import random_line


def stacks_around(setup: Setup) -> list[tuple[int, ...]]:
    """Stacks as they were drawn, and somebody with just enough for a start that is shared, and less of it."""
    deep = starts.start_of(setup, _begin).deep
    few = [1, setup.big_blind or setup.ante or 1, deep - 1, deep, deep + 1, 2 * deep]
    short = [(chips, *setup.stacks[1:]) for chips in few]
    turned = [(*stacks[1:], stacks[0]) for stacks in short]
    return [setup.stacks, *short, *turned, (1,) * len(setup.order)]


@pytest.mark.parametrize("game", game_ids())
def test_a_hand_begins_as_it_would_alone(game: str):
    setup = read_setup(setup_document(load_game(game), Random(game)))
    for stacks in stacks_around(setup):
        one = replace(setup, stacks=tuple(max(1, chips) for chips in stacks))
        assert start(one).packed() == _begin(one).packed(), one.stacks


def asked(*stacks: int, **setup: Any) -> Setup:
    return played(seats=dict(enumerate(stacks, 1)), **setup).setup


def test_the_chips_beyond_a_cap_are_those_of_each_hand():
    capped = [asked(*stacks, house={"hand-cap": 1000}) for stacks in ((5000, 900, 20000), (1500, 800, 700))]
    for one in (*capped, capped[0]):
        hand = start(one)
        assert hand.packed() == _begin(one).packed()
        assert sum(hand.stacks.values()) + hand.pot == sum(one.stacks)


def test_deep_stacks_share_one_start_and_a_short_one_has_its_own():
    first, second, short = asked(5000, 6000, 7000), asked(4000, 6001, 9000), asked(5000, 50, 7000)
    assert first.begun is second.begun is not short.begun
    assert start(first).chips.stack == [4900, 5800, 7000] and start(second).chips.stack == [3900, 5801, 9000]


def test_what_is_played_on_from_a_start_leaves_it_as_it_was():
    line = random_line("holdem", 5)
    before = start(line.setup).packed()
    play(line.setup, line.actions)
    assert start(line.setup).packed() == before


def test_no_more_starts_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(starts, "_KEPT", 3)
    monkeypatch.setattr(starts, "_known", {})       # whatever hands were played here before
    for carried in range(10):
        asked(5000, 6000, carried=carried)
        assert len(starts._known) <= 3
