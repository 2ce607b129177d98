"""`/hands`: see a hand, enter what is done, take it back, read its record."""

from __future__ import annotations

from flask import Response, jsonify

from dealer_assist.store.db import database
from dealer_assist.store.hands import documents, hot_path, standing, verify, write
from dealer_assist.record.log import By
from dealer_assist.store.transfer import hand_files
from dealer_assist.web.api.blueprint import HAND, api
from dealer_assist.web.api.schemas import ActionEntry, EntryBody, HandQuery, RedoEntry, UndoEntry, VoidEntry
from dealer_assist.web.api.answers import HandAnswer, LogAnswer, Verified
from dealer_assist.web.auth import passes
from dealer_assist.web.auth.roles import looker, signed_by
from dealer_assist.web.shell.languages import language

REFUSALS = [404, 409, 415, 422]


@api.get(HAND)
@api.input(HandQuery, location="query")
@api.output(HandAnswer)
@api.doc(tags=["hands"], responses=[404, 422])
def get_hand(hand: int, query_data: HandQuery) -> Response:
    """The hand as it stands, or as it stood right after entry `seq`."""
    with database.reading() as session:
        return jsonify(documents.hand_document(session, hand, query_data.seq, looker()))


@api.post(HAND + "/actions")
@api.input(ActionEntry)
@api.output(HandAnswer)
@api.doc(tags=["hands"], responses=REFUSALS)
def act(hand: int, json_data: ActionEntry) -> Response:
    """Enter an action (`3 raise 700`, `deal board Ah Kd 2c`, `4 show AsAc`), or several: all or none."""
    lines, by = json_data.entered(), _by(json_data)
    if len(lines) == 1:
        answer = hot_path.act(hand, json_data.seq, lines[0], by, json_data.follows, looker(), language())
        if answer is not None:
            passes.leave()
            return Response(answer, mimetype="application/json")
    with database.writing() as session:
        seq = write.act(
            session, hand, json_data.seq, lines, by, json_data.follows, json_data.agreed, looker())
    return _shown(hand, seq)


@api.post(HAND + "/undo")
@api.input(UndoEntry)
@api.output(HandAnswer)
@api.doc(tags=["hands"], responses=REFUSALS)
def undo(hand: int, json_data: UndoEntry) -> Response:
    """Go back to an earlier entry, or take the last action back."""
    by = _by(json_data)
    answer = hot_path.undo(hand, json_data.seq, json_data.to, by, looker(), language())
    if answer is not None:
        passes.leave()
        return Response(answer, mimetype="application/json")
    with database.writing() as session:
        seq = write.undo(session, hand, json_data.seq, json_data.to, by)
    return _shown(hand, seq)


@api.post(HAND + "/redo")
@api.input(RedoEntry)
@api.output(HandAnswer)
@api.doc(tags=["hands"], responses=REFUSALS)
def redo(hand: int, json_data: RedoEntry) -> Response:
    """Bring back what the last undo took."""
    with database.writing() as session:
        seq = write.redo(session, hand, json_data.seq, _by(json_data))
    return _shown(hand, seq)


@api.post(HAND + "/void")
@api.input(VoidEntry)
@api.output(HandAnswer)
@api.doc(tags=["hands"], responses=REFUSALS)
def make_void(hand: int, json_data: VoidEntry) -> Response:
    """Declare the hand void (a misdeal): every chip goes back. Undo takes that back."""
    with database.writing() as session:
        seq = write.make_void(session, hand, json_data.seq, json_data.reason, _by(json_data))
    return _shown(hand, seq)


@api.get(HAND + "/log")
@api.output(LogAnswer)
@api.doc(tags=["record"], responses=[404])
def get_log(hand: int) -> Response:
    """Every entry of the hand, with what it moved, who made it and when."""
    with database.reading() as session:
        return jsonify(documents.log_document(session, hand, looker()))


@api.get(HAND + "/verify")
@api.output(Verified)
@api.doc(tags=["record"], responses=[404])
def verify_hand(hand: int) -> Response:
    """Compute the hashes and the outcomes again, and say what differs."""
    with database.reading() as session:
        return jsonify(verify.report_for(session, hand, looker()))


@api.get(HAND + "/phh")
@api.output({}, content_type="text/plain")
@api.doc(tags=["record"], responses=[404, 422])
def get_phh(hand: int) -> Response:
    """A finished hand in the open Poker Hand History format."""
    with database.reading() as session:
        return Response(hand_files.write(session, hand, "phh", looker()).text, mimetype="text/plain")


def _by(entry: EntryBody) -> By:
    return signed_by(entry.who, entry.device, entry.key)


def _shown(hand: int, seq: int) -> Response:
    return jsonify(standing.answered(hand, seq, looker()))
