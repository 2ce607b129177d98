"""What a page of a hand costs, in calls of Python, which no busy machine makes more of."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.view import reasons, view
from dealer_assist.engine.betting.raising import why_no_raise
from dealer_assist.engine.play import Hand, play
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.texts import capital, say

SETTINGS = {"game": "holdem", "betting": "no-limit", "blinds": [50, 100], "button": 1,
            "seats": {"1": 10**6, "2": 10**6, "3": 10**6}}


def test_a_page_costs_no_more_late_in_a_long_hand() -> None:
    assert _calls(_raised(400)) == _calls(_raised(10)) < 125


def test_the_lines_of_a_page_are_all_of_the_hand() -> None:
    assert view(_raised(30))["lines"] == ["1 fold", *(_raise(n) for n in range(30))]


@pytest.mark.parametrize("stakes", [
    {"betting": "no-limit"}, {"betting": "limit", "small_bet": 100, "big_bet": 200}, {"betting": "pot-limit"},
])
def test_where_nobody_has_bet_a_raise_is_closed_for_the_reason_of_its_refusal(stakes: dict[str, Any]) -> None:
    lines = ["1 call", "2 call", "3 check", "2 check", "3 check"]
    hand = play(read_setup(SETTINGS | stakes), map(parse_action, lines))
    assert hand.street == "flop"
    assert reasons(hand)["raise"] == capital(say("closed.stop", text=why_no_raise(hand, hand.round.actor)))


@pytest.mark.parametrize(("killed", "bets"), [
    ({}, [100, 200]),
    ({"killer": 3, "house": {"kill": "full"}}, [200, 400]),
    ({"killer": 3, "house": {"kill": "half"}}, [150, 300]),
    ({"betting": "no-limit"}, []),
])
def test_the_bets_of_a_killed_pot_are_those_that_are_played(killed: dict[str, Any], bets: list[int]) -> None:
    """House rules, section 4: full: limits doubled; half: 1.5."""
    limit = {"betting": "limit", "small_bet": 100, "big_bet": 200, "tournament": False}
    assert view(play(read_setup(SETTINGS | limit | killed), []))["bets"] == bets


def _raised(often: int) -> Hand:
    """The blinds raise each other, and of every hand on the way the page was seen."""
    hand = play(read_setup(SETTINGS), [parse_action("1 fold")])
    for n in range(often):
        view(hand)
        hand = hand.after(parse_action(_raise(n)))
    return hand


def _raise(n: int) -> str:
    return f"{2 + n % 2} raise {200 + 100 * n}"


def _calls(hand: Hand) -> int:
    """How many functions are called for the page of a hand; what is kept by amounts was asked before."""
    count = 0

    def one_more(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event == "call"

    view(hand.copy())
    sys.setprofile(one_more)
    try:
        view(hand)
    finally:
        sys.setprofile(None)
    return count


def test_the_two_antes_of_a_short_deck_button_are_no_blind() -> None:
    """House rules 4, `ante`: "all pay one, the button two"; the plate says D, and not BB beside it."""
    settings = {**SETTINGS, "game": "short-deck-holdem", "ante": 100, "house": {"ante": "short-deck"}}
    settings = {name: value for name, value in settings.items() if name != "blinds"}
    rows = view(play(read_setup(settings), []))["seats"]
    assert [row["seat"] for row in rows if row["button"]] == [1]
    assert not any(row["big"] or row["small"] for row in rows)
