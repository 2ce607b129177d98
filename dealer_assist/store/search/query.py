"""What somebody looks for, in words: `player:ann game:razz pot:>5000 split -void`, or plainly `ann razz >5k
split yesterday`. A word that is no name of ours is looked for in what people wrote.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from dealer_assist.errors import Unreadable, nearest, quotable
from dealer_assist.store.db.models import Table
from dealer_assist.store.search.summary import (
    DEALER, MARKS, MOST_WORD, PLAYER, STREETS, TEXT, Word, fold, words_in,
)
from dealer_assist.store.search.wanted import DAYS, MOST_NAMES, READ, Wanted, Zone, game_called
from dealer_assist.texts import say

KEYS = ("player", "table", "game", "dealer", "seat", "date", "pot", "street", "text")
WON = "won"                     # a mark of a player or a seat, not of a hand
MOST_QUERY, MOST_TOKENS = 500, 30
SAID = {
    "all-in": "allin", "all in": "allin", "split pot": "split", "chopped": "split", "odd chip": "odd",
    "voided": "void", "repair": "repaired", "undo": "undone", "run twice": "twice", "side pot": "side",
    "side pots": "side", "ruled": "ruling", "rulings": "ruling", "floor call": "call", "floor": "call",
    "comment": "remark", "comments": "remark", "remarks": "remark", "events": "event", "wins": WON,
    "winner": WON, "finished": "over",
}
PIECE = re.compile(r'(-?)(?:([a-z]+):)?(?:"([^"]*)"|(\S+))')
DATED = re.compile(r"\d{4}-\d\d(-\d\d)?")


class Token(NamedTuple):
    """One thing asked for: `key` one of `KEYS` and its value, or "mark" and a mark; `no`: without it."""

    key: str
    value: str
    no: bool = False

    def text(self) -> str:
        """As it is written in a query."""
        value = f'"{self.value}"' if re.search(r"\s", self.value) or not self.value else self.value
        return ("-" if self.no else "") + (value if self.key == "mark" else f"{self.key}:{value}")


def tokens(session: Session, text: str) -> list[Token]:
    """Read a query.  Errors: `too-long`, `bad-search`."""
    if len(text) > MOST_QUERY or "\0" in text:
        raise Unreadable("too-long.search", most=MOST_QUERY, field="q")
    found: list[Token] = []
    plain: list[str] = []
    for no, key, quoted, word in PIECE.findall(text):
        value = (quoted or word).strip()
        if word and not key and not no and word[:-1] not in KEYS:
            plain.append(word)
            continue
        if not key and word[-1:] == ":":
            key, value = word[:-1], ""
        found += _plain(session, plain)
        plain = []
        if key in KEYS or key == "mark":
            found.append(_token(key, value, bool(no)))
        elif key or no:
            found.append(mark(f"{key}:{value}" if key else value, bool(no)))
        elif value:
            found.append(Token("text", value))
    found += _plain(session, plain)
    if len(found) > MOST_TOKENS:
        raise Unreadable("too-long.things", most=MOST_TOKENS, field="q")
    return list(dict.fromkeys(found))


def _token(key: str, value: str, no: bool) -> Token:
    if key == "mark":
        return mark(value, no)
    if no:
        raise Unreadable("bad-search.only-marks", word=key, field="q")
    if not value:
        raise Unreadable("bad-search.after-colon", word=key, field="q")
    return Token(key, value)


def mark(word: str, no: bool = False) -> Token:
    """A mark by any of its names.  Errors: `bad-search`."""
    meant = SAID.get(word.lower(), word.lower())
    if meant in MARKS or meant == WON and not no:
        return Token("mark", meant, no)
    near = nearest(meant, [*MARKS, *(f"{key}:" for key in KEYS)])
    raise Unreadable(
        "bad-search", word=quotable(word, 40), near=near, known=", ".join(f"{key}:" for key in KEYS),
        marks=", ".join(MARKS), field="q"
    )


def _plain(session: Session, words: list[str]) -> Iterator[Token]:
    """Words without a key, the longest that mean something first."""
    while words:
        for n in range(min(3, len(words)), 0, -1):
            said = _means(session, " ".join(words[:n]), n)
            if said is not None:
                yield said
                words = words[n:]
                break


def _means(session: Session, said: str, count: int) -> Token | None:
    low = said.lower()
    meant = SAID.get(low, low)
    if meant in MARKS or meant == WON:
        return Token("mark", meant)
    if seat := re.fullmatch(r"seat ?(\d+)", low):
        return Token("seat", seat[1])
    if count == 1 and (low in DAYS or DATED.fullmatch(low.split("..")[0])):
        return Token("date", low)
    if count == 1 and re.match(r"[<>]=?\d", low):
        return Token("pot", low)
    if low in STREETS:
        return Token("street", low)
    if game_called(said):
        return Token("game", low)
    return _name(session, said) or (Token("text", said) if count == 1 else None)


def _name(session: Session, said: str) -> Token | None:
    """Of a table, a player, or a dealer; a part of a name that is a word of it is enough."""
    if session.scalar(select(Table.id).where(func.lower(Table.name) == said.lower()).limit(1)):
        return Token("table", said)
    folded = fold(said)
    for key, kind in (("player", PLAYER), ("dealer", DEALER)):
        for word in session.scalars(_like(kind, folded)):
            if word == f"{kind}:{folded}" or f" {folded} " in f" {word[2:]} ":
                return Token(key, said)
    return None


def _like(kind: str, folded: str) -> Select[Any]:
    return select(Word.word).where(
        Word.word.startswith(f"{kind}:", autoescape=True), Word.word.contains(folded, autoescape=True),
    ).order_by(Word.word).limit(MOST_NAMES)


# -- what the tokens come to --------------------------------------------------------------------------------


def read(session: Session, asked: Iterable[Token], zone: Zone, today: date) -> Wanted:
    """What the tokens ask for. Days are those of `zone`, None for the machine's.

    Errors: `bad-search`, `bad-date`, `bad-amount`, `bad-seat`.
    """
    wanted = Wanted()
    others: list[tuple[int, ...]] = []
    notes: list[str] = []
    for token in asked:
        if token.key == "mark":
            _want_mark(wanted, token)
        elif token.key in ("player", "dealer", "text"):
            numbers = _numbers(session, token)
            if token.key == "player":
                wanted.words, wanted.players = (*wanted.words, numbers[0]), wanted.players + 1
            else:
                others += numbers
            if () in numbers:
                notes.append(say("finding.nowhere", what=token.text()))
            if token.key != "text" and len(numbers[0]) == MOST_NAMES:
                notes.append(say("finding.many-names", part=repr(token.value), most=MOST_NAMES))
        else:
            READ[token.key](session, wanted, token.value, zone, today)
    wanted.words = (*wanted.words, *others)
    wanted.notes = tuple(notes)
    return wanted


def _want_mark(wanted: Wanted, token: Token) -> None:
    if token.value == WON:
        wanted.won = True
    elif token.no:
        wanted.without |= {token.value}
    else:
        wanted.marks |= {token.value}


def _numbers(session: Session, token: Token) -> list[tuple[int, ...]]:
    """The words that a name may be; for a text, those of each of its words."""
    if token.key == "text":
        return [_beginning(session, TEXT, word) for word in words_in([token.value])] or [()]
    kind = PLAYER if token.key == "player" else DEALER
    folded = fold(token.value)
    exact = session.scalar(select(Word.id).where(Word.word == f"{kind}:{folded}"))
    if exact is not None:
        return [(exact,)]
    return [tuple(session.scalars(_like(kind, folded).with_only_columns(Word.id)))]


def _beginning(session: Session, kind: str, word: str) -> tuple[int, ...]:
    return tuple(session.scalars(select(Word.id).where(
        Word.word.startswith(f"{kind}:{word[:MOST_WORD]}", autoescape=True)).limit(MOST_NAMES)))
