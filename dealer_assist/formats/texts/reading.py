"""A file of hand texts as recorded hands: cut at its first lines, each read by itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import time
from functools import partial
from typing import Any

from dealer_assist.errors import Refusal, Unreadable, quotable
from dealer_assist.formats.buy_in import FIELD, is_tournament, number_in, tournament_in
from dealer_assist.formats.phh.reading import UNFORESEEN, PhhHand, UnreadHand
from dealer_assist.formats.source import CODES, SYMBOLS
from dealer_assist.formats.texts import ipoker, marked_up, merge, open_history, winning
from dealer_assist.formats.texts.decode import decode
from dealer_assist.formats.texts.dialect import COMMON, DIALECTS, SPOKEN_BY, dialect_of
from dealer_assist.formats.texts.hand import recorded
from dealer_assist.texts import say

_DATE = re.compile(r"(\d{4})[/-](\d{2})[/-](\d{2})(?:\D{1,3}(\d{1,2}):(\d{2}):(\d{2}))?")
# Full Tilt writes the time first
_TIME_FIRST = re.compile(r"(\d{1,2}):(\d{2}):(\d{2}) ([A-Z]{2,4}) - \d{4}/\d{2}/\d{2}")
_TABLE_FIRST = re.compile(r"[:,] Table ([^-(]+?) (?:\(|- )")
_ZONE = re.compile(r"\s*([A-Z]{2,4})\b")
_CODE = re.compile(r"\b(" + "|".join(SYMBOLS) + r")\b")
_SIGN = re.compile(r"[(/ ](C\$|A\$|R\$|zł|kr|Kč|[$€£¥₹₽])\.? ?\d|\d ?(€|zł|kr|Kč)")
# whose hands are read, as a page lists them
SERVERS = tuple(dict.fromkeys(
    (*SPOKEN_BY, *(dialect.name for dialect in DIALECTS if dialect.name), ipoker.NAME, merge.NAME)))
LOOKED_AT = 50          # a file's first lines tell what it is


def is_hand_text(data: bytes) -> bool:
    """Does a file begin like a hand text?"""
    text = decode(data[:20_000])
    return marked_up.is_marked_up(text) or open_history.is_open_history(text) or any(
        dialect_of(line.strip()) for line in text.split("\n")[:LOOKED_AT])


def read_texts(data: bytes, name: str = "") -> Iterator[PhhHand | UnreadHand]:
    """Every hand of a file, in its order.

    Shape: a hand of several is `name#ID` by the server's own number.
    Errors: none; what cannot be read comes as an `UnreadHand` with the line and the reason.
    """
    text = decode(data)
    for number, lines in _hands(text):
        whole = f"{name}#{number}" if name else number
        try:
            yield _read(lines(), whole)
        except Refusal as refusal:
            yield UnreadHand(whole, refusal.message)
        except UNFORESEEN as error:
            yield UnreadHand(whole, say("refused.cannot-be-read", reason=type(error).__name__))


def count_texts(data: bytes) -> int:
    """How many hands a file has: its first lines, counted."""
    text = decode(data)
    if marked_up.is_marked_up(text):
        return marked_up.count(text)
    if open_history.is_open_history(text):
        return open_history.count(text)
    return sum(1 for line in text.split("\n") if dialect_of(line.strip()))


def _hands(text: str) -> Iterator[tuple[str, Callable[[], list[str]]]]:
    """Each hand: its number, and what gives its common lines."""
    for form, begins in ((marked_up, marked_up.is_marked_up), (open_history, open_history.is_open_history)):
        if begins(text):
            yield from ((number, partial(_ended, lines)) for number, lines in form.hands(text))
            return
    for lines in _cut(text):
        recognised = dialect_of(lines[0])
        assert recognised is not None
        dialect, head = recognised
        yield head["id"], partial(dialect.common, lines, head) if dialect.common else partial(list, lines)


def _ended(lines: Callable[[], list[str]]) -> list[str]:
    """The common lines of a hand that is a whole object of its file."""
    return [*lines(), "*** SUMMARY ***"]


def _cut(text: str) -> Iterator[list[str]]:
    """The lines of each hand, from a first line to the next; what stands before the first is no hand."""
    hand: list[str] = []
    for line in (line.strip() for line in winning.on_one_line(text).split("\n")):
        if line and dialect_of(line):
            if hand:
                yield hand
            hand = [line]
        elif hand and line:
            hand.append(line)
    if hand:
        yield hand


def _read(lines: list[str], name: str) -> PhhHand:
    recognised = dialect_of(lines[0])
    if recognised is None:
        raise Unreadable("unknown-game.first-line", word=quotable(lines[0], 80))
    dialect, head = (COMMON, COMMON.head.match(lines[0])) if recognised[0].common else recognised
    assert head is not None
    if any("cancelled" in line.lower() for line in lines[1:]):
        raise Unreadable("hand-cancelled")
    return recorded(lines, dialect, head, name, _fields(lines, head))


def _fields(lines: list[str], head: re.Match[str]) -> dict[str, Any]:
    """What the first lines say of the hand besides the hand: number, day, tournament."""
    first = " ".join(lines[:2])
    fields: dict[str, Any] = {"hand": head["id"]}
    if date := _DATE.search(first):
        fields |= {"year": int(date[1]), "month": int(date[2]), "day": int(date[3])}
        if first_time := _TIME_FIRST.search(first):
            fields["time"] = time(int(first_time[1]), int(first_time[2]), int(first_time[3]))
            fields["time_zone_abbreviation"] = first_time[4]
        elif date[4]:
            fields["time"] = time(int(date[4]), int(date[5]), int(date[6]))
    if number := number_in(lines):
        fields["event"] = f"Tournament {number}"
    if is_tournament(lines) and (info := tournament_in(lines)):
        fields[FIELD] = info
    if table := _TABLE_FIRST.search(lines[0]):
        fields["table"] = table[1]
    if level := re.search(r"\b[Ll]evel:? ?([IVXLC]+|\d+)\b", lines[0]):
        fields["level"] = int(level[1]) if level[1].isdecimal() else _roman(level[1])
    if (date and date[4]) and (zone := _ZONE.match(first[date.end():])):
        fields["time_zone_abbreviation"] = zone[1]
    if seats := re.search(r"(\d+)[- ]max", first):
        fields["seat_count"] = int(seats[1])
    return fields | _currency(lines, is_tournament(lines))


def _currency(lines: list[str], tournament: bool) -> dict[str, str]:
    """The currency of a cash hand, by its code in the stakes or the sign before a stack; chips have none."""
    if tournament:
        return {}
    if code := _CODE.search(lines[0]):
        return {"currency": code[1], "currency_symbol": SYMBOLS.get(code[1], "")}
    stacks = [line for line in lines[:14] if line.startswith("Seat ")] or lines[:1]
    sign = next((match[1] or match[2] for line in stacks if (match := _SIGN.search(line))), "")
    # of kroner nobody knows whose they are
    known = {"currency": CODES.get(sign), "currency_symbol": sign}
    return {name: value for name, value in known.items() if value}


def _roman(text: str) -> int:
    """Levels are often counted in Roman figures."""
    values = [{"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}[letter] for letter in text]
    return sum(-one if one < after else one for one, after in zip(values, [*values[1:], 0], strict=True))
