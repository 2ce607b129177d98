"""What an action does to the chips, and why one is refused (1.1.1 to 1.1.3)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.betting import apply_action
from tests.house.ask import played, refused


def test_chips_go_from_the_stack_in_front_of_the_player():
    hand = played()
    apply_action.put(hand, 2, 700)
    assert (hand.chips.stack[2], hand.round.bet[2], hand.chips.total[2]) == (19_300, 700, 700)


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ("3 raise 300", "Seat 3 raised to 300; the least is 400."),
        ("3 raise 30000", "Seat 3 raised to 30,000; the most is 20,000."),
        ("3 call, 1 call, 2 check, 1 bet 100", "Seat 1 bet 100; the least is 200."),
    ],
)
def test_a_wager_out_of_its_range_is_refused_with_the_bound(actions, words):
    assert refused(actions).startswith(words)


def test_a_bet_where_something_is_to_be_called_is_a_raise_that_has_the_wrong_word():
    assert "raise" in refused("3 bet 600")


def test_a_check_where_chips_are_owed_is_refused_with_what_is_owed():
    assert "200" in refused("3 check")


def test_an_all_in_for_less_than_a_raise_is_taken_and_does_not_reopen():
    """1.1.2: seat 3 has acted, and faces less than a full raise since."""
    hand = played("3 raise 600, 1 all-in, 2 call", seats={1: 800, 2: 5000, 3: 5000})
    assert hand.to_act == 3
    assert hand.may is None or hand.may.raise_ is None


def test_a_bring_in_is_paid_where_the_cards_ask_for_it_and_nowhere_else():
    assert "does not bring it in now" in refused("3 bring-in")


@pytest.mark.parametrize(("to", "betting"), [(0, "limit"), (0, "spread-limit"), (30, "limit")])
def test_a_completion_to_another_amount_is_refused_with_the_amount(to, betting):
    """Contract 4: "an amount outside the range is refused with the range", nothing too."""
    stud = {"game": "stud", "betting": betting, "blinds": [], "ante": 5, "bring_in": 10, "small_bet": 50}
    stud |= {"spread": [20, 100], "small_bet": None} if betting == "spread-limit" else {}
    doors = {"1": "2c", "2": "Ks", "3": "9d"}
    assert "completed to" in refused(f"1 bring-in, 2 complete {to}", up=doors, button=None, **stud)


def test_an_all_in_where_the_bring_in_alone_is_open_is_refused():
    """House rules 5, `bring-in-option`: bring-in-only; 20,000 is neither that nor a call (R62)."""
    stud = {"game": "stud", "betting": "limit", "blinds": [], "ante": 20, "bring_in": 50, "small_bet": 200,
            "up": {"1": "2c", "2": "9d", "3": "Ks"}}
    assert "may bring it in for 50" in refused("1 all-in", house={"bring-in-option": "bring-in-only"}, **stud)
