"""What the words of a search come to: what a hand must be to be found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime, time
from functools import partial

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.errors import Unreadable, nearest, quotable
from dealer_assist.store.search.find import SMALL, SORTS
from dealer_assist.store.search.showdown import ALIKE
from dealer_assist.store.search.spoken_cards import PAIRS, cards_of
from dealer_assist.store.search.moments import PARTS
from dealer_assist.store.search.named import no_worse
from dealer_assist.store.search.plain import AGAIN, Token, alternatives, once, without_idle
from dealer_assist.store.search.index import (
    ALL_IN, BETTING, DEALER, DEALT, DEED, HOLDS, MAKES, MARKS, MIX, MOST_WORD, NUMBER, PLACE, PLAYER, STREETS,
    TEXT, WAYS, Word, fold, letters, words_in,
)
from dealer_assist.cards import RANKS
from dealer_assist.store.search.vocabulary import AGAINST, LOST, WON, vocabulary
from dealer_assist.store.search.criteria import MOST_NAMES, READ, Seats, Wanted, Zone, want_time
from dealer_assist.store.search.words import begins, like
from dealer_assist.texts import say

LATE = time(23, 59)
MOST_SEATS = 10


def read(
    session: Session, asked: Iterable[Token], zone: Zone, today: date, now: datetime | None = None,
) -> Wanted:
    """What the tokens ask for. Days and times are those of `zone`, None for the machine's.

    Errors: `bad-search`, `bad-date`, `bad-amount`, `bad-seat`.
    """
    asked, wanted, notes = once(asked), Wanted(), list[str]()
    others: list[tuple[int, ...]] = []
    if len(without_idle(asked)) < len(asked):
        notes.append(say("finding.or-of-nothing"))
    groups = sorted(alternatives(asked), key=_last_of_all)
    seats = Seats(versus=[AGAIN] in groups)
    for token, *or_these in groups:
        if or_these and token.key not in WORDED:
            _want_one_of(session, wanted, [token, *or_these], (zone, today))
        elif token.key == "mark":
            _want_mark(wanted, seats, token)
        elif token.key == "sort":
            _want_sort(wanted, token.value)
        elif token.no and token.key == "street":
            wanted.without |= {_street_of(token)}
        elif token.no:
            notes += _want_none(session, wanted, token, (zone, today))
        elif token.key == "time":
            want_time(wanted, token.value, zone, now or datetime.combine(today, LATE))
        elif token.key == "allin" and token.value.isdecimal():
            wanted.all_ins = max(wanted.all_ins, _seats_of(token.value))
        elif token.key in WORDED:
            each = [(one, _numbers(session, one)) for one in _alike([token, *or_these])]
            numbers = _one_of([choices for _, choices in each])
            seats.take(token.key, numbers)
            others += numbers
            notes += [_nowhere(one) for one, choices in each if () in choices]
            if token.key == "ways":
                notes.append(say("finding.ways-mean", count=token.value))
            if token.key in ("player", "dealer") and len(numbers[0]) == MOST_NAMES:
                notes.append(say("finding.many-names", part=repr(token.value), most=MOST_NAMES))
        else:
            READ[token.key](session, wanted, token.value, zone, today)
    wanted.words, wanted.together = (*wanted.words, *others), seats.groups()
    wanted.versus = seats.versus
    wanted.notes = tuple(notes)
    return wanted


def _nowhere(token: Token) -> str:
    """That nothing is found by it; of what people judge ("cooler"), by what to ask instead."""
    judged = token.key == "text" and fold(token.value) in vocabulary().opinions
    return say("finding.opinion", what=token.value) if judged else say("finding.nowhere", what=token.text())


def _last_of_all(group: Sequence[Token]) -> int:
    """A time is one of the day that is asked for, and of the part of it, wherever those stand."""
    return (group[0].key == "time") + (group[0].key == "time" and group[0].value not in PARTS)


def _want_one_of(session: Session, wanted: Wanted, tokens: Sequence[Token], day: tuple[Zone, date]) -> None:
    """Games and tables add up by themselves; of marks one is enough."""
    for token in _alike(tokens):
        if token.key in ADDED:
            READ[token.key](session, wanted, token.value, *day)
    if tokens[0].key == "mark":
        wanted.one_of = (*wanted.one_of, frozenset(token.value for token in tokens))


def _alike(tokens: Sequence[Token]) -> Sequence[Token]:
    """Things that an "or" can stand between.  Errors: `bad-search`."""
    kinds = {"made" if token.key == "cards" else token.key for token in tokens}
    of_hands = all(token.value in MARKS for token in tokens if token.key == "mark")
    if tokens[-1].key == "text" and fold(tokens[-1].value) in vocabulary().better and len(tokens) > 1:
        raise Unreadable("bad-search.or-better", field="q")
    if len(tokens) > 1 and (len(kinds) > 1 or not kinds & {*WORDED, *ADDED, "mark"} or not of_hands
                            or any(token.no for token in tokens)):
        raise Unreadable("bad-search.or", first=tokens[0].text(), last=tokens[1].text(), field="q")
    return tokens


def _one_of(choices: Sequence[Sequence[tuple[int, ...]]]) -> list[tuple[int, ...]]:
    """Words of which one is enough: "set of kings or set of queens" differ in one.  Errors: `bad-search`."""
    parts = [] if len({len(one) for one in choices}) > 1 else [*zip(*choices, strict=True)]
    if not parts or sum(len({*part}) > 1 for part in parts) > 1:
        raise Unreadable("bad-search.or-parts", field="q")
    return [tuple(dict.fromkeys(number for words in part for number in words)) for part in parts]


def _want_none(session: Session, wanted: Wanted, token: Token, day: tuple[Zone, date]) -> list[str]:
    """No hand with this player, game, table or hand.  Answers what is nowhere: nothing is left out then."""
    if token.key in WORDED:
        numbers = _numbers(session, token)
        wanted.never = (*wanted.never, *([tuple(numbers)] if () not in numbers else ()))
        return [] if () not in numbers else [say("finding.nowhere", what=token.text())]
    other = Wanted()
    READ[token.key](session, other, token.value, *day)
    wanted.other_games |= other.games or frozenset()
    wanted.other_tables |= other.tables or frozenset()
    return []


def _want_sort(wanted: Wanted, value: str) -> None:
    if value not in SORTS:
        raise Unreadable("bad-sort", field="q")
    wanted.sort = value
    if value == SMALL:      # of hands that have a pot: a void one has none
        wanted.least = max(1, wanted.least or 0)


def _seats_of(value: str) -> int:
    if not (value.isascii() and 1 <= int(value[:3]) <= MOST_SEATS):
        raise Unreadable("bad-search.number", word=quotable(value, 40), field="q")
    return int(value)


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
        return [_exact(session, words) for words in EXACT[token.key](token.value)] or [()]
    kind = PLAYER if token.key == "player" else DEALER
    folded = fold(token.value)
    exact = session.scalar(select(Word.id).where(Word.word == f"{kind}:{folded}"))
    if exact is not None:
        return [(exact,)]
    return [tuple(session.scalars(like(session, kind, folded).with_only_columns(Word.id)))]


def _exact(session: Session, words: Sequence[str]) -> tuple[int, ...]:
    return tuple(session.scalars(select(Word.id).where(Word.word.in_(words)).order_by(Word.id)))


def _hand_terms(value: str) -> list[list[str]]:
    """The words of each part of it, of which one is enough; `flush+` is a flush or better."""
    low, called = " ".join(value.lower().split()), vocabulary().hands
    if low.endswith("+"):
        return [[f"{MAKES}:{word}" for word in no_worse(called.get(fold(low[:-1]), low[:-1]))]]
    parts = [called.get(fold(part), part) for one in low.split(",") if (part := one.strip())]
    if len(parts) == 2 and parts[0] in ALIKE:
        parts = [", ".join(parts)]
    return [[f"{MAKES}:{part}"] for part in parts]


def _held(value: str) -> list[list[str]]:
    """Each card or two ranks; of pairs one is enough."""
    return [[rank * 2 for rank in RANKS]] if value == PAIRS else [[word] for word in cards_of(value)]


def _figures(kind: str, value: str) -> list[list[str]]:
    if not (value.isascii() and value.isdecimal() and len(value) < 10):
        raise Unreadable("bad-search.number", word=quotable(value, 40), field="q")
    return [[f"{kind}:{int(value)}"]]


# each part of a value, and the words of which one is enough for it
EXACT: dict[str, Callable[[str], list[list[str]]]] = {
    "allin": lambda value: [[f"{ALL_IN}:{fold(value)}"]],
    "did": lambda value: [[f"{DEED}:{fold(value)}"]], "mix": lambda value: [[f"{MIX}:{letters(value)}"]],
    "betting": lambda value: [[f"{BETTING}:{fold(value)}"]],
    "position": lambda value: [[f"{PLACE}:{fold(value)}"]], "ways": partial(_figures, WAYS),
    "hand": partial(_figures, NUMBER), "players": partial(_figures, DEALT), "made": _hand_terms,
    "cards": lambda value: [[f"{HOLDS}:{word}" for word in words] for words in _held(value)],
}
ADDED = ("game", "table", "level", "tournament", "stage")
WORDED = ("player", "dealer", "text", *EXACT)


def _beginning(session: Session, kind: str, word: str) -> tuple[int, ...]:
    return tuple(session.scalars(select(Word.id).where(
        begins(session, f"{kind}:{word[:MOST_WORD]}")).limit(MOST_NAMES)))
