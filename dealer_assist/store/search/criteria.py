"""What a hand must be to be found, and how the values of a query are read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, tzinfo
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from dealer_assist.errors import Unreadable, nearest, quotable
from dealer_assist.rules.bounds import MOST_CHIPS
from dealer_assist.store.db.models import Table
from dealer_assist.store.search.index import STREET, STREETS, Word, fold, letters, run_together
from dealer_assist.store.search.levels import Span, of_day, of_event, of_final_tables, of_level
from dealer_assist.store.search.named_games import games_of
from dealer_assist.store.search.moments import PARTS, Within, days_of, time_span
from dealer_assist.store.search.vocabulary import DAY, FINAL, vocabulary
from dealer_assist.texts.numbers import read_whole

OF_SEATS = ("player", "cards", "made", "did", "position", "allin")
MOST_TABLES = 500
MOST_NAMES = 10                 # players whose name has the letters that were asked for
Zone = tzinfo | None
DAY_AND_AN_HOUR = 25 * 3_600_000


class OneSeat(NamedTuple):
    """Words of one seat; `won`: that it won, or lost, None where nobody asks."""

    words: tuple[tuple[int, ...], ...]
    won: bool | None = None


@dataclass(slots=True)
class Seats:
    """Words that are of one seat: "ann with quads" is Ann's, "AK against QQ" is of two."""

    versus: bool = False        # is it said who was against whom?
    open: list[tuple[int, ...]] = field(default_factory=list)
    named: bool = False
    won: bool | None = None
    done: list[OneSeat] = field(default_factory=list)

    def take(self, key: str, numbers: list[tuple[int, ...]]) -> None:
        """The next words; a second name begins another seat, what is no seat's is passed over."""
        if key not in OF_SEATS or key == "allin" and self.versus:
            return      # two against each other: the all-in is of the hand
        if key == "player" and self.named:
            self.another()
        self.named = self.named or key == "player"
        self.open += numbers

    def mark(self, won: bool) -> None:
        """It is this seat that won, or lost."""
        self.won = won

    def another(self) -> None:
        """What follows is of another seat; against somebody who lost, whoever is named won."""
        won = self.won if self.open or self.won is None else not self.won
        if self.open:
            self.done.append(OneSeat(tuple(self.open), self.won))
            won = None
        self.open, self.named, self.won = [], False, won

    def groups(self) -> tuple[OneSeat, ...]:
        """The words seat by seat."""
        self.another()
        return tuple(self.done)


@dataclass(slots=True)
class Wanted:
    """What a hand must be. Of several words in one of `words` one is enough, and each of `words` is needed.

    Units: `since`, `until` (not included) in milliseconds; `least` and `most` chips of the pot.
    """

    marks: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    one_of: tuple[frozenset[str], ...] = ()     # of each of these one mark is enough
    streets: tuple[str, ...] = ()
    tables: frozenset[int] | None = None
    games: frozenset[str] | None = None
    # where and when an event, a level was played: one of each is enough
    spans: Mapping[str, tuple[Span, ...]] = field(default_factory=dict)
    never: tuple[tuple[tuple[int, ...], ...], ...] = ()     # no seat has all the words of one of these
    other_games: frozenset[str] = frozenset()       # none of these
    other_tables: frozenset[int] = frozenset()
    all_ins: int = 0            # so many seats were all-in, or more
    seats: frozenset[int] = frozenset()
    words: tuple[tuple[int, ...], ...] = ()
    together: tuple[OneSeat, ...] = ()
    versus: bool = False        # the groups are of different seats
    since: int | None = None
    until: int | None = None
    least: int | None = None
    most: int | None = None
    won: bool = False
    lost: bool = False
    sort: str | None = None     # how the words ask for them to be sorted
    notes: tuple[str, ...] = ()

    @property
    def nothing(self) -> bool:
        """Is a name asked for that nobody and nothing has?"""
        return () in (*self.words, *self.spans.values()) or frozenset() in (self.tables, self.games)


