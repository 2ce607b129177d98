"""The contract's own examples through the command line and `/api/v1`: one document in, the same document out.

Figures that the contract prints stand here as it prints them; where it says that "the figures above show the
form only", they are worked out by hand beside the case.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient

from dealer_assist.cli import main
from dealer_assist.games import game_ids
from tests.web.test_api_documents import client, judges

__all__ = ["client", "judges"]

Document = dict[str, Any]

# two of K K Q 2 make three kings and no full house; A-4 makes 6-4-3-2-A, A-5 6-5-3-2-A
JUDGE: Document = {
    "game": "omaha-8", "button": 3, "chip": 1, "pots": [{"amount": 1050}, {"amount": 300, "seats": [1, 4]}],
    "board": "Kc Qc 2d 3d 6c", "dice": [], "hands": {"1": "Ah4hTs9s", "3": "KsKdQs2s", "4": "AsAd5c5h"},
}
OPTIONS: Document = {
    "game": "omaha", "betting": "pot-limit", "seats": {"1": 20000, "2": 20000, "3": 20000}, "button": 3,
    "blinds": [100, 200], "ante": 0, "big_blind_ante": 0,
    "bring_in": None, "small_bet": None, "big_bet": None,
    "tournament": True, "preset": "barge", "house": {}, "actions": ["3 raise 700", "1 fold"],
}
STUD: Document = {
    "game": "stud", "betting": "limit", "seats": {"1": 5000, "2": 5000, "3": 5000}, "blinds": [], "ante": 25,
    "bring_in": 100, "small_bet": 300, "big_bet": 600, "up": {"1": "Ks", "2": "2c", "3": "9h"},
}
SPREAD: Document = {
    "game": "holdem", "betting": "spread-limit", "spread": [2, 10], "seats": {"1": 500, "2": 500, "3": 500},
    "button": 3, "blinds": [1, 2],
}


def by_hand(command: str, document: Document) -> tuple[int, str, str]:
    """Exit status, what is printed, and what on standard error; the document is standard input."""
    result = CliRunner().invoke(main, [command, "-"], input=json.dumps(document))
    return result.exit_code, result.stdout, result.stderr


def both(client: FlaskClient, address: str, document: Document) -> Document:
    """The answer, which is the same both ways."""
    status, printed, complaint = by_hand(address, document)
    response = client.post(f"/api/v1/{address}", json=document)
    assert (status, complaint, response.status_code) == (0, "", 200), response.get_data(as_text=True)
    answer: Document = json.loads(printed)
    assert response.get_json() == answer
    return answer


# -- 3. Judge --------------------------------------------------------------------------------------


def test_the_judgement_of_the_example(client: FlaskClient):
    answer = both(client, "judge", JUDGE)
    assert set(answer) == {"awards", "pots", "hands", "notes"}
    assert answer["awards"] == {"1": 525 + 150, "3": 525, "4": 150}
    assert answer["pots"] == [
        {"amount": 1050, "seats": [1, 3, 4], "shares": [
            {"side": "high", "amount": 525, "winners": [3], "awards": {"3": 525}},
            {"side": "low", "amount": 525, "winners": [1], "awards": {"1": 525}}]},
        {"amount": 300, "seats": [1, 4], "shares": [
            {"side": "high", "amount": 150, "winners": [4], "awards": {"4": 150}},
            {"side": "low", "amount": 150, "winners": [1], "awards": {"1": 150}}]},
    ]
    assert answer["hands"]["3"]["low"] is None
    assert set(answer["hands"]["3"]["high"]) == {"cards", "name"}


def showdown(game: str, hands: dict[str, str], **more: Any) -> Document:
    return {"game": game, "button": 3, "pots": [{"amount": 100}], "hands": hands, **more}


MEXICAN = {"1": "7sJk7h4d3d", "2": "KhKdQh5s4s"}
CASES: dict[str, tuple[Document, dict[str, int]]] = {
    # the four fours of the Omaha hand, and the aces of the other for hold'em
    "sohe": (showdown("sohe", {"1": "AhAd/2c7s8hTd", "2": "KhQd/4c4d9c9h"}, board="4h4s5dJcTs"),
             {"1": 50, "2": 50}),
    # all that is kept plays: one ace with four of the board, or five cards without it
    "scrotum": (showdown("scrotum", {"1": "Ah", "2": "KsKdKh2c2s"}, board="9sTdJc3hAs"), {"2": 100}),
    # dealt face up the joker is a bug, and as an ace leaves a pair of sevens; any other is wild: trips
    "a bug": (showdown("mexican-poker", MEXICAN, up={"1": "Jk7h"}), {"2": 100}),
    "a wild joker": (showdown("mexican-poker", MEXICAN, up={"1": "7s7h"}), {"1": 100}),
    "community": (showdown("stud", {"1": "AhAdKs7c5d3h", "2": "QhQdJs8c6d2h"}, community="Qs"), {"2": 100}),
    "choice": (showdown("paradise-road-pickem", {"1": "Ah2d3c4s9hTdKc", "2": "AsQd3d4h9dTcKh"},
                        choice="razz"), {"1": 100}),
    # 101 in two: the odd chip to the first board, where aces are best; kings on the second
    "runouts": (showdown("holdem", {"1": "AhAd", "2": "KhKd"}, pots=[{"amount": 101}],
                         runouts=["2c5d9hTcAs", "2c5d9hTcKs"]), {"1": 51, "2": 50}),
    # 29 units of 25 among three: both odd ones to the left of the button
    "chip": (showdown("holdem", {"1": "AhKd", "4": "AdKh", "6": "AcKs"}, button=4, chip=25,
                      pots=[{"amount": 725}], board="AsQdJc7h2d"), {"6": 250, "1": 250, "4": 225}),
    "house": (showdown("holdem", {"1": "AhKd", "4": "AdKh", "6": "AcKs"}, button=4, chip=25,
                       pots=[{"amount": 725}], board="AsQdJc7h2d", house={"odd-chip-most": "all-to-first"}),
              {"6": 275, "1": 225, "4": 225}),
}


@pytest.mark.parametrize("case", CASES)
def test_each_field_of_a_showdown(client: FlaskClient, case: str):
    document, awards = CASES[case]
    answer = both(client, "judge", document)
    assert answer["awards"] == {str(seat): chips for seat, chips in awards.items()}
    assert all(note["text"].endswith(".") and note["rule"] for note in answer["notes"])
    runs = [share["runout"] for share in answer["pots"][0]["shares"] if "runout" in share]
    assert runs == ([1, 2] if case == "runouts" else [])


def test_cards_are_a_string_with_or_without_spaces_or_a_list(client: FlaskClient):
    spaced = JUDGE | {"board": ["Kc", "Qc", "2d", "3d", "6c"], "hands": {
        "1": "Ah4h Ts 9s", "3": ["Ks", "Kd", "Qs", "2s"], "4": "AsAd5c5h"}}
    assert both(client, "judge", spaced) == both(client, "judge", JUDGE)


@pytest.mark.parametrize(("address", "document", "code", "field"), [
    ("judge", JUDGE | {"hands": {"1": "Ah4hTs9s", "3": "AhKdQs2s"}}, "duplicate-card", "hands.3"),
    ("options", OPTIONS | {"actions": ["3 raise 700", "1 raise 9000"]}, None, "actions.1"),
])
def test_a_bad_document(client: FlaskClient, address: str, document: Document, code: str | None, field: str):
    """Exit status 2 and one line on standard error; 422 and code, message and field."""
    status, printed, complaint = by_hand(address, document)
    assert (status, printed, complaint.count("\n")) == (2, "", 1)
    response = client.post(f"/api/v1/{address}", json=document)
    error = response.get_json()["error"]
    assert (response.status_code, error["field"]) == (422, field)
    assert error["code"] == (code or error["code"])
    # the words break where a line breaks no more
    assert " ".join(error["message"].split()) in complaint and error["code"] in complaint


@pytest.mark.parametrize(("address", "good"), [("judge", JUDGE), ("options", OPTIONS)])
def test_json_lines_go_on_after_a_bad_one(client: FlaskClient, address: str, good: Document):
    lines = "\n".join([json.dumps(good), json.dumps(good | {"game": "whist"}), json.dumps(good)])
    result = CliRunner().invoke(main, [address, "-"], input=lines)
    response = client.post(f"/api/v1/{address}", data=lines, content_type="application/x-ndjson")
    assert response.get_data(as_text=True).splitlines() == result.stdout.splitlines()
    first, bad, last = map(json.loads, result.stdout.splitlines())
    assert (result.exit_code, first, bad["error"]["field"]) == (2, last, "game")


# -- 4. Options ------------------------------------------------------------------------------------


def test_the_options_of_the_example(client: FlaskClient):
    answer = both(client, "options", OPTIONS)
    how = answer["legal"]["raise"].pop("how")
    assert answer.pop("next") == [{"do": "act", "seat": 2}]
    assert answer == {
        "street": "preflop", "pot": 1000, "to_act": 2,
        "legal": {"fold": True, "check": False, "call": 500, "bet": None, "complete": None,
                  "raise": {"min": 1200, "max": 2200}, "all_in": True},
        "cap": None, "pots": [{"amount": 1000, "seats": [2, 3]}],
        "stacks": {"1": 19900, "2": 19800, "3": 19300},
        "prompt": "Seat 2 to act: 500 to call, raise 1,200 to 2,200",
    }
    assert how == "500 to call + 1,000 in the pot = raise of 1,500, 2,200 to go"      # its figures add up


def asked(client: FlaskClient, document: Document, *actions: str, **more: Any) -> Document:
    return both(client, "options", {**document, "actions": [*actions], **more})


def test_limit_counts_its_bets(client: FlaskClient):
    limit = {"game": "holdem", "betting": "limit", "blinds": [100, 200], "small_bet": 200, "big_bet": 400}
    answer = asked(client, {**OPTIONS, **limit}, "3 raise 400")
    assert (answer["cap"], answer["legal"]["raise"]["min"]) == ({"bets": 2, "of": 4}, 600)


def test_in_jam_or_fold_only_fold_and_all_in_are_offered(client: FlaskClient):
    legal = asked(client, OPTIONS, betting="jam-or-fold")["legal"]
    assert {key: value for key, value in legal.items() if value} == {"fold": True, "all_in": True}


def test_over_a_bring_in_the_player_completes(client: FlaskClient):
    assert asked(client, STUD)["next"][-1] == {"do": "bring-in", "seat": 2}
    legal = asked(client, STUD, "2 bring-in")["legal"]
    assert (legal["call"], legal["complete"], legal["raise"]) == (100, 300, None)


def test_who_posts_follows_from_a_dead_button_or_is_stated(client: FlaskClient):
    four = {"1": 20000, "2": 20000, "4": 20000, "5": 20000}
    dead = asked(client, OPTIONS, seats=four, button=3)
    assert (dead["stacks"]["4"], dead["stacks"]["5"], dead["to_act"]) == (19900, 19800, 1)
    posts = [{"seat": 4, "kind": "big", "amount": 200}, {"seat": 2, "kind": "enter", "amount": 200}]
    stated = asked(client, OPTIONS, seats=four, button=3, posts=posts)
    assert (stated["pot"], stated["stacks"]["2"], stated["to_act"]) == (400, 19800, 5)


def test_a_bomb_pot(client: FlaskClient):
    answer = asked(client, OPTIONS, bomb_pot=True, ante=200, blinds=[])
    assert (answer["pot"], answer["to_act"], answer["street"]) == (600, 1, "flop")
    assert [step["do"] for step in answer["next"]] == ["deal", "burn", "deal", "act"]


def test_a_whole_hand_goes_through_this_one_call(client: FlaskClient):
    """142 in the middle once 40 are back: 5 percent, at most 10, in ones, and a drop of 1: 7 and 1."""
    hand = {"game": "holdem", "betting": "no-limit", "seats": {"1": 1000, "2": 71, "3": 1000},
            "blinds": [1, 2], "tournament": False, "button": 3,
            "house": {"rake": {"percent": 5, "cap": 10, "step": 1}, "drop": {"amount": 1, "from": 10}}}
    answer = asked(client, {**OPTIONS, **hand}, "3 fold", "1 raise 111", "2 all-in", "deal board AsQdJc7h2d",
                   "1 show AhKd", "2 show QhQs")
    assert (answer["to_act"], answer["awards"], answer["returned"]) == (None, {"2": 142 - 7 - 1}, {"1": 40})
    assert answer["stacks"] == {"1": 1000 - 71, "2": 134, "3": 1000}
    assert "next" not in answer


# -- `next` ----------------------------------------------------------------------------------------


def test_the_steps_of_the_example(client: FlaskClient):
    """Dramaha: two draws three, four one."""
    seats = {"2": 20000, "4": 20000}
    answer = asked(client, OPTIONS, "4 call", "2 check", "deal board KcQc2d", "2 check", "4 check",
                   "2 draw 3", "4 draw 1", game="dramaha", seats=seats, button=4)
    assert answer["next"] == [
        {"do": "burn"},
        {"do": "deal", "to": [2], "cards": 3, "face": "down"},
        {"do": "deal", "to": [4], "cards": 1, "face": "down"},
        {"do": "burn"},
        {"do": "deal", "to": "board", "cards": 1, "face": "up", "street": "turn"},
        {"do": "act", "seat": 2},
    ]


def test_a_new_hand_starts_with_the_deal(client: FlaskClient):
    assert asked(client, OPTIONS)["next"] == [
        {"do": "deal", "to": [1, 2, 3], "cards": 4, "face": "down", "street": "preflop"},
        {"do": "act", "seat": 3}]


def test_all_in_hands_are_turned_up_before_every_street_that_is_left(client: FlaskClient):
    holdem = {**OPTIONS, "game": "holdem", "betting": "no-limit"}
    steps = asked(client, holdem, "3 fold", "1 all-in", "2 all-in")["next"]
    streets = [{"do": "deal", "to": "board", "cards": cards, "face": "up", "street": street}
               for cards, street in ((3, "flop"), (1, "turn"), (1, "river"))]
    assert steps[0] == {"do": "turn-up", "seats": [1, 2]}
    assert steps[1:-1] == [step for street in streets for step in ({"do": "burn"}, street)]
    assert steps[-1]["do"] == "show"


def test_a_die_is_rolled_by_the_button_or_by_nobody(client: FlaskClient):
    binglaha = {**OPTIONS, "game": "binglaha", "seats": {"1": 20000, "2": 20000}}
    for button, roller, calls, checks in ((2, 2, 2, 1), (5, None, 1, 2)):
        lines = f"{calls} call", f"{checks} check", "1 check", "2 check"
        answer = asked(client, binglaha, *lines, button=button)
        assert {"do": "roll", "seat": roller, "dice": 1} in answer["next"]


# -- spread-limit, carried, and the games ----------------------------------------------------------


def test_spread_limit(client: FlaskClient):
    raise_ = asked(client, SPREAD)["legal"]["raise"]       # the blind of 2 is the first bet
    assert (raise_["min"], raise_["max"]) == (4, 12)
    pairs = asked(client, SPREAD, spread=[[4, 6], [4, 12]])["legal"]
    complete = pairs["complete"]                            # 2 is less than the lower end
    assert (complete["min"], complete["max"], pairs["raise"]) == (4, 6, None)


def test_a_carried_pot_is_dead_money(client: FlaskClient):
    badugi = {"game": "progressive-badugi", "betting": "limit", "carried": 500}
    assert asked(client, OPTIONS, **badugi)["pot"] == 500 + 300


NAMED = """ace-to-5-triple-draw action-razz action-razzdugi archie badacey badeucy badugi
    bidirectional-chowaha big-o binglaha california-lowball chowaha courchevel omaha-crayfish holdem-crayfish
    crazy-pineapple-8 deuce-to-seven-lowball deuce-to-seven-razz deuce-to-seven-triple-draw dramadugi dramaha
    dramaha-zero dramaha-21 dramaha-49 duck-flush five-card-draw five-card-omaha five-card-stud
    four-card-chowaha greek-holdem irish korean lazy-pineapple lazy-pineapple-8 london-lowball madison
    mexican-poker mississippi-stud mississippi-stud-8 mississippi-razz murder oklahoma omaha omaha-8
    omaha-x-or-better paradise-road-pickem quick-quads razz razzdugi reno-straight rio-bravo scrotum
    short-deck-omaha short-deck-holdem sohe stud stud-8 stud-high-low super-stud super-stud-8 super-razz
    holdem holdem-8 triple-draw-dramaha two-or-five-omaha-8 wonky-donkey
    atomic-pineapple five-card-triple-draw regular-pineapple double-board-omaha
    double-board-omaha-8 double-board-holdem
    six-card-omaha courchevel-8 dramaha-27 progressive-badugi""".split()


def test_every_game_that_the_contract_names_is_there():
    assert len(NAMED) == len(set(NAMED)) == 76
    assert set(NAMED) <= set(game_ids())
