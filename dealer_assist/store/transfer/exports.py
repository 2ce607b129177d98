"""The record as flat rows, read a few at a time, and a hand to be written down.

No hole card leaves that was not tabled: what nobody saw was never entered, and what a draw threw away face
down stays out of the rows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from dealer_assist.contract.setup import read_setup
from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import NotNow, Refusal, Unreadable, quotable
from dealer_assist.floor.redaction import STRANGER, Looker
from dealer_assist.formats.document import write_document
from dealer_assist.formats.ohh import write_ohh
from dealer_assist.formats.phh import phh_notes, write_phh
from dealer_assist.formats import source
from dealer_assist.formats.source import Source, phh_fields
from dealer_assist.formats.pokerstars import write_text
from dealer_assist.formats.timeline import About, Written
from dealer_assist.record.log import OVER, VOID
from dealer_assist.store.db.models import ROOM, Hand, Place, Player, Row, Seat, Table
from dealer_assist.record import log, replay, result
from dealer_assist.store.hands import documents
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.review import call_statistics
from dealer_assist.store.review.call_statistics import CallsWanted
from dealer_assist.texts import joined, say

BATCH = 500
FORMS = ("phh", "ohh", "txt", "json")


@dataclass(frozen=True, slots=True)
class Which:
    """Which hands: of one table, begun from `since` and before `until` (ISO 8601, UTC); None for all."""

    table: int | None = None
    since: str | None = None
    until: str | None = None

    def hands(self) -> Select[Any]:
        """The hands, oldest first."""
        wanted = select(Hand).order_by(Hand.id)
        if self.table is not None:
            wanted = wanted.where(Hand.table_id == self.table)
        if self.since is not None:
            wanted = wanted.where(Hand.started >= self.since)
        return wanted if self.until is None else wanted.where(Hand.started < self.until)


def moment(text: str | None, field: str) -> str | None:
    """A date or a time as it is stored.  Errors: `bad-date`."""
    if not text:
        return None
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise Unreadable("bad-date.export", word=quotable(text, 40), field=field) from None
    return found.replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


# -- rows -------------------------------------------------------------------------------------------------


def hands(session: Session, which: Which) -> Iterator[dict[str, Any]]:
    """One row a hand."""
    for hand, amended in _corrected(session, which):
        yield {
            "hand": hand.id, "table": hand.table_id, "number": hand.number, "game": hand.game,
            "betting": json.loads(hand.setup)["betting"],
            "status": VOID if amended and amended["void"] else hand.status, "button": hand.button,
            "pot": hand.pot, "winners": " ".join(str(seat) for seat in hand.winners), "started": hand.started,
            "finished": hand.finished, "entries": hand.seq, "head": hand.head,
            "corrected": amended and amended["seq"],
            "was_winners": amended and " ".join(seat for seat, chips in amended["paid"].items() if chips),
        }


def seats(session: Session, which: Which) -> Iterator[dict[str, Any]]:
    """One row a player and hand: the stack before and after; of a corrected hand also what it was."""
    for hand, amended in _corrected(session, which):
        for place in hand.places:
            yield {
                "hand": hand.id, "seat": place.seat, "player": place.player_id, "name": place.name,
                "before": place.before, "after": place.after,
                "won": None if place.after is None else place.after - place.before,
                "was": amended and amended["was"][str(place.seat)],
            }


def entries(session: Session, which: Which) -> Iterator[dict[str, Any]]:
    """One row an entry of the log, undone ones too; `corrected` names the entry that says otherwise."""
    for hand in _each(session, which.hands()):
        rows = rows_of(session, hand.id)
        in_force, amended = set(log.courses(rows)[-1].path), result.correction(rows)
        lines = [log.payload(row).get("line") for row in rows]
        opened = documents.told(hand, rows, {"lines": lines}, STRANGER)["lines"]
        for row, line in zip(rows, opened, strict=True):
            yield {
                "hand": hand.id, "seq": row.seq, "kind": row.kind,
                "line": line, "in_force": row.seq in in_force,
                "who": row.who, "device": row.device, "at": row.at, "hash": row.hash,
                "corrected": amended["seq"] if amended and row.kind == log.ACT else None,
            }


def awards(session: Session, which: Which) -> Iterator[dict[str, Any]]:
    """One row a share that somebody won: pot, side, board, seat, chips."""
    for hand in _each(session, which.hands().where(Hand.status == OVER)):
        rows = rows_of(session, hand.id)
        amended = result.correction(rows)
        if amended and amended["void"]:
            continue
        try:
            end = result.played(hand, rows)
        except Refusal:     # read otherwise today; what was paid stays as paid, by seat
            paid = amended.get("awards", {}) if amended else log.outcome(rows[-1]).get("awards", {})
            yield from ({"hand": hand.id, "pot": None, "side": None, "board": None, "seat": int(seat),
                         "chips": chips} for seat, chips in paid.items())
            continue
        for number, pot in enumerate(end.showdown.ruling.pots if end.showdown.ruling else ()):
            for share in pot.shares:
                for seat, chips in share.awards.items():
                    yield {"hand": hand.id, "pot": number, "side": share.side,
                           "board": share.board or share.runout or 1, "seat": seat, "chips": chips}


def players(session: Session, which: Which) -> Iterator[dict[str, Any]]:
    """One row a player of the room."""
    for player in _each(session, select(Player).order_by(Player.id)):
        yield {"player": player.id, "name": player.name}


def tables(session: Session, which: Which) -> Iterator[dict[str, Any]]:
    """One row a seat of a table as it is now."""
    wanted = documents.all_tables()
    for table in _each(session, wanted if which.table is None else wanted.where(Table.id == which.table)):
        for seat in table.seats or [None]:
            yield {"table": table.id, "name": table.name, "game": table.game, **_seat(seat)}


def calls(session: Session, which: Which) -> Iterator[dict[str, Any]]:
    """One row a call of the floor, made in that time."""
    return call_statistics.rows(session, CallsWanted(which.table, which.since, which.until))


def _seat(seat: Seat | None) -> dict[str, Any]:
    return {
        "seat": seat and seat.number, "player": seat and seat.player and seat.player.name,
        "stack": seat and seat.stack, "present": seat and seat.present,
    }


Rows = Callable[[Session, Which], Iterator[dict[str, Any]]]
ROWS: dict[str, Rows] = {
    "hands": hands, "seats": seats, "entries": entries, "awards": awards, "players": players,
    "tables": tables, "calls": calls,
}
HEADS = {  # a file of nothing still has its first line
    "hands": "hand table number game betting status button pot winners started finished entries head "
             "corrected was_winners",
    "seats": "hand seat player name before after won was",
    "entries": "hand seq kind line in_force who device at hash corrected",
    "awards": "hand pot side board seat chips", "players": "player name",
    "tables": "table name game seat player stack present",
    "calls": "call table name hand made kind reason dealer taken_by ruled_by decision rule closed seconds",
}


def finished(session: Session, which: Which) -> Iterator[int]:
    """The ids of the finished hands, oldest first."""
    for hand in _each(session, which.hands().where(Hand.status == OVER)):
        yield hand.id


def size(session: Session, what: str, which: Which) -> int | None:
    """How many rows of `what`, or "files" of hands, there are to be; None where only writing them tells."""
    hands = which.hands().order_by(None).with_only_columns(Hand.id)
    counted: dict[str, Select[Any]] = {
        "files": select(func.count()).select_from(hands.where(Hand.status == OVER).subquery()),
        "hands": select(func.count()).select_from(hands.subquery()),
        "seats": select(func.count()).where(Place.hand_id.in_(hands)),
        "entries": select(func.count()).where(Row.hand_id.in_(hands)),
        "players": select(func.count()).select_from(Player),
    }
    return session.scalar(counted[what]) if what in counted else None


def _corrected(session: Session, which: Which) -> Iterator[tuple[Hand, dict[str, Any] | None]]:
    """The hands, each with its correction where one counts."""
    for hands in _batches(session, which.hands()):
        amended = documents.corrections_of(session, [hand.id for hand in hands])
        yield from ((hand, amended.get(hand.id)) for hand in hands)


def _each(session: Session, wanted: Select[Any]) -> Iterator[Any]:
    """Rows in the order of their ids, a few at a time."""
    for batch in _batches(session, wanted):
        yield from batch


def _batches(session: Session, wanted: Select[Any]) -> Iterator[Sequence[Any]]:
    """Rows in the order of their ids, a few at a time; what was read is let go of, however many follow.

    Every batch is a query of its own: a result that is still being read must keep its objects.
    """
    number = wanted.column_descriptions[0]["entity"].id
    last = 0
    while batch := session.scalars(wanted.where(number > last).limit(BATCH)).all():
        last = batch[-1].id
        yield batch
        session.expunge_all()


# -- a hand to be written ---------------------------------------------------------------------------------


def write(session: Session, number: int, form: str, looker: Looker = STRANGER) -> Written:
    """A finished hand as one of `FORMS`.

    Shape: cards that nobody at the table has seen stay out, whoever asks: a file goes on to others. A hand
    that came from a file goes out as it came, to whom it is open.
    Errors: NotFound, `hand-open`, `hand-void`, `cannot-say`, `chips-do-not-add-up`.
    """
    hand = documents.find_hand(session, number)
    amended = result.correction(rows_of(session, number))
    status = VOID if amended and amended["void"] else hand.status
    if status != OVER:
        raise NotNow("hand-not-played-out", number=hand.number, status=status, code=f"hand-{status}")
    if documents.find_table(session, hand.table_id).kind == ROOM:
        looker = STRANGER
    lines = _lines(session, hand, looker)
    said = (_was(hand, amended),) if amended else ()
    if form in ("phh", "json"):
        lost = _phh_notes(session, hand, lines) if form == "phh" else ()
        return Written((_phh if form == "phh" else _document)(session, hand, lines), (*said, *lost))
    setup, actions, about = _played(session, hand, lines)
    end = write_ohh(setup, actions, about) if form == "ohh" else write_text(setup, actions, about)
    return replace(end, notes=(*said, *end.notes))


def _was(hand: Hand, amended: dict[str, Any]) -> str:
    """That a hand was corrected, and what it was: a note beside forms that cannot say so."""
    names = {str(place.seat): place.name for place in hand.places}
    paid = [say("notes.paid", seat=seat, name=names.get(seat) or "", chips=chips)
            for seat, chips in amended["paid"].items() if chips]
    return say("notes.corrected", by=amended["by"], reason=amended["reason"], paid=joined(paid, ", "))


def _as_corrected(amended: dict[str, Any]) -> dict[str, Any]:
    """The same as a file keeps it."""
    told = result.document(amended)
    return {name: told[name] for name in ("by", "reason", "rule", "carried", "was", "paid")} | {
        "owes": [f"{one['giver']} {one['taker']} {one['amount']}" for one in told["transfers"]]}


def _lines(session: Session, hand: Hand, looker: Looker) -> list[str]:
    rows = rows_of(session, hand.id)
    lines = result.lines(rows)
    told = documents.told(hand, rows, {"lines": lines}, looker)["lines"]
    return [line for line in told if " stack " not in line]     # what was counted is what was dealt with


def _dealt(hand: Hand, rows: list[Row]) -> dict[str, Any]:
    """The hand's set-up, with the stacks that really were there."""
    end = result.played(hand, rows)
    return {**replay.setup_of(hand), "seats": replay.dealt(end)}


