"""How a language writes a number, and how an amount is read that somebody typed in any of them.

Thousands stand apart from a thousand on in every language, so that 1500 and 15000 are told apart at a glance:
in Spanish too, where CLDR leaves four figures together. `static/shell/numbers.js` writes and reads alike, by
the marks that the page gives it.
Source: Unicode CLDR, main/<language>/numbers.json, symbols of the Latin digits. A language that is not named
here writes as English does.
"""

from __future__ import annotations

import re
from typing import NamedTuple

ENGLISH = "en"
THIN = "\N{NARROW NO-BREAK SPACE}"


class Marks(NamedTuple):
    """What parts the thousands, and what stands before the tenths."""

    thousands: str = ","
    decimal: str = "."


_MARKS: dict[str, Marks] = {
    **dict.fromkeys(("ca", "da", "de", "el", "es", "hr", "id", "it", "nl", "pt", "ro", "sl", "tr", "vi"),
                    Marks(".", ",")),
    **dict.fromkeys(("bg", "cs", "fi", "fr", "hu", "nb", "pl", "ru", "sk", "sv", "uk"), Marks(THIN, ",")),
}
# thousands apart by one mark throughout; chips are whole, so three figures behind a mark are thousands
WHOLE = re.compile(r"\d+|\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*", re.ASCII)
SHORT = re.compile(r"(\d{1,9})(?:[.,](\d{1,6}))?([km])", re.ASCII)
SPACES = re.compile("[\N{NO-BREAK SPACE}\N{THIN SPACE}\N{NARROW NO-BREAK SPACE}]")
ZEROS = {"k": 3, "m": 6}
THOUSANDS = 3


def marks(language: str) -> Marks:
    """The marks of a language: `de` or `de-AT`."""
    return _MARKS.get(language.partition("-")[0], Marks())


def written(
    value: float, language: str, *, least: int = 0, most: int = 3, width: int = 0, sign: str = "",
) -> str:
    """A number with its thousands apart: 12,500 or 12.500; behind the mark `least` to `most` figures."""
    if isinstance(value, int) and not least:
        text = f"{value:{sign}{f'0{width}' if width else ''},}"
    else:
        whole, _, part = f"{value:{sign},.{max(least, most)}f}".partition(".")
        part = part[:least] + part[least:].rstrip("0")
        text = f"{whole}.{part}" if part else whole
    thousands, decimal = marks(language)
    return text if (thousands, decimal) == Marks() else "".join(
        thousands if one == "," else decimal if one == "." else one for one in text)


def read_whole(text: str) -> int | None:
    """A number of chips as people write it: 1500, 1.500, 1,500, 1 500, 1.5k and 2,25m; None for others.

    What two readers could take for two amounts is none: `1.5` and `1,50` are no chips, and `1.500k` is
    fifteen hundred to one and one and a half million to the other.
    """
    plain = SPACES.sub(" ", text.strip().lower())
    if short := SHORT.fullmatch(plain.replace(" k", "k").replace(" m", "m")):
        whole, part, zeros = short[1], short[2] or "", ZEROS[short[3]]
        doubtful = len(part) == THOUSANDS and len(whole) <= THOUSANDS and whole[0] != "0"
        return None if doubtful or len(part) > zeros else int(whole + part.ljust(zeros, "0"))
    return int(re.sub(r"\D", "", plain)) if WHOLE.fullmatch(plain) and len(plain) <= 40 else None
