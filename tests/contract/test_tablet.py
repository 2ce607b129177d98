"""What a tablet's own engine answers: the server's view, its refusals, its next hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dealer_assist.contract import tablet
from dealer_assist.contract.table_past import hand_document
from dealer_assist.contract.view import view
from dealer_assist.engine.play import apply, start
from dealer_assist.games import game_ids, load_game
from dealer_assist.session.past import PastHand
from tests.strategies import random_line

SETUP = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200], "button": 4, "chip": 25,
         "seats": {"1": 5000, "2": 5000, "3": 5000, "4": 5000}}
TABLE = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200], "ante": 0, "big_blind_ante": 0,
         "bring_in": None, "small_bet": None, "big_bet": None, "chip": 25, "preset": "barge", "house": {},
         "tournament": True, "mix": None}
FIRST = {"button": 4, "small": 1, "big": 2, "smalls": [1], "bigs": [2]}
HAND = PastHand(1, over=False, void=False, button=4, positions=FIRST, players=dict.fromkeys((1, 2, 3, 4)))
PAST = {"hands": [hand_document(HAND)], "since": 0, "level": 1, "level_gone": 0, "gone": 0, "bombs_after": 0,
        "who": None, "files": {}}


def asked(ask: str, **document: Any) -> Any:
    return json.loads(tablet.answer(json.dumps({"ask": ask, **document})))


@pytest.mark.parametrize("game", game_ids())
def test_every_line_of_a_hand_gives_the_view_that_the_server_gives(game: str) -> None:
    """Line by line, each on those before it: what is shown on the tablet is what the record will say."""
    line = random_line(game, 7)
    hand, before = start(line.setup), list[str]()
    for action in line.actions:
        street = hand.street
        apply(hand, action)
        answer = asked("after", setup=line.document, lines=before, add=[action.line()])
        assert answer["state"] == json.loads(json.dumps(view(hand)))
        pot = 0 if hand.over else hand.pot      # the record has it paid then
        assert answer["rows"] == [{"line": action.line(), "street": street, "pot": pot}]
        before.append(action.line())


def test_a_line_that_is_not_allowed_is_refused_as_the_server_refuses_it() -> None:
    answer = asked("after", setup=SETUP, lines=["3 call"], add=["4 raise 250"])
    assert answer["error"]["code"] == "raise-too-small" and answer["error"]["field"] == "line"
    answer = asked("after", setup=SETUP, lines=[], add=["3 fold", "1 fold"])
    assert answer["error"]["field"] == "lines.1"
    assert asked("after", setup=SETUP, lines=["3 call"], add=["4 call"])["rows"][0]["pot"] == 700


def test_a_refusal_and_a_view_are_spoken_in_the_tablets_language() -> None:
    spoken = asked("after", setup=SETUP, lines=[], add=["3 call"], language="es")
    assert spoken["state"]["prompt"].startswith("Asiento 4")


def test_the_next_hand_has_the_button_moved_and_the_stacks_carried() -> None:
    lines = ["3 fold", "4 fold", "1 fold"]
    seats = [{"seat": 1, "stack": 4900, "present": True}, {"seat": 2, "stack": 5100, "present": True},
             {"seat": 3, "stack": 5000, "present": True}, {"seat": 4, "stack": 5000, "present": True}]
    next_hand = asked("next", setup=SETUP, lines=lines, table=TABLE, past=PAST, number=1, seats=seats)
    assert next_hand["positions"] == {"button": 1, "small": 2, "big": 3, "smalls": [2], "bigs": [3]}
    assert next_hand["setup"]["seats"] == {"1": 4900, "2": 5100, "3": 5000, "4": 5000}
    assert next_hand["state"]["to_act"] == 4
    gone = [seats[0] | {"stack": 0}, *seats[1:]]
    next_hand = asked("next", setup=SETUP, lines=lines, table=TABLE, past=PAST, number=1, seats=gone)
    assert next_hand["setup"]["button"] == 1 and "1" not in next_hand["setup"]["seats"]      # a dead button


@pytest.mark.parametrize(("more", "code"), [
    ({"table": TABLE | {"event": 1}}, "ask-the-server"),
    ({"lines": ["3 fold"]}, "hand-open"),
    ({"seats": [{"seat": 1, "stack": 5000, "present": True}]}, "too-few-players"),
])
def test_what_cannot_be_dealt_is_said(more: dict[str, Any], code: str) -> None:
    """The clock and the seats of an event are the server's to know."""
    seats = [{"seat": seat, "stack": 5000, "present": True} for seat in (1, 2, 3, 4)]
    known = {"setup": SETUP, "lines": ["3 fold", "4 fold", "1 fold"], "table": TABLE, "past": PAST,
             "number": 1, "seats": seats}
    assert asked("next", **known | more)["error"]["code"] == code


