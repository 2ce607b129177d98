"""What a set-up comes to in chips (house rules 1, 2, 4)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.state.amounts import amounts_of
from tests.house.ask import played


def amounts(**setup):
    return amounts_of(played(**setup).setup)


def test_no_limit_opens_for_the_big_blind():
    assert amounts().least_bet == 200
    assert amounts(house={"min-bet": 500}).least_bet == 500


def test_a_bomb_pot_opens_for_its_ante():
    assert amounts(bomb_pot=True, ante=300).least_bet == 300


@pytest.mark.parametrize(("rule", "unit"), [("smallest-chip-in-play", 25), ("smallest-blind-chip", 100)])
def test_bets_are_multiples_of_what_the_house_counts_in(rule, unit):
    assert amounts(chip=25, house={"betting-unit": rule}).unit == unit


def test_a_kill_doubles_the_bets_of_limit():
    limit = {"game": "omaha-8", "betting": "limit", "small_bet": 200, "big_bet": 400}
    assert amounts(**limit).first_bet["small"] == (200, 200)
    assert amounts(killer=1, house={"kill": "full"}, **limit).first_bet["small"] == (400, 400)
