"""House rules, section 4 (`bomb-pot`): what a bomb pot is played for, and in which hand it comes."""

from __future__ import annotations

import pytest

from dealer_assist.errors import Unreadable
from dealer_assist.session.bomb_pots import BETTINGS, BombPots, read_bomb_pots


@pytest.mark.parametrize(("since", "left", "due"), [(0, 4, False), (3, 1, False), (4, 0, True), (9, 0, True)])
def test_every_fifth_hand_is_one(since: int, left: int, due: bool):
    plan = BombPots(50, every=5)
    assert plan.left(since) == left and plan.due(since, new_dealer=False) is due


def test_a_new_dealer_begins_with_one_where_the_table_says_so():
    assert BombPots(50, dealer_change=True).due(0, new_dealer=True)
    assert not BombPots(50, dealer_change=True).due(0, new_dealer=False)
    assert not BombPots(50).due(100, new_dealer=True)
    assert BombPots(50, dealer_change=True).left(3) is None


def test_none_comes_by_itself_where_the_table_votes():
    plan = read_bomb_pots({"ante": 50, "game": "double-board-omaha", "vote": True})
    assert plan.vote and plan.document()["vote"] is True and plan.betting == "pot-limit"
    assert not plan.due(99, new_dealer=True) and plan.left(99) is None


def test_the_hand_is_set_up_with_antes_alone():
    nothing_else = {"blinds": [], "big_blind_ante": 0, "bring_in": None}
    assert BombPots(50).settings() == {"bomb_pot": True, "ante": 50, **nothing_else}
    own = BombPots(50, "omaha", "pot-limit").settings()
    assert (own["game"], own["betting"]) == ("omaha", "pot-limit")


def test_it_is_kept_and_read_again():
    plan = read_bomb_pots({"ante": 50, "game": "omaha", "betting": "pot-limit", "every": 8})
    assert plan == BombPots(50, "omaha", "pot-limit", 8) and read_bomb_pots(plan.document()) == plan


def test_a_game_of_its_own_has_its_usual_betting_where_a_bomb_pot_can_be_bet_so():
    assert read_bomb_pots({"ante": 50, "game": "omaha"}).betting == "pot-limit"
    assert read_bomb_pots({"ante": 50, "game": "badugi"}).betting == BETTINGS[0]
    assert read_bomb_pots({"ante": 50}) == BombPots(50)


@pytest.mark.parametrize(("asked", "code"), [
    ({}, "no-ante"), ({"ante": 0}, "no-ante"), ({"ante": 50, "game": "stud"}, "bomb-pot-blinds"),
])
def test_what_cannot_be_one_is_refused(asked: dict[str, object], code: str):
    with pytest.raises(Unreadable) as refusal:
        read_bomb_pots(asked)
    assert refusal.value.code == code
