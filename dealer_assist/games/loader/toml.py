"""Reading TOML that strangers write: what would eat memory or time is refused before it is read.

A dotted key makes a table for each of its parts and the reader walks them all again, so 60 KB of `a.a.a…`
take gigabytes; an int of thousands of digits cannot be printed any more. No file here needs either.
"""

from __future__ import annotations

import re
from typing import Any

MOST_PARTS = 200        # dots outside of strings in one line; a recorded hand has some thirty
LONGEST_NUMBER = 100    # digits, as in JSON documents
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'')
_DIGITS = re.compile(rf"[0-9a-fA-F_]{{{LONGEST_NUMBER + 1},}}")


class BadToml(ValueError):
    """The text cannot be read; the message says why, without a full stop."""


def read_toml(text: str) -> dict[str, Any]:
    """The table that a file holds.

    Errors: BadToml, and nothing else, whatever the text is.
    """
    import tomllib  # only who reads a file pays for this import

    check_plain(text)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadToml("its lists are nested too deeply to be read") from None
    except ValueError as error:
        raise BadToml(f"this is not TOML: {error}") from None


def check_plain(text: str) -> None:
    """Refuse what no reader of TOML gets over with in little time and memory.

    Errors: BadToml for a key of more than `MOST_PARTS` parts, or a longer number.
    """
    if text.count(".") > MOST_PARTS:
        for number, line in enumerate(text.split("\n"), 1):
            if line.count(".") > MOST_PARTS and _STRING.sub("", line).count(".") > MOST_PARTS:
                raise BadToml(f"line {number} has a key of more than {MOST_PARTS} parts; write it plainly")
    if _DIGITS.search(text) is None:
        return
    for number, line in enumerate(text.split("\n"), 1):
        found = _DIGITS.search(line) and _DIGITS.search(_STRING.sub("", line))
        if found:
            raise BadToml(
                f"line {number} has a number of {len(found[0]):,} digits; {LONGEST_NUMBER} are the most")
