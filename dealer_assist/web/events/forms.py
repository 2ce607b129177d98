"""Forms of the event's pages, read into the documents that acts are asked for with."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from typing import Any

from wtforms import SelectMultipleField, StringField, TextAreaField  # type: ignore[import-untyped]

from dealer_assist.contract.structures.reading import read_structure, read_toml
from dealer_assist.contract.structures.sheets import document_of, with_csv
from dealer_assist.errors import Unreadable, quotable
from dealer_assist.rules.bounds import MOST_CHIPS
from dealer_assist.session.times import MINUTE
from dealer_assist.texts import say
from dealer_assist.texts.cells import as_meant
from dealer_assist.texts.numbers import read_whole
from dealer_assist.texts.ways import ways
from dealer_assist.tournament.structure.model import Structure
from dealer_assist.web.shell.forms import Open, PageForm, stripped
from dealer_assist.web.shell.numbers import chips, count

Form = Mapping[str, str]
PLACES = ("table", "seat", "count")
FLAGS = ("on", "here")
WORDS = ("player", "tick", "text", "way")
MOST_MINUTES = 1440     # a day


class EventForm(PageForm):
    """A new event: its name, its festival, and a sheet of the product's or one of its own as TOML."""

    name = StringField(filters=[stripped])
    festival = StringField(filters=[stripped])
    template = StringField(filters=[stripped])
    toml = TextAreaField(filters=[stripped])


class CopyForm(PageForm):
    """The name of a new event with the same sheet."""

    name = StringField(filters=[stripped])


class ArchiveForm(PageForm):
    """Whether an event is put away."""

    archived = StringField(filters=[stripped])


class ActForm(PageForm):
    """An act of the director: which, and the fields that it asks for; `page` is where it was asked."""

    act = StringField()
    page = StringField()
    of = StringField()
    player = StringField()
    players = StringField()
    spelling = StringField()
    table = StringField()
    seat = StringField()
    seats = StringField()
    tables = StringField()
    count = StringField()
    counted = StringField()
    on = StringField()
    here = StringField()
    tick = StringField()
    text = StringField()
    way = StringField()
    minutes = StringField()
    row = StringField()
    prizes = StringField()
    toml = StringField()
    levels = StringField()
    amount = Open()
    cards = Open()
    events = SelectMultipleField(validate_choice=False)


def read_act(form: Form, sheet: Structure) -> dict[str, Any]:
    """The document of an act.  Errors: `bad-number`; those of a structure sheet."""
    document: dict[str, Any] = {"act": form.get("act", "")}
    document |= {name: form[name] for name in WORDS if form.get(name)}
    document |= {name: form[name] == "yes" for name in FLAGS if form.get(name)}
    document |= {name: _count(form[name], name) for name in PLACES if form.get(name, "").strip()}
    if document["act"] == "penalty" and "count" not in document:
        raise Unreadable("bad-number.penalty", field="count")
    if "counted" in form:
        document["counted"] = _till(form)
    if document["act"] == "move" and not {"table", "seat"} <= document.keys():
        raise Unreadable("bad-number.no-place", field="seat" if "table" in document else "table")
    if "players" in form:
        document["players"] = names(form["players"])
    if document["act"] == "need":
        seats = form.get("seats", "").replace(",", " ").split()
        document["seats"] = [_seat(one, n) for n, one in enumerate(seats)]
    if document["act"] == "room":
        document["tables"] = count(form, "tables", say("events.most-tables"))
    if "minutes" in form:
        document["amount"] = _minutes(form["minutes"]) * MINUTE
    elif form.get("row"):
        document["amount"] = chips(form, "row")
    if form.get("prizes"):
        document["prizes"] = [_money(line, n) for n, line in enumerate(form["prizes"].split())]
    if document["act"] == "colour-up":
        document |= _race_cards(form)
    if document["act"] == "sheet":
        document["sheet"] = document_of(read_sheet(form, sheet))
    if document["act"] == "deal" and not document.get("way"):
        document["amounts"] = {name.removeprefix("amount."): chips(form, name) or 0
                               for name in form if name.startswith("amount.")}
    return document


def _race_cards(form: Form) -> dict[str, Any]:
    """The cards of a race as they were dealt, `cards.TABLE.SEAT`; a table without any is drawn."""
    dealt: dict[str, dict[str, str]] = {}
    for name, text in form.items():
        if name.startswith("cards.") and name.count(".") == 2:
            _, table, seat = name.split(".")
            dealt.setdefault(table, {})[seat] = text.strip()
    typed = {table: seats for table, seats in dealt.items() if any(seats.values())}
    return {"cards": typed} if typed else {}


def names(text: str) -> list[str]:
    """Players from a list: a name a line, or a column of a spreadsheet: that of its head, else the first.

    Shape: without a head a comma belongs to the name, as in "Berg, Ann".
    """
    lines = text.removeprefix("\ufeff").splitlines()
    first = next(iter(lines), "")
    filled = [line for line in lines if line.strip()]
    rows = list(csv.reader(filled, delimiter="\t" if "\t" in first else ";" if ";" in first else ","))
    known = ways("sheet.player")
    head = next((n for row in rows[:1] for n, cell in enumerate(row) if cell.strip().lower() in known), None)
    if head is None and "\t" not in first and ";" not in first:
        return [_whole(line) for line in filled]
    column, listed = (0, rows) if head is None else (head, rows[1:])
    return [as_meant(row[column].strip()) for row in listed if len(row) > column and row[column].strip()]


def _whole(line: str) -> str:
    # a spreadsheet's own quotes are none of the name's; each line by itself, or one quote would take them all
    row = next(csv.reader([line]))
    return " ".join(as_meant(row[0] if len(row) == 1 else line).split())


def _till(form: Form) -> int:
    counted = chips(form, "counted")
    if counted is None:
        raise Unreadable("bad-number.till", field="counted")
    return counted


def _minutes(text: str) -> int:
    """An empty field is no minutes: it would end the level at once."""
    minutes = read_whole(text)
    if minutes is None or minutes > MOST_MINUTES:
        raise Unreadable("bad-number.minutes", most=MOST_MINUTES, field="minutes")
    return minutes


def _count(text: str, name: str) -> int:
    digits = text.strip()
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        raise Unreadable("bad-number.count", word=quotable(text, 20), field=name)
    return int(digits)


def _seat(text: str, n: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 3:
        raise Unreadable("bad-number.no-seat", word=quotable(text, 20), field=f"seats.{n}")
    return int(text)


def _money(text: str, n: int) -> int:
    prize = read_whole(text)
    if prize is None or prize > MOST_CHIPS:
        raise Unreadable("bad-number.no-prize", word=quotable(text, 20), field=f"prizes.{n}")
    return prize


def read_sheet(form: Form, sheet: Structure) -> Structure:
    """A structure from TOML, or the given one with the levels of a grid."""
    if form.get("toml", "").strip():
        return read_toml(form["toml"])
    if form.get("levels", "").strip():
        return with_csv(sheet, form["levels"].replace("\r\n", "\n"))
    return read_structure(document_of(sheet))
