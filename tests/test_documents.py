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


OF_A_ROOM = {"instance/"}       # which a room has, and a checkout has not


def stands(name: str) -> bool:
    """Is there such a file or folder: in the repository or the package, a bare name anywhere in them?"""
    pattern = re.sub(r"<\w+>", "*", name).rstrip("/")
    places = [ROOT, ROOT / "dealer_assist"]
    if any(True for place in places for _ in place.glob(pattern)):
        return True
    inside = (ROOT / "dealer_assist", ROOT / "tests")
    return "/" not in name and any(True for place in inside for _ in place.rglob(pattern))


def test_contributing_names_files_commands_and_tests_that_are_there():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    quoted = re.findall(r"`([^`]+)`", text) + re.findall(r"\]\(([^)]+)\)", text)
    files = {name for name in quoted if re.fullmatch(r"[\w/<>*.-]+(?:/|/\w+|\.\w+)", name)} - OF_A_ROOM
    assert len([name for name in files if name.startswith("tests/")]) > 15 and len(files) > 40
    assert sorted(name for name in files if not stands(name)) == []
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"`make ([a-z-]+)`", text)) <= set(targets)


def test_a_file_that_went_away_would_be_seen():
    assert stands("dealer_assist/games/<id>.toml") and stands("texts/*/scales.ftl") and stands("desk.py")
    assert not stands("engine/dealing/gone.py") and not stands("gone.py") and not stands("tests/gone/")