def _played(session: Session, hand: Hand, lines: list[str]) -> tuple[Setup, list[Action], About]:
    rows = rows_of(session, hand.id)
    document = _dealt(hand, rows)
    table = documents.find_table(session, hand.table_id)
    names = {place.seat: place.name for place in hand.places if place.name}
    about = About(hand.id, table.name, names, hand.started, tournament=document["tournament"])
    if (file := source.read(log.payload(rows[0]))) is not None:
        about = _as_it_came(about, file)
    return read_setup(document, replay.games_at(rows)), [parse_action(line) for line in lines], about


def _as_it_came(about: About, file: Source) -> About:
    """What the hand's own file told of it, and nothing that it did not."""
    if file.unknown:
        raise NotNow("cannot-say.unknown-stack", seats=", ".join(map(str, file.unknown)))
    seats = file.fields.get("seat_count")
    return replace(
        about, source=file, number=file.fields.get("hand", about.number),
        table=str(file.fields.get("table", "")), seats=seats if isinstance(seats, int) else about.seats,
        started=about.started if file.dated else "")


def _phh(session: Session, hand: Hand, lines: list[str]) -> str:
    rows = rows_of(session, hand.id)
    end, amended = result.played(hand, rows), result.correction(rows)
    file = source.read(log.payload(rows[0]))
    about = phh_fields(file) if file else _own_fields(hand)
    if amended:
        about["_corrected"] = _as_corrected(amended)
    about["players"] = {str(place.seat): place.name for place in hand.places if place.name}
    scale, unknown = (file.scale, file.unknown) if file else (1, ())
    return write_phh(_dealt(hand, rows), lines, end.stacks, about, replay.games_at(rows), scale, unknown)


def _phh_notes(session: Session, hand: Hand, lines: list[str]) -> tuple[str, ...]:
    rows = rows_of(session, hand.id)
    return phh_notes(_dealt(hand, rows), lines, replay.games_at(rows))


def _document(session: Session, hand: Hand, lines: list[str]) -> str:
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


def _own_fields(hand: Hand) -> dict[str, Any]:
    begun = datetime.fromisoformat(hand.started)
    return {
        "hand": hand.id, "table": hand.table_id, "year": begun.year, "month": begun.month, "day": begun.day,
        "time": begun.time().replace(microsecond=0, tzinfo=None), "time_zone": "UTC",
    }
