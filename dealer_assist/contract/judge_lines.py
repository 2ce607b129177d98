"""The judge from text to text: what `judge` answers, written without a tree of values in between.

A plain case (`plain_case`) is read, judged and written at once. Every other line goes the careful way, and
answers and refusals are the same to the letter, whichever way a line went.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from json.encoder import encode_basestring_ascii as _json
from typing import Any

from dealer_assist.contract.json_documents import LIMIT, read_document
from dealer_assist.contract.judge import judge_carefully
from dealer_assist.contract.plain_case import PlainCase, read_plain
from dealer_assist.engine.showdown.award import PotRuling, Share, in_all
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
    ruling, seats = case.ruling, case.seats
    columns = list(map(_column, case.sides, case.shown))
    texts = columns[0] if len(columns) == 1 else map(", ".join, zip(*columns, strict=True))
    rows = ", ".join([f'"{seat}": {{{row}}}' for seat, row in zip(seats, texts, strict=True)])
    notes = json.dumps([note.document() for note in ruling.notes]) if ruling.notes else "[]"
    return (f'{{"awards": {{{_awards(in_all(ruling.pots))}}}, "pots": [{", ".join(map(_pot, ruling.pots))}], '
            f'"notes": {notes}, "hands": {{{rows}}}}}')


def _column(side: PlainSide, shown: Sequence[tuple[str, str]]) -> list[str]:
    """What each hand has on a side."""
    name = _quoted(side.name)
    nothing = f"{name}: null"
    return [f'{name}: {{"cards": "{cards}", "name": {_json(texts)}}}' if cards else nothing
            for cards, texts in shown]


@lru_cache(maxsize=256)
def _quoted(text: str) -> str:
    return json.dumps(text)


def _pot(pot: PotRuling) -> str:
    return (f'{{"amount": {pot.amount}, "seats": {_numbers(pot.seats)}, '
            f'"shares": [{", ".join(map(_share, pot.shares))}]}}')


def _share(share: Share) -> str:
    return (f'{{"side": {_quoted(share.side)}, "amount": {share.amount}, '
            f'"winners": {_numbers(share.winners)}, "awards": {{{_awards(share.awards)}}}}}')


def _awards(awards: Mapping[int, int]) -> str:
    if len(awards) > 1:
        return ", ".join([f'"{seat}": {chips}' for seat, chips in sorted(awards.items())])
    (seat, chips), = awards.items()
    return f'"{seat}": {chips}'


@lru_cache(maxsize=1024)
def _numbers(seats: tuple[int, ...]) -> str:
    return str(list(seats))
