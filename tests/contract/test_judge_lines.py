"""A line of JSON is answered to the letter as its document is, whichever way it went through the judge."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from dealer_assist.cards import deck_cards, join
from dealer_assist.contract import judge_lines, plain_case, showdown_document
from dealer_assist.contract.judge import judge, judge_carefully
from dealer_assist.contract.judge_lines import _framed, answer
from dealer_assist.contract.json_documents import read_document
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.engine.showdown.plain import plain_game
from dealer_assist.errors import Refusal
from dealer_assist.games import game_ids, load_game

HOLDEM = {"game": "holdem", "button": 2, "pots": [{"amount": 300}], "board": "Kc Qc 2d 3d 6c",
          "hands": {"1": "AsTh", "3": "9h9d"}}


def dealt(game: str, chance: random.Random) -> dict[str, Any]:
    """A showdown of few ranks, so that hands tie and pair; sometimes with a side pot."""
    page = load_game(game)
    held = counts(page)
    deck = deck_cards(page.deck, False)
    few = chance.sample(sorted({card.rank for card in deck}), chance.choice((7, 9)))
    deck = tuple(card for card in deck if card.rank in few)
    size = chance.randint(max(held.least, 1), min(held.most, 7))
    seats = min(3, (len(deck) - held.board) // size)
    cards = chance.sample(deck, seats * size + held.board)
    hands = {str(seat): join(cards[held.board + n * size:held.board + (n + 1) * size])
             for n, seat in enumerate(chance.sample(range(1, 11), seats))}
    pots: list[dict[str, Any]] = [{"amount": chance.choice((600, 601, 50))}]
    if chance.random() < 0.3:
        pots.append({"amount": 120, "seats": [int(seat) for seat in list(hands)[:2]]})
    shared = {"board": join(cards[:held.board])} if held.board else {}
    return {"game": game, "button": 1, "pots": pots, **shared, "hands": hands}


def refusal_of(function: Any, *arguments: Any) -> Any:
    try:
        return function(*arguments)
    except Refusal as refusal:
        return refusal.document()


@pytest.mark.parametrize(("game", "deals"), [
    *((game, 3) for game in game_ids()),
    *(pytest.param(game, 40, marks=pytest.mark.exhaustive) for game in game_ids()),
])
def test_every_game_is_answered_the_same(game: str, deals: int):
    chance, plain = random.Random(f"{game} {deals}"), 0
    for _ in range(deals):
        document = dealt(game, chance)
        line = json.dumps(document)
        ways = {_framed(line), _framed(line), _framed(line)}    # once, then by the frame that was kept
        plain += ways != {None}
        careful = refusal_of(judge_carefully, document)
        assert ways <= {None, json.dumps(careful)}
        assert refusal_of(judge, document) == careful
        assert refusal_of(answer, line) == (careful if "error" in careful else json.dumps(careful))
    assert not plain or plain_game(load_game(game)).sides


def test_the_usual_showdown_is_read_in_one_pass():
    assert _framed(json.dumps(HOLDEM)) is not None
    assert _framed(json.dumps(HOLDEM | {"hands": {"3": "9h 9d", "1": "As Th"}}).encode()) is not None
    assert _framed(json.dumps(HOLDEM, sort_keys=True) + "\n") is not None
    assert _framed(json.dumps(HOLDEM, separators=(",", ":"))) is not None
    board_last = {key: HOLDEM[key] for key in ("game", "button", "pots", "hands", "board")}
    assert _framed(json.dumps(board_last)) == _framed(json.dumps(board_last)) == answer(json.dumps(HOLDEM))


def test_the_next_line_of_a_frame_is_answered_by_its_own_cards():
    lines = [json.dumps(HOLDEM | {"board": board, "hands": {"1": one, "3": other}})
             for board, one, other in (("KcQc2d3d6c", "AsTh", "9h9d"), ("KcQc2d3d6c", "9h9d", "AsTh"),
                                       ("Kh Qh 2s 3s 6h", "AsTh", "AdTc"))]
    answers = [answer(line) for line in lines]
    assert answers == [json.dumps(judge_carefully(json.loads(line))) for line in lines]
    assert [json.loads(text)["awards"] for text in answers] == [{"3": 300}, {"1": 300}, {"1": 150, "3": 150}]


def test_a_game_that_the_room_changes_is_judged_anew(monkeypatch: pytest.MonkeyPatch):
    line = json.dumps(HOLDEM)
    before = answer(line)
    changed = replace(load_game("holdem"), sides=load_game("razz").sides)
    for module in (judge_lines, plain_case, showdown_document):
        monkeypatch.setattr(module, "load_game", lambda game: changed)
    assert '"low"' in answer(line) != before
    monkeypatch.undo()
    assert answer(line) == before


def test_of_a_thousand_frames_and_games_only_some_are_kept(monkeypatch: pytest.MonkeyPatch):
    """What came once is let go when there is too much of it; nothing is answered otherwise for that."""
    for module, kept in ((judge_lines, judge_lines._seen), (plain_case, plain_case._pages)):
        monkeypatch.setattr(module, "_KEPT", 2)
        kept.clear()
    for game, hands in (("holdem", ("AsTh", "9h9d")), ("omaha", ("AsTh8c8d", "9h9dJcJd"))) * 2:
        for button in (1, 2, 3):
            document = HOLDEM | {"game": game, "button": button, "hands": dict(zip("13", hands, strict=True))}
            assert answer(json.dumps(document)) == json.dumps(judge_carefully(document))
            assert len(judge_lines._seen) <= 2
    monkeypatch.setattr(plain_case, "_KEPT", 1)
    assert answer(json.dumps(HOLDEM | {"game": "short-deck-holdem", "board": "KcQc7d8d6c"}))
    assert len(plain_case._pages) == 1


FAR_APART = " " * 400    # more than a list of cards may have
HANDS: list[object] = [
    {"1": "AsTh", "3": f"9h{FAR_APART}9d"},
    {}, ["AsTh"], None, {"1": "AsTh", "11": "9h9d"}, {"1": "AsTh", "01": "9h9d"}, {"1": "AsTh", "3": "9h9"},
    {"1": "AsTh", "3": "9h9x"}, {"1": "AsTh", "3": "9hTh"}, {"1": "AsTh", "3": "9h"}, {"1": "AsTh", "3": ""},
    {"1": "AsTh", "3": "9h9d9c"}, {"1": "AsTh", "3": "9h??"}, {"1": "AsTh", "3": "9hJk"},
    {"1": "AsTh", "3": None}, {"1": "AsTh", "3": "Kc9d"}, {"1": "AsTh", "3": "9h" * 30}, {"1": "AsTh"},
]
POTS: list[object] = [
    [], {}, [7], [{"amount": 0}], [{"amount": True}], [{"amount": 1.5}], [{}], [{"amount": 9}] * 101,
    [{"amount": 9, "seat": [1]}], [{"amount": 9, "seats": [1, 1]}], [{"amount": 9, "seats": [1, 2]}],
    [{"amount": 9, "seats": [True]}], [{"amount": 9, "seats": []}], [{"amount": 9, "seats": "13"}],
    [{"amount": 9, "seats": [3]}], [{"amount": 9, "seats": [3, 1]}],
]
MISTAKES: list[dict[str, Any]] = [
    *({"hands": hands} for hands in HANDS), *({"pots": pots} for pots in POTS),
    {"game": "holdme"}, {"game": 7}, {"game": "x" * 200}, {"board": "Kc Qc 2d 3d"}, {"board": "KcQc2d3d3d"},
    {"board": 0}, {"board": False}, {"board": None}, {"board": ""}, {"board": []}, {"board": "KcQc2d3d6"},
    {"button": 0}, {"button": 11}, {"button": True}, {"button": "2"}, {"button": 2.0}, {"button": []},
    {"chip": 0}, {"chip": None}, {"chip": True}, {"chip": 10**16}, {"dice": [1]}, {"hand": {}},
    {"board": f"KcQc{FAR_APART}2d3d6c"}, {"preset": "home"}, {"preset": "tda"}, {"button": None},
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=json.dumps)
def test_a_mistake_is_refused_with_the_same_words(mistake: dict[str, Any]):
    document = HOLDEM | mistake
    careful = refusal_of(judge_carefully, document)
    assert refusal_of(judge, document) == careful
    ruling = careful if "error" in careful else json.dumps(careful)
    assert refusal_of(answer, json.dumps(document)) == ruling


ODD: list[str | bytes] = [
    "", "7", "[]", "{", "\ufeff" + json.dumps(HOLDEM), json.dumps(HOLDEM) + " x", json.dumps(HOLDEM) + " \n",
    json.dumps(HOLDEM).replace("300", "NaN"), json.dumps(HOLDEM).replace("300", "9" * 5000),
    json.dumps(HOLDEM).replace("holdem", "hold\\u0065m"), json.dumps(HOLDEM).replace("holdem", "hold\u00e9m"),
    json.dumps(HOLDEM).replace('"button"', '"game": "holdem", "button"'),
    json.dumps(HOLDEM).replace('"1":', '"1": "KsKd", "1":'),
    json.dumps(HOLDEM).replace('"amount":', '"amount": 5, "amount":'),
    json.dumps(HOLDEM).replace("2d", "2:"), json.dumps(HOLDEM).replace('"3":', '"3":  '),
    json.dumps(HOLDEM).replace('"3":', '"1": "KsKd", "3":'), json.dumps(HOLDEM).replace("9h9d", "9h}d"),
    json.dumps(HOLDEM).replace('"board": "', '"board": ["').replace('6c"', '6c"]'),
    json.dumps(HOLDEM).replace('"button"', '"board": "KcQc2d3d6c", "button"'),
    json.dumps(HOLDEM).replace('"holdem"', '"board"'), json.dumps(HOLDEM).replace('"board"', '"board" '),
    json.dumps(HOLDEM).replace('"hands"', '"hand"'), json.dumps({**HOLDEM, "chip": 5, "dice": []}),
    json.dumps(HOLDEM).replace("300", ""), json.dumps(HOLDEM | {
        "game": "omaha", "hands": {"1": "AsThJsJh", "3": "9h9dTh8h"}}),
    b"\xff{}", json.dumps(HOLDEM).encode() + b"\r\n", "[" * 100_000,
]


@pytest.mark.parametrize("line", ODD, ids=range(len(ODD)))
def test_whatever_is_no_plain_line_is_read_with_care(line: str | bytes):
    careful = refusal_of(lambda: judge_carefully(read_document(line)))
    for _ in range(3):      # once, then looked for among the frames that are kept
        assert refusal_of(answer, line) == (careful if "error" in careful else json.dumps(careful))


def test_a_line_too_long_is_refused_before_it_is_read():
    assert refusal_of(answer, json.dumps(HOLDEM) + " " * 5_000_000)["error"]["code"] == "too-large"
