"""Cards tried against an open hand: what the floor is refused tells it no card that lies face down.

Seat 1 was dealt two queens, seat 2 two kings, seat 3 two sixes, as in `test_open_view`; nobody has shown one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dealer_assist.store.db import database
from dealer_assist.store.people import sign_ins
from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER
from dealer_assist.web.auth.roles import TABLET
from tests.store.test_verify import refuse_all_but_the_first
from tests.store.venue import Desk
from tests.web.staff import API, code_of
from tests.web.test_open_view import a_venue

HELD, NOT_HELD = "Qh", "9h"
Room = tuple[Any, dict[str, Any]]


@pytest.fixture
def room(tmp_path: Path) -> Room:
    """The flop of table 1 is due."""
    app, askers, _ = a_venue(tmp_path)
    dealing = Desk(askers[DEALER])
    dealing.play(dealing.get("/hands/1"), "2 call", "3 check")
    return app, askers


def sent(room: Room, role: str, path: str, **body: Any) -> Any:
    """The answer to an entry on hand 1 as it stands."""
    seq = Desk(room[1][DEALER]).get("/hands/1")["seq"]
    return room[1][role].post(f"{API}/hands/1/{path}", json={"seq": seq, **body})


@pytest.mark.parametrize("role", [FLOOR, DIRECTOR])
def test_a_repair_that_is_tried_is_answered_as_if_the_cards_were_not_known(room: Room, role: str):
    """Of a try nothing is kept, so it may not even say whether a card is in a hand."""
    told = []
    for card in (HELD, NOT_HELD):
        answer = sent(room, role, "repair", entry=2, line=f"deal 2 {card}8s", dry=True)
        told.append((answer.status_code, answer.get_json()))
    assert told[0] == told[1] and told[0][0] == 200


def test_a_line_that_a_face_down_card_forbids_is_refused_without_the_card(room: Room):
    answer = sent(room, FLOOR, "actions", line=f"deal board {HELD}8s2c")
    assert (answer.status_code, code_of(answer)) == (422, "face-down")
    assert "queen" not in answer.get_data(as_text=True) and "seat 1" not in answer.get_data(as_text=True)


def test_lines_of_which_a_later_one_is_illegal_tell_nothing_of_the_first(room: Room):
    """What is refused anyway leaves no row, so it would be asked for nothing."""
    told = [sent(room, FLOOR, "actions", lines=[f"deal board {card}8s2c", "2 raise 5"]).get_json()["error"]
            for card in (HELD, NOT_HELD)]
    assert told[0] == told[1] and told[0]["code"] == "no-raise"


def test_a_repair_that_a_face_down_card_forbids_names_no_line_with_cards(room: Room):
    """A conflict tells the later line that does not fit: with the cards of another seat in it."""
    for change in ({"line": "deal 1 KhKs"}, {"line": f"deal 1 {HELD}8s", "instead": {"3": "deal 3 KhKs"}}):
        answer = sent(room, FLOOR, "repair", entry=1, **change)
        assert code_of(answer) == "face-down", change
        assert "king" not in answer.get_data(as_text=True) and "Kd" not in answer.get_data(as_text=True)


def test_a_ruling_that_a_face_down_card_forbids_names_none(room: Room):
    answer = room[1][FLOOR].post(f"{API}/calls/1/ruling", json={
        "seq": Desk(room[1][DEALER]).get("/hands/1")["seq"], "decision": "change", "reason": "misread",
        "entry": 1, "lines": ["deal 1 KhKs"]})
    assert code_of(answer) == "face-down"
    assert "Kd" not in answer.get_data(as_text=True)


def test_shown_cards_that_differ_from_those_dealt_are_not_told(room: Room):
    """"Seat 2 was dealt the king of hearts" would be a question asked and answered."""
    dealing = Desk(room[1][DEALER])
    hand = dealing.get("/hands/1")
    for cards in ("2c7d9s", "Tc", "Jc"):
        hand = dealing.play(hand, f"deal board {cards}", "2 check", "3 check", "1 check")
    answer = sent(room, FLOOR, "actions", line="2 show AhAd")
    assert code_of(answer) == "face-down" and "king" not in answer.get_data(as_text=True)


def test_each_card_that_was_tried_is_kept_with_who_tried(room: Room):
    for card in ("Qh", "Qd", "6h"):
        sent(room, FLOOR, "actions", line=f"deal board {card}8s2c")
    with room[0].app_context(), database.reading() as session:
        kept = [(one.who, one.path, one.times) for one in sign_ins.denied(session)]
    assert kept == [("Flo", f"{API}/hands/1/actions", 3)]


def test_the_dealer_of_the_hand_is_told_which_card_is_where(room: Room):
    answer = sent(room, DEALER, "actions", line=f"deal board {HELD}8s2c")
    assert code_of(answer) == "duplicate-card"
    assert "The queen of hearts is already in seat 1's hand" in answer.get_json()["error"]["message"]
    conflict = sent(room, DEALER, "repair", entry=1, line="deal 1 KhKs", dry=True)
    assert code_of(conflict) == "repair-conflict" and "deal 2 KhKd" in conflict.get_data(as_text=True)


def test_what_the_whole_table_sees_is_named_to_the_floor_too(room: Room):
    dealing = Desk(room[1][DEALER])
    dealing.play(dealing.get("/hands/1"), "deal board 2c7d9s", "2 check", "3 check", "1 check")
    answer = sent(room, FLOOR, "actions", line="deal board 9s")
    assert code_of(answer) == "duplicate-card" and "nine of spades" in answer.get_data(as_text=True)


def test_advice_on_a_draw_names_no_card_that_was_thrown(room: Room):
    """The floor asks about it from its own desk, while the hand goes on."""
    dora = Desk(room[1][DIRECTOR])
    table = dora.make("/tables", name="Lowball", game="deuce-to-seven-triple-draw", betting="limit",
                      blinds=[50, 100], small_bet=100, big_bet=200)["id"]
    for seat in (1, 2):
        dora.put(f"/tables/{table}/seats/{seat}", player=f"L{seat}", stack=10_000)
    hand = dora.start(table)
    hand = dora.play(hand, "deal 1 2c3d4h5sQh", "deal 2 2d3c4s5hQd", "1 call", "2 check", "2 draw 1 Qd")
    answer = room[1][FLOOR].post(f"{API}/hands/{hand['hand']}/advise", json={
        "happened": {"kind": "change-draw", "seat": 2, "cards": 2}})
    assert answer.status_code == 200 and answer.get_json()["advice"]["steps"][0] == 'Take "2 draw 1" back.'
    assert "Qd" not in answer.get_data(as_text=True).partition('"state"')[0]


def test_what_an_engine_of_today_refuses_is_told_without_the_card(
    room: Room, monkeypatch: pytest.MonkeyPatch,
):
    """The check of a hand is for everybody at its table; why an entry is refused may name what lies down."""
    refuse_all_but_the_first(monkeypatch, "The queen of hearts is in seat 1's hand.")
    for role in (TABLET, VIEWER, FLOOR, DIRECTOR, DEALER):
        report = room[1][role].get(f"{API}/hands/1/verify").get_json()
        assert [(one["seq"], one["what"]) for one in report["differences"]] == [(2, "refused")], role
        assert ("queen" in report["differences"][0]["message"]) == (role == DEALER), role
