"""Hands that a server writes as XML: cut out one by one, each read by its network's module."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from dealer_assist.errors import Unreadable
from dealer_assist.formats.texts import ipoker, merge

_OPENS = re.compile(r"<game\s")
_GAME = re.compile(r"<game\s.*?</game>", re.DOTALL)
_NUMBER = re.compile(r"<game\s[^>]*?(?:gamecode|id)=\"([\w-]+)\"")
_SESSION = re.compile(r"<session\b.*?(<general>.*?</general>)", re.DOTALL)
_DESCRIPTION = re.compile(r"<description\b[^>]*>")
_FIRST = re.compile(r"\s*(?:<\?xml[^>]*>\s*)?<(?:session|description|game)\b")


def is_marked_up(text: str) -> bool:
    """Does a file begin as iPoker's or Merge's do?"""
    return bool(_FIRST.match(text))


def count(text: str) -> int:
    """How many hands there are, each whole or not."""
    return len(_OPENS.findall(text))


def hands(text: str) -> Iterator[tuple[str, Callable[[], list[str]]]]:
    """Every hand: its number, and what sets it down in the common lines.

    Shape: what stands above a hand (game, table, stakes) counts for all below it. A hand whose end is
    missing comes as one that cannot be read, one without a number by its place.
    Errors of the second: Unreadable.
    """
    above, at = "", 0
    starts = [match.start() for match in _OPENS.finditer(text)]
    for place, (start, end) in enumerate(pairwise((*starts, len(text))), 1):
        above = _above(text[at:start]) or above
        number, whole = _NUMBER.match(text, start, end), _GAME.match(text, start, end)
        yield number[1] if number else str(place), _reader(above, whole[0]) if whole else _cut_off
        at = whole.end() if whole else start


def _above(text: str) -> str:
    session, description = _SESSION.search(text), _DESCRIPTION.search(text)
    return session[1] if session else description[0] if description else ""


def _reader(above: str, game: str) -> Callable[[], list[str]]:
    return lambda: _lines(above, game)


def _lines(above: str, game: str) -> list[str]:
    if "<!" in game:    # what a document may declare is nothing a hand needs
        raise Unreadable("bad-file.declarations")
    if not above:
        raise Unreadable("unknown-game.nothing-above")
    hand = _parsed(game)
    if hand.get("gamecode"):
        return ipoker.common_lines(_parsed(above), hand)
    return merge.common_lines(_parsed(above if above.endswith("/>") else above[:-1] + "/>"), hand)


def _parsed(text: str) -> Element:
    try:
        return ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise Unreadable("bad-file.damaged", reason=str(error)) from None


def _cut_off() -> list[str]:
    raise Unreadable("hand-cut-off.file")