def _table(session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    """By its name, the number its name ends with ("table 3" is NLH 3), its own number, a part of its name."""
    low, name = value.lower(), func.lower(Table.name)
    ids = select(Table.id).limit(MOST_TABLES)
    called = [name == low]
    if low.isascii() and low.isdecimal() and len(low) < 10:
        called += [name.in_([f"{head} {low}" for head in vocabulary().heads["table"]]),
                   name.endswith(f" {low}", autoescape=True), Table.id == int(low)]
    called += [run_together(Table.name) == letters(value), Table.name.icontains(value, autoescape=True)]
    sets = (set(session.scalars(ids.where(one))) for one in called)
    tables = next((numbers for numbers in sets if numbers), set[int]())
    wanted.tables = (wanted.tables or frozenset()) | tables


def _game(session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    wanted.games = (wanted.games or frozenset()) | games_of(session, value)


def _seat(_session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    if not (value.isascii() and value.isdecimal() and 1 <= int(value[:3]) <= 10):
        raise Unreadable("bad-seat.wanted", field="q")
    wanted.seats |= {int(value)}


def _level(session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    if not (value.isascii() and value.isdecimal() and len(value) < 4):
        raise Unreadable("bad-search.level", field="q")
    _add(wanted, "level", of_level(session, int(value)))


def _tournament(session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    _add(wanted, "tournament", of_event(session, value))


def _stage(session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    """The final table, or the day of an event that went over several."""
    day, _, number = value.rpartition(" ")
    if value == FINAL:
        spans = of_final_tables(session)
    elif day == DAY and number.isascii() and number.isdecimal() and len(number) < 3:
        spans = of_day(session, int(number))
    else:
        raise Unreadable("bad-search.stage", word=quotable(value, 40), field="q")
    _add(wanted, "stage", spans)


def _add(wanted: Wanted, key: str, spans: tuple[Span, ...]) -> None:
    wanted.spans = {**wanted.spans, key: (*wanted.spans.get(key, ()), *spans)}


def _street(session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    folded = fold(value)
    if folded in STREETS:
        wanted.streets = (*wanted.streets, folded)
        return
    number = session.scalar(select(Word.id).where(Word.word == f"{STREET}:{folded}"))
    if number is None:
        near = nearest(folded, STREETS)
        raise Unreadable(
            "bad-search.street", word=quotable(value, 40), near=near, known=", ".join(STREETS), field="q"
        )
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


def _chips(words: str, value: str) -> int:
    read = read_whole(words)
    if read is None or read > MOST_CHIPS:
        raise Unreadable("bad-amount.wanted", word=quotable(value, 40), field="q")
    return read


def _date(_session: Session, wanted: Wanted, value: str, zone: Zone, today: date) -> None:
    sign = re.fullmatch(r"([<>])(=?)(.+)", value)
    first, dots, last = value.partition("..")
    begin, end = days_of(sign[3] if sign else first, today)
    if dots:
        end = days_of(last, today)[1]
    if sign and sign[1] == ">":
        begin, end = (begin if sign[2] else end), date.max
    elif sign:
        begin, end = date.min, (end if sign[2] else begin)
    if begin > date.min:
        wanted.since = max(_milliseconds(begin, zone), wanted.since or 0)
    if end < date.max:
        until = _milliseconds(end, zone)
        wanted.until = until if wanted.until is None else min(until, wanted.until)


def want_time(wanted: Wanted, value: str, zone: Zone, now: datetime) -> None:
    """A time, of the day or part of it that is asked for, else the last there was.  Errors: `bad-date`."""
    within = _one_day(wanted, zone)
    since, until = time_span(value, zone, now.replace(tzinfo=zone), within)
    if within and value in PARTS:      # a night goes on after midnight
        wanted.since = wanted.until = None
    if since is not None:
        wanted.since = max(round(since.timestamp() * 1000), wanted.since or 0)
    if until is not None:
        end = round(until.timestamp() * 1000)
        wanted.until = end if wanted.until is None else min(end, wanted.until)


def _one_day(wanted: Wanted, zone: Zone) -> Within | None:
    """The day that is asked for, if it is one, or the part of it."""
    if wanted.since is None or wanted.until is None or wanted.until - wanted.since > DAY_AND_AN_HOUR:
        return None
    first, last = (datetime.fromtimestamp(at / 1000, zone) for at in (wanted.since, wanted.until))
    return first, last


def _milliseconds(day: date, zone: Zone) -> int:
    try:
        return round(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise Unreadable("bad-date.far-away", field="q") from None


READ = {"table": _table, "game": _game, "seat": _seat, "level": _level, "tournament": _tournament,
        "stage": _stage, "street": _street, "pot": _pot, "date": _date}
