"""Two screens that nobody touches: the lobby, whose sheets turn by themselves, and the wall of all tables."""

from __future__ import annotations

from flask import Response, jsonify, render_template

from dealer_assist.store.db import database
from dealer_assist.store.events import documents, standing
from dealer_assist.web.events.blueprint import EVENT, events


@events.get(EVENT + "/lobby")
def lobby(event: int) -> str:
    """Who sits where, what is paid, who is out, beside the clock; it asks for the news itself."""
    with database.reading() as session:
        shown = documents.lobby_document(session, standing.find(session, event))
    return render_template("events/lobby.html", clock=shown)


@events.get(EVENT + "/lobby.json")
def lobby_state(event: int) -> Response:
    """What the lobby shows."""
    with database.reading() as session:
        return jsonify(documents.lobby_document(session, standing.find(session, event)))


@events.get(EVENT + "/wall")
def wall(event: int) -> str:
    """Every table a tile, all in one view; whoever needs the floor stands out."""
    with database.reading() as session:
        page = documents.event_document(session, standing.find(session, event))
    return render_template("events/wall.html", event=page)
