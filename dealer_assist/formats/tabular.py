"""Flat rows as CSV or JSON Lines, a line at a time."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from dealer_assist.formats import times
from dealer_assist.texts.cells import set_apart

KINDS = {"csv": "text/csv; charset=utf-8", "jsonl": "application/x-ndjson"}


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
    if isinstance(value, str):
        return times.iso(value) if times.RECORDED.fullmatch(value) else set_apart(value)
    return "" if value is None else value
