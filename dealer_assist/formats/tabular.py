"""Flat rows as CSV or JSON Lines, a line at a time."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from dealer_assist.formats import times

KINDS = {"csv": "text/csv; charset=utf-8", "jsonl": "application/x-ndjson"}
# what a spreadsheet would take for a formula when it stands first
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def written(rows: Iterable[Mapping[str, Any]], head: Sequence[str], kind: str) -> Iterator[str]:
    """The lines of a file, each with its end; `head` are the columns of CSV.

    Shape: booleans are true and false, nothing is an empty cell; text that a spreadsheet would compute is
    set apart by a quote mark; times are by the machine's clock, with its hours from UTC.
    """
    if kind == "jsonl":
        for row in rows:
            yield json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
        return
    line = io.StringIO()
    writer = csv.writer(line, lineterminator="\r\n")
    writer.writerow(head)
    yield line.getvalue()
    for row in rows:
        line.seek(0)
        line.truncate()
        writer.writerow([_cell(row[name]) for name in head])
        yield line.getvalue()


def _cell(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    if isinstance(value, str) and times.RECORDED.fullmatch(value):
        return times.iso(value)
    return "" if value is None else value
