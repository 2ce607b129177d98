"""`/tournaments`: open an event, act on it, read it; and what its tablets say of players who come and go."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify

from dealer_assist.contract.event_acts import wanted
from dealer_assist.contract.structures.reading import read_structure, template
from dealer_assist.errors import Unreadable
from dealer_assist.rules.bounds import MOST_ID
from dealer_assist.store.db import database
from dealer_assist.store.events import act_list, at_tables, checking, deals, documents, held, standing, write
from dealer_assist.web.api.blueprint import TABLE, api
from dealer_assist.web.events.schemas import ActAsked, NewEvent, TableSays

EVENTS = "/tournaments"      # `/events` is the stream of news
EVENT = EVENTS + "/<int:event>"


@api.get(EVENTS)
@api.doc(tags=["events"])
def list_events() -> Response:
    """Every event that is not put away, with its clock."""
    with database.reading() as session:
        return jsonify({"events": [documents.clock_document(session, one) | {"festival": one.festival}
                                   for one in write.events(session)]})


@api.post(EVENTS)
@api.input(NewEvent)
@api.doc(tags=["events"], responses=[415, 422])
def add_event(json_data: NewEvent) -> tuple[Response, int]:
    """Open an event: `name`, and a `template` by name or a whole `sheet`; `festival` where it has one."""
    sheet = template(json_data.template) if json_data.sheet is None else read_structure(json_data.sheet)
    with database.writing() as session:
        event = write.open_event(session, json_data.name or sheet.name, sheet, json_data.festival,
                                json_data.seed)
        return jsonify(documents.event_document(session, event)), 201


@api.get(EVENT)
@api.doc(tags=["events"], responses=[404])
def get_event(event: int) -> Response:
    """An event as its director sees it."""
    with database.reading() as session:
        return jsonify(documents.event_document(session, standing.find(session, event)))


@api.get(EVENT + "/acts")
@api.doc(tags=["events"], responses=[404])
def list_acts(event: int) -> Response:
    """Every act, the newest first."""
    with database.reading() as session:
        return jsonify({"acts": act_list.acts_of(session, standing.find(session, event))})


@api.post(EVENT + "/acts")
@api.input(ActAsked)
@api.doc(tags=["events"], responses=[404, 415, 422])
def add_act(event: int, json_data: ActAsked) -> tuple[Response, int]:
    """One act of the director, as `{"act": "enter", "players": ["Ann"]}`; `undo` takes the act `of` back.

    `carry` brings the bags of other `events` in, `way` best or sum; `release` lets held all-in
    hands be run out, of one `table` or of all.
    """
    document = json_data.model_dump()
    if json_data.act == "release":
        return _released(event, document), 201
    with database.writing() as session:
        if json_data.act == "undo":
            row = write.undo(session, event, _whole_number(document, "of"))
        elif json_data.act == "carry":
            row = write.carry(session, event, document)
        else:
            row = write.act(session, event, wanted(document))
        answer = documents.event_document(session, standing.find(session, event)) | {"act": row.seq}
    return jsonify(answer), 201


def _released(event: int, document: dict[str, Any]) -> Response:
    table = None if document.get("table") is None else _whole_number(document, "table")
    with database.writing() as session:
        hands = held.release(session, event, table)
        return jsonify(documents.event_document(session, standing.find(session, event)) | {"released": hands})


@api.get(EVENT + "/deal")
@api.doc(tags=["events"], responses=[404, 422])
def get_deal(event: int) -> Response:
    """What a deal would pay each, by chips and by ICM; above fifteen players with the error of its sample.

    Nobody while registration is open, when the prizes are not known.
    """
    with database.reading() as session:
        return jsonify(deals.document(standing.state_of(session, standing.find(session, event))))


@api.get(EVENT + "/verify")
@api.doc(tags=["events"], responses=[404])
def verify_event(event: int) -> Response:
    """Whether its acts are as they were sealed and come to what its tables hold."""
    with database.reading() as session:
        return jsonify(checking.verify(session, standing.find(session, event)))


@api.post(TABLE + "/event")
@api.input(TableSays)
@api.doc(tags=["events"], responses=[404, 415, 422])
def tell_event_move(table: int, json_data: TableSays) -> Response:
    """A tablet says who has gone, or who has come: `{"act": "went", "seat": 4}`, or `here`.

    With the `player` it is said of nobody else, and may be said twice.
    """
    with database.writing() as session:
        at_tables.say_moved(session, table, json_data.act, json_data.seat, json_data.player)
        return jsonify(documents.at_table(session, table))


def _whole_number(fields: dict[str, Any], key: str) -> int:
    value = fields.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_ID:
        raise Unreadable("bad-number.whole-number", name=key, field=key)
    return value
