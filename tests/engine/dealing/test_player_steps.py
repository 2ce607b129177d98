"""What players do with cards of their own besides a draw: discards, parts, door cards (2.11, 2.44, 2.50)."""

from __future__ import annotations

import pytest

from dealer_assist.cards import UNKNOWN, parse_cards
from dealer_assist.engine.dealing import player_steps
from dealer_assist.errors import NotNow
from tests.house.ask import played, refused

PINEAPPLE = {"game": "crazy-pineapple-8", "betting": "limit", "small_bet": 200, "big_bet": 400}
TO_DISCARD = "3 call, 1 call, 2 check, deal board AhKd2c, 1 check, 2 check, 3 check"


def test_everybody_throws_one_and_the_table_need_not_know_which():
    hand = played(f"deal 1 QsQd3s, {TO_DISCARD}, 1 discard 1", **PINEAPPLE)
    assert hand.cards.owed == [0, 1, 1]
    assert hand.cards.down[0] == [UNKNOWN, UNKNOWN]  # which two are left is not known either


def test_a_named_discard_is_gone():
    hand = played(f"deal 1 QsQd3s, {TO_DISCARD}, 1 discard 3s", **PINEAPPLE)
    assert hand.cards.down[0] == list(parse_cards("QsQd"))


def test_parts_are_told_apart_by_their_size():
    """2.50: two cards for hold'em and four for Omaha, in whatever order they are pushed forward."""
    hand = played(game="sohe", betting="limit", small_bet=200, big_bet=400)
    assert dict(player_steps.parts_of(hand)) == {"omaha": 4, "holdem": 2}
    two, four = parse_cards("AhAs"), parse_cards("2c3c4c5c")
    for pieces in ((two, four), (four, two)):
        player_steps.name_parts(hand, 0, pieces)
        assert hand.cards.parts[0] == (four, two)


def test_a_hand_that_is_not_parted_has_no_parts():
    assert player_steps.parts_of(played()) == ()


def test_a_card_that_the_hand_cannot_hold_is_refused_when_it_is_shown():
    lines = (
        "deal 1 AsKs, 3 call, 1 call, 2 check, 1 check, 2 check, 3 check, 1 check, 2 check, 3 check, "
        "1 check, 2 check, 3 check, deal board AhKd2c3c4c"
    )
    assert "Seat 1" in refused(f"{lines}, 1 show QdJd")


def test_cards_of_a_shown_hand_are_named_in_any_order():
    hand = played("deal 1 As??, 3 all-in, 1 call, 2 fold, 1 show KsAs, 3 show 7h7d")
    assert set(hand.cards.down[0]) == set(parse_cards("AsKs"))
    assert UNKNOWN not in hand.cards.down[2]


CHECK = "1 check, 2 check, 3 check"
FLOP = f"3 call, 1 call, 2 check, deal board AhKd2c, {CHECK}"
DOWN_TO_IT = f"{FLOP}, deal board 5s, {CHECK}, deal board 9d, {CHECK}"


@pytest.mark.parametrize(("lines", "words"), [
    (f"{DOWN_TO_IT}, 1 show As??", "has no unseen cards"),
    (f"deal 1 QsQd, {DOWN_TO_IT}, 1 show JsJd", "was dealt the queen of spades"),
    (f"{DOWN_TO_IT}, 1 show JsJs", "shows a card twice"),
])
def test_a_hand_that_is_shown_is_every_card_once_and_those_that_were_dealt(lines, words):
    assert words in refused(lines)


MEXICAN = {"game": "mexican-poker", "betting": "limit", "blinds": [], "ante": 10, "small_bet": 20,
           "button": 3}
OPENED = "deal 1 Kc, deal 1 up Kd, deal 2 up Qd, deal 3 up Jd, 1 bet 20, 2 call, 3 call"


def test_one_card_is_opened_at_a_time_and_one_that_lies_face_down():
    """2.37."""
    assert played(f"{OPENED}, 1 expose Kc", **MEXICAN).cards.up[0][:2] == list(parse_cards("KdKc"))
    assert "opens one card" in refused(f"{OPENED}, 1 expose KcQc", **MEXICAN)
    assert "no such card face down" in refused(f"{OPENED}, 1 expose Qc", **MEXICAN)


