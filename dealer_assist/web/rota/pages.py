"""The floor's page of the rota: who deals where, who is next, the push with one tap, and what was dealt."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta
from typing import Any

from apiflask import APIBlueprint
from flask import redirect, render_template, url_for
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands.documents import room_tables
from dealer_assist.store.people import accounts, downs, rota
from dealer_assist.store.db.models import Table
from dealer_assist.store.db.utc import moment, stamp
from dealer_assist.store.people.models import DEALER
from dealer_assist.store.people.relief import stands
from dealer_assist.texts import has, say
from dealer_assist.web.rota.table_list import FIELD, read_tables, written_tables
from dealer_assist.web.shell.forms import of_texts
from dealer_assist.web.shell.numbers import count

HOURS = 24
NUMBERS = ("at", "breaks", "minutes", "of")
Answer = AnyResponse | tuple[str, int]
RotaForm = of_texts("RotaForm", ("act", "name", "dealer", FIELD, *NUMBERS))
rota_pages = APIBlueprint("rota", "dealer_assist", enable_openapi=False)


@rota_pages.get("/rota")
def index() -> Answer:
    """The whole rota in one look."""
    return _index()


@rota_pages.post("/rota")
def act() -> Answer:
    """One act: a string, a dealer's place, the push, or the newest taken back."""
    try:
        with database.writing() as session:
            rota.act(session, read_act(RotaForm().sent(), _numbers(session)))
    except NotFound:
        raise
    except Refusal as refusal:
        return _index(refusal)
    return redirect(url_for("rota.index"), 303)


def read_act(form: Mapping[str, str], room: Collection[int]) -> dict[str, Any]:
    """The document of an act; `room` are the numbers of its tables.

    Errors: `bad-number`, and those of `read_tables`.
    """
    document: dict[str, Any] = {"act": form.get("act", "")}
    document |= {name: form[name].strip()[:200] for name in ("name", "dealer") if form.get(name)}
    document |= {name: count(form, name, _title(name)) for name in NUMBERS if form.get(name)}
    if document["act"] == "string":
        document["tables"] = read_tables(form.get(FIELD, ""), room)
    return document


def _title(name: str) -> str:
    """What the page calls this field; `at` and `of` nobody types."""
    return say(f"rota.{name}") if has(f"rota.{name}") else name


def _index(refusal: Refusal | None = None) -> Answer:
    with database.reading() as session:
        every = downs.downs(session, since())
        page = render_template(
            "rota/index.html", rota=rota.document(session), written=written_tables,
            tables=_numbered(list(session.scalars(room_tables()))), dealers=_dealers(session),
            days=downs.by_dealer(every), downs=every[:40], hours=HOURS, refusal=refusal,
            form=RotaForm().sent())
    return page, 422 if refusal else 200


def _numbers(session: Session) -> set[int]:
    """The tables that are dealt at, and those that stand in a string already."""
    strings = stands(session)[0].strings
    return {table.id for table in session.scalars(room_tables())} | {
        table for one in strings for table in one.tables}


def _numbered(tables: Sequence[Table]) -> Sequence[Table]:
    """The tables whose numbers the page has to tell: none where every name ends with its own."""
    plain = all(re.search(rf"(?<![0-9]){table.id}$", table.name) for table in tables)
    return () if plain else tables


def since() -> str:
    """Where the downs that are shown begin."""
    return stamp(moment() - timedelta(hours=HOURS))


def _dealers(session: Session) -> list[str]:
    return [one.name for one in accounts.everybody(session) if one.role == DEALER and one.active]
