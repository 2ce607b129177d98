"""Putting things right: events of a hand, corrections of a finished one, counts of chips, drafts of hands."""

from __future__ import annotations

from flask import Response, jsonify

from dealer_assist.store.db import database
from dealer_assist.store.hands import corrections, incidents, reconstruction, documents
from dealer_assist.store.hands.corrections import Misfit
from dealer_assist.record.log import By
from dealer_assist.store.tables import counts
from dealer_assist.web.shell import languages
from dealer_assist.web.api.blueprint import HAND, TABLE, api, created
from dealer_assist.web.api.answers import HandAnswer
from dealer_assist.web.api.schemas import Signed
from dealer_assist.web.auth.roles import looker, signed_by
from dealer_assist.web.records.schemas import (
    CorrectionAnswer, CorrectionEntry, CorrectionsAnswer, CorrectionTry, CountAnswer, CountEntry, DraftAnswer,
    DraftEntry, DraftsAnswer, DraftTry, EventEntry, ExpectedAnswer, SettleEntry,
)

COUNT = TABLE + "/counts/<int:count>"
DRAFT = TABLE + "/drafts/<int:draft>"


@api.post(HAND + "/events")
@api.input(EventEntry)
@api.output(HandAnswer)
@api.doc(tags=["floor"], responses=[404, 409, 422])
def tell_event(hand: int, json_data: EventEntry) -> Response:
    """Write something irregular into the log of a hand."""
    with database.writing() as session:
        seq = incidents.happened(session, hand, json_data.kind, json_data.seat, json_data.note,
                                 _by(json_data), json_data.seq)
    with database.reading() as session:
        return jsonify(documents.hand_document(session, hand, seq, looker()))


@api.get(HAND + "/corrections")
@api.output(CorrectionsAnswer)
@api.doc(tags=["floor"], responses=[404])
def list_corrections(hand: int) -> Response:
    """How a hand was corrected, and its lines as they stand now."""
    with database.reading() as session:
        documents.find_hand(session, hand)
        return jsonify(documents.seen_by(session, hand, looker(), {
            "corrections": corrections.of_hand(session, hand), "lines": corrections.lines_of(session, hand)}))


@api.post(HAND + "/corrections/try")
@api.input(CorrectionTry)
@api.output(CorrectionAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def try_correction(hand: int, json_data: CorrectionTry) -> Response:
    """What a corrected hand would pay; nothing is changed.

    A line that does not fit is answered 422 `correction-conflict`, with `conflict`: `at`, `line`, `why`,
    `ways`.
    """
    try:
        with database.reading() as session:
            return jsonify(corrections.rehearse(session, hand, json_data.corrected()))
    except Misfit as misfit:
        return _misfit(misfit)


@api.post(HAND + "/corrections")
@api.input(CorrectionEntry)
@api.output(CorrectionsAnswer, status_code=201)
@api.doc(tags=["floor"], responses=[404, 409, 422])
def correct_hand(hand: int, json_data: CorrectionEntry) -> Response:
    """Keep a correction in the hand's log. What was entered stays as it was."""
    try:
        with database.writing() as session:
            corrections.correct(session, hand, json_data.seq, json_data.corrected(), json_data.carry,
                                json_data.reason, json_data.rule, _by(json_data))
    except Misfit as misfit:
        return _misfit(misfit)
    response = list_corrections(hand)
    response.status_code = 201
    return response


@api.get(TABLE + "/counts/expected")
@api.output(ExpectedAnswer)
@api.doc(tags=["floor"], responses=[404])
def expected_stacks(table: int) -> Response:
    """What should lie in front of every seat."""
    with database.reading() as session:
        return jsonify(counts.expected(session, table))


@api.post(TABLE + "/counts")
@api.input(CountEntry)
@api.output(CountAnswer, status_code=201)
@api.doc(tags=["floor"], responses=[404, 422])
def count_chips(table: int, json_data: CountEntry) -> Response:
    """Chips were counted at a break, by colour or by sums: who is off, and where it could have gone wrong."""
    counted = {int(seat): stack for seat, stack in json_data.counted.items()}
    colours = {int(seat): {int(chip): n for chip, n in pile.items()}
               for seat, pile in json_data.colours.items()}
    with database.writing() as session:
        counted_now = counts.count(session, table, counted, _by(json_data), colours)
        return created(counts.document(session, counted_now))


@api.get(COUNT)
@api.output(CountAnswer)
@api.doc(tags=["floor"], responses=[404])
def get_count(table: int, count: int) -> Response:
    """One count."""
    with database.reading() as session:
        return jsonify(counts.document(session, counts.find(session, table, count)))


@api.post(COUNT + "/settle")
@api.input(SettleEntry)
@api.output(CountAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def settle_count(table: int, count: int, json_data: SettleEntry) -> Response:
    """Set the stacks to the count, or leave them, and say why."""
    with database.writing() as session:
        settled = counts.settle(session, table, count, json_data.move, json_data.reason, _by(json_data))
        return jsonify(counts.document(session, settled))


@api.get(TABLE + "/drafts")
@api.output(DraftsAnswer)
@api.doc(tags=["floor"], responses=[404])
def list_drafts(table: int) -> Response:
    """Drafts of hands that are written down after the fact."""
    with database.reading() as session:
        return jsonify({"drafts": reconstruction.listed(session, table)})


@api.post(TABLE + "/drafts")
@api.input(Signed)
@api.output(DraftAnswer, status_code=201)
@api.doc(tags=["floor"], responses=[404, 422])
def begin_draft(table: int, json_data: Signed) -> Response:
    """Begin to write a hand down."""
    with database.writing() as session:
        draft = reconstruction.begin(session, table, _by(json_data))
        return created(reconstruction.document(session, draft))


@api.get(DRAFT)
@api.output(DraftAnswer)
@api.doc(tags=["floor"], responses=[404])
def get_draft(table: int, draft: int) -> Response:
    """A draft, and how far it goes."""
    with database.reading() as session:
        return jsonify(reconstruction.document(session, reconstruction.find(session, table, draft)))


@api.post(DRAFT + "/try")
@api.input(DraftTry)
@api.output(DraftAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def try_draft(table: int, draft: int, json_data: DraftTry) -> Response:
    """A draft with other lines, as far as it goes; nothing is kept."""
    with database.reading() as session:
        return jsonify(reconstruction.tried(session, table, draft, json_data.lines))


@api.patch(DRAFT)
@api.input(DraftEntry)
@api.output(DraftAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def write_draft(table: int, draft: int, json_data: DraftEntry) -> Response:
    """Keep what is known now."""
    with database.writing() as session:
        written = reconstruction.write(session, table, draft, json_data.changes(), _by(json_data))
        return jsonify(reconstruction.document(session, written))


@api.post(DRAFT + "/finish")
@api.input(Signed)
@api.output(DraftAnswer)
@api.doc(tags=["floor"], responses=[404, 422])
def finish_draft(table: int, draft: int, json_data: Signed) -> Response:
    """Make a hand of the table of it, marked as reconstructed."""
    with database.writing() as session:
        reconstruction.finish(session, table, draft, _by(json_data))
        return jsonify(reconstruction.document(session, reconstruction.find(session, table, draft)))


def _misfit(misfit: Misfit) -> Response:
    response = jsonify(languages.refused(misfit) | {"conflict": misfit.conflict})
    response.status_code = 422
    return response


def _by(signed: Signed) -> By:
    return signed_by(signed.who, signed.device, signed.key)
