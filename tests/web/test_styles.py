"""Styles: what two desks look alike in is written once, where both of them load it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from dealer_assist import paths

# A sheet of paper loads no other file.
ALONE = {"shell/print.css"}
PART = re.compile(r"([^{}]+)\{|\}")


def rules(styles: str) -> Iterator[tuple[str, str]]:
    """Each rule as where it holds (its media and selector) and what it says, in one order."""
    around: list[str] = []
    last = 0
    for part in PART.finditer(re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL)):
        if part[1]:
            around.append(" ".join(part[1].split()))
        elif around:
            declarations = part.string[last:part.start()]
            if ":" in declarations:
                lines = (" ".join(line.split()) for line in declarations.split(";"))
                yield " / ".join(around), ";".join(sorted(filter(None, lines)))
            around.pop()
        last = part.end()


def twice(sheets: dict[str, str]) -> dict[tuple[str, str], list[str]]:
    """The rules that stand in two places, with the sheets they stand in."""
    places: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name, styles in sheets.items():
        for rule in rules(styles):
            places[rule].append(name)
    return {rule: names for rule, names in places.items() if len(names) > 1}


def test_no_rule_stands_in_two_sheets() -> None:
    sheets = {f"{path.parent.name}/{path.name}": path.read_text(encoding="utf-8")
              for path in paths.static_path().glob("*/*.css")}
    assert len(sheets) > 20 and sum(len(list(rules(one))) for one in sheets.values()) > 1000
    assert twice({name: styles for name, styles in sheets.items() if name not in ALONE}) == {}


def test_a_rule_that_stands_twice_would_be_seen() -> None:
    one = ".wide { color: red;\n  top: 0; }\n@media print { .wide { top: 1px } }"
    other = "b { top: 0 }\n@media print { .wide { /* why */ top: 1px } }\n.wide{top: 0;color: red}"
    assert set(twice({"one": one, "other": other})) == {
        (".wide", "color: red;top: 0"), ("@media print / .wide", "top: 1px")}
    assert twice({"one": ".wide { top: 0 }", "other": "@media print { .wide { top: 0 } }"}) == {}
