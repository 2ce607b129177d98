"""The lines by which hands are found, derived from their logs: many at a time, with few statements."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.orm import Session

from dealer_assist.engine.play import Hand as Played
from dealer_assist.errors import Refusal
from dealer_assist.formats.source import read
from dealer_assist.store.db.models import IMPORT, HandRow, Table
from dealer_assist.record import log, result
from dealer_assist.record.log import AnyRow
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.review.calls import Call
from dealer_assist.store.review.remarks import Remark
from dealer_assist.store.search.course import Course, all_in, all_in_streets, course_of, seen, streets
from dealer_assist.store.search.deeds import RUNNER, deeds, grown
from dealer_assist.store.search.nuts import nuts
from dealer_assist.store.search.passed import passed
from dealer_assist.store.search.places import fortunes, places, ways
from dealer_assist.store.search.showdown import showdown_words
from dealer_assist.store.search.index import (
    ALL_IN, AT, BETTING, DEALER, DEALT, DEED, GAME, LEADS, LINES, MAKES, MARK, MIX, NUMBER, PLACE, PLAYED,
    PLAYER, RARE, STREET, STREETS, TEXT, VERSION, WAYS, WORDS, Summary, Word, fold, letters, mask_of,
    moment_of, words_in,
)

_log = logging.getLogger(__name__)
FORGET = delete(LEADS).where(
    LEADS.c.word_id == bindparam("word"), LEADS.c.moment == bindparam("at"),
    LEADS.c.hand_id == bindparam("of"))


@dataclass(frozen=True, slots=True)
class Subject:
    """A hand as it is stored and as it was played.

    Shape: `names` every seat that was dealt in; `made` None where the engine does not play it any more.
    """

    hand: int
    table: int
    game: str
    status: str
    pot: int
    started: str
    winners: Sequence[int]
    names: Mapping[int, str | None]
    rows: Sequence[AnyRow]
    played: Played | None
    number: int = 0


@dataclass(slots=True)
class _Beside:
    """What was said about hands beside their logs, and how they stood in the lists."""

    called: dict[int, list[str | None]] = field(default_factory=dict)
    remarks: dict[int, list[str]] = field(default_factory=dict)
    imported: frozenset[int] = frozenset()
    lines: dict[int, Any] = field(default_factory=dict)
    # a hand is played once more to be told, and both its line and its words are of that
    courses: dict[int, Course] = field(default_factory=dict)
    seen: dict[int, frozenset[str]] = field(default_factory=dict)


def derive(session: Session, number: int) -> None:
    """Write the hand's line and its words anew from its log."""
    hand, rows = session.get_one(HandRow, number), rows_of(session, number)
    derive_all(session, [subject(hand, rows, played(hand, rows))])


def subject(hand: HandRow, rows: Sequence[AnyRow], hand_played: Played | None) -> Subject:
    """What a line is derived from."""
    return Subject(
        hand.id, hand.table_id, hand.game, _status(hand, rows), hand.pot, hand.started, hand.winners,
        {place.seat: place.name for place in hand.places}, rows, hand_played, hand.number)


def _status(hand: HandRow, rows: Sequence[AnyRow]) -> str:
    amended = result.correction(rows)
    return log.VOID if amended and amended["void"] else hand.status


def played(hand: HandRow, rows: Sequence[AnyRow]) -> Played | None:
    """The hand that counts; None where the engine does not play it any more."""
    try:
        return result.played(hand, rows)
    except Refusal:
        return None


def derive_all(session: Session, hands: Sequence[Subject]) -> None:
    """Write lines and words of these hands anew."""
    if not hands:
        return
    beside = _beside(session, hands)
    pairs = [_words_of(hand, beside) for hand in hands]
    words_of = {hand.hand: words for hand, words in pairs}
    numbers = numbers_of(session, (word for words in words_of.values() for word in words))
    lines = [_line(hand, beside, {str(numbers[word]): bit for word, bit in words.items()})
             for hand, words in pairs]
    leads = [{"word_id": numbers[word], "moment": line["moment"], "hand_id": line["hand_id"], "bit": bit}
             for line in lines for word, bit in words_of[line["hand_id"]].items()]
    _forget(session, beside)
    session.execute(insert(LINES), lines)
    session.execute(insert(LEADS), leads)


