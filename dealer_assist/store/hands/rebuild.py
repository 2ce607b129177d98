"""Everything that is derived from the log, derived again; and what the engine would pay differently today.

What was paid stays as paid: status, pot, winners and stacks come from what the rows say was moved. The engine
only tells streets, all-ins and the like, and is asked what it would pay now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from dealer_assist.engine.play import Hand as Played
from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.record.log import OPEN, OVER, VOID
from dealer_assist.store.db.models import HandRow, Row
from dealer_assist.store.hands import bulk
from dealer_assist.record import log, replay, result
from dealer_assist.store.hands.bulk import Stored
from dealer_assist.store.hands.closing import relist
from dealer_assist.store.hands.documents import find_hand
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.record.log import AnyRow
from dealer_assist.record.check import UNREADABLE, examine, listed
from dealer_assist.store.hands.verify import of
from dealer_assist.store.search import lines
from dealer_assist.store.search.lines import Subject
from dealer_assist.store.search.index import AS_CORRECTED, VERSION, Summary
from dealer_assist.texts import say

BATCH = 50              # hands of one transaction: who writes at a table waits for no more
SEALED = ("seq", "previous", "hash", "head", "setup")     # differences of a record that was tampered with


def rebuild(number: int | None = None) -> Iterator[dict[str, Any]]:
    """Derive one hand, or every hand, again; needs an application context.

    Shape: a document a hand: `hand`, `ok`; `money`, a sentence for each seat that the engine would pay
    otherwise; `righted`, the columns that were put right; `differences` as `verify` tells them.
    Errors: NotFound.
    """
    last = 0
    while True:
        with database.writing() as session:
            numbers = [find_hand(session, number).id] if number else bulk.numbers_after(session, last, BATCH)
            outcomes = _batch(session, bulk.read(session, numbers))
        yield from outcomes
        if number or not numbers:
            return
        last = numbers[-1]


def fill() -> Iterator[tuple[int, int]]:
    """Derive the lines of hands that have none, as after an upgrade from before there were any.

    The newest hands come first, so that an end that was cut off is seen at the oldest one, and a start on a
    whole database asks no more than that. Needs an application context.
    Shape: how many hands were derived so far, and how many of the rest could not be read.
    """
    if not _knows(VERSION):
        with database.writing() as session:
            lines.forget_older(session)
    _relist_corrected()
    with database.reading() as session:
        oldest = session.scalar(select(func.min(HandRow.id)))
        if oldest is None or session.get(Summary, oldest) is not None:
            return
        last = session.scalars(select(func.max(HandRow.id))).one() + 1
    done = unreadable = 0
    lined = select(Summary.hand_id).where(Summary.hand_id == HandRow.id).exists()
    while True:
        with database.writing() as session:
            # of two servers that start at once, one waits for the other's batch
            numbers = session.scalars(
                select(HandRow.id).where(HandRow.id < last, ~lined).order_by(HandRow.id.desc())
                .limit(BATCH).with_for_update()).all()
            read = _lines(session, numbers)
        if not numbers:
            return
        done, unreadable, last = done + sum(read), unreadable + read.count(False), numbers[-1]
        yield done, unreadable


def _knows(word: str) -> bool:
    with database.reading() as session:
        return lines.knows(session, word)


def _relist_corrected() -> None:
    """Let the lists say what counts of hands that an earlier version corrected; once in a database's life."""
    if _knows(AS_CORRECTED):
        return
    corrects = Row.payload.contains(f'"kind":"{log.CORRECTED}"')
    amended = select(Row.hand_id).where(Row.kind == log.EVENT, corrects).distinct()
    with database.writing() as session:
        for number in session.scalars(amended).all():
            hand, rows = session.get_one(HandRow, number), rows_of(session, number)
            if result.correction(rows):
                relist(session, hand, rows)
                lines.derive(session, number)
        lines.numbers_of(session, [AS_CORRECTED])


def _lines(session: Session, numbers: Sequence[int]) -> list[bool]:
    """Give hands their lines; one that cannot be read has none, and does not keep the others from theirs."""
    try:
        with session.begin_nested():
            hands = bulk.read(session, numbers)
            lines.derive_all(session, [lines.subject(one.hand, one.rows, lines.played(one.hand, one.rows))
                                       for one in hands if one.hand is not None])
            return [one.hand is not None for one in hands]
    except (SQLAlchemyError, LookupError, ValueError):
        if len(numbers) == 1:
            return [False]
    return [done for number in numbers for done in _lines(session, [number])]


def _batch(session: Session, hands: Sequence[Stored]) -> list[dict[str, Any]]:
    """Derive a few hands again, their lines together."""
    outcomes, subjects = [], []
    for stored in hands:
        document, subject = _again(stored)
        outcomes.append(document)
        subjects += [subject] if subject else []
    session.flush()
    lines.derive_all(session, subjects)
    return outcomes


def _again(stored: Stored) -> tuple[dict[str, Any], Subject | None]:
    """What is told of a hand, and what its line is made of where its record is whole."""
    hand, rows = stored.hand, stored.rows
    outcome: dict[str, Any] = {"hand": stored.number, "money": [], "righted": []}
    try:
        examined = examine(hand, rows) if hand is not None else None
    except UNREADABLE:
        examined = None
    if hand is None or examined is None:
        return {**outcome, "differences": of(stored)["differences"], "ok": False}, None
    outcome["differences"] = examined.document()["differences"]
    # lists brought in line with rows that were tampered with would say what the tamperer wanted
    whole = not any(one.what in SEALED for one in examined.differences)
    if whole:
        outcome["money"], outcome["righted"] = (
            list(_money(hand, rows, examined.played)),
            _put_right(hand, rows),
        )
    outcome["ok"] = not examined.differences and not outcome["righted"]
    return outcome, lines.subject(hand, rows, examined.played or lines.played(hand, rows)) if whole else None


def _money(hand: HandRow, rows: Sequence[AnyRow], played: Played | None) -> Iterator[str]:
    """Who was paid what, and would be paid what."""
    paid = log.outcome(rows[-1]).get("awards")
    if paid is None:
        return
    try:
        played = played or replay.played(hand, rows, log.courses(rows)[-1].path)
    except Refusal as refusal:
        yield say("rebuild.refused", why=replay.cause(refusal).message)
        return
    now = {str(seat): chips for seat, chips in played.awards.items()}
    for seat in sorted({*paid, *now}, key=int):
        was, would = paid.get(seat, 0), now.get(seat, 0)
        if was != would:
            yield say("rebuild.paid", seat=seat, was=was, would=would)


def _put_right(hand: HandRow, rows: Sequence[AnyRow]) -> list[str]:
    """Bring the columns of the lists in line with the rows; which of them were not."""
    path = log.courses(rows)[-1].path
    # from the rows, not from the engine: a rule it reads otherwise today pays nobody anew
    void = bool(path) and rows[path[-1]].kind == log.VOIDED
    status = VOID if void else OVER if "awards" in log.outcome(rows[-1]) else OPEN
    line = listed(hand, rows, status)
    columns: dict[str, Any] = {"status": status, "pot": line.pot, "winners": line.winners}
    wrong = [name for name, value in columns.items() if getattr(hand, name) != value]
    for name in wrong:
        setattr(hand, name, columns[name])
    for place in hand.places:
        after = None if status == OPEN else line.stacks[str(place.seat)]
        if place.after != after:
            place.after = after
            wrong = [*wrong, f"stack of seat {place.seat}"]
    return wrong
