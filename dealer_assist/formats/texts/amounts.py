"""An amount as servers write it: 1,234.50, 1.234,50, 1 234,50, 1'234.50, with a sign of its currency, 50¢."""

from __future__ import annotations

import re
from decimal import Decimal

from dealer_assist.errors import Unreadable, quotable

NOTHING = Decimal(0)
# thousands that are set apart by a space or an apostrophe; commas and points come with the digits
GROUPED = r"\d{1,3}(?:[ '’]\d{3})+(?!\d)"
_NUMBER = re.compile(rf"{GROUPED}(?! *\d)(?:[.,]\d+)?|\d[\d.,]*")
_LESS = re.compile(r"(?:^|(?<=[\s(]))[^\w\s(-]{0,3}[-−][^\w\s(-]{0,3}\d[\d.,]*")     # -4, $-4, -$4
# 1.5k, 2M, 1e5, 12'34: nobody knows to the chip
_SHORTENED = re.compile(r"(?:[kKmM]\b|[eE][+-]?\d|['’]\d)")
_COMMA = re.compile(r"(?<![\d,])\d[\d. ]*,\d{1,2}(?![\d,])")
_POINTS = re.compile(r"[1-9]\d{0,2}(?:\.\d{3})+")        # money has no thousandths
MOST_DIGITS = 20


def decimal_comma(text: str) -> bool:
    """Does a comma stand before cents in it? The ranks of a low, 8,7,6,5,2, are no amount."""
    return _COMMA.search(text) is not None


def first_amount(text: str, comma: bool) -> Decimal | None:
    """The first amount in a text, None where it has no number; 0,25 is a quarter where `comma` says so.

    Errors: `bad-amount` below nothing, for one that is shortened (1.5k), too long, or of two readings.
    """
    if less := _LESS.search(text):
        raise _bad(less[0])
    match = _NUMBER.search(text)
    if match is None:
        return None
    word, after = match[0].rstrip(".,"), text[match.end():]
    digits = re.sub(r"[ '’]", "", word)
    if comma and re.search(r",\d{1,2}$", digits):
        digits = digits.replace(".", "").replace(",", ".")
    elif _POINTS.fullmatch(digits):
        digits = digits.replace(".", "")
    digits = digits.replace(",", "")
    if len(digits) > MOST_DIGITS or digits.count(".") > 1 or _SHORTENED.match(after):
        raise _bad(word + after[:4])
    cents = after.startswith("¢") or text[:match.start()].endswith("¢")
    return Decimal(digits) / 100 if cents else Decimal(digits)


def _bad(word: str) -> Unreadable:
    return Unreadable("bad-amount.text", word=quotable(word, 24))
