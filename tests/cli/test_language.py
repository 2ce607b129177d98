"""Commands speak the language of `--language`, else that of the environment, else English."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from dealer_assist.cli import main

FEE = {"en": "The fee is more than an entry pays. Lower it.",
       "es": "La comisión es más de lo que paga una entrada. Bájala.",
       "de": "Die Gebühr ist höher als das, was ein Entry zahlt. Senke sie."}
PAYOUTS = ("payouts", "--entries", "10", "--paid", "5", "--fee", "9")


def answer(*words: str, typed: str = "", **environment: str) -> str:
    result = CliRunner(env={"LC_ALL": None, "LC_MESSAGES": None, "LANG": None, **environment}).invoke(
        main, words, input=typed)
    assert result.exit_code == 2
    return result.output


@pytest.mark.parametrize("language", FEE)
def test_a_command_speaks_the_language_that_it_is_told(language: str):
    assert FEE[language] in answer("--language", language, *PAYOUTS, LANG="fr_FR.UTF-8")


@pytest.mark.parametrize(("environment", "language"), [
    ({}, "en"), ({"LANG": "C.UTF-8"}, "en"), ({"LANG": "fr_FR.UTF-8"}, "en"), ({"LANG": "es_ES.UTF-8"}, "es"),
    ({"LANG": "es_ES.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "de"), ({"LC_MESSAGES": "de", "LANG": "es"}, "de"),
])
def test_else_it_speaks_the_language_of_the_terminal(environment: dict[str, str], language: str):
    assert FEE[language] in answer(*PAYOUTS, **environment)


def test_what_it_answers_in_json_is_spoken_too():
    lines = '{"game": "holdme"}\n{"game": "holdem"}\n'
    first, second = map(json.loads, answer("--language", "de", "options", "-", typed=lines).splitlines())
    assert first["error"]["message"] == "Es gibt kein Spiel „holdme“. Meintest du „holdem“?"
    assert second["error"]["code"] and not second["error"]["message"].isascii()
