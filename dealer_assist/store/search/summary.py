"""What a hand is found by: a narrow line, and the words that lead to it. Derived from its log, at any time.

Every transaction that touches a hand brings its line in step before it is kept, whoever wrote and however.
An action of a hand that goes on changes nothing that is searched for, so it costs nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, cast

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, delete, event, insert, inspect, select
from sqlalchemy import Table as Plain
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Mapped, Session, UOWTransaction, mapped_column

from dealer_assist.engine.play import Hand as Played
from dealer_assist.engine.showdown.award import PotRuling
from dealer_assist.errors import Refusal
from dealer_assist.store.db.models import IMPORT, OPEN, Base, Hand, Row, Table
from dealer_assist.store.hands import log, replay
from dealer_assist.store.review.calls import Call
from dealer_assist.store.review.remarks import Remark

# a mark is a bit of `marks`, so new ones are added at the end
MARKS = (
    "open", "over", "void", "showdown", "allin", "side", "split", "odd", "twice", "undone", "repaired",
    "misdeal", "event", "ruling", "call", "remark", "imported",
)
RARE = frozenset({"open", "void", "odd", "twice", "repaired", "misdeal", "event", "ruling", "call", "remark"})
PLAYED = frozenset({"showdown", "allin", "side", "split", "odd", "twice"})     # what only the engine knows
STREETS = (
    "preflop", "flop", "die", "turn", "river", "bravo", "predraw", "draw", "first-draw", "second-draw",
    "third-draw", "second", "third", "fourth", "fifth", "sixth", "seventh",
)
FIRST_STREET = 32       # the bit of the first street
PLAYER, DEALER, AT, GAME, MARK, STREET, TEXT = "pdbgmst"      # kinds of words: `p:ann`
MOST_WORD, MOST_WORDS = 96, 400
TOUCHED = "touched-hands"


class Summary(Base):
    """A hand as the search sees it.

    Units: `moment` is when it began, in milliseconds since 1970 (UTC); `marks` has a bit for each of `MARKS`
    and each street that was reached; `seats`, `all_in`, `won` the bit `1 << seat`; `words` the numbers of its
    words, each with the bit of the seat that the word is of, 0 for none.
    """

    __tablename__ = "hand_summary"
    # each index holds all that is asked of a hand, so that walking it never leaves it
    __table_args__ = (
        Index("ix_hand_summary_moment", "moment", "hand_id", "table_id", "game", "pot", "marks", "seats",
              "all_in", "won"),
        Index("ix_hand_summary_pot", "pot", "hand_id", "moment", "table_id", "game", "marks", "seats",
              "all_in", "won"),
    )
    hand_id: Mapped[int] = mapped_column(ForeignKey("hand.id"), primary_key=True, autoincrement=False)
    moment: Mapped[int] = mapped_column(BigInteger)
    table_id: Mapped[int]
    game: Mapped[str] = mapped_column(String(80))
    pot: Mapped[int] = mapped_column(BigInteger)
    marks: Mapped[int] = mapped_column(BigInteger)
    seats: Mapped[int]
    all_in: Mapped[int]
    won: Mapped[int]
    words: Mapped[dict[str, Any]] = mapped_column(JSON)


class Word(Base):
    """A word that leads to hands: its kind, a colon, and what was written, folded."""

    __tablename__ = "find_word"
    id: Mapped[int] = mapped_column(primary_key=True)
    word: Mapped[str] = mapped_column(String(MOST_WORD + 2), unique=True)


class Leads(Base):
    """A word leads to a hand; in the order of time."""

    __tablename__ = "find_hand"
    __table_args__ = {"sqlite_with_rowid": False}
    word_id: Mapped[int] = mapped_column(ForeignKey("find_word.id"), primary_key=True, autoincrement=False)
    moment: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    hand_id: Mapped[int] = mapped_column(ForeignKey("hand.id"), primary_key=True, autoincrement=False)
    bit: Mapped[int]


WORDS, LEADS = cast(Plain, Word.__table__), cast(Plain, Leads.__table__)


def fold(text: str) -> str:
    """Small letters without their marks, single spaces: `José` is found by `jose`."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())[:MOST_WORD]


def mask_of(names: Iterable[str]) -> int:
    """The bits of marks and streets."""
    return sum(1 << (MARKS.index(one) if one in MARKS else FIRST_STREET + STREETS.index(one))
               for one in set(names))


