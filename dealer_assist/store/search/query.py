"""What somebody looks for, in words: `player:ann game:razz pot:>5000 split -void`, or plainly `ann razz >5k
split yesterday`. A word that is no name of ours is looked for in what people wrote.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime, time
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, collate, func, select
from sqlalchemy.orm import Session

from dealer_assist.errors import Unreadable, nearest, quotable
from dealer_assist.rulebook.find_game import names_several
from dealer_assist.store.db.models import Table
from dealer_assist.store.search import when
from dealer_assist.store.search.find import SMALL, SORTS
from dealer_assist.store.search.plain import AGAIN, Token, cards_of, meaning, once, pair, without
from dealer_assist.store.search.summary import (
    ALL_IN, DEALER, DEALT, HOLDS, MAKES, MARKS, MOST_WORD, NUMBER, PLAYER, STREETS, TEXT, Word, fold,
    words_in,
)
from dealer_assist.store.search.vocabulary import AGAINST, LOST, NAMED, RUN, WON, longest, vocabulary
from dealer_assist.store.search.wanted import (
    MOST_NAMES, READ, Seats, Wanted, Zone, game_called, game_with, want_time,
)
from dealer_assist.texts import say

KIND = {"player": PLAYER, "dealer": DEALER}
FIELDS = tuple(
    "player table game dealer seat date time pot street allin text hand cards made players".split())
KEYS = (*FIELDS, "sort")
MOST_QUERY, MOST_TOKENS = 500, 30
COLONS = tuple(f"{key}:" for key in KEYS)
NOTHING = Token("text", "")      # a word that is said on the way
PIECE = re.compile(r'(-?)(?:([a-z]+):)?(?:"([^"]*)"|(\S+))')
LATE = time(23, 59)
LAST = "\U0010ffff"      # sorts after every letter


def tokens(session: Session, text: str) -> list[Token]:
    """Read a query.  Errors: `too-long`, `bad-search`."""
    if len(text) > MOST_QUERY or "\0" in text:
        raise Unreadable("too-long.search", most=MOST_QUERY, field="q")
    read: list[Token] = []
    plain: list[str] = []
    for no, key, quoted, word in PIECE.findall(text):
        value = (quoted or word).strip()
        if word and not key and not no and word not in COLONS:
            plain.append(word)
            continue
        if not key and word[-1:] == ":":
            key, value = word[:-1], ""
        read += _plain(session, plain)
        plain = []
        if key in KEYS or key == "mark":
            read.append(_token(key, value, bool(no)))
        elif key or no:
            read.append(mark(f"{key}:{value}" if key else value, bool(no)))
        elif value:
            read.append(Token("text", value))
    read += _plain(session, plain)
    if len(read) > MOST_TOKENS:
        raise Unreadable("too-long.things", most=MOST_TOKENS, field="q")
    return once(read)


def _token(key: str, value: str, no: bool) -> Token:
    if key == "mark":
        return mark(value, no)
    if no and key != "street":
        raise Unreadable("bad-search.only-marks", word=key, field="q")
    if not value:
        raise Unreadable("bad-search.after-colon", word=key, field="q")
    return Token(key, value)


def mark(word: str, no: bool = False) -> Token:
    """A mark by any of its names.  Errors: `bad-search`."""
    meant = vocabulary().marks.get(fold(word), word.lower())
    if meant in MARKS or meant in (WON, LOST) and not no:
        return Token("mark", meant, no)
    if meant == AGAINST and not no:
        return Token("mark", meant)
    near = nearest(meant, [*MARKS, *(f"{key}:" for key in KEYS)])
    raise Unreadable(
        "bad-search", word=quotable(word, 40), near=near, known=", ".join(f"{key}:" for key in KEYS),
        marks=", ".join(MARKS), field="q"
    )


def _plain(session: Session, words: list[str]) -> Iterator[Token]:
    """Words without a key, the longest that mean something first."""
    while words:
        for n in range(min(RUN, len(words)), 0, -1):
            both = vocabulary().both.get(fold(" ".join(words[:n])))
            token = _means(session, " ".join(words[:n]), n) if both is None else NOTHING
            if token is not None:
                yield from (Token("mark", one) for one in both or ())
                yield from () if token is NOTHING else (token,)
                words = words[n:]
                break


def _means(session: Session, words: str, count: int) -> Token | None:
    """What words mean here: a name of the room before what every room says, the longest first."""
    if count > NAMED:
        return meaning(words)
    low = words.lower()
    plain = fold(words)
    if count == 1 and (day := when.day(plain)):
        return Token("date", day)
    token = without(words) or _headed(session, words) or (_whole_name(session, plain) if count > 1 else None)
    if token is None and (names_several(words) or game_called(words)):
        token = Token("game", low)
    token = token or _table(session, words) or meaning(words) or _name(session, words)
    if token is not None or count > 1:
        return token
    if plain in vocabulary().on_the_way:
        return NOTHING
    return pair(plain) or _tables_with(session, plain) or (
        Token("game", low) if game_with(low) else Token("text", words))


def _headed(session: Session, words: str) -> Token | None:
    """ "dealer ann", "table 3": a name behind what it is of."""
    for key, heads in vocabulary().heads.items():
        for head in longest(heads):
            rest = words[len(head) + 1:]
            if rest and fold(words).startswith(f"{head} ") and (
                    rest.isdecimal() if key == "table" else
                    session.scalar(_like(session, KIND[key], fold(rest)).limit(1)) is not None):
                return Token(key, rest)
    return None


def _whole_name(session: Session, folded: str) -> Token | None:
    """Somebody's whole name: Jack King is no pair of cards."""
    for key, kind in KIND.items():
        if session.scalar(select(Word.id).where(Word.word == f"{kind}:{folded}")) is not None:
            return Token(key, folded)
    return None


