"""What players see of the lists: on the wall, and on a phone the own place; under a link of the room."""

from __future__ import annotations

import io

import segno
from flask import Response, render_template, url_for
from sqlalchemy.orm import Session

from dealer_assist.store.cash import documents
from dealer_assist.store.db import database
from dealer_assist.store.live import displays
from dealer_assist.store.live.displays import NoDisplay
from dealer_assist.web.cash.blueprint import cash

LISTS = "/show/<token>/lists"
PLACE = LISTS + "/<int:game>/<int:ticket>"


@cash.get(LISTS)
def wall(token: str) -> str:
    """Every list, for a screen on the wall."""
    with database.reading() as session:
        _of_room(session, token)
        return render_template("cash/wall.html", games=documents.open_lists(session))


@cash.get(PLACE)
def place(token: str, game: int, ticket: int) -> tuple[str, int]:
    """One player's place on a list; who is off it is told so."""
    with database.reading() as session:
        _of_room(session, token)
        one = next((one for one in documents.open_lists(session) if one["number"] == game), None)
        entry = next((each for each in one["waiting"] if each["ticket"] == ticket), None) if one else None
        return render_template("cash/place.html", game=one, entry=entry), 200 if entry else 404


@cash.get(PLACE + "/code.svg")
def code(token: str, game: int, ticket: int) -> Response:
    """The address of that place as a QR code."""
    with database.reading() as session:
        _of_room(session, token)
    svg = io.BytesIO()
    address = url_for("cash.place", token=token, game=game, ticket=ticket, _external=True)
    segno.make(address, error="m").save(svg, kind="svg", scale=8, border=3, light="#ffffff", dark="#000000")
    return Response(svg.getvalue(), mimetype="image/svg+xml")


@cash.errorhandler(NoDisplay)
def nothing(refusal: NoDisplay) -> tuple[str, int]:
    """A link that shows nothing any more."""
    return render_template("displays/gone.html", refusal=refusal), 404


def _of_room(session: Session, token: str) -> None:
    if displays.find(session, token).table_id is not None:
        raise NoDisplay
