"""A file of recorded hands, whatever it is written in: a history format, or a server's hand text."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.formats.phh import PhhHand, UnreadHand
from dealer_assist.formats.phh import reading as phh
from dealer_assist.formats.texts import count_texts, is_hand_text, read_texts

ENDINGS = (".phh", ".phhs", ".txt", ".xml", ".ohh", ".json")


def read_hands(data: bytes, name: str) -> Iterator[PhhHand | UnreadHand]:
    """Every hand of a file, each read when it is asked for: many thousands are never held at once.

    Shape: what is no hand text is read as PHH, whatever the file is called.
    Errors: none; what cannot be read comes as an `UnreadHand` with the reason.
    """
    return read_texts(data, name) if is_hand_text(data) else phh.hands_of(data, name)


def count_hands(data: bytes) -> int:
    """How many hands a file has, read or not."""
    return count_texts(data) if is_hand_text(data) else len(phh.pieces(data))
