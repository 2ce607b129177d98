"""What the product says to a dealer: every sentence in one place, by key, in every language.

`say("act", seat=3, moves="fold")` is English text that still knows its key and what was filled in, so the
edge of the product can speak it in another language: `speak(document, "es")`. The engine speaks English;
the record keeps English. A language is one folder of files of Project Fluent; `en` is complete, and a key
that another language lacks is said in English. The key `prompts.draw` is the message `prompts-draw`.
Standard library only; open to every room, as `errors` is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from dealer_assist.texts.fluent import Pattern, as_data, commented, fill, pattern, read
from dealer_assist.texts.numbers import written

HERE = Path(__file__).parent
ENGLISH = "en"
UNROUNDED = 6           # figures behind the mark, as fine as any file has its money
GAMES = "games.ftl"     # what files of games and of structures say in English, in another language


class Message(str):
    """English text made of the template `key` and `args`; args may be messages themselves."""

    __slots__ = ("args", "key")
    key: str
    args: Mapping[str, Any]


class OfAFile(str):
    """Words of a game's or structure's file, which are English there; a room's own may say what it likes."""

    __slots__ = ()


class Joined(str):
    """Pieces with `between` them: "call 300, raise to 600"."""

    __slots__ = ("between", "pieces")
    between: str
    pieces: tuple[str, ...]


class Capital(str):
    """A text at the start of a sentence."""

    __slots__ = ("text",)
    text: str


class Numeral(str):
    """A number that stands by itself: 12,500 in English, 12.500 in German."""

    __slots__ = ("least", "sign", "value")
    value: float
    least: int
    sign: str


def say(key: str, /, **args: Any) -> Message:
    """The English of a key. KeyError when no text has that key: every key is written down first.

    Shape: `args` are what the text has gaps for; numbers are set with their thousands apart.
    """
    if not args:
        return _without_figures(key)
    text = Message(fill(_english(key), args, ENGLISH))
    text.key, text.args = key, args
    return text


def _spoken_text(key: str, args: Mapping[str, Any]) -> Message:
    text = Message(fill(_english(key), args, ENGLISH))
    text.key, text.args = key, args
    return text


@cache
def _english(key: str) -> Pattern:
    return pattern(_catalogue(ENGLISH)[_message(key)])


@cache
def _without_figures(key: str) -> Message:
    """A text that is the same each time."""
    return _spoken_text(key, {})


def figure(value: float, sign: str = "", least: int = 0) -> Numeral:
    """A number with its thousands apart, still to be spoken.

    Shape: `sign` "+" also for what was won; `least` figures stand behind the mark at least.
    """
    text = Numeral(written(value, ENGLISH, sign=sign, least=least, most=UNROUNDED))
    text.value, text.sign, text.least = value, sign, least
    return text


def joined(pieces: Iterable[str], between: str = " ") -> str:
    """Pieces in a row, each still to be spoken in another language; empty ones fall away."""
    parts = tuple(piece for piece in pieces if piece)
    if len(parts) == 1:
        return parts[0]
    row = Joined(between.join(parts))
    row.between, row.pieces = between, parts
    return row


def capital(text: str) -> str:
    """`text` at the start of a sentence: its first letter is a capital, in every language."""
    raised = Capital(_raised(text))
    raised.text = text
    return raised


