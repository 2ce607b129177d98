"""What the dealer is told of the deck stands in the order of `next`, all-ins too."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.contract.options import options, read_hand
from dealer_assist.engine.deck_prompts import drawn_to_board, with_deals
from dealer_assist.engine.prompts import waiting
from tests.engine.test_prompts import NO_LIMIT, document, prompt

SHOWS = "Seat 1 shows: enter the cards"
ANTE_IN: dict[str, Any] = {"blinds": [], "ante": 5, "bring_in": 10, "small_bet": 20, "betting": "limit",
                           "seats": {"1": 5, "2": 5, "3": 5}}
DOORS = ("deal 1 up 2c", "deal 2 up 3c", "deal 3 up 4c")


def prompts_of(game: str, actions: str, **setup: Any) -> tuple[str, list[str]]:
    """The prompt, and what `next` does in its order."""
    now = options(document(game, actions, **setup))
    return now["prompt"], [step["do"] for step in now["next"]]


@pytest.mark.parametrize(("game", "down", "house"), [
    ("super-stud", 4, {}), ("stud", 2, {}), ("stud", 2, {"all-in-show": "at-showdown"}),
])
def test_all_in_by_the_ante_the_first_street_has_its_own_name(game: str, down: int, house: dict[str, str]):
    """`next` names third street at its first step, the cards face down; the door cards belong to it."""
    first = f"Deal every player {down} cards face down. Deal third street: enter the up card of seat 1"
    room = {**ANTE_IN, "house": house}
    assert prompt(game, "", **room) == first
    assert prompt(game, DOORS[0], **room) == "Deal third street: enter the up card of seat 2"
    assert prompt(game, ", ".join(DOORS[:2]), **room) == "Deal third street: enter the up card of seat 3"


def test_all_in_every_street_has_its_own_name():
    at_the_end = {**ANTE_IN, "house": {"all-in-show": "at-showdown"}}
    cards = iter(f"{rank}{suit}" for suit in "dhs" for rank in "23456789")
    lines = [*DOORS]
    for street in ("fourth", "fifth", "sixth"):
        for seat in (1, 2, 3):
            begins = "Burn and deal" if seat == 1 else "Deal"
            question = f"{begins} {street} street: enter the up card of seat {seat}"
            assert prompt("stud", ", ".join(lines), **at_the_end) == question
            lines.append(f"deal {seat} up {next(cards)}")
    last = prompt("stud", ", ".join(lines), **at_the_end)
    assert last.startswith("Burn one card. Deal every player 1 card face down.")


def test_all_in_the_door_cards_are_dealt_before_hands_are_turned_up():
    assert prompts_of("stud", "", **ANTE_IN)[1][:3] == ["deal", "deal", "turn-up"]
    assert prompt("stud", ", ".join(DOORS), **ANTE_IN) == f"All-in: turn up every hand. {SHOWS}"


@pytest.mark.parametrize(("delivery", "steps", "served"), [
    ("all-announce-first", ["turn-up", "burn", "deal", "deal", "show"],
     "Burn one card. Deal 2 cards to seat 1. Deal 1 card to seat 2."),
    ("each-in-turn", ["turn-up", "deal", "show"], "Deal 1 card to seat 2."),
])
def test_all_in_on_the_last_draw_hands_are_turned_up_before_they_are_served(
    delivery: str, steps: list[str], served: str
):
    """R64: `turn-up` comes when nobody has a decision left; the draw is one, the cards it brings are none."""
    two = {**NO_LIMIT, "button": 2, "seats": {"1": 1000, "2": 1000}, "house": {"draw-delivery": delivery}}
    drawn = "2 all-in, 1 call, 1 draw 2, 2 draw 1"
    first, done = prompts_of("deuce-to-seven-lowball", drawn, **two)
    assert done == steps
    assert first == f"All-in: turn up every hand. {served} {SHOWS}"


def test_all_in_on_the_river_hands_are_turned_up_first():
    checks = "1 check, 2 check, 3 check"
    river = f"3 call, 1 call, 2 check, deal board Kc8d2s, {checks}, deal board 9c, {checks}, deal board 4h"
    first, done = prompts_of("holdem", f"{river}, 1 all-in, 2 call, 3 fold", **NO_LIMIT)
    assert done == ["turn-up", "show"]
    assert first == f"All-in: turn up every hand. {SHOWS}"
    assert prompt("holdem", f"{river}, {checks}", **NO_LIMIT).endswith("or muck")


def test_where_nothing_is_dealt_nothing_is_said_before():
    """And a board that nobody drew to is no card of a draw (2.60)."""
    hand = read_hand(document("holdem", "3 call, 1 call, 2 check", **NO_LIMIT))
    assert with_deals(hand, (), waiting(hand)) is waiting(hand)
    assert drawn_to_board(hand) is None


def test_a_board_that_is_run_again_names_its_run_before_a_discard():
    """Crazy pineapple, all-in before the flop: board 1 of 2 up to the discard, in the order of `next`."""
    twice = {"betting": "limit", "seats": {"1": 30, "2": 30}, "button": 1, "blinds": [15, 30],
             "small_bet": 30, "preset": "cash", "tournament": False, "house": {"run-it": 2}}
    assert prompts_of("crazy-pineapple-8", "1 call, run 2", **twice) == (
        "Board 1 of 2. Deal the board before the discard: 3 cards and 1 burn", ["burn", "deal", "discard"])


def test_a_bomb_pot_with_a_spit_card_burns_the_flop_behind_it():
    """R50: "the flop of a bomb pot is burned"; 2.13 deals the spit card with the hole cards."""
    bomb = {"betting": "pot-limit", "blinds": [], "ante": 50, "bomb_pot": True}
    acts = "Seat 1 to act: check, bet 50 to 150"
    assert prompts_of("courchevel", "", **bomb) == (
        "Deal every player 5 cards face down. Deal the spit card: 1 card. Burn and deal the flop: 2 cards. "
        f"{acts}", ["deal", "deal", "burn", "deal", "act"])
    assert prompt("courchevel", "deal board 2c", **bomb) == f"Burn and deal the flop: 2 cards. {acts}"
    assert prompt("courchevel", "deal board 2c7d9s", **bomb) == acts


def test_all_in_by_the_ante_the_spit_card_is_not_the_rest_of_the_board():
    """2.13: dealt face up with the hole cards; flop, turn and river come after the hands are open."""
    ante = {"betting": "pot-limit", "blinds": [], "ante": 50, "bomb_pot": True,
            "seats": {"1": 50, "2": 50, "3": 50}}
    assert prompts_of("courchevel", "", **ante) == (
        "Deal every player 5 cards face down. Deal the spit card: 1 card",
        ["deal", "deal", "turn-up", "burn", "deal", "burn", "deal", "burn", "deal", "show"])
    shown = "deal board 2c, 1 show AsAhKsKhQs, 2 show AdAcKdKcQd, 3 show JsJhTsTh9s"
    assert prompt("courchevel", shown, **ante) == "Deal the rest of the board: 4 cards and 3 burns"