def _tables_with(session: Session, word: str) -> Token | None:
    """ "nlh", where tables are called NLH 1 and NLH 2."""
    like = select(Table.name).where(Table.name.icontains(word, autoescape=True))
    names = session.scalars(like.limit(MOST_NAMES))
    return Token("table", word) if any(word in fold(name).split() for name in names) else None


def _table(session: Session, words: str) -> Token | None:
    known = session.scalar(select(Table.id).where(func.lower(Table.name) == words.lower()).limit(1))
    return Token("table", words) if known else None


def _name(session: Session, words: str) -> Token | None:
    """Of a player or a dealer; a part of a name that is a word of it is enough."""
    folded = re.sub(r"['’]s?$", "", fold(words))
    for key, kind in KIND.items():
        for word in session.scalars(_like(session, kind, folded)):
            if word == f"{kind}:{folded}" or f" {folded} " in f" {word[2:]} ":
                return Token(key, re.sub(r"['’]s?$", "", words))
    return None


def _like(session: Session, kind: str, folded: str) -> Select[Any]:
    in_order = collate(Word.word, "C") if _postgresql(session) else Word.word
    return select(Word.word).where(
        _begins(session, f"{kind}:"), Word.word.contains(folded, autoescape=True),
    ).order_by(in_order).limit(MOST_NAMES)


def _begins(session: Session, first: str) -> ColumnElement[bool]:
    """A span of the index: for a LIKE every word there is would be looked through."""
    if _postgresql(session):       # the index of the letters alone, whatever language the database sorts by
        return and_(Word.word.op("~>=~")(first), Word.word.op("~<~")(first + LAST))
    return Word.word.between(first, first + LAST)


def _postgresql(session: Session) -> bool:
    return session.get_bind().dialect.name == "postgresql"


# -- what the tokens come to --------------------------------------------------------------------------------


