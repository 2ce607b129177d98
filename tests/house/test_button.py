"""§4 of the house rules from hand to hand: button, blinds, newcomers, straddles and kills."""

from __future__ import annotations

import pytest

from dealer_assist.rules.button import (
    Arrival,
    Positions,
    Post,
    arrive,
    big_blind_ante,
    come_back,
    first_positions,
    kill_earned,
    kill_limit,
    kill_post,
    last_to_act,
    next_positions,
    posts,
    small_blind,
    straddle,
)
from dealer_assist.rules.house import House, read_house
from dealer_assist.errors import Refusal

DEAD = read_house("barge")
MOVING = read_house("barge", {"button": "moving"})
WIN = read_house("barge", {"button": "win"})
FULL_TABLE = Positions(button=5, small=1, big=2)


def who_posts(positions: Positions, players: set[int]) -> dict[int, str]:
    return {post.seat: post.kind for post in posts(positions, players, (50, 100))}


Hand = tuple[int, dict[int, str], int]


def orbit(previous: Positions, players: set[int], house: House, hands: int) -> list[Hand]:
    """Button, who posts what and who acts last, for so many hands to come."""
    buttons = []
    for _ in range(hands):
        previous = next_positions(previous, players, house)
        buttons.append((previous.button, who_posts(previous, players), last_to_act(previous, players)))
    return buttons


def test_when_nobody_leaves_everything_moves_by_one():
    assert orbit(FULL_TABLE, {1, 2, 3, 4, 5}, DEAD, 2) == [
        (1, {2: "small", 3: "big"}, 1), (2, {3: "small", 4: "big"}, 2)]


def test_the_big_blind_busts():
    """Seats 1-5, button 5, SB 1, BB 2; seat 2 busts: button 1, no SB, BB 3; then button on empty 2."""
    assert orbit(FULL_TABLE, {1, 3, 4, 5}, DEAD, 3) == [
        (1, {3: "big"}, 1), (2, {3: "small", 4: "big"}, 1), (3, {4: "small", 5: "big"}, 3)]


def test_both_blinds_bust():
    """Dead button 1, no SB, BB 3, seat 5 acts last; then dead button 2, seat 5 last again; then button 3."""
    assert orbit(FULL_TABLE, {3, 4, 5}, DEAD, 3) == [
        (1, {3: "big"}, 5), (2, {3: "small", 4: "big"}, 5), (3, {4: "small", 5: "big"}, 3)]


def test_the_small_blind_busts_and_the_button_is_dead():
    """Seat 1 busts: dead button 1 (seat 5 acts last again), SB 2, BB 3."""
    assert orbit(FULL_TABLE, {2, 3, 4, 5}, DEAD, 1) == [(1, {2: "small", 3: "big"}, 5)]


def test_the_small_blind_busts_and_the_button_moves():
    """Button 2, who posts his small blind there, BB 3."""
    assert orbit(FULL_TABLE, {2, 3, 4, 5}, MOVING, 2) == [
        (2, {2: "small", 3: "big"}, 2), (3, {3: "small", 4: "big"}, 3)]


def test_two_big_blinds_when_the_button_moves():
    """The old big blind is gone: the next two both post it, and next hand both owe the small one."""
    assert orbit(FULL_TABLE, {1, 3, 4, 5}, MOVING, 3) == [
        (1, {3: "big", 4: "big"}, 1),
        (3, {3: "small", 4: "small", 5: "big"}, 3),
        (4, {5: "small", 1: "big"}, 4)]


@pytest.mark.parametrize(("busted", "button", "big"), [(8, 5, 2), (5, 8, 2), (2, 8, 5)])
def test_two_remain_and_nobody_has_the_big_blind_twice_running(busted, button, big):
    """Button 2, SB 5, BB 8. Seat 8 busts: BB 2, button 5. Seat 5: BB 2, button 8. Seat 2: BB 5, button 8."""
    left = {2, 5, 8} - {busted}
    for house in (DEAD, MOVING):
        assert orbit(Positions(2, 5, 8), left, house, 1) == [(button, {button: "small", big: "big"}, button)]


def test_heads_up_the_blinds_change_hands_every_hand():
    assert orbit(Positions(5, 5, 2), {2, 5}, DEAD, 2) == [
        (2, {2: "small", 5: "big"}, 2), (5, {5: "small", 2: "big"}, 5)]


