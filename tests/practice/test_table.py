"""The practice table answers what a room's server would: every game to its end, taken back, dealt again."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.play import play
from dealer_assist.games import OwnGames, game_ids
from dealer_assist.games.loader import library
from dealer_assist.practice.answers import PracticeAnswers
from dealer_assist.practice.table import STACK, PracticeDeal, recalled
from dealer_assist.record import check
from tests.strategies import played

OURS = """name = "Ours"
section = "house"
summary = "Omaha with other hands."
extends = "omaha"
max_seats = 6
[streets.preflop]
steps = ["hole {cards}"]
"""
AT = "2026-11-21T20:00:00.000000Z"


class Page:
    """The page of the table: what it asks, and what it is told."""

    def __init__(self, game: str = "holdem", language: str = "en") -> None:
        self.answers, self.language = PracticeAnswers(), language
        self.told: dict[str, Any] = self.ask(ask="open", game=game, number=7, name="Practice", at=AT)

    def ask(self, **asked: Any) -> dict[str, Any]:
        text = self.answers.answer(json.dumps({"language": self.language, **asked}))
        document: dict[str, Any] = json.loads(text)
        return document

    def call(self, method: str, path: str, **body: Any) -> dict[str, Any]:
        return self.ask(ask="call", method=method, path=path, body=body, at=AT)

    def good(self, method: str, path: str, **body: Any) -> dict[str, Any]:
        response = self.call(method, path, **body)
        assert response["status"] == 200, response
        answer: dict[str, Any] = response["body"]
        return answer

    def enter(self, hand: dict[str, Any], what: str, **body: Any) -> dict[str, Any]:
        return self.good("POST", f"/hands/{hand['hand']}/{what}", seq=hand["seq"], **body)

    @property
    def last(self) -> PracticeDeal:
        assert self.answers.table is not None
        return self.answers.table.last


@dataclass(frozen=True)
class Listed:
    """What the lists of a room would say of a hand; the practice table has no lists."""

    id: int
    setup: str
    definition: str
    game: str
    seq: int
    head: str
    status: str
    pot: int
    winners: list[int]
    started: str
    finished: str | None
    places: tuple[Any, ...] = ()


@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_played_to_its_end_and_the_next_hand_is_dealt(game: str):
    page = Page(game)
    hand = page.told["hand"]
    setup = read_setup(hand["setup"])
    actions = next(plays for n in range(50) if play(
        setup, plays := list(played(setup, random.Random(n)))).over)      # no deck that runs out for good
    hand = page.enter(hand, "actions", lines=[action.line() for action in actions[:-3]])
    for action in actions[-3:]:
        hand = page.enter(hand, "actions", line=action.line())
    assert hand["over"] and hand["status"] == "over"
    left = hand.get("rake", 0) + hand.get("carried", 0)
    assert sum(hand["stacks"].values()) + left == STACK * len(hand["stacks"])
    assert [entry["line"] for entry in hand["undoable"]] == [action.line() for action in actions]
    comes = page.good("GET", "/tables/7")["positions"]
    saw = {"ago": 3.5, "after": hand["hand"], "at_table": comes["dealt_in"]}
    following = page.good("POST", "/tables/7/hands", key="k1", device="phone", **saw)
    assert {name: comes[name] for name in following["positions"]} == following["positions"]
    assert set(comes["dealt_in"]) == {seat["seat"] for seat in following["seats"]}
    assert (following["number"], following["status"], following["seq"]) == (2, "open", 0)
    assert following["previous"] == hand["hand"]


def test_the_rows_are_a_chain_that_any_room_would_verify():
    page = Page("stud-8")
    hand = page.told["hand"]
    for action in played(read_setup(hand["setup"]), random.Random(3)):
        hand = page.enter(hand, "actions", line=action.line())
    deal, rows = page.last, page.last.rows
    listed = Listed(
        deal.id, deal.setup, check.replay.definition_of(deal.played().setup.game), deal.game, rows[-1].seq,
        rows[-1].hash, "over", sum(hand["awards"].values()),
        sorted(int(seat) for seat, chips in hand["awards"].items() if chips), deal.started, rows[-1].at)
    assert check.check(listed, rows)["differences"] == []


def test_what_was_kept_is_the_table_after_a_reload():
    page = Page()
    hand = page.enter(page.told["hand"], "actions", line="3 raise 700")
    kept = page.good("GET", f"/hands/{hand['hand']}")
    table = page.answers.table
    assert table is not None
    again = Page()
    document = again.ask(ask="recall", kept=json.loads(json.dumps(table.document())), game="holdem", number=7,
                         name="Practice", at=AT)
    assert document["hand"] == kept
    assert recalled(table.document()).last.rows == table.last.rows


def test_a_hand_of_a_rooms_own_game_stays_what_it_was_dealt_as(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    """Though the folder is written anew, and the game has changed since."""
    monkeypatch.setattr(library, "_library", OwnGames(tmp_path))
    ours = tmp_path / "ours.toml"
    ours.write_text(OURS.format(cards=4), encoding="utf-8")
    page = Page("ours")
    ours.write_text(OURS.format(cards=6) + "# so today", encoding="utf-8")
    table = page.answers.table
    assert table is not None
    again = Page().ask(ask="recall", kept=json.loads(json.dumps(table.document())), game="ours", number=7,
                       name="Practice", at=AT)
    assert again["hand"] == page.told["hand"]
    assert [len(seat["down"]) for seat in again["hand"]["seats"]] == [4] * 6
    assert [len(seat["down"]) for seat in Page("ours").told["hand"]["seats"]] == [6] * 6


def test_what_cannot_be_read_any_more_is_begun_anew():
    answer = Page().ask(ask="recall", kept={"deals": "none"}, game="razz", number=7, name="Practice", at=AT)
    assert (answer["hand"]["game"], answer["hand"]["seq"]) == ("razz", 0)


def test_an_entry_is_taken_back_brought_back_and_made_void():
    page = Page()
    first = page.told["hand"]
    raised = page.enter(first, "actions", line="3 raise 700")
    back = page.enter(raised, "undo")
    assert (back["to_act"], back["redoable"], back["pot"]) == (3, ["3 raise 700"], first["pot"])
    again = page.enter(back, "redo")
    assert (again["to_act"], again["pot"]) == (raised["to_act"], raised["pot"])
    void = page.enter(again, "void", reason="misdeal")
    assert void["status"] == "void" and set(void["stacks"].values()) == {STACK}
    assert page.good("POST", "/tables/7/hands")["number"] == 2


def test_the_same_entry_sent_twice_counts_once():
    page = Page()
    hand = page.told["hand"]
    once = page.enter(hand, "actions", line="3 call", key="a")
    assert page.enter(hand, "actions", line="3 call", key="a") == once


def test_what_was_meant_for_another_state_changes_nothing_and_shows_the_state():
    page = Page()
    hand = page.told["hand"]
    stands = page.enter(hand, "actions", line="3 call")
    answer = page.call("POST", f"/hands/{hand['hand']}/actions", seq=0, line="4 call")
    assert (answer["status"], answer["body"]["state"]["seq"]) == (409, stands["seq"])


@pytest.mark.parametrize(("method", "path", "body", "code"), [
    ("POST", "/hands/700001/actions", {"seq": 0, "line": "3 raise 1"}, "raise-too-small"),
    ("POST", "/hands/700001/repair", {"seq": 0}, "practice-only"),
    ("POST", "/tables/7/call", {}, "no-floor"),
    ("POST", "/tables/7/hands", {}, "hand-open"),
    ("GET", "/hands/12", {}, "not-found"),
    ("GET", "/tournaments", {}, "practice-only"),
])
def test_a_refusal_says_what_to_do(method: str, path: str, body: dict[str, Any], code: str):
    answer = Page().call(method, path, **body)
    assert (answer["status"], answer["changed"], answer["body"]["error"]["code"]) == (422, False, code)


def test_whoever_has_lost_the_chips_has_them_again_in_the_next_hand():
    page = Page()
    hand = page.told["hand"]
    for line in ("3 fold", "4 fold", "5 fold", "6 fold", "1 fold"):
        hand = page.enter(hand, "actions", line=line)
    page.good("PUT", "/tables/7/seats/3", player="Ines", stack=0, present=True)
    following = page.good("POST", "/tables/7/hands")
    assert following["stacks"]["3"] + sum(
        seat["bet"] for seat in following["seats"] if seat["seat"] == 3) == STACK


def test_sums_need_no_table():
    page = Page.__new__(Page)
    page.answers, page.language = PracticeAnswers(), "es"
    answer = page.good("POST", "/tools/pot-limit", pot=1000, bet=700)
    assert answer["most"] == 2400
    shares = page.good("POST", "/tools/deal", stacks=[6000, 4000, 2000], prizes=[50000, 30000, 20000])
    assert shares["icm"] == [38500, 34000, 27500] and shares["told"][1].startswith("Por fichas")
    assert page.call("GET", "/tables/1")["status"] == 422


def test_it_speaks_the_language_of_the_page():
    assert Page(language="es").told["hand"]["prompt"] != Page().told["hand"]["prompt"]
