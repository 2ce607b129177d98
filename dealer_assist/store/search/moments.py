"""The moments of a search: what days and times of day mean, asked at a moment and in a zone."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, datetime, time, timedelta, tzinfo

from dealer_assist.errors import Unreadable, quotable
from dealer_assist.store.search.vocabulary import WEEKDAYS

DAYS = ("today", "yesterday", "before-yesterday")
TIME = re.compile(r"(\d{1,2})(?::(\d\d))?(am|pm)?")
# from hour to hour of the day on which it begins; a card room's evening ends in the morning
PARTS = {"morning": (6, 12), "afternoon": (12, 18), "evening": (17, 30), "night": (20, 30),
         "tonight": (17, 30), "last-night": (17, 30)}
HALF_HOUR = timedelta(minutes=30)       # to either side of "about nine"
HALF_DAY = timedelta(hours=12)
Span = tuple[datetime | None, datetime | None]
Within = tuple[datetime, datetime]
DAY_OF_MONTH, BACK = re.compile(r"-[0-9]{2}"), re.compile(r"([-~])([0-9]{1,5})m")
TWO_MONTHS = 62     # within so many days every number of a day comes once


def days_of(words: str, today: date) -> tuple[date, date]:
    """The first day, and the first that does not belong any more.  Errors: `bad-date`."""
    low = words.lower()
    try:
        if low in ("week", "last-week"):
            monday = today - timedelta(days=today.weekday() + 7 * (low == "last-week"))
            return monday, monday + timedelta(days=7)
        if low in DAYS:
            day = today - timedelta(days=DAYS.index(low))
        elif low in WEEKDAYS:
            day = today - timedelta(days=(today.weekday() - WEEKDAYS.index(low)) % 7)
        elif DAY_OF_MONTH.fullmatch(low):
            day = _last_of_month(int(low[1:]), today)
        elif len(words) == len("11"):
            first = date(today.year, int(words), 1)
            first = first if first <= today else first.replace(year=today.year - 1)
            return first, (first + timedelta(days=31)).replace(day=1)
        elif len(words) in (4, 7):
            first = date.fromisoformat(f"{words}-01-01"[:10])
            if len(words) == 4:
                return first, first.replace(year=first.year + 1)
            return first, (first + timedelta(days=31)).replace(day=1)
        elif len(words) == len("11-23"):
            day = next(one for year in (today.year, today.year - 1)
                       if (one := date.fromisoformat(f"{year}-{words}")) <= today)
        else:
            day = date.fromisoformat(words)
        return day, day + timedelta(days=1)
    except (ValueError, OverflowError):
        raise Unreadable("bad-date.wanted", word=quotable(words, 40), field="q") from None


def _last_of_month(number: int, today: date) -> date:
    """The last day of this number; not every month has a 31st."""
    days = (today - timedelta(days=n) for n in range(TWO_MONTHS))
    return next(day for day in days if day.day == number)


def time_span(value: str, zone: tzinfo | None, now: datetime, within: Within | None) -> Span:
    """A part of the day, half an hour around a time, before it, after it, or between two: the last there was.

    A plain hour up to twelve may be of either half of the day. What is asked for `within` a day or an evening
    is a time of it; `-30m` are the last minutes, `~30m` a time so long ago.
    Errors: `bad-date`.
    """
    if value == "hour":
        return now - timedelta(hours=1), None
    if value in PARTS:
        return _part(value, zone, now, within[0].date() if within else None)
    if back := BACK.fullmatch(value):
        at = now - timedelta(minutes=int(back[2]))
        return (at, None) if back[1] == "-" else (at - HALF_HOUR, at + HALF_HOUR)
    sign, (first, _, last) = value[:1], value.lstrip("<>").partition("-")
    at = _last(_hours(first, value), zone, now, within)
    if last:
        ends = [datetime.combine(at.date(), time.min, zone) + timedelta(days=n, hours=hours)
                for n in (0, 1) for hours in _hours(last, value)]
        return at, min(end for end in ends if end > at)
    if sign == ">":
        return at, None
    if sign == "<":
        return None if within else at - HALF_DAY, at
    return at - HALF_HOUR, at + HALF_HOUR


def _part(part: str, zone: tzinfo | None, now: datetime, day: date | None) -> Span:
    first, last = PARTS[part]
    at = datetime.combine(day or now.date(), time.min, zone)
    if part == "last-night" or day is None and at + timedelta(hours=first) > now:
        at -= timedelta(days=1)
    return at + timedelta(hours=first), at + timedelta(hours=last)


def _hours(text: str, value: str) -> list[float]:
    """What hours a time may be: nine is of either half of the day, 21:15 and 09:00 are of one."""
    read = TIME.fullmatch(text)
    if read is None or int(read[1]) > 24 or int(read[2] or 0) > 59:
        raise Unreadable("bad-date.time", word=quotable(value, 40), field="q")
    hour, half = int(read[1]) % 24, read[3]
    if half:
        hours = [hour % 12 + 12 * (half == "pm")]
    elif 0 < hour <= 12 and not (read[1].startswith("0") and read[2]):
        hours = [hour % 12, hour % 12 + 12]
    else:
        hours = [hour]
    return [one + int(read[2] or 0) / 60 for one in hours]


def _last(hours: Iterable[float], zone: tzinfo | None, now: datetime, within: Within | None) -> datetime:
    """The last of these that has been, of the day or the evening if one is asked for."""
    days = [one.date() for one in within] if within else [now.date() - timedelta(days=n) for n in (0, 1)]
    moments = [datetime.combine(one, time.min, zone) + timedelta(hours=hour)
               for one in dict.fromkeys(days) for hour in hours]
    asked = [one for one in moments if within is None or within[0] <= one < within[1]] or moments
    return max([one for one in asked if one <= now] or asked[:1])
