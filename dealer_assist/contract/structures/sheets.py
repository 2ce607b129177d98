"""Structure sheets written out: the whole as TOML, the levels as CSV for a spreadsheet, and back."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from dealer_assist.contract.toml_lines import lines_of
from dealer_assist.contract.mix import entry_document, mix_document
from dealer_assist.errors import Refusal, Unreadable, quotable
from dealer_assist.games import Game, load_game
from dealer_assist.rules.betting import GROUPS, STRUCTURES
from dealer_assist.rules.bounds import MOST_CHIPS
from dealer_assist.session.mixes import Mix, MixGame
from dealer_assist.texts.numbers import read_whole
from dealer_assist.tournament.structure.model import USUAL, Break, Row, Structure
from dealer_assist.contract.structures.heads import FIRST_ROWS, cells_of, from_the_head, in_columns
from dealer_assist.contract.structures.reading import ENTRY_KEYS, column_names, read_structure

PLAIN = ("minutes", "break", "colour_up")
AMOUNTS = ("small_bet", "big_bet", "blinds", "big_blind_ante", "ante", "bring_in")     # as a sheet says them
LISTED = ("blinds", "games")


def document_of(structure: Structure) -> dict[str, Any]:
    """The sheet as `read_structure` takes it back."""
    mix = mix_document(structure.level(1).mix)
    games = [_plain(entry) for entry in mix["games"]]
    sheet: dict[str, Any] = {
        "name": structure.name, "seats": structure.seats, "start": structure.start,
        "chips": list(structure.chips), "preset": structure.preset,
    }
    sheet |= {"pieces": list(structure.pieces)} if structure.pieces else {}
    sheet |= {"form": structure.form} if structure.form != USUAL else {}
    sheet |= {"nit": True} if structure.nit else {}
    sheet["entry"] = {name: getattr(structure, name) for name in ENTRY_KEYS}
    sheet["prizes"] = {name: getattr(structure, name) for name in ("unit", "guarantee", "places")}
    sheet["prizes"] |= {"percentages": list(structure.percentages)} if structure.percentages else {}
    sheet["prizes"] |= {"ticket": structure.ticket} if structure.ticket else {}
    for name in ("add_on", "bounty"):
        value = getattr(structure, name)
        sheet |= {name: {key: getattr(value, key) for key in value.__slots__}} if value else {}
    sheet |= {"house": dict(structure.house)} if structure.house else {}
    sheet["mix"] = {"name": mix["name"], "games": games, "change": mix["change"]}
    sheet["levels"] = [_row(row, games) for row in structure.rows]
    return sheet


def _plain(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name != "stakes"}


def _row(row: Row, games: list[dict[str, Any]]) -> dict[str, Any]:
    if isinstance(row, Break):
        return {"break": row.minutes} | ({"colour_up": row.colour_up} if row.colour_up else {})
    cells: dict[str, Any] = {"minutes": row.minutes}
    own = [_plain(entry_document(entry)) for entry in row.mix.games]
    cells |= {"games": own} if own != games else {}
    cells |= {group: dict(row.mix.stakes[group]) for group in GROUPS if group in row.mix.stakes}
    return cells | {_column(entry, row.mix): dict(entry.stakes) for entry in row.mix.games if entry.stakes}


def _column(entry: MixGame, mix: Mix) -> str:
    """By the game alone, where the mix has it in one kind of betting."""
    kinds = {one.betting for one in mix.games if one.game == entry.game}
    return column_names(entry)[len(kinds) > 1]


def columns(structure: Structure) -> list[str]:
    """Every column that the levels of a sheet may have, for an editor to offer.

    Shape: what every row has, then the amounts of each kind of betting there is, then those of each game.
    """
    mixes = [level.mix for level in structure.levels]
    games = {_column(entry, mix): entry for mix in mixes for entry in mix.games}
    by_kind = dict.fromkeys(f"{STRUCTURES[entry.betting].stakes}.{amount}"
                            for entry in games.values() for amount in _amounts(entry))
    by_game = [f"{name}.{amount}" for name, entry in games.items() for amount in _amounts(entry)]
    return [*PLAIN, *sorted(by_kind, key=_in_order), *(by_game if len(games) > 1 else ())]


def _in_order(column: str) -> tuple[str, int, str]:
    """By kind of betting or game, and of each the blinds before the ante."""
    kind, _, amount = column.partition(".")
    return kind, AMOUNTS.index(amount) if amount in AMOUNTS else len(AMOUNTS), amount


def _amounts(entry: MixGame) -> list[str]:
    """What a game of a mix is played for."""
    game, capped = load_game(entry.game), STRUCTURES[entry.betting].capped
    bets = ["small_bet", "big_bet"] if capped else []
    if game.forced == "blinds":
        return [*bets, "blinds", "ante", *([] if capped else ["big_blind_ante"])]
    opens = ["bring_in"] if game.bring_in is not None else []
    return [*bets, *([] if capped else ["blinds"]), "ante", *opens]


def to_toml(structure: Structure) -> str:
    """The whole sheet as TOML."""
    document = document_of(structure)
    tables = {name: table for name, table in document.items() if isinstance(table, dict)}
    lines = [*lines_of({name: value for name, value in document.items()
                        if name not in tables and name != "levels"})]
    for name, table in tables.items():
        lines += ["", f"[{name}]", *lines_of(table)]
    for row in document["levels"]:
        lines += ["", "[[levels]]", *lines_of(row)]
    return "\n".join(lines) + "\n"


def to_csv(structure: Structure) -> str:
    """The levels and breaks as a grid: a column an amount, `limit.small_bet`, `big-bet.blinds` as 50/100."""
    rows = [_cells(row) for row in document_of(structure)["levels"]]
    columns = [name for name in PLAIN if any(name in row for row in rows)]
    columns += sorted({name for row in rows for name in row} - set(columns), key=_in_order)
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, lineterminator="\n", restval="")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def _cells(row: Mapping[str, Any]) -> dict[str, str]:
    cells: dict[str, str] = {}
    for name, value in row.items():
        if isinstance(value, dict):
            cells |= {f"{name}.{key}": "/".join(map(str, one)) if isinstance(one, list | tuple) else str(one)
                      for key, one in value.items()}
        elif name == "games":
            cells[name] = "/".join(f"{game['game']} {game['betting']}" for game in value)
        else:
            cells[name] = str(value)
    return cells


def with_csv(structure: Structure, text: str, load: Callable[[str], Game] = load_game) -> Structure:
    """The sheet with the levels of a grid, from a file or pasted from a spreadsheet (tabs, semicolons).

    Shape: under the names of the format, or under heads as spreadsheets have them (`heads`).
    Errors: `bad-cell` with row and column; else as `read_structure`.
    """
    used, offered = to_csv(structure).split("\n", 1)[0].split(","), columns(structure)
    rows = [in_columns(cells_of(row), used, offered) for row in _table(text, [*used, *offered])]
    levels = {n: _level(cells, f"levels.{n}") for n, cells in enumerate(rows) if cells}
    try:
        read = read_structure(document_of(structure) | {"levels": list(levels.values())}, load)
    except Refusal as refusal:
        refusal.field = _in_text(refusal.field, list(levels))
        raise
    return replace(structure, rows=read.rows)


def _table(text: str, columns: list[str]) -> csv.DictReader[str]:
    """The rows of a grid by its head; what stands above that, a title, is left out."""
    lines = text.removeprefix("\ufeff").split("\n")         # as spreadsheets begin a file
    mark = next((mark for mark in "\t;" if any(mark in line for line in lines[:FIRST_ROWS])), ",")
    return csv.DictReader(io.StringIO("\n".join(from_the_head(lines, mark, columns))), delimiter=mark)


def _in_text(field: str | None, rows: list[int]) -> str | None:
    """`levels.3.minutes` of the sheet as the row of the text: empty rows and remarks are no levels."""
    parts = (field or "").split(".")
    if parts[0] != "levels" or len(parts) < 2:
        return field
    return ".".join(["levels", str(rows[int(parts[1])]), *parts[2:]])


def _level(cells: Mapping[str, str], field: str) -> dict[str, Any]:
    level: dict[str, Any] = {}
    for name, cell in cells.items():
        table, _, key = name.rpartition(".")
        value = _read_cell(key, cell, f"{field}.{name}")
        if table:
            level.setdefault(table, {})[key] = value
        else:
            level[key] = value
    return level


def _read_cell(key: str, cell: str, field: str) -> object:
    if key == "games":
        words = [game.split() for game in cell.split("/")]
        return [{"game": one[0]} | ({"betting": one[1]} if len(one) > 1 else {}) for one in words if one]
    amounts = [amount for part in cell.split("/") if (amount := read_whole(part)) is not None]
    if len(amounts) < len(cell.split("/")) or max(amounts) > MOST_CHIPS:
        raise Unreadable("bad-cell", word=quotable(cell), field=field)
    return amounts if key in LISTED or len(amounts) > 1 else amounts[0]
