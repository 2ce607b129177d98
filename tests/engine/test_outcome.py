"""Events carry their outcome (engine/outcome, engine/state/events): who has what in, and where it went."""

from __future__ import annotations

import pytest
from hypothesis import given

from dealer_assist.cards import parse_cards
from dealer_assist.engine.outcome import Before
from dealer_assist.engine.play import apply, start, tell
from dealer_assist.engine.beginning import beginning
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.state.events import (
    Awarded, Bet, BroughtIn, BySeat, Called, Carried, Checked, Completed, Dealt, Drew, Folded, Mucked, Opened,
    Posted, Raised, Raked, Released, Returned, Rolled, RunAgreed, Shown, Staked,
)
from dealer_assist.errors import NotNow
from tests.engine.test_properties import few
from tests.rulings.felt import start as felt
from tests.strategies import Line, lines

HOLDEM = {"game": "holdem", "betting": "no-limit", "blinds": [1, 2], "seats": {"1": 100, "2": 100, "3": 30},
          "button": 3}


def happened(*entered: str, **setup: object) -> list[object]:
    hand, events = felt(**{**HOLDEM, **setup}), []
    for line in entered:
        events += tell(hand, parse_action(line))
    return events


def test_a_raise_says_to_what_and_how_much_left_the_stack():
    assert happened("3 raise 6", "1 raise 20") == [
        Raised(3, to=6, added=6, all_in=False), Raised(1, to=20, added=19, all_in=False)]


def test_an_all_in_is_told_as_what_it_is():
    """Seat 3 raises with all of it, seat 1 calls that with as much: nobody has to know the verb."""
    assert happened("3 all-in", "1 call", "2 fold") == [
        Raised(3, to=30, added=30, all_in=True), Called(1, to=30, added=29, all_in=False), Folded(2)]


def test_what_nobody_matched_goes_back_and_the_pot_is_paid():
    """Seat 1 bet 50 into 6; the pot of 6 is his, the bet is no part of it."""
    events = happened("3 fold", "1 call", "2 check", "deal board 2c3d4h", "1 bet 50", "2 fold")
    assert events[1:3] == [Called(1, to=2, added=1, all_in=False), Checked(2)]
    assert events[3] == Dealt("board", parse_action("deal board 2c3d4h").cards or ())
    assert events[4:] == [Bet(1, to=50, added=50, all_in=False), Folded(2), Returned(1, 50), Awarded(1, 4)]


def test_a_wager_after_the_last_round_is_refused_when_its_events_are_asked_for():
    """The hands are to be shown: there is no street left of which to ask who opens it."""
    hand = felt(**{**HOLDEM, "seats": {"1": 30, "2": 30, "3": 30}})
    for line in ("3 all-in", "1 call", "2 fold"):
        tell(hand, parse_action(line))
    with pytest.raises(NotNow) as refused:
        hand.step(parse_action("1 raise 60"))
    assert refused.value.code == "not-betting"


def test_a_bring_in_is_forced_and_its_completion_a_wager():
    stud = {"game": "stud", "betting": "limit", "blinds": [], "ante": 1, "button": None, "bring_in": 2,
            "small_bet": 5, "up": {"1": "2c", "2": "Kd", "3": "9h"}}
    assert happened("1 bring-in", "2 complete", "3 fold", **stud) == [
        BroughtIn(1, to=2, added=2, all_in=False), Completed(2, to=5, added=5, all_in=False), Folded(3)]


def test_a_draw_says_how_many_and_standing_pat_none():
    draw = {"game": "deuce-to-seven-lowball", "betting": "no-limit"}
    events = happened("3 raise 6", "1 call", "2 call", "1 draw 2", "2 pat", **draw)
    assert events[3:5] == [Drew(1, 2), Drew(2, 0)]


def test_the_forced_chips_are_told_in_order():
    assert [(post.kind, post.seat, post.added) for post in beginning(felt(**HOLDEM).setup)
            if isinstance(post, Posted)] == [
        ("small", 1, 1), ("big", 2, 2)]


def test_step_leaves_the_hand_alone():
    hand = felt(**HOLDEM)
    after, events = hand.step(parse_action("3 raise 6"))
    assert events == (Raised(3, to=6, added=6, all_in=False),)
    assert hand.lines == () and after.lines == ("3 raise 6",)


@pytest.mark.exhaustive
@given(lines)
@few
def test_every_chip_that_went_in_comes_out(line: Line):
    hand = start(line.setup)
    events = [*beginning(line.setup), *(event for action in line.actions for event in tell(hand, action))]
    went_in = line.setup.carried + sum(event.added for event in events if isinstance(event, Staked))
    came_out = sum(event.chips for event in events if isinstance(event, Returned | Awarded | Raked | Carried))
    assert went_in == came_out + (0 if hand.over else hand.pot)


