"""A dealer's right over chips is by amount: within the table's limits alone, beyond them with the floor."""

from __future__ import annotations

import pytest

from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.session import buying
from dealer_assist.session.buying import Limits

NONE = dict.fromkeys(buying.LIMITS)
STAKES = {"blinds": [50, 100], "ante": 0}
MAY = Limits(2_000, 10_000, 8_000)


@pytest.mark.parametrize(("own", "stakes", "limits"), [
    ({}, [STAKES], Limits(0, 10_000, 10_000)),
    ({"max_buy_in": 20_000}, [STAKES], Limits(0, 20_000, 20_000)),
    ({"min_buy_in": 4_000, "top_up_to": 6_000}, [STAKES], Limits(4_000, 10_000, 6_000)),
    ({"min_buy_in": 25_000}, [STAKES], Limits(25_000, 25_000, 25_000)),
    ({}, [STAKES, {"blinds": [], "small_bet": 200, "big_bet": 400}], Limits(0, 40_000, 40_000)),
    ({}, [], Limits(0, 0, 0)),
])
def test_what_a_table_does_not_say_its_stakes_say(own, stakes, limits):
    assert buying.limits(NONE | own, stakes) == limits


@pytest.mark.parametrize(("had", "stack", "agreed"), [
    (0, 0, False), (0, 2_000, False), (0, 10_000, False),       # sits down, or buys in anew
    (500, 1_000, False), (500, 8_000, False),                   # tops up
    (30_000, 30_300, True), (30_000, 20_000, True), (500, 500, False),
])
def test_within_the_limits_the_dealer_does_it(had: int, stack: int, agreed: bool):
    buying.check(3, had, stack, MAY, agreed)


@pytest.mark.parametrize(("had", "stack", "agreed", "code"), [
    (0, 10_001, False, "ask-the-floor"), (0, 1_999, False, "ask-the-floor"),
    (500, 8_001, False, "ask-the-floor"), (500, 10_501, True, "ask-the-floor"),
    (30_000, 19_999, True, "ask-the-floor"), (30_000, 29_000, False, "ask-the-player"),
])
def test_beyond_them_floor_or_player_are_asked(had: int, stack: int, agreed: bool, code: str):
    with pytest.raises(Refusal) as refused:
        buying.check(3, had, stack, MAY, agreed)
    assert refused.value.code == code and "Seat 3" in refused.value.message


def test_counts_before_are_added_to_one_in_the_same_direction():
    buying.check(3, 16_000, 20_000, MAY, True, 6_000)
    buying.check(3, 16_000, 6_000, MAY, True, 6_000)
    with pytest.raises(Refusal) as refused:
        buying.check(3, 16_000, 20_001, MAY, True, 6_000)
    assert refused.value.code == "ask-the-floor"


def test_what_dealers_sold_before_is_added_to_a_buy_in_and_not_to_a_count():
    buying.check(3, 0, 10_000, MAY, False, sold=190_000)
    buying.check(3, 500, 8_500, MAY, True, sold=200_000)
    with pytest.raises(Refusal) as refused:
        buying.check(3, 0, 2_000, MAY, False, sold=198_001)
    assert refused.value.code == "ask-the-floor" and "200,001" in refused.value.message


def test_the_least_is_not_over_the_most():
    with pytest.raises(Unreadable) as refused:
        buying.check_limits(NONE | {"min_buy_in": 300, "max_buy_in": 200})
    assert (refused.value.code, refused.value.field) == ("bad-limits", "max_buy_in")


def test_limits_that_leave_room_between_them_are_kept():
    buying.check_limits({"min_buy_in": 2_000, "max_buy_in": 2_000})
    buying.check_limits({"min_buy_in": 2_000, "max_buy_in": None})
