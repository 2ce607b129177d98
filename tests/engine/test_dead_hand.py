"""A hand that is ruled dead: its chips stay in, and the table goes on with whoever is next (R59)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.dead_hand import kill
from dealer_assist.engine.state.actions import Action
from dealer_assist.errors import NotNow
from tests.house.ask import ask, played


def test_the_chips_of_a_dead_hand_stay_in_the_pot_and_it_can_win_none_of_it():
    state = ask("3 raise 600, 1 dead, 2 fold")
    assert state["awards"] == {"3": 500}  # the blinds and 200 of the raise; 400 came back
    assert state["returned"] == {"3": 400}


def test_a_dead_hand_gets_back_a_raise_that_nobody_called_and_nothing_else():
    """House rules 7, `kill-tabled-winner`: 400 over the big blind; the 200 that met it stay in."""
    state = ask("3 fold, 1 raise 600, 1 dead")
    assert (state["returned"], state["awards"]) == ({"1": 400}, {"2": 400})
    assert state["notes"][-1]["text"] == "What nobody called of seat 1's raise goes back: 400."
    flop = ask("3 call, 1 call, 2 check, deal board Kc9h4d, 1 bet 500, 2 raise 1500, 2 dead, 3 fold")
    assert (flop["returned"], flop["awards"]) == ({"2": 1000}, {"1": 1600})


def test_a_raise_of_a_dead_hand_stands_while_somebody_may_call_it():
    flop = "3 call, 1 call, 2 check, deal board Kc9h4d, 1 bet 500, 2 raise 1500, 2 dead"
    assert ask(flop)["legal"]["call"] == 1500
    called = ask(f"{flop}, 3 call, 1 fold")
    assert (called["returned"], called["awards"]) == ({}, {"3": 4100})


def test_the_big_blind_of_a_dead_hand_is_no_raise():
    state = ask("2 dead, 3 fold")
    assert (state["returned"], state["awards"]) == ({}, {"1": 300})


def test_the_player_to_act_is_dead_and_the_next_one_acts():
    hand = played("3 dead")
    assert (hand.to_act, hand.live()) == (1, [0, 1])


def test_somebody_else_is_dead_and_who_was_to_act_still_is():
    assert played("1 dead").to_act == 3


def test_a_draw_of_a_dead_hand_is_not_waited_for():
    draw = {"game": "deuce-to-seven-lowball", "betting": "no-limit", "ante": 0}
    assert played("3 raise 400, 1 call, 2 call, 1 dead", **draw).to_act == 2
    assert played("3 raise 400, 1 call, 2 call, 1 pat, 2 pat, 3 dead", **draw).to_act == 1


def test_a_hand_that_has_folded_cannot_be_ruled_dead():
    hand = played("3 fold")
    with pytest.raises(NotNow) as refused:
        kill(hand, Action("dead", 3), 2)
    assert (refused.value.code, refused.value.rule) == ("hand-folded", "R59")
    assert not hand.notes


def test_while_a_game_is_chosen_somebody_else_may_be_dead():
    """2.44: seat 1 picks at a table of four, and still does."""
    game = {"game": "paradise-road-pickem", "betting": "limit", "small_bet": 200, "big_bet": 400, "seats": 4}
    hand = played(**game)
    chooser = hand.to_act
    other = next(seat for seat in hand.order if seat != chooser)
    assert played(f"{other} dead", **game).to_act == chooser


def test_who_is_the_last_to_open_a_card_is_dead_and_the_next_card_is_dealt():
    """2.37."""
    game = {"game": "mexican-poker", "betting": "limit", "blinds": [], "ante": 10, "small_bet": 20,
            "button": 3}
    lines = "deal 1 up Kd, deal 2 up Qd, deal 3 up Jd, 1 bet 20, 2 call, 3 call, 1 pat, 2 pat"
    assert played(lines, **game).to_act == 3
    hand = played(f"{lines}, 3 dead", **game)
    assert not hand.queue and [len(up) for up in hand.cards.up[:2]] == [2, 2]
