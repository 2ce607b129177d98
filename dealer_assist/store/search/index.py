"""What a hand is found by: a narrow line, and the words that lead to it. Derived from its log (`lines`)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import datetime
from typing import Any, cast

from sqlalchemy import (
    JSON, BigInteger, ColumnElement, ForeignKey, Index, String, Table as Plain, func,
)
from sqlalchemy.orm import Mapped, mapped_column

from dealer_assist.store.db.models import Base

# a mark is a bit of `marks`, so new ones are added at the end
MARKS = (
    "open", "over", "void", "showdown", "allin", "side", "split", "odd", "twice", "undone", "repaired",
    "misdeal", "event", "ruling", "call", "remark", "imported", "busted", "corrected", "multiway", "walk",
    "straddle", "bomb", "scoop", "quartered", "no-low",
)
RARE = frozenset((
    "open void odd twice repaired misdeal event ruling call remark busted corrected walk straddle bomb scoop "
    "quartered no-low").split())
# what only the engine knows
PLAYED = frozenset((
    "showdown allin side split odd twice busted multiway walk straddle bomb scoop quartered no-low").split())
STREETS = (
    "preflop", "flop", "die", "turn", "river", "bravo", "predraw", "draw", "first-draw", "second-draw",
    "third-draw", "second", "third", "fourth", "fifth", "sixth", "seventh",
)
FIRST_STREET = 32       # the bit of the first street
# kinds of words: `p:ann`, `k:kd` and `k:AK` tabled, `h:full house`, `n:6` dealt in,
# `#:351`, `i:turn` all-in there, `a:limp` what a player did, `x:horse` the mix, `l:pot-limit`,
# `o:cutoff` where a player sat, `w:3` so many went on to the second street
PLAYER, DEALER, AT, GAME, MARK, STREET, TEXT, HOLDS, MAKES, DEALT, NUMBER, ALL_IN = "pdbgmstkhn#i"
DEED, MIX, BETTING, PLACE, WAYS = "axlow"
VERSION = "v:8"          # a word for what lines hold: where it is not there, all are derived again
# where it is not there, lists may say of corrected hands what was entered, as an earlier version did
AS_CORRECTED = "v:2 corrected"
MOST_WORD, MOST_WORDS = 96, 400


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
    # PostgreSQL keeps an index in the order of its language, where a beginning is no span
    __table_args__ = (Index("ix_find_word_begins", "word", postgresql_ops={"word": "varchar_pattern_ops"},
                            info={"only": "postgresql"}),)
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


WORDS, LEADS, LINES = (cast(Plain, model.__table__) for model in (Word, Leads, Summary))


# letters whose mark is a part of them, so that nothing takes it off: Łukasz is found by lukasz
PLAIN = str.maketrans(dict(zip("łđðøıħŧæœþ", "l d d o i h t ae oe th".split(), strict=True)))


def fold(text: str) -> str:
    """Small letters without their marks, single spaces: `José` is found by `jose`."""
    plain = unicodedata.normalize("NFKD", text.casefold()).translate(PLAIN)
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())[:MOST_WORD]


def letters(text: str) -> str:
    """The letters and figures alone: H.O.R.S.E. is HORSE."""
    return re.sub(r"\W|_", "", fold(text))


def run_together(column: Any) -> ColumnElement[str]:
    """A name in small letters without its spaces and hyphens: NLH 1 is typed nlh1."""
    return func.replace(func.replace(func.lower(column), " ", ""), "-", "")


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


def words_in(texts: Iterable[str]) -> list[str]:
    """The words of texts, folded, each once."""
    words = dict.fromkeys(word for text in texts for word in re.findall(r"\w+", fold_long(text)))
    return [word[:MOST_WORD] for word in words][:MOST_WORDS]


def fold_long(text: str) -> str:
    """`fold` of a text that may be longer than a name."""
    plain = unicodedata.normalize("NFKD", text.casefold()).translate(PLAIN)
    return "".join(c for c in plain if not unicodedata.combining(c))
