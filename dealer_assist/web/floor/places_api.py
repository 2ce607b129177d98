"""`/tables/<table>/place`: where a table stands in the room."""

from __future__ import annotations

from flask import Response, jsonify

from dealer_assist.store.db import database
from dealer_assist.store.tables import places
from dealer_assist.store.tables.places import RoomPlace
from dealer_assist.web.api.answers import Answer
from dealer_assist.web.api.blueprint import TABLE, api
from dealer_assist.web.api.schemas import Body


class PlaceBody(Body):
    """A row of the room, and the place in it, both from 1."""

    down: int
    across: int


class PlaceAnswer(Answer):
    """Where a table stands; null without a place."""

    table: int
    down: int | None
    across: int | None


@api.put(TABLE + "/place")
@api.input(PlaceBody)
@api.output(PlaceAnswer)
@api.doc(tags=["tables"], responses=[404, 422])
def place_table(table: int, json_data: PlaceBody) -> Response:
    """Put a table somewhere in the room; the one that stands there changes places with it."""
    with database.writing() as session:
        places.put(session, table, RoomPlace(json_data.down, json_data.across))
        return jsonify(places.document(session, table))


@api.delete(TABLE + "/place")
@api.output(PlaceAnswer)
@api.doc(tags=["tables"], responses=[404])
def unplace_table(table: int) -> Response:
    """Take a table off the plan's rows; it stands below them."""
    with database.writing() as session:
        places.take_away(session, table)
        return jsonify(places.document(session, table))
