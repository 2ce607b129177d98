"""Refusals carry a key and figures; their sentences are texts, spoken in the language of the reader."""

from __future__ import annotations

import ast
import pickle
import re
from functools import cache
from pathlib import Path

import pytest

import dealer_assist
from dealer_assist import texts
from dealer_assist.errors import NotNow, Refusal, rule_words
from dealer_assist.texts import languages, speak
from tests.house.ask import played
from tests.test_architecture import nodes_of

PACKAGE = Path(dealer_assist.__file__).parent
KINDS = {"Refusal", "Unreadable", "NotNow", "Ambiguous", "NotJson", "CrossSite"}
FILES = sorted(PACKAGE.rglob("*.py"))


@cache
def refusals(path: Path) -> tuple[ast.Call, ...]:
    """Every refusal that a module puts together, those of its own classes where it raises them."""
    nodes = nodes_of(path)
    raised = {id(node.exc) for node in nodes if isinstance(node, ast.Raise)}
    calls = (node for node in nodes if isinstance(node, ast.Call))
    return tuple(call for call in calls if isinstance(call.func, ast.Name)
                 and (call.func.id in KINDS or id(call) in raised and coded(call)))


def coded(call: ast.Call) -> bool:
    """Does it begin with a code, as a refusal does and no other exception?"""
    first = call.args[0] if call.args else None
    return isinstance(first, ast.Constant) and bool(re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", str(first.value)))


def literal(node: ast.expr) -> bool:
    return any(isinstance(part, ast.Constant) and isinstance(part.value, str) and " " in part.value
               for part in ast.walk(node))


@pytest.mark.exhaustive     # reads every file there is
def test_no_refusal_has_its_sentence_in_the_code():
    prose = [f"{path.relative_to(PACKAGE)}:{call.lineno}" for path in FILES for call in refusals(path)
             if any(literal(argument) for argument in call.args)]
    assert prose == []


def test_a_sentence_in_a_refusal_would_be_seen():
    call = ast.parse('Refusal("bad-name", f"Write {n} letters.")').body[0]
    assert isinstance(call, ast.Expr) and isinstance(call.value, ast.Call)
    assert any(literal(argument) for argument in call.value.args)


@pytest.mark.exhaustive
def test_every_key_of_a_refusal_is_a_text():
    keys = {call.args[0].value for path in FILES for call in refusals(path)
            if call.args and isinstance(call.args[0], ast.Constant) and len(call.args) == 1}
    assert len(keys) > 200
    known = texts._catalogue("en")
    missing = {key for key in keys if f"refused-{key.replace('.', '-')}" not in known}
    assert {key for key in missing if f"badtoml-{key}" not in known} == set()


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_a_refusal_of_the_engine_is_spoken_in_each_language(language: str):
    english, spoken = texts._catalogue("en"), texts._catalogue(language)
    same = {key for key in english if key.startswith("refused-") and spoken[key] == english[key]}
    assert same <= {"refused-kind-flag", "refused-kind-null"}


def test_a_refusal_carries_code_figures_and_section():
    with pytest.raises(NotNow) as raised:
        played("3 raise 300")
    refusal = raised.value
    assert (refusal.code, refusal.rule, refusal.field) == ("raise-too-small", "1.1", "actions.0")
    assert (refusal.figures["seat"], refusal.figures["to"]) == (3, 300)
    assert refusal.message.startswith("Seat 3 raised to 300; the least is ")
    assert speak(refusal.message, "es").startswith("El asiento 3 subió a 300; el mínimo es ")
    assert speak(refusal.message, "de").startswith("Sitz 3 hat auf 300 erhöht; das Minimum ist ")


def test_what_the_table_waits_for_is_spoken_too():
    with pytest.raises(NotNow) as raised:
        played("1 call")
    assert raised.value.rule == "1.1"
    assert "; now: seat 3 to act: " in raised.value.message
    assert "; ahora: asiento 3: " in speak(raised.value.message, "es")
    assert "; jetzt: Sitz 3" in speak(raised.value.message, "de")


def test_every_refusal_of_the_engine_names_a_section():
    for lines in ("3 draw 2", "deal board AhKdQs", "3 fold, 3 fold", "9 fold", "roll 3", "3 show AhKd"):
        with pytest.raises(NotNow) as raised:
            played(lines)
        assert raised.value.rule, lines


def test_a_refusal_goes_from_one_process_to_another():
    copy = pickle.loads(pickle.dumps(NotNow("duplicate-seat", seat=3, field="seats")))
    assert isinstance(copy, Refusal) and copy.document() == {
        "error": {"code": "duplicate-seat", "message": "Seat 3 is there twice; keep one.", "field": "seats"}}


def test_a_house_rule_is_cited_by_its_name_in_the_readers_language_beside_its_code():
    error = speak(Refusal("deck-out.call-floor", rule="house rule max-seats").document(), "de")["error"]
    assert error["rule"] == "house rule max-seats"
    assert error["rule_words"] == "Hausregel: mehr Spieler als Karten"
    assert "rule_words" not in Refusal("deck-out.call-floor", rule="1.2.3").document()["error"]


@pytest.mark.exhaustive
def test_every_house_rule_that_the_code_cites_has_a_name():
    cited = {found.group(1) for path in FILES
             for found in re.finditer(r'"(house rules?[ ,][^"{]+)"', path.read_text(encoding="utf-8"))}
    assert len(cited) > 10
    assert [rule for rule in sorted(cited) if rule_words(rule) == rule] == []
