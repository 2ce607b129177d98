"""The table of house rules: what a row says of itself, and that somebody obeys it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from dealer_assist.errors import Refusal
from dealer_assist.games import load_game
from dealer_assist.rulebook.relevant_rules import at_moment, house_rules
from dealer_assist.rules.house import RULES, Rule, read_house
from dealer_assist.rules.house import obeyed as obeyed_values
from dealer_assist.rules.house_rules import PAIRS
from dealer_assist.texts import HERE, Said, languages, speak

from .ask import played

PACKAGE = HERE.parent
ROWS = pytest.mark.parametrize("rule", RULES.values(), ids=RULES)


@ROWS
@pytest.mark.parametrize("language", languages())
def test_a_row_is_told_in_words_with_a_figure(rule: Rule, language: str):
    told = [speak(text, language) for text in (rule.title, rule.meaning, rule.figure)]
    assert all(told) and told[1][0].islower() and told[1][-1] != "." and told[2][-1] == "."
    words = [rule.told(word) for word in rule.words if not isinstance(word, int)]
    assert all(isinstance(word, Said) and speak(word, language) for word in words)
    assert len(set(words)) == len(words)


def test_a_rule_is_named_by_what_the_game_is_about():
    razz, stud = house_rules(load_game("razz")), house_rules(load_game("stud"))
    assert {"bring-in", "stud-board-tie", "odd-chip-stud-low"} <= {*razz} & {*stud}
    assert "open-pair-double" in stud and "open-pair-double" not in razz
    assert "draw-limit" in house_rules(load_game("badugi")) and "draw-limit" not in stud
    assert "run-it" in house_rules(load_game("holdem")) and "run-it" not in stud


def test_a_moment_offers_its_own_rules_first():
    """A limit hand has a cap and no least raise; once cards are shown, the showdown stands on top."""
    limit = played("", betting="limit", small_bet=200)
    names = [rule.name for rule in at_moment(limit, "wager")]
    assert names[0] == "raise-cap" and "min-raise" not in names and "draw-limit" not in names
    assert at_moment(limit, "showdown")[0].at == ("showdown",)


# -- who obeys a row -----------------------------------------------------------------------------


def names_read(path: Path) -> set[str]:
    """The house rules a module reads: `house["name"]`, `house.word("name")`, `house.rake`, a rule by name."""
    read: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            read.add(str(node.slice.value))
        elif isinstance(node, ast.Call) and node.args:
            read.update(str(part.value) for arg in node.args for part in ast.walk(arg)
                        if isinstance(part, ast.Constant))
        elif isinstance(node, ast.IfExp):
            picked = (node.body, node.orelse)
            read.update(str(part.value) for part in picked if isinstance(part, ast.Constant))
        elif isinstance(node, ast.Attribute) and node.attr in ("rake", "drop"):
            read.add(node.attr)
    return read


def obeyed() -> set[str]:
    """Every rule that the core, or the page of a game, asks for by its name."""
    rooms = ("rules", "engine", "floor", "session", "tournament", "contract", "store")
    code = [path for room in rooms for path in (PACKAGE / room).rglob("*.py")
            if path.name != "house_rules.py"]
    pages = " ".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "games").rglob("*.toml"))
    return {name for path in code for name in names_read(path)} | {
        name for name in RULES if f'rule = "{name}"' in pages}


@pytest.mark.exhaustive     # it reads every module of seven rooms
def test_a_setting_that_nothing_obeys_has_one_value():
    """A row with a choice is read where the choice is made; a row that nobody reads offers none."""
    named = {name for name, _ in PAIRS}     # the name of a pair of rules, which are read themselves
    inert = [name for name in RULES.keys() - obeyed() - named if not RULES[name].fixed]
    assert inert == []


@pytest.mark.parametrize(("name", "value", "only"), [
    ("halt-short", 4, "3"), ("uncalled", "keep", "return"),
    ("cards-speak", "no", "yes"),
])
def test_another_value_of_such_a_setting_is_refused_in_a_sentence(name: str, value: object, only: str):
    with pytest.raises(Refusal) as refusal:
        read_house("barge", {name: value})
    assert refusal.value.field == f"house.{name}"
    assert f"it is always {only}" in refusal.value.message


def test_a_hand_of_an_old_database_that_named_one_is_still_played():
    """It changed nothing then; the value is left out, everything else stays."""
    assert obeyed_values({"halt-short": 5, "uncalled": "return", "raise-cap": 4}) == {
        "uncalled": "return", "raise-cap": 4}
