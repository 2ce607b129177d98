"""A table's house rules on their page: searched, set, and told by the ledger; one new row is everywhere."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from dealer_assist import texts
from dealer_assist.texts import capital
from dealer_assist.contract.options import options
from dealer_assist.games import game_ids, load_game
from dealer_assist.rules import house as houses
from dealer_assist.rules.house import RULES, read_house
from dealer_assist.rulebook.relevant_rules import bearing_on, topics
from dealer_assist.rules.house_rules import MOMENTS
from dealer_assist.rules.rule import Rule
from dealer_assist.web import create_app
from dealer_assist.web.rulebook.procedures import PROCEDURES
from tests.store.venue import Desk
from tests.web.test_floor_rules import offered

from ..house.ask import played

PAGE = "/tables/1/house"
# What is settled outside of a hand and of a game's page: on the table's settings, by an event.
BESIDE_A_HAND = {"page", "hand", "posts", "rake", "event", "deal", "mix"}


@pytest.fixture
def table(desk: Desk) -> Desk:
    """A table of pot-limit Omaha, nobody seated."""
    desk.make("/tables", name="Table 1", game="omaha", betting="pot-limit", blinds=[1, 2], tournament=False)
    return desk


def page(table: Desk, query: str = "", **headers: str) -> str:
    answer = table.client.get(PAGE + query, headers=headers)
    assert answer.status_code == 200
    return html.unescape(answer.get_data(as_text=True))


def named(text: str) -> list[str]:
    return re.findall(r'data-rule="([^"]+)"', text)


def save(table: Desk, status: int = 303, **form: str) -> str:
    answer = table.client.post(PAGE, data={name.replace("_", "-"): value for name, value in form.items()})
    assert answer.status_code == status, answer.get_data(as_text=True)[:400]
    return html.unescape(answer.get_data(as_text=True))


def house(table: Desk) -> dict[str, Any]:
    rules = table.get("/tables/1")["house"]
    assert isinstance(rules, dict)
    return rules


# -- looked at -----------------------------------------------------------------------------------


@pytest.mark.both_databases
def test_every_rule_stands_there_in_words_with_its_figure(table: Desk):
    text = page(table)
    assert named(text) == list(RULES)
    for rule in RULES.values():
        assert capital(rule.title) in text and rule.figure in text
        assert all(rule.in_words(word) in text for word in rule.words)


def test_a_rule_is_found_by_any_of_its_words(table: Desk):
    assert {"rake", "rake-from", "rake-no-flop"} <= set(named(page(table, "?q=rake")))
    assert "button" not in named(page(table, "?q=rake"))
    assert named(page(table, "?q=dead+button")) == ["button"]
    assert "No rule holds these words" in page(table, "?q=nothing+like+it")


def test_it_is_found_in_the_language_of_the_reader(table: Desk):
    spanish = {"Accept-Language": "es"}
    assert "button" in named(page(table, "?q=bot%C3%B3n+muerto", **spanish))
    assert "reglas de la casa" in page(table, **spanish)


def test_only_the_rules_of_the_game_are_asked_for(table: Desk):
    names = named(page(table, "?only=game"))
    assert {"pot-reading", "button", "rake", "straddle", "odd-chip-tie"} <= set(names)
    assert not {"draw-limit", "bring-in", "raise-cap", "balance-who"} & set(names)


# -- set -----------------------------------------------------------------------------------------


def test_a_rule_is_set_and_the_ledger_says_from_what(table: Desk):
    save(table, pot_reading="raise-to-pot", button="dead")
    assert house(table) == {"pot-reading": "raise-to-pot"}
    rows = table.get("/ledger?table=1")["rows"]
    changed = next(row for row in rows if row["kind"] == "settings")
    assert changed["said"]["to"]["house"] == {"pot-reading": "raise-to-pot"}
    text = page(table, "?only=differing")
    assert named(text) == ["pot-reading"] and "The preset says: the raise is the pot after the call" in text


def test_a_rule_set_back_to_the_preset_is_named_no_more(table: Desk):
    save(table, pot_reading="raise-to-pot")
    save(table, pot_reading="raise-by-pot")
    assert house(table) == {}


def test_figures_and_objects_are_written_beside_their_choice(table: Desk):
    save(table, rake="figure", **{"rake.percent": "5", "rake.cap": "10", "rake.step": ""}, min_bet="figure",
         **{"min-bet.number": "1k"}, redraw="figure", **{"redraw.list": "3, 2, 1"})
    assert house(table) == {"rake": {"percent": 5, "cap": 10}, "min-bet": 1000, "redraw": [3, 2, 1]}
    assert 'name="rake.percent" value="5"' in page(table)


def test_the_name_of_a_pair_sets_both_and_lets_both_go(table: Desk):
    """R63: `limit-short-all-in` is the name of the usual pairs; the form holds all three at once."""
    def three(short: str, reopen: str, level: str) -> None:
        save(table, limit_short_all_in=short, limit_reopen=reopen, limit_next_level=level)

    three("full", "from-half", "own-amount")
    assert house(table) == {"limit-short-all-in": "full"}
    assert read_house("barge", house(table))["limit-reopen"] == "from-full"
    three("half", "from-full", "next-multiple")
    assert house(table) == {}


def test_another_preset_keeps_what_was_set_by_itself(table: Desk):
    save(table, odd_chip_most="all-to-first")
    save(table, preset="tda", tournament="yes", pot_ante="count", odd_chip_most="all-to-first")
    got = table.get("/tables/1")
    assert (got["preset"], got["tournament"]) == ("tda", True)
    assert got["house"] == {"odd-chip-most": "all-to-first"}
    assert read_house("tda", got["house"])["pot-ante"] == "skip-single-payer"


def test_everything_as_the_preset_again(table: Desk):
    save(table, odd_chip_most="all-to-first", run_it="2")
    save(table, then="preset")
    assert house(table) == {}


@pytest.mark.parametrize(("form", "sentence"), [
    ({"pot-reading": "twice"}, "The house rule “what pot means” cannot be 'twice'"),
    ({"rake": "figure", "rake.percent": "a lot"}, "In the house rule “rake”, percent cannot be"),
    ({"min-bet": "figure"}, "The house rule “least bet” lacks its figure"),
    ({"uncalled": "keep"}, "(return). Leave it out"),
])
def test_what_no_rule_is_changes_nothing_and_is_said_in_a_sentence(table: Desk, form: Any, sentence: str):
    text = save(table, 422, odd_chip_most="all-to-first", **form)
    assert sentence in text and house(table) == {}
    assert re.search(r'name="odd-chip-most" value="all-to-first" checked', text)   # nothing typed is lost


# -- one new row ---------------------------------------------------------------------------------


@pytest.fixture
def new_row(monkeypatch: pytest.MonkeyPatch) -> Rule:
    """A rule that nobody wrote anything about but its row and its texts."""
    row = Rule("lights-out", 3, ("no", "yes"), ("pot-counts",), ("wager",), None, "",
               (("barge", "no"), ("tda", "no"), ("cash", "yes")))
    monkeypatch.setitem(RULES, row.name, row)
    words = {"name": "lights out", "does": "whether the lights go out", "figure": "At 10: dark."}
    for key, text in words.items():
        monkeypatch.setitem(texts._catalogue("en"), f"house-lights-out-{key}", text)
    for cached in (houses._preset, houses._known):
        cached.cache_clear()
    return row


def test_a_new_row_is_everywhere_by_itself(new_row: Rule, table: Desk, tmp_path: Any):
    """Contract, settings, advice to the floor, rules pages, the book of all of them, the API."""
    asked = {"game": "omaha", "betting": "pot-limit", "seats": {"1": 500, "2": 500}, "button": 1,
             "blinds": [1, 2], "house": {"lights-out": "yes"}}
    assert options(asked)["to_act"] == 1
    pot_limit = played("", game="omaha", betting="pot-limit", house={"lights-out": "yes"})
    assert "lights-out" in offered(pot_limit) and "lights-out" not in offered(played(""))
    assert "lights-out" in named(page(table)) and "lights-out" in named(page(table, "?q=lights"))
    save(table, lights_out="no")
    assert house(table) == {}      # as the preset has it
    save(table, lights_out="yes")
    assert house(table) == {"lights-out": "yes"}
    client = table.client
    assert "lights-out" in named(client.get("/rules/house").get_data(as_text=True))
    assert "lights-out" in client.get("/rules/games/omaha").get_data(as_text=True)
    assert "lights-out" in client.get("/rules/procedures/pot-limit").get_data(as_text=True)
    limit_only = next(game for game in game_ids() if load_game(game).bettings == ("limit",))
    assert "lights-out" not in client.get(f"/rules/games/{limit_only}").get_data(as_text=True)
    assert "lights-out" in {rule["name"] for rule in client.get("/api/v1/house-rules").get_json()["rules"]}


@pytest.fixture(autouse=True)
def forget_the_row():
    """Presets are read once in a process; the row of a test must not stay in them."""
    yield
    for cached in (houses._preset, houses._known):
        cached.cache_clear()


def test_the_book_of_house_rules_is_open_to_everybody(tmp_path: Any):
    client: FlaskClient = create_app({"INSTANCE": tmp_path}).test_client()
    text = html.unescape(client.get("/rules/house").get_data(as_text=True))
    assert named(text) == list(RULES) and "never (cash: as soon as two are left" in text


# -- what a row bears on -----------------------------------------------------------------------


def known_topics() -> set[str]:
    """Every topic there is: of the games, of the procedures, and those beside a hand."""
    games = {topic for game in game_ids() for topic in topics(load_game(game))}
    return games | BESIDE_A_HAND | {topic for one in PROCEDURES.values() for topic in one.topics or (one.id,)}


@pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
def test_a_row_says_what_it_bears_on_in_words_there_are(rule: Rule):
    assert rule.bears and set(rule.bears) <= known_topics() | {"half-pot-limit"}
    assert set(rule.at) <= set(MOMENTS)


def test_a_procedure_has_the_rules_that_name_it():
    assert PROCEDURES["lammers"].rules == ("lammers", "lammer-bust")
    bomb = {rule.name for rule in bearing_on(("bomb-pot",))}
    assert bomb >= {"bomb-pot", "bomb-pot-button", "min-bet", "ante"}
    assert PROCEDURES["dice"].rules == ()
