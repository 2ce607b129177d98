"""Reads one file, word by word, into tables of read values; parents and the whole come later.

A value that cannot be read is told once and becomes `BAD`, so that the rest is still looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any

from dealer_assist.cards import DECKS, RANKS
from dealer_assist.rules.betting import BETTINGS
from dealer_assist.games import vocabulary
from dealer_assist.games.loader.mistakes import BAD, Bad, FilePlace
from dealer_assist.games.model import Choice
from dealer_assist.games.loader.steps import read_cells, read_step, read_when
from dealer_assist.texts import listed

Table = dict[str, Any]
Reader = Callable[[FilePlace, Any], Any]
FILE = "in file"  # each street, side and game chosen remembers the file that spoke of it last


def read_game_file(raw: Mapping[str, Any], place: FilePlace) -> Table:
    """The read values of one file, `BAD` where one could not be read."""
    return _table(place, raw, "game", _GAME)


def _table(place: FilePlace, raw: Mapping[str, Any], kind: str, readers: Mapping[str, Reader]) -> Table:
    known = [entry.word for entry in vocabulary.KEYS[kind]]
    read: Table = {}
    for key, value in raw.items():
        if key in readers:
            read[key] = readers[key](place.at(key), value)
        else:
            place.at(key).unknown("key", key, known)
    return read


def _text(place: FilePlace, value: Any) -> str | Bad:
    if isinstance(value, str) and value.strip():
        return value.strip()
    return place.wrong("no-text", value=repr(value))


def _yes_no(place: FilePlace, value: Any) -> bool | Bad:
    return value if isinstance(value, bool) else place.wrong("no-flag", value=repr(value))


def _number(kind: str, low: int, high: int) -> Reader:
    def read(place: FilePlace, value: Any) -> int | Bad:
        if type(value) is int and low <= value <= high:
            return value
        return place.wrong(f"no-number-{kind}", value=repr(value), low=low, high=high)
    return read


def _word(kind: str, known: Collection[str], none: bool = False) -> Reader:
    """A reader for one word of a list; with `none`, "none" takes the parent's word away."""
    def read(place: FilePlace, value: Any) -> str | Bad | None:
        if none and value == vocabulary.NONE:
            return None
        if isinstance(value, str) and value in known:
            return value
        return place.unknown(kind, str(value), known)
    return read


def _list(item: Reader) -> Reader:
    def read(place: FilePlace, value: Any) -> tuple[Any, ...] | Bad:
        if not isinstance(value, list):
            return place.wrong("no-list", value=repr(value), example='["…"]')
        items = tuple(item(place, entry) for entry in value)
        return BAD if any(entry is BAD for entry in items) else items
    return read


def _or_choice(word: Reader) -> Reader:
    """A word, or a table `{ rule = "archie-high", 66 = "…", 99 = "…" }` that a house rule picks from."""
    def read(place: FilePlace, value: Any) -> Any:
        return _choice(place, value, word) if isinstance(value, dict) else word(place, value)
    return read


def _choice(place: FilePlace, table: Mapping[str, Any], word: Reader) -> Choice | Bad:
    rule = table.get("rule")
    if not isinstance(rule, str) or rule not in vocabulary.CHOICES:
        return place.at("rule").unknown("house-rule", str(rule), vocabulary.CHOICES)
    values = {key: word(place.at(key), value) for key, value in table.items() if key != "rule"}
    due = vocabulary.CHOICES[str(rule)]
    if set(values) != set(due):
        return place.wrong("choices-due", rule=rule, choices=listed(due, "or"))
    if BAD in values.values():
        return BAD
    return Choice(str(rule), MappingProxyType(values))


def _hole(place: FilePlace, value: Any) -> str | tuple[int, ...] | Bad:
    if isinstance(value, str) and value in vocabulary.HOLES:
        return value
    counts = value if isinstance(value, list) else [value]
    if counts and all(type(count) is int and 0 <= count <= 7 for count in counts):
        return tuple(sorted(set(counts)))
    return place.wrong("no-hole", value=repr(value))


def _ranks(place: FilePlace, value: Any) -> str | Bad | None:
    if value == vocabulary.NONE:
        return ""
    ranks = value.replace(" ", "") if isinstance(value, str) else ""
    if ranks and all(rank in RANKS for rank in ranks):
        return ranks
    return place.wrong("no-ranks", value=repr(value), ranks=RANKS)


def _tiers(place: FilePlace, value: Any) -> tuple[Table, ...] | Bad:
    if not isinstance(value, list) or not value or not all(isinstance(tier, dict) for tier in value):
        return place.wrong("no-tiers", value=repr(value), example='[{ qualifier = "flush" }, {}]')
    return tuple(_table(place.at(n), tier, "tiers", _TIER) for n, tier in enumerate(value, 1))


