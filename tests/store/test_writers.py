"""Chips, seats, people, settings and the rest are written in one place each, and that place seals a row."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import dealer_assist

ROOT = Path(dealer_assist.__file__).parent
# what is made where; a module that makes one adds its row of the ledger, or of a hand's log, itself
MAKERS = {
    "Seat": {"store/ledger/chips.py"},
    "Table": {"store/tables/settings.py"},
    "Player": {"store/tables/seats.py"},
    "Account": {"store/people/accounts.py"},
    "Assignment": {"store/people/accounts.py"},
    "Tablet": {"store/people/sign_ins.py"},
    "Room": {"store/people/sign_ins.py"},
    "Display": {"store/live/displays.py"},
    "Import": {"store/transfer/imports.py"},
    "Count": {"store/tables/counts.py"},
    "Remark": {"store/review/remarks.py"},
    "Rotation": {"store/tables/table_mix.py"},
    "Turn": {"store/tables/table_mix.py"},
    "Event": {"store/events/write.py"},
    "EventAct": {"store/events/write.py"},
    "EventTable": {"store/events/seats.py"},
    "TablePlace": {"store/tables/places.py"},
    "HandRow": {"store/tables/dealing.py"},
    "Place": {"store/tables/dealing.py"},
    "LedgerRow": {"store/ledger/rows.py"},
}
# the columns that somebody with a session could set by the way
SETTERS = {
    "stack": {"store/ledger/chips.py"},
    "present": {"store/ledger/chips.py"},
    "player": {"store/ledger/chips.py"},
    "role": {"store/people/accounts.py"},
    "any_table": {"store/people/accounts.py"},
    "active": {"store/people/accounts.py"},
    "assignments": {"store/people/accounts.py"},
    "password": {"store/people/accounts.py"},
    "pin": {"store/people/accounts.py"},
    "revoked": {"store/people/sign_ins.py", "store/live/displays.py"},
    "lock_minutes": set(),
    "archived": {"store/events/write.py"},
    "until": {"store/events/seats.py"},
    "delay": set(),
    "down": {"store/tables/places.py"},
    "across": {"store/tables/places.py"},
}
# whole tables at once: hands that are written down, what is derived, and doors that are shut
AT_ONCE = {
    "store/hands/past.py", "store/hands/rows.py", "store/hands/hot_path.py", "store/hands/rebuild.py",
    "store/hands/closing.py", "store/search/lines.py", "store/review/playlists.py",
    "store/people/accounts.py", "store/people/sign_ins.py",
    "store/transfer/backup.py",     # a restored room is the room that was, its ledger among it
}


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """Everything that may have a session, but what brings old databases up to date."""
    return [(str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8")))
            for room in ("store", "web", "cli") for path in sorted((ROOT / room).rglob("*.py"))
            if "migrations" not in path.parts]


def writes(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Models that are called, by the name they have here."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node.lineno


def models_of(tree: ast.Module) -> set[str]:
    """The models that a module knows: imported from a models' module, or its own."""
    known = {alias.asname or alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
             and (node.module or "").startswith("dealer_assist.store") for alias in node.names}
    return known | {node.name for node in tree.body if isinstance(node, ast.ClassDef)
                    and any(isinstance(base, ast.Name) and base.id == "Base" for base in node.bases)}


def set_here(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """Attributes that are assigned, and of what."""
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else (
            [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else [])
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name):
                    yield one.value.id, one.attr, node.lineno


@pytest.mark.parametrize("model", MAKERS)
def test_each_is_made_in_one_place(model: str):
    places = {name for name, tree in modules() if model in models_of(tree)
              for called, _ in writes(tree) if called == model}
    assert places <= MAKERS[model], f"{model} is made elsewhere: seal a row of the ledger there"
    assert places, f"{model} is made nowhere: mend the list"


@pytest.mark.parametrize("column", SETTERS)
def test_each_column_is_set_in_one_place(column: str):
    places = {f"{name}:{line}" for name, tree in modules() for of, attribute, line in set_here(tree)
              if name.startswith("store") and not name.startswith("store/search")
              and attribute == column and of != "self" and name not in SETTERS[column]}
    assert places == set(), "set it where its row of the ledger is written"


def test_whole_tables_are_written_by_few():
    writers = {name for name, tree in modules() for called, _ in writes(tree)
               if called in ("insert", "update", "delete")}
    assert writers <= AT_ONCE, "statements go past the ledger: name what seals them"
    raw = {name for name, tree in modules() for node in ast.walk(tree)
           if isinstance(node, ast.Constant) and isinstance(node.value, str)
           and node.value.lstrip().upper().startswith(("INSERT INTO", "UPDATE ", "DELETE FROM"))}
    assert raw <= AT_ONCE, "statements go past the ledger: name what seals them"


def test_who_makes_or_sets_them_seals_a_row():
    seals = {("ledger", "add"), ("ledger", "add_all"), ("columns", "tell")}
    wanted = {one for places in (*MAKERS.values(), *SETTERS.values()) for one in places
              if not one.startswith("store/ledger/")}
    sealing = {name for name, tree in modules() for node in ast.walk(tree)
               if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
               and (node.value.id, node.attr) in seals}
    # who sits in a seat is sealed with the chips there
    assert wanted - sealing <= {"store/tables/seats.py"}
