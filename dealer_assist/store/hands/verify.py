"""Checks hands as the database has them: one, or all of them, a batch at a time; nothing is changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from dealer_assist.floor.redaction import Looker
from dealer_assist.record import log, replay, result
from dealer_assist.record.check import UNREADABLE, Difference, check
from dealer_assist.record.log import OPEN, Sealed
from dealer_assist.store.db.models import IMPORT, HandRow
from dealer_assist.store.hands import bulk
from dealer_assist.store.hands.bulk import Stored
from dealer_assist.store.hands.documents import find_hand
from dealer_assist.texts import say

FIRST_ENTRY = ("number", "started", "game", "button", "positions", "engine")


def verify(session: Session, number: int) -> dict[str, Any]:
    """Check the hand's chain of hashes, its outcomes and its derived columns.

    Shape: `ok`, how many `rows`, and the `differences`, each with `seq`, `what`, `recorded`, `found`
    and a sentence.  Errors: NotFound.
    """
    find_hand(session, number)
    return of(bulk.read(session, [number])[0])


def report_for(session: Session, number: int, looker: Looker) -> dict[str, Any]:
    """The same as `looker` may read it: what an engine of today refuses may be a card that nobody has seen.

    Errors: NotFound.
    """
    hand, report = find_hand(session, number), verify(session, number)
    if looker.sees_down_cards(hand.table_id, hand.status == OPEN):
        return report
    return without_cards(report)


def without_cards(report: dict[str, Any]) -> dict[str, Any]:
    """The same for whoever it may come to."""
    return {**report, "differences": [_of_no_card(one) for one in report["differences"]]}


def _of_no_card(difference: dict[str, Any]) -> dict[str, Any]:
    what = difference["what"]
    if what == "repair":        # its lines
        return {**difference, "recorded": None}
    if what == "refused" and difference["seq"]:     # a set-up has no cards
        return {**difference, "message": say("check.refused-today", entry=difference["seq"])}
    return difference


def verify_all(session: Session) -> Iterator[dict[str, Any]]:
    """The same of every hand, oldest first, however many there are; that no more can be read is told."""
    try:
        yield from map(of, bulk.each(session))
    except SQLAlchemyError as wrong:        # not even which hands there are
        yield _unreadable(None, type(wrong).__name__, say("ledgercheck.rows-unreadable", name="hand"))


def of(stored: Stored) -> dict[str, Any]:
    """The same of a hand that was read; a row that is no text, or no JSON, any more is a difference."""
    wrong = stored.error
    if stored.hand is not None:
        try:
            checked = check(stored.hand, stored.rows)
            # of a changed row the columns would be a second finding of one fault
            others = [one.document() for one in _columns(stored.hand, stored.rows)] if checked["ok"] else []
            return {**checked, "ok": checked["ok"] and not others,
                    "differences": checked["differences"] + others}
        except UNREADABLE as error:
            wrong = type(error).__name__
    return _unreadable(stored.number, wrong, say("check.unreadable", hand=stored.number))


def _unreadable(hand: int | None, wrong: str, message: str) -> dict[str, Any]:
    difference = Difference(None, "unreadable", None, wrong, message)
    return {"hand": hand, "ok": False, "rows": None, "differences": [difference.document()]}


def _columns(hand: HandRow, rows: Sequence[Sealed]) -> Iterator[Difference]:
    """Columns that repeat what entry 0 says; an old hand's says less."""
    payload = log.payload(rows[0])
    if payload.get("recorded") == IMPORT:       # who posted in a hand from a file nobody keeps
        payload.setdefault("positions", {})
    there: dict[str, Any] = {name: getattr(hand, name) for name in FIRST_ENTRY if name in payload}
    there["key"] = hand.start_key
    payload.setdefault("key", rows[0].key)
    there["names"] = {str(place.seat): place.name for place in hand.places if place.name is not None}
    there["stacks"] = {str(place.seat): place.before for place in hand.places}
    payload["stacks"] = replay.setup_of(hand)["seats"]
    payload |= result.dealt_otherwise(rows)
    for name, value in there.items():
        if name in payload and payload[name] != value:
            yield Difference(0, name, payload[name], value,
                             say("check.in-the-lists", name=name))
