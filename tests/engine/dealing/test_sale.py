"""Cards on sale: what one costs, who is asked, where the price goes (house rule `buy-price`)."""

from __future__ import annotations

import pytest

from dealer_assist.cards import UNKNOWN, parse_card
from dealer_assist.contract.view import view
from dealer_assist.engine.dealing import sale
from dealer_assist.engine.dealing.steps import awaited
from dealer_assist.games import load_game
from tests.house.ask import played, refused

BUY = {"game": "progressive-badugi-buy", "betting": "limit", "small_bet": 200, "big_bet": 400}
CHECKED = "1 check, 2 check, 3 check"
ON_SALE = f"3 call, 1 call, 2 check, {CHECKED}, {CHECKED}, deal community 5s"


@pytest.mark.parametrize(("house", "chip", "chips"), [
    ({}, 1, 200), ({"buy-price": 150}, 1, 150), ({"buy-price": 110}, 25, 125)])
def test_a_card_costs_the_big_blind_or_what_the_house_says_in_whole_chips(house, chip, chips):
    assert sale.price(played(house=house, chip=chip, **BUY).setup) == chips


def test_the_price_is_dead_money_and_the_card_lies_open_before_its_buyer():
    hand = played(f"{ON_SALE}, 1 buy", **BUY)
    assert hand.chips.main == 200
    assert hand.chips.stack[0] == 20_000 - 200 - 200
    assert hand.cards.up[0][-1] == parse_card("5s")


def test_a_card_that_nobody_takes_stays_on_sale_and_is_out_of_play_at_the_end():
    hand = played(f"{ON_SALE}, 1 pat, 2 pat, 3 pat, 1 pat, 2 pat", **BUY)
    assert (awaited(hand), hand.to_act, hand.table.community) == ("buy", 3, parse_card("5s"))
    hand = played(f"{ON_SALE}, 1 pat, 2 pat, 3 pat, 1 pat, 2 pat, 3 pat", **BUY)
    assert hand.table.community is None and parse_card("5s") in hand.cards.gone


def test_who_leaves_the_card_does_not_stand_pat():
    """Nobody draws in this game: a screen, a log and a paper say that the card was left."""
    shown = view(played(f"{ON_SALE}, 1 pat", **BUY))
    assert (shown["declines"], shown["seats"][0]["last"]) == ("buy", "leaves")
    assert [load_game(one).declines for one in ("mexican-poker", "badugi", "holdem")] == ["expose", "", ""]


def test_who_has_not_got_the_price_is_not_asked():
    hand = played(ON_SALE, seats={1: 20_000, 2: 350, 3: 20_000}, **BUY)
    assert [hand.order[i] for i in hand.queue] == [1, 3, 1, 3]


def test_a_card_is_bought_in_turn():
    assert "is to buy now" in refused(f"{ON_SALE}, 2 buy", **BUY)


def test_a_card_that_nobody_named_is_sold_too():
    hand = played(f"3 call, 1 call, 2 check, {CHECKED}, {CHECKED}, deal community ??, 1 buy", **BUY)
    assert UNKNOWN in hand.cards.up[0] and hand.chips.main == 200


def test_who_has_folded_buys_nothing():
    lines = f"3 call, 1 fold, 2 check, {CHECKED[9:]}, {CHECKED[9:]}, deal community 5s"
    assert "Seat 1" in refused(f"{lines}, 1 buy", **BUY)
