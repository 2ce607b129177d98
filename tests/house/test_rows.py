"""The table of house rules: what a row says of itself, and that somebody obeys it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from dealer_assist.errors import Refusal
from dealer_assist.games import load_game
from dealer_assist.rulebook.relevant_rules import at_moment, house_rules
from dealer_assist.rules.house import RULES, Rule, read_house
from dealer_assist.rules.house import obeyed as obeyed_values
from dealer_assist.rules.house_rules import PAIRS
from dealer_assist.texts import HERE, Message, languages, say, speak

from .ask import played

PACKAGE = HERE.parent
ROWS = pytest.mark.parametrize("rule", RULES.values(), ids=RULES)


@pytest.mark.exhaustive
@ROWS
@pytest.mark.parametrize("language", languages())
def test_a_row_is_told_in_words_with_a_figure(rule: Rule, language: str):
    spoken = [speak(text, language) for text in (rule.title, rule.meaning, rule.figure)]
    assert all(spoken) and spoken[1][0].islower() and spoken[1][-1] != "." and spoken[2][-1] == "."
    words = [rule.in_words(word) for word in rule.words if not isinstance(word, int)]
    assert all(isinstance(word, Message) and speak(word, language) for word in words)
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


ROOMS = ("rules", "engine", "floor", "session", "tournament", "contract", "store")


def sources() -> dict[Path, str]:
    """Every module that could obey a rule, but the table itself."""
    return {path: path.read_text(encoding="utf-8") for room in ROOMS
            for path in (PACKAGE / room).rglob("*.py") if path.name != "house_rules.py"}


def names_read(source: str) -> set[str]:
    """The house rules that a module reads: `house["name"]`, `house.word("name")`, `house.rake`.

    Where it asks `house[rule]`, each name that it holds outside of its docstrings is one it may ask for.
    """
    tree, read, by_name = ast.parse(source), set(), False
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and _of_house(node.value):
            read |= _words(node.slice)
            by_name = by_name or isinstance(node.slice, ast.Name)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            if node.func.attr in ("word", "number"):
                read |= _words(node.args[0])
                by_name = by_name or isinstance(node.args[0], ast.Name)
        elif isinstance(node, ast.Attribute) and node.attr in ("rake", "drop") and _of_house(node.value):
            read.add(node.attr)
    return read | (_words(tree) if by_name else set())


def _of_house(node: ast.expr) -> bool:
    """Is it a house by its name, or by where it comes from?"""
    source = ast.unparse(node)
    return source.endswith(("house", "house.values", "rules()"))


def _words(node: ast.AST) -> set[str]:
    values = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
    return {value for value in values if isinstance(value, str)}


def obeyed() -> set[str]:
    """Every rule that the core, or the page of a game, asks for by its name."""
    pages = " ".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "games").rglob("*.toml"))
    return {name for source in sources().values() for name in names_read(source)} | {
        name for name in RULES if f'rule = "{name}"' in pages}


def test_a_reading_is_told_from_a_name_that_is_only_said():
    """A name in a docstring, in a refusal or in another document obeys nothing."""
    lines = ['"""Of `halt-short`."""', 'raise NotNow("no", rule="halt-short")', 'said["halt-short"]',
            'say("halt-short")', 'document["house"]; other["halt-short"]']
    assert not any("halt-short" in names_read(source) for source in lines)
    reads = ['house["halt-short"]', 'hand.setup.house.number("halt-short")', 'sheet.rules()["halt-short"]',
             'rule = "halt-short" if one else "two"\nhouse[rule]']
    assert all("halt-short" in names_read(source) for source in reads)


@pytest.mark.exhaustive     # it reads every module of seven rooms
def test_a_setting_that_nothing_obeys_has_one_value():
    """A row with a choice is read where the choice is made; a row that nobody reads offers none."""
    named = {name for name, _ in PAIRS}     # the name of a pair of rules, which are read themselves
    inert = [name for name in RULES.keys() - obeyed() - named if not RULES[name].fixed]
    assert inert == []


@pytest.mark.exhaustive
def test_a_row_with_one_value_is_named_where_it_is_done():
    """What is always so needs no reading, but a place: the code that does it names it, or rules by it."""
    text = "\n".join(sources().values())
    homeless = [name for name in RULES.keys() - obeyed() if RULES[name].fixed
                and f"`{name}`" not in text and f'"{name}"' not in text and f"house rule {name}" not in text]
    assert homeless == []


@pytest.mark.parametrize(("name", "value", "only"), [
    ("halt-short", 4, "3"), ("level-applies", "at-once", "next-hand"), ("uncalled", "keep", "return"),
    ("cards-speak", "no", "yes"),
])
def test_another_value_of_such_a_setting_is_refused_in_a_sentence(name: str, value: object, only: str):
    with pytest.raises(Refusal) as refusal:
        read_house("barge", {name: value})
    assert refusal.value.field == f"house.{name}"
    assert re.search(rf"always: .*\b{only}\b", refusal.value.message)


def test_a_hand_of_an_old_database_that_named_one_is_still_played():
    """It changed nothing then; the value is left out, everything else stays."""
    assert obeyed_values({"halt-short": 5, "uncalled": "return", "raise-cap": 4}) == {
        "uncalled": "return", "raise-cap": 4}


def test_a_row_says_its_figure_and_its_values_in_words():
    rule = RULES["run-it"]
    assert rule.figure == say("house-run-it.figure") and rule.in_words(2) == "twice at most"
    assert RULES["roll-price"].in_words(25) == "25"
