"""The agenda in random legal play: never empty, ending in what is legal, and entered as its lines say."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.agenda import DECISIONS, AgendaStep, next_steps
from dealer_assist.engine.deck_prompts import drawn_to_board
from dealer_assist.engine.own_card_prompts import OWN_CARDS
from dealer_assist.engine.prompts import prompt, waiting
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.engine.dealing.due import board_cells
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.engine.state.due import DOWN, TO_BOARD, TO_SEATS
from dealer_assist.engine.state.stage import Stage
from dealer_assist.games import game_ids
from tests.house.ask import played
from tests.strategies import random_line

LINE = st.builds(random_line, st.sampled_from(game_ids()), st.integers(0, 10**6))


@pytest.mark.exhaustive
@settings(max_examples=60, deadline=None)
@given(LINE)
def test_it_is_never_empty_before_the_end_and_agrees_with_who_is_to_act(line):
    hand = start(line.setup)
    for action in line.actions:
        steps = next_steps(hand)
        assert [step.decides for step in steps] == [False] * (len(steps) - 1) + [True], line
        _agrees(hand, steps[-1])
        apply(hand, action)
    assert bool(next_steps(hand)) != hand.over


def _agrees(hand: Hand, last: AgendaStep) -> None:
    if hand.stage is Stage.BETTING and last.do in ("act", "bring-in"):
        assert last.seat == hand.to_act
    if last.do in ("draw", "expose", "choose"):
        assert last.seat == hand.to_act
    if last.seat is not None and last.do in DECISIONS:
        assert not hand.folded[hand.seat_index[last.seat]]


@pytest.mark.exhaustive
@settings(max_examples=40, deadline=None)
@given(LINE)
def test_a_deal_is_entered_as_its_line_says_and_is_gone(line):
    """Unseen cards will do, but where a card decides."""
    hand = start(line.setup)
    for action in line.actions:
        steps = next_steps(hand)
        deals = [step for step in steps if step.do == "deal"]
        passed_over = deals and (not set(deals[0].cells) <= set(board_cells(hand)) or
                                 deals[0].to == "community" and all(it.to != "community" for it in hand.due))
        if deals and not passed_over and hand.stage is not Stage.DEALING:
            left = next_steps(hand.after(parse_action(_line(deals[0]))))
            assert left.count(deals[0]) < steps.count(deals[0]), (line, deals[0])
        apply(hand, action)


def _line(step: AgendaStep) -> str:
    if step.to != TO_SEATS:
        return f"deal {step.to} {'??' * step.cards}"
    return f"deal {step.seats[0]} {step.face} {'??' * step.cards}"


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", game_ids())
def test_to_the_letter_it_puts_on_the_board_what_the_page_says(game):
    """Every board card of a hand was due once, and a hand that sees all streets has the page's number."""
    for seed in range(4):
        line = random_line(game, seed)
        hand, due, seen = start(line.setup), 0, 0
        for action in (*line.actions, None):
            due += sum(len(it.cells) for it in hand.due if it.number >= seen and it.run == 1)
            seen = hand.due_before
            if action is not None:
                apply(hand, action)
        assert due == len(hand.table.board), line
        if hand.street_no >= len(hand.streets):
            assert len(hand.table.board) == counts(hand.game).board, line


def test_a_card_nobody_saw_is_a_card_that_lies_there():
    setup = random_line("holdem", 1).setup
    hand = start(setup)
    seat = hand.order[0]
    after = hand.after(Action("deal", seat, to="down", cards=(UNKNOWN, UNKNOWN)))
    assert seat not in next_steps(after)[0].seats


def test_the_same_cards_due_at_two_tables_go_to_the_seats_of_each():
    tables = [played(seats=dict.fromkeys(seats, 20_000)) for seats in ((1, 2, 3), (4, 7, 9))]
    for _ in range(2):
        assert [next_steps(hand)[0].seats for hand in tables] == [hand.order for hand in tables]
        assert [set(hand.order) for hand in tables] == [{1, 2, 3}, {4, 7, 9}]


ASKED_AS = {"act": "act", "bring-in": "act", "keep": "discard"}
TO = {"board": "board", "community": "community", TO_SEATS: "up"}


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", game_ids())
def test_the_prompt_asks_what_next_has_first(game):
    """Contract 4: "computed in one place; prompts, the tablet's keys ... read it"."""
    for seed in range(4):
        line = random_line(game, seed)
        hand = start(line.setup)
        for action in line.actions:
            _asks_the_first(hand)
            apply(hand, action)


def _asks_the_first(hand: Hand) -> None:
    """Burns, shuffles and cards that go face down are told on the way; each exception says how it is told."""
    steps, now = next_steps(hand), waiting(hand)
    asked = [it for it in steps if it.do not in ("burn", "shuffle") and it.face != DOWN]
    if hand.turned_up and now.kind == "show" and not hand.showdown.shown[hand.seat_index[now.seat]]:
        return      # R64: hands that lie open are entered before the cards that are left
    if hand.stage is Stage.BETTING and drawn_to_board(hand):
        return      # 2.60: players drew to a board nobody has entered, and it is asked for once they have
    first = asked[asked[0].do == "turn-up"]     # told, not asked, where cards are entered first
    told_first = first.do in ("part", "discard") and now.kind in ("deal", "show")
    board_in_the_sentence = first.to == TO_BOARD and now.kind == steps[-1].do == "draw"
    opens_one = now.kind == steps[-1].do == "expose"    # 2.37: up cards of before are told, and wait
    of_an_open_hand = now.kind == "show" and any(now.seat in it.seats for it in steps if it.face == DOWN)
    if told_first:
        assert OWN_CARDS[first.do](hand, first).text in prompt(hand)
    elif not (board_in_the_sentence or of_an_open_hand or opens_one):
        assert now.kind == ASKED_AS.get(first.do, first.do), (steps, now)
        assert now.to == TO[first.to] if first.do == "deal" else now.seat in (first.seat, None), (steps, now)
    assert opens_one or first.to != TO_SEATS or now.seat == first.seats[0]
