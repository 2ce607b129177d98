"""The levels of a sheet as the director reads them: when, how deep, and which chips to bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.contract.structures.heads import named_heads
from dealer_assist.contract.structures.sheets import to_csv, to_toml
from dealer_assist.store.events import documents
from dealer_assist.tournament.structure import figures
from dealer_assist.tournament.structure.checks import bet_of, findings
from dealer_assist.tournament.structure.model import Break, Level, Row, Structure
from dealer_assist.web.events.column_heads import column_heads


def sheet_page(sheet: Structure, entries: int) -> dict[str, Any]:
    """All that the page of a sheet shows."""
    return {"sheet": sheet, "rows": rows(sheet, entries or sheet.seats), "findings": findings(sheet),
            "entries": entries, "csv": to_csv(sheet), "toml": to_toml(sheet), "heads": column_heads(sheet),
            "words": list(named_heads())}


def rows(sheet: Structure, entries: int, played: Mapping[int, Mapping[str, int]] | None = None,
         ) -> list[dict[str, Any]]:
    """A line for each level and break.

    Shape: `entries` is for how many stacks chips are brought; `played` players and average stack by level, of
    an event that was played out.  Units: `begins` in minutes from the start.
    """
    return [_row(sheet, row, at, entries, played or {})
            for row, at in zip(sheet.rows, figures.begins(sheet), strict=True)]


def _row(sheet: Structure, row: Row, at: int, entries: int, played: Mapping[int, Mapping[str, int]],
         ) -> dict[str, Any]:
    line = {"begins": at, "minutes": row.minutes, "text": documents.stakes_text(sheet, row)}
    if isinstance(row, Break):
        new = min((chip for chip in sheet.chips if chip > (row.colour_up or 0)), default=0)
        bring = figures.to_bring(sheet, row, entries)
        return line | {"colour_up": row.colour_up, "bring": bring, "new": new}
    then = played.get(row.number, {})
    return {**line, "level": row.number, "chip": sheet.smallest_chip(row.number),
            **_deep(sheet, row, sheet.start), "players": then.get("players"), "average": then.get("average"),
            "then": _deep(sheet, row, then["average"]) if then else {}}


def _deep(sheet: Structure, level: Level, stack: int) -> dict[str, float | None]:
    """A stack in bets, and in rounds (M)."""
    bet, left = bet_of(level), figures.rounds_left(sheet, level, stack)
    return {"bets": _figure(stack / bet) if bet else None, "m": _figure(float(left)) if left else None}


def _figure(deep: float) -> float:
    """Nobody reads the tenth of a bet from ten on; of a short stack it is half of it."""
    return round(deep, 1) if deep < 10 else int(deep)
