"""A finished hand as a file for other programs: one of `FORMS`, and what it cannot say."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.contract.given_back import dealt
from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.state.actions import Action, recorded_action
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import NotNow
from dealer_assist.floor.redaction import STRANGER, Looker
from dealer_assist.formats.document import write_document
from dealer_assist.formats.kept import Kept
from dealer_assist.formats.ohh import write_ohh
from dealer_assist.formats.phh import phh_notes, write_phh
from dealer_assist.formats import source
from dealer_assist.formats.source import Source, phh_fields
from dealer_assist.formats.pokerstars import write_text
from dealer_assist.formats.timeline import About, Written
from dealer_assist.record.log import OVER, VOID
from dealer_assist.store.db.models import ROOM, HandRow, Row
from dealer_assist.record import log, replay, result
from dealer_assist.record.check import UNREADABLE
from dealer_assist.store.events.tables import played_for
from dealer_assist.store.hands import documents
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.hands.verify import verify, without_cards
from dealer_assist.texts import joined, say

FORMS = ("phh", "ohh", "txt", "json")


def write(session: Session, number: int, form: str, looker: Looker = STRANGER) -> Written:
    """A finished hand as one of `FORMS`.

    Shape: cards that nobody at the table has seen stay out, whoever asks: a file goes on to others. A hand
    that came from a file goes out as it came, to whom it is open.
    Errors: NotFound, `hand-open`, `hand-void`, `cannot-say`, `chips-do-not-add-up`, `record-damaged`.
    """
    try:
        return _write(session, number, form, looker)
    except UNREADABLE as damage:        # of many hands the others are written
        report = verify(session, number)
        if report["ok"]:
            raise
        wrong = joined((one["message"] for one in without_cards(report)["differences"]), " ")
        raise NotNow("record-damaged", number=number, wrong=wrong) from damage


def _write(session: Session, number: int, form: str, looker: Looker) -> Written:
    hand = documents.find_hand(session, number)
    amended = result.correction(rows_of(session, number))
    status = VOID if amended and amended["void"] else hand.status
    if status != OVER:
        raise NotNow("hand-not-played-out", number=hand.number, status=status, code=f"hand-{status}")
    if documents.find_table(session, hand.table_id).kind == ROOM:
        looker = STRANGER
    lines = _lines(session, hand, looker)
    notes = (_was(hand, amended),) if amended else ()
    if form in ("phh", "json"):
        lost = _phh_notes(session, hand, lines) if form == "phh" else ()
        return Written((_phh if form == "phh" else _document)(session, hand, lines), (*notes, *lost))
    setup, actions, about = _played(session, hand, lines)
    end = write_ohh(setup, actions, about) if form == "ohh" else write_text(setup, actions, about)
    return replace(end, notes=(*notes, *end.notes))


def _was(hand: HandRow, amended: dict[str, Any]) -> str:
    """That a hand was corrected, and what it was: a note beside forms that cannot say so."""
    names = {str(place.seat): place.name for place in hand.places}
    paid = [say("notes.paid", seat=seat, name=names.get(seat) or "", chips=chips)
            for seat, chips in amended["paid"].items() if chips]
    was = say("notes.corrected", by=amended["by"], reason=amended["reason"], paid=joined(paid, ", "))
    return joined((was, *(joined((one["told"], "."), "") for one in result.document(amended)["transfers"])))


def _as_corrected(amended: dict[str, Any]) -> dict[str, Any]:
    """The same as a file keeps it."""
    document = result.document(amended)
    return {name: document[name] for name in ("by", "reason", "rule", "carried", "was", "paid")} | {
        "owes": [f"{one['giver']} {one['taker']} {one['amount']}" for one in document["transfers"]]}


def _lines(session: Session, hand: HandRow, looker: Looker) -> list[str]:
    rows = rows_of(session, hand.id)
    lines = result.lines(rows)
    opened = documents.redacted(hand, rows, {"lines": lines}, looker)["lines"]
    return [line for line in opened if " stack " not in line]     # what was counted is what was dealt with


def _dealt(hand: HandRow, rows: list[Row]) -> dict[str, Any]:
    """The hand's set-up, with the stacks that really were there."""
    end = result.played(hand, rows)
    return {**result.setup_of(hand, rows), "seats": dealt(end)}


