"""Who may be told which card of a hand: what lies open, and what was dealt or thrown face down."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.cards import parse_cards
from dealer_assist.contract.view import view
from dealer_assist.floor.redaction import (
    RECORD, STRANGER, Looker, felt, may_hide, names_hidden, nothing_seen, open_cards, open_document,
    open_line, without_pots,
)
from tests.house.ask import lines, played

DEALT = "deal 1 AhAs, deal 2 KhKs, deal 3 2c7d, 3 all-in, 1 call, 2 fold"
SHOWN = f"{DEALT}, 1 show AhAs, deal board Qs9d2h8c3d, 3 show 2c7d"


def test_a_dealer_sees_the_down_cards_of_the_own_table_while_the_hand_is_open():
    dealer = Looker(deals=4)
    assert dealer.sees_down_cards(4, live=True) and not dealer.sees_down_cards(5, live=True)
    assert not dealer.sees_down_cards(4, live=False)


def test_the_floor_sees_them_when_the_hand_is_over():
    floor = Looker(chief=True)
    assert floor.sees_down_cards(4, live=False) and not floor.sees_down_cards(4, live=True)


def test_a_stranger_never_and_the_record_always():
    for live in (True, False):
        assert not STRANGER.sees_down_cards(4, live) and RECORD.sees_down_cards(4, live)


def test_open_are_the_board_up_cards_and_what_was_shown():
    """Seat 2 folded kings that nobody saw."""
    hand = played(SHOWN)
    assert open_cards(lines(SHOWN), hand) == set(parse_cards("AhAs2c7dQs9d2h8c3d"))


def test_the_shared_card_of_stud_and_up_cards_are_open():
    stud = {"game": "stud", "betting": "limit", "blinds": [], "ante": 5, "bring_in": 10, "small_bet": 50}
    up = "deal 1 up Kc, deal 2 up 5c, deal 3 up 9c, deal 1 AhAd"
    hand = played(up, **stud)
    assert open_cards(lines(up), hand) == set(parse_cards("Kc5c9c"))
    hand.table.community = parse_cards("Td")[0]
    assert set(parse_cards("Td")) < open_cards(lines(up), hand)


def test_what_was_shown_and_taken_back_was_seen():
    """A line that is no action at all names nothing."""
    hand = played(DEALT)
    assert set(parse_cards("KhKs")) == open_cards(["2 show KhKs", "a remark", None], hand)


def test_both_boards_of_a_hand_that_is_run_twice_are_open():
    board = f"{DEALT}, run 2, deal board Qs9d2h8c3d, deal board 4s5s6s8s9s"
    hand = played(board, house={"run-it": 2})
    assert set(parse_cards("Qs9d2h8c3d4s5s6s8s9s")) == open_cards([], hand)


@pytest.mark.parametrize(("line", "expected"), [
    ("deal 2 KhKs", "deal 2 ????"), ("deal 1 AhAs", "deal 1 AhAs"), ("deal 1 AhKs", "deal 1 Ah??"),
    ("1 draw 2 KhKs", "1 draw 2"), ("1 discard KhKs", "1 discard 2"), ("1 part KhKs/AhAs2c7d",
     "1 part ????/AhAs2c7d"), ("3 raise 700", "3 raise 700"), ("no such line", "no such line"),
])
def test_a_line_without_the_cards_that_nobody_saw(line: str, expected: str):
    assert open_line(line, set(parse_cards("AhAs2c7d"))) == expected


def test_whether_a_line_names_what_may_lie_face_down():
    assert names_hidden(["3 raise 700", "deal 1 AhAs"]) and names_hidden(["1 draw 1 2c"])
    assert not names_hidden(["3 raise 700", "deal board Ah2c3d", "1 show AhAs", "deal 1 ????"])
    assert not names_hidden(["deal 1 up Ah"])


@pytest.mark.parametrize("document", [
    "deal 1 ????", "1 discard 2", {"hands": {}}, {"rows": [{"line": "1 draw 1"}]}, ["1 fold", {"seen": []}],
])
def test_a_document_that_may_have_lost_a_card(document: object):
    assert may_hide(document)


@pytest.mark.parametrize("document", ["3 raise 700", 7, None, [], {"note": "1 discard 2", "rows": [1]}])
def test_a_document_of_which_every_word_is_told(document: object):
    assert not may_hide(document)


def test_cards_that_nobody_has_seen_and_nothing_else():
    assert nothing_seen("deal 1 ????") and not nothing_seen("deal 1 Ah??") and not nothing_seen("1 fold")


def test_a_document_of_any_shape_loses_what_is_not_open():
    seen = set(parse_cards("AhAs"))
    document: dict[str, Any] = {
        "lines": ["deal 2 KhKs", "1 show AhAs"], "cards": ("Kh", "Ah", "Ks/As"), "pot": 7,
        "text": "Kh stays",
        "named_by": {"Kh": 1, "Ah": 2}, "seen": ["Kh", "Ah", "??"], "hands": {"1": "aces", "2": "kings"},
        "seats": [{"seat": 1, "shown": True}, {"seat": 2, "shown": False}],
    }
    assert open_document(document, seen) == {
        "lines": ["deal 2 ????", "1 show AhAs"], "cards": ["??", "Ah", "??/As"], "pot": 7,
        "text": "Kh stays",
        "named_by": {"Ah": 2}, "seen": ["Ah", "??"], "hands": {"1": "aces"},
        "seats": [{"seat": 1, "shown": True}, {"seat": 2, "shown": False}],
    }
    assert open_document({"hands": {"2": "Kh"}}, seen) == {"hands": {"2": "??"}}


def test_the_felt_shows_no_card_that_does_not_lie_open():
    shown = felt(view(played(f"{DEALT}, 1 show AhAs")))
    assert {seat["seat"]: seat["down"] for seat in shown["seats"]} == {
        1: ["Ah", "As"], 2: ["??", "??"], 3: ["??", "??"]}
    assert "lines" not in shown and "seen" not in shown and "2" not in shown["hands"]


def test_a_pot_in_the_middle_is_left_out_of_a_document_wherever_it_stands():
    """What betting says of itself is told: `pot` there is whether a pot is counted aloud."""
    document = {"pot": 700, "pots": [{"amount": 700}], "seats": ({"seat": 1, "pot": 5},),
                "betting": {"pot": True}, "street": "flop"}
    assert without_pots(document) == {"pot": None, "pots": [], "seats": [{"seat": 1, "pot": None}],
                                      "betting": {"pot": True}, "street": "flop"}
    assert without_pots("flop") == "flop" and without_pots([1, None]) == [1, None]