def listed(pieces: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`; `last` is "and" or "or"."""
    if len(pieces) < 2:
        return pieces[0] if pieces else ""
    return say(f"list.{last}", first=joined(pieces[:-1], ", "), last=pieces[-1])


def named(group: str, word: str, **figures: Any) -> str:
    """The text of a word that the book of games says, `high` or `flop`; the word itself where none is kept.

    A room's own game may name its sides and streets as it likes.
    """
    key = f"{group}.{word.replace(' ', '-')}"
    return say(key, **figures) if _message(key) in _catalogue(ENGLISH) else word


def speak(value: Any, language: str) -> Any:
    """`value`, a document or a text, with everything that was said spoken in `language`."""
    if language == ENGLISH:
        return value
    if isinstance(value, Message):
        return _spoken(value, language)
    if isinstance(value, Numeral):
        return written(value.value, language, sign=value.sign, least=value.least, most=UNROUNDED)
    if isinstance(value, Joined):
        return value.between.join(speak(piece, language) for piece in value.pieces)
    if isinstance(value, Capital):
        return _raised(speak(value.text, language))
    if isinstance(value, OfAFile):
        return of_files(language).get(value, str(value))
    if isinstance(value, Mapping):
        return {name: speak(one, language) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [speak(one, language) for one in value]
    return value


# the arguments of the texts that are chips; seats, counts and figures of dice have other names
CHIPS = frozenset(
    "after base bet bound by call chip chips each half least less more most own part pot rest to top".split())


def in_money(value: Any, money: Callable[[int], str]) -> Any:
    """`value`, a document or a text, with every amount of chips written by `money`; still to be spoken.

    For a hand that was played in cents: "raise to 0.50" where the engine says "raise to 50".
    """
    if isinstance(value, Message):
        return _spoken_text(value.key, {
            name: _chips_in(one, money) if name in CHIPS else in_money(one, money)
            for name, one in value.args.items()})
    if isinstance(value, Joined):
        return joined([in_money(piece, money) for piece in value.pieces], value.between)
    if isinstance(value, Capital):
        return capital(in_money(value.text, money))
    if isinstance(value, Mapping):
        return {name: in_money(one, money) for name, one in value.items()}
    return [in_money(one, money) for one in value] if isinstance(value, list | tuple) else value


def _chips_in(value: Any, money: Callable[[int], str]) -> Any:
    """An amount, or several of them: "raise to 100 or 200" has its figures set already."""
    if isinstance(value, Numeral) and not value.sign:
        return money(int(value.value))
    if isinstance(value, Joined):
        return joined([_chips_in(piece, money) for piece in value.pieces], value.between)
    return money(value) if type(value) is int else in_money(value, money)


def has(key: str) -> bool:
    """Is there such a text? A room's own game may call a street or a side as it likes."""
    return _message(key) in _catalogue(ENGLISH)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    names = sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("*.ftl")))
    return (ENGLISH, *(name for name in names if name != ENGLISH))


TABLE = "table"


@cache
def desks() -> frozenset[str]:
    """Whose scripts have texts: the table, and all that have some of their own."""
    own = (path.stem.removeprefix("script-") for path in (HERE / ENGLISH).glob("script-*.ftl"))
    return frozenset({TABLE, *own})


@cache
def page_texts(language: str, desk: str = TABLE) -> Mapping[str, Any]:
    """The texts of the pages' scripts as data, English where the language has none.

    Shape: files `page-*.ftl`, and of a desk's own scripts `script-<desk>.ftl`, which the table's page does
    not carry.
    """
    sources: dict[str, str] = {}
    for names in ("page-*.ftl", f"script-{desk}.ftl"):
        sources |= _read(ENGLISH, names) | _read(language, names)
    return {message: as_data(pattern(source)) for message, source in sources.items()}


@cache
def of_files(language: str) -> Mapping[str, str]:
    """What the words of such files are in a language: each stands below the English in a comment."""
    path = HERE / language / GAMES
    return dict(commented(path.read_text(encoding="utf-8"))) if path.is_file() else {}


@cache
def _catalogue(language: str) -> dict[str, str]:
    return _read(language, "*.ftl")


def _read(language: str, names: str) -> dict[str, str]:
    """Every file of a language: the source of each message."""
    sources: dict[str, str] = {}
    for path in sorted((HERE / language).glob(names)):
        if path.name == GAMES:
            continue
        sources |= read(path.read_text(encoding="utf-8"))
    return sources


def _message(key: str) -> str:
    """The name of a key in the files: Fluent has no dots."""
    return key.replace(".", "-")


def _spoken(words: Message, language: str) -> str:
    message = _message(words.key)
    source = _catalogue(language).get(message) or _catalogue(ENGLISH)[message]
    return fill(pattern(source), {name: speak(arg, language) for name, arg in words.args.items()}, language)


def _raised(text: str) -> str:
    return text[:1].upper() + text[1:]
