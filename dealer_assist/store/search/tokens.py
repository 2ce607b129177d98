"""What somebody looks for, in words: `player:ann game:razz pot:>5000 split -void`, or plainly `ann razz >5k
split yesterday`. A word that is no name of ours is looked for in what people wrote.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from sqlalchemy import func, or_, select
from sqlalchemy.orm import Session

from dealer_assist.errors import Unreadable, nearest, quotable
from dealer_assist.rulebook.find_game import names_several
from dealer_assist.session.lists import listed, mix_ids
from dealer_assist.store.db.models import Table
from dealer_assist.store.search import when
from dealer_assist.store.search.levels import events_called
from dealer_assist.store.search.named_games import game_called, game_with
from dealer_assist.store.search.passed import FOLDED_TO
from dealer_assist.store.search.plain import Token, last_resort, meaning, once, slip, without
from dealer_assist.store.search.index import MARKS, MIX, TEXT, Word, fold, letters, run_together
from dealer_assist.store.search.vocabulary import AGAINST, EITHER, LOST, NAMED, RUN, WON, longest, vocabulary
from dealer_assist.store.search.criteria import MOST_NAMES
from dealer_assist.store.search.words import KIND, a_slip, begins, like

FIELDS = tuple(
    "player table game mix betting dealer seat date time level tournament stage pot street allin text"
    " hand cards made did position players ways".split())
KEYS = (*FIELDS, "sort")
MOST_QUERY, MOST_TOKENS = 500, 30
OUT = ("street", "player", "dealer", "game", "table", "mix", "betting", "made", "cards", "did",
       "position", "ways")
COLONS = tuple(f"{key}:" for key in KEYS)
SHORT = 3          # letters of a word that is no event's name, and of which no slip is read
MOST_NEAR = 2_000  # names that are looked through for a slip
NOTHING = Token("text", "")      # a word that is said on the way
PIECE = re.compile(r'(-?)(?:([a-z]+):)?(?:"([^"]*)"|(\S+))')


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
    if no and key not in OUT:
        raise Unreadable("bad-search.only-marks", word=key, field="q")
    if not value:
        raise Unreadable("bad-search.after-colon", word=key, field="q")
    return Token(key, value, no)


def mark(word: str, no: bool = False) -> Token:
    """A mark by any of its names.  Errors: `bad-search`."""
    meant = vocabulary().marks.get(fold(word), word.lower())
    if meant in MARKS or meant in (WON, LOST) and not no:
        return Token("mark", meant, no)
    if meant in (AGAINST, EITHER) and not no:
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
            phrase = " ".join(words[:n])
            both = vocabulary().both.get(fold(phrase)) or _folded_to(session, phrase)
            token = _means(session, phrase, n) if both is None else NOTHING
            if token is not None:
                yield from (Token(*one) for one in both or ())
                yield from () if token is NOTHING else (token,)
                words = words[n:]
                break


def _folded_to(session: Session, words: str) -> Sequence[tuple[str, str]] | None:
    """ "folded to Ann", "folded to seat 3": who that is, and its deed; "Ann's raise" is neither."""
    for pattern in vocabulary().folded_to:
        match = re.fullmatch(pattern, words, re.IGNORECASE)
        if match is None or re.search(r"['’]s?$", match[1]):
            continue
        token = _means(session, match[1], len(match[1].split()))
        if token and token.key in ("player", "seat") and not token.no:
            return (token.key, token.value), ("did", FOLDED_TO)
    return None


def _means(session: Session, words: str, count: int) -> Token | None:
    """What words mean here: a name of the room before what every room says, the longest first."""
    if count > NAMED:
        # eight or better is a part of some games' names
        of_game = "better" in words.lower() and game_called(words)
        return Token("game", words.lower()) if of_game else _event(session, words, count) or meaning(words)
    low = words.lower()
    plain = fold(words)
    if count == 1 and (day := when.day(plain)):
        return _whole_name(session, plain) or Token("date", day)
    token = without(words) or _headed(session, words) or (_whole_name(session, plain) if count > 1 else None)
    several = names_several(words) and low not in vocabulary().ones     # a deuce is a card first
    if token is None and (several or game_called(words)):
        token = Token("game", low)
    token = (token or _mix(session, words) or _table(session, words) or _event(session, words, count)
             or meaning(words) or _without(session, words) or _name(session, words))
    if token is not None and token.key == "cards" and count == 1:      # somebody is called AJ
        token = _whole_name(session, plain) or token
    if token is not None or count > 1:
        return token
    if plain in vocabulary().on_the_way:
        return NOTHING
    return last_resort(plain) or _tables_with(session, plain) or (
        Token("game", low) if game_with(low) else _slip(session, plain) or Token("text", words))


def _slip(session: Session, plain: str) -> Token | None:
    """A slip of the pen, where nobody wrote such a word of a hand: of what all say, or of somebody's name."""
    written = session.scalar(select(Word.id).where(begins(session, f"{TEXT}:{plain}")).limit(1)) is not None
    return None if written else slip(plain) or _name_slip(session, plain)


