"""A file of recorded hands, whatever it is written in: a history format, JSON, or a server's hand text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dealer_assist.formats.document import is_document, pieces, read_documents
from dealer_assist.formats.phh import PhhHand, UnreadHand
from dealer_assist.formats.phh import reading as phh
from dealer_assist.formats.texts.decode import decode
from dealer_assist.formats.texts import count_texts, is_hand_text, read_texts
from dealer_assist.texts import say

ENDINGS = (".phh", ".phhs", ".txt", ".xml", ".ohh", ".json", ".jsonl")
_A_FIELD = re.compile(r"^\s*(?:[\w\"'-]+\s*=|\[+\s*[\w\"'])", re.MULTILINE)  # a line that TOML may begin with


def read_hands(data: bytes, name: str) -> Iterator[PhhHand | UnreadHand]:
    """Every hand of a file, each read when it is asked for: many thousands are never held at once.

    Shape: what begins like no hand text and no JSON is read as PHH, whatever the file is called.
    Errors: none; what cannot be read comes as an `UnreadHand` with the reason, a file without hands too.
    """
    empty = True
    for hand in _read(data, name):
        empty = False
        yield hand
    if empty:
        yield UnreadHand(name, say("refused.no-hand-in-file" if data.strip() else "refused.empty-file"))


def _read(data: bytes, name: str) -> Iterator[PhhHand | UnreadHand]:
    if is_hand_text(data):
        return read_texts(data, name)
    text = decode(data)
    if is_document(text):
        return read_documents(text, name)
    return phh.hands_of(data, name) if _A_FIELD.search(text) else iter(())


def count_hands(data: bytes) -> int:
    """How many hands a file has, read or not; one that has none counts as one that is refused."""
    return _count(data) or 1


def _count(data: bytes) -> int:
    if is_hand_text(data):
        return count_texts(data)
    text = decode(data)
    return sum(1 for _ in pieces(text)) if is_document(text) else len(phh.pieces(data))
