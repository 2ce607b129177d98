"""Forced chips: who posts, in what order, and what is dead (1.1, 1.2.1; house rules 4)."""

from __future__ import annotations

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.betting import posting
from dealer_assist.engine.play import Hand, seated
from tests.house.ask import played

SEATS = {"1": 1000, "2": 1000, "3": 1000}


def paid(**setup):
    """Seat, kind and chips of each payment, in order."""
    hand = blank(**setup)
    return [(hand.order[i], kind, chips) for i, kind, chips in posting.payments(hand)]


def blank(**setup) -> Hand:
    return seated(
        read_setup(
            {"game": "holdem", "betting": "no-limit", "blinds": [5, 10], "button": 3, "seats": SEATS, **setup}
        )
    )


def test_blinds_go_clockwise_from_the_button_and_heads_up_the_button_is_small():
    assert paid() == [(1, "small", 5), (2, "big", 10)]
    assert paid(seats={"1": 1000, "3": 1000}) == [(3, "small", 5), (1, "big", 10)]


def test_everybody_antes_before_the_blinds():
    assert paid(ante=1) == [(1, "ante", 1), (2, "ante", 1), (3, "ante", 1), (1, "small", 5), (2, "big", 10)]


@pytest.mark.parametrize(
    ("order", "kinds"), [("ante-first", ["ante", "big"]), ("blind-first", ["big", "ante"])]
)
def test_a_big_blind_ante_is_paid_before_or_after_the_blind(order, kinds):
    """House rules 4, `big-blind-ante-order`: it matters to who has not enough for both."""
    row = paid(
        big_blind_ante=10,
        button=5,
        seats=SEATS | {"2": 15, "4": 1000, "5": 1000},
        house={"big-blind-ante-order": order},
    )
    mine = [(kind, chips) for seat, kind, chips in row if seat == 2]
    assert mine == [(kinds[0], 10), (kinds[1], 5)]


def test_a_missed_small_blind_is_dead_and_the_big_one_live():
    hand = played(
        blinds=[5, 10],
        seats=4,
        posts=[
            {"seat": 1, "kind": "small"},
            {"seat": 2, "kind": "big"},
            {"seat": 4, "kind": "missed", "amount": 15},
        ],
    )
    assert hand.round.bet == [5, 10, 0, 10]
    assert hand.chips.main == 5


@pytest.mark.parametrize(("amount", "owed", "dead"), [(10, 10, 0), (15, 10, 5), (5, 0, 5)])
def test_a_missed_big_blind_is_what_others_owe_where_nobody_else_posts_one(amount, owed, dead):
    """Contract 4: posts state them all; the live big blind that is made up is a bet like any other."""
    hand = played(blinds=[5, 10], seats=4, posts=[{"seat": 4, "kind": "missed", "amount": amount}])
    assert (hand.round.high, hand.round.bet, hand.chips.main) == (owed, [0, 0, 0, owed], dead)
    assert hand.round.owed == owed


def test_a_straddle_opens_to_its_left_and_is_what_has_to_be_called():
    hand = played(blinds=[5, 10, 20], seats=4)
    assert (hand.round.high, hand.to_act) == (20, 4)


def test_the_kill_stands_in_for_the_killer_s_blind():
    row = paid(game="omaha-8", betting="limit", small_bet=10, big_bet=20, killer=2, house={"kill": "full"})
    assert (2, "kill", 20) in row and (2, "big", 10) not in row


def test_a_bomb_pot_has_no_blinds():
    assert paid(bomb_pot=True, ante=10) == [(1, "ante", 10), (2, "ante", 10), (3, "ante", 10)]


def test_dead_chips_lie_in_a_bomb_pot_as_in_any_other():
    """House rules, section 9, `nit-ante`: dead to the first pot of the level, whatever that pot is."""
    posts = [{"seat": 2, "kind": "big"}, {"seat": 3, "kind": "dead", "amount": 60}]
    hand = played(bomb_pot=True, ante=10, posts=posts, seats=3)
    assert (hand.chips.main, hand.round.high, hand.chips.stack) == (60, 0, [19_990, 19_990, 19_930])
