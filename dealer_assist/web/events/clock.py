"""The clock on the wall: a page for everybody, which goes on when the server does not answer."""

from __future__ import annotations

from flask import Response, jsonify, render_template

from dealer_assist.store.db import database
from dealer_assist.store.events import documents, standing
from dealer_assist.web.events.blueprint import EVENT, events


@events.get(EVENT + "/clock")
def clock(event: int) -> str:
    """The page; it counts by itself."""
    with database.reading() as session:
        shown = documents.clock_document(session, standing.find(session, event))
    return render_template("events/clock.html", clock=shown)


@events.get(EVENT + "/clock.json")
def clock_state(event: int) -> Response:
    """What the clock goes by."""
    with database.reading() as session:
        return jsonify(documents.clock_document(session, standing.find(session, event)))


@events.get("/tables/<int:number>/event.json")
def at_table(number: int) -> Response:
    """What a table of an event is told: why it waits, who goes, who comes, the newest act of the director."""
    with database.reading() as session:
        here = documents.at_table(session, number)
        return jsonify(here and here | {"acts": standing.newest_act(session, here["event"])})