def knows(session: Session, word: str) -> bool:
    """Is this word among those of the record?"""
    return session.scalar(select(Word.id).where(Word.word == word)) is not None


def forget_older(session: Session) -> None:
    """Take out lines of an earlier product, which knew fewer words; `rebuild.fill` derives them again."""
    session.execute(delete(LEADS))
    session.execute(delete(LINES))
    numbers_of(session, [VERSION])


def _beside(session: Session, hands: Sequence[Subject]) -> _Beside:
    numbers, beside = [hand.hand for hand in hands], _Beside()
    calls = select(Call.hand_id, Call.reason).where(Call.hand_id.in_(numbers))
    for number, reason in session.execute(calls):
        beside.called.setdefault(number, []).append(reason)
    remarks = select(Remark.hand_id, Remark.text).where(Remark.hand_id.in_(numbers))
    for number, text in session.execute(remarks):
        beside.remarks.setdefault(number, []).append(text)
    tables = {hand.table for hand in hands}
    beside.imported = frozenset(session.scalars(
        select(Table.id).where(Table.id.in_(tables), Table.kind == IMPORT)))
    before = session.execute(select(LINES).where(Summary.hand_id.in_(numbers)))
    beside.lines = {line.hand_id: line for line in before}
    return beside


def _words_of(hand: Subject, beside: _Beside) -> tuple[Subject, dict[str, int]]:
    """A hand and every word that leads to it, with bits.

    Where its play cannot be told it is found by all the rest: no fault here may keep a hand from its end.
    """
    try:
        if hand.played:
            beside.courses[hand.hand] = happened = course_of(hand.played)
            beside.seen[hand.hand] = seen(hand.played, happened)
        return hand, _together(_words(hand, beside))
    except Exception:
        if hand.played is None:
            raise
        _log.exception("the play of hand %s is not searched for", hand.hand)
        beside.seen.pop(hand.hand, None)
        return _words_of(replace(hand, played=None), beside)


def _forget(session: Session, beside: _Beside) -> None:
    """Take out the lines that are written anew, and the words that lead to them."""
    if not beside.lines:
        return
    leads = [{"word": int(word), "at": line.moment, "of": number}
             for number, line in beside.lines.items() for word in line.words]
    if leads:
        session.execute(FORGET, leads)
    session.execute(delete(LINES).where(LINES.c.hand_id.in_(list(beside.lines))))


def _line(hand: Subject, beside: _Beside, words: dict[str, int]) -> dict[str, Any]:
    before, played = beside.lines.get(hand.hand), hand.played
    marks = mask_of({hand.status, *_marks(hand, beside)})
    if played:
        reached = (street for street in streets(played) if street in STREETS)
        marks |= mask_of({*beside.seen[hand.hand], *reached})
    elif before:        # what an engine saw that still played it
        marks |= before.marks & mask_of([*PLAYED, *STREETS])
    return {
        "hand_id": hand.hand, "moment": moment_of(hand.started), "table_id": hand.table, "game": hand.game,
        "pot": _pot_in_money(hand), "marks": marks, "seats": sum(1 << seat for seat in hand.names),
        "all_in": all_in(played) if played else before.all_in if before else 0,
        "won": sum(1 << seat for seat in hand.winners), "words": words,
    }


def _pot_in_money(hand: Subject) -> int:
    """The pot in whole money, as lists show it: "over 5k" is of dollars where a file has cents."""
    source = read(log.payload(hand.rows[0])) if hand.rows else None
    return hand.pot // source.scale if source else hand.pot


def _marks(hand: Subject, beside: _Beside) -> Iterator[str]:
    """The marks of what was said about it."""
    yield from {row.kind for row in hand.rows} & log.NOTES
    undos = [log.payload(row) for row in hand.rows if row.kind == log.UNDO]
    if any("repair" in payload for payload in undos):
        yield "repaired"
    if any("repair" not in payload for payload in undos):
        yield "undone"
    if result.correction(hand.rows):
        yield "corrected"
    if any(_misdeal(row) for row in hand.rows):
        yield "misdeal"
    if hand.hand in beside.called:
        yield "call"
    if hand.hand in beside.remarks:
        yield "remark"
    if hand.table in beside.imported:
        yield "imported"


