"""What the product says to a dealer: every sentence in one place, by key, in every language.

`say("act", seat=3, moves="fold")` is English text that still knows its key and what was filled in, so the
edge of the product can speak it in another language: `speak(document, "es")`. The engine speaks English;
the record keeps English. A language is one folder of TOML files; `en` is complete, and a key that another
language lacks is said in English. Standard library only; open to every room, as `errors` is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ENGLISH = "en"
Template = str | Mapping[str, str]


class Said(str):
    """English text made of the template `key` and `args`; args may be Said themselves."""

    __slots__ = ("args", "key")
    key: str
    args: Mapping[str, Any]


class Joined(str):
    """Pieces with `between` them: "call 300, raise to 600"."""

    __slots__ = ("between", "pieces")
    between: str
    pieces: tuple[str, ...]


class Capital(str):
    """A text at the start of a sentence."""

    __slots__ = ("text",)
    text: str


def say(key: str, /, **args: Any) -> Said:
    """The English of a key. KeyError when no text has that key: every key is written down first.

    Shape: texts use `str.format`, `{chips:,}` for amounts. Where a text has the forms `one` and `other`,
    the argument `n` chooses.
    """
    return _said(key, args) if args else _without_figures(key)


def _said(key: str, args: Mapping[str, Any]) -> Said:
    made = Said(_filled(_catalogue(ENGLISH)[key], args))
    made.key, made.args = key, args
    return made


@cache
def _without_figures(key: str) -> Said:
    """A text that is the same each time."""
    return _said(key, {})


def joined(pieces: Iterable[str], between: str = " ") -> str:
    """Pieces in a row, each still to be spoken in another language; empty ones fall away."""
    kept = tuple(piece for piece in pieces if piece)
    if len(kept) == 1:
        return kept[0]
    made = Joined(between.join(kept))
    made.between, made.pieces = between, kept
    return made


def capital(text: str) -> str:
    """`text` at the start of a sentence: its first letter is a capital, in every language."""
    made = Capital(_raised(text))
    made.text = text
    return made


def listed(pieces: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`; `last` is "and" or "or"."""
    if len(pieces) < 2:
        return pieces[0] if pieces else ""
    return say(f"list.{last}", first=joined(pieces[:-1], ", "), last=pieces[-1])


def named(group: str, word: str) -> str:
    """The text of a word that the book of games says, `high` or `flop`; the word itself where none is kept.

    A room's own game may name its sides and streets as it likes.
    """
    key = f"{group}.{word.replace(' ', '-')}"
    return say(key) if key in _catalogue(ENGLISH) else word


def speak(value: Any, language: str) -> Any:
    """`value`, a document or a text, with everything that was said spoken in `language`."""
    if language == ENGLISH:
        return value
    if isinstance(value, Said):
        template = _catalogue(language).get(value.key) or _catalogue(ENGLISH)[value.key]
        return _filled(template, {name: speak(arg, language) for name, arg in value.args.items()})
    if isinstance(value, Joined):
        return value.between.join(speak(piece, language) for piece in value.pieces)
    if isinstance(value, Capital):
        return _raised(speak(value.text, language))
    if isinstance(value, Mapping):
        return {name: speak(one, language) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [speak(one, language) for one in value]
    return value


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("*.toml")))
    return (ENGLISH, *(name for name in found if name != ENGLISH))


@cache
def page_texts(language: str) -> Mapping[str, Template]:
    """The texts of the pages' scripts, files `page-*.toml`: English where the language has none."""
    return _read(ENGLISH, "page-*.toml") | _read(language, "page-*.toml")


@cache
def _catalogue(language: str) -> Mapping[str, Template]:
    return _read(language, "*.toml")


def _read(language: str, names: str) -> dict[str, Template]:
    """Every file of a language; the table of a file is the first word of its keys."""
    import tomllib  # only a process that speaks pays for it

    found: dict[str, Template] = {}
    for path in sorted((HERE / language).glob(names)):
        for table, texts in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found |= {f"{table}.{key}": text for key, text in texts.items()}
    return found


def _raised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _filled(template: Template, args: Mapping[str, Any]) -> str:
    if not isinstance(template, str):
        template = template["one" if args["n"] == 1 else "other"]
    return template.format(**args)