@pytest.mark.parametrize(("newcomer", "button", "small", "big"), [(3, 1, 2, 3), (9, 1, 2, 9)])
def test_a_third_player_joins_two(newcomer, button, small, big):
    positions = next_positions(Positions(1, 1, 2), {1, 2, newcomer}, DEAD)
    assert positions.button == button
    assert who_posts(positions, {1, 2, newcomer}) == {small: "small", big: "big"}


def test_a_third_player_joins_between_the_two_and_nobody_has_two_places():
    """Button and small blind 1, big blind 5, the newcomer on 3: he gets the button."""
    positions = next_positions(Positions(1, 1, 5), {1, 3, 5}, DEAD)
    assert (positions.button, positions.small, positions.big) == (3, 5, 1)


def test_who_wins_the_pot_wins_the_button():
    """1.3.4; chopped: "the winning player in the worst position", first clockwise from the old button."""
    players = {1, 2, 3, 4, 5}
    assert next_positions(FULL_TABLE, players, WIN, winners={3}) == Positions(3, 4, 5)
    assert next_positions(FULL_TABLE, players, WIN, winners={4, 2}) == Positions(2, 3, 4)
    assert next_positions(FULL_TABLE, players, WIN, winners={5, 4}) == Positions(4, 5, 1)
    assert next_positions(Positions(2, 2, 5), {2, 5}, WIN, winners={5}) == Positions(5, 5, 2)


@pytest.mark.parametrize(("value", "button"), [("moves", 1), ("stays", 5)])
def test_the_button_of_a_bomb_pot(value, button):
    """`bomb-pot-button`."""
    house = read_house("barge", {"bomb-pot-button": value})
    assert next_positions(FULL_TABLE, {1, 2, 3, 4, 5}, house, bomb_pot=True).button == button
    assert next_positions(FULL_TABLE, {1, 2, 3, 4, 5}, house).button == 1


def test_the_first_hand_of_a_table():
    assert first_positions(9, {2, 5, 9}) == Positions(9, 2, 5)
    assert first_positions(5, {2, 5}) == Positions(5, 5, 2)
    assert first_positions(4, {2, 5, 9}) == Positions(4, 5, 9)


HAND = Positions(button=2, small=4, big=6)
BLINDS = (5, 10)


@pytest.mark.parametrize(("rule", "seat", "arrival"), [
    ("deal-unless-between", 9, (True, ())), ("deal-unless-between", 5, (True, ())),
    ("deal-unless-between", 3, (False, ())), ("deal-unless-between", 6, (True, ())),
    ("post-big", 9, (True, (Post(9, "enter", 10),))), ("post-big", 5, (False, ())),
    ("post-big", 3, (False, ())), ("post-big", 6, (True, ())),
    ("wait", 9, (False, ())), ("wait", 6, (True, ())),
])
def test_a_new_player(rule, seat, arrival):
    """Tournament: anywhere but between small blind and button. Cash: post, or wait for the big blind."""
    posting = arrive(seat, HAND, BLINDS, read_house("barge", {"new-player": rule}))
    assert (posting.dealt_in, posting.posts) == arrival
    assert f"eat {seat}" in posting.sentence


def test_a_new_player_may_rather_wait_than_post():
    cash = read_house("cash", {}, tournament=False)
    assert arrive(9, HAND, BLINDS, cash, pays=False) == Arrival(False, (), "Seat 9 waits for the big blind.")


@pytest.mark.parametrize(("rule", "owed"), [
    ("both-one-live", (Post(9, "missed", 10), Post(9, "dead", 5))),
    ("post-big-only", (Post(9, "missed", 10),)),
])
def test_missed_blinds_are_made_up(rule, owed):
    """Return to a cash game: big blind live, missed small blind dead in the pot."""
    posts = come_back(9, HAND, BLINDS, read_house("cash", {"missed-blinds": rule}))
    assert (posts.dealt_in, posts.posts) == (True, owed)


def test_missed_blinds_may_have_to_wait_for_the_big_blind():
    house = read_house("cash", {"missed-blinds": "wait"})
    assert not come_back(9, HAND, BLINDS, house).dealt_in
    assert come_back(6, HAND, BLINDS, house) == Arrival(True, (), "Deal seat 6 in; it owes nothing more.")


