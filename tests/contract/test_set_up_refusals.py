"""What a set-up cannot be, and the field that is wrong (contract 4): one mistake each, and a sentence."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from dealer_assist.contract.arithmetic import odd_chip
from dealer_assist.contract.judge import judge
from dealer_assist.contract.mix import read_mix
from dealer_assist.contract.options import MOST_ACTIONS, options
from dealer_assist.contract.playable import check_playable
from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.structures.reading import read_structure, read_toml, template
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.contract.toml_lines import text_of
from dealer_assist.errors import Refusal

HOLDEM = {"game": "holdem", "betting": "no-limit", "blinds": [1, 2], "button": 1,
          "seats": {"1": 100, "2": 100}}
STUD = {"game": "stud", "betting": "limit", "small_bet": 20, "ante": 5, "bring_in": 5,
        "seats": {"1": 100, "2": 100}}


def code_and_field(do: Any, *asked: Any) -> tuple[str, str | None]:
    with pytest.raises(Refusal) as refusal:
        do(*asked)
    assert refusal.value.message.strip()
    return refusal.value.code, refusal.value.field


@pytest.mark.parametrize(("document", "code", "field"), [
    (HOLDEM | {"seats": {"1": 100, "01": 100, "2": 5}}, "duplicate-seat", "seats.01"),
    (HOLDEM | {"blinds": [1] * 11}, "too-many-blinds", "blinds"),
    (HOLDEM | {"posts": [{"seat": 1, "kind": "dead", "amount": 1}] * 100}, "too-many-posts", "posts"),
    (HOLDEM | {"blinds": []}, "no-forced-money", "blinds"),
    (HOLDEM | {"bomb_pot": True, "blinds": []}, "no-ante", "ante"),
    (HOLDEM | {"up": {"1": "2c"}}, "no-up-cards", "up"),
    (STUD | {"up": {"1": "2c3c"}}, "card-count", "up.1"),
    (STUD | {"up": {"1": "??"}}, "card-count", "up.1"),
    (STUD | {"up": {"1": "2c", "2": "2c"}}, "duplicate-card", "up.2"),
    (STUD | {"up": {"1": "Jk"}}, "not-in-deck", "up.1"),
    (STUD | {"bring_in": 0}, "no-bring-in", "bring_in"),
])
def test_what_no_hand_is_dealt_from(document: dict[str, Any], code: str, field: str):
    assert code_and_field(read_setup, document) == (code, field)


def test_more_players_than_the_deck_has_cards_for():
    """R57: a room that seats more than the page allows still cannot deal six each to ten."""
    ten = HOLDEM | {"game": "six-card-omaha", "betting": "pot-limit", "house": {"max-seats": "warn"},
                    "seats": {str(seat): 100 for seat in range(1, 11)}}
    assert code_and_field(read_setup, ten) == ("too-many-seats", "seats")


@pytest.mark.parametrize(("more", "field", "sentence"), [
    ({"blinds": [2, 1]}, "blinds",
     "The small blind of 2 is above the big blind of 1; write the small one first."),
    ({"blinds": [2, 0]}, "blinds",
     "The small blind of 2 is above the big blind of 0; write the small one first."),
    ({"betting": "limit", "small_bet": 4, "big_bet": 2}, "big_bet",
     "The small bet of 4 is above the big bet of 2; turn the two round."),
])
def test_two_amounts_in_the_wrong_order(more: dict[str, Any], field: str, sentence: str):
    """The hand of such a set-up would be played for the small amount where the big one was meant."""
    with pytest.raises(Refusal) as refusal:
        options(HOLDEM | more)
    assert (refusal.value.code, refusal.value.field) == ("turned-round", field)
    assert refusal.value.message == sentence
    assert options(HOLDEM | {"blinds": [0, 2]})["pot"] == 2     # a dead small blind


def test_a_record_with_such_amounts_is_read():
    setup = read_setup(HOLDEM | {"blinds": [2, 1]})
    assert setup.blinds == (2, 1)
    assert code_and_field(check_playable, setup) == ("turned-round", "blinds")


def test_a_hand_has_so_many_entries_and_no_more():
    assert code_and_field(options, HOLDEM | {"actions": ["1 fold"] * (MOST_ACTIONS + 1)}) == (
        "too-many-actions", "actions")


SHOWN = {"game": "holdem", "pots": [{"amount": 100}], "board": "KcQc2d3d6c",
         "hands": {"1": "AhAd", "2": "KhKd"}}
DRAW = {"game": "five-card-draw", "pots": [{"amount": 100}], "hands": {"1": "AhAd2c3c4c", "2": "KhKd5c6c7c"}}


@pytest.mark.parametrize(("document", "code", "field"), [
    (DRAW | {"board": "2h3h4h5h6h"}, "card-count", "board"),
    (SHOWN | {"board": "KcQc2d"}, "card-count", "board"),
    (SHOWN | {"community": "9c"}, "no-community", "community"),
    (SHOWN | {"hands": {"1": "AhAd", "2": "AhKd"}}, "duplicate-card", "hands.2"),
    (SHOWN | {"hands": {"1": "Ah/Ad", "2": "KhKd"}}, "bad-parts", "hands.1"),
    ({**SHOWN, "board": None, "runouts": ["KcQc2d3d6c", "KcQc2d6c9h"]}, "duplicate-card", "runouts.1"),
])
def test_what_the_judge_cannot_rule_on(document: dict[str, Any], code: str, field: str):
    assert code_and_field(judge, document) == (code, field)


@pytest.mark.parametrize(("games", "stakes", "field"), [
    ([7], None, "mix.games.0"), (["holdem"], 7, "mix.stakes.limit"),
    (["holdem"], {"blinds": [1] * 11}, "mix.stakes.limit.blinds"),
])
def test_what_is_no_mix(games: list[Any], stakes: object, field: str):
    mix = {"games": games, "stakes": {"limit": stakes} if stakes is not None else {}}
    assert code_and_field(read_mix, mix)[1] == field


def test_a_side_that_one_hand_wins_has_no_odd_chip():
    """1.2.3: of 25 the high takes 13 alone."""
    chips_given = odd_chip({"amount": 25, "sides": [[3], [1, 2]], "button": 3})
    assert chips_given["sides"][0]["awards"] == {"3": 13}


def sheet(**changes: Any) -> dict[str, Any]:
    return document_of(template("holdem")) | changes


@pytest.mark.parametrize(("document", "code", "field"), [
    (7, "bad-form", "sheet"), (sheet(name=7), "bad-name", "name"),
    (sheet(levels=[7]), "bad-form", "levels.0"),
])
def test_what_is_no_structure(document: object, code: str, field: str):
    assert code_and_field(read_structure, document) == (code, field)


def test_a_colour_up_that_is_no_chip_names_its_break():
    levels = [dict(row) for row in sheet()["levels"]]
    at = next(n for n, row in enumerate(levels) if "break" in row)
    levels[at]["colour_up"] = "25"
    assert code_and_field(read_structure, sheet(levels=levels))[1] == f"levels.{at}.colour_up"


def test_a_sheet_that_is_no_toml_says_where():
    assert code_and_field(read_toml, "levels = [")[0] == "bad-toml"


def test_a_day_in_a_file_of_the_room_is_written_as_it_was_read():
    assert text_of(date(2026, 11, 22)) == "2026-11-22"
