"""A betting round: who opens, who is next, when it is over, what comes back (1.1; house rules 8)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.betting import rounds
from dealer_assist.engine.betting.legal import to_call
from dealer_assist.engine.play import apply, start
from dealer_assist.engine.showdown.pots import pots
from dealer_assist.engine.state.stage import Stage
from dealer_assist.errors import NotNow
from dealer_assist.games import game_ids
from tests.house.ask import played
from tests.strategies import random_line
from dealer_assist.engine.state.actions import parse_action


def test_the_big_blind_has_the_last_word_before_the_flop():
    assert played("3 call, 1 call").to_act == 2
    assert played("3 call, 1 call, 2 check").round.number == 1


def test_after_the_flop_the_first_player_left_of_the_button_opens():
    assert played("3 call, 1 fold, 2 check").to_act == 2


def test_a_raise_gives_everybody_another_turn():
    assert played("3 call, 1 call, 2 raise 600").to_act == 3


def test_what_nobody_matched_goes_back_at_once():
    hand = played("3 raise 5000, 1 all-in, 2 fold", seats={1: 1000, 2: 20_000, 3: 20_000})
    assert hand.chips.returned == {3: 4000}
    assert hand.chips.stack[2] == 19_000


def test_nobody_bets_where_one_player_alone_has_chips():
    hand = played("3 all-in, 1 call, 2 fold", seats={1: 20_000, 2: 20_000, 3: 1000})
    assert hand.betting_over and hand.stage is not Stage.BETTING


@pytest.mark.parametrize(
    ("before", "line", "code"),
    [
        ("", "1 call", "out-of-turn"),
        ("3 fold", "3 call", "hand-folded"),
        (
            "3 call, 1 call, 2 check" + 3 * ", 1 check, 2 check, 3 check",
            "1 bet 200",
            "not-betting",
        ),
    ],
)
def test_who_is_not_to_act_is_told_who_is(before, line, code):
    hand = played(before)
    action = parse_action(line)
    with pytest.raises(NotNow) as refused:
        rounds.act(hand, action, hand.seat_index[action.seat])
    assert refused.value.code == code


def test_a_bring_in_that_nobody_can_answer_is_not_asked_for():
    """2.54: the other player is all-in for the ante, and the cards run out."""
    hand = played(game="stud", blinds=[], betting="limit", ante=10, bring_in=5, small_bet=20,
                  seats={1: 10, 2: 1000}, up={"1": "2c", "2": "Kd"})
    assert (hand.stage, hand.round.bring_due) == (Stage.SHOWDOWN, False)


def test_an_ante_that_nobody_could_match_comes_back():
    """House rules 8, `uncalled`: ten against five; the five above are in no pot."""
    hand = played("1 show 2c3c4c5c6c7c8d, 2 show KdKcKhQdQc9s9d", game="stud", blinds=[], betting="limit",
                  ante=10, bring_in=5, small_bet=20, seats={1: 5, 2: 1000}, up={"1": "2c", "2": "Kd"})
    assert hand.over and hand.chips.returned == {2: 5}
    assert sum(hand.awards.values()) == 10


def test_an_ante_that_nobody_could_match_comes_back_before_the_pots_are_counted():
    """House rules 8: "what no one matched goes back before pots": it stood as a side pot of one seat."""
    hand = played(blinds=[], ante=100, betting="no-limit", button=3, seats={1: 1000, 2: 60, 3: 40})
    assert hand.chips.returned == {1: 40}
    assert [(pot.amount, pot.seats) for pot in pots(hand)] == [(120, (1, 2, 3)), (40, (1, 2))]


def test_nobody_brings_it_in_by_itself_who_is_all_in_for_the_ante():
    """R53: jam-or-fold posts the bring-in; of a stack that the ante took there is none to post."""
    stud = {"game": "stud", "betting": "jam-or-fold", "blinds": [], "ante": 20, "bring_in": 50,
            "up": {"1": "2c", "2": "9d", "3": "Ks"}}
    assert played(**stud).chips.total == [70, 20, 20]
    hand = played(seats={1: 20, 2: 5000, 3: 5000}, **stud)
    assert (hand.chips.total, hand.to_act) == ([20, 20, 20], 2)


@pytest.mark.parametrize("game", game_ids())
def test_what_is_owed_to_the_lead_is_what_is_owed_by_the_reach_of_all(game):
    """The round asks whose wager is met; `to_call` asks every opponent what they have, or could, put in."""
    for seed in (5, 6):
        line = random_line(game, seed)
        hand = start(line.setup)
        for action in (*line.actions, None):
            if hand.stage is Stage.BETTING:
                assert hand.round.owed == to_call(hand, hand.round.actor), hand.lines
            if action is not None:
                apply(hand, action)
