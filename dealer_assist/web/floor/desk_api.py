"""`/calls/<call>/desk`: what happened at the table, worked on the facts of the hand."""

from __future__ import annotations

from typing import Annotated, Any

from flask import Response, jsonify
from pydantic import Field

from dealer_assist.contract.desk import calls_document, worked
from dealer_assist.store.db import database
from dealer_assist.store.review import calls
from dealer_assist.web.api.answers import Answer
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.api.schemas import Body, HandQuery, Seq
from dealer_assist.web.floor.calls_api import CALL
from dealer_assist.web.floor.moments import played_at


class DeskEntry(Body):
    """A call of the desk, with what happened as an advice takes it, at the hand right after entry `seq`."""

    seq: Seq | None = None
    call: Annotated[str, Field(max_length=40)]
    happened: dict[str, Any] = {}


class DeskCallsAnswer(Answer):
    """The calls that there can be at a moment of the hand, the commonest first."""

    calls: list[dict[str, Any]]


class WorkedAnswer(Answer):
    """The `rules` that bear on a call, and the `answers`, that of this room first."""

    call: str
    cite: str
    rules: list[dict[str, Any]]
    answers: list[dict[str, Any]]


@api.get(CALL + "/desk")
@api.input(HandQuery, location="query")
@api.output(DeskCallsAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def desk_calls(call: int, query_data: HandQuery) -> Response:
    """What can have happened at the hand of a call, right after entry `seq` or as it stands."""
    with database.reading() as session:
        hand = played_at(session, calls.find(session, call).hand_id, query_data.seq)
        return jsonify({"calls": calls_document(hand)})


@api.post(CALL + "/desk")
@api.input(DeskEntry)
@api.output(WorkedAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def work_call(call: int, json_data: DeskEntry) -> Response:
    """What happened, worked: the rules, and what each answer would do to the chips. Nothing is written."""
    with database.reading() as session:
        hand = played_at(session, calls.find(session, call).hand_id, json_data.seq)
        return jsonify(worked(hand, json_data.call, json_data.happened))
