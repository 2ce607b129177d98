"""Open hands as this process last saw them, and what one more entry makes of each.

A row's hash stands for every row before it, so what was read once need not be read again while the head is
the same.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.engine.play import Hand as Played, play
from dealer_assist.engine.state.actions import Action, recorded_action
from dealer_assist.floor.redaction import Looker
from dealer_assist.store.db import database, utc
from dealer_assist.record.log import OPEN
from dealer_assist.store.db.models import HandRow, Row
from dealer_assist.store.hands import documents
from dealer_assist.record import log, replay
from dealer_assist.record.document import CARD
from dealer_assist.record.log import By, Sealed
from dealer_assist.record.shelf import Shelf
from dealer_assist.store.hands.rows import keyed, rows_of

MOST = 512      # hands that are remembered
REPAIRS = {"again", "repair"}       # what a row says that applies older ones again
_ENCODER = json.JSONEncoder(separators=(",", ":"))
FIXED = (
    "hand", "table", "number", "game", "betting", "names", "started", "mix", "rulings", "positions", "files",
    "parts",
)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where an open hand stands.

    Shape: `fixed` are the keys of its document that an action does not change, but for the set-up; `path`
    the entries in force, with `named_by` of them; `keys` those of every entry; `lines` all that were ever
    entered; `redoable` what the newest entry took back, `repaired` whether one says again what an older one
    said. `setup_text` and `undoable` are parts of the document in JSON, written once and not every time.
    """

    fixed: Mapping[str, Any]
    setup: Mapping[str, Any]
    setup_text: str
    row: Row | Sealed
    played: Played
    path: tuple[int, ...]
    undoable: tuple[str, ...]
    named_by: Mapping[str, int]
    keys: frozenset[str]
    lines: tuple[str, ...]
    repaired: bool
    redoable: tuple[str, ...] = ()


def place() -> int:
    """Of this application on the shelf: one of a test has a database of its own."""
    return id(database.db.engine)


def name(number: int) -> tuple[int, int]:
    """Under what a hand lies on the shelf."""
    return place(), number


shelf = Shelf[tuple[int, int], Standing](MOST)


def text(value: object) -> str:
    """JSON as answers are written."""
    return _ENCODER.encode(value)


def known(place: int, number: int, seen: int) -> Standing | None:
    """The hand after entry `seen`, if this process knows that as its newest. `place`: of its application."""
    stands = shelf.get((place, number))
    return stands if stands is not None and stands.row.seq == seen else None


def read(number: int, seen: int) -> Standing | None:
    """The same, from the record where this process does not know: its newest entry, and it is open."""
    stands = shelf.get(name(number))
    if stands is None or stands.row.seq < seen:
        with database.reading() as session:
            stands = _read(session, number)
    return stands if stands is not None and stands.row.seq == seen else None


def _read(session: Session, number: int) -> Standing | None:
    hand = session.get(HandRow, number)
    if hand is None or hand.status != OPEN:
        return None
    rows = rows_of(session, number)
    document, hand_played = documents.whole(session, hand, rows)
    stands = _remember(number, document, rows, hand_played) if document["status"] == OPEN else None
    session.expunge_all()
    return stands


def answered(number: int, seq: int, looker: Looker) -> dict[str, Any]:
    """The hand's document after an entry that was just kept the long way, as `looker` may see it.

    The hand is known by the same reading, so that the next action need not read it again.
    """
    with database.reading() as session:
        hand, rows = documents.find_hand(session, number), rows_of(session, number)
        document, hand_played = documents.whole(session, hand, rows, seq)
        if document["latest"] and document["status"] == OPEN:
            _remember(number, document, rows, hand_played)
        shown = documents.redacted(hand, rows, document, looker, hand_played)
        session.expunge_all()
        return shown


def _remember(
    number: int, document: Mapping[str, Any], rows: Sequence[Row], hand_played: Played,
) -> Standing:
    stands = Standing(
        {name: document[name] for name in FIXED},
        document["setup"],
        text(document["setup"]),
        rows[-1],
        hand_played,
        log.courses(rows)[-1].path,
        tuple(text(entry) for entry in document["undoable"]),
        document["named_by"],
        frozenset(row.key for row in rows if row.key),
        tuple(log.all_lines(rows)),
        any(log.payload(row).keys() & REPAIRS for row in rows),
        tuple(document["redoable"]),
    )
    shelf.put(name(number), stands)
    return stands


def follow(stands: Standing, action: Action, after: Played, by: By) -> Standing:
    """The hand one action further, with the row that says so."""
    line = action.line()
    moved = replay.moved(
        replay.chips(stands.played, OPEN, stands.setup), replay.chips(after, OPEN, stands.setup), after, OPEN)
    by = keyed(by, log.ACT, {"line": line})
    row = log.sealed_next(stands.fixed["hand"], stands.row, log.ACT, {"line": line}, moved, by, utc.now())
    entry = {
        "seq": row.seq, "line": line, "to": (0, *stands.path)[-1], "street": stands.played.street,
        "pot": after.pot, "who": row.who, "device": row.device, "at": row.at, "of": [row.seq, row.seq],
        "was": None,
    }
    named = {card: row.seq for card in CARD.findall(line.partition(" ")[2])}
    keys = stands.keys | {row.key} if row.key else stands.keys
    return Standing(
        stands.fixed, stands.setup, stands.setup_text, row, after, (*stands.path, row.seq),
        (*stands.undoable, text(entry)), {**stands.named_by, **named} if named else stands.named_by, keys,
        (*stands.lines, line), stands.repaired)


def undo_document(stands: Standing) -> dict[str, Any] | None:
    """What an undo that names no entry takes back; not of a repair, which the long way answers."""
    if not stands.undoable:
        return None
    last = json.loads(stands.undoable[-1])
    taken = [last]
    for entry in reversed(stands.undoable[:-1] if last["of"][0] < last["seq"] else ()):
        before = json.loads(entry)
        if before["seq"] < last["of"][0]:
            break
        taken.insert(0, before)
    return {"to": taken[0]["to"], "lines": [one["line"] for one in taken], "repair": None,
            "who": last["who"], "device": last["device"]}


def back(stands: Standing, to: int | None, by: By) -> Standing | None:
    """The hand gone back to entry `to`, else to before the newest in force, with the row that says so.

    Shape: None where that is more than to leave acts out, and the long way has to look.
    """
    latest, path, lines = undo_document(stands), (0, *stands.path), stands.played.lines
    if latest is None or stands.repaired or any(" stack " in line for line in lines):
        return None     # what was counted goes back to the ledger
    target = latest["to"] if to is None else to
    if target not in path[:-1]:
        return None
    stay = path.index(target)
    after = play(stands.played.setup, [recorded_action(line) for line in lines[:stay]])
    moved = replay.moved(
        replay.chips(stands.played, OPEN, stands.setup), replay.chips(after, OPEN, stands.setup), after, OPEN)
    row = log.sealed_next(stands.fixed["hand"], stands.row, log.UNDO, {"to": target}, moved, by, utc.now())
    named = {card: seq for seq, line in zip(stands.path[:stay], lines, strict=False)
             for card in CARD.findall(line.partition(" ")[2])} if stands.named_by else {}
    return replace(
        stands, row=row, played=after, path=stands.path[:stay], undoable=stands.undoable[:stay],
        named_by=named, keys=stands.keys | {row.key} if row.key else stands.keys, redoable=lines[stay:])
