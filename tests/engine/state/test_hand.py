"""The hand as a value: what it says of itself."""

from __future__ import annotations

from dealer_assist.engine.state.hand import HandState
from tests.house.ask import played


def test_a_hand_says_its_street_its_stacks_and_every_chip_in_the_middle():
    hand = played("3 raise 600, 1 call, 2 fold")
    assert isinstance(hand, HandState)
    assert (hand.street, hand.pot) == ("flop", 1400)
    assert hand.stacks == {1: 19_400, 2: 19_800, 3: 19_400}
    assert hand.lines == ("3 raise 600", "1 call", "2 fold")


def test_awards_are_there_when_it_is_over():
    assert played("3 fold").awards == {}
    hand = played("3 fold, 1 fold")
    assert (hand.over, hand.awards) == (True, {2: 200})


def test_what_lay_there_when_the_money_went_in_is_kept_for_every_run():
    hand = played("3 call, 1 call, 2 check, deal board AhKd2c, 1 all-in, 2 call, 3 fold")
    assert hand.kept_board() == 3
