"""Who may raise, the cap, and why a raise is closed (1.1.1 to 1.1.3; house rules 1, 2)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.betting import raising
from tests.house.ask import played

LIMIT = {"betting": "limit", "small_bet": 200, "big_bet": 400}
CAPPED = "3 raise 400, 4 raise 600, 1 raise 800"


def test_a_bet_and_three_raises_are_the_cap():
    hand = played(CAPPED, seats=4, **LIMIT)
    assert (raising.cap_of(hand), hand.round.bets) == (4, 4)
    assert raising.why_no_raise(hand, hand.round.actor).key == "closed.capped"


def test_no_limit_has_no_cap():
    assert raising.cap_of(played()) is None


@pytest.mark.parametrize(("count", "two"), [("can-bet", 2), ("unfolded", 3)])
def test_who_is_all_in_counts_among_two_players_as_the_house_has_it(count, two):
    hand = played("3 all-in, 1 call", seats={1: 20_000, 2: 20_000, 3: 500}, house={"heads-up-count": count})
    assert raising.contenders(hand) == two


@pytest.mark.parametrize(
    ("rule", "before", "after"),
    [
        ("keep", False, False),
        ("lift-before-cap", True, True),
        ("lift-if-round-starts", False, True),
        ("lift-last-two", False, False),
    ],
)
def test_the_cap_falls_away_between_two_as_the_house_has_it(rule, before, after):
    """House rules 1, `heads-up-cap`: three began the first round, two the second; three sit at the table."""
    first = played("3 fold", **LIMIT, house={"heads-up-cap": rule})
    second = played("3 fold, 1 call, 2 check", **LIMIT, house={"heads-up-cap": rule})
    assert (first.round.lifted, second.round.lifted) == (before, after)


def test_a_short_all_in_does_not_reopen_for_who_has_acted():
    hand = played("3 raise 600, 1 all-in, 2 fold", seats={1: 800, 2: 5000, 3: 5000})
    assert not raising.may_raise(hand, 2)
    assert raising.why_no_raise(hand, 2).key in ("closed.all-in", "closed.not-reopened")


def test_a_checked_seven_is_written_down_where_the_rule_is_in_force():
    """App. B, `sevens`: what everybody had in when the offence was done."""
    draw = {"game": "california-lowball", "betting": "no-limit"}
    hand = played("3 call, 1 call, 2 check, 1 pat, 2 pat, 3 pat, 1 check", house={"sevens": "on"}, **draw)
    assert hand.showdown.offences[0] == (200, 200, 200)
    assert hand.showdown.offences[1] is None


def test_no_check_raise_bars_who_has_checked():
    lines = "3 call, 1 call, 2 check, 1 check, 2 bet 200, 3 fold"
    hand = played(lines, house={"check-raise": "no"})
    assert not raising.may_raise(hand, 0)
    assert raising.why_no_raise(hand, 0).key == "closed.check-raise"
    assert raising.may_raise(played(lines), 0)


def test_a_raise_that_nobody_can_call_more_of_is_closed():
    """1.1: the others have chips, and less than the wager that stands."""
    hand = played("4 all-in", seats={1: 800, 2: 900, 4: 1000, 5: 5000}, button=5)
    assert raising.why_no_raise(hand, hand.round.actor).key == "closed.nobody-has-more"


def test_a_raise_that_was_too_short_does_not_reopen_what_another_may_still_raise():
    hand = played("3 raise 1000, 1 all-in, 2 call", seats={1: 1300, 2: 9000, 3: 9000})
    assert raising.why_no_raise(hand, hand.round.actor).key == "closed.not-reopened"


def test_who_checked_in_limit_california_lowball_may_not_raise():
    """1.1.1: a check and then a raise is for other games."""
    lowball = {"game": "california-lowball", "betting": "limit", "small_bet": 200, "big_bet": 400}
    hand = played("3 call, 1 call, 2 check, 1 pat, 2 pat, 3 pat, 1 check, 2 bet 400", **lowball)
    checked, other = hand.order.index(1), hand.order.index(3)
    assert not raising.may_raise(hand, checked) and raising.may_raise(hand, other)
