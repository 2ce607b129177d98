"""When a hand was, as people say it: "half past nine", "between nine and ten", "yesterday evening", "monday".

What is read here is the value of `time:` and `date:`; `criteria` makes moments of it.
"""

from __future__ import annotations

import re

from dealer_assist.store.search.vocabulary import WEEKDAYS, longest, vocabulary

DATED = re.compile(r"\d{4}-\d\d(-\d\d)?")
NUMBERED = r"(\d{1,2})(?:\.|st|nd|rd|th)?"
SPOKEN = re.compile(r"[^\W\d_]{2}")      # a phrase with a word in it
MIDDAY = 12
LAST_MONTH, LAST_OF_MONTH = 12, 31
LATEST = 24


def clock(low: str) -> str | None:
    """A time of day, a part of a day or a span between two times; None where it is none.

    Shape: `9`, `21:15`, `9pm`; `>9` after it, `<9` before it, `9-10` between; `evening` and more of `PARTS`;
    `-30m` in the last 30 minutes, `~30m` about 30 minutes ago.
    """
    words = vocabulary()
    if low in words.times:
        return words.times[low]
    if back := _back(low):
        return back
    for pattern in words.between:
        ends = [_at(end) for end in match.groups()] if (match := re.fullmatch(pattern, low)) else [None]
        # "between 9 and 10" is no pot, and 9-10 is no time
        if all(ends) and (any(end and end[1] for end in ends) or SPOKEN.search(pattern)):
            return "-".join(end[0] for end in ends if end)
    for sign, heads in ((">", words.after), ("<", words.before)):
        if (rest := _behind(low, heads)) and (at := _at(rest)):
            return sign + at[0]
    about = _behind(low, words.about)
    at = _at(about or low, dotted=about is not None)
    return at[0] if at and (about or at[1] and low not in words.hours) else None


def _back(low: str) -> str | None:
    """The last two hours, ten minutes ago."""
    words = vocabulary()
    if low in words.half_hour:
        return words.half_hour[low]
    for sign, patterns in (("-", words.past), ("~", words.ago)):
        for minutes, pattern in patterns:
            if (match := re.fullmatch(pattern, low)) and (count := spoken_number(match[1])):
                return f"{sign}{count * minutes}m"
    return None


def spoken_number(word: str) -> int | None:
    """A number in figures or in a word, up to three figures."""
    words = vocabulary()
    if re.fullmatch(r"[0-9]{1,3}", word):
        return int(word)
    number = 1 if word in words.one else words.numbers.get(word)
    return MIDDAY if number == 0 else number


def _behind(low: str, heads: frozenset[str]) -> str | None:
    return next((low[len(head) + 1:] for head in longest(heads) if low.startswith(f"{head} ")), None)


def _at(low: str, dotted: bool = True) -> tuple[str, bool] | None:
    """An hour with its minutes, and whether it can be nothing else; `dotted`: 9.30 is a time as well."""
    words = vocabulary()
    if low in words.midnight or low in words.noon:
        return ("0" if low in words.midnight else "12pm"), True
    for past, pattern in words.minutes:
        if (match := re.fullmatch(pattern, low)) and (hour := _hour(match[1])) is not None:
            earlier = hour - 1 if (past, pattern) in words.earlier else hour
            return f"{earlier if earlier > 0 else MIDDAY}:{past}", True
    clocks = "|".join(map(re.escape, longest(words.clock)))
    match = re.fullmatch(rf"(\w+?)(?:[{':.' if dotted else ':'}](\d\d))? ?(am|pm|{clocks})?", low)
    hour = _hour(match[1]) if match else None
    if match is None or hour is None or int(match[2] or 0) > 59:
        return None
    half = match[3] if match[3] in ("am", "pm") else ""
    minutes = f":{match[2]}" if match[2] else ""
    return f"{hour}{minutes}{half}", bool(match[2] or match[3]) or not match[1].isdecimal()


def _hour(word: str) -> int | None:
    hours = vocabulary().hours
    if word in hours:
        return hours[word] or MIDDAY
    return int(word) if re.fullmatch(r"\d{1,2}", word) and int(word) <= LATEST else None


def day(low: str) -> str | None:
    """A day or days: `2026-11-23`, `yesterday`, `monday`, `last-week`; `11-23` is the last 23 November,
    `11` the last November, `-21` the last 21st."""
    words = vocabulary()
    if DATED.fullmatch(low.split("..")[0]):
        return low
    plain = _behind(low, words.last) or low
    if low in words.days or words.days.get(plain) in WEEKDAYS:
        return words.days[low if low in words.days else plain]
    if low in words.months:
        return f"{words.months[low]:02}"
    known = {**words.months_short, **words.months}      # short ones where a figure stands beside them
    months = rf"({'|'.join(longest(known))})\.?"
    if match := re.fullmatch(rf"{NUMBERED} (?:de |of )?{months}(?: (?:de )?(\d{{4}}))?", low):
        return _of_year(match[3], known[match[2]], int(match[1]))
    if match := re.fullmatch(rf"{months} {NUMBERED},?(?: (\d{{4}}))?", low):
        return _of_year(match[3], known[match[1]], int(match[2]))
    if match := re.fullmatch(rf"{months} (?:de )?(\d{{4}})", low):
        return f"{match[2]}-{known[match[1]]:02}"
    if figures := re.fullmatch(r"(\d{1,2})\.(\d{1,2})\.(\d{4})?", low):
        return _of_year(figures[3], int(figures[2]), int(figures[1]))
    return _slashed(low) or (day(plain) if plain != low else None) or _of_month(low)


def _slashed(low: str) -> str | None:
    """21/11 and 11/21, where one of the two can be no month: 5/11 is said otherwise everywhere."""
    match = re.fullmatch(r"(\d{1,2})/(\d{1,2})(?:/(\d{4}))?", low)
    if match is None:
        return None
    month, number = sorted((int(match[1]), int(match[2])))
    return _of_year(match[3], month, number) if number > LAST_MONTH or month == number else None


def _of_month(low: str) -> str | None:
    """The 21st: the last there was."""
    for pattern in vocabulary().days_of_month:
        if (match := re.fullmatch(pattern, low)) and re.fullmatch(r"[0-9]{1,2}", match[1]):
            return f"-{int(match[1]):02}" if 1 <= int(match[1]) <= LAST_OF_MONTH else None
    return None


def _of_year(year: str | None, month: int, number: int) -> str | None:
    if not (1 <= month <= 12 and 1 <= number <= 31):
        return None
    return f"{year}-{month:02}-{number:02}" if year else f"{month:02}-{number:02}"