SEATED = [{"seat": seat, "stack": 5000, "present": True} for seat in (1, 2, 3, 4)]
FOLDED = {"setup": SETUP, "lines": ["3 fold", "4 fold", "1 fold"], "past": PAST, "number": 1, "seats": SEATED}


def test_what_comes_after_a_hand_is_told_before_it_is_dealt() -> None:
    coming = asked("ahead", table=TABLE, **FOLDED)
    assert coming["positions"]["button"] == 1 and coming["mix"] is None and coming["bomb_pots"] is None
    void = asked("ahead", table=TABLE, void=True, **FOLDED | {"lines": ["3 fold"]})
    assert void["positions"]["button"] == 4, "a void hand is dealt again"


def test_the_bomb_pots_that_are_left_are_counted_on() -> None:
    plan = {"ante": 400, "game": None, "betting": None, "every": 5, "dealer_change": False}
    assert asked("ahead", table=TABLE | {"bomb_pots": plan}, **FOLDED)["bomb_pots"]["left"] == 3


def test_a_bomb_pot_of_the_tables_own_game_is_dealt_before_the_server_knows_of_the_plan() -> None:
    """What was chosen on the tablet names no game where the table's is played."""
    plan = {"ante": 400, "every": 5, "dealer_change": False, "left": 4}
    stated = {"bomb_pot": True, "ante": 400, "blinds": [], "big_blind_ante": 0}
    dealt = asked("next", table=TABLE | {"bomb_pots": plan}, stated=stated, **FOLDED)
    assert (dealt["setup"]["bomb_pot"], dealt["setup"]["game"]) == (True, "holdem")


def test_a_game_has_its_card_without_a_server() -> None:
    card = asked("card", game="omaha-8", preset="barge", betting="pot-limit")["card"]
    assert card and asked("card", game="omaha-8", preset="barge", language="es")["card"] != card


def test_the_parts_that_a_hand_is_shown_in() -> None:
    assert sorted(size for _, size in tablet.shown_parts(load_game("sohe"))) == [2, 4]
    assert tablet.shown_parts(load_game("holdem")) == []


def test_where_a_mix_stands_is_told_before_the_next_hand() -> None:
    """HORSE after a hand of Hold'em that was its last: the game changes."""
    stakes = {"limit": {"small_bet": 100, "big_bet": 200, "ante": 25, "bring_in": 25, "blinds": [50, 100]}}
    mix = {"list": "horse", "change": {"way": "hands", "hands": 2}, "stakes": stakes}
    coming = asked("ahead", table=TABLE | {"mix": mix}, **FOLDED)["mix"]
    assert coming["now"] and coming["text"] and coming["next"]


def test_the_next_hand_of_a_mix_says_where_the_mix_stands() -> None:
    stakes = {"limit": {"small_bet": 100, "big_bet": 200, "ante": 25, "bring_in": 25, "blinds": [50, 100]}}
    mix = {"list": "horse", "change": {"way": "hands", "hands": 2}, "stakes": stakes}
    next_hand = asked("next", table=TABLE | {"mix": mix}, **FOLDED)
    assert next_hand["setup"]["game"] == "holdem" and next_hand["setup"]["betting"] == "limit"
    assert next_hand["mix"]["text"] and next_hand["mix"]["changes"] is True      # from no-limit to limit


def test_a_spread_said_for_the_hand_is_played_and_the_table_s_own_of_another_betting_is_not() -> None:
    table = TABLE | {"spread": [2, 10]}
    assert "spread" not in asked("next", table=table, **FOLDED)["setup"]
    stated = {"betting": "spread-limit", "spread": [100, 400]}
    assert asked("next", table=table, stated=stated, **FOLDED)["setup"]["spread"] == [100, 400]


def test_where_every_hand_is_a_bomb_pot_its_ante_is_the_big_blind() -> None:
    """1.4: the levels of such an event have blinds alone."""
    next_hand = asked("next", table=TABLE | {"house": {"bomb-pot": "every"}}, **FOLDED)["setup"]
    assert (next_hand["ante"], next_hand["blinds"], next_hand["bomb_pot"]) == (200, [], True)
