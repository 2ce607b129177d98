"""The wall: every table of the room on one page, with what needs a look on top."""

from __future__ import annotations

from flask import Response, jsonify, render_template, request

from dealer_assist.errors import Unreadable
from dealer_assist.store.db import database, utc
from dealer_assist.store.live import wall_lines
from dealer_assist.store.live.feed import feed
from dealer_assist.store.people.models import DIRECTOR, FLOOR
from dealer_assist.web.auth.roles import asking
from dealer_assist.web.floor.blueprint import floor


@floor.get("/wall")
def wall() -> str:
    """The page; it asks for the tables itself."""
    return render_template("floor/wall.html", page={"staff": _staff()})


@floor.get("/wall/tables.json")
def wall_tables() -> Response:
    """Every table, or those of `?tables=3,7`. With `pots=all`, to the floor only, every pot."""
    with database.reading() as session:
        cards = wall_lines.cards(session, asked_tables(), feed().here(), _all_pots())
    return jsonify({"tables": cards, "now": utc.now()})


def asked_tables() -> list[int] | None:
    """The tables that `?tables=3,7` names, None for all.  Errors: `bad-tables`."""
    text = request.args.get("tables")
    if text is None:
        return None
    numbers = text.split(",")
    if len(numbers) > 1000 or not all(one.isascii() and one.isdecimal() and len(one) < 10 for one in numbers):
        raise Unreadable("bad-tables", field="tables")
    return [int(one) for one in numbers]


def _all_pots() -> bool:
    """A display that players can see shows the pot in pot-limit only; the floor's own device may show all."""
    return request.args.get("pots") == "all" and _staff()


def _staff() -> bool:
    return asking().open or asking().role in (FLOOR, DIRECTOR)
