"""Texts by key: English by default, another language at the edge, nothing missing, no gap left unfilled."""

from __future__ import annotations

import string
import tomllib
from pathlib import Path

import pytest

from dealer_assist import texts
from dealer_assist.texts import HERE, joined, languages, page_texts, say, speak
from dealer_assist.web import create_app

OTHERS = [name for name in languages() if name != "en"]


def gaps(template: texts.Template) -> set[str]:
    """The names that a text fills in."""
    forms = [template] if isinstance(template, str) else list(template.values())
    return {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name}


def test_what_was_said_is_english_text_and_is_spoken_at_the_edge():
    said = say("menu.title")
    assert said == "Menu"
    assert speak({"prompt": [said]}, "es") == {"prompt": ["Menú"]}
    assert speak(joined([say("menu.title"), say("menu.close")], ", "), "es") == "Menú, Cerrar"


def test_a_key_that_nobody_wrote_down_is_an_error():
    with pytest.raises(KeyError):
        say("menu.nonsense")


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_says_everything_with_the_same_gaps(language: str):
    english, other = texts._catalogue("en"), texts._catalogue(language)
    assert set(other) == set(english)
    assert {key for key in english if gaps(other[key]) != gaps(english[key])} == set()
    assert set(page_texts(language)) == set(page_texts("en"))


def test_no_key_is_written_down_twice():
    for language in languages():
        keys = [
            f"{table}.{key}" for path in (HERE / language).glob("*.toml")
            for table, found in tomllib.loads(path.read_text(encoding="utf-8")).items() for key in found
        ]
        assert len(keys) == len(set(keys))


def test_a_browser_is_answered_in_its_language_and_a_program_in_english(tmp_path: Path):
    client = create_app({"INSTANCE": tmp_path}).test_client()
    spanish = {"Accept-Language": "es-MX,es;q=0.9"}
    sums = {"in": {"1": 500, "2": 900}}
    told = client.post("/api/v1/tools/side-pots", json=sums, headers=spanish).get_json()["told"]
    assert told[0] == "400 goes back to seat 2: no one matched it."
    page = client.get("/tools", headers=spanish)
    assert '<html lang="es"' in page.get_data(as_text=True)
    # the page kept its language
    told = client.post("/api/v1/tools/side-pots", json=sums).get_json()["told"]
    assert told[0] == "400 vuelve al asiento 2: nadie lo igualó."
