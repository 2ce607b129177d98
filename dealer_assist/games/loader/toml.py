"""Reading TOML that strangers write: what would eat memory or time is refused before it is read.

A dotted key makes a table for each of its parts and the reader walks them all again, so 60 KB of `a.a.a…`
take gigabytes; an int of thousands of digits cannot be printed any more. No file here needs either.
"""

from __future__ import annotations

import re
from typing import Any

from dealer_assist.texts import say

MOST_PARTS = 200        # dots outside of strings in one line; a recorded hand has some thirty
LONGEST_NUMBER = 100    # digits, as in JSON documents
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'')
_DIGITS = re.compile(rf"[0-9a-fA-F_]{{{LONGEST_NUMBER + 1},}}")


class BadToml(ValueError):
    """The text cannot be read; as a `str` it says why, without a full stop, by the key `badtoml.…`."""

    def __init__(self, key: str, /, **figures: object) -> None:
        super().__init__(key)
        self.why = say(f"badtoml.{key}", **figures)

    def __str__(self) -> str:
        return self.why


def read_toml(text: str) -> dict[str, Any]:
    """The table that a file holds.

    Errors: BadToml, and nothing else, whatever the text is.
    """
    import tomllib  # only who reads a file pays for this import

    check_plain(text)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadToml("too-deep") from None
    except ValueError as error:
        raise BadToml("no-toml", why=str(error)) from None


def check_plain(text: str) -> None:
    """Refuse what no reader of TOML gets over with in little time and memory.

    Errors: BadToml for a key of more than `MOST_PARTS` parts, or a longer number.
    """
    if text.count(".") > MOST_PARTS:
        for number, line in enumerate(text.split("\n"), 1):
            if line.count(".") > MOST_PARTS and _STRING.sub("", line).count(".") > MOST_PARTS:
                raise BadToml("many-parts", line=number, most=MOST_PARTS)
    if _DIGITS.search(text) is None:
        return
    for number, line in enumerate(text.split("\n"), 1):
        digits = _DIGITS.search(line) and _DIGITS.search(_STRING.sub("", line))
        if digits:
            raise BadToml("many-digits", line=number, digits=len(digits[0]), most=LONGEST_NUMBER)
