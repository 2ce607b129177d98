"""Who is new to the table or comes back, and what is posted for it (house rules, section 4)."""

from __future__ import annotations

import pytest

from dealer_assist.errors import NotNow
from dealer_assist.rules.button import first_positions
from dealer_assist.rules.house import read_house
from dealer_assist.session import positions
from dealer_assist.session.arrivals import arrivals, choices
from dealer_assist.session.past import KnownPast, PastHand

SEATS = (1, 2, 3, 4)
CASH = read_house("cash", {}, False)


def hand(number: int, button: int, players: tuple[int, ...]) -> PastHand:
    where = positions.stored(first_positions(button, players))
    return PastHand(number, True, False, button, where, {seat: f"P{seat}" for seat in players})


def past(*hands: PastHand) -> KnownPast:
    return KnownPast(hands, {seat: f"P{seat}" for seat in SEATS})


def test_what_each_chooses_is_read_by_seat():
    assert choices([{"seat": 1, "how": "post"}, {"seat": 2, "how": "wait"}], SEATS) == {1: True, 2: False}
    for stated, code in (([{"seat": 9, "how": "post"}], "empty-seat"),
                         ([{"seat": 1, "how": "post"}] * 2, "duplicate-seat")):
        with pytest.raises(NotNow) as refused:
            choices(stated, SEATS)
        assert refused.value.code == code


def test_a_newcomer_posts_the_big_blind_or_waits_for_it():
    """`new-player`: post-big."""
    before, where = past(hand(1, 1, (1, 2, 3))), first_positions(2, SEATS)
    posts = arrivals(before, where, SEATS, (50, 100), {4: True}, CASH, new=True)
    assert set(posts) == {4}
    waits = arrivals(before, where, SEATS, (50, 100), {4: False}, CASH, new=True)
    assert posts[4].dealt_in or not waits[4].dealt_in


def test_nobody_is_new_where_the_table_is():
    assert arrivals(past(), first_positions(1, SEATS), SEATS, (50, 100), {}, CASH, new=False) == {}


def test_who_was_away_while_the_blinds_passed_owes_them():
    """`missed-blinds`: in a cash game alone."""
    away = tuple(hand(number, button, (1, 2, 4)) for number, button in ((2, 1), (3, 2), (4, 4), (5, 1)))
    before, where = past(hand(1, 4, SEATS), *away), first_positions(2, SEATS)
    assert 3 in arrivals(before, where, SEATS, (50, 100), {}, CASH, new=True)
    assert arrivals(before, where, SEATS, (50, 100), {}, read_house("barge", {}, True), new=True) == {}
