"""House rules, sections 5 and 6: a card that was exposed, a hand of a wrong count, a misdeal."""

from __future__ import annotations

import pytest

from dealer_assist.engine.dealing.misdeals import (
    Miscount, exposed_last_card, exposed_on_the_draw, misdeal, substantial, wrong_card_count,
)
from dealer_assist.games import load_game
from dealer_assist.rules.house import read_house

DRAW, HOLDEM = load_game("five-card-draw"), load_game("holdem")


@pytest.mark.parametrize(("acted", "chips", "late"), [
    (1, True, False), (2, False, False), (2, True, True), (3, False, True),
])
def test_two_with_chips_or_three_in_all_are_substantial_action(acted, chips, late):
    assert substantial(acted, chips) is late


@pytest.mark.parametrize(("misdeal", "kind"), [
    (Miscount(3, cards=4, due=5, acted=1, chips=True), "misdeal"),
    (Miscount(3, cards=4, due=5, acted=2, chips=False), "misdeal"),
    (Miscount(3, cards=4, due=5, acted=2, chips=True), "dead hand"),
    (Miscount(3, cards=4, due=5, acted=3, chips=False), "dead hand"),
    (Miscount(3, cards=4, due=5, acted=3, chips=True, before_draw=True), "draw up"),
    (Miscount(3, cards=6, due=5, acted=3, chips=True, before_draw=True), "dead hand"),
    (Miscount(3, cards=4, due=5, acted=3, chips=True, button=True), "complete"),
    (Miscount(3, cards=4, due=5, acted=3, chips=True, button=True, button_acted=True), "dead hand"),
])
def test_a_wrong_count_before_and_after_the_action_counts(misdeal, kind):
    """Two players with chips, or three in all; then short hands draw up, and the button is made whole."""
    assert wrong_card_count(misdeal, DRAW)[0] == kind


def test_a_misdeal_leaves_what_the_game_has():
    assert "button" in misdeal(HOLDEM).steps[-1]
    assert "button" not in misdeal(load_game("stud")).steps[-1]


def test_a_drawn_card_that_was_turned_up_is_replaced_when_the_others_are_served():
    replaced = exposed_on_the_draw(3, (4, 1), read_house())
    assert replaced[0] == "replace" and "4, 1" in replaced.steps[1]
    assert exposed_on_the_draw(3, (), read_house()).steps[1] != replaced.steps[1]
    assert exposed_on_the_draw(3, (4,), read_house("barge", {"draw-exposed": "keep"}))[0] == "keep"


def test_the_last_card_of_stud_is_replaced_while_there_can_be_betting():
    house = read_house("barge", {"last-card-exposed": "replace"})
    assert exposed_last_card(3, True, house)[0] == "replace"
    assert exposed_last_card(3, False, house)[0] == "keep"
