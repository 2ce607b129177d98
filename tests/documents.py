"""ARCHITECTURE.md as data: tests hold what it counts and names against the code."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

ROOT = Path(__file__).parent.parent


def section(title: str) -> str:
    """The text of a section of ARCHITECTURE.md."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    return text.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def rows(title: str) -> list[list[str]]:
    """The rows of its table, each a list of cells."""
    lines = [line for line in section(title).split("\n") if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def touched_by(addition: str) -> set[str]:
    """The files that the table names for an addition; as many as it counts."""
    table = rows("What an addition touches")
    first = next(n for n, row in enumerate(table) if row[0] == addition)
    more = takewhile(lambda row: not row[0], table[first + 1:])
    files = {file for row in (table[first], *more) for file in re.findall(r"`([^`]+)`", row[2])}
    assert len(files) == int(table[first][1]), addition
    return files
