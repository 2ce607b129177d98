"""Door cards that are burned: "any card that is 10 or higher" (badugi texts)."""

from __future__ import annotations

import pytest

from dealer_assist.cards import UNKNOWN, parse_card
from dealer_assist.engine.dealing.doors import too_high
from tests.house.ask import played

LIMIT = {"betting": "limit", "small_bet": 200, "big_bet": 400}


@pytest.mark.parametrize(("game", "card", "burned"), [
    ("progressive-badugi-buy", "Ts", True),
    ("progressive-badugi-buy", "9s", False),
    ("progressive-badugi-buy", "As", False),    # the ace is low
    ("badugi", "Ks", False),
])
def test_a_card_that_no_qualified_hand_can_hold_is_burned_where_the_page_asks(game, card, burned):
    hand = played(game=game, **LIMIT)
    assert too_high(hand, parse_card(card)) is burned


def test_a_card_nobody_has_seen_is_not_judged():
    assert not too_high(played(game="progressive-badugi-buy", **LIMIT), UNKNOWN)
