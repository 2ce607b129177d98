"""Forms of the cash pages, read into the documents that acts are asked for with."""

from __future__ import annotations

from typing import Any

from wtforms import SelectMultipleField, StringField  # type: ignore[import-untyped]

from dealer_assist.errors import Unreadable, quotable
from dealer_assist.rules.bounds import MOST_ID
from dealer_assist.session.cash.game import SEAT
from dealer_assist.texts import say
from dealer_assist.web.shell.forms import Open, PageForm, of_texts
from dealer_assist.web.shell.numbers import chips, count

NUMBERS = ("table", "to", "seat", "stack", "of")
WORDS = ("player", "why")
TERMS = ("name", "seats", "amount", "per", "minutes")
Texts = of_texts("Texts", (*NUMBERS, *WORDS, *TERMS, "counted", "dealer"))


class CashForm(Texts):  # type: ignore[misc, valid-type]
    """An act on the lists, the terms of a game, a charge of time, or what was counted in a box."""

    act = StringField()
    spelling = StringField()
    tables = SelectMultipleField(validate_choice=False)
    feeds = Open()


def read_act(posted: PageForm) -> dict[str, Any]:
    """The document of an act.  Errors: `bad-number`."""
    form = posted.sent()
    document: dict[str, Any] = {"act": form.get("act", "")}
    document |= {name: form[name][:80] for name in WORDS if form.get(name)}
    document |= {name: chips(form, name) for name in NUMBERS if form.get(name)}
    return document | (read_terms(posted) if document["act"] == "terms" else {})


def read_terms(posted: PageForm) -> dict[str, Any]:
    """What a game is to be: its tables in order, which of them feed which, what time costs."""
    form = posted.sent()
    tables = [_number(one) for one in posted["tables"].data or ()]
    feeds = {table: _number(to) for table in tables if (to := form.get(f"feeds.{table}"))}
    return {
        "act": "terms", "name": form.get("name", "")[:200], "tables": tables,
        "feeds": {str(table): to for table, to in feeds.items()},
        "seats": _or(count(form, "seats", say("cash.seats")), 9), "amount": _or(chips(form, "amount"), 0),
        "per": form.get("per", SEAT), "minutes": _or(count(form, "minutes", say("cash.minutes")), 30),
    }


def _or(value: int | None, usual: int) -> int:
    return usual if value is None else value


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 10 or not 0 < int(text) <= MOST_ID:
        raise Unreadable(
            "bad-number.of-things", name=say("cash.which-tables"), word=quotable(text, 20), field="tables")
    return int(text)
