"""A hand as documents tell it: the engine's view of where it stands, and what its rows add to that."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from dealer_assist.contract.given_back import given_back
from dealer_assist.contract.tablet import shown_parts
from dealer_assist.contract.view import view
from dealer_assist.engine.play import Hand as Played
from dealer_assist.record import log, replay, result
from dealer_assist.record.log import VOID, AnyRow, Course
from dealer_assist.record.replay import HasSetup

CARD = re.compile(r"Jk|[2-9TJQKA][shdc]")


def hand_document(hand: HasSetup, rows: Sequence[AnyRow], course: Course, played: Played) -> dict[str, Any]:
    """The hand after the last of `rows`, all that anybody may know of it.

    Shape: the engine's view; `status`, `seq`, `hash`; what can be taken back and brought back; the rulings;
    of a corrected hand the result that counts, and `corrected` (see `result.document`). Whose hand it is,
    where and when, stands beside it.
    """
    amended, setup = result.correction(rows), result.setup_of(hand, rows)
    state = result.status(hand, rows) if amended else replay.status(played, rows, course.path)
    shown = view(played)
    return {
        **shown, **(given_back(shown, played) if state == VOID else {}),
        "parts": shown_parts(played.setup.game), "betting": setup["betting"], "status": state,
        "seq": rows[-1].seq, "hash": rows[-1].hash,
        "setup": setup, "undoable": _undoable(hand, rows, course), "undo": _undo(rows, course),
        "redoable": _redoable(rows, course), "named_by": _named_by(rows, course),
        "rulings": log.notes(rows, log.RULING), "files": log.payload(rows[0]).get("files", {}),
        **({"corrected": result.document(amended)} if amended else {}),     # most hands never are
    }


def entries(rows: Sequence[AnyRow]) -> list[dict[str, Any]]:
    """Every row, oldest first, and whether it is in force."""
    in_force = {0, *log.courses(rows)[-1].path}
    return [_entry(row, row.seq in in_force) for row in rows]


def _entry(row: AnyRow, in_force: bool) -> dict[str, Any]:
    payload = log.payload(row)
    return {
        "seq": row.seq, "kind": row.kind, "line": payload.get("line"), "payload": payload,
        "outcome": log.outcome(row), "who": row.who, "device": row.device, "at": row.at, "key": row.key,
        "previous": row.previous, "hash": row.hash, "in_force": in_force,
    }


def _undoable(hand: HasSetup, rows: Sequence[AnyRow], course: Course) -> list[dict[str, Any]]:
    """The entries in force. What a repair applied again was said by whom, and when, it was first said."""
    before, pots = (0, *course.path), _pots(rows)
    entries = []
    streets = replay.streets(hand, rows, course.path)
    for to, seq, street in zip(before, course.path, streets, strict=False):
        first = log.origin(rows, seq)
        entries.append({
            "seq": seq, "line": _line(rows[seq]), "to": to, "street": street, "pot": pots[seq],
            "who": first.who, "device": first.device, "at": first.at,
            "of": log.payload(rows[seq]).get("of", [seq, seq]), "was": log.payload(first).get("was"),
        })
    return entries


def _pots(rows: Sequence[AnyRow]) -> list[int]:
    """The pot after every row: each says what the pot gained over the row before it."""
    return list(accumulate(log.outcome(row)["pot"] for row in rows))


def _undo(rows: Sequence[AnyRow], course: Course) -> dict[str, Any] | None:
    """What an undo that names no entry takes back."""
    if not course.path:
        return None
    latest = log.latest(rows, course.path)
    row = rows[latest.taken[-1]]
    return {"to": latest.to, "lines": [_line(rows[seq]) for seq in latest.taken], "repair": latest.repair,
            "who": row.who, "device": row.device}


def _named_by(rows: Sequence[AnyRow], course: Course) -> dict[str, int]:
    """For every card that was named, the entry in force that named it last."""
    return {card: seq for seq in course.path if rows[seq].kind == log.ACT
            for card in CARD.findall(_line(rows[seq]).partition(" ")[2])}


def _redoable(rows: Sequence[AnyRow], course: Course) -> list[str]:
    if not course.back:
        return []
    coming = course.back[-1]
    same = next((n for n, pair in enumerate(zip(course.path, coming, strict=False)) if pair[0] != pair[1]),
                min(len(course.path), len(coming)))
    return [_line(rows[seq]) for seq in coming[same:]]


def _line(row: AnyRow) -> str:
    return str(log.payload(row)["line"]) if row.kind == log.ACT else row.kind
