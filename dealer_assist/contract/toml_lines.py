"""The one place where TOML is written: the standard library, and nothing else is open here, only reads it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def lines_of(table: Mapping[str, Any]) -> Iterator[str]:
    """`key = value`, one a line; None is left out."""
    for key, value in table.items():
        if value is not None:
            yield f"{key_of(key)} = {text_of(value)}"


def text_of(value: object) -> str:
    """A value on one line: texts, numbers, dates, arrays and inline tables.

    Errors: an assertion for anything else, which is our own mistake.
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if hasattr(value, "isoformat"):          # a date or a time, which this room has no clock for
        return str(value.isoformat())
    if isinstance(value, Mapping):
        return "{" + ", ".join(lines_of(value)) + "}"
    assert isinstance(value, list | tuple), value
    return "[" + ", ".join(text_of(item) for item in value) + "]"


def key_of(key: str) -> str:
    """A key, in quotation marks where it needs them."""
    return key if _BARE.fullmatch(key) else text_of(key)