def marks_of(mask: int) -> list[str]:
    """The marks, without the streets."""
    return [mark for n, mark in enumerate(MARKS) if mask >> n & 1]


def moment_of(at: str) -> int:
    """A time of the record in milliseconds."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)


# -- deriving -----------------------------------------------------------------------------------------------


def derive(session: Session, number: int) -> Summary:
    """Write the hand's line and its words anew from its log."""
    hand, rows = session.get_one(Hand, number), log.rows_of(session, number)
    line = session.get(Summary, number)
    if line is None:
        line = Summary(hand_id=number, marks=0, all_in=0, words={}, moment=moment_of(hand.started))
    _forget(session, line)
    made = _played(hand, rows)
    streets = _streets(made) if made else []
    marks = {hand.status, *_told(session, hand, rows), *(_seen(made) if made else ())}
    kept = line.marks if made is None else 0       # what an engine found that still played it
    kept &= mask_of([*PLAYED, *STREETS])
    line.moment, line.table_id, line.game, line.pot = (
        moment_of(hand.started), hand.table_id, hand.game, hand.pot)
    line.marks = kept | mask_of(marks) | mask_of(street for street in streets if street in STREETS)
    line.all_in = _all_in(made) if made else line.all_in
    line.seats = sum(1 << place.seat for place in hand.places)
    line.won = sum(1 << seat for seat in hand.winners)
    session.add(line)
    session.flush()
    _lead(session, line, dict(_words(session, hand, rows, marks, streets)))
    return line


def _played(hand: Hand, rows: Sequence[Row]) -> Played | None:
    try:
        return replay.played(hand, rows, log.courses(rows)[-1].path, hand.head)
    except Refusal:
        return None


def _streets(made: Played) -> list[str]:
    return [street.name for street in made.streets[:made.street_no + 1]]


def _seen(made: Played) -> Iterator[str]:
    """The marks of the play itself."""
    if any(made.showdown.shown):
        yield "showdown"
    if _all_in(made):
        yield "allin"
    if made.table.run > 1:
        yield "twice"
    ruled = made.showdown.ruling.pots if made.showdown.ruling else ()
    if len(ruled) > 1:
        yield "side"
    if any(len(_paid(pot)) > 1 for pot in ruled):
        yield "split"
    if any(_odd(pot) for pot in ruled):
        yield "odd"


def _all_in(made: Played) -> int:
    """The seats that put everything in, also what nobody matched."""
    left = {seat: made.stacks[seat] - made.awards.get(seat, 0) - made.chips.returned.get(seat, 0)
            for seat in made.order}
    return sum(1 << seat for seat, chips in left.items() if not chips)


def _paid(pot: PotRuling) -> set[int]:
    return {seat for share in pot.shares for seat, chips in share.awards.items() if chips}


def _odd(pot: PotRuling) -> bool:
    """Were parts of it unlike that are alike but for an odd chip: of tied hands, of sides, of boards?"""
    boards: dict[tuple[int | None, int | None], list[int]] = {}
    for share in pot.shares:
        boards.setdefault((share.runout, share.board), []).append(share.amount)
    parted = [list(share.awards.values()) for share in pot.shares]
    sums = [sum(amounts) for amounts in boards.values()]
    return any(len(set(parts)) > 1 for parts in (*parted, *boards.values(), sums))


def _told(session: Session, hand: Hand, rows: Sequence[Row]) -> Iterator[str]:
    """The marks of what was said about it."""
    kinds = {row.kind for row in rows}
    yield from kinds & log.NOTES
    undos = [log.payload(row) for row in rows if row.kind == log.UNDO]
    if any("repair" in said for said in undos):
        yield "repaired"
    if any("repair" not in said for said in undos):
        yield "undone"
    if any(_misdeal(row) for row in rows):
        yield "misdeal"
    if session.scalar(select(Call.id).where(Call.hand_id == hand.id).limit(1)):
        yield "call"
    if session.scalar(select(Remark.id).where(Remark.hand_id == hand.id).limit(1)):
        yield "remark"
    if session.get_one(Table, hand.table_id).kind == IMPORT:
        yield "imported"


def _misdeal(row: Row) -> bool:
    said = log.payload(row)
    return row.kind == log.EVENT and said.get("kind") == "misdeal" or \
        row.kind == log.VOIDED and "misdeal" in str(said.get("reason", "")).lower()


# -- words --------------------------------------------------------------------------------------------------


