"""Project Fluent (https://projectfluent.org), the part of it that the texts use.

Read: comments, messages, patterns of one or more lines, `{ $seat }`, `{ NUMBER($n, useGrouping: 0) }`,
`{ SMALL($prompt) }`, `{ "literal" }` and select expressions by exact number, by plural category or by word.
Not read: terms, attributes, references to other messages. Two things are settled here that Fluent leaves to a
runtime: a line break inside a text is a space, and a number is written as `numbers` says. A file is cut into
messages when it is read; a pattern is worked out when it is first needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from dealer_assist.texts.numbers import written
from dealer_assist.texts.plurals import category

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n(?:[ }].*|(?=\n)))*)", re.MULTILINE | re.ASCII)
COMMENTED = re.compile(r"((?:^# .*\n)+)[a-zA-Z][\w-]* *= *(.*(?:\n +\S.*)*)", re.MULTILINE | re.ASCII)
BLANK = re.compile(r"\s*")
LINE = re.compile(r"\n\s*")
TEXT = re.compile(r"[^{}\n]+")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\["\\])*)"')
GAP = re.compile(r"\$([a-zA-Z][\w-]*)", re.ASCII)
CALL = re.compile(r"(NUMBER|SIGNED|SMALL)\(\s*\$([a-zA-Z][\w-]*)\s*((?:,\s*\w+:\s*\d+\s*)*)\)", re.ASCII)
OPTION = re.compile(r"(\w+):\s*(\d+)")
VARIANT = re.compile(r"(\*?)\[\s*([\w-]+)\s*\][ \t]*", re.ASCII)
ENDED = re.compile(r"\.$|[^?]\?$")       # "??" is a card
OTHER = "other"


class Gap(NamedTuple):
    """Where an argument stands.

    `how` is SIGNED, a number with its + or -, or SMALL, a sentence within a sentence: its first letter is
    small; `options` are those of NUMBER.
    """

    name: str
    options: Mapping[str, int] = {}
    how: str = ""

    def filled(self, args: Mapping[str, Any], language: str) -> str:
        """The argument as it is written here."""
        name, options, how = self
        value = args[name]
        if type(value) in (int, float):     # a card is a number too, and says what it is
            return _number(value, self, language) if options or how else written(value, language)
        text = value if isinstance(value, str) else str(value)
        return text[:1].lower() + text[1:] if how == "SMALL" else text


class Select(NamedTuple):
    """One of several patterns, by the argument `name`: its number, its plural category, the word it is.

    `none` is for what there is not, as a word that comes near.
    """

    name: str
    variants: Mapping[str, Pattern]

    def filled(self, args: Mapping[str, Any], language: str) -> str:
        value = args[self.name]
        chosen = self.variants.get("none" if value is None else str(value))
        if chosen is None and isinstance(value, int):
            chosen = self.variants.get(category(language, value))
        return fill(self.variants[OTHER] if chosen is None else chosen, args, language)


Pattern = str | tuple["str | Gap | Select", ...]


class BadFluent(ValueError):
    """A text that cannot be read: its source from where it went wrong."""


def read(text: str) -> dict[str, str]:
    """The messages of a file: id → source of its pattern, in the order of the file."""
    return {match[1]: match[2] for match in MESSAGE.finditer(text)}


def commented(text: str) -> Iterator[tuple[str, str]]:
    """The plain texts of a file with the comment above each: what it is a translation of."""
    for match in COMMENTED.finditer(text):
        yield " ".join(line[2:] for line in match[1].splitlines()), LINE.sub(" ", match[2])


@cache
def pattern(source: str) -> Pattern:
    """The pattern that a source tells; a plain text is a `str`. BadFluent where it is none."""
    parts, end = _parts(source.rstrip(), 0, inside=False)
    if end != len(source.rstrip()):
        raise BadFluent(source[end:])
    return parts


def fill(pattern: Pattern, args: Mapping[str, Any], language: str) -> str:
    """The text of a pattern with its gaps filled. KeyError where an argument is lacking."""
    if isinstance(pattern, str):
        return pattern
    text = ""
    for part in pattern:
        if isinstance(part, str):
            # a sentence within a sentence ends it by itself: "or not?", never "or not?."
            text += part[1:] if part[0] == "." and ENDED.search(text) else part
        elif type(part) is Gap and not part.how and not part.options:
            value = args[part.name]     # most are words, and stand as they are
            text += value if isinstance(value, str) else part.filled(args, language)
        else:
            text += part.filled(args, language)
    return text


def walk(pattern: Pattern) -> Iterator[str | Gap | Select]:
    """Every text, gap and choice of a pattern, those of its variants too."""
    for part in (pattern,) if isinstance(pattern, str) else pattern:
        yield part
        if isinstance(part, Select):
            for variant in part.variants.values():
                yield from walk(variant)


def as_data(pattern: Pattern) -> Any:
    """A pattern for scripts: text with gaps `{seat}`; a choice `{"$": "n", "one": …, "other": …}`; a list.

    Scripts set every number alike, so a gap with options has no place there.
    """
    if isinstance(pattern, str):
        return pattern
    data: list[Any] = [""]
    for part in pattern:
        if isinstance(part, Select):
            data += [{"$": part.name} | {key: as_data(one) for key, one in part.variants.items()}, ""]
        else:
            assert isinstance(part, str) or part == Gap(part.name), part
            data[-1] += part if isinstance(part, str) else f"{{{part.name}}}"
    pieces = [piece for piece in data if piece]
    return pieces[0] if len(pieces) == 1 else pieces


def _parts(source: str, at: int, inside: bool) -> tuple[Pattern, int]:
    """The pattern from `at` and where it ends: a variant ends with its line."""
    parts: list[str | Gap | Select] = []
    at = _blank(source, at)
    while at < len(source) and source[at] != "}":
        part: str | Gap | Select
        if match := LINE.match(source, at):
            part, at = " ", match.end()
            if inside and (VARIANT.match(source, at) or source.startswith("}", at)):
                break
        elif source[at] == "{":
            part, at = _placeable(source, _blank(source, at + 1))
        else:
            match = TEXT.match(source, at)
            assert match, source
            part, at = match[0], match.end()
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    if all(isinstance(part, str) for part in parts):
        return "".join(map(str, parts)), at
    return tuple(parts), at


def _placeable(source: str, at: int) -> tuple[str | Gap | Select, int]:
    """What stands between two braces, from behind the first to behind the second."""
    part: str | Gap | Select
    if match := LITERAL.match(source, at):
        part = re.sub(r"\\(.)", r"\1", match[1])
    elif match := GAP.match(source, at):
        part = Gap(match[1])
    elif match := CALL.match(source, at):
        options = {name: int(figure) for name, figure in OPTION.findall(match[3])}
        part = Gap(match[2], options, match[1])
    else:
        raise BadFluent(source[at:])
    at = _blank(source, match.end())
    if source.startswith("->", at) and isinstance(part, Gap):
        part, at = _choice(source, at + 2, part.name)
    if not source.startswith("}", at):
        raise BadFluent(source[at:])
    return part, at + 1


def _choice(source: str, at: int, name: str) -> tuple[Select, int]:
    variants: dict[str, Pattern] = {}
    while match := VARIANT.match(source, at := _blank(source, at)):
        variants[match[2]], at = _parts(source, match.end(), inside=True)
        if (match[1] == "*") != (match[2] == OTHER):
            raise BadFluent(f"*[{OTHER}] is what stands for all the rest: {source}")
    if OTHER not in variants:
        raise BadFluent(source)
    return Select(name, variants), at


def _blank(source: str, at: int) -> int:
    match = BLANK.match(source, at)
    return match.end() if match else at


def _number(value: float, gap: Gap, language: str) -> str:
    """A number as the gap wants it: one that names a thing is figures alone."""
    options = gap.options
    sign, width = "+" if gap.how == "SIGNED" else "", options.get("minimumIntegerDigits", 0)
    if not options.get("useGrouping", 1) and isinstance(value, int):
        return f"{value:{sign}{f'0{width}' if width else ''}}"
    return written(value, language, sign=sign, width=width, least=options.get("minimumFractionDigits", 0),
                   most=options.get("maximumFractionDigits", 3))
