"""Numbers as they come from outside: in addresses, queries and forms."""

from __future__ import annotations

import re
from collections.abc import Mapping

from flask import request
from werkzeug.exceptions import NotFound
from werkzeug.routing import IntegerConverter

from dealer_assist.contract.setup import read_spread
from dealer_assist.errors import Unreadable, quotable
from dealer_assist.rules.bounds import MOST_CHIPS, MOST_ID
from dealer_assist.texts.numbers import read_whole

# 200, 1,000 or 1.5k: what parts two of them may be what parts the thousands of one
AMOUNT = r"(\d{1,3}(?:[.,'’]\d{3})+|\d+(?:[.,]\d+)?[km]|\d+)"
PAIR = rf"{AMOUNT}\s*[-–/ ]\s*{AMOUNT}"
SPREAD = re.compile(rf"{PAIR}(?:\s*[,;]\s*{PAIR})?", re.IGNORECASE)


class Number(IntegerConverter):
    """`<int:…>` in an address: a number that something here can have; for any other there is no such page."""

    def to_python(self, value: str) -> int:
        """The number.  Errors: NotFound, at once, or werkzeug would call the method of the request wrong."""
        if len(value) > 10 or int(value) > MOST_ID:
            raise NotFound
        return int(value)


def asked(name: str) -> int | None:
    """A number of the query; the nearest that can be, None where there is none."""
    number = request.args.get(name, type=int)
    return None if number is None else max(0, min(number, MOST_ID))


def chips(form: Mapping[str, str], name: str) -> int | None:
    """A number of chips as `read_whole` reads it; None for an empty field.

    Errors: `bad-number` with the field.
    """
    text = form.get(name, "").strip()
    read = read_whole(text) if text else 0
    if read is None:
        raise Unreadable("bad-number.chips", word=quotable(text, 20), field=name)
    if read > MOST_CHIPS:
        raise Unreadable("bad-number.too-large", word=quotable(text, 20), most=MOST_CHIPS, field=name)
    return read if text else None


def count(form: Mapping[str, str], name: str, title: str) -> int | None:
    """A number of things, as hands or minutes; None for an empty field, `title` is what the page calls it.

    Errors: `bad-number` with the field.
    """
    text = form.get(name, "").strip()
    read = read_whole(text) if text else 0
    if read is None:
        raise Unreadable("bad-number.of-things", name=title, word=quotable(text, 20), field=name)
    if read > MOST_ID:
        raise Unreadable("bad-number.too-many", name=title, word=quotable(text, 20), most=MOST_ID, field=name)
    return read if text else None


def spread(form: Mapping[str, str], name: str) -> list[list[int]] | None:
    """A spread as it is written, `2-10`, or `2-6, 2-12` with one for the big streets; None where none is.

    Shape: its ends are amounts as `read_whole` reads them.  Errors: `bad-spread`.
    """
    text = form.get(name, "").strip()
    if not text:
        return None
    pairs = SPREAD.fullmatch(text)
    read = [read_whole(end) for end in pairs.groups() if end] if pairs else []
    ends = [end for end in read if end is not None]
    if not ends or len(ends) < len(read):
        raise Unreadable("bad-spread.of-form", word=quotable(text, 40), field=name)
    return [ends[:2], ends[2:]] if ends[2:] else [ends]


def spread_text(spread: object) -> str:
    """The spread as the form has it; empty for none."""
    ends = read_spread(spread)
    pairs = [] if ends is None else [f"{low}-{high}" for low, high in ends]
    return ", ".join(dict.fromkeys(pairs))