def _named(kind: str, readers: Mapping[str, Reader]) -> Reader:
    """A reader for tables by name (`[streets.flop]`); `flop = "none"` takes one away."""
    def read(place: FilePlace, value: Any) -> Table | Bad:
        if not isinstance(value, dict):
            return place.wrong("no-tables", value=repr(value), kind=kind)
        return {name: _own_table(place.at(name), table, kind, readers) for name, table in value.items()}
    return read


def _own_table(place: FilePlace, value: Any, kind: str, readers: Mapping[str, Reader]) -> Table | None | Bad:
    if value == vocabulary.NONE:
        return None
    if not isinstance(value, dict):
        return place.wrong("no-table-or-none", value=repr(value), heading=place.key)
    return {**_table(place, value, kind, readers), FILE: place.file}


def _board(place: FilePlace, value: Any) -> Table | Bad | None:
    """Layouts by condition, None for the one that needs none: `[board]`, `[board."roll 4-6"]`."""
    if value == vocabulary.NONE:
        return None
    if not isinstance(value, dict):
        return place.wrong("no-table", value=repr(value), heading="board")
    plain = {key: cells for key, cells in value.items() if not isinstance(cells, dict)}
    layouts: Table = {"": _table(place, plain, "board", _LAYOUT)} if plain else {}
    for condition, table in value.items():
        if isinstance(table, dict):
            when = read_when(place.at(condition), condition)
            layouts[condition] = {**_table(place.at(condition), table, "board", _LAYOUT), "when": when}
    return layouts


def _habits(place: FilePlace, value: Any) -> Table | Bad:
    if not isinstance(value, dict):
        return place.wrong("no-table", value=repr(value), heading="habits")
    read = {}
    for betting, habits in value.items():
        if betting not in ("any", *BETTINGS):
            place.at(betting).unknown("betting", betting, ("any", *BETTINGS))
        read[betting] = _list(_word("habit", vocabulary.HABITS))(place.at(betting), habits)
    return read


def _fits(place: FilePlace, value: Any) -> Table | Bad:
    """The streets that a variation asks for, each with its steps."""
    if not isinstance(value, dict):
        return place.wrong("no-table", value=repr(value), heading="fits")
    return {street: _steps(place.at(street), steps) for street, steps in value.items()}


def _parents(place: FilePlace, value: Any) -> tuple[str, ...] | Bad:
    parents = [value] if isinstance(value, str) else value
    if isinstance(parents, list) and parents and all(isinstance(parent, str) for parent in parents):
        return tuple(parents)
    return place.wrong("no-parents", value=repr(value), example='["omaha", "crayfish"]')


def _steps(place: FilePlace, value: Any) -> Any:
    """Steps; a bad one is told at its street, where it is looked for."""
    return _list(lambda at, step: read_step(at.up(), step))(place, value)


def _step_or_none(place: FilePlace, value: Any) -> Any:
    return None if value == vocabulary.NONE else read_step(place, value)


_SCALE = _word("scale", vocabulary.SCALE_WORDS)
_LAYOUT: dict[str, Reader] = {"lines": _list(read_cells), "rows": _list(read_cells)}
_STREET: dict[str, Reader] = {
    "steps": _steps, "bet": _or_choice(_word("bet", vocabulary.BETS)),
    "opens": _word("opener", vocabulary.OPENS),
    "with_action": _step_or_none, "after": _text, "before": _text,
}
_TIER: dict[str, Reader] = {
    "scale": _SCALE, "hole": _hole, "board": _yes_no, "of": _text, "holding": _ranks,
    "line": _number("line", 1, 9),
    "qualifier": _or_choice(_word("qualifier", vocabulary.QUALIFIERS, none=True)),
}
_SIDE: dict[str, Reader] = {
    **_TIER, "tiers": _tiers, "when": read_when, "after": _text, "before": _text,
    "sides": lambda place, value: _named("sides", _SIDE)(place, value),
}
_BECOMES: dict[str, Reader] = {"when": read_when, "steps": _steps, "with_action": _step_or_none}
_GAME: dict[str, Reader] = {
    "name": _text, "short": _text, "also": _list(_text), "section": _text, "summary": _text,
    "extends": _parents,
    "forced": _word("forced", vocabulary.FORCED), "button": _yes_no, "bomb_pot": _yes_no,
    "deck": _word("deck", DECKS),
    "joker": _word("joker", vocabulary.JOKERS, none=True),
    "bring_in": _or_choice(_word("bring-in", vocabulary.BRING_INS, none=True)), "showing": _SCALE,
    "bettings": _list(_word("betting", BETTINGS)), "max_seats": _number("seats", 2, 10),
    "nobody": _text, "notes": _list(_text), "habits": _habits, "streets": _named("streets", _STREET),
    "sides": _named("sides", _SIDE), "board": _board, "becomes": _named("becomes", _BECOMES), "fits": _fits,
}
