"""Numbers as each language writes them, and amounts as people type them; scripts have the same cases."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dealer_assist.texts import figure, in_money, joined, languages, say, speak
from dealer_assist.texts.numbers import marks, read_whole, written

ROOT = Path(__file__).parents[1]
CASES = json.loads((ROOT / "tests/scripts/amounts.json").read_text(encoding="utf-8"))
# what programs read, and what the developers' own commands print
NOT_READ = ("benchmarks", "trial", "rules/chips.py", "cli/games.py", "texts/numbers.py")


@pytest.mark.parametrize(("typed", "amount"), CASES["typed"].items())
def test_an_amount_is_read_alike_in_every_language(typed: str, amount: int | None) -> None:
    assert read_whole(typed) == amount


@pytest.mark.parametrize("language", CASES["written"])
def test_a_number_is_written_as_the_language_does(language: str) -> None:
    for value, text in CASES["written"][language].items():
        assert written(float(value) if "." in value else int(value), language) == text


@pytest.mark.parametrize("language", CASES["as CLDR"])
def test_the_marks_are_those_that_scripts_compare_with_the_locale_data(language: str) -> None:
    assert "".join(re.sub(r"\s", " ", mark) for mark in marks(language)) == CASES["as CLDR"][language]
    assert marks(f"{language}-XX") == marks(language)


@pytest.mark.parametrize("language", languages())
def test_what_a_page_writes_is_read_back_as_the_same_amount(language: str) -> None:
    for chips in (0, 7, 999, 1000, 12_500, 1_250_000, 10**15):
        assert read_whole(written(chips, language)) == chips


def test_amounts_within_sentences_are_written_as_the_sentence_is() -> None:
    message = say("moves.raise-range", least=1500, most=12_500)
    assert "1,500" in message and "1.500" in speak(message, "de") and "12.500" in speak(message, "es")
    stakes = joined([figure(500), figure(1000)], "/")
    assert (stakes, speak(stakes, "de")) == ("500/1,000", "500/1.000")
    assert speak(figure(12_500, "+"), "es") == "+12.500" and speak(figure(12.5, least=2), "de") == "12,50"
    paid = in_money(message, lambda units: figure(units / 100, least=2))
    assert "15.00" in paid and "15,00" in speak(paid, "de")


def test_nothing_else_parts_thousands_for_people() -> None:
    """A comma of `format` is English on every page: `figure` and the filter `amount` know the language."""
    own = re.compile(r":[+]?,[.}\"'d]|toLocaleString\(\s*\"|NumberFormat\(")
    files = [*(ROOT / "dealer_assist").rglob("*.py"), *(ROOT / "templates").rglob("*.html"),
             *(path for path in (ROOT / "static").rglob("*.js") if "vendor" not in path.parts)]
    wrong = [f"{path.relative_to(ROOT)}:{n}" for path in files
             if not any(one in path.as_posix() for one in (*NOT_READ, "templates/api/docs.html"))
             for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if own.search(line)]
    assert not wrong