def test_an_up_card_is_among_those_shown():
    stud = {"game": "stud", "blinds": [], "betting": "limit", "ante": 10, "bring_in": 5, "small_bet": 20,
            "seats": {1: 10, 2: 10}, "up": {"1": "2c", "2": "Kd"}}
    assert "lies face up at seat 1" in refused("1 show 3c4c5c6c7c8d9d", **stud)


@pytest.mark.parametrize(("lines", "setup"), [
    ("3 discard 0", {}), ("3 call, 1 call, 2 check, 1 discard 0", {"game": "badugi"}),
    (f"{TO_DISCARD}, 1 discard 3s, 1 discard 0", PINEAPPLE), ("3 discard 0", PINEAPPLE),
    ("3 call, 3 discard 0, 3 discard 0", {"game": "scrotum", "betting": "pot-limit"}),
])
def test_nothing_is_thrown_where_nothing_is_asked_for_not_even_no_card(lines, setup):
    """Contract 4: a discard is taken where one is open; a line that says nothing changes nothing."""
    limit = {"betting": "limit", "small_bet": 200, "big_bet": 400}
    assert "nothing to discard" in refused(lines, **{**limit, **setup})


def test_who_keeps_all_five_throws_none_once():
    assert played("3 call, 3 discard 0", game="scrotum", betting="pot-limit").cards.owed == [0, 0, 0]


PICKED = {"game": "paradise-road-pickem", "betting": "limit", "small_bet": 200, "big_bet": 400}


def test_which_named_card_was_rolled_up_is_said_with_the_door():
    """2.44: all three were named before; until the door card is, none of them is known to lie where."""
    hand = played("3 choose razz, deal 3 AhKhQh, 3 call", **PICKED)
    assert (hand.cards.down[2], hand.cards.up[2]) == ([UNKNOWN, UNKNOWN], [UNKNOWN])
    hand = played("3 choose razz, deal 3 AhKhQh, 3 call, 3 door Kh", **PICKED)
    assert hand.cards.up[2] == list(parse_cards("Kh"))
    assert "rolls one door card" in refused("3 choose razz, 3 call, 3 door AhKh", **PICKED)


def test_a_hand_that_is_not_parted_cannot_be_shown_in_parts():
    with pytest.raises(NotNow) as refusal:
        player_steps.name_parts(played(), 0, (parse_cards("AhAs"), parse_cards("2c3c4c5c")))
    assert refusal.value.code == "bad-parts"


def test_one_to_five_are_kept_so_up_to_four_are_thrown():
    """2.50."""
    hand = played("3 call", game="scrotum", betting="limit", small_bet=200, big_bet=400)
    assert player_steps.bounds(hand, 2) == (0, 4)


SHORT_STUB = {
    "game": "super-stud", "betting": "jam-or-fold", "blinds": [], "ante": 1, "bring_in": 4, "button": None,
    "up": dict(zip("1234567", ("Kc", "8s", "Td", "Qh", "7h", "2s", "Kh"), strict=True)),
}


def test_discards_that_a_run_out_has_shuffled_in_are_still_told():
    """2.57: four hands need more than the stub; what was thrown unseen is in it before it is said."""
    lines = "7 fold, 1 fold, 2 fold, 3 all-in, 4 all-in, 5 all-in, 6 all-in"
    seats = {1: 800, 2: 32, 3: 184, 4: 16, 5: 24, 6: 8, 7: 8}
    hand = played(lines, seats=seats, **SHORT_STUB)
    assert hand.deck.reshuffled is not None and not any(hand.cards.owed)
    stub = hand.deck.stub
    for seat in (3, 4, 5, 6):
        lines += f", {seat} discard 2"
    after = played(lines, seats=seats, **SHORT_STUB)
    assert after.deck.stub == stub and not any(it.do == "discard" for it in after.due)
    assert "nothing to discard" in refused(f"{lines}, 3 discard 2", seats=seats, **SHORT_STUB)
