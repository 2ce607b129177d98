"""A card is seen for the first time: where it may have been before, and where it cannot (R49)."""

from __future__ import annotations

import pytest

from dealer_assist.cards import UNKNOWN, parse_cards
from dealer_assist.engine.dealing.named_cards import BOARD, enter, enter_all
from dealer_assist.errors import NotNow
from tests.house.ask import played


def refusal_of(hand, card, owner):
    with pytest.raises(NotNow) as refusal:
        enter(hand, parse_cards(card)[0], owner)
    return refusal.value.code


def test_a_card_has_one_owner():
    hand = played("deal 1 AhQs")
    enter(hand, parse_cards("2c")[0], BOARD)
    assert refusal_of(hand, "2c", 0) == "duplicate-card"
    assert refusal_of(hand, "Ah", BOARD) == "duplicate-card"


def test_a_short_deck_has_no_deuce():
    hand = played(game="short-deck-holdem", blinds=[], ante=100, betting="no-limit", button=3)
    assert refusal_of(hand, "2c", 0) == "not-in-deck"


def test_what_nobody_named_has_no_owner():
    hand = played()
    enter_all(hand, (UNKNOWN, *parse_cards("Ah"), UNKNOWN), BOARD)
    assert list(hand.cards.where) == list(parse_cards("Ah"))


def test_one_of_several_that_is_there_already_is_refused():
    hand = played("deal 1 AhQs")
    with pytest.raises(NotNow):
        enter_all(hand, parse_cards("2cAh"), BOARD)