def _name_slip(session: Session, plain: str) -> Token | None:
    """Somebody whose name begins alike and has this word but for a letter: Jonh is John; None for several."""
    if len(plain) <= SHORT or not plain.isalpha():
        return None
    for key, kind in KIND.items():
        of_letter = select(Word.word).where(begins(session, f"{kind}:"), or_(
            begins(session, f"{kind}:{plain[0]}"), Word.word.contains(f" {plain[0]}")))
        near = session.scalars(of_letter.limit(MOST_NEAR))
        alike = {part for word in near for part in word[2:].split() if a_slip(plain, part)}
        if len(alike) == 1:
            return Token(key, alike.pop())
    return None


def _without(session: Session, words: str) -> Token | None:
    """ "without bob", "not razz", "no flush": what is named stays away."""
    for head in longest(vocabulary().without):
        rest = words[len(head) + 1:]
        if rest and fold(words).startswith(f"{head} ") and not rest.isdecimal():
            meant = _means(session, rest, len(rest.split()))
            return meant._replace(no=True) if meant and meant.key in OUT else None
    return None


def _mix(session: Session, words: str) -> Token | None:
    """A mix that was played, or one that comes with the product: HORSE, 8-game."""
    named = letters(words)
    played = named and session.scalar(select(Word.id).where(Word.word == f"{MIX}:{named}")) is not None
    return Token("mix", words) if played or named in _mixes() else None


@cache
def _mixes() -> frozenset[str]:
    return frozenset(letters(named) for one in mix_ids() for named in (one, listed(one).name))


def _headed(session: Session, words: str) -> Token | None:
    """ "dealer ann", "table 3": a name behind what it is of."""
    for key, heads in vocabulary().heads.items():
        for head in longest(heads):
            rest = words[len(head) + 1:]
            if rest and fold(words).startswith(f"{head} ") and (token := _of(session, key, rest)):
                return token
    return None


def _of(session: Session, key: str, rest: str) -> Token | None:
    if key == "level":
        number = when.spoken_number(fold(rest))
        return Token(key, str(number)) if number else None
    if key == "table":
        return Token(key, rest) if rest.isdecimal() else _table(session, rest)
    known = session.scalar(like(session, KIND[key], fold(rest)).limit(1)) is not None
    return Token(key, rest) if known else None


def _event(session: Session, words: str, count: int) -> Token | None:
    """An event by its name, or by some words of it."""
    called = events_called(session, words) if count > 1 or len(words) > SHORT else []
    exact = any(fold(event.name) == fold(words) for event in called)
    return Token("tournament", words) if called and (exact or count > 1) else None


def _whole_name(session: Session, folded: str) -> Token | None:
    """Somebody's whole name: Jack King is no pair of cards."""
    for key, kind in KIND.items():
        if session.scalar(select(Word.id).where(Word.word == f"{kind}:{folded}")) is not None:
            return Token(key, folded)
    return None


def _tables_with(session: Session, word: str) -> Token | None:
    """ "nlh", where tables are called NLH 1 and NLH 2."""
    if word in vocabulary().heads["table"]:      # the word table alone means none of them
        return None
    like = select(Table.name).where(Table.name.icontains(word, autoescape=True))
    names = session.scalars(like.limit(MOST_NAMES))
    return Token("table", word) if any(word in fold(name).split() for name in names) else None


def _table(session: Session, words: str) -> Token | None:
    called = func.lower(Table.name) == words.lower()
    if re.search(r"[^\W\d]\W?\d", words):        # nlh1, NLH-1: letters before a number
        called = or_(called, run_together(Table.name) == letters(words))
    known = session.scalar(select(Table.id).where(called).limit(1))
    return Token("table", words) if known else None


def _name(session: Session, words: str) -> Token | None:
    """Of a player or a dealer; a part of a name that is a word of it is enough."""
    folded = re.sub(r"['’]s?$", "", fold(words))
    for key, kind in KIND.items():
        for word in session.scalars(like(session, kind, folded)):
            if word == f"{kind}:{folded}" or f" {folded} " in f" {word[2:]} ":
                return Token(key, re.sub(r"['’]s?$", "", words))
    return None
