"""What a hand must be to be found, and how the values of a query are read."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta, tzinfo

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from dealer_assist.engine.state.actions import MOST_CHIPS
from dealer_assist.errors import Unreadable, nearest, quotable
from dealer_assist.games import game_ids, load_game
from dealer_assist.rulebook.find_game import find_games
from dealer_assist.rulebook.game_card import names
from dealer_assist.store.db.models import Table
from dealer_assist.store.search.summary import GAME, STREET, STREETS, Word, fold
from dealer_assist.texts.numbers import read_whole

MOST_NAMES = 10                 # players whose name has the letters that were asked for
DAYS = ("today", "yesterday")
Zone = tzinfo | None
HALF_HOUR = 1800        # seconds to either side of "about nine"


@dataclass(slots=True)
class Seats:
    """Words that are of one seat: "ann with quads" is Ann's, "AK against QQ" is of two."""

    open: list[tuple[int, ...]] = field(default_factory=list)
    named: bool = False
    done: list[tuple[tuple[int, ...], ...]] = field(default_factory=list)

    def take(self, key: str, numbers: list[tuple[int, ...]]) -> None:
        """The next words; a second name begins another seat, what is no seat's is passed over."""
        if key not in ("player", "cards", "made"):
            return
        if key == "player" and self.named:
            self.another()
        self.named = self.named or key == "player"
        self.open += numbers

    def another(self) -> None:
        """What follows is of another seat."""
        if self.open:
            self.done.append(tuple(self.open))
        self.open, self.named = [], False

    def groups(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
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
    streets: tuple[str, ...] = ()
    tables: frozenset[int] | None = None
    games: frozenset[str] | None = None
    seats: frozenset[int] = frozenset()
    words: tuple[tuple[int, ...], ...] = ()
    together: tuple[tuple[tuple[int, ...], ...], ...] = ()     # words of one seat each
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
        return () in self.words or self.tables == frozenset() or self.games == frozenset()


def _table(session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    ids = select(Table.id).limit(MOST_NAMES)
    exact = set(session.scalars(ids.where(func.lower(Table.name) == value.lower())))
    by_number = {int(value)} if value.isascii() and value.isdecimal() and len(value) < 10 else set()
    like = ids.where(Table.name.icontains(value, autoescape=True))
    tables = exact or by_number or set(session.scalars(like))
    wanted.tables = (wanted.tables or frozenset()) | tables


def _game(session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    low = value.lower()
    known = session.scalar(select(Word.id).where(Word.word == f"{GAME}:{low}"))
    named = {low} if low in game_ids() or known is not None else game_called(value)
    wanted.games = (wanted.games or frozenset()) | (named or set(find_games(value)))


def game_called(words: str) -> set[str]:
    """The game of exactly this name, if there is one."""
    letters = re.sub(r"[^a-z0-9]", "", words.lower())
    return {game for game in find_games(words)[:1]
            if any(letters == re.sub(r"[^a-z0-9]", "", name.lower()) for name in names(load_game(game)))}


def game_with(word: str) -> bool:
    """Is this a whole word of some game's name, as in Texas Hold'em?"""
    return len(word) > 2 and any(
        word in re.findall(r"[a-z0-9']+", name.lower())
        for game in find_games(word)[:5] for name in names(load_game(game)))


def _seat(_session: Session, wanted: Wanted, value: str, _zone: Zone, _today: date) -> None:
    if not (value.isascii() and value.isdecimal() and 1 <= int(value[:3]) <= 10):
        raise Unreadable("bad-seat.wanted", field="q")
    wanted.seats |= {int(value)}


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


def _days(words: str, today: date) -> tuple[date, date]:
    """The first day, and the first that does not belong any more."""
    try:
        if words.lower() in DAYS:
            day = today - timedelta(days=DAYS.index(words.lower()))
        elif len(words) in (4, 7):
            first = date.fromisoformat(f"{words}-01-01"[:10])
            if len(words) == 4:
                return first, first.replace(year=first.year + 1)
            return first, (first + timedelta(days=31)).replace(day=1)
        else:
            day = date.fromisoformat(words)
        return day, day + timedelta(days=1)
    except (ValueError, OverflowError):
        raise Unreadable("bad-date.wanted", word=quotable(words, 40), field="q") from None


def want_time(wanted: Wanted, value: str, zone: Zone, now: datetime) -> None:
    """Half an hour around a time of day, the last that has been: `9`, `21:15`, `9pm`.

    A plain hour up to twelve may be of either half of the day.
    """
    read = re.fullmatch(r"(\d{1,2})(?::(\d\d))?(am|pm)?", value)
    if read is None or int(read[1]) > 24 or int(read[2] or 0) > 59:
        raise Unreadable("bad-date.time", word=quotable(value, 40), field="q")
    hour, half = int(read[1]) % 24, read[3]
    either = half is None and 0 < hour <= 12 and not (read[1].startswith("0") and read[2])
    hours = {hour % 12, hour % 12 + 12} if either else {hour % 12 + 12 * (half == "pm")} if half else {hour}
    at = datetime(now.year, now.month, now.day, tzinfo=zone) + timedelta(minutes=int(read[2] or 0))
    last = max(moment for day in (0, 1) for one in hours
               if (moment := at + timedelta(hours=one) - timedelta(days=day)) <= now.replace(tzinfo=zone))
    wanted.since = max(round((last.timestamp() - HALF_HOUR) * 1000), wanted.since or 0)
    until = round((last.timestamp() + HALF_HOUR) * 1000)
    wanted.until = until if wanted.until is None else min(until, wanted.until)


def _milliseconds(day: date, zone: Zone) -> int:
    try:
        return round(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise Unreadable("bad-date.far-away", field="q") from None


READ = {"table": _table, "game": _game, "seat": _seat, "street": _street, "pot": _pot, "date": _date}
