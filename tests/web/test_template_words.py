"""Every template speaks through the texts: no word of a language stands in one itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from jinja2 import Environment

from dealer_assist import paths

TEMPLATES = paths.templates_path()
QUIET = ("script", "style", "code")     # a command is typed in one language
SPOKEN = ("title", "alt", "aria-label", "placeholder", "label")
# What is written alike in every language: the product, formats of files, units, names in an example.
AS_THEY_ARE = re.compile(
    r"dealer-assist|Poker Hand History|Open Hand History|JSON Lines|\.toml"
    r"|\b(?:UTC|MB|mm|CSV|TOML|PDF|ICM|OK|Ann|Bob)\b"
)
WORDS_OF_FILES = {"next deal"}      # a value of a game file, which is typed as it stands
ENGLISH = {"api/docs.html"}     # for programmers, and marked as English for the reader
LETTERS = re.compile(r"[^\W\d_]{2,}")
PROSE = re.compile(r"[^\W\d_]{2,}[,.:;]? [^\W\d_]|^[A-Z][a-z]+\b")
GAP, WHITE = "\x1f", " \n"


class TemplateText(HTMLParser):
    """The words that a browser would show of a template whose expressions are gaps."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[tuple[int, str]] = []
        self.quiet = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.quiet += tag in QUIET
        self.words += [(self.getpos()[0], value) for name, value in attrs if name in SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        self.quiet -= tag in QUIET

    def handle_data(self, data: str) -> None:
        if not self.quiet:
            self.words.append((self.getpos()[0], data))


def untranslated(source: str) -> Iterator[str]:
    """`line: words` that a template says itself, in its HTML or in a string of an expression."""
    html, literals = [], []
    for line, kind, value in Environment().lex(source):
        if kind == "data":
            html.append(value)
        elif kind == "string":
            literals.append((line, value[1:-1]))
        html.append("\n" * value.count("\n") if kind != "data" else "")
        if kind.endswith("_end") and kind != "block_end":
            html.append(GAP)
    page = TemplateText()
    page.feed("".join(html))
    for line, text in page.words:
        if LETTERS.search(AS_THEY_ARE.sub("", text)):
            yield f"{line}: {text.strip(GAP + WHITE)}"
    for line, text in literals:
        if text not in WORDS_OF_FILES and PROSE.search(AS_THEY_ARE.sub("", text)):
            yield f"{line}: {text}"


NAMES = {str(path.relative_to(TEMPLATES)) for path in TEMPLATES.rglob("*.html")}


@pytest.mark.parametrize("name", sorted(NAMES - ENGLISH))
def test_no_word_stands_in_a_template(name: str) -> None:
    assert list(untranslated((TEMPLATES / name).read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("name", sorted(ENGLISH))
def test_what_is_english_says_so(name: str) -> None:
    assert '<html lang="en">' in (TEMPLATES / name).read_text(encoding="utf-8")


def test_a_word_in_a_template_would_be_seen() -> None:
    source = '<p title="Seat {{ n }}">{# not this #}{{ t("a.b") }} cards</p>{{ "Nobody" if x else "b" }}'
    assert list(untranslated(source)) == ["1: Seat", "1: cards", "1: Nobody"]
