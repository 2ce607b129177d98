"""What a file says of a hand besides its play: kept as it came, and written again as it came.

A hand is played in whole units; `Source` knows how many of them one of the file's chips is, the currency,
day and place as far as the file told them, and whose stack it did not know. Nothing is made up: a file
without a day gives a hand without one.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from dealer_assist.formats.buy_in import price, tournament_of
from dealer_assist.formats.phh.codes import META, as_it_came
from dealer_assist.formats.phh.reading import BOTTOMLESS, PhhHand
from dealer_assist.texts import figure, joined

SYMBOLS = {"USD": "$", "EUR": "€", "GBP": "£", "CAD": "C$", "AUD": "A$", "CNY": "¥", "INR": "₹", "BRL": "R$",
           "RUB": "₽", "PLN": "zł", "SEK": "kr", "NOK": "kr", "DKK": "kr", "CZK": "Kč"}
SIGNS = frozenset(SYMBOLS.values())
# of a sign that stands for several currencies nobody knows which it was
CODES = {symbol: code for code, symbol in SYMBOLS.items() if [*SYMBOLS.values()].count(symbol) == 1}
# our own marks in a file tell how the hand was played; they are worked out again
OURS = ("_extension", "_betting", "_engine", "_setup", "_rake", "_carried", "_scale")
MOST_TEXT = 500
MOST_FIELDS = 60


@dataclass(frozen=True, slots=True)
class Source:
    """The file's own words for a hand.

    Shape: `fields` by the names of PHH, plain JSON (a time of day as HH:MM:SS, money as text); `unknown` the
    seats whose stacks the file did not tell; `compared`: it tells the result, and ours is the same.
    Units: `scale` units are one chip of the file.
    """

    fields: Mapping[str, Any] = field(default_factory=dict)
    scale: int = 1
    unknown: tuple[int, ...] = ()
    compared: bool = False

    def document(self) -> dict[str, Any]:
        """Plain JSON, for the first row of the hand; `read` takes it back."""
        return {"fields": dict(self.fields), "scale": self.scale, "unknown": list(self.unknown),
                "compared": self.compared}

    @property
    def currency(self) -> str:
        """Its code, empty where the file has none."""
        code = str(self.fields.get("currency", ""))
        return code or CODES.get(str(self.fields.get("currency_symbol", "")), "")

    @property
    def symbol(self) -> str:
        """What stands before an amount."""
        return str(self.fields.get("currency_symbol", "")) or SYMBOLS.get(self.currency, "")

    @property
    def day(self) -> str:
        """The day as far as the file tells it: 2009-07-23, 2009-07, 2009, or nothing."""
        parts = []
        for name, width in (("year", 4), ("month", 2), ("day", 2)):
            value = self.fields.get(name)
            if not isinstance(value, int):
                break
            parts.append(f"{value:0{width}}")
        return "-".join(parts)

    @property
    def dated(self) -> bool:
        """Does the file tell the whole day?"""
        return len(self.day) == len("2009-07-23")

    def amount(self, units: int) -> int | float:
        """Units as the file's number."""
        return as_it_came(units, self.scale)

    def money(self, units: int) -> str:
        """Units as people write them: $1,204.50, €3, 12,000; `?` for a stack that nobody knows."""
        if units > BOTTOMLESS // 2:
            return "?"
        places = len(str(self.scale)) - 1
        least = places if abs(units) % self.scale and places <= len("50") else 0
        amount = figure(as_it_came(abs(units), self.scale), least=least)
        space = " " if self.symbol[-1:].isalpha() else ""
        return joined(("-" if units < 0 else "", self.symbol, space, amount), "")


def source_of(hand: PhhHand) -> Source:
    """What is kept of a read hand: the format's optional fields and the file's own with an underscore."""
    fields = {
        key: _plain(value) for key, value in hand.fields.items()
        if (key in META or key.startswith("_")) and key not in OURS}
    unknown = tuple(hand.seats[player] for player in sorted(hand.unknown))
    return Source(dict(list(fields.items())[:MOST_FIELDS]), hand.scale, unknown,
                  hand.finishing is not None)


def read(payload: Mapping[str, Any]) -> Source | None:
    """The source in what the first row of a hand says; None for a hand that came from no file."""
    document = payload.get("source")
    if document is None:
        return None
    return Source(document["fields"], document["scale"], tuple(document["unknown"]),
                  document["compared"])


def phh_fields(source: Source) -> dict[str, Any]:
    """The fields for a `.phh` file: a time of day is one again."""
    fields = dict(source.fields)
    time = fields.get("time")
    if isinstance(time, str):
        fields["time"] = datetime.time.fromisoformat(time)
    return fields


def facts(source: Source) -> list[tuple[str, str]]:
    """What a page shows of it, in the order people ask: name of the field and its text."""
    wanted = ("event", "level", "hand", "table", "venue", "address", "city", "region", "country", "author",
              "url", "time_zone", "currency")
    rows = [(name, str(source.fields[name])) for name in wanted if source.fields.get(name) not in (None, "")]
    if info := tournament_of(source.fields):
        event = (("tournament", str(info.get("name") or "")), ("buy_in", price(info, SYMBOLS, " + ")))
        rows[:0] = [row for row in event if row[1]]
    return [("day", day), *rows] if (day := _when(source)) else rows


def _when(source: Source) -> str:
    time = str(source.fields.get("time", ""))
    zone = str(source.fields.get("time_zone_abbreviation", ""))
    return " ".join(part for part in (source.day, time if source.day else "", zone if time else "") if part)


def _plain(value: Any) -> Any:
    """A value of a file as JSON has it, no longer than a person would write."""
    if isinstance(value, bool | int) or value is None:
        return value
    if isinstance(value, Decimal | float):
        return float(value) if -BOTTOMLESS < value < BOTTOMLESS else str(value)
    if isinstance(value, Mapping):
        return {str(key)[:MOST_TEXT]: _plain(one) for key, one in list(value.items())[:MOST_FIELDS]}
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [_plain(one) for one in list(value)[:MOST_FIELDS]]
    if isinstance(value, datetime.time):
        return value.replace(tzinfo=None).isoformat(timespec="seconds")
    return str(value)[:MOST_TEXT]
