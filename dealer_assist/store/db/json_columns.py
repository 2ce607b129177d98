"""Columns of JSON as they are read, also where somebody with the file changed one."""

from __future__ import annotations

import json
from typing import Any


def read(text: str) -> Any:
    """What the column says; what is no JSON any more stays the text that it is, for the check to compare."""
    try:
        return json.loads(text)
    except ValueError:
        return text
