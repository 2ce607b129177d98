"""The readers behind the contract's documents, each by itself: values, cards, the next hand, TOML, `next`."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.cards import parse_cards
from dealer_assist.contract import reading, toml_lines
from dealer_assist.contract.agenda_document import agenda_document
from dealer_assist.contract.card_checks import check_cards, plays_joker
from dealer_assist.contract.next_hand import by_hand, game_of, next_hand
from dealer_assist.contract.plain_case import read_plain
from dealer_assist.contract.showdown_document import read_showdown
from dealer_assist.engine.showdown.award import settle
from dealer_assist.errors import Refusal
from dealer_assist.games import load_game
from dealer_assist.games.loader.toml import read_toml
from dealer_assist.rules.button import Post, first_positions
from dealer_assist.session.coming import Coming, TableNow
from tests.house.ask import played

CASE: dict[str, Any] = {"game": "holdem", "button": 1, "pots": [{"amount": 100}], "board": "AsKsQsJs2d",
                        "hands": {"1": "Ts3c", "2": "2c2h"}}
SETTINGS: dict[str, Any] = {"game": "holdem", "betting": "no-limit", "blinds": [50, 100], "ante": 0,
                            "chip": 25, "big_blind_ante": 0, "preset": "barge", "house": {},
                            "tournament": False}
STACKS = {1: 5000, 2: 5000, 3: 5000}


def code(refused: pytest.ExceptionInfo[Refusal]) -> tuple[str, str | None]:
    return refused.value.code, refused.value.field


@pytest.mark.parametrize("value", [1.5, True, "7", None, -1, 10**16])
def test_a_number_is_whole_and_within_its_bounds(value: object):
    with pytest.raises(Refusal) as refused:
        reading.whole(value, "ante")
    assert code(refused) == ("bad-number", "ante")
    assert reading.whole(7, "ante") == 7 and reading.optional_whole({}, "ante") is None


def test_a_key_that_the_contract_has_not_is_refused_with_the_nearest():
    with pytest.raises(Refusal, match="button") as refused:
        reading.known_keys({"buton": 1}, ("button", "game"), "setup")
    assert code(refused) == ("unknown-key", "setup.buton")


@pytest.mark.parametrize("text", ["0", "11", "one", None])
def test_seats_are_one_to_ten(text: object):
    with pytest.raises(Refusal):
        reading.seat_number(text, "seats")
    assert reading.seat_number("10", "seats") == 10


def test_the_plain_reader_and_the_careful_one_read_the_same():
    plain, (showdown, pots) = read_plain(CASE), read_showdown(CASE)
    assert plain is not None and plain.frame.seats == (1, 2)
    assert settle(showdown, pots).pots == plain.ruling.pots and [pot.amount for pot in pots] == [100]
    assert read_plain({**CASE, "house": {}}) is None and read_plain({**CASE, "board": ["As"]}) is None


def test_a_card_that_lies_twice_is_refused_where_it_lies():
    with pytest.raises(Refusal) as refused:
        read_showdown({**CASE, "hands": {"1": "Ts3c", "2": "2cTs"}})
    assert code(refused) == ("duplicate-card", "hands.2")
    showdown, _ = read_showdown(CASE)
    assert check_cards(showdown, {}) == showdown and not plays_joker(showdown)


def test_next_is_empty_when_the_hand_is_over():
    assert agenda_document(played("3 fold, 1 fold")) == []
    assert agenda_document(played())[-1] == {"do": "act", "seat": 3}


def planned(**more: Any) -> Coming:
    return Coming(first_positions(1, STACKS), STACKS, **{"blinds": (50, 100), **more})


def dealt(coming: Coming, **stated: Any) -> dict[str, Any]:
    return next_hand(TableNow(SETTINGS, STACKS), coming, stated, load_game)[0]


def test_the_next_hand_is_written_out_in_full():
    document = dealt(planned())
    assert document["seats"] == {"1": 5000, "2": 5000, "3": 5000} and document["blinds"] == [50, 100]
    assert (document["button"], document["betting"], document["preset"]) == (1, "no-limit", "barge")
    assert game_of(TableNow(SETTINGS, STACKS), planned(), {}) == "holdem"


def test_what_comes_besides_is_written_too():
    """R58 the pot that stayed, a killer, a bomb pot, dead chips of a nit card, a game without a button."""
    assert dealt(planned(carried=75))["carried"] == 75
    assert dealt(planned(killer=2), betting="limit", small_bet=100, house={"kill": "full"})["killer"] == 2
    assert dealt(planned(bomb_pot=True), ante=100, blinds=[])["bomb_pot"] is True
    posts = dealt(planned(posts=(Post(2, "big", 100),)), owed={3: 50})["posts"]
    assert {"seat": 3, "kind": "dead", "amount": 50} in posts and len(posts) == 2
    assert {"seat": 3, "kind": "dead", "amount": 50} in dealt(planned(), owed={3: 50, 9: 50})["posts"]


def test_a_third_blind_of_the_stakes_stands_beside_dead_chips():
    posts = dealt(planned(blinds=(50, 100, 200)), owed={3: 50})["posts"]
    assert [(post["kind"], post["amount"]) for post in posts] == [
        ("small", 50), ("big", 100), ("straddle", 200), ("dead", 50)]
    antes = {"game": "stud", "betting": "limit", "ante": 10, "bring_in": 25, "small_bet": 100, "big_bet": 200}
    stud = dealt(Coming(first_positions(1, STACKS), STACKS), **antes)
    assert "button" not in stud and "spread" not in stud


def test_what_was_said_by_hand_is_known_when_the_hand_is_dealt_again():
    assert by_hand({"button": 3, "posts": []}) == {"placed": True}
    assert by_hand({"posts": [{"seat": 1}]}) == {"posted": True}
    stated = {"posts": [{"seat": 3, "kind": "big", "amount": 100}]}
    where = next_hand(TableNow(SETTINGS, STACKS), planned(), stated, load_game)[2]
    assert where.owing_big() == (3,)


def test_lines_of_toml_read_back():
    table = {"name": "A \"game\"\u007f", "max_seats": 8, "button": True, "rate": 2.5, "none": None,
             "steps": ["hole 2", "board 3"], "an odd key": {"low": 1}}
    text = "\n".join(toml_lines.lines_of(table))
    assert read_toml(text) == {key: value for key, value in table.items() if value is not None}
    assert toml_lines.key_of("plain-key") == "plain-key" and len(parse_cards("AsKs")) == 2
