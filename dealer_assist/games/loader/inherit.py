"""Lays a file over its parents: table by table, the child's word last. Parents are never changed."""

from __future__ import annotations

from dealer_assist.games.loader.mistakes import BAD, FilePlace
from dealer_assist.games.loader.reading import FILE, Table

_ORDERED = ("streets", "sides", "becomes")
_SINGULAR = {"streets": "street", "sides": "side", "becomes": "game"}


def lay_over(parent: Table, child: Table, place: FilePlace) -> Table:
    """The parent's table with the child's laid over it; `place` takes what does not fit.

    A street or side that the parent has keeps its place; a new one says `after` or `before`
    (a side that does not stands last). What the child calls "none" is taken away.
    """
    merged = {**parent, **child}
    for key in ("habits", "board", *_ORDERED):
        old, new = parent.get(key), child.get(key)
        if not isinstance(old, dict) or not isinstance(new, dict):
            continue
        merged[key] = _ordered(old, new, key, place) if key in _ORDERED else _two_deep(old, new)
    return merged


def _two_deep(old: Table, new: Table) -> Table:
    return {key: _over(old.get(key), new.get(key, old.get(key))) for key in {**old, **new}}


def _over(old: object, new: object) -> object:
    """Keys of the new value over those of the old, where both are tables."""
    return {**old, **new} if isinstance(old, dict) and isinstance(new, dict) else new


def _ordered(old: Table, new: Table, key: str, place: FilePlace) -> Table:
    merged = dict(old)
    for name, table in new.items():
        at = place.at(key).at(name)
        if table is None:
            _take_away(merged, name, key, at)
        elif name in merged:
            merged[name] = _with_sides(merged[name], table, at)
        else:
            merged = _put(merged, name, table, key, at)
    return merged


def _with_sides(old: object, new: object, at: FilePlace) -> object:
    """As `_over`; the sides of a side that both files split again are laid over one by one."""
    merged = _over(old, new)
    if isinstance(old, dict) and isinstance(merged, dict):
        sides, fresh = old.get("sides"), merged.get("sides")
        if isinstance(sides, dict) and isinstance(fresh, dict) and fresh is not sides:
            merged["sides"] = _ordered(sides, fresh, "sides", at)
    return merged


def _take_away(merged: Table, name: str, key: str, at: FilePlace) -> None:
    if name in merged:
        del merged[name]
    else:
        at.unknown(_SINGULAR[key], name, merged)


def _put(merged: Table, name: str, table: object, key: str, at: FilePlace) -> Table:
    """A new street or side, where its `after` or `before` wants it."""
    spot = _spot(list(merged), table, key, at)
    items = list(merged.items())
    return dict([*items[:spot], (name, table), *items[spot:]])


def _spot(names: list[str], table: object, key: str, at: FilePlace) -> int:
    if not isinstance(table, dict):
        return len(names)
    for word, step in (("after", 1), ("before", 0)):
        if isinstance(beside := table.get(word), str):
            # An unknown neighbour is told when the game is built, where all its streets are known.
            return names.index(beside) + step if beside in names else len(names)
    if key == "streets" and BAD not in (table.get("after"), table.get("before")):
        at.wrong("place-due", last=names[-1] if names else "")
    return len(names)


def of_file(table: Table, place: FilePlace) -> FilePlace:
    """The place of a street or side, in the file that spoke of it last."""
    return FilePlace(str(table.get(FILE, place.file)), place.mistakes, place.key)