def _played(session: Session, hand: HandRow, lines: list[str]) -> tuple[Setup, list[Action], About]:
    rows = rows_of(session, hand.id)
    document = _dealt(hand, rows)
    table = documents.find_table(session, hand.table_id)
    names = {place.seat: place.name for place in hand.places if place.name}
    amended = result.correction(rows)
    about = About(hand.id, table.name, names, hand.started, tournament=document["tournament"],
                  corrected=_as_corrected(amended) if amended else {})
    file = source.read(log.payload(rows[0]))
    if file is not None:
        about = _as_it_came(about, file)
    elif about.tournament and (event := played_for(session, hand.id)) is not None:
        about = replace(about, event=(event.id, event.name))
    about = replace(about, kept=_kept(document, lines, file))
    return read_setup(document, replay.games_at(rows)), [recorded_action(line) for line in lines], about


def _kept(document: dict[str, Any], lines: list[str], file: Source | None) -> Kept:
    return Kept(document, tuple(lines), file.scale, file.fields) if file else Kept(document, tuple(lines))


def _as_it_came(about: About, file: Source) -> About:
    """What the hand's own file told of it, and nothing that it did not."""
    if file.unknown:
        raise NotNow("cannot-say.unknown-stack", seats=", ".join(map(str, file.unknown)))
    seats = file.fields.get("seat_count")
    return replace(
        about, source=file, number=file.fields.get("hand", about.number),
        table=str(file.fields.get("table", "")), seats=seats if isinstance(seats, int) else about.seats,
        started=about.started if file.dated else "")


def _phh(session: Session, hand: HandRow, lines: list[str]) -> str:
    rows = rows_of(session, hand.id)
    end, amended = result.played(hand, rows), result.correction(rows)
    file = source.read(log.payload(rows[0]))
    about = phh_fields(file) if file else _own_fields(hand)
    if amended:
        about["_corrected"] = _as_corrected(amended)
    about["players"] = {str(place.seat): place.name for place in hand.places if place.name}
    scale, unknown = (file.scale, file.unknown) if file else (1, ())
    return write_phh(_dealt(hand, rows), lines, end.stacks, about, replay.games_at(rows), scale, unknown)


def _phh_notes(session: Session, hand: HandRow, lines: list[str]) -> tuple[str, ...]:
    rows = rows_of(session, hand.id)
    file = source.read(log.payload(rows[0])) or Source()
    return phh_notes(_dealt(hand, rows), lines, replay.games_at(rows), file.money)


def _document(session: Session, hand: HandRow, lines: list[str]) -> str:
    rows = rows_of(session, hand.id)
    end = result.played(hand, rows)
    known: dict[str, Any] = {"players": {str(place.seat): place.name for place in hand.places if place.name}}
    if (file := source.read(log.payload(rows[0]))) is not None:
        known["source"] = file.document()
    else:
        table = documents.find_table(session, hand.table_id)
        known |= {"number": hand.number, "table": table.name, "started": hand.started}
    if amended := result.correction(rows):
        known["corrected"] = _as_corrected(amended)
    return write_document(_dealt(hand, rows), lines, end.stacks, known)


def _own_fields(hand: HandRow) -> dict[str, Any]:
    begun = datetime.fromisoformat(hand.started)
    return {
        "hand": hand.id, "table": hand.table_id, "year": begun.year, "month": begun.month, "day": begun.day,
        "time": begun.time().replace(microsecond=0, tzinfo=None), "time_zone": "UTC",
    }
