"""A void hand: every chip is back where it was before the deal, and it is told who takes how many."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dealer_assist.contract import tablet
from dealer_assist.contract.given_back import given_back
from dealer_assist.contract.view import view
from dealer_assist.engine.play import Hand, apply, start
from dealer_assist.games import game_ids
from tests.house.ask import played
from tests.strategies import random_line

SHORT = {1: 20_000, 2: 20_000, 3: 200}


def void(actions: str, **setup: Any) -> dict[str, Any]:
    hand = played(actions, **setup)
    return given_back(view(hand), hand)


def test_who_put_chips_in_takes_them_out_again():
    answer = void("3 raise 600, 1 fold, 2 call")
    assert answer["back"] == {"1": 100, "2": 600, "3": 600}
    assert answer["stacks"] == {"1": 20_000, "2": 20_000, "3": 20_000}
    assert [(row["stack"], row["bet"], row["acts"]) for row in answer["seats"]] == [(20_000, 0, False)] * 3
    assert answer["legal"] is None and answer["pot"] == 0 and answer["over"]


def test_a_stack_that_was_counted_in_the_hand_is_what_it_really_was():
    """700 lay behind where the record had 200: the seat has 700 again, not 200."""
    answer = void("3 stack 700, 3 raise 500", seats=SHORT)
    assert answer["back"] == {"1": 100, "2": 200, "3": 500}
    assert answer["stacks"]["3"] == answer["seats"][2]["stack"] == 700


def test_what_a_cap_left_out_lies_with_the_rest_again():
    answer = void("3 all-in", seats={1: 5000, 2: 5000, 3: 5000}, house={"hand-cap": 1000})
    assert answer["back"]["3"] == 1000
    assert [row["stack"] + row["behind"] for row in answer["seats"]] == [5000] * 3
    assert not any(row["all_in"] for row in answer["seats"])


def test_of_a_hand_that_was_paid_the_winner_has_what_goes_back():
    answer = void("3 raise 600, 1 fold, 2 fold")
    assert answer["back"] == {"1": 100, "2": 200, "3": 200}     # 400 that nobody called are back already
    assert answer["stacks"] == {"1": 20_000, "2": 20_000, "3": 20_000} and answer["awards"] == {}


def test_of_a_hand_that_was_paid_no_rake_is_kept():
    """5 per cent of 1,400 were taken; the three put 1,400 in and take as many out."""
    answer = void("3 raise 600, 1 call, 2 fold, deal board Ah7d2c, 1 check, 3 check, deal board 9s, 1 check, "
                  "3 check, deal board Tc, 1 check, 3 check, 1 show KsKd, 3 show QsQd",
                  house={"rake": {"percent": 5, "cap": 100}}, tournament=False)
    assert answer["rake"] == answer["carried"] == 0
    assert answer["back"] == {"1": 600, "2": 200, "3": 600}


@pytest.mark.parametrize("game", game_ids())
def test_what_goes_back_is_what_was_put_in(game: str):
    """After every line of a hand; what lay in the middle before it stays there (R58)."""
    line = random_line(game, 11)
    hand = start(line.setup)
    for action in line.actions:
        apply(hand, action)
        back = given_back(view(hand), hand)["back"]
        assert sum(back.values()) == in_the_middle(hand) - hand.setup.carried
        assert all(chips > 0 for chips in back.values())


def in_the_middle(hand: Hand) -> int:
    return sum(hand.awards.values()) + hand.chips.rake + hand.carried if hand.over else hand.pot


def test_the_tablets_own_engine_gives_back_what_the_server_does():
    setup = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200], "button": 3, "tournament": True,
             "seats": {"1": 20_000, "2": 20_000, "3": 200}}
    lines = ["3 stack 700", "3 raise 500"]
    question = {"ask": "after", "setup": setup, "lines": lines, "add": [], "void": True}
    state = json.loads(tablet.answer(json.dumps(question)))["state"]
    assert state["back"] == {"1": 100, "2": 200, "3": 500} and state["stacks"]["3"] == 700
    assert state["prompt"] == "This hand is void; every chip goes back to where it was."
