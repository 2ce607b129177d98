"""The floor's page of the rota: who deals where, who is next, the push with one tap, and what was dealt."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
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
from dealer_assist.store.db.utc import stamp
from dealer_assist.store.people.models import DEALER
from dealer_assist.web.shell.forms import Open, of_texts
from dealer_assist.web.shell.numbers import chips

HOURS = 24
ORDER = "order."        # of a table in the string, by its number
NUMBERS = ("at", "breaks", "minutes", "of")
Answer = AnyResponse | tuple[str, int]
Texts = of_texts("Texts", ("act", "name", "dealer", *NUMBERS))
rota_pages = APIBlueprint("rota", "dealer_assist", enable_openapi=False)


class RotaForm(Texts):  # type: ignore[misc, valid-type]
    """An act on the rota; `order` of each table in a string."""

    order = Open()


@rota_pages.get("/rota")
def index() -> Answer:
    """The whole rota in one look."""
    return _index()


@rota_pages.post("/rota")
def act() -> Answer:
    """One act: a string, a dealer's place, the push, or the newest taken back."""
    try:
        with database.writing() as session:
            rota.act(session, read_act(RotaForm().sent()))
    except NotFound:
        raise
    except Refusal as refusal:
        return _index(refusal)
    return redirect(url_for("rota.index"), 303)


def read_act(form: Mapping[str, str]) -> dict[str, Any]:
    """The document of an act.  Errors: `bad-number`."""
    document: dict[str, Any] = {"act": form.get("act", "")}
    document |= {name: form[name].strip()[:200] for name in ("name", "dealer") if form.get(name)}
    document |= {name: chips(form, name) for name in NUMBERS if form.get(name)}
    if document["act"] == "string":
        order = {int(number): chips(form, ORDER + number) for name in form
                 if (number := name.removeprefix(ORDER)) != name and number.isdecimal() and len(number) < 10}
        document["tables"] = sorted((table for table in order if order[table]),
                                    key=lambda table: (order[table] or 0, table))
    return document


def _index(refusal: Refusal | None = None) -> Answer:
    with database.reading() as session:
        every = downs.downs(session, since())
        page = render_template(
            "rota/index.html", rota=rota.document(session), tables=list(session.scalars(room_tables())),
            dealers=_dealers(session), days=downs.by_dealer(every), downs=every[:40], hours=HOURS,
            refusal=refusal, form=RotaForm().sent())
    return page, 422 if refusal else 200


def since() -> str:
    """Where the downs that are shown begin."""
    return stamp(datetime.now(UTC) - timedelta(hours=HOURS))


def _dealers(session: Session) -> list[str]:
    return [one.name for one in accounts.everybody(session) if one.role == DEALER and one.active]