def _misdeal(row: AnyRow) -> bool:
    if row.kind == log.EVENT:
        return bool(log.payload(row).get("kind") == "misdeal")
    return row.kind == log.VOIDED and "misdeal" in str(log.payload(row).get("reason", "")).lower()


# -- words --------------------------------------------------------------------------------------------------


def _together(words: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Each word once, with the bits of every seat that it is of."""
    bits: dict[str, int] = {}
    for word, bit in words:
        bits[word] = bits.get(word, 0) | bit
    return bits


def _words(hand: Subject, beside: _Beside) -> Iterator[tuple[str, int]]:
    """Every word that leads to the hand, and the bit of the seat that it is of."""
    for seat, name in hand.names.items():
        if name:
            yield f"{PLAYER}:{fold(name)}", 1 << seat
    dealers = {row.who for row in hand.rows if row.who and row.kind not in log.NOTES}
    yield from ((f"{DEALER}:{fold(who)}", 0) for who in dealers)
    yield from ((f"{NUMBER}:{number}", 0) for number in {hand.number, hand.hand})
    yield f"{DEALT}:{len(hand.names)}", 0
    if hand.played:
        yield from _of_play(hand.played, beside.courses[hand.hand])
    if (mix := log.payload(hand.rows[0]).get("mix") if hand.rows else None) and mix.get("name"):
        yield f"{MIX}:{letters(mix['name'])}", 0
    yield f"{AT}:{hand.table}", 0
    yield f"{GAME}:{hand.game}", 0
    marks = {hand.status, *_marks(hand, beside), *beside.seen.get(hand.hand, ())}
    yield from ((f"{MARK}:{mark}", 0) for mark in marks & RARE)
    reached = streets(hand.played) if hand.played else []
    yield from ((f"{STREET}:{fold(street)}", 0) for street in reached if street not in STREETS)
    yield from ((f"{TEXT}:{word}", 0) for word in words_in(_texts(hand, beside)))


def _of_play(played: Played, happened: Course) -> Iterator[tuple[str, int]]:
    """How it was bet, what was tabled, and what players did."""
    yield f"{BETTING}:{played.setup.betting}", 0
    yield from showdown_words(played)
    if all_in(played):
        yield from ((f"{ALL_IN}:{fold(street)}", bit) for street, bit in all_in_streets(happened))
    done = (*deeds(happened), *passed(played, happened), *fortunes(played, happened), *nuts(played))
    yield from ((f"{DEED}:{deed}", bit) for deed, bit in done)
    yield from ((f"{PLACE}:{place}", bit) for place, bit in places(played, happened))
    if count := ways(played, happened):
        yield f"{WAYS}:{count}", 0
    for word, bit in grown(played):
        yield f"{DEED if word == RUNNER else MAKES}:{word}", bit


def _texts(hand: Subject, beside: _Beside) -> Iterator[str]:
    """All that people wrote: remarks, why the floor was called, what it ruled, why the hand is void."""
    yield from beside.remarks.get(hand.hand, ())
    yield from (text for text in beside.called.get(hand.hand, ()) if text)
    for row in hand.rows:
        if row.kind in log.NOTES or row.kind == log.VOIDED:
            payload = log.payload(row)
            yield from (str(payload[key]) for key in ("reason", "rule", "note", "kind") if payload.get(key))


def numbers_of(session: Session, words: Iterable[str]) -> dict[str, int]:
    """The numbers of words; new ones get one."""
    wanted = sorted(set(words))
    known = _known(session, wanted)
    fresh = [word for word in wanted if word not in known]
    if fresh:
        # each knows all of its database, and a server needs one of the two
        kind = import_module(f"sqlalchemy.dialects.{session.get_bind().dialect.name}")
        # another writer may have had the same word a moment ago
        session.execute(kind.insert(WORDS).on_conflict_do_nothing(), [{"word": word} for word in fresh])
        known |= _known(session, fresh)
    return known


def _known(session: Session, words: list[str]) -> dict[str, int]:
    return {word: number for word, number in session.execute(
        select(Word.word, Word.id).where(Word.word.in_(words)))}