def test_only_what_was_missed_is_made_up_and_never_between_button_and_big_blind():
    cash = read_house("cash")
    assert come_back(9, HAND, BLINDS, cash, missed_big=False).posts == (Post(9, "dead", 5),)
    assert come_back(9, HAND, BLINDS, cash, missed_small=False).posts == (Post(9, "missed", 10),)
    assert not come_back(5, HAND, BLINDS, cash).dealt_in


@pytest.mark.parametrize(("rule", "good", "bad"), [
    ("utg", {7}, {2, 4, 6, 9}), ("button", {2}, {4, 6, 7, 9}), ("any", {2, 7, 9}, {4, 6}),
    ("none", set(), {2, 4, 6, 7, 9}),
])
def test_who_may_straddle(rule, good, bad):
    """2 x BB, live: 20 at 5/10."""
    house, players = read_house("barge", {"straddle": rule}), {2, 4, 6, 7, 9}
    for seat in good:
        assert straddle(seat, HAND, players, 10, house) == Post(seat, "straddle", 20)
    for seat in bad:
        with pytest.raises(Refusal, match=f"Seat {seat} cannot straddle"):
            straddle(seat, HAND, players, 10, house)


def test_there_is_no_straddle_heads_up():
    with pytest.raises(Refusal, match="no straddle heads-up"):
        straddle(2, Positions(2, 2, 6), {2, 6}, 10, read_house("cash", {"straddle": "button"}))


@pytest.mark.parametrize(("value", "amount"), [("as-listed", 8), ("half-down", 7)])
def test_the_small_blind_of_an_odd_small_bet(value, amount):
    """Small bet 15, unit 1: 7."""
    house = read_house("barge", {"small-blind-size": value})
    assert small_blind(8, 15, 1, house) == amount
    if value == "half-down":
        assert small_blind(40, 75, 5, house) == 35


@pytest.mark.parametrize(("value", "players", "ante"), [
    (4, 5, 200), (4, 4, 100), (4, 3, 100), (6, 6, 100), ("none", 2, 200), ("as-listed", 2, 200),
])
def test_the_big_blind_ante_falls_to_the_small_blind(value, players, ante):
    """1.2.1: "the number of players at which the ante will be reduced"; at BARGE four."""
    house = read_house("barge", {"big-blind-ante-reduce": value})
    assert big_blind_ante(200, 100, players, house) == ante


def test_an_ante_does_not_fall_to_a_small_blind_that_is_not_listed():
    """1.2.1: it falls "to the amount of the small blind"; with a single blind there is no such amount."""
    assert big_blind_ante(200, 0, 4, read_house("barge")) == 200


@pytest.mark.parametrize(("value", "post", "limits"), [
    ("full", 200, (200, 400)), ("half", 150, (150, 300)), ("none", 0, (100, 200)),
])
def test_what_a_kill_costs_and_what_is_played(value, post, limits):
    """Limit 100/200: full kill posts 200 and plays 200/400, half kill 150 and 150/300."""
    house = read_house("cash", {"kill": value})
    assert kill_post(100, house) == post
    assert (kill_limit(100, house), kill_limit(200, house)) == limits


@pytest.mark.parametrize(("before", "now", "high_low", "pot", "killer"), [
    ({3}, {3}, False, 900, 3), ({4}, {3}, False, 900, None), ({3}, {3, 4}, False, 900, None),
    ({3, 4}, {3}, False, 900, None), ({4}, {3}, True, 1000, 3), ({3}, {3}, True, 999, None),
    ({4}, {3, 5}, True, 5000, None),
])
def test_a_kill_is_earned_by_two_pots_running_or_by_a_scoop(before, now, high_low, pot, killer):
    """High-low: by a scoop of at least five big bets of 200."""
    house = read_house("cash", {"kill": "full"})
    kill = kill_earned(house, won_before=before, won_now=now, high_low=high_low, pot=pot, big_bet=200)
    assert kill == killer


def test_without_a_kill_rule_nobody_kills():
    house = read_house("cash")
    assert kill_earned(house, won_before={3}, won_now={3}, high_low=False, pot=900, big_bet=200) is None
