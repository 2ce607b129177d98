"""Spread-limit (contract, section 4): what a bet and a raise may be, what counts, short all-ins."""

from __future__ import annotations

import pytest

from dealer_assist.errors import Refusal

from .ask import State, ask, bet_range, bets, raise_range, refused

HOLDEM = {"betting": "spread-limit", "spread": [2, 10], "blinds": [1, 2], "seats": {1: 500, 2: 500, 3: 500}}
STUD = {"game": "stud", "betting": "spread-limit", "spread": [[4, 6], [4, 12]], "blinds": [], "ante": 1,
        "bring_in": 1, "up": {"1": "2c", "2": "9d", "3": "Ks"}, "seats": {1: 500, 2: 500, 3: 500}}


def complete(state: State) -> tuple[int, int] | None:
    bounds = state["legal"]["complete"]
    return bounds and (bounds["min"], bounds["max"])


def test_a_blind_no_less_than_the_lower_end_is_the_first_bet():
    """"A bring-in or blind counts as the first bet where it is no less than the lower end"."""
    state = ask("", **HOLDEM)
    assert (bets(state), raise_range(state), state["legal"]["complete"]) == ((1, 4), (4, 12), None)


def test_below_the_lower_end_the_next_player_bets_any_total_of_the_spread():
    """"Shown as `complete: {min, max}`, which is then the first bet"."""
    blinds = {**HOLDEM, "spread": [3, 10]}
    state = ask("", **blinds)
    assert (bets(state), complete(state), raise_range(state)) == ((0, 4), (3, 10), None)
    assert state["prompt"] == "Seat 3 to act: 2 to call, complete 3 to 10"
    after = ask("3 complete 7", **blinds)
    assert (bets(after), raise_range(after), after["legal"]["call"]) == ((1, 4), (14, 17), 6)
    assert ask("3 raise 7", **blinds)["pot"] == ask("3 bet 7", **blinds)["pot"] == after["pot"]
    assert "say how much" in refused("3 complete", **blinds)
    assert "the most is 10" in refused("3 complete 11", **blinds)


def test_a_raise_is_at_least_the_last_one_and_at_most_the_upper_end():
    """"A raise is at least the last bet or raise of the round and at most the upper end"."""
    flop = "3 call, 1 call, 2 check, deal board 2c7d9h, "
    assert bet_range(ask(flop, **HOLDEM)) == (2, 10)
    assert raise_range(ask(flop + "1 bet 4", **HOLDEM)) == (8, 14)
    assert raise_range(ask(flop + "1 bet 4, 2 raise 12", **HOLDEM)) == (20, 22)
    assert raise_range(ask(flop + "1 bet 10, 2 raise 20", **HOLDEM)) == (30, 30)


def test_the_cap_of_limit_applies():
    raised = "3 raise 4, 1 raise 6, 2 raise 8"
    state = ask(raised, **HOLDEM)
    assert (bets(state), raise_range(state), state["legal"]["all_in"]) == ((4, 4), None, False)
    assert raise_range(ask(raised, **HOLDEM, house={"raise-cap": "none"})) == (10, 18)


def test_big_streets_have_their_own_spread():
    pairs = {**HOLDEM, "spread": [[2, 6], [2, 12]]}
    before = "3 call, 1 call, 2 check, deal board 2c7d9h, 1 check, 2 check, 3 check, "
    assert raise_range(ask("", **pairs)) == (4, 8)
    assert bet_range(ask(before + "deal board Ks", **pairs)) == (2, 12)


def test_the_bring_in_player_opens_for_any_amount_of_the_spread():
    state = ask("", **STUD)
    assert (state["legal"]["bring_in"], bet_range(state), state["legal"]["complete"]) == (1, (4, 6), None)
    after = ask("1 bring-in", **STUD)
    assert (complete(after), after["legal"]["call"], bets(after)) == ((4, 6), 1, (0, 4))
    assert raise_range(ask("1 bet 5", **STUD)) == (10, 11)


def test_who_called_the_bring_in_may_raise_the_first_bet():
    """R61: "whoever called the bring-in may raise when it is completed, however little is missing"."""
    spread = {**STUD, "spread": [2, 10]}
    state = ask("1 bring-in, 2 call, 3 complete 2, 1 fold", **spread)
    assert (state["to_act"], state["legal"]["call"], raise_range(state)) == (2, 1, (4, 12))


