"""A stack was another than the record had it: it is counted, and the hand is played again with it."""

from __future__ import annotations

import pytest

from dealer_assist.engine.state.actions import parse_action
from dealer_assist.errors import Refusal
from tests.house.ask import ask, played

SHORT = {1: 20_000, 2: 20_000, 3: 200}


def test_more_behind_opens_the_raise_that_was_closed():
    """200 were seen where 700 lie: with the blind of 200 the seat could only call all-in."""
    few = ask("", seats=SHORT)
    assert few["legal"]["call"] == 200 and few["legal"]["raise"] is None
    many = ask("3 stack 700", seats=SHORT)
    assert many["legal"]["raise"] == {"min": 400, "max": 700, **many["legal"]["raise"]}
    assert many["stacks"]["3"] == 700


def test_an_all_in_of_before_is_an_all_in_with_what_was_there():
    state = ask("3 all-in, 1 fold, 2 stack 19000, 2 call", seats={1: 9_000, 2: 20_000, 3: 5_000})
    assert state["pots"] == [{"amount": 10_100, "seats": [2, 3]}]
    again = played("3 all-in, 3 stack 500, 1 fold", seats={1: 9_000, 2: 20_000, 3: 5_000})
    assert again.stacks[3] == 0 and again.pot == 5_500 + 300       # 500 more lay behind, all of it in


def test_a_blind_that_was_short_is_posted_in_full():
    state = ask("2 stack 400", seats={1: 20_000, 2: 150, 3: 20_000})
    assert state["stacks"]["2"] == 350 and state["pot"] == 300     # 400 more than nothing: 550 less 200
    assert state["pots"][0]["amount"] == 300


def test_an_entry_that_cannot_be_with_these_chips_is_named():
    """The flop was dealt because seat 3 was all-in; with 500 behind it still has to answer the raise."""
    with pytest.raises(Refusal) as refusal:
        ask("3 call, 1 raise 1000, 2 fold, deal board 2c3c4c, 3 stack 500", seats=SHORT)
    assert refusal.value.code == "stack-misfit"
    assert '"deal board 2c3c4c" does not fit any more' in refusal.value.message
    state = ask("3 call, 1 raise 1000, 2 fold, 3 stack 500", seats=SHORT)
    assert state["to_act"] == 3 and state["legal"]["call"] == 500


def test_a_refused_count_changes_nothing():
    hand = played("3 raise 900")
    lines, stacks = hand.lines, hand.stacks
    with pytest.raises(Refusal):
        hand.after(parse_action("9 stack 100"))
    assert (hand.lines, hand.stacks) == (lines, stacks)


def test_chips_are_conserved_and_the_line_stays_where_it_was_entered():
    hand = played("3 raise 900, 1 stack 5000, 1 call, 2 fold, deal board 2c3c4c, 3 stack 100, 1 check")
    assert hand.lines[1] == "1 stack 5000" and hand.lines[-2] == "3 stack 100"
    assert sum(hand.stacks.values()) + hand.pot == sum(hand.setup.stacks)
    assert hand.setup.stacks != (20_000, 20_000, 20_000)
