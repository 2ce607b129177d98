"""Reading a document: keys, whole numbers, seats. Every mistake names its field and what to write."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from dealer_assist.errors import Unreadable, abridged, nearest, quotable
from dealer_assist.rules.bounds import MOST_CHIPS
from dealer_assist.rules.seats import MOST_SEATS



def known_keys(document: Mapping[str, Any], keys: tuple[str, ...], field: str | None = None) -> None:
    """Refuse a key the contract does not have, with the nearest one it has."""
    if document.keys() <= _set(keys):
        return
    key = [key for key in document if key not in keys][0]
    near = nearest(abridged(key), keys)
    place = f"{field}.{abridged(key)}" if field else abridged(key)
    raise Unreadable("unknown-key", word=quotable(key), near=near, known=", ".join(keys), field=place[:80])


@cache
def _set(keys: tuple[str, ...]) -> frozenset[str]:
    return frozenset(keys)


def whole(value: object, field: str, least: int = 0, most: int = MOST_CHIPS, *, name: str = "") -> int:
    """A whole number within its bounds; `name` is what the pages call the field, where they have it.

    Errors: `bad-number` for floats, strings, true/false and anything out of bounds.
    """
    # to Python true is 1: a stack of true would be a chip
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable("bad-number.whole", name=name or field, field=field)
    if not least <= value <= most:
        raise Unreadable("bad-number.between", name=name or field, least=least, most=most, field=field)
    return value


def optional_whole(document: Mapping[str, Any], key: str, least: int = 0) -> int | None:
    """A whole number, or None where the key is absent or null."""
    value = document.get(key)
    return None if value is None else whole(value, key, least)


def flag(document: Mapping[str, Any], key: str) -> bool:
    """True or false; absent and null are false."""
    value = document.get(key)
    if value is not None and not isinstance(value, bool):
        raise Unreadable("bad-flag", name=key, field=key)
    return value is True


def is_tournament(document: Mapping[str, Any]) -> bool:
    """Is it a tournament? Unless said otherwise."""
    return document.get("tournament") is None or flag(document, "tournament")


def seat_number(text: object, field: str) -> int:
    """A seat, 1 to 10, from a JSON key or an integer."""
    if isinstance(text, int) and not isinstance(text, bool) and 1 <= text <= MOST_SEATS:
        return text
    # "²" and "٣" are digits to `int`, and no seat of a table
    plain = isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) < 3
    if isinstance(text, str) and plain and 1 <= int(text) <= MOST_SEATS:
        return int(text)
    raise Unreadable("bad-seat.number", word=quotable(text, 20), most=MOST_SEATS, field=field)


def table_of(document: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """An object such as `seats` or `house`; absent or null is empty."""
    value = document.get(key)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise Unreadable("bad-form.object", name=key, field=key)
    return value


def list_of(document: Mapping[str, Any], key: str) -> list[Any]:
    """A list; absent or null is empty."""
    value = document.get(key)
    if value is None:
        return []
    if not isinstance(value, list | tuple):
        raise Unreadable("bad-form.list", name=key, field=key)
    return list(value)
