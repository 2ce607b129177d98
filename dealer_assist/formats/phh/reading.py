"""Poker Hand History in: `.phh` (one hand) and `.phhs` (numbered tables), hand by hand.

A `PhhHand` is the contract's set-up document and a list of steps; nothing has been played yet. A hand
that cannot be read is an `UnreadHand` with the reason, so that a file of a thousand goes on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

import tomli  # tomllib's own author, compiled: a night of hands is read twice as fast

from dealer_assist.rules.bounds import MOST_CHIPS
from dealer_assist.rules.house import HOUSE_KEYS
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.formats.phh.actions import Asked, PhhStep, read_actions
from dealer_assist.formats.phh.codes import (
    EXTENSION,
    SEVEN_CARD,
    Money,
    needed,
    read_money,
    scale_of,
    scaled,
    variant_of,
)
from dealer_assist.formats.phh.forced import check_lengths, read_forced
from dealer_assist.games.loader.toml import BadToml, check_plain
from dealer_assist.texts import listed, say

_ARRAYS: tuple[str, ...] = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks")
_SINGLE: tuple[str, ...] = ("bring_in", "small_bet", "big_bet", "min_bet")
# "Unknown stack values can be denoted as inf": deep enough for any hand, and never printed
BOTTOMLESS = 10 ** 13
# what a stranger's file can do to a reader beyond what it looks for: the other hands go on
UNFORESEEN = (ArithmeticError, LookupError, RecursionError, TypeError, ValueError)
SCALES = (100, 1_000, 10_000, 100_000, 1_000_000)
_INF = Decimal("Infinity")
_TABLE = re.compile(r"^\[([^\[\]]+)\][ \t]*(?:#.*)?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class PhhHand:
    """One recorded hand, read but not played.

    Shape: `name` tells it from others; `setup` is the contract's set-up document without house rules,
    in whole units; `seats` those of p1, p2 …; `rules` the preset and house rules the hand was played
    by, where we wrote the file; `finishing` the recorded stacks by player, or None; `unknown` the
    players, from 0, whose stacks the file does not know; `fields` every other field as it came.
    Units: one chip of the file is `scale` units.
    """

    name: str
    setup: dict[str, Any]
    seats: tuple[int, ...]
    steps: tuple[PhhStep, ...]
    finishing: tuple[int | None, ...] | None
    unknown: frozenset[int]
    scale: int
    rules: dict[str, Any]
    fields: dict[str, Any]


@dataclass(frozen=True, slots=True)
class UnreadHand:
    """A hand that cannot be read, and why."""

    name: str
    error: str


def read_phh(text: str | bytes, name: str = "") -> Iterator[PhhHand | UnreadHand]:
    """Every hand of a file, in its order.

    Shape: `name` is the file's; a hand of several is `name#3`.
    Errors: none; what cannot be read comes as an `UnreadHand`.
    """
    try:
        decoded = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        tables = _load(decoded)
    except UnicodeDecodeError as error:
        yield UnreadHand(name, say("refused.not-utf-8", byte=error.start + 1))
        return
    except BadToml:
        yield from hands_of(decoded.encode(), name)     # of many hands one is no TOML: the others still are
        return
    if tables and all(isinstance(value, dict) for value in tables.values()):
        for number, table in tables.items():
            yield _read(table, f"{name}#{number}")
    else:
        yield _read(tables, name)


def pieces(data: bytes) -> list[tuple[str, str]]:
    """A file of many hands cut at its numbered tables: number and text of each; one piece without them."""
    text = data.decode("utf-8-sig", "replace")
    heads = list(_TABLE.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    cut = [(head[1].strip(), text[head.end():end]) for head, end in zip(heads, ends, strict=False)]
    return cut or [("", text)]


def hands_of(data: bytes, name: str) -> Iterator[PhhHand | UnreadHand]:
    """Every hand of a file, each read when it is asked for: many thousands are never held at once.

    Errors: none, as of `read_phh`.
    """
    for number, text in pieces(data):
        whole = f"{name}#{number}" if number else name
        try:
            yield _read(_load(text), whole)
        except BadToml as mistake:
            yield UnreadHand(whole, str(mistake))


def _load(text: str) -> dict[str, Any]:
    check_plain(text)
    try:
        return tomli.loads(text, parse_float=Decimal)
    except RecursionError:
        raise BadToml("too-deep") from None
    except (ValueError, ArithmeticError) as mistake:
        raise BadToml("no-toml", why=str(mistake)) from None


def _read(table: dict[str, Any], name: str) -> PhhHand | UnreadHand:
    try:
        return read_table(table, name)
    except Refusal as refusal:
        return UnreadHand(name, refusal.message)
    except UNFORESEEN as error:
        return UnreadHand(name, say("refused.cannot-be-read", reason=type(error).__name__))


def read_table(table: dict[str, Any], name: str = "") -> PhhHand:
    """One hand from its TOML table.

    Errors: Unreadable, with the field or the action.
    """
    game, betting = variant_of(table)
    missing = [key for key in needed(table["variant"]) if key not in table]
    if missing:
        raise Unreadable(
            "missing-field.phh", fields=listed(missing), variant=table["variant"], field=missing[0])
    money = {key: _amounts(table, key) for key in _ARRAYS}
    stacks, finishing = money["starting_stacks"] or [], money.pop("finishing_stacks")
    if len(stacks) < 2:
        raise Unreadable("too-few-seats.phh", field="starting_stacks")
    check_lengths(len(stacks), **money, finishing_stacks=finishing)
    unknown = frozenset(n for n, stack in enumerate(stacks) if stack is None)
    single = {key: read_money(table[key], key) for key in _SINGLE if key in table}
    seats = _seats(table, len(stacks))
    steps = read_actions(_list(table, "actions"), seats, table["variant"] in SEVEN_CARD)
    ended = [end for end in finishing or () if end is not None]
    scale = max(scale_of([*_every(money), *ended, *single.values(), *_asked(steps)]), _scale(table))
    whole = {
        key: [BOTTOMLESS if amount is None else scaled(amount, scale) for amount in row]
        for key, row in money.items() if row is not None
    }
    ones = {key: scaled(amount, scale) for key, amount in single.items()}
    setup = _setup(game, betting, seats, whole, ones, table.get("ante_trimming_status") is False)
    rules: dict[str, Any] = {}
    if str(table.get("_engine", "")).startswith(EXTENSION):
        rules = _ours(table, setup)
    ends = tuple(None if end is None else scaled(end, scale) for end in finishing or ())
    fields = {key: value for key, value in table.items() if key != "actions"}
    return PhhHand(name, setup, seats, steps, ends or None, unknown, scale, rules, fields)


def _scale(table: dict[str, Any]) -> int:
    """How many units our own files say a chip is: their `_setup` is in units."""
    scale = table.get("_scale")
    ours = str(table.get("_engine", "")).startswith(EXTENSION)
    return next((power for power in SCALES if ours and power == scale), 1)


def _list(table: dict[str, Any], key: str) -> list[Any]:
    value = table[key]
    if not isinstance(value, list):
        raise Unreadable("bad-form.array", name=key, field=key)
    return value


def _amounts(table: dict[str, Any], key: str) -> list[Money | None] | None:
    """An array of amounts; None for a stack that the file does not know (inf)."""
    if key not in table:
        return None
    least = -MOST_CHIPS if key == "blinds_or_straddles" else 0
    may_lack = key.endswith("stacks")
    return [
        # compared only where it can be equal: an int against a Decimal is slow
        None if may_lack and type(value) is Decimal and value == _INF
        else read_money(value, f"{key}, p{n}", least)
        for n, value in enumerate(_list(table, key), 1)
    ]


def _every(money: dict[str, list[Money | None] | None]) -> Iterator[Money]:
    for amounts in money.values():
        yield from (amount for amount in amounts or () if amount is not None)


def _asked(steps: Sequence[PhhStep]) -> Iterator[Money]:
    for step in steps:
        for done in step.does:
            if isinstance(done, Asked):
                yield done.amount


def _seats(table: dict[str, Any], count: int) -> tuple[int, ...]:
    """The seats of p1, p2 …: as the file numbers them where that can be a table of ours, else 1, 2 …"""
    seats = table.get("seats")
    plain = tuple(range(1, count + 1))
    if not isinstance(seats, list) or len(seats) != count or len(set(map(str, seats))) != count:
        return plain
    if not all(isinstance(seat, int) and 1 <= seat <= MOST_SEATS for seat in seats):
        return plain
    turns = sum(one > next_one for one, next_one in zip(seats, [*seats[1:], seats[0]], strict=True))
    return tuple(seats) if turns == 1 else plain


def _setup(
    game: str, betting: str | None, seats: tuple[int, ...], arrays: dict[str, list[int]],
    ones: dict[str, int], untrimmed: bool,
) -> dict[str, Any]:
    """The money and the seats; antes that the file leaves untrimmed are dead where a stack is below them."""
    stacks = arrays["starting_stacks"]
    antes = arrays.get("antes") or [0] * len(seats)
    blinds = arrays.get("blinds_or_straddles") or [0] * len(seats)
    setup: dict[str, Any] = {
        "game": game, "seats": {str(seat): stack for seat, stack in zip(seats, stacks, strict=True)},
        "button": seats[-1], "tournament": True,
    }
    if betting is not None:
        setup["betting"] = betting
    if "bring_in" in ones:
        setup["bring_in"] = ones["bring_in"]
    least = 0 if "bring_in" in ones else ones.get("min_bet", ones.get("small_bet", 0))
    setup.update(read_forced(antes, blinds, seats, least, untrimmed and min(stacks) < max(antes)))
    if "bring_in" in ones:
        setup.pop("blinds")
        if "ante" in setup:
            setup.pop("posts", None)
    if "small_bet" in ones:
        setup.update(small_bet=ones["small_bet"], big_bet=ones.get("big_bet", 2 * ones["small_bet"]))
    return setup


def _ours(table: dict[str, Any], setup: dict[str, Any]) -> dict[str, Any]:
    """Our own files hold the whole set-up but the stacks, which beats the fields; the rules apart."""
    whole = table.get("_setup")
    if not isinstance(whole, dict):
        return {}
    plain = {key: _plain(value) for key, value in whole.items()}
    rules = {key: plain.pop(key) for key in HOUSE_KEYS if key in plain}
    seats = setup["seats"]
    setup.clear()
    setup.update(plain, seats=seats)
    return rules


def _plain(value: Any) -> Any:
    """Decimals, at any depth, as the floats that JSON would have given (a rake of 2.5 percent)."""
    if isinstance(value, Decimal):
        return float(value)
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list) else value
