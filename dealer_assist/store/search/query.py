"""What somebody looks for, in words: `player:ann game:razz pot:>5000 split -void`, or plainly `ann razz >5k
split yesterday`. A word that is no name of ours is looked for in what people wrote.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from typing import Any, NamedTuple

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from dealer_assist.errors import Unreadable, nearest
from dealer_assist.games import game_ids, load_game
from dealer_assist.rulebook.find_game import find_games
from dealer_assist.rulebook.game_card import names
from dealer_assist.store.db.models import Table
from dealer_assist.store.search.summary import (
    DEALER,
    GAME,
    MARKS,
    MOST_WORD,
    PLAYER,
    STREET,
    STREETS,
    TEXT,
    Word,
    fold,
    words_in,
)

KEYS = ("player", "table", "game", "dealer", "seat", "date", "pot", "street", "text")
WON = "won"                     # a mark of a player or a seat, not of a hand
MOST_QUERY, MOST_TOKENS = 500, 30
MOST_NAMES = 10                 # players whose name has the letters that were asked for
SAID = {
    "all-in": "allin", "all in": "allin", "split pot": "split", "chopped": "split", "odd chip": "odd",
    "voided": "void", "repair": "repaired", "undo": "undone", "run twice": "twice", "side pot": "side",
    "side pots": "side", "ruled": "ruling", "rulings": "ruling", "floor call": "call", "floor": "call",
    "comment": "remark", "comments": "remark", "remarks": "remark", "events": "event", "wins": WON,
    "winner": WON, "finished": "over",
}
DAYS = ("today", "yesterday")
PIECE = re.compile(r'(-?)(?:([a-z]+):)?(?:"([^"]*)"|(\S+))')
AMOUNT = re.compile(r"(\d[\d,]*(?:\.\d+)?)([km]?)")
DATED = re.compile(r"\d{4}-\d\d(-\d\d)?")
Zone = tzinfo | None


class Token(NamedTuple):
    """One thing asked for: `key` one of `KEYS` and its value, or "mark" and a mark; `no`: without it."""

    key: str
    value: str
    no: bool = False

    def text(self) -> str:
        """As it is written in a query."""
        value = f'"{self.value}"' if re.search(r"\s", self.value) or not self.value else self.value
        return ("-" if self.no else "") + (value if self.key == "mark" else f"{self.key}:{value}")


@dataclass(slots=True)
class Wanted:
    """What a hand must be. Of several words in one of `words` one is enough, and each of `words` is needed.

    Units: `since`, `until` (not included) in milliseconds; `least` and `most` chips of the pot.
    """

    marks: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    streets: tuple[str, ...] = ()
    tables: frozenset[int] | None = None
    games: frozenset[str] | None = None
    seats: frozenset[int] = frozenset()
    words: tuple[tuple[int, ...], ...] = ()
    players: int = 0            # so many of `words`, the first ones, are players
    since: int | None = None
    until: int | None = None
    least: int | None = None
    most: int | None = None
    won: bool = False
    notes: tuple[str, ...] = ()

    @property
    def nothing(self) -> bool:
        """Is a name asked for that nobody and nothing has?"""
        return () in self.words or self.tables == frozenset() or self.games == frozenset()


def tokens(session: Session, text: str) -> list[Token]:
    """Read a query.  Errors: `too-long`, `bad-search`."""
    if len(text) > MOST_QUERY or "\0" in text:
        raise Unreadable("too-long", f"A search has at most {MOST_QUERY} letters.", field="q")
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
        raise Unreadable("too-long", f"Ask for {MOST_TOKENS} things at most.", field="q")
    return list(dict.fromkeys(found))


def _token(key: str, value: str, no: bool) -> Token:
    if key == "mark":
        return mark(value, no)
    if no:
        raise Unreadable("bad-search", f"Only marks can be left out, as -void; -{key}: cannot.", field="q")
    if not value:
        raise Unreadable("bad-search", f"Write what {key} it is, right after the colon.", field="q")
    return Token(key, value)


def mark(word: str, no: bool = False) -> Token:
    """A mark by any of its names.  Errors: `bad-search`."""
    meant = SAID.get(word.lower(), word.lower())
    if meant in MARKS or meant == WON and not no:
        return Token("mark", meant, no)
    near = nearest(meant, [*MARKS, *(f"{key}:" for key in KEYS)])
    raise Unreadable(
        "bad-search", f"{word[:40]!r} is nothing to search by." + (f" Did you mean {near}?" if near else "")
        + f" There are {', '.join(f'{key}:' for key in KEYS)} and the marks {', '.join(MARKS)}.", field="q")


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
    if _game_called(said):
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
                notes.append(f"{token.text()} is nowhere in the record.")
            if token.key != "text" and len(numbers[0]) == MOST_NAMES:
                notes.append(f"Many names have {token.value!r} in them; these are hands of {MOST_NAMES} of "
                             "them. Write more of the name.")
        else:
            _READ[token.key](session, wanted, token.value, zone, today)
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


def _table(session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    ids = select(Table.id).limit(MOST_NAMES)
    exact = set(session.scalars(ids.where(func.lower(Table.name) == value.lower())))
    by_number = {int(value)} if value.isascii() and value.isdecimal() and len(value) < 10 else set()
    like = ids.where(Table.name.icontains(value, autoescape=True))
    found = exact or by_number or set(session.scalars(like))
    wanted.tables = (wanted.tables or frozenset()) | found


def _game(session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    low = value.lower()
    known = session.scalar(select(Word.id).where(Word.word == f"{GAME}:{low}"))
    named = {low} if low in game_ids() or known is not None else _game_called(value)
    wanted.games = (wanted.games or frozenset()) | (named or set(find_games(value)))


def _game_called(said: str) -> set[str]:
    """The game of exactly this name, if there is one."""
    letters = re.sub(r"[^a-z0-9]", "", said.lower())
    return {game for game in find_games(said)[:1]
            if any(letters == re.sub(r"[^a-z0-9]", "", name.lower()) for name in names(load_game(game)))}


def _seat(_session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    if not (value.isascii() and value.isdecimal() and 1 <= int(value[:3]) <= 10):
        raise Unreadable("bad-seat", "A seat is a number from 1 to 10, as in seat:4.", field="q")
    wanted.seats |= {int(value)}


def _street(session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    folded = fold(value)
    if folded in STREETS:
        wanted.streets = (*wanted.streets, folded)
        return
    number = session.scalar(select(Word.id).where(Word.word == f"{STREET}:{folded}"))
    if number is None:
        near = nearest(folded, STREETS)
        raise Unreadable("bad-search", f"No game has the street {value[:40]!r}." + (
            f" Did you mean {near}?" if near else f" There are {', '.join(STREETS)}."), field="q")
    wanted.words = (*wanted.words, (number,))


def _pot(_session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    low, high = _bounds(value)
    if low is not None:
        wanted.least = max(low, wanted.least or 0)
    if high is not None:
        wanted.most = high if wanted.most is None else min(high, wanted.most)


def _bounds(value: str) -> tuple[int | None, int | None]:
    """`>5000`, `>=5k`, `<200`, `1000-5000` or a sum."""
    if sign := re.fullmatch(r"([<>])(=?)(.+)", value):
        chips = _chips(sign[3], value)
        if sign[1] == ">":
            return chips + (not sign[2]), None
        return None, chips - (not sign[2])
    first, dots, last = value.replace("..", "-").partition("-")
    return _chips(first, value), _chips(last if dots else first, value)


def _chips(said: str, value: str) -> int:
    read = AMOUNT.fullmatch(said.lower()) if len(said) < 20 else None
    if read is None:
        raise Unreadable("bad-amount", f"{value[:40]!r} is no amount. Write pot:>5000, pot:<200 or "
                         "pot:1000-5000.", field="q")
    return round(float(read[1].replace(",", "")) * {"": 1, "k": 1000, "m": 1_000_000}[read[2]])


def _date(_session: Session, wanted: Wanted, value: str, zone: Zone, today: date) -> None:
    sign = re.fullmatch(r"([<>])(=?)(.+)", value)
    first, dots, last = value.partition("..")
    begin, end = _days(sign[3] if sign else first, today)
    if dots:
        end = _days(last, today)[1]
    if sign and sign[1] == ">":
        begin, end = (begin if sign[2] else end), date.max
    elif sign:
        begin, end = date.min, (end if sign[2] else begin)
    if begin > date.min:
        wanted.since = max(_milliseconds(begin, zone), wanted.since or 0)
    if end < date.max:
        until = _milliseconds(end, zone)
        wanted.until = until if wanted.until is None else min(until, wanted.until)


def _days(said: str, today: date) -> tuple[date, date]:
    """The first day, and the first that does not belong any more."""
    try:
        if said.lower() in DAYS:
            day = today - timedelta(days=DAYS.index(said.lower()))
        elif len(said) in (4, 7):
            first = date.fromisoformat(f"{said}-01-01"[:10])
            if len(said) == 4:
                return first, first.replace(year=first.year + 1)
            return first, (first + timedelta(days=31)).replace(day=1)
        else:
            day = date.fromisoformat(said)
        return day, day + timedelta(days=1)
    except (ValueError, OverflowError):
        raise Unreadable(
            "bad-date", f"{said[:40]!r} is no day. Write date:2026-11-20, date:2026-11-20..2026-11-22, "
            "date:2026-11, date:today or date:yesterday.", field="q") from None


def _milliseconds(day: date, zone: Zone) -> int:
    try:
        return round(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise Unreadable("bad-date", "That day is too far away.", field="q") from None


_READ = {"table": _table, "game": _game, "seat": _seat, "street": _street, "pot": _pot, "date": _date}
