"""Draws and discards: how many, in which order, and what is thrown (house rules 6)."""

from __future__ import annotations

import pytest

from dealer_assist.cards import UNKNOWN, parse_cards
from dealer_assist.engine.dealing import draws
from tests.house.ask import played, refused

TRIPLE = {"game": "deuce-to-seven-triple-draw", "betting": "limit", "small_bet": 200, "big_bet": 400}
IN = "3 call, 1 call, 2 check"


def test_the_first_to_draw_sits_left_of_the_button():
    assert played(IN, **TRIPLE).to_act == 1
    assert "Seat 1 is to draw now, before seat 2" in refused(f"{IN}, 2 draw 2", **TRIPLE)


@pytest.mark.parametrize("limit", [3, 5])
def test_the_house_may_limit_a_draw(limit):
    hand = played(IN, house={"draw-limit": limit}, **TRIPLE)
    assert draws.bounds(hand, hand.streets[hand.street_no].steps[hand.step_no], 0) == (0, limit)
    asks = f"{IN}, 1 draw {limit}"
    assert played(asks, house={"draw-limit": limit}, **TRIPLE).cards.draws[0] == (limit,)
    if limit < 5:
        assert "may be drawn here" in refused(
            f"{IN}, 1 draw {limit + 1}", house={"draw-limit": limit}, **TRIPLE
        )


def test_named_discards_leave_the_hand_and_lie_in_the_muck():
    hand = played(f"deal 1 AsKs7h5d2c, {IN}, 1 draw 2 AsKs", **TRIPLE)
    assert hand.cards.gone == {card: (0, 0) for card in parse_cards("AsKs")}
    assert hand.cards.down[0][:3] == list(parse_cards("7h5d2c"))


def test_where_discards_are_not_named_nobody_knows_what_is_left():
    hand = played(f"deal 1 AsKs7h5d2c, {IN}, 1 draw 2", **TRIPLE)
    assert set(hand.cards.down[0]) == {UNKNOWN}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("1 draw 2 AsAs", "throws a card twice"),
        ("1 draw 1 Qd", "does not hold the queen of diamonds"),
    ],
)
def test_what_is_not_held_cannot_be_thrown(line, words):
    assert words in refused(f"deal 1 AsKs7h5d2c, {IN}, {line}", **TRIPLE)


def test_everybody_is_served_in_turn_once_all_have_said_how_many():
    hand = played(f"{IN}, 1 draw 2, 2 pat, 3 draw 1", **TRIPLE)
    assert [owed for due in hand.due for owed in due.owed] == [(0, 2), (2, 1)]


def test_a_fifth_card_comes_after_everybody_else_where_the_house_has_it_so():
    hand = played(f"{IN}, 1 draw 5, 2 draw 1, 3 pat", house={"fifth-card": "after-others"}, **TRIPLE)
    assert [owed for due in hand.due for owed in due.owed] == [(0, 4), (1, 1), (0, 1)]


def test_a_fifth_card_waits_for_the_others_too_where_each_is_served_in_turn():
    """House rules 6, `fifth-card`: "the fifth after everyone else", however the others are served."""
    house = {"fifth-card": "after-others", "draw-delivery": "each-in-turn"}
    hand = played(f"{IN}, 1 draw 5", house=house, **TRIPLE)
    assert [owed for due in hand.due for owed in due.owed] == [(0, 4)]
    hand = played(f"{IN}, 1 draw 5, deal 1 2s3s4s5s, 2 draw 5, 3 pat", house=house, **TRIPLE)
    assert [owed for due in hand.due for owed in due.owed] == [(0, 1), (1, 1)]
    assert [len(cards) for cards in hand.cards.down] == [5, 5, 5]


SHORT_DECK = ("3 fold, 4 call, 5 call, 6 call, 1 call, 2 check, "
              "1 draw 4, 2 draw 4, 4 draw 4, 5 draw 4, 6 pat, "
              "1 check, 2 check, 4 check, 5 check, 6 check, 1 draw 5 AsKsQsJsTs, 2 draw 2")


def test_who_waits_for_a_fifth_card_does_not_get_an_own_discard_back():
    """R49: everybody who is still owed. Seat 1 took the last four of the deck, seat 2 needs the shuffle.

    5 folded, 16 thrown in the first draw, two burns: 23. The five of seat 1 stay out like the two of seat 2.
    """
    house = {"fifth-card": "after-others", "draw-delivery": "each-in-turn"}
    hand = played(SHORT_DECK, house=house, seats=6, **TRIPLE)
    assert hand.deck.pool == 23
    assert [(due.cards, due.without) for due in hand.due if due.do == "shuffle"] == [(23, (1, 0))]
    done = f"{SHORT_DECK}, deal 2 2c3c, 4 pat, 5 pat, 6 pat, deal 1 As"
    assert "must not get" in refused(done, house=house, seats=6, **TRIPLE)


def test_where_the_muck_is_too_small_an_own_discard_may_come_as_the_fifth_card():
    """R49: nothing else lies there but a burn, so only what the drawer threw stays out; seat 1 waits."""
    house = {"fifth-card": "after-others", "draw-delivery": "each-in-turn"}
    fives = "1 draw 5 AsKsQsJsTs, deal 1 2s3s4s5s, 2 draw 5, 3 draw 5, 4 draw 5, 5 draw 5"
    lines = f"3 call, 4 call, 5 call, 6 call, 1 call, 2 check, {fives}, 6 draw 2 AhKh"
    hand = played(lines, house=house, seats=6, **TRIPLE)
    assert [(due.cards, due.without) for due in hand.due if due.do == "shuffle"] == [(26, (5,))]
    fifth = played(f"{lines}, deal 1 As", house=house, seats=6, **TRIPLE).cards.down[0][-1]
    assert fifth == parse_cards("As")[0]
    assert "must not get" in refused(f"{lines}, deal 6 Ah", house=house, seats=6, **TRIPLE)


@pytest.mark.parametrize(("lines", "words"), [
    ("3 fold, 1 call, 2 check, 3 pat", "Seat 3 has folded; seat 1 is to draw now"),
    (f"{IN}, 1 pat, 1 pat", "has done so already"),
])
def test_who_draws_out_of_turn_is_told_who_is_to(lines, words):
    assert words in refused(lines, **TRIPLE)


def test_a_card_that_was_not_known_before_may_be_thrown_by_name():
    hand = played(f"{IN}, 1 draw 1 As", **TRIPLE)
    assert hand.cards.gone == {parse_cards("As")[0]: (0, 0)}
    assert parse_cards("As")[0] not in hand.cards.where