def read(
    session: Session, asked: Iterable[Token], zone: Zone, today: date, now: datetime | None = None,
) -> Wanted:
    """What the tokens ask for. Days and times are those of `zone`, None for the machine's.

    Errors: `bad-search`, `bad-date`, `bad-amount`, `bad-seat`.
    """
    wanted, notes = Wanted(), list[str]()
    others: list[tuple[int, ...]] = []
    # a time is one of the day that is asked for, wherever that stands
    tokens = sorted(asked, key=lambda token: token.key == "time")
    seats = Seats(versus=AGAIN in tokens)
    for token in tokens:
        if token.key == "mark":
            _want_mark(wanted, seats, token)
        elif token.key == "sort":
            _want_sort(wanted, token.value)
        elif token.no:
            wanted.without |= {_street_of(token)}
        elif token.key == "time":
            want_time(wanted, token.value, zone, now or datetime.combine(today, LATE))
        elif token.key in WORDED:
            numbers = _numbers(session, token)
            seats.take(token.key, numbers)
            others += numbers
            if () in numbers:
                notes.append(say("finding.nowhere", what=token.text()))
            if token.key in ("player", "dealer") and len(numbers[0]) == MOST_NAMES:
                notes.append(say("finding.many-names", part=repr(token.value), most=MOST_NAMES))
        else:
            READ[token.key](session, wanted, token.value, zone, today)
    wanted.words, wanted.together = (*wanted.words, *others), seats.groups()
    wanted.versus = seats.versus
    wanted.notes = tuple(notes)
    return wanted


def _want_sort(wanted: Wanted, value: str) -> None:
    if value not in SORTS:
        raise Unreadable("bad-sort", field="q")
    wanted.sort = value
    if value == SMALL:      # of hands that have a pot: a void one has none
        wanted.least = max(1, wanted.least or 0)


def _street_of(token: Token) -> str:
    """A street that was not reached."""
    if token.value not in STREETS:
        raise Unreadable("bad-search.street", word=quotable(token.value, 40),
                         near=nearest(token.value, STREETS), known=", ".join(STREETS), field="q")
    return token.value


def _want_mark(wanted: Wanted, seats: Seats, token: Token) -> None:
    if token.value == AGAINST:
        seats.another()
    elif token.value in (WON, LOST) and seats.versus:
        seats.mark(token.value == WON)
    elif token.value in (WON, LOST):
        wanted.won, wanted.lost = wanted.won or token.value == WON, wanted.lost or token.value == LOST
    elif token.no:
        wanted.without |= {token.value}
    else:
        wanted.marks |= {token.value}


def _numbers(session: Session, token: Token) -> list[tuple[int, ...]]:
    """The words that a name may be; for a text, those of each of its words."""
    if token.key == "text":
        return [_beginning(session, TEXT, word) for word in words_in([token.value])] or [()]
    if token.key in EXACT:
        return [_exact(session, word) for word in EXACT[token.key](token.value)] or [()]
    kind = PLAYER if token.key == "player" else DEALER
    folded = fold(token.value)
    exact = session.scalar(select(Word.id).where(Word.word == f"{kind}:{folded}"))
    if exact is not None:
        return [(exact,)]
    return [tuple(session.scalars(_like(session, kind, folded).with_only_columns(Word.id)))]


def _exact(session: Session, word: str) -> tuple[int, ...]:
    number = session.scalar(select(Word.id).where(Word.word == word))
    return () if number is None else (number,)


def _hand_terms(value: str) -> list[str]:
    low = value.lower()
    hands = vocabulary().hands
    parts = [part for one in low.split(",") if (part := one.strip())]
    return [f"{MAKES}:{hands.get(fold(part), part)}" for part in parts]


def _figures(kind: str, value: str) -> list[str]:
    if not (value.isascii() and value.isdecimal() and len(value) < 10):
        raise Unreadable("bad-search.number", word=quotable(value, 40), field="q")
    return [f"{kind}:{int(value)}"]


EXACT: dict[str, Callable[[str], list[str]]] = {
    "allin": lambda value: [f"{ALL_IN}:{fold(value)}"],
    "hand": partial(_figures, NUMBER), "players": partial(_figures, DEALT), "made": _hand_terms,
    "cards": lambda value: [f"{HOLDS}:{word}" for word in cards_of(value)],
}
WORDED = ("player", "dealer", "text", *EXACT)


def _beginning(session: Session, kind: str, word: str) -> tuple[int, ...]:
    return tuple(session.scalars(select(Word.id).where(
        _begins(session, f"{kind}:{word[:MOST_WORD]}")).limit(MOST_NAMES)))
