"""The pages of public displays: the screens themselves, and the links that the floor makes for them."""

from __future__ import annotations

import io
from typing import Any

import segno
from apiflask import APIBlueprint
from flask import Response, jsonify, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from dealer_assist.errors import Refusal
from dealer_assist.games import load_game
from dealer_assist.store.db import database
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands import documents
from dealer_assist.store.live import displays
from dealer_assist.store.live.displays import DELAYS, ONE_HAND, Display, NoDisplay
from dealer_assist.rules.seats import SEATS
from dealer_assist.texts import say
from dealer_assist.web.displays.forms import DisplayForm

displays_pages = APIBlueprint("displays", "dealer_assist", enable_openapi=False)


@displays_pages.get("/show/<token>")
def show(token: str) -> str:
    """A screen: a table on the wall, one seat of it on a phone (`?seat=4`), or the room."""
    with database.reading() as session:
        display = displays.find(session, token)
        address = url_for("displays.state", token=token)
        page = {"address": address, "delay": _late(display.delay), "seat": _seat()}
        return render_template("displays/show.html", page=page, room=display.table_id is None)


@displays_pages.get("/show/<token>/state.json")
def state(token: str) -> AnyResponse:
    """What the screen shows now; a screen that has it already is told so."""
    with database.reading() as session:
        shown = displays.shown(session, displays.find(session, token))
    for table in shown.get("tables", []):
        table["game_name"] = _name(table["game"])
    response = jsonify(shown)
    response.headers["Cache-Control"] = "no-cache"
    response.add_etag()
    return response.make_conditional(request)


@displays_pages.get("/show/<token>/code.svg")
def code(token: str) -> Response:
    """The link as a QR code; `?seat=4` for the player who sits there."""
    with database.reading() as session:
        displays.find(session, token)
    address = url_for("displays.show", token=token, seat=_seat(), _external=True)
    image = io.BytesIO()
    segno.make(address, error="m").save(image, kind="svg", scale=8, border=3, light="#ffffff", dark="#000000")
    return Response(image.getvalue(), mimetype="image/svg+xml")


@displays_pages.errorhandler(NoDisplay)
def nothing(refusal: NoDisplay) -> tuple[str, int]:
    """A link that shows nothing any more."""
    return render_template("displays/gone.html", refusal=refusal), 404


@displays_pages.get("/displays")
def room() -> str:
    """The links to the room's list of tables."""
    return _links(None)


@displays_pages.post("/displays")
def add_room() -> AnyResponse | tuple[str, int]:
    """A new link to it."""
    return _add(None)


@displays_pages.get("/tables/<int:number>/displays")
def table(number: int) -> str:
    """The links to a table, with their codes."""
    return _links(number)


@displays_pages.post("/tables/<int:number>/displays")
def add(number: int) -> AnyResponse | tuple[str, int]:
    """A new link to it."""
    return _add(number)


@displays_pages.get("/tables/<int:number>/displays/<int:display>/seats")
def seats(number: int, display: int) -> str:
    """A sheet to print: a code for every seat."""
    with database.reading() as session:
        document = documents.table_document(session, documents.find_table(session, number))
        link = next((one for one in displays.of_table(session, number) if one.id == display), None)
        if link is None:
            raise NoDisplay
        return render_template("displays/seats.html", table=document, token=link.token, seats=SEATS)


@displays_pages.post("/displays/<int:display>/revoke")
def revoke(display: int) -> AnyResponse:
    """Take a link back."""
    with database.writing() as session:
        displays.revoke(session, display)
        table = session.get_one(Display, display).table_id
    return _back(table)


def _add(number: int | None) -> AnyResponse | tuple[str, int]:
    form = DisplayForm()
    try:
        with database.writing() as session:
            displays.add(session, number, form.delay.data, None)
    except Refusal as refusal:
        if isinstance(refusal, NotFound):
            raise
        return _links(number, refusal), 422
    return _back(number)


def _back(number: int | None) -> AnyResponse:
    there = url_for("displays.room") if number is None else url_for("displays.table", number=number)
    return redirect(there, 303)


def _links(number: int | None, refusal: Refusal | None = None) -> str:
    with database.reading() as session:
        document: Any = None
        if number is not None:
            document = documents.table_document(session, documents.find_table(session, number))
        links = displays.of_table(session, number)
        late = {delay: _late(delay) for delay in DELAYS}
        delays = {delay: words for delay, words in late.items() if number is not None or delay != ONE_HAND}
        return render_template(
            "displays/links.html", table=document, links=links, delays=delays, lateness=late, refusal=refusal)


def _late(delay: int) -> str:
    """How late a display is, in words."""
    return say("delays.hand" if delay == ONE_HAND else f"delays.{delay}")


def _seat() -> int | None:
    text = request.args.get("seat", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 and int(text) in SEATS else None


def _name(game: str) -> str:
    try:
        return load_game(game).name
    except Refusal:  # a game of the room's own whose file is gone
        return game
