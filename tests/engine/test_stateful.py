"""A table worked on at random, in every game, betting and variation, and what stays true at every moment."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test,
)

from dealer_assist.contract.view import view
from dealer_assist.engine.agenda import next_steps
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.play import Hand, play, start
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import Refusal
from dealer_assist.games import game_ids
from dealer_assist.games.loader.library import RULEBOOK
from dealer_assist.rules.betting import BETTINGS
from tests.engine.every_line import lines as every_line
from tests.engine.every_line import taken
from tests.strategies import (
    Line, junk_actions, lines, paired_lines, pairs_of, random_line, seeds, varied, varied_lines,
)

PLAIN = ("fold", "check", "call", "all-in")
TRIED = 40      # of the some two thousand lines that could be entered at a moment


def seen(hand: Hand) -> str:
    """Everything a page shows of a hand."""
    return json.dumps(view(hand), sort_keys=True)


class Table(RuleBasedStateMachine):
    """One hand: actions, undo, redo, and what nobody should enter."""

    hand: Hand

    @initialize(line=lines | varied_lines | paired_lines)
    def sit_down(self, line: Line) -> None:
        self.hand, self.line = start(line.setup), line
        self.chips = sum(line.setup.stacks) + line.setup.carried
        self.past: list[Hand] = []
        self.undone: list[tuple[Action, str]] = []

    def _done(self, after: Hand) -> None:
        self.past.append(self.hand)
        self.hand, self.undone = after, []

    @rule(steps=st.integers(1, 8))
    def the_hand_goes_on(self, steps: int) -> None:
        """As it was played once from this set-up; where somebody has acted otherwise since, it cannot."""
        done = len(self.hand.actions)
        if tuple(self.hand.actions) == self.line.actions[:done]:
            for action in self.line.actions[done : done + steps]:
                self._done(self.hand.after(action))

    @precondition(lambda self: self.hand.stage is Stage.BETTING)
    @rule(verb=st.sampled_from(PLAIN))
    def what_is_legal_is_taken_and_else_refused(self, verb: str) -> None:
        may = legal(self.hand)
        calls = may.call is not None
        # R62: an all-in that may be no raise is a call; what nobody can match is not put in
        open_ = {"fold": may.fold, "check": may.check, "call": calls, "all-in": may.all_in or calls}
        before = seen(self.hand)
        try:
            after = self.hand.after(Action(verb, may.seat))
        except Refusal as refusal:
            assert not open_[verb], refusal.message
            assert seen(self.hand) == before
            return
        assert open_[verb]
        self._done(after)

    @rule(seed=seeds)
    def whatever_is_open_is_taken_and_all_else_refused(self, seed: int) -> None:
        """Every verb with every seat, amounts beside their bounds, cards of other places: some of each."""
        chance = random.Random(seed)
        before, every = seen(self.hand), list(every_line(self.hand, chance))
        for action in chance.sample(every, min(TRIED, len(every))):
            must = taken(self.hand, action)
            try:
                self.hand.after(parse_action(action.line(), "actions.0"), "actions.0")
            except Refusal as refusal:
                assert must is not True, (action.line(), refusal.message)
                assert refusal.code and refusal.field and refusal.message.endswith((".", "?"))
            else:
                assert must is not False, f"{action.line()} was taken"
        assert seen(self.hand) == before

    @rule(junk=junk_actions)
    def junk_leaves_the_hand_as_it_was(self, junk: Action) -> None:
        before = seen(self.hand)
        try:
            self.hand.after(junk)
        except Refusal as refusal:
            assert refusal.code and refusal.message
        assert seen(self.hand) == before

    @precondition(lambda self: self.past)
    @rule()
    def undo(self) -> None:
        """What is undone is the hand as it was, and a replay of the shorter list is the same."""
        last = self.hand.actions[-1]
        self.undone.append((last, seen(self.hand)))
        self.hand = self.past.pop()
        assert seen(play(self.hand.setup, self.hand.actions)) == seen(self.hand)

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        """Undone and done again it is the same hand."""
        action, lines = self.undone.pop()
        after = self.hand.after(action)
        assert seen(after) == lines
        self.past.append(self.hand)
        self.hand = after

    @invariant()
    def every_chip_is_there(self) -> None:
        if hasattr(self, "hand"):
            pot = self.hand.pot if not self.hand.over else self._gone()
            assert sum(self.hand.stacks.values()) + pot == self.chips  # also those beyond a `hand-cap`
            assert all(chips >= 0 for chips in self.hand.chips.stack)

    def _gone(self) -> int:
        """What is in no stack when the hand is over: the rake, and a pot that stays."""
        return self.hand.pot - sum(self.hand.awards.values())

    @invariant()
    def there_is_always_something_to_do(self) -> None:
        if hasattr(self, "hand"):
            assert bool(next_steps(self.hand)) is not self.hand.over


def budget(examples: int, steps: int, same: bool = True) -> settings:
    """So many tables of so many entries; the same ones in every run, or others each time."""
    return settings(max_examples=examples, stateful_step_count=steps, deadline=None, derandomize=same,
                    suppress_health_check=list(HealthCheck))


TestTable: Any = Table.TestCase
TestTable.settings = budget(8, 15)


@pytest.mark.exhaustive
def test_many_tables():
    run_state_machine_as_test(Table, settings=budget(80, 25))


@pytest.mark.long
def test_tables_for_an_hour():
    """Others each time: games, bettings, one variation or two, house rules, stacks, and every entry."""
    run_state_machine_as_test(Table, settings=budget(4000, 40, same=False))


@pytest.mark.exhaustive
def test_what_is_drawn_reaches_every_corner():
    """Bettings, bomb pots, boards and draws run more than once, double boards: each comes up often enough."""
    drawn = [random_line(game, 100 * n + k) for n, game in enumerate(game_ids()) for k in range(6)]
    setups, names = [line.setup for line in drawn], {line.setup.game.id for line in drawn}
    assert names == set(game_ids())
    assert {setup.betting for setup in setups} == set(BETTINGS)
    assert sum(setup.bomb_pot for setup in setups) > 10
    assert {setup.house.number("run-it", 1) for setup in setups} >= {1, 2, 3}
    runs = [line for line in drawn if any(action.verb == "run" for action in line.actions)]
    assert {bool(line.setup.game.holds("board")) for line in runs} == {True, False}
    assert len({name.partition("-with-")[2] for name in varied()[1]}) == len(RULEBOOK.variations())
    pairs = {frozenset(pair) for game in ("holdem", "omaha", "stud", "razz") for pair in pairs_of(game)}
    assert frozenset({"crayfish", "bomb-pot"}) in pairs
    assert frozenset({"mississippi", "ante-and-low-card"}) in pairs
