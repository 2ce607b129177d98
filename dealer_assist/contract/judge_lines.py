"""The judge from text to text: what `judge` answers, written without a tree of values in between.

A line is a frame and the cards in it. A frame (the game, the pots, who sits where) that comes again is kept,
and so is what it says of who wins which side: the next line with other cards finds both. A frame that comes
once is read with its cards, and one that is no plain case goes the careful way; answers and refusals are the
same to the letter, whichever way a line went.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from json.encoder import encode_basestring_ascii as _json
from operator import add
from typing import Any

from dealer_assist.contract.json_documents import read_document
from dealer_assist.contract.judge import judge
from dealer_assist.contract.plain_case import Frame, judged_of, read_cards, read_frame, read_plain, shown_of
from dealer_assist.engine.showdown.award import Note, PotRuling, Share
from dealer_assist.engine.showdown.plain import PlainSide, Winners, leaders, ruled
from dealer_assist.errors import Refusal
from dealer_assist.games import load_game

_scan: Callable[[str, int], tuple[Any, int]] = vars(json.JSONDecoder())["scan_once"]  # no file, no options
_LONGEST = 4096     # characters of a line whose frame is kept
_KEPT = 1024
_ENDS = ("", "\n", "\r\n")
_COLONS = (": ", ":")
_seen: set[tuple[object, ...]] = set()  # frames that came once
_JOINTS = ((": {", ": ", ", "), (":{", ":", ","))   # before the first seat, a hand, another seat


def answer(line: str | bytes) -> str:
    """The ruling on a document, as JSON without a line break.

    Shape: as `json.dumps(judge(read_document(line)))`.  Errors: those of `read_document` and `judge`.
    """
    text = _framed(line) if len(line) <= _LONGEST else None
    return json.dumps(judge(read_document(line))) if text is None else text


def _framed(line: str | bytes) -> str | None:
    """The answer to a line that is a plain case; None for whatever wants a second look."""
    try:
        whole = line if isinstance(line, str) else line.decode("ascii")
        text, colon, board = _apart(whole)
        opening, _, rest = text.partition('"hands"')
        between, _, closing = rest.partition("}")
        pieces = between.split('"')
        pieced = (opening, colon, tuple(pieces[::2]), tuple(pieces[1::4]), closing)
        if _first_seen(pieced):
            return _once(whole)
        frame = _frame(*pieced)
        if frame is None:
            return None
        if load_game(frame.name) is not frame.plain.game:    # the room has changed it
            _frame.cache_clear()
            return None
        return frame.answer(pieces[3::4], board)
    except (KeyError, ValueError, Refusal):     # a card or a seat that there is not, a piece that is missing
        return None


def _first_seen(pieced: tuple[object, ...]) -> bool:
    if pieced in _seen:
        return False
    if len(_seen) >= _KEPT:
        _seen.clear()
    _seen.add(pieced)
    return True


def _once(text: str) -> str | None:
    """The answer to a line as `_framed` gives it, with nothing kept."""
    try:
        document, end = _scan(text, 0)
    except (StopIteration, RecursionError):
        return None
    if type(document) is not dict or text[end:] not in _ENDS or "\\" in text or not text.isascii():
        return None
    case = read_plain(document)
    if case is None or _keys_of(document) + len(document["hands"]) != text.count(":"):
        return None
    before = _as_far_as_hands(case.ruling.pots, case.ruling.awards, case.ruling.notes)
    return _written(before, _labels(case.seats), case.sides, case.shown)


def _keys_of(document: Mapping[str, Any]) -> int:
    """As many colons as keys: no key was there twice, else its first value would be lost here unseen."""
    return len(document) + sum(map(len, document["pots"]))


def _apart(text: str) -> tuple[str, str, str]:
    """A line without the text of the board, wherever that stands; the colon before it, and that text."""
    before, mark, after = text.partition('"board"')
    if not mark:
        return text, "", ""
    colon, board, after = after.split('"', 2)
    return f'{before}"board"{colon}""{after}', colon, board


class _Kept:
    """A frame, and what is written of it whatever the cards."""

    __slots__ = ("_before", "_contested", "_frame", "_labels", "name", "plain")

    def __init__(self, name: str, frame: Frame) -> None:
        self.name = name
        self.plain = frame.page.plain
        self._frame = frame
        self._labels = _labels(frame.seats)
        self._contested = len(frame.seats) > 1 and [pot.seats for pot in frame.pots] == [frame.seats]
        self._before: dict[Winners, str | None] = {}

    def answer(self, texts: Sequence[str], board: str) -> str | None:
        """The ruling on these cards; None where they are no plain case."""
        frame = self._frame
        lying = read_cards(frame, texts, board)
        if lying is None:
            return None
        judged = judged_of(frame, lying)
        if self._contested:     # one pot, and everybody in it
            before = self._won(tuple([leaders(frame.seats, strengths) for strengths in judged]))
        else:
            ruling = ruled(self.plain, frame.chip, frame.seats, judged, frame.pots, why=True)
            before = ruling and _as_far_as_hands(ruling.pots, ruling.awards, ruling.notes)
        if before is None:
            return None
        return _written(before, self._labels, self.plain.sides, shown_of(frame, lying, judged))

    def _won(self, winners: Winners) -> str | None:
        """The answer as far as the hands, by who wins each side."""
        known = self._before.get(winners)
        if known is None:
            frame = self._frame
            paid = self.plain.paid(frame.seats, frame.pots[0].amount, frame.chip, winners)
            known = paid and _as_far_as_hands(*paid, self.plain.notes(winners))
            self._before[winners] = known
        return known


@lru_cache(maxsize=256)
def _frame(opening: str, colon: str, joints: tuple[str, ...], labels: tuple[str, ...],
           closing: str) -> _Kept | None:
    """The frame of a line in pieces; None where it is no plain one, a key that stands twice among it.

    Shape: `opening` with an empty board, `colon` what stood before the board's text; `joints` what stands
    around the seats' `labels` and hands.
    """
    first, between, after = _JOINTS[joints[0] == _JOINTS[1][0]]
    if joints != (first, *[between, after] * (len(labels) - 1), between, "") or colon not in (*_COLONS, ""):
        return None
    text = f'{opening}"hands": {{}}{closing}'
    if "\\" in text or not text.isascii() or len(set(labels)) < len(labels):
        return None
    try:
        document, end = _scan(text, 0)
    except (StopIteration, RecursionError):
        return None
    if type(document) is not dict or text[end:] not in _ENDS or (document.get("board") == "") is (not colon):
        return None
    frame = read_frame(document, labels)
    if frame is None or _keys_of(document) != text.count(":"):
        return None
    return _Kept(document["game"], frame)


def _written(before: str, labels: Sequence[str], sides: Sequence[PlainSide],
             shown: Iterable[Sequence[tuple[str, str]]]) -> str:
    """An answer that is known as far as the hands."""
    columns = list(map(_column, sides, shown))
    rows = columns[0] if len(columns) == 1 else map(", ".join, zip(*columns, strict=True))
    return f'{before}{"}, ".join(map(add, labels, rows))}}}}}}}'


@lru_cache(maxsize=1024)
def _labels(seats: tuple[int, ...]) -> tuple[str, ...]:
    """How the row of each seat begins."""
    return tuple([f'"{seat}": {{' for seat in seats])


def _as_far_as_hands(pots: Sequence[PotRuling], awards: Mapping[int, int], notes: tuple[Note, ...]) -> str:
    paid = ", ".join(map(_pot, pots))
    return f'{{"awards": {{{_awards(awards)}}}, "pots": [{paid}], "notes": {_notes(notes)}, "hands": {{'


@lru_cache(maxsize=1024)    # few sides and seats make up the notes of a plain case
def _notes(notes: tuple[Note, ...]) -> str:
    return json.dumps([note.document() for note in notes])


def _column(side: PlainSide, shown: Sequence[tuple[str, str]]) -> list[str]:
    """What each hand has on a side."""
    cards_key, nothing = _keys(side.name)
    return [f'{cards_key}{cards}", "name": {_json(texts)}}}' if cards else nothing for cards, texts in shown]


@lru_cache(maxsize=256)
def _keys(side: str) -> tuple[str, str]:
    """A side as far as its cards, and one that nobody makes."""
    name = json.dumps(side)
    return f'{name}: {{"cards": "', f"{name}: null"


def _pot(pot: PotRuling) -> str:
    shares = ", ".join(map(_share, pot.shares))
    return f'{{"amount": {pot.amount}, "seats": {list(pot.seats)}, "shares": [{shares}]}}'


def _share(share: Share) -> str:
    return (f'{{"side": {_json(share.side)}, "amount": {share.amount}, "winners": {list(share.winners)}, '
            f'"awards": {{{_awards(share.awards)}}}}}')


def _awards(awards: Mapping[int, int]) -> str:
    return ", ".join([f'"{seat}": {chips}' for seat, chips in sorted(awards.items())])
