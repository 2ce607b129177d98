"""Makes a `Game` of the merged words of its files, with what the page need not say filled in."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from dealer_assist.games import words
from dealer_assist.games.merging import of_file
from dealer_assist.games.mistakes import BAD, Place
from dealer_assist.games.model import ANY, Becomes, Game, Lines, Side, Step, Street, Tier
from dealer_assist.games.reading import Table

_DUE = ("name", "section", "summary", "forced", "bettings", "max_seats", "streets", "sides")
_FACE_UP = ("up", "turn", "door")


def build(game: str, table: Table, place: Place) -> Game | None:
    """The game, or None with every gap noted at `place`. The whole is checked in `checking`."""
    _tell_gaps(table, place)
    streets = _streets(table, place)
    sides = _sides(table, place)
    becomes = _becomes(table, place)
    if place.mistakes:
        return None
    return Game(
        id=game, streets=streets, sides=sides, becomes=becomes, boards=_boards(table),
        button=table.get("button", table["forced"] == "blinds"), habits=_habits(table),
        removes=next((s.what for street in streets for s in street.steps if s.word == "remove"), None),
        nobody=None if table.get("nobody") == words.NONE else table.get("nobody"),
        deck=table.get("deck", "standard"), joker=table.get("joker"), bring_in=table.get("bring_in"),
        showing=table.get("showing", "high"), also=table.get("also", ()), notes=table.get("notes", ()),
        **{key: table[key] for key in ("name", "section", "summary", "forced", "bettings", "max_seats")},
    )


def _tell_gaps(table: Table, place: Place) -> None:
    for entry in words.KEYS["game"]:
        if entry.word in _DUE and table.get(entry.word) in (None, (), {}):
            place.at(entry.word).wrong(f"missing: {entry.meaning}. Write it, as {entry.example}.")


def _tables(table: Table, key: str, place: Place) -> list[tuple[str, Table, Place]]:
    """The readable tables under a key, each with its name and its place."""
    found = table.get(key)
    if not isinstance(found, dict):
        return []
    for name, value in found.items():
        if value is None:
            place.at(key).at(name).wrong('nothing here to take away. Leave the "none" out.')
    return [
        (name, value, of_file(value, place.at(key).at(name)))
        for name, value in found.items() if isinstance(value, dict)
    ]


def _streets(table: Table, place: Place) -> tuple[Street, ...]:
    streets: list[Street] = []
    found = _tables(table, "streets", place)
    face_up = any(_has_up_cards(street) for _, street, _ in found)
    for name, street, at in found:
        _tell_stray_neighbour(street, [name for name, _, _ in found], "street", at)
        for key, example in (("steps", '["board 1"]'), ("bet", '"big"')):
            if key not in street:
                at.wrong(f"it does not say its {key}. Add {key} = {example}.")
        opens = street.get("opens") or _opens(table, not streets, face_up)
        streets.append(Street(name, street.get("steps", ()), street.get("bet", "small"), opens,
                              street.get("with_action")))
    return tuple(streets)


def _has_up_cards(street: Table) -> bool:
    steps = street.get("steps", ())
    return steps is not BAD and any(step.word in _FACE_UP for step in steps)


def _opens(table: Table, first: bool, face_up: bool) -> str:
    """Who acts first when the page does not say: the money first, then the up cards or the button."""
    if first:
        return "blinds" if table.get("forced") == "blinds" else "bring-in"
    return "best board" if face_up else "button"


def _tell_stray_neighbour(table: Table, names: list[str], kind: str, at: Place) -> None:
    for key in ("after", "before"):
        beside = table.get(key)
        if isinstance(beside, str) and beside not in names:
            at.at(key).unknown(kind, beside, names)


def _sides(table: Table, place: Place) -> tuple[Side, ...]:
    found = _tables(table, "sides", place)
    sides = []
    for name, side, at in found:
        _tell_stray_neighbour(side, [name for name, _, _ in found], "side", at)
        if side.get("tiers") is not BAD:
            tiers = tuple(_tier({**side, **tier}, at) for tier in side.get("tiers", ({},)))
            sides.append(Side(name, tiers, side.get("when")))
    return tuple(sides)


def _tier(table: Table, at: Place) -> Tier:
    if "scale" not in table:
        at.wrong('it does not say its scale. Add scale = "high" or another.')
    return Tier(
        table.get("scale", "high"), table.get("hole", ANY), table.get("board", True), table.get("of"),
        table.get("qualifier"), table.get("holding", ""), table.get("line", 0),
    )


def _becomes(table: Table, place: Place) -> tuple[Becomes, ...]:
    becomes = []
    for game, turn, at in _tables(table, "becomes", place):
        if turn.get("when") is None:
            at.wrong('it does not say when. Add when = "chosen" or another condition.')
        else:
            becomes.append(Becomes(game, turn["when"], turn.get("steps", ()), turn.get("with_action")))
    return tuple(becomes)


def _boards(table: Table) -> tuple[Lines, ...]:
    """Layouts under a condition first: the first that holds counts."""
    layouts: dict[str, Any] = table.get("board") or {}
    said = sorted(layouts.items(), key=lambda item: item[0] == "")
    return tuple(
        Lines(layout.get("lines", ()), layout.get("rows", ()), layout.get("when")) for _, layout in said
    )


def _habits(table: Table) -> MappingProxyType[str, tuple[str, ...]]:
    return MappingProxyType({
        betting: habits for betting, habits in table.get("habits", {}).items() if habits
    })


def steps_of(game: Game) -> list[Step]:
    """Every step of the streets, in order, those done with an action too."""
    return [
        step for street in game.streets
        for step in (*street.steps, *((street.with_action,) if street.with_action else ()))
    ]
