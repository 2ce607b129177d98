"""The plan of the room: the hub of the floor. Tiles and figures are asked for as news comes in."""

from __future__ import annotations

from flask import Response, jsonify, render_template

from dealer_assist.store.db import database, utc
from dealer_assist.store.live import figures, plan
from dealer_assist.store.live.feed import feed
from dealer_assist.store.review import calls
from dealer_assist.store.tables import requests
from dealer_assist.web.desks import SECTIONS
from dealer_assist.web.floor.blueprint import floor
from dealer_assist.web.floor.wall import asked_tables


@floor.get("/floor")
def hub() -> str:
    """Every table of the room, what needs somebody, and the way to every other desk."""
    with database.reading() as session:
        page = {"tables": plan.tiles(session, None, feed().here()), **_beside()}
    return render_template("floor/hub.html", page=page, sections=SECTIONS)


@floor.get("/floor/tables.json")
def plan_tables() -> Response:
    """The tile of every table, or of those of `?tables=3,7`."""
    with database.reading() as session:
        document = {"tables": plan.tiles(session, asked_tables(), feed().here()), "now": utc.now()}
    return jsonify(document)


@floor.get("/floor/figures.json")
def plan_figures() -> Response:
    """The figures beside the plan, and what waits for the floor."""
    return jsonify(_beside())


def _beside() -> dict[str, object]:
    """Figures, and the calls and requests that wait."""
    with database.reading() as session:
        return {
            **figures.figures(session),
            "calls": [one for one in calls.listed(session, 0) if one["closed"] is None],
            "requests": [one for one in requests.listed(session) if one["closed"] is None],
        }
