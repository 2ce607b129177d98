"""Pots that nobody shows a hand for (house rules 7, `last-hand-shows`; 8, `side-pots`)."""

from __future__ import annotations

from dealer_assist.engine.showdown.mucked_pots import given_up
from tests.house.ask import played

THREE = {1: 5000, 2: 5000, 3: 1000}
BOTH_IN = (
    "3 all-in, 1 call, 2 call, deal board AhKd2c, 1 check, 2 check, deal board 5s, 1 check, 2 check, "
    "deal board 9d, "
)
HOUSE = {"all-in-show": "at-showdown"}


def side(lines):
    """Seats 1 and 2 bet 2,000 more into a side pot."""
    return played(BOTH_IN + lines, seats=THREE, house=HOUSE)


def test_a_pot_everybody_mucked_in_goes_to_the_last_who_did_and_only_that_one():
    hand = side("1 bet 2000, 2 call, 1 muck, 2 muck")
    assert hand.awards == {2: 4000, 3: 3000}
    assert any(
        text.startswith("Side pot") and rule == "house rule last-hand-shows" for text, rule in hand.notes
    )


def test_nothing_is_given_up_while_a_hand_is_left_in_each_pot():
    hand = side("1 bet 2000, 2 call")
    assert given_up(hand) == []
    hand.showdown.mucked[0] = True
    assert given_up(hand) == []
    assert hand.notes == ()


def test_a_hand_that_was_taken_back_is_in_the_pot_again():
    hand = side("1 bet 2000, 2 call, 1 muck, 1 show QcQd, 2 muck")
    assert hand.showdown.shown[0] and not hand.showdown.mucked[0]
