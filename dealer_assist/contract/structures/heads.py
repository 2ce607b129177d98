"""Levels under the heads that a spreadsheet has: Level, Small blind, Big blind, Ante, Minutes.

Sheets on the wall are written so; the names of the format, `big-bet.blinds`, are only known here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from dealer_assist.texts.ways import ways

# only a spreadsheet has the numbers of levels, and a blind by itself
LEVEL, SMALL, BIG = "level", "small_blind", "big_blind"
COLUMNS = (LEVEL, "minutes", "break", SMALL, BIG, "blinds", "big_blind_ante", "ante", "bring_in", "small_bet",
           "big_bet")
NOTHING = frozenset({"-", "–", "—"})
Cells = Mapping[str, str]


@cache
def named_heads() -> Mapping[str, str]:
    """Each head in small letters, in any language, and the column that it means."""
    return {way.lower(): column for column in COLUMNS for way in ways(f"sheet.{column.replace('_', '-')}")}


@cache
def _pause_word() -> re.Pattern[str]:
    """A row that says it is a break."""
    return re.compile(_any_of("sheet.pause"), re.IGNORECASE)


@cache
def _chips_that_leave() -> re.Pattern[str]:
    """Chips of a size that are raced off: "Color up 25"."""
    return re.compile(rf"(?:{_any_of('sheet.race')})\D*(\d[\d.,']*)", re.IGNORECASE)


@cache
def _length() -> re.Pattern[str]:
    """A number of minutes, with or without the word: 20, 20 min, 20'."""
    return re.compile(rf"(\d{{1,4}})(?:\s*(?:{_any_of('sheet.in-minutes')}|'))?", re.ASCII | re.IGNORECASE)


def _any_of(key: str) -> str:
    """The ways to say a thing as a pattern, the longest first, so that none hides a longer one."""
    return "|".join(re.escape(way) for way in sorted(ways(key), key=len, reverse=True))


def cells_of(row: Mapping[object, object]) -> dict[str, str]:
    """What stands in a row, by its head; a stroke is nothing."""
    return {name.strip(): cell.strip() for name, cell in row.items()
            if isinstance(name, str) and name.strip() and isinstance(cell, str)
            and cell.strip() and cell.strip() not in NOTHING}


def in_columns(row: Cells, used: Sequence[str], offered: Sequence[str]) -> dict[str, str]:
    """A row under the columns of the format; `used` and `offered` are those that the sheet has, and may have.

    Shape: a head that says nothing here, or that more than one game could have, stays as it is.
    """
    named = {head: named_heads().get(" ".join(head.lower().split())) for head in row if head not in offered}
    if not any(named.values()):
        return dict(row)
    if pause := next((cell for head, cell in row.items() if _pause_word().search(cell)), None):
        return _pause(row, named, pause)
    cells = _blinds(row, named, _column("blinds", used, offered))
    for head, cell in row.items():
        if (name := named.get(head)) not in (LEVEL, SMALL, BIG):
            cells[name and _column(name, used, offered) or head] = cell
    if minutes := _length().fullmatch(cells.get("minutes", "")):
        cells["minutes"] = minutes[1]
    return cells


def _pause(row: Cells, named: Mapping[str, str | None], pause: str) -> dict[str, str]:
    """A row that says it is a break: how long, there or in a column, and which chips leave."""
    leaving = _chips_that_leave()
    chip = next((race[1] for cell in row.values() if (race := leaving.search(cell))), row.get("colour_up"))
    lengths = [cell for head, cell in row.items() if (named.get(head) or head) in ("minutes", "break")]
    minutes = (_length().search(cell) for cell in [*lengths, leaving.sub("", pause)])
    return {"break": next((one[1] for one in minutes if one), pause)} | ({"colour_up": chip} if chip else {})


def _column(name: str, used: Sequence[str], offered: Sequence[str]) -> str | None:
    """The one column that is called so: of those in use, else of all there may be.

    Shape: "Ante" alone is the big blind's where the sheet has that one.
    """
    names = ("ante", "big_blind_ante") if name == "ante" else (name,)
    for columns in (used, offered):
        fit = [one for one in columns if one.rpartition(".")[2] in names]
        fit = [one for one in fit if one.rpartition(".")[2] == name] if columns is offered else fit
        if len(fit) == 1:
            return fit[0]
    return None


def _blinds(row: Cells, named: Mapping[str, str | None], column: str | None) -> dict[str, str]:
    """A blind by itself and the other make one cell."""
    by_name = {name: (head, row[head]) for head, name in named.items() if name in (SMALL, BIG)}
    if column is None or len(by_name) < len((SMALL, BIG)):
        return dict(by_name.values())
    return {column: "/".join(by_name[name][1] for name in (SMALL, BIG))}
