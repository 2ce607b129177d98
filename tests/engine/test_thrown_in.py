"""A pot is won by somebody who has chips in it, also when nobody shows for it."""

from __future__ import annotations

from typing import Any

from tests.house.ask import ask, refused

# Seat 1 is all-in for 100 in a main pot of 300; seats 2 and 3 have 400 beside it.
CASH: dict[str, Any] = {
    "seats": {1: 100, 2: 1000, 3: 1000}, "blinds": [10, 20], "preset": "cash", "tournament": False,
    "house": {"rake": "none"},
}
SIDE = "3 raise 100, 1 all-in, 2 call, deal board 2c3c4c, 2 bet 200, 3 call, deal board 5d, 2 check, " \
       "3 check, deal board 9s, 2 check, 3 check"


def test_an_all_in_hand_does_not_win_a_side_pot_that_it_has_no_chips_in():
    """Seat 2 throws in first, so the side pot is seat 3's; by throwing in too he gives up the main pot."""
    state = ask(f"{SIDE}, 2 muck, 3 muck", **CASH)
    assert (state["to_act"], state["awards"]) == (None, {"1": 300, "3": 400})
    assert [pot["seats"] for pot in state["pots"]] == [[1], [3]]
    assert "seat 3, the last, takes it unseen" in state["notes"][0]["text"]


def test_the_last_who_throws_in_has_the_side_pot_whatever_the_seats():
    assert ask(f"{SIDE}, 3 muck, 2 muck", **CASH)["awards"] == {"1": 300, "2": 400}


def test_the_same_after_the_all_in_hand_was_shown():
    """The main pot is judged, the side pot is not."""
    assert ask(f"{SIDE}, 3 muck, 1 show KhKd, 2 muck", **CASH)["awards"] == {"1": 300, "2": 400}


def test_a_hand_taken_back_and_thrown_in_again_counts_from_the_last_time():
    state = ask(f"{SIDE}, 3 muck, 3 show KhKd", **CASH)
    assert state["to_act"] == 2
    state = ask(f"{SIDE}, 3 muck, 2 show KhKd, 3 show AhAd, 1 muck", **CASH)
    assert state["awards"] == {"3": 700}


def test_two_side_pots_given_up_go_to_whoever_was_last_in_each():
    """500 in for seat 2, 1,000 for seats 3 and 4, all of whom throw their hands in."""
    cash = {**CASH, "seats": {1: 100, 2: 500, 3: 1000, 4: 1000}}
    lines = "3 raise 1000, 4 call, 1 all-in, 2 all-in, deal board 2c3c4c, deal board 5d, deal board 9s, "
    state = ask(f"{lines}3 muck, 4 muck, 2 muck", **cash)
    assert state["awards"] == {"1": 400, "2": 1200, "4": 1000}
    state = ask(f"{lines}2 muck, 4 muck, 3 muck", **cash)
    assert state["awards"] == {"1": 400, "3": 2200}


def test_a_tabled_hand_is_not_thrown_in():
    """`kill-tabled-winner: never`; cards speak, whoever reaches for them."""
    assert "Seat 3 has tabled the hand" in refused(f"{SIDE}, 3 show KhKd, 3 muck", **CASH)
