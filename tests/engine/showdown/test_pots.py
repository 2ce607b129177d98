"""Main pot and side pots, and what the house takes (house rules 8)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.showdown import pots
from tests.house.ask import played

THREE = {1: 1000, 2: 3000, 3: 20_000}


def test_each_all_in_closes_a_pot():
    """Seat 1 can win three times 1,000, seats 2 and 3 twice 2,000 more."""
    hand = played("3 all-in, 1 call, 2 call", seats=THREE)
    assert [tuple(pot) for pot in pots.pots(hand)] == [(3000, (1, 2, 3)), (4000, (2, 3))]


def test_what_a_folded_player_put_in_lies_in_the_pots_it_reaches():
    hand = played(
        "3 raise 2000, 1 all-in, 2 call, 2 check, 3 bet 500, 2 fold", seats={1: 1000, 2: 5000, 3: 9000}
    )
    assert [tuple(pot) for pot in pots.pots(hand)] == [(3000, (1, 3)), (2000, (3,))]
    assert hand.chips.returned == {3: 500}


def test_while_betting_goes_on_whoever_may_still_match_is_in_the_pot():
    assert [tuple(pot) for pot in pots.pots(played("3 raise 600"))] == [(900, (1, 2, 3))]


def test_between_two_heights_lies_what_each_put_in_there():
    assert pots.between([100, 250, 400], 100, 300) == 350
    assert pots.between([], 0, 10) == 0


def test_chips_are_cut_with_the_dead_ones_in_the_first_pot():
    layers = pots.cut(
        [100, 300, 300], [100, 300], 50, lambda high: tuple(range(3)) if high == 100 else (1, 2)
    )
    assert [(layer.low, layer.high, layer.amount, layer.live) for layer in layers] == [
        (0, 100, 350, (0, 1, 2)),
        (100, 300, 400, (1, 2)),
    ]


TO_FLOP = "3 call, 1 call, 2 check, deal board AhKd2c"


@pytest.mark.parametrize(("source", "parts"), [("main-first", (35, 0)), ("each-pot", (15, 20))])
def test_the_rake_comes_from_the_main_pot_or_from_each(source, parts):
    """R60, `rake-from`: half a percent of 7,000."""
    hand = played(
        "3 all-in, 1 call, 2 call, deal board AhKd2c",
        seats=THREE,
        house={"rake": {"percent": 0.5}, "rake-from": source, "rake-no-flop": "taken"},
    )
    amounts = [3000, 4000]
    assert pots.take_rake(hand, amounts) == parts
    assert amounts == [3000 - parts[0], 4000 - parts[1]]


def test_no_flop_no_rake():
    house = {"rake": {"percent": 10}}
    assert pots.take_rake(played("3 raise 600", house=house), [900]) == ()
    assert pots.take_rake(played(TO_FLOP, house=house), [600]) == (60,)
    assert pots.take_rake(played(TO_FLOP), [600]) == ()


def test_everybody_is_all_in_before_the_door_cards_are_known():
    """The hand waits for its cards, and the pots are cut already; what nobody matched is in none of them."""
    hand = played(
        game="stud", blinds=[], betting="limit", ante=10, bring_in=5, small_bet=20, seats={1: 5, 2: 10}
    )
    assert [tuple(pot) for pot in pots.pots(hand)] == [(10, (1, 2))]
    assert hand.chips.returned == {2: 5}
