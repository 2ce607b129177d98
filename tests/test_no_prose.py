"""No new sentence stands in the code: what people read is a text by key (texts/README.md).

The folders and files that hold English on purpose are named with the reason.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dealer_assist
from dealer_assist import paths, texts
from tests.test_glossary import TYPED as TYPED_BY_PEOPLE

PACKAGE = Path(dealer_assist.__file__).parent
STATIC = PACKAGE.parent / "static"
SENTENCE = re.compile(r"[A-Za-z][a-z']*[,:;]? [a-z][a-z']*[,:;]? [a-z][a-z']+[,:;.]? [a-z]")
SQL = re.compile(r"\b(SELECT|UPDATE|INSERT|CREATE|DELETE|DROP|ALTER|PRAGMA|WHERE|JOIN)\b")
# For programmers, for the log: nobody at a table reads them.
QUIET = {"ValueError", "TypeError", "AssertionError", "RuntimeError", "KeyError", "debug", "info", "warning",
         "error", "exception"}
HELP = {"help", "short_help"}     # what `--help` tells of a command is English, as its docstring is
ENGLISH = {
    "games/vocabulary.py": "words of the files",
    "formats/pokerstars.py": "a text for other programs",
    "formats/texts": "the words of other programs",
    "rehearsal": "a check on the command line",
    "rules/house_rules.py": "values as they are typed",
    "scales": "qualifiers as they are typed",
    "store/db/migrations": "databases as they were",
    "store/search": "what people type, names of columns",
    "store/transfer/exports.py": "names of columns",
    "texts": "names of arguments",
    "tournament/run/files.py": "names of columns",
    "trial": "for whoever mends the engine",
    "web/__init__.py": "for programmers",
    "web/api/schemas.py": "for programmers",
    "web/observing": "for whoever runs the server",
    "web/site/folder.py": "an OSError as the system would say it",
}
# Words that the program knows by: habits and procedures, kinds on a page of words, what the record has.
KNOWN_BY = {"shuffle the discards in", "shuffle the burns in", "one card for all", "At the top of a file",
            "Of a game it goes on as", "given a new link", "static whole newest engine openapi.spec",
            "[[*item] for item in self."}
SCRIPT = re.compile(r"""["`]([A-Z][a-z']+ (?:\$\{[^}]*\} )?[a-z][^"`]*|[^"`]*[a-z]\. [A-Z][a-z][^"`]*)["`]""")

# What a script shows or says aloud: an attribute that is read, the text of a node, a child of `h`.
WORD = r"""(["'`])((?:(?!\1).)*[A-Za-z]{2,}(?:(?!\1).)*)\1"""
SHOWN = re.compile(
    rf"""(?:"aria-label"|\b(?:title|placeholder|alt|label|textContent|innerText|ariaLabel))\s*[:=]\s*{WORD}""")
CHILD = re.compile(rf"""\bh\(\s*"\w+",\s*(?:null|\{{[^{{}}]*\}}),\s*{WORD}""")
FILLED = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
TYPED = {"deal board AhKd2c", "Ah Kd 2c 3h 9s", "dealer-assist verify "}     # lines and commands, as typed


def english(path: Path) -> str | None:
    """The reason for which this file may hold English."""
    name = path.relative_to(PACKAGE).as_posix()
    return next((why for start, why in ENGLISH.items() if f"{name}/".startswith(f"{start}/")), None)


def sentences(source: str) -> Iterator[str]:
    """`line: sentence` of the literals of a module, docstrings and what nobody reads apart."""
    tree = ast.parse(source)
    quiet: set[int] = set()
    for node in ast.walk(tree):
        called = node.func if isinstance(node, ast.Call) else None
        name = getattr(called, "id", getattr(called, "attr", ""))
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if docstring or isinstance(node, ast.Assert) or name in QUIET:
            quiet.update(map(id, ast.walk(node)))
        if isinstance(node, ast.keyword) and node.arg in HELP:
            quiet.update(map(id, ast.walk(node)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
            if SENTENCE.search(node.value) and not SQL.search(node.value) and node.value not in KNOWN_BY:
                yield f"{node.lineno}: {node.value[:80]}"


def test_no_sentence_stands_in_a_module() -> None:
    english_in = {
        path.relative_to(PACKAGE).as_posix(): sentences_in for path in sorted(PACKAGE.rglob("*.py"))
        if not english(path) and (sentences_in := list(sentences(path.read_text(encoding="utf-8"))))
    }
    assert english_in == {}


def foreign_words() -> set[str]:
    """What people type in another language and no English text has, as lists of such words are kept."""
    english = " ".join(texts._catalogue("en").values()).lower()
    return {way for language in texts.languages() if language != "en"
            for key, ways in texts._catalogue(language).items() if key.startswith(TYPED_BY_PEOPLE)
            for way in map(str.strip, ways.split(",")) if len(way) > 3 and way not in english}


def test_no_word_that_people_type_in_another_language_stands_in_a_module() -> None:
    words = foreign_words()
    assert {"spieler", "jugador", "descanso", "nivel", "großer blind"} <= words
    left = {f"{path.relative_to(PACKAGE)}:{node.lineno}": node.value for path in sorted(PACKAGE.rglob("*.py"))
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and node.value in words}
    assert left == {}


@pytest.mark.parametrize("room", paths.CORE)
def test_no_list_of_words_is_joined_in_english(room: str) -> None:
    """`listed(words, "or")` says "or" in the language of whoever reads it."""
    glued = {f"{path.relative_to(PACKAGE)}:{node.lineno}" for path in sorted((PACKAGE / room).rglob("*.py"))
             for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.Attribute) and node.attr == "join"
             and isinstance(node.value, ast.Constant) and node.value.value in (" and ", " or ")}
    assert glued == set()


def test_a_betting_is_told_by_its_name() -> None:
    """`setup.structure.called` is "sin límite" to who reads Spanish; `setup.betting` is `no-limit` to all."""
    by_id = {f"{path.relative_to(PACKAGE)}:{node.lineno}" for path in sorted(PACKAGE.rglob("*.py"))
             for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("say", "Unreadable", "NotNow")
             for figure in node.keywords if figure.arg == "betting"
             and ast.unparse(figure.value).rpartition(".")[2] == "betting"}
    assert by_id == set()


@pytest.mark.parametrize("start", ENGLISH)
def test_what_may_be_english_still_is(start: str) -> None:
    """A reason that nothing needs any more is struck out."""
    place = PACKAGE / start
    files = [place] if place.is_file() else sorted(place.rglob("*.py"))
    assert any(True for path in files for _ in sentences(path.read_text(encoding="utf-8")))


def test_no_sentence_stands_in_a_script() -> None:
    english_in = {
        f"{path.relative_to(STATIC)}:{line}": match[1]
        for path in sorted(STATIC.rglob("*.js")) if "vendor" not in path.parts
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not text.lstrip().startswith(("//", "*"))
        for match in SCRIPT.finditer(text)
    }
    assert english_in == {}


def shown(source: str) -> Iterator[str]:
    """`line: word` of the literals of a script that somebody sees or hears."""
    lines = [line for line in source.splitlines() if not line.lstrip().startswith("//")]
    code = FILLED.sub("", "\n".join(lines))
    for match in (*SHOWN.finditer(code), *CHILD.finditer(code)):
        if re.search("[A-Za-z]{2,}", match[2]) and match[2] not in TYPED:
            yield match[2]


def test_no_word_of_a_script_reaches_the_screen() -> None:
    left = {str(path.relative_to(STATIC)): words for path in sorted(STATIC.rglob("*.js"))
            if "vendor" not in path.parts and (words := list(shown(path.read_text(encoding="utf-8"))))}
    assert left == {}


def test_a_word_of_a_script_would_be_seen() -> None:
    script = """h("b", { class: "x" }, "folds"); h("b", { "aria-label": "answer" }, t("a.b"));
    // h("b", {}, "word")
    node.textContent = `${seat} acts`; h("i", {}, `${label} `); input("line", { placeholder: "chips" });"""
    assert sorted(shown(script)) == [" acts", "answer", "chips", "folds"]


def test_a_sentence_would_be_seen() -> None:
    assert list(sentences('def f(): "Doc of it all here."\nx = f"Seat {n} has no chips to bet."')) == [
        "2:  has no chips to bet."]
    assert SCRIPT.search('h("p", {}, "Whole hand")') and SCRIPT.search("`Seat ${seat} folds`")
    assert not SCRIPT.search('{ kind: "plain on", type: "Enter" }')
