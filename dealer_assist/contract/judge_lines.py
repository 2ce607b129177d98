"""The judge from text to text: what `judge` answers, written without a tree of values in between.

A line is a frame and the cards in it. A frame (the game, the pots, who sits where) that comes again is kept,
with the places of its cards, and so is what it says of who wins which side: of the next line as long as it
the rest is compared, and the cards are cut out. A line whose frame comes once is read as JSON, and one that
is no plain case goes the careful way; answers and refusals are the same to the letter, whichever way it went.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from json.encoder import encode_basestring_ascii as _json
from typing import Any

from dealer_assist.contract.json_documents import read_document
from dealer_assist.contract.judge import judge
from dealer_assist.contract.line_layout import LineLayout, around_cards, layout_of
from dealer_assist.contract.plain_case import Frame, judged_of, read_cut, read_plain, shown_of
from dealer_assist.engine.showdown.award import Note, PotRuling, Share
from dealer_assist.engine.showdown.plain import PlainSide, Winners, leaders, ruled
from dealer_assist.errors import Refusal
from dealer_assist.games import load_game

_scan: Callable[[str, int], tuple[Any, int]] = vars(json.JSONDecoder())["scan_once"]  # no file, no options
_LONGEST = 4096     # characters of a line whose frame is kept
_KEPT = 1024
_ENDS = ("", "\n", "\r\n")


def answer(line: str | bytes) -> str:
    """The ruling on a document, as JSON without a line break.

    Shape: as `json.dumps(judge(read_document(line)))`.  Errors: those of `read_document` and `judge`.
    """
    text = _framed(line) if len(line) <= _LONGEST else None
    return json.dumps(judge(read_document(line))) if text is None else text


def _framed(line: str | bytes) -> str | None:
    """The answer to a line that is a plain case; None for whatever wants a second look."""
    try:
        text = line if isinstance(line, str) else line.decode("ascii")
        layout, frames = _kept.get(len(text), _NONE)
        kept = frames.get(layout.around(text)) if layout else None
        if layout is None or kept is None:
            return _once(text)
        # a frame of the game as it was would judge tonight by yesterday's file
        if load_game(kept.name) is not kept.plain.game:     # the room has changed it
            _kept.clear()
            return None
        return kept.answer(layout, text)
    except (KeyError, ValueError, Refusal):     # a card that there is not, or a game
        return None


def _once(text: str) -> str | None:
    """The answer to a line as `_framed` gives it, by itself; a frame that has come before is kept."""
    try:
        document, end = _scan(text, 0)
    except (StopIteration, RecursionError):
        return None
    if type(document) is not dict or text[end:] not in _ENDS or "\\" in text or not text.isascii():
        return None
    case = read_plain(document)
    if case is None or _keys_of(document) != text.count(":"):
        return None
    around = around_cards(text)
    if around in _seen:
        layout = layout_of(text, document, case.frame.places)
        if layout:
            _keep(layout, text, _Kept(document["game"], case.frame))
    else:
        if len(_seen) >= _KEPT:
            _seen.clear()
        _seen.add(around)
    before = _as_far_as_hands(case.ruling.pots, case.ruling.awards, case.ruling.notes)
    return _written(before, _labels(case.frame.seats), case.frame.sides, case.shown)


def _keys_of(document: Mapping[str, Any]) -> int:
    """As many colons as keys: no key was there twice, else its first value would be lost here unseen."""
    return len(document) + len(document["hands"]) + sum(map(len, document["pots"]))


def _keep(layout: LineLayout, text: str, frame: _Kept) -> None:
    """Keep a frame with the others whose cards stand where its do; of each length of line the last layout."""
    if sum([len(frames) for _, frames in _kept.values()]) >= _KEPT:
        _kept.clear()
    known, frames = _kept.get(len(text), _NONE)
    if known is None or known.places != layout.places:
        known, frames = _kept[len(text)] = layout, {}
    frames[known.around(text)] = frame


class _Kept:
    """A frame, and what is written of it whatever the cards."""

    __slots__ = ("_before", "_contested", "_frame", "_labels", "name", "plain")

    def __init__(self, name: str, frame: Frame) -> None:
        self.name = name
        self.plain = frame.page.plain
        self._frame = frame
        self._labels = _labels(frame.seats)
        self._contested = [pot.seats for pot in frame.pots] == [frame.seats]
        self._before: dict[Winners, str | None] = {}

    def answer(self, layout: LineLayout, text: str) -> str | None:
        """The ruling on the cards of a line; None where they are no plain case."""
        frame = self._frame
        lying = read_cut(frame, layout, layout.cards(text))
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


_seen: set[tuple[str, ...]] = set()     # what stood around the cards of lines that came once
_kept: dict[int, tuple[LineLayout, dict[tuple[str, ...], _Kept]]] = {}     # by the length of a line
_NONE: tuple[LineLayout | None, dict[tuple[str, ...], _Kept]] = (None, {})


def _written(before: str, labels: Sequence[str], sides: Sequence[PlainSide],
             shown: Sequence[Sequence[tuple[str, str]]]) -> str:
    """An answer that is known as far as the hands."""
    rows = _column(labels, sides[0], shown[0])
    for side, more in zip(sides[1:], shown[1:], strict=True):
        rows = _column([f"{row}, " for row in rows], side, more)
    return f'{before}{"}, ".join(rows)}}}}}}}'


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


def _column(rows: Sequence[str], side: PlainSide, shown: Sequence[tuple[str, str]]) -> list[str]:
    """The rows of the hands with what each has on one side more."""
    cards_key, nothing = _keys(side.name)
    return [f'{row}{cards_key}{cards}", "name": {_json(name)}}}' if cards else f"{row}{nothing}"
            for row, (cards, name) in zip(rows, shown, strict=True)]


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
