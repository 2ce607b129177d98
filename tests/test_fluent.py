"""The texts are Project Fluent: the kept library reads every file, and says what our small reader says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from dealer_assist import texts
from dealer_assist.texts.numbers import written
from dealer_assist.texts import HERE, as_data, fluent, languages, plurals

ROOT = Path(__file__).parents[1]
# The kept parser takes its time. The quick tests have it read the English; all languages are read by our own
# reader then too, which stops at whatever it does not know.
EACH_LANGUAGE = pytest.mark.parametrize("language", [
    pytest.param(language, marks=() if language == "en" else pytest.mark.exhaustive)
    for language in languages()])
POLISH = """\
### A language with four forms.

cards-dealt =
    { $n ->
        [0] Nie rozdano kart
        [one] Rozdano { $n } kartę
        [few] Rozdano { $n } karty
        [many] Rozdano { $n } kart
       *[other] Rozdano { $n } karty
    } w { $street }.
cards-kept = Gracz { $seat } zostawia { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }, miejsce { $seat }
"""
RIGHT = {
    0: "Nie rozdano kart w turn.", 1: "Rozdano 1 kartę w turn.", 3: "Rozdano 3 karty w turn.",
    12: "Rozdano 12 kart w turn.", 22: "Rozdano 22 karty w turn.", 25: "Rozdano 25 kart w turn.",
}


@cache
def parsed(source: str) -> FluentResource:
    return FluentResource(source)


@pytest.mark.exhaustive
@EACH_LANGUAGE
def test_a_translators_tool_reads_every_file(language: str):
    """Nothing in it is junk to the kept parser, and it finds the same messages."""
    for path in (HERE / language).glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        body = parsed(text).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == [], path
        messages = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert messages == list(fluent.read(text)), path
        kinds = [entry for entry in body if isinstance(entry, ast.Term) or getattr(entry, "attributes", None)]
        assert not kinds, path


@pytest.mark.parametrize(("now", "told"), [
    ("open it, or not?", "Not yet; now: open it, or not?"),
    ("Turn up every hand.", "Not yet; now: turn up every hand."),
    ("deal the flop", "Not yet; now: deal the flop."), ("seat 2 has ??", "Not yet; now: seat 2 has ??."),
])
def test_a_sentence_within_a_sentence_ends_it_once(now: str, told: str):
    assert fluent.fill(fluent.pattern("Not yet; now: { SMALL($now) }."), {"now": now}, "en") == told


def bundle(language: str, *sources: str) -> FluentBundle:
    signed = {"SIGNED": lambda n: written(int(n), language, sign="+"), "SMALL": lambda text: text}
    kept = FluentBundle([language], functions=signed, use_isolating=False)
    for source in sources:
        kept.add_resource(parsed(source))
    return kept


def by_the_library(kept: FluentBundle, message: str, args: dict[str, Any]) -> str:
    text, errors = kept.format_pattern(kept.get_message(message).value, args)
    assert errors == [], message
    text = re.sub(r" *\n\s*", " ", text)                # a line break is a space with us,
    return re.sub(r"(?<=[A-Za-z]{3})\.\.(?= |$)", ".", text)   # and what ends in a stop ends its sentence


@pytest.mark.exhaustive
@EACH_LANGUAGE
def test_every_text_reads_as_the_kept_library_sets_it(language: str):
    """Spanish amounts from five figures on: the library leaves four together."""
    files = (path.read_text(encoding="utf-8") for path in (HERE / language).glob("*.ftl"))
    kept = bundle(language, *files)
    for message, source in texts._catalogue(language).items():
        pattern = fluent.pattern(source)
        names = {part.name for part in fluent.walk(pattern) if not isinstance(part, str)}
        for n in (0, 1, 2, 7, 21, 12_500, *(() if language == "es" else (1200,))):
            args = dict.fromkeys(names, n)
            assert fluent.fill(pattern, args, language) == by_the_library(kept, message, args), message


@pytest.mark.parametrize("n", RIGHT)
def test_a_language_with_four_forms_has_them(n: int):
    sources = fluent.read(POLISH)
    dealt = fluent.fill(fluent.pattern(sources["cards-dealt"]), {"n": n, "street": "turn"}, "pl")
    assert dealt == RIGHT[n]
    for message, source in sources.items():
        args = {"n": n, "street": "turn", "seat": 3}
        ours = fluent.fill(fluent.pattern(source), args, "pl")
        assert ours == by_the_library(bundle("pl", POLISH), message, args)


def test_a_script_has_the_four_forms_too(disk_path: Path):
    catalogue = disk_path / "texts.json"
    sources = fluent.read(POLISH).items()
    data = {message: as_data(fluent.pattern(source)) for message, source in sources}
    catalogue.write_text(json.dumps(data))
    program = f"""
        await import("./tests/scripts/page.js");
        const {{ t }} = await import("./static/shell/texts.js");
        for (const n of {list(RIGHT)}) console.log(t("cards.dealt", {{ n, street: "turn" }}));
    """
    environment = os.environ | {"PAGE_TEXTS": str(catalogue), "PAGE_LANGUAGE": "pl", "NO_COLOR": "1"}
    deno = Path(sys.executable).with_name("deno")
    answer = subprocess.run([deno, "run", "--no-remote", "--allow-read", "--allow-env", "--ext=js", "-"],
                            input=program, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert answer.stdout.splitlines() == list(RIGHT.values()), answer.stderr


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "pt", "pl", "ru", "cs", "ar", "ja", "nl"])
def test_plural_forms_are_those_of_cldr(language: str):
    rule = Locale(language).plural_form
    numbers = [*range(0, 250), 1000, 1_000_000, 2_000_000, 1_000_001]
    assert [plurals.category(language, n) for n in numbers] == [rule(n) for n in numbers]


@pytest.mark.parametrize("source", [
    "{ $seat", "{ seat }", "} end", '{ "open }', "{ $n -> [one] a }", "{ $n ->\n  *[few] a\n}",
    "{ $n ->\n   [one] a\n}", "{ -brand }", "{ WEIGHT($n) }", "{ $n ->\n  [one] a }\n  *[other] b\n}",
])
def test_what_is_not_read_is_said_and_not_guessed(source: str):
    with pytest.raises(fluent.BadFluent):
        fluent.pattern(source)
