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
CLOCK = re.compile(r"(\d{1,2}):([0-5]\d)(?::00)?", re.ASCII)
LONG = 5                # hours: 5:00 and more are minutes and seconds, as a clock shows them
UNIT, MARKS = re.compile(r"\([^)]*\)"), re.compile(r"[-_.\s]+")
BETWEEN = re.compile(r"\s*[-–—]\s*")          # 100 - 200
TOURNAMENT = re.compile(r"\bT(?=\d)")          # T100, as chips are told from money
FIRST_ROWS = 6          # a title and what stands under it, before the head
Cells = Mapping[str, str]


def plain_head(head: str) -> str:
    """A head without its case, its marks and the unit behind it: `Big-Blind-Ante`, `Dauer (min.)`."""
    return MARKS.sub(" ", UNIT.sub("", head.lower())).strip()


@cache
def named_heads() -> Mapping[str, str]:
    """Each head as `plain_head` has it, in any language, and the column that it means."""
    return {plain_head(way): column
            for column in COLUMNS for way in ways(f"sheet.{column.replace('_', '-')}")}


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


def from_the_head(lines: Sequence[str], mark: str, columns: Sequence[str]) -> Sequence[str]:
    """The lines of a spreadsheet from its head on; all, where none of the first is one."""
    known = {*named_heads(), *columns}
    for n, line in enumerate(lines[:FIRST_ROWS]):
        if any(cell in known or plain_head(cell) in known for cell in map(str.strip, line.split(mark))):
            return lines[n:]
    return lines


def cells_of(row: Mapping[object, object]) -> dict[str, str]:
    """What stands in a row, by its head; a stroke is nothing."""
    return {name.strip(): cell.strip() for name, cell in row.items()
            if isinstance(name, str) and name.strip() and isinstance(cell, str)
            and cell.strip() and cell.strip() not in NOTHING}


def in_columns(row: Cells, used: Sequence[str], offered: Sequence[str]) -> dict[str, str]:
    """A row under the columns of the format; `used` and `offered` are those that the sheet has, and may have.

    Shape: a head that says nothing here, or that more than one game could have, stays as it is. A row without
    a figure is a remark ("End of late registration"), and no level.
    """
    named = {head: named_heads().get(plain_head(head)) for head in row if head not in offered}
    if not any(named.values()):
        return dict(row)
    if pause := next((cell for head, cell in row.items() if _pause_word().search(cell)), None):
        return _pause(row, named, pause)
    if not any(one.isdigit() for cell in row.values() for one in cell):
        return {}
    cells = _blinds(row, named, _column("blinds", used, offered))
    for head, cell in row.items():
        if (name := named.get(head)) not in (LEVEL, SMALL, BIG):
            cells[name and _column(name, used, offered) or head] = cell
    cells = {name: TOURNAMENT.sub("", BETWEEN.sub("/", cell) if name.endswith("blinds") else cell)
             for name, cell in cells.items()}
    if minutes := _minutes(cells.get("minutes", "")):
        cells["minutes"] = minutes
    return cells


def _minutes(cell: str) -> str | None:
    """`30 min`, `0:30`, `00:30:00` or `30:00`; None for what is none."""
    if clock := CLOCK.fullmatch(cell):
        high, low = int(clock[1]), int(clock[2])
        if cell.count(":") == 1 and high >= LONG:
            return None if low else str(high)
        return str(60 * high + low)
    plain = _length().fullmatch(cell)
    return plain and plain[1]


def _pause(row: Cells, named: Mapping[str, str | None], pause: str) -> dict[str, str]:
    """A row that says it is a break: how long, there or in a column, and which chips leave."""
    leaving = _chips_that_leave()
    chip = next((race[1] for cell in row.values() if (race := leaving.search(cell))), row.get("colour_up"))
    lengths = [cell for head, cell in row.items() if (named.get(head) or head) in ("minutes", "break")]
    clock = next((one for cell in lengths if (one := _minutes(cell))), None)
    minutes = (_length().search(cell) for cell in [*lengths, leaving.sub("", pause)])
    length = clock or next((one[1] for one in minutes if one), pause)
    return {"break": length} | ({"colour_up": chip} if chip else {})


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
