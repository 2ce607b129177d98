"""Levels under the heads that a spreadsheet has: Level, Small blind, Big blind, Ante, Minutes.

Sheets on the wall are written so; the names of the format, `big-bet.blinds`, are only known here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

LEVEL, SMALL, BIG = "level", "small", "big"     # what only a spreadsheet has: its numbers, a blind by itself
HEADS: Mapping[str, tuple[str, ...]] = {
    LEVEL: ("level", "lvl", "lv", "#", "no", "no.", "nr", "nr.", "stufe", "nivel"),
    "minutes": ("minutes", "mins", "min", "min.", "time", "duration", "length", "minuten", "dauer", "zeit",
                "minutos", "duración", "tiempo"),
    "break": ("break", "pause", "descanso"),
    SMALL: ("small blind", "small", "sb", "ciega pequeña", "kleiner blind"),
    BIG: ("big blind", "big", "bb", "ciega grande", "großer blind"),
    "blinds": ("blinds", "ciegas"),
    "big_blind_ante": ("big blind ante", "bb ante", "bba", "ante bb"),
    "ante": ("ante", "antes"),
    "bring_in": ("bring-in", "bring in"),
    "small_bet": ("small bet", "apuesta pequeña", "kleiner einsatz"),
    "big_bet": ("big bet", "apuesta grande", "großer einsatz"),
}
NAMED = {word: name for name, words in HEADS.items() for word in words}
PAUSE = re.compile(r"break|pause|descanso", re.IGNORECASE)
RACED = re.compile(r"(?:colou?r|race|chip|ficha)\D*(\d[\d.,']*)", re.IGNORECASE)
NOTHING = frozenset({"-", "–", "—"})
MINUTES = re.compile(r"(\d{1,4})(?:\s*(?:min\w*\.?|'))?", re.ASCII)
Cells = Mapping[str, str]


def cells_of(row: Mapping[object, object]) -> dict[str, str]:
    """What stands in a row, by its head; a stroke is nothing."""
    return {name.strip(): cell.strip() for name, cell in row.items()
            if isinstance(name, str) and name.strip() and isinstance(cell, str)
            and cell.strip() and cell.strip() not in NOTHING}


def in_columns(row: Cells, used: Sequence[str], offered: Sequence[str]) -> dict[str, str]:
    """A row under the columns of the format; `used` and `offered` are those that the sheet has, and may have.

    Shape: a head that says nothing here, or that more than one game could have, stays as it is.
    """
    named = {head: NAMED.get(" ".join(head.casefold().split())) for head in row if head not in offered}
    if not any(named.values()):
        return dict(row)
    if pause := next((cell for head, cell in row.items() if PAUSE.search(cell)), None):
        return _pause(row, named, pause)
    cells = _blinds(row, named, _column("blinds", used, offered))
    for head, cell in row.items():
        if (name := named.get(head)) not in (LEVEL, SMALL, BIG):
            cells[name and _column(name, used, offered) or head] = cell
    if minutes := MINUTES.fullmatch(cells.get("minutes", "")):
        cells["minutes"] = minutes[1]
    return cells


def _pause(row: Cells, named: Mapping[str, str | None], pause: str) -> dict[str, str]:
    """A row that says it is a break: how long, there or in a column, and which chips leave."""
    chip = next((race[1] for cell in row.values() if (race := RACED.search(cell))), row.get("colour_up"))
    lengths = [cell for head, cell in row.items() if (named.get(head) or head) in ("minutes", "break")]
    minutes = (MINUTES.search(cell) for cell in [*lengths, RACED.sub("", pause)])
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
