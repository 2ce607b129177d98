"""§2, §3 and §6 of the house rules: what is advised when chips or words come wrongly."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.floor.advice_chips import facing
from dealer_assist.floor.corrections import (
    Facing,
    chips_in,
    out_of_turn,
    pot_overbet,
    pot_underbet,
    string_bet,
    undercall,
    wrong_amount,
)
from dealer_assist.floor.draw_corrections import change_draw
from dealer_assist.rules.house import House, read_house

from .ask import played

HOUSE = read_house("barge")


def house(**rules: Any) -> House:
    return read_house("barge", {name.replace("_", "-"): value for name, value in rules.items()})


def spot(call: int, least: int | None, *, put_in: int = 0, most: int | None = 20_000, stack: int = 20_000,
         verb: str = "raise") -> Facing:
    """Seat 2 to act."""
    return Facing(2, call, least, most if least else None, put_in, stack, verb)


OVER_500 = spot(500, 1000)
OVER_400 = spot(400, 800)


@pytest.mark.parametrize(("chips", "line", "back", "add"), [
    ([500, 100, 100, 100], "2 raise 1000", 0, 200), ([500, 100, 100], "2 call", 200, 0),
    ([500, 100, 100, 50], "2 raise 1000", 0, 250), ([500, 100, 100, 25, 10], "2 call", 235, 0),
    ([500], "2 call", 0, 0), ([1000, 100], "2 raise 1100", 0, 0),
])
def test_silent_chips_between_a_call_and_a_raise(chips, line, back, add):
    """100/200, bet 500: 300 over is at least half of 500, so 800 makes it 1,000; 700 is a call."""
    advice = chips_in(OVER_500, chips, HOUSE)
    assert (advice.action_line, advice.give_back, advice.add) == (line, back, add)


def test_the_product_s_own_state_says_what_is_faced():
    """The same, read from a hand."""
    hand = played("3 call, 1 call, 2 check, 1 bet 500")
    assert facing(hand) == Facing(2, 500, 1000, 19_800, 0, 19_800, "raise", full=1000)
    first = played("3 call, 1 call, 2 check")
    assert facing(first) == Facing(1, 0, 200, 19_800, 0, 19_800, "bet", full=200)


def test_a_completion_is_advised_as_one():
    """Limit 200, all-in 50: 150 silently is over half of the missing 150."""
    limit = {"betting": "limit", "small_bet": 200, "big_bet": 400, "seats": {1: 250, 2: 9000, 3: 9000}}
    spot = facing(played("3 call, 1 call, 2 check, 1 all-in", **limit))
    assert spot == Facing(2, 50, 200, 200, 0, 8800, "complete", full=200, all_in=False)
    assert chips_in(spot, [50, 50, 50], HOUSE).action_line == "2 complete"
    assert chips_in(spot, [50, 25, 25], HOUSE).action_line == "2 call"


@pytest.mark.parametrize(("value", "line"), [("half", "2 call"), ("always-raise", "2 raise 1000"),
                                             ("always-call", "2 call")])
def test_the_house_may_have_another_word_on_few_chips(value, line):
    """`under-raise`, 200 over a bet of 500."""
    assert chips_in(OVER_500, [500, 100, 100], house(under_raise=value)).action_line == line


def test_many_chips_too_are_a_call_where_the_house_says_so():
    assert chips_in(OVER_500, [500, 100, 100, 100], house(under_raise="always-call")).action_line == "2 call"


def test_a_cash_room_makes_any_chips_over_a_call_a_raise():
    assert chips_in(OVER_500, [500, 50, 50], read_house("cash")).action_line == "2 raise 1000"


def test_with_raise_spoken_it_is_the_least_raise():
    advice = chips_in(OVER_500, [500, 100], HOUSE, spoken="raise")
    assert (advice.action_line, advice.add) == ("2 raise 1000", 400)


def test_with_call_spoken_the_rest_goes_back():
    advice = chips_in(OVER_500, [1000, 1000], HOUSE, spoken="call")
    assert (advice.action_line, advice.give_back) == ("2 call", 1500)


@pytest.mark.parametrize("expected", [None, "raise"])
def test_an_all_in_stands_as_it_is(expected):
    """800 is all he has: no minimum raise, no call."""
    short = spot(500, 800, most=800, stack=800)
    assert chips_in(short, [500, 300], HOUSE, expected).action_line == "2 all-in"


@pytest.mark.parametrize(("value", "line", "back"), [
    ("call", "2 call", 500), ("bet-value", "2 raise 1000", 0),
])
def test_one_chip_larger_than_needed(value, line, back):
    """`oversized-chip`: 1,000 over a bet of 500, nothing said."""
    advice = chips_in(OVER_500, [1000], house(oversized_chip=value))
    assert (advice.action_line, advice.give_back) == (line, back)


def test_one_chip_over_the_big_blind_is_a_call_and_in_the_big_blind_a_check():
    assert chips_in(facing(played()), [1000], HOUSE).action_line == "3 call"
    option = played("3 call, 1 call")
    advice = chips_in(facing(option), [1000], HOUSE)
    assert (advice.action_line, advice.give_back) == ("2 check", 1000)


def test_the_first_to_bet_bets_the_whole_chip():
    first = spot(0, 200, verb="bet")
    assert chips_in(first, [1000], HOUSE).action_line == "2 bet 1000"
    assert chips_in(first, [100], HOUSE).action_line == "2 bet 200"


@pytest.mark.parametrize(("faced", "chips", "line"), [
    (OVER_400, [500, 200], "2 raise 800"), (spot(900, 1800), [500, 500], "2 call"),
    (spot(400, 800), [300, 300], "2 call"),
])
def test_several_chips_are_a_call_if_each_is_needed(faced, chips, line):
    """Facing 400: without the 200 it still covers, and 300 is half of 400. Facing 900: both are needed."""
    assert chips_in(faced, chips, HOUSE).action_line == line


def test_a_room_may_look_at_the_sum_only():
    """`multi-chip: off`: `under-raise` judges; 300 + 300 over 400 is 200, half of the raise."""
    assert chips_in(spot(400, 800), [300, 300], house(multi_chip="off")).action_line == "2 raise 800"


def test_who_may_not_raise_calls():
    advice = chips_in(spot(60, None), [100, 100], HOUSE)
    assert (advice.action_line, advice.give_back) == ("2 call", 140)
    assert chips_in(spot(60, None), [100, 100], HOUSE, spoken="raise").action_line == "2 call"


def test_what_is_in_already_counts_towards_the_total():
    """200 in, raise to 600, the least is 1,000: 700 more make 900, over half; 800 more make it 1,000."""
    blind = spot(400, 1000, put_in=200)
    assert chips_in(blind, [500, 100, 100], HOUSE).action_line == "2 raise 1000"
    assert chips_in(blind, [500, 100, 100, 100], HOUSE).add == 0


def test_the_second_motion_of_a_string_bet_goes_back():
    """`string-bet: first-motion`: 500, then 700 more."""
    advice = string_bet(OVER_500, [500], [500, 200], HOUSE)
    assert (advice.action_line, advice.give_back) == ("2 call", 700)
    assert string_bet(OVER_500, [500], [500, 200], house(string_bet="off")).action_line == "2 raise 1200"


@pytest.mark.parametrize(("line", "since", "stands"), [
    ("4 check", ["check"], True), ("4 check", ["bet"], False), ("4 call", ["fold", "call"], True),
    ("4 call", ["raise"], False), ("4 raise 600", ["check", "call"], True),
    ("4 raise 600", ["all-in"], False), ("4 fold", ["raise"], True), ("4 fold", [], True),
])
def test_acting_out_of_turn_binds_if_nothing_has_changed(line, since, stands):
    """A check, call or fold of the skipped player changes nothing; a fold is always final."""
    advice = out_of_turn(line, since, HOUSE, chips=200)
    assert (advice.action_line, advice.give_back) == ((line, 0) if stands else (None, 200))


def test_acting_out_of_turn_may_never_bind_but_a_fold_does():
    """`never-binding`."""
    free = house(out_of_turn="never-binding")
    assert out_of_turn("4 call", ["check"], free).action_line is None
    assert out_of_turn("4 fold", ["check"], free).action_line == "4 fold"


@pytest.mark.parametrize(("heads_up", "first_bet", "line"), [
    (True, False, "2 call"), (False, True, "2 call"), (False, False, None),
])
def test_too_few_chips_are_made_up_heads_up_or_against_the_first_bet(heads_up, first_bet, line):
    """`undercall: full-call`: 300 of 500."""
    advice = undercall(OVER_500, 300, HOUSE, heads_up=heads_up, first_bet=first_bet)
    assert (advice.action_line, advice.give_back, advice.add) == (line, 0, 200)
    assert chips_in(OVER_500, [300], HOUSE, heads_up=heads_up, first_bet=first_bet).action_line == line


def test_too_few_chips_may_be_the_floor_s_to_rule():
    """`undercall: floor`."""
    advice = undercall(OVER_500, 300, house(undercall="floor"), heads_up=True, first_bet=True)
    assert (advice.action_line, advice.add) == (None, 200)


@pytest.mark.parametrize(("value", "next_card", "acted_since", "righted"), [
    ("street", False, 5, True), ("street", True, 1, False), ("two-actions", False, 1, True),
    ("two-actions", False, 2, False), ("never", False, 1, False),
])
def test_how_long_a_wrong_amount_is_put_right(value, next_card, acted_since, righted):
    """`wrong-amount-until`: a raise to 900 where 1,000 was the least."""
    advice = wrong_amount(OVER_500, 900, house(wrong_amount_until=value), next_card=next_card,
                          acted_since=acted_since)
    assert advice.action_line == ("2 raise 1000" if righted else None)
    assert advice.add == (100 if righted else 0)


def test_an_overbet_in_limit_is_put_right_downwards():
    advice = wrong_amount(spot(200, 400, most=400), 500, HOUSE, next_card=False, acted_since=3)
    assert (advice.action_line, advice.give_back) == ("2 raise 400", 100)


POT = spot(200, 400, most=700)


@pytest.mark.parametrize(("value", "next_card", "line", "back"), [
    ("give-back", False, "2 raise 700", 100), ("give-back", True, "2 raise 700", 100),
    ("stands-after-street", False, "2 raise 700", 100), ("stands-after-street", True, None, 0),
])
def test_more_than_the_pot(value, next_card, line, back):
    """`pot-overbet`: the excess returns; or once the next card is dealt the wager stands."""
    advice = pot_overbet(POT, 800, house(pot_overbet=value), next_card=next_card)
    assert (advice.action_line, advice.give_back) == (line, back)


@pytest.mark.parametrize(("acted_since", "line", "add"), [(0, "2 raise 700", 100), (1, "2 raise 700", 100),
                                                          (2, None, 0)])
def test_an_announced_pot_that_fell_short(acted_since, line, add):
    """Raised only until two players have acted."""
    advice = pot_underbet(POT, 600, acted_since=acted_since)
    assert (advice.action_line, advice.add) == (line, add)


@pytest.mark.parametrize(("value", "next_announced", "dealt", "may"), [
    ("until-next-announces", False, False, True), ("until-next-announces", True, False, False),
    ("until-dealt", True, False, True), ("until-dealt", True, True, False),
    ("until-dealt", False, True, False),
])
def test_how_long_the_number_asked_for_may_change(value, next_announced, dealt, may):
    """`change-draw`."""
    advice = change_draw(5, 2, house(change_draw=value), next_announced=next_announced, dealt=dealt)
    assert advice.action_line == ("5 draw 2" if may else None)
    assert change_draw(5, 0, HOUSE, next_announced=False, dealt=False).action_line == "5 pat"


def test_advice_says_what_moves():
    assert chips_in(OVER_500, [500, 100, 100, 100], HOUSE).sentence == (
        "300 over the call is at least half of the raise of 500. Seat 2: raise to 1,000; 200 is to be added.")
    assert chips_in(OVER_500, [1000], HOUSE).sentence == (
        "One chip without a word is a call. Seat 2: a call of 500; 500 goes back.")
