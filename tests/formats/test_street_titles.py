"""The titles of the streets of a hand text stand in one module, whoever writes or reads them."""

from __future__ import annotations

import ast
from pathlib import Path

from dealer_assist import formats
from dealer_assist.formats.street_titles import DEALING_HANDS, DRAWS, FOLDED, HOLE_CARDS, STUD

TITLES = {*STUD.values(), *FOLDED.values(), *DRAWS, HOLE_CARDS, DEALING_HANDS} - {"RIVER", "River"}


def test_no_other_module_writes_a_title() -> None:
    folder = Path(formats.__file__).parent
    titled = {str(path.relative_to(folder)): sorted(titles) for path in sorted(folder.rglob("*.py"))
              if (titles := {node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                             if isinstance(node, ast.Constant) and isinstance(node.value, str)
                             and node.value in TITLES})}
    assert titled == {"street_titles.py": sorted(TITLES - {*STUD.values(), *FOLDED.values()})}
