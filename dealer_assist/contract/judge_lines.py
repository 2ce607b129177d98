"""The judge from text to text: what `judge` answers, written without a tree of values in between.

A plain case (`plain_case`) is read, judged and written at once. Every other line goes the careful way, and
answers and refusals are the same to the letter, whichever way a line went.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from json.encoder import encode_basestring_ascii as _json
from operator import add
from typing import Any

from dealer_assist.contract.json_documents import LIMIT, read_document
from dealer_assist.contract.judge import judge_carefully
from dealer_assist.contract.plain_case import PlainCase, read_plain
from dealer_assist.engine.showdown.award import Note, PotRuling, Share, in_all
from dealer_assist.engine.showdown.plain import PlainSide

_scan: Callable[[str, int], tuple[Any, int]] = vars(json.JSONDecoder())["scan_once"]  # no file, no options
_ENDS = ("", "\n", "\r\n")


def answer(line: str | bytes) -> str:
    """The ruling on a document, as JSON without a line break.

    Shape: as `json.dumps(judge(read_document(line)))`.  Errors: those of `read_document` and `judge`.
    """
    case = _plain(line)
    return json.dumps(judge_carefully(read_document(line))) if case is None else written(case)


def _plain(line: str | bytes) -> PlainCase | None:
    """The plain case of a line; None for whatever wants a second look, a key that stands twice among it."""
    if not line.isascii() or len(line) > LIMIT:
        return None
    text = line if isinstance(line, str) else line.decode("ascii")
    try:
        document, end = _scan(text, 0)
    except (StopIteration, ValueError, RecursionError):
        return None
    if type(document) is not dict or text[end:] not in _ENDS or "\\" in text:
        return None
    case = read_plain(document)
    # as many colons as keys: no key was there twice, else its first value would be lost here unseen
    keys = len(document) + len(document["hands"]) + sum(map(len, document["pots"])) if case else 0
    return case if keys == text.count(":") else None


def written(case: PlainCase) -> str:
    """A plain case as the contract writes its ruling."""
    sides, seats, ruling, shown = case
    columns = list(map(_column, sides, shown))
    texts = columns[0] if len(columns) == 1 else map(", ".join, zip(*columns, strict=True))
    rows = "}, ".join(map(add, _labels(seats), texts))
    pots = ruling.pots
    paid = _pot(pots[0]) if len(pots) == 1 else ", ".join(map(_pot, pots))
    notes = _notes(ruling.notes) if ruling.notes else "[]"
    return (f'{{"awards": {{{_awards(in_all(pots))}}}, "pots": [{paid}], "notes": {notes}, '
            f'"hands": {{{rows}}}}}}}')


@lru_cache(maxsize=1024)    # few sides and seats make up the notes of a plain case
def _notes(notes: tuple[Note, ...]) -> str:
    return json.dumps([note.document() for note in notes])


@lru_cache(maxsize=1024)
def _labels(seats: tuple[int, ...]) -> tuple[str, ...]:
    """How the row of each seat begins."""
    return tuple([f'"{seat}": {{' for seat in seats])


def _column(side: PlainSide, shown: Sequence[tuple[str, str]]) -> list[str]:
    """What each hand has on a side."""
    cards_key, nothing = _keys(side.name)
    return [f'{cards_key}{cards}", "name": {_json(texts)}}}' if cards else nothing for cards, texts in shown]


@lru_cache(maxsize=256)
def _keys(side: str) -> tuple[str, str]:
    """A side as far as its cards, and one that nobody makes."""
    name = _quoted(side)
    return f'{name}: {{"cards": "', f"{name}: null"


@lru_cache(maxsize=256)
def _quoted(text: str) -> str:
    return json.dumps(text)


def _pot(pot: PotRuling) -> str:
    amount, seats, shares = pot
    paid = _share(shares[0]) if len(shares) == 1 else ", ".join(map(_share, shares))
    return f'{{"amount": {amount}, "seats": {_numbers(seats)}, "shares": [{paid}]}}'


def _share(share: Share) -> str:
    side, amount, winners, awards, *_ = share
    return (f'{{"side": {_quoted(side)}, "amount": {amount}, "winners": {_numbers(winners)}, '
            f'"awards": {{{_awards(awards)}}}}}')


def _awards(awards: Mapping[int, int]) -> str:
    if len(awards) > 1:
        return ", ".join([f'"{seat}": {chips}' for seat, chips in sorted(awards.items())])
    (seat, chips), = awards.items()
    return f'"{seat}": {chips}'


@lru_cache(maxsize=1024)
def _numbers(seats: tuple[int, ...]) -> str:
    return str(list(seats))