def _words(
    session: Session, hand: Hand, rows: Sequence[Row], marks: set[str], streets: list[str],
) -> Iterator[tuple[str, int]]:
    """Every word that leads to the hand, and the bit of the seat that it is of."""
    for place in hand.places:
        if place.name:
            yield f"{PLAYER}:{fold(place.name)}", 1 << place.seat
    dealers = {row.who for row in rows if row.who and row.kind not in log.NOTES}
    yield from ((f"{DEALER}:{fold(who)}", 0) for who in dealers)
    yield f"{AT}:{hand.table_id}", 0
    yield f"{GAME}:{hand.game}", 0
    yield from ((f"{MARK}:{mark}", 0) for mark in marks & RARE)
    yield from ((f"{STREET}:{fold(street)}", 0) for street in streets if street not in STREETS)
    yield from ((f"{TEXT}:{word}", 0) for word in words_in(_texts(session, hand, rows)))


def words_in(texts: Iterable[str]) -> list[str]:
    """The words of texts, folded, each once."""
    found = dict.fromkeys(word for text in texts for word in re.findall(r"\w+", fold_long(text)))
    return [word[:MOST_WORD] for word in found][:MOST_WORDS]


def fold_long(text: str) -> str:
    """`fold` of a text that may be longer than a name."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c))


def _texts(session: Session, hand: Hand, rows: Sequence[Row]) -> Iterator[str]:
    """All that people wrote: remarks, why the floor was called, what it ruled, why the hand is void."""
    yield from session.scalars(select(Remark.text).where(Remark.hand_id == hand.id))
    yield from (text for text in session.scalars(select(Call.reason).where(Call.hand_id == hand.id)) if text)
    for row in rows:
        if row.kind in log.NOTES or row.kind == log.VOIDED:
            said = log.payload(row)
            yield from (str(said[key]) for key in ("reason", "rule", "note", "kind") if said.get(key))


def numbers_of(session: Session, words: Iterable[str]) -> dict[str, int]:
    """The numbers of words; new ones get one."""
    wanted = sorted(set(words))
    known = _known(session, wanted)
    fresh = [word for word in wanted if word not in known]
    if fresh:
        kind = postgresql if session.get_bind().dialect.name == "postgresql" else sqlite
        # another writer may have had the same word a moment ago
        session.execute(kind.insert(WORDS).on_conflict_do_nothing(), [{"word": word} for word in fresh])
        known |= _known(session, fresh)
    return known


def _known(session: Session, words: list[str]) -> dict[str, int]:
    found = session.execute(select(Word.word, Word.id).where(Word.word.in_(words)))
    return {word: number for word, number in found}


def _lead(session: Session, line: Summary, words: dict[str, int]) -> None:
    numbers = numbers_of(session, words)
    line.words = {str(numbers[word]): bit for word, bit in words.items()}
    session.execute(insert(LEADS), [
        {"word_id": numbers[word], "moment": line.moment, "hand_id": line.hand_id, "bit": bit}
        for word, bit in words.items()])


def _forget(session: Session, line: Summary) -> None:
    if line.words:
        session.execute(delete(Leads).where(
            Leads.word_id.in_([int(number) for number in line.words]), Leads.moment == line.moment,
            Leads.hand_id == line.hand_id))


# -- in step with the record ------------------------------------------------------------------------------


@event.listens_for(Session, "after_flush")
def _flushed(session: Session, _context: UOWTransaction) -> None:
    touched = session.info.setdefault(TOUCHED, set())
    for one in (*session.new, *session.dirty):
        if isinstance(one, Call | Remark) or isinstance(one, Row) and one.kind in log.NOTES:
            touched.add(one.hand_id)
        elif isinstance(one, Hand) and _searched_otherwise(one):
            touched.add(one.id)


def _searched_otherwise(hand: Hand) -> bool:
    """Is it new, was it closed or opened again, or was a hand changed that is over?"""
    return hand.status != OPEN or inspect(hand).attrs.status.history.has_changes()


@event.listens_for(Session, "before_commit")
def _in_step(session: Session) -> None:
    if session.in_nested_transaction():
        return
    session.flush()
    for number in sorted(session.info.pop(TOUCHED, ())):
        derive(session, number)
    session.flush()
    session.info.pop(TOUCHED, None)


@event.listens_for(Session, "after_rollback")
def _undone(session: Session) -> None:
    session.info.pop(TOUCHED, None)
