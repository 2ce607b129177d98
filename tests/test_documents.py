"""What the documents say of the code is so: the ten stations of an action, what an addition touches."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.documents import ROOT, rows

STATIONS = rows("One action, from the tap to the row and back")


def functions_of(path: Path) -> set[str]:
    """The functions and methods that a file defines."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}
    opening = r"^\s*(?:export )?(?:async )?(?:function )?(\w+)\(.*\) \{$"
    return set(re.findall(opening, text, re.MULTILINE))


def test_an_action_goes_through_ten_stations():
    assert [int(row[0]) for row in STATIONS] == list(range(1, 11))


@pytest.mark.parametrize("row", STATIONS, ids=lambda row: row[2].strip("`"))
def test_a_station_is_a_function_of_its_file(row: list[str]):
    file, function = row[1].strip("`"), row[2].strip("`")
    assert function in functions_of(ROOT / file), f"{file} has no {function}"


def test_contributing_names_tests_that_are_there():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+(?:\.py)?/?)`", text)
    assert len(named) > 10
    assert not [name for name in named if not (ROOT / name).exists()]