def test_a_bring_in_of_the_lower_end_is_the_first_bet():
    state = ask("1 bring-in", **{**STUD, "bring_in": 4})
    assert (bets(state), raise_range(state), state["legal"]["complete"]) == ((1, 4), (8, 10), None)


def test_a_bring_in_that_counts_for_the_cap_leaves_the_first_bet_any_amount_of_the_spread():
    """`completion-is-raise: yes` takes a step of the cap; twice the bring-in is no bet of this spread."""
    counting = {**STUD, "house": {"completion-is-raise": "yes"}}
    state = ask("1 bring-in", **counting)
    assert (complete(state), bets(state)) == ((4, 6), (1, 4))
    assert "the least is 4" in refused("1 bring-in, 2 complete 2", **counting)


@pytest.mark.parametrize(("stack", "may"), [(6, None), (7, (10, 12))])
def test_who_met_a_bring_in_that_is_a_bet_raises_only_over_half_of_one(stack, may):
    """A bring-in of 4, all-in for 5: 1 is no half of 4; for 6 it is, and the next raise is to 10."""
    seats = {1: 500, 2: stack, 3: 500}
    state = ask("1 bring-in, 2 all-in, 3 call", **{**STUD, "bring_in": 4, "seats": seats})
    assert (state["to_act"], raise_range(state), complete(state)) == (1, may, None)


@pytest.mark.parametrize(("stack", "raises", "completes"), [(14, (20, 22), None), (13, None, (16, 18))])
def test_half_of_a_short_all_in_is_measured_on_the_last_bet_or_raise(stack, raises, completes):
    """A bet of 8: all-in for 12 raises by half of it and counts, all-in for 11 is completed."""
    flop = "3 call, 1 call, 2 check, deal board 2c7d9h, 1 bet 8, 2 all-in"
    state = ask(flop, **{**HOLDEM, "seats": {1: 500, 2: stack, 3: 500}})
    assert (raise_range(state), complete(state)) == (raises, completes)


def test_before_any_bet_half_is_measured_on_the_lower_end():
    flop = "3 call, 1 call, 2 check, deal board 2c7d9h, 1 all-in"
    four = {**HOLDEM, "spread": [4, 10], "blinds": [2, 4]}
    one, two = (ask(flop, **{**four, "seats": {1: stack, 2: 500, 3: 500}}) for stack in (5, 6))
    assert (complete(one), raise_range(one)) == ((4, 10), None)
    assert (complete(two), raise_range(two)) == (None, (6, 12))


def test_a_stack_between_the_call_and_the_least_raise_may_only_go_in_whole():
    """"A stack between the call and the least raise: `raise` null, `all_in` true"."""
    short = {**HOLDEM, "seats": {1: 500, 2: 500, 3: 3}}
    state = ask("", **short)
    assert (state["legal"]["call"], state["legal"]["raise"], state["legal"]["all_in"]) == (2, None, True)
    after = ask("3 all-in", **short)
    assert (after["pot"], after["legal"]["call"]) == (6, 2)


def test_amounts_follow_the_smallest_chip():
    whole = {**HOLDEM, "spread": [10, 50], "blinds": [5, 10], "chip": 5, "seats": {1: 500, 2: 500, 3: 500}}
    assert "multiple of 5" in refused("3 raise 22", **whole)
    assert raise_range(ask("3 raise 25", **whole)) == (40, 75)


@pytest.mark.parametrize(("setup", "code", "field"), [
    ({"spread": None}, "no-spread", "spread"), ({"spread": [10, 2]}, "bad-spread", "spread"),
    ({"spread": [2]}, "bad-spread", "spread"), ({"spread": [[2, 6], [2, 9], [2, 9]]}, "bad-spread", "spread"),
    ({"spread": [2, 11], "chip": 2}, "bad-spread", "spread"), ({"spread": [0, 5]}, "bad-number", "spread.0"),
    ({"blinds": [10, 20]}, "blind-too-big", "blinds"), ({"betting": "no-limit"}, "no-spread-here", "spread"),
], ids=str)
def test_a_spread_that_cannot_be_played_is_refused_at_the_set_up(setup, code, field):
    with pytest.raises(Refusal) as refusal:
        ask("", **{**HOLDEM, **setup})
    assert (refusal.value.code, refusal.value.field) == (code, field)


def test_the_most_comes_with_its_sum():
    assert ask("", **HOLDEM)["legal"]["raise"]["how"] == "2 + 10, the most of a raise here = 12 to go"
