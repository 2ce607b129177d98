"""What is true of every hand of every game, tried on random ones."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.rules.betting.structure import Range
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.play import Hand, apply, play, start
from dealer_assist.engine.betting.quick_actions import ahead
from dealer_assist.contract.options import options, state
from dealer_assist.engine.prompts import waiting
from dealer_assist.trial.play import check_chips, check_legal, check_page, check_pots, check_waiting
from dealer_assist.contract.view import view
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import Refusal
from tests.strategies import Line, hands, junk_actions, junk_lines, lines

pytestmark = pytest.mark.exhaustive

few = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def seen(hand: Hand) -> str:
    """Everything a page shows of a hand, in a form that can be compared."""
    return json.dumps(view(hand), sort_keys=True)


def must_refuse(hand: Hand, action: Action) -> Refusal:
    """The refusal, with the hand as it was."""
    before = seen(hand)
    try:
        after = hand.after(action, "actions.0")
    except Refusal as refusal:
        assert refusal.code and refusal.message.strip() and refusal.field
        assert seen(hand) == before
        return refusal
    raise AssertionError(f"{action.line()} was accepted: {state(after)}")


@given(lines)
@few
def test_chips_are_conserved_and_there_is_one_answer_to_what_now(line: Line):
    hand, chips = start(line.setup), sum(line.setup.stacks) + line.setup.carried
    for action in (*line.actions, None):
        check_chips(hand, chips)
        check_pots(hand)
        check_waiting(hand, waiting(hand))
        check_page(hand)
        if hand.stage is Stage.BETTING:
            check_legal(hand, legal(hand))
        if action is not None:
            apply(hand, action)


def bounds(allowed: Range) -> list[int]:
    return list(allowed.amounts or (allowed.least, allowed.most))


@given(hands())
@few
def test_everything_that_is_legal_is_accepted_at_its_bounds(hand: Hand):
    assume(hand.stage is Stage.BETTING)
    may, chips = legal(hand), sum(hand.stacks.values()) + hand.pot
    may_do = {"fold": may.fold, "check": may.check, "call": may.call is not None, "all-in": may.all_in,
            "complete": may.complete is not None, "bring-in": may.bring_in is not None}
    actions = [Action(verb, may.seat) for verb, allowed in may_do.items() if allowed]
    ranges = [("bet", may.bet), ("raise", may.raise_)]
    if may.complete is not None and not hand.setup.structure.fixed:
        del may_do["complete"]
        actions = [Action(verb, may.seat) for verb, allowed in may_do.items() if allowed]
        ranges.append(("complete", may.complete))
    for verb, wager in ranges:
        actions += [Action(verb, may.seat, amount=to) for to in bounds(wager)] if wager else []
    for action in actions:
        after = hand.after(action)
        check_chips(after, chips)
        assert list(after.lines) == [*hand.lines, action.line()]


@given(hands())
@few
def test_one_chip_outside_the_bounds_is_refused_and_nothing_has_changed(hand: Hand):
    assume(hand.stage is Stage.BETTING)
    may = legal(hand)
    for verb, wager in (("bet", may.bet), ("raise", may.raise_)):
        if wager is None:
            if may.complete is None:
                must_refuse(hand, Action(verb, may.seat, amount=hand.round.high + 1))
            continue
        must_refuse(hand, Action(verb, may.seat, amount=wager.least - 1))
        must_refuse(hand, Action(verb, may.seat, amount=wager.most + 1))
        between = range(wager.least + 1, min(wager.most, wager.least + 3))
        for to in between if wager.amounts or hand.amounts.unit > 3 else ():
            if to not in wager.amounts and to % hand.amounts.unit:
                must_refuse(hand, Action(verb, may.seat, amount=to))


@given(hands())
@few
def test_what_is_not_legal_is_refused(hand: Hand):
    assume(hand.stage is Stage.BETTING)
    may = legal(hand)
    may_do = {"fold": may.fold, "check": may.check, "call": may.call is not None, "all-in": may.all_in,
            "complete": may.complete is not None, "bring-in": may.bring_in is not None}
    if may.call is not None:
        del may_do["all-in"]  # of who can only call it is the call (R62)
    for verb in (verb for verb, allowed in may_do.items() if not allowed):
        must_refuse(hand, Action(verb, may.seat))


@given(hands(), st.sampled_from(["fold", "check", "call", "all-in", "complete", "bring-in"]))
@few
def test_nobody_acts_out_of_turn(hand: Hand, verb: str):
    assume(hand.stage is Stage.BETTING)
    for seat in range(1, 11):
        if seat != hand.to_act:
            assert must_refuse(hand, Action(verb, seat)).code in ("out-of-turn", "hand-folded", "empty-seat")


@given(hands(), st.lists(junk_actions, min_size=1, max_size=8))
@few
def test_junk_is_refused_or_played_and_never_breaks(hand: Hand, junk: list[Action]):
    chips = sum(hand.stacks.values()) + hand.pot if not hand.over else None
    for action in junk:
        before = seen(hand)
        try:
            hand.after(action, "actions.0")
        except Refusal as refusal:
            assert refusal.code and refusal.message
        assert seen(hand) == before
        try:
            hand = hand.after(action)
        except Refusal:
            continue
        check_page(hand)
        if chips is not None:
            check_chips(hand, chips)


@given(st.lists(junk_lines, max_size=5))
@few
def test_junk_lines_are_refused_with_a_field(junk: list[str]):
    document = {"game": "holdem", "seats": {"1": 100, "2": 100}, "button": 1, "blinds": [1, 2]}
    try:
        json.dumps(options({**document, "actions": junk}))
    except Refusal as refusal:
        assert refusal.field is not None and refusal.field.startswith("actions.")


@given(lines)
@few
def test_playing_a_prefix_is_stepping_there_and_undo_is_a_prefix(line: Line):
    stepped = start(line.setup)
    for count, action in enumerate(line.actions):
        stepped = stepped.after(action)
        if count % 5 == 0 or stepped.over:
            assert seen(play(line.setup, line.actions[: count + 1])) == seen(stepped)
            undone = play(line.setup, [parse_action(text) for text in stepped.lines[:-1]])
            assert seen(undone) == seen(play(line.setup, line.actions[:count]))


@given(lines)
@few
def test_lines_read_back_and_make_the_same_hand(line: Line):
    for action in line.actions:
        assert parse_action(action.line()).line() == action.line()
    document = {**line.document, "actions": [action.line() for action in line.actions]}
    for count in (0, len(line.actions) // 2, len(line.actions)):
        document_of = options({**document, "actions": document["actions"][:count]})
        assert document_of == json.loads(json.dumps(state(play(line.setup, line.actions[:count]))))


@given(junk_actions)
@settings(max_examples=300, deadline=None)
def test_an_action_that_can_be_written_reads_back_the_same(action: Action):
    try:
        read = parse_action(action.line())
    except Refusal:
        return
    assert parse_action(read.line()) == read


def stepped_run(hand: Hand, verb: str) -> list[dict[str, Any]]:
    """Who would fold, check or call in a row, found out by doing it."""
    now, rows, going = hand.copy(), [], waiting(hand).kind == "act" or waiting(hand).optional
    while going and now.stage is Stage.BETTING:
        may, i = legal(now), now.round.actor
        would = {"fold": may.fold and not may.check and may.bring_in is None, "check": may.check,
                 "call": may.call is not None and may.call < now.chips.stack[i]}
        if not would[verb]:
            break
        now = now.after(Action(verb, may.seat))
        going = now.stage is Stage.BETTING and now.round.number == hand.round.number
        going = going and waiting(now).kind == "act"
        rows.append({"seat": may.seat, "next": now.to_act if going else None, "ends": now.over})
    return rows


@given(hands())
@few
def test_quick_actions_are_what_stepping_through_them_gives(hand: Hand):
    quick_actions = ahead(hand)
    for verb in ("fold", "check", "call"):
        assert quick_actions[verb] == (stepped_run(hand, verb) if hand.stage is Stage.BETTING else [])


def betting_of(hand: Hand) -> tuple[Any, ...]:
    """What the betting has come to: chips, pots, and who acts for what."""
    betting = state(hand)
    pots = betting["pots"] if not hand.over else ()
    return hand.stacks, pots, hand.pot, hand.round.bet, hand.folded, betting["legal"]


@given(lines)
@few
def test_dealing_lines_left_out_give_the_same_betting(line: Line):
    game = line.setup.game
    words = {step.word for street in game.streets for step in street.steps}
    assume(not words & {"up", "turn", "door", "choose", "expose"} and not game.becomes)
    full, bare = start(line.setup), start(line.setup)
    for action in line.actions:
        if full.betting_over or full.stage is Stage.SHOWDOWN:
            return
        apply(full, action)
        if action.verb not in ("deal", "roll", "discard", "part"):
            apply(bare, action)
        if full.stage is bare.stage is Stage.BETTING:
            assert betting_of(bare) == betting_of(full)


@given(lines)
@few
def test_known_or_unknown_the_same_hand_has_the_same_pots(line: Line):
    """Throws are named or not; the chips go the same way."""
    known, blind = start(line.setup), start(line.setup)
    for action in line.actions:
        if action.verb == "show" or known.over:
            return
        hidden = action
        if action.verb in ("draw", "discard"):
            hidden = replace(action, cards=None)
        elif action.verb == "deal" and action.to == "down":
            hidden = replace(action, cards=tuple(UNKNOWN for _ in action.cards or ()))
        apply(known, action)
        apply(blind, hidden)
        assert betting_of(blind)[:5] == betting_of(known)[:5]
