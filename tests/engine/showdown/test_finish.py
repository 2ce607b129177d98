"""The end of a hand: who shows in what order, who may muck, what is paid (house rules 7)."""

from __future__ import annotations

import pytest

from dealer_assist.engine.play import tell
from dealer_assist.engine.showdown import finish
from dealer_assist.engine.state.actions import parse_action
from dealer_assist.engine.state.events import Awarded, Raked
from tests.house.ask import played, refused

CHECK = "1 check, 2 check, 3 check"
CHECKED = (
    f"3 call, 1 call, 2 check, deal board AhKd2c, {CHECK}, deal board 5s, {CHECK}, deal board 9d, {CHECK}"
)
BET = CHECKED.removesuffix(CHECK) + "1 check, 2 bet 400, 3 call, 1 call"


def seats(hand):
    return [hand.order[i] for i in finish.show_order(hand)]


def test_who_bet_last_shows_first_and_else_the_first_from_the_button():
    assert seats(played(BET)) == [2, 3, 1]
    assert seats(played(CHECKED)) == [1, 2, 3]
    assert seats(played(BET, house={"show-order": "position"})) == [1, 2, 3]


def test_side_pots_are_shown_before_the_main_pot():
    """Seat 3 bet last and is all-in for the main pot alone."""
    hand = played(
        "3 all-in, 1 call, 2 call, deal board AhKd2c, 1 check, 2 check, deal board 5s, 1 check, 2 check, "
        "deal board 9d, 1 check, 2 bet 400, 1 call",
        seats={1: 5000, 2: 5000, 3: 1000},
    )
    assert seats(hand) == [2, 1, 3]


def test_one_hand_that_is_left_is_paid_unseen():
    hand = played("3 raise 600, 1 fold, 2 fold")
    assert (hand.over, hand.awards, hand.chips.returned) == (True, {3: 500}, {3: 400})


def test_the_last_hand_need_not_be_shown_where_everybody_else_mucks():
    hand = played(f"{CHECKED}, 1 muck, 2 muck")
    assert hand.awards == {3: 600}
    assert not played(f"{CHECKED}, 1 muck, 2 muck", house={"last-hand-shows": "yes"}).over


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("3 call, 1 show AsAd", "The betting is not over"),
        (f"{CHECKED}, 1 show As", "Seat 1 holds 2 cards; 1 are named"),
        (f"{CHECKED}, 1 show QcQd, 1 muck", "has tabled"),
        ("3 all-in, 1 call, 2 fold, 3 muck", "cannot muck"),
    ],
)
def test_what_is_not_a_showdown_is_refused(lines, words):
    assert words in refused(lines)


def test_a_mucked_hand_is_dead_or_may_be_taken_back_as_the_house_has_it():
    back = f"{CHECKED}, 1 muck, 1 show QcQd"
    assert played(back).showdown.shown[0]
    assert "mucked hand is dead" in refused(back, house={"muck-at-showdown": "dead"})


def test_chips_that_one_player_alone_put_in_are_never_a_pot():
    hand = played(
        "3 all-in, 1 call, 2 fold, deal board AhKd2c5s9d, 3 show QcQd, 1 show JcJd",
        seats={1: 5000, 2: 5000, 3: 1000},
    )
    assert hand.awards == {3: 2200}


TWO_LEFT = (
    "3 fold, 1 call, 2 check, deal board AhKd2c, 1 check, 2 check, deal board 5s, 1 check, 2 check, "
    "deal board 9d"
)


@pytest.mark.parametrize(
    ("lines", "words", "house"),
    [
        (f"{TWO_LEFT}, 1 check, 2 check, 3 show JsJd", "Seat 3 has folded", {}),
        (f"{CHECKED}, 1 show", "must table all 2 cards", {}),
        (f"{CHECKED}, 1 muck, 2 muck, 3 muck", "Everybody else has mucked", {"last-hand-shows": "yes"}),
    ],
)
def test_a_hand_that_cannot_be_shown_or_thrown_in(lines, words, house):
    assert words in refused(lines, house=house)


def test_the_rake_is_an_event_of_the_end():
    hand = played(f"{CHECKED}, 1 show QsQd, 2 muck", house={"rake": {"percent": 10}})
    happened = tell(hand, parse_action("3 muck"))
    assert Raked(60) in happened and Awarded(1, 540) in happened


def test_no_hand_is_thrown_in_while_cards_are_still_to_come():
    """A draw is left: whoever throws in now would have drawn."""
    draw = {"game": "five-card-draw", "seats": {1: 1000, 2: 1000}, "tournament": False, "preset": "cash"}
    assert "Cards are still to come" in refused("1 all-in, 2 call, 2 muck", button=1, **draw)