@pytest.mark.exhaustive
@given(lines)
@few
def test_every_action_has_an_event_of_its_seat(line: Line):
    hand = start(line.setup)
    for action in line.actions:
        first, *more = tell(hand, action)
        if action.verb == "buy":    # its price comes first: dead money, which no bet is
            assert isinstance(first, Posted) and first.seat == action.seat
            first = more[0]
        assert not isinstance(first, Posted | Returned | Awarded)
        if action.seat is not None:
            assert isinstance(first, BySeat | Dealt) and first.seat == action.seat
        if action.verb in ("show", "muck"):
            assert isinstance(first, Shown if action.verb == "show" else Mucked)


def test_the_figures_before_an_action_are_those_its_event_is_told_by():
    """Seat 1 has a blind of 1 in: to 20 is 19 more, and the big blind has nothing to do with it."""
    hand, action = felt(**HOLDEM), parse_action("3 raise 6")
    before = Before(hand, action)
    assert (before.bets, before.stack, before.bet, before.high) == (True, 30, 0, 2)
    apply(hand, action)
    assert list(before.events(hand)) == [Raised(3, to=6, added=6, all_in=False)]


def test_what_the_dealer_does_is_an_event_too():
    """The rest of the board is run twice."""
    hand = felt(**HOLDEM, house={"run-it": 2})
    for line in ("3 all-in", "1 call", "2 fold"):
        tell(hand, parse_action(line))
    assert tell(hand, parse_action("run 2")) == (RunAgreed(2),)


def test_rake_and_awards_are_told_at_the_end():
    hand = felt(**HOLDEM, house={"rake": {"percent": 10}, "rake-no-flop": "taken"})
    tell(hand, parse_action("3 raise 6"))
    tell(hand, parse_action("1 call"))
    tell(hand, parse_action("2 fold"))
    last = [event for line in ("1 check", "3 bet 10", "1 fold") for event in tell(hand, parse_action(line))]
    assert Raked(1) in last and Awarded(3, 13) in last and Returned(3, 10) in last


def test_a_bring_in_that_posts_itself_is_told_once():
    """R53: with the last door card; it is no price of that card."""
    setup = {"game": "razz", "betting": "jam-or-fold", "blinds": [], "ante": 1, "bring_in": 3, "button": None,
             "seats": {"1": 100, "2": 100}}
    assert happened("deal 1 up 2c", "deal 2 up 5c", **setup)[1:] == [
        Dealt("up", parse_cards("5c"), 2), BroughtIn(2, to=3, added=3, all_in=False)]


def test_what_is_bought_costs_and_is_one_card_drawn():
    """`buy-price`: the price is posted, and is to nobody's wager."""
    checks = ("1 check", "2 check", "3 check")
    events = happened("3 call", "1 call", "2 check", *checks, *checks, "deal community 5s", "1 buy",
                      game="progressive-badugi-buy", betting="limit", small_bet=2, big_bet=4)
    assert events[-2:] == [Posted(1, to=0, added=2, all_in=False, kind="buy"), Drew(1, 1, ())]


def test_dice_are_told_as_they_fell():
    events = happened("3 call", "1 call", "2 check", "deal board 2c3d4h5s6c", "1 check", "2 check",
                      "3 check", "roll 3", game="holdem-crayfish", betting="pot-limit")
    assert events[-1] == Rolled((3,), "")


def test_chips_that_went_back_are_told_once():
    events = happened("3 all-in", "1 all-in", "2 call", "deal board 2c3c4c5c6c", "2 show 7c8c",
                      seats={"1": 100, "2": 60, "3": 30})
    assert [event for event in events if isinstance(event, Returned)] == [Returned(1, 40)]


def test_a_pot_that_nobody_wins_is_carried():
    """R58: no hand of progressive badugi comes to a badugi, and nobody bet on the end."""
    checks = "1 check", "2 check", "3 check"
    draws = "1 pat", "2 pat", "3 pat"
    events = happened("3 call", "1 call", "2 check", *draws, *checks, *draws, *checks, *draws, *checks,
                      "1 show AsKsQsJs", "2 show AhKhQhJh", "3 show AdKdQdJd", game="progressive-badugi",
                      betting="limit", small_bet=2, big_bet=4)
    assert events[-1] == Carried(6)


def test_a_card_that_is_opened_and_one_that_stays_down():
    """2.37: who keeps it down says so, and is told as it is."""
    mexican = {"game": "mexican-poker", "betting": "limit", "blinds": [], "ante": 1, "small_bet": 2}
    doors = ("deal 1 up Kc", "deal 2 up 5c", "deal 3 up 6c", "1 bet 2", "2 call", "3 call")
    events = happened(*doors, "1 expose Ah", "2 pat", "3 pat", **mexican)
    assert [event for event in events if isinstance(event, Opened)] == [
        Opened(1, parse_cards("Ah"), kept=False), Opened(2, (), kept=True), Opened(3, (), kept=True)]


def test_the_release_of_a_held_hand_is_an_event():
    """House rules 9: hand for hand the floor releases an all-in hand."""
    hand = felt(**HOLDEM, held=True)
    for line in ("3 all-in", "1 all-in", "2 fold"):
        hand = hand.after(parse_action(line))
    assert tell(hand, parse_action("release")) == (Released(),)
