"""Makes a `Game` of the merged words of its files, with what the page need not say filled in."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from dealer_assist.games import vocabulary
from dealer_assist.games.loader.inherit import of_file
from dealer_assist.games.loader.mistakes import BAD, FilePlace
from dealer_assist.games.model import ANY, Becomes, Game, Lines, Side, Street, Tier
from dealer_assist.games.loader.reading import Table
from dealer_assist.texts import OfAFile

_DUE = ("name", "section", "summary", "forced", "bettings", "max_seats", "streets", "sides")
_OF_A_TIER = {entry.word for entry in vocabulary.KEYS["tiers"]}


def build(game: str, table: Table, place: FilePlace) -> Game:
    """The game, with every gap noted at `place`.

    What is missing or could not be read is filled with a harmless word, so that a game with
    mistakes can still be looked at as a whole; it never leaves the loader.
    """
    _tell_gaps(table, place)
    streets = _streets(table, place)
    forced = _stated(table, "forced", "blinds")
    nobody = _stated(table, "nobody", None)
    name = _stated(table, "name", game)
    short = _stated(table, "short", name)
    also = _stated(table, "also", ())
    return Game(
        id=game, name=name, short=short, also=also if short in (name, *also) else (short, *also),
        section=_stated(table, "section", ""), summary=OfAFile(_stated(table, "summary", "")), forced=forced,
        button=_stated(table, "button", forced == "blinds"), deck=_stated(table, "deck", "standard"),
        joker=_stated(table, "joker", None), bring_in=_stated(table, "bring_in", None),
        showing=_stated(table, "showing", "high"), streets=streets, sides=_sides(table, place),
        boards=_boards(table), removes=_removes(streets), becomes=_becomes(table, place),
        nobody=None if nobody == vocabulary.NONE else nobody, habits=_habits(table),
        bettings=_stated(table, "bettings", ()), max_seats=_stated(table, "max_seats", 2),
        notes=tuple(map(OfAFile, _stated(table, "notes", ()))), bomb_pot=_stated(table, "bomb_pot", False),
    )


def steps_were_read(table: Table) -> bool:
    """Is every street's list of steps known, so that cards can be counted?"""
    streets = table.get("streets")
    return isinstance(streets, dict) and bool(streets) and all(
        isinstance(street, dict) and isinstance(street.get("steps"), tuple) for street in streets.values()
    )


def _stated(table: Table, key: str, otherwise: Any) -> Any:
    """What the table says, or `otherwise` when it is silent or could not be read."""
    value = table.get(key, otherwise)
    return otherwise if value is BAD else value


def _tell_gaps(table: Table, place: FilePlace) -> None:
    for entry in vocabulary.KEYS["game"]:
        if entry.word in _DUE and table.get(entry.word) in (None, (), {}):
            place.at(entry.word).wrong("missing", meaning=entry.meaning, example=entry.example)


def _tables(table: Table, key: str, place: FilePlace) -> list[tuple[str, Table, FilePlace]]:
    """The readable tables under a key, each with its name and its place."""
    stated = _stated(table, key, {})
    for name, value in stated.items():
        if value is None:
            place.at(key).at(name).wrong("nothing-to-take")
    return [
        (name, value, of_file(value, place.at(key).at(name)))
        for name, value in stated.items() if isinstance(value, dict)
    ]


def _streets(table: Table, place: FilePlace) -> tuple[Street, ...]:
    tables = _tables(table, "streets", place)
    names = [name for name, _, _ in tables]
    steps = [step for _, street, _ in tables for step in _stated(street, "steps", ())]
    face_up = any(step.word in vocabulary.FACE_UP for step in steps)
    streets: list[Street] = []
    for name, street, at in tables:
        _tell_stray_neighbour(street, names, "street", at)
        for key, example in (("steps", '["board 1"]'), ("bet", '"big"')):
            if key not in street:
                at.wrong("key-due", key=key, example=example)
        streets.append(Street(
            name, _stated(street, "steps", ()), _stated(street, "bet", "small"),
            _stated(street, "opens", _opens(table, not streets, face_up)),
            _stated(street, "with_action", None),
        ))
    return tuple(streets)


def _opens(table: Table, first: bool, face_up: bool) -> str:
    """Who acts first when the page does not say: the money first, then the up cards or the button."""
    if first:
        # 2.38: Mississippi shows door cards, and yet the first round opens behind the blinds
        return "blinds" if _stated(table, "forced", "blinds") == "blinds" else "bring-in"
    return "best board" if face_up else "button"


def _tell_stray_neighbour(table: Table, names: list[str], kind: str, at: FilePlace) -> None:
    for key in ("after", "before"):
        beside = table.get(key)
        if isinstance(beside, str) and beside not in names:
            at.at(key).unknown(kind, beside, names)


def _removes(streets: tuple[Street, ...]) -> str | None:
    return next((step.what for street in streets for step in street.steps if step.word == "remove"), None)


def _sides(table: Table, place: FilePlace) -> tuple[Side, ...]:
    tables = _tables(table, "sides", place)
    sides = []
    for name, side, at in tables:
        _tell_stray_neighbour(side, [name for name, _, _ in tables], "side", at)
        when = _stated(side, "when", None)
        if side.get("sides"):
            sides.append(Side(name, (), when, _split_again(side, at)))
        elif side.get("tiers") is not BAD:
            tiers = tuple(_tier({**side, **tier}, at) for tier in side.get("tiers", ({},)))
            sides.append(Side(name, tiers, when))
    return tuple(sides)


def _split_again(side: Table, at: FilePlace) -> tuple[Side, ...]:
    """The sides of a side (R54): each has what the side says of itself, and says what differs."""
    if "tiers" in side:
        at.at("tiers").wrong("split-again")
    shared = {key: value for key, value in side.items() if key in _OF_A_TIER}
    inner = {name: {**shared, **table} if isinstance(table, dict) else table
             for name, table in _stated(side, "sides", {}).items()}
    return _sides({"sides": inner}, at)


def _tier(table: Table, at: FilePlace) -> Tier:
    if "scale" not in table:
        at.wrong("scale-due")
    return Tier(
        _stated(table, "scale", "high"), _stated(table, "hole", ANY), _stated(table, "board", True),
        _stated(table, "of", None), _stated(table, "qualifier", None), _stated(table, "holding", ""),
        _stated(table, "line", 0),
    )


def _becomes(table: Table, place: FilePlace) -> tuple[Becomes, ...]:
    becomes = []
    for game, turn, at in _tables(table, "becomes", place):
        if turn.get("when") is None:
            at.wrong("when-due")
        elif turn["when"] is not BAD:
            becomes.append(Becomes(
                game, turn["when"], _stated(turn, "steps", ()), _stated(turn, "with_action", None)
            ))
    return tuple(becomes)


def _boards(table: Table) -> tuple[Lines, ...]:
    """Layouts under a condition first: the first that holds counts."""
    layouts: Table = _stated(table, "board", None) or {}
    stated = sorted(layouts.items(), key=lambda item: item[0] == "")
    return tuple(
        Lines(_stated(layout, "lines", ()), _stated(layout, "rows", ()), _stated(layout, "when", None))
        for _, layout in stated
    )


def _habits(table: Table) -> MappingProxyType[str, tuple[str, ...]]:
    stated: Table = _stated(table, "habits", {})
    return MappingProxyType({
        betting: habits for betting, habits in stated.items() if isinstance(habits, tuple) and habits
    })
