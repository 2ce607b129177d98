"""The record as flat rows, read a few at a time.

No hole card leaves that was not tabled: what nobody saw was never entered, and what a draw threw away face
down stays out of the rows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from dealer_assist.errors import Refusal, Unreadable, quotable
from dealer_assist.floor.redaction import STRANGER
from dealer_assist.record.log import OVER, VOID
from dealer_assist.store.db import utc
from dealer_assist.store.db.models import HandRow, Place, Player, Row, Seat, Table
from dealer_assist.record import log, result
from dealer_assist.store.hands import documents
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.review import call_statistics
from dealer_assist.store.review.call_statistics import CallsWanted

BATCH = 500


@dataclass(frozen=True, slots=True)
class Which:
    """Which hands: of one table, begun from `since` and before `until` (ISO 8601, UTC); None for all."""

    table: int | None = None
    since: str | None = None
    until: str | None = None

    def hands(self) -> Select[Any]:
        """The hands, oldest first."""
        wanted = select(HandRow).order_by(HandRow.id)
        if self.table is not None:
            wanted = wanted.where(HandRow.table_id == self.table)
        if self.since is not None:
            wanted = wanted.where(HandRow.started >= self.since)
        return wanted if self.until is None else wanted.where(HandRow.started < self.until)


def moment(text: str | None, field: str, here: bool = False) -> str | None:
    """A date or a time as it is stored; one that names no zone is UTC, or by the machine's clock if `here`.

    Errors: `bad-date`.
    """
    if not text:
        return None
    try:
        parsed = datetime.fromisoformat(text)
        parsed.astimezone(UTC)
    except (ValueError, OverflowError):
        raise Unreadable("bad-date.export", word=quotable(text, 40), field=field) from None
    if parsed.tzinfo is None and not here:
        parsed = parsed.replace(tzinfo=UTC)
    return utc.stamp(parsed)


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
        opened = documents.redacted(hand, rows, {"lines": lines}, STRANGER)["lines"]
        for row, line in zip(rows, opened, strict=True):
            yield {
                "hand": hand.id, "seq": row.seq, "kind": row.kind,
                "line": line, "in_force": row.seq in in_force,
                "who": row.who, "device": row.device, "at": row.at, "hash": row.hash,
                "corrected": amended["seq"] if amended and row.kind == log.ACT else None,
            }


def awards(session: Session, which: Which) -> Iterator[dict[str, Any]]:
    """One row a share that somebody won: pot, side, board, seat, chips."""
    for hand in _each(session, which.hands().where(HandRow.status == OVER)):
        rows = rows_of(session, hand.id)
        amended = result.correction(rows)
        if amended and amended["void"]:
            continue
        try:
            end = result.played(hand, rows)
        except Refusal:     # read otherwise today; what was paid stays as paid, by seat
            paid = amended.get("awards", {}) if amended else log.outcome(rows[-1]).get("awards", {})
            yield from ({"hand": hand.id, "pot": None, "side": None, "board": None, "seat": int(seat),
                         "chips": chips, "corrected": amended and amended["seq"]}
                        for seat, chips in paid.items())
            continue
        for number, pot in enumerate(end.showdown.ruling.pots if end.showdown.ruling else ()):
            for share in pot.shares:
                for seat, chips in share.awards.items():
                    yield {"hand": hand.id, "pot": number, "side": share.side,
                           "board": share.board or share.runout or 1, "seat": seat, "chips": chips,
                           "corrected": amended and amended["seq"]}


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
    "awards": "hand pot side board seat chips corrected", "players": "player name",
    "tables": "table name game seat player stack present",
    "calls": "call table name hand made kind reason dealer taken_by ruled_by decision rule closed seconds",
}


def finished(session: Session, which: Which) -> Iterator[int]:
    """The ids of the finished hands, oldest first."""
    for hand in _each(session, which.hands().where(HandRow.status == OVER)):
        yield hand.id


def size(session: Session, what: str, which: Which) -> int | None:
    """How many rows of `what`, or "files" of hands, there are to be; None where only writing them tells."""
    hands = which.hands().order_by(None).with_only_columns(HandRow.id)
    counted: dict[str, Select[Any]] = {
        "files": select(func.count()).select_from(hands.where(HandRow.status == OVER).subquery()),
        "hands": select(func.count()).select_from(hands.subquery()),
        "seats": select(func.count()).where(Place.hand_id.in_(hands)),
        "entries": select(func.count()).where(Row.hand_id.in_(hands)),
        "players": select(func.count()).select_from(Player),
    }
    return session.scalar(counted[what]) if what in counted else None


def _corrected(session: Session, which: Which) -> Iterator[tuple[HandRow, dict[str, Any] | None]]:
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
