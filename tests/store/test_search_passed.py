"""Hands that were checked down, to whom everybody folded, and who had the nuts; what people only judge."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, date
from typing import Any

import pytest

from apiflask import APIFlask
from dealer_assist.store.db import database
from dealer_assist.store.search.course import course_of
from dealer_assist.store.search.nuts import nuts
from dealer_assist.store.search.passed import passed
from dealer_assist.store.search.query import read
from dealer_assist.store.search.tokens import tokens
from dealer_assist.texts import languages, say, speak
from tests.house.ask import played
from tests.store.venue import Desk

STUD: dict[str, Any] = {
    "game": "stud", "betting": "limit", "ante": 25, "bring_in": 50, "small_bet": 100, "big_bet": 200,
    "blinds": []}
DOORS = "deal 1 up 2c, deal 2 up Kd, deal 3 up 9h"
CHECKED = "1 check, 2 check"
TURNED_UP = "1 show AhKh, 2 show QsQd"


def seats(told: Iterable[tuple[str, int]]) -> dict[str, list[int]]:
    by_word: dict[str, list[int]] = {}
    for word, bit in told:
        by_word.setdefault(word, []).append(bit.bit_length() - 1)
    return by_word


def nobody_did(actions: str, **setup: Any) -> dict[str, list[int]]:
    hand = played(actions, **setup)
    return seats(passed(hand, course_of(hand)))


def board(flop: str, after: str = CHECKED, turn: str = CHECKED) -> str:
    first, second, third = flop.split()
    return f"deal board {first}, {after}, deal board {second}, {turn}, deal board {third}, {CHECKED}"


def test_a_hand_is_checked_down_by_who_comes_to_the_showdown_without_a_bet_behind_the_first_round():
    raised = "3 raise 600, 1 call, 2 call"
    three = f"{CHECKED}, 3 check"
    down = f"{raised}, {board('2h7d9s Jc 4d', three, three)}, 3 check, {TURNED_UP}, 3 show 8h8c"
    assert nobody_did(down)["checked down"] == [1, 2, 3]
    bet = f"{raised}, {board('2h7d9s Jc 4d', three, '1 check, 2 bet 400, 3 fold, 1 call')}, {TURNED_UP}"
    assert "checked down" not in nobody_did(bet)
    all_in = f"3 all-in, 1 call, 2 fold, deal board 2h7d9s, deal board Jc, deal board 4d, {TURNED_UP}"
    assert "checked down" not in nobody_did(all_in.replace("2 show", "3 show"))


@pytest.mark.parametrize(("actions", "setup", "expected"), [
    ("3 fold, 1 call, 2 check", {}, [1]), ("3 fold, 1 fold", {}, [1, 2]), ("3 call, 1 fold", {}, []),
    ("3 raise 600, 1 fold, 2 fold", {}, []),
    (f"{DOORS}, 1 bring-in, 2 fold, 3 raise 100", STUD, [3]),        # a bring-in is forced, as a blind is
])
def test_it_is_folded_to_whoever_may_come_in_first_behind_a_fold(
        actions: str, setup: dict[str, Any], expected: list[int]):
    assert nobody_did(actions, **setup).get("folded to", []) == expected


def had_the_nuts(first: str, second: str, cards: str, **setup: Any) -> list[int]:
    hand = played(f"3 fold, 1 call, 2 check, {board(cards)}, 1 show {first}, 2 show {second}", **setup)
    return seats(nuts(hand)).get("nuts", [])


OMAHA = {"game": "omaha", "betting": "pot-limit"}


@pytest.mark.parametrize(("first", "second", "cards", "setup", "expected"), [
    ("AhTc", "KsKd", "KcQhJd 4s 2s", {}, [1]),           # broadway, no flush and no pair on the board
    ("AhKh", "AdKc", "QcJdTs 4s 2c", {}, [1, 2]),        # two have it
    ("AsTc", "KsKd", "KhQhJh 4s 2c", {}, []),            # a flush is better, and a straight flush
    ("Ah2h", "KsKd", "Kh9h4h 7c 3d", {}, [1]),           # the flush to the ace
    ("Kh2h", "KsKd", "Qh9h4h 7c 3d", {}, []),            # the ace of hearts would beat it
    ("Ah2h", "KsKd", "Kh9h4h 9c 3d", {}, []),            # a pair lies there: quads beat a flush
    ("9s9d", "KsKd", "Kh9h4h 9c 3d", {}, [1]),
    ("7s6s", "AhKd", "AsKsQs Js Ts", {}, [1, 2]),        # it lies on the board
    ("AhTcTd2s", "KsKd5s5d", "KcQhJd 4s 3h", OMAHA, [1]),
    ("AhTcTd2s", "KsKd5s5d", "KcQhJd 4s 4h", OMAHA, []),
])
def test_the_nuts_are_what_no_two_cards_beat_on_this_board(
        first: str, second: str, cards: str, setup: dict[str, Any], expected: list[int]):
    assert had_the_nuts(first, second, cards, **setup) == expected


def test_without_a_showdown_or_a_high_board_nobody_has_them():
    assert not [*nuts(played("3 fold, 1 fold"))]
    assert not [*nuts(played(f"{DOORS}, 1 bring-in, 2 fold, 3 fold", **STUD))]


ASKED = {
    'did:"checked down"': ("checked down", "checked it down", "checked through", "durchgecheckt",
                           "runtergecheckt", "bis zum River gecheckt", "pasaron hasta el final"),
    "did:nuts": ("nuts", "the nuts", "had the nuts", "die Nuts", "bestmögliche Hand", "mejor mano posible"),
    "won did:nuts": ("won with the nuts", "gewann mit den Nuts", "ganó con las nuts"),
    'did:"folded to" position:button': (
        "folded to the button", "it was folded to the btn", "alle passten bis zum Button",
        "bis zum Button gefoldet", "todos se retiraron hasta el botón"),
    'did:"folded to" position:"small blind"': ("folded to the small blind", "folds to sb",
                                               "se retiraron hasta la ciega pequeña"),
    "walk": ("folded to the big blind", "folded to big blind", "folded to the bb"),
    'player:ann did:"folded to"': (
        "folded to ann", "it was folded to ann", "alle passten bis ann", "bis zu ann gefoldet",
        "todos se retiraron hasta ann"),
    'seat:1 did:"folded to"': (
        "folded to seat 1", "alle passten bis Sitz 1", "se retiraron hasta el asiento 1"),
    'player:bob did:three-bet player:ann did:"folded to"': ("bob 3-bet folded to ann",),
}


@pytest.mark.parametrize("means", ASKED)
def test_people_say_it_in_every_language(seated: Desk, app: APIFlask, means: str):
    seated.start()
    with app.app_context(), database.reading() as session:
        said = {one: " ".join(token.text() for token in tokens(session, one)) for one in ASKED[means]}
    assert said == dict.fromkeys(ASKED[means], means)


def test_it_finds_the_hands_that_are_played(seated: Desk):
    seated.play(seated.start(button=1), "1 fold", "2 fold")
    expected = {"folded to sb": 1, "nuts": 0, "folded to bob": 1, "folded to Cy": 1, "folded to ann": 0,
                "folded to seat 2": 1, "folded to seat 1": 0}
    assert {query: seated.get(f"/hands?q={query}")["count"] for query in expected} == expected


@pytest.mark.parametrize("word", ["cooler", "bluffed", "hero call", "Suckout", "farol"])
def test_what_is_a_judgement_is_answered_with_what_can_be_asked(seated: Desk, app: APIFlask, word: str):
    seated.start()
    with app.app_context(), database.reading() as session:
        asked = tokens(session, word)
        notes = [str(note) for note in read(session, asked, UTC, date.today()).notes]
    assert [token.text() for token in asked] == [f'text:"{word}"' if " " in word else f"text:{word}"]
    assert notes == [str(say("finding.opinion", what=word))]


def test_what_can_be_asked_instead_is_understood_in_every_language(seated: Desk, app: APIFlask):
    with app.app_context(), database.reading() as session:
        for language in languages():
            told = str(speak(say("finding.opinion", what="X"), language))
            quoted = re.findall("„(.+?)“|«(.+?)»|“(.+?)”", told)[1:]        # the first is what was asked
            asked = {one: tokens(session, one) for one in map("".join, quoted)}
            assert len(asked) == 4, told
            words = [one for one, read_as in asked.items() if "text" in {token.key for token in read_as}]
            assert not words, asked
