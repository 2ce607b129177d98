"""`/calls`: the floor is called to a hand, looks at it as it was, and rules."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from flask import Response, jsonify
from pydantic import Field
from sqlalchemy.orm import Session

from dealer_assist.store.db import database
from dealer_assist.store.hands import documents
from dealer_assist.record.log import By
from dealer_assist.store.hands.repair import EntryChange, Conflict, read_change
from dealer_assist.store.review import calls
from dealer_assist.store.review.calls import Call, FloorRuling
from dealer_assist.web.api.blueprint import HAND, TABLE, api
from dealer_assist.web.table.api.repair import Answers, refused_repair, several
from dealer_assist.web.api.answers import Answer
from dealer_assist.web.api.schemas import Body, EntryBody, HandQuery, Line, Seq, Signed
from dealer_assist.web.auth.roles import looker, signed_by
from dealer_assist.web.floor.moments import moment

CALL = "/calls/<int:call>"
Reason = Annotated[str, Field(max_length=calls.MOST_TEXT)]


class CallEntry(Signed):
    """The floor is called, perhaps saying what about."""

    reason: Reason | None = None


class ReasonEntry(Body):
    """What a call is about."""

    reason: Reason


class RulingEntry(EntryBody):
    """A ruling: `decision` stands, back (`to`: an entry), change (as of a repair), or words.

    `reason` is why, `rule` by which rule. With change: `entry`, its new `lines` (none: it never happened),
    and `instead` and `stop` as answers to a conflict. `kind` is the call of the ruling desk that it answers.
    """

    decision: Literal["stands", "back", "change", "words"]
    reason: Reason
    rule: Reason = ""
    to: Seq | None = None
    entry: Seq | None = None
    lines: Annotated[list[Line], Field(max_length=40)] = []
    kind: Annotated[str, Field(max_length=40)] | None = None
    instead: Annotated[Answers, Field(max_length=200)] = {}
    stop: Seq | None = None

    def ruling(self) -> FloorRuling:
        """The ruling it asks for."""
        return FloorRuling(self.decision, self.reason, self.rule, self.to, self._change(), self.kind)

    def _change(self) -> EntryChange | None:
        if self.entry is None:
            return None
        instead = {seq: several(lines) for seq, lines in self.instead.items()}
        return read_change(self.entry, self.lines, instead, self.stop)


class CallAnswer(Answer):
    """A call: where, when, by whom, its `state` (waiting, taken, ruled, withdrawn), and the ruling."""

    id: int
    table: int
    hand: int
    seq: int
    state: Literal["waiting", "taken", "ruled", "withdrawn"]
    ruled: dict[str, Any] | None


class CallsAnswer(Answer):
    """Calls that wait, the oldest first, then the others, the newest first."""

    calls: list[CallAnswer]


class TableCallAnswer(Answer):
    """The call that waits at a table, or none; and the last that was ruled on."""

    call: CallAnswer | None
    last: CallAnswer | None


class MomentAnswer(Answer):
    """A hand at one of its entries: `state`, `facts`, and the `rules` in force that bear on it."""

    state: dict[str, Any]
    facts: dict[str, Any]
    rules: list[dict[str, Any]]


@api.post(HAND + "/calls")
@api.input(CallEntry)
@api.output(CallAnswer, status_code=201)
@api.doc(tags=["floor"], responses=[404, 422])
def call_floor(hand: int, json_data: CallEntry) -> Response:
    """Call the floor to a hand as it stands. Calling twice is calling once."""
    with database.writing() as session:
        call = calls.make(session, hand, json_data.reason, _by(json_data))
        response = _shown(session, call)
    response.status_code = 201
    return response


@api.patch(HAND + CALL)
@api.input(ReasonEntry)
@api.output(CallAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def tell_why(hand: int, call: int, json_data: ReasonEntry) -> Response:
    """Say what a call is about."""
    with database.writing() as session:
        return _shown(session, calls.give_reason(session, hand, call, json_data.reason))


@api.post(HAND + CALL + "/withdraw")
@api.input(Signed)
@api.output(CallAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def withdraw_call(hand: int, call: int, json_data: Signed) -> Response:
    """The floor is not needed any more."""
    with database.writing() as session:
        return _shown(session, calls.withdraw(session, hand, call, _by(json_data)))


@api.get(TABLE + "/call")
@api.output(TableCallAnswer)
@api.doc(tags=["floor"], responses=[404])
def table_call(table: int) -> Response:
    """The call that waits at a table, and the last one that was ruled on; null for none."""
    with database.reading() as session:
        documents.find_table(session, table)
        both = {"call": calls.open_at(session, table), "last": calls.last_ruled(session, table)}
        return jsonify({name: one and calls.document(session, one) for name, one in both.items()})


@api.get("/calls")
@api.output(CallsAnswer)
@api.doc(tags=["floor"])
def list_calls() -> Response:
    """Every call that waits, and the last ones that were answered."""
    with database.reading() as session:
        return jsonify({"calls": calls.listed(session)})


@api.get(CALL)
@api.output(CallAnswer)
@api.doc(tags=["floor"], responses=[404])
def get_call(call: int) -> Response:
    """One call."""
    with database.reading() as session:
        return _shown(session, calls.find(session, call))


@api.post(CALL + "/take")
@api.input(Signed)
@api.output(CallAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def take_call(call: int, json_data: Signed) -> Response:
    """Somebody is on their way; the table hears who."""
    with database.writing() as session:
        return _shown(session, calls.take(session, call, _by(json_data)))


@api.get(CALL + "/moment")
@api.input(HandQuery, location="query")
@api.output(MomentAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def call_moment(call: int, query_data: HandQuery) -> Response:
    """The hand of a call right after entry `seq`, or as it stands, with what a ruling asks."""
    with database.reading() as session:
        number = calls.find(session, call).hand_id
        return jsonify(moment(session, number, query_data.seq, looker()))


@api.post(CALL + "/ruling")
@api.input(RulingEntry)
@api.output(CallAnswer)
@api.doc(tags=["floor"], responses=[404, 409, 422])
def rule_on_call(call: int, json_data: RulingEntry) -> Response:
    """Rule. The ruling goes into the hand's log; the undo or the repair that it orders follows it.

    What does not fit any more is answered 422 `repair-conflict`, as a repair's; nothing is written then.
    """
    ruling = json_data.ruling()
    try:
        with database.writing() as session:
            calls.rule(session, call, json_data.seq, ruling, _by(json_data), looker())
    except Conflict as conflict:
        with database.reading() as session:
            return refused_repair(calls.find(session, call).hand_id, conflict)
    with database.reading() as session:
        return _shown(session, calls.find(session, call))


def _shown(session: Session, call: Call) -> Response:
    return jsonify(calls.document(session, call))


def _by(signed: Signed) -> By:
    return signed_by(signed.who, signed.device, signed.key)
