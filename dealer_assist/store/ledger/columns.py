"""Tables whose every column a row of the ledger tells: people, tablets, displays, imports, counts, and so on.

Whoever writes one adds what it is now to the row of what was done; a check compares the newest with what
is there. Secrets are told by their digest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any

from sqlalchemy import Boolean, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from dealer_assist.store.db.models import Base
from dealer_assist.texts import capital, say

IS = "is"           # where a row tells them: by table, each the columns of one
SECRET = {("account", "password"), ("account", "pin"), ("display", "token"), ("event", "seed")}
# what is there beside those that a row tells is named too; a mix that ended is told by the one key alone
WHOLLY = ("account", "assignment", "tablet", "display", "import", "room", "chip_count", "hand_remark",
          "event", "event_act", "event_table", "rotation", "rotation_hand", "table_place")
# of these what a row tells must be so, and there may be others: sign-ins at no tablet, and older ones
PARTLY = ("sign_in",)
FIRST = "first sign-in", ()     # of which a row told as it began
UNTOLD = {("sign_in", "digest"), ("sign_in", "seen")}       # a door, and when it was last used
Columns = dict[str, Any]
Things = dict[tuple[str, tuple[Any, ...]], Columns | None]

BEGINS: Things = {("room", (1,)): {"id": 1, "lock_minutes": 0}}     # as every room begins; no row tells it

# of an import that runs; they are told when it ends
PROGRESS, RUNNING = {"size", "read", "taken", "refused", "mistakes"}, "running"


def tell(*things: Base, gone: tuple[Base, ...] = ()) -> dict[str, list[dict[str, Any]]]:
    """What these are now, for a row's payload; of those that are `gone` only which they were."""
    return {IS: [{"of": _name(one), "key": _key(one), "columns": _columns(one)} for one in things]
            + [{"of": _name(one), "key": _key(one), "columns": None} for one in gone]}


def take(payload: Mapping[str, Any], things: Things) -> None:
    """Add what a row tells to what the rows before it told."""
    for one in payload.get(IS, ()):
        things[one["of"], tuple(one["key"])] = one["columns"]
        if one["of"] in PARTLY and one["columns"]["ended"] is None:
            things.setdefault(FIRST, {"key": tuple(one["key"])})


def check(session: Session, things: Things) -> Iterator[tuple[str, object, object, str]]:
    """What is not as the rows tell it.  Shape: what, recorded, found and a sentence, of each."""
    for name in (*WHOLLY, *PARTLY):
        stated = {key: columns for (of, key), columns in things.items() if of == name and columns is not None}
        try:
            there = dict(_each(session, name))
        except (SQLAlchemyError, ValueError, TypeError) as wrong:
            yield "unreadable", name, type(wrong).__name__, say("ledgercheck.rows-unreadable", name=name)
            continue
        untold = _at_tablets(things, there) if name in PARTLY else there.keys()
        for key in sorted(stated.keys() | untold, key=str):
            yield from _compare(name, key, stated.get(key), there.get(key))


def _at_tablets(things: Things, there: Mapping[tuple[Any, ...], Columns]) -> set[tuple[Any, ...]]:
    """The sign-ins at tablets since rows tell of each as it begins: hours that a dealer is paid for."""
    first = things.get(FIRST)
    return {key for key, one in there.items()
            if one["tablet_id"] is not None and first is not None and key > first["key"]}


def _compare(
    name: str, key: tuple[Any, ...], stated: Columns | None, there: Columns | None,
) -> Iterator[tuple[str, object, object, str]]:
    number = ".".join(map(str, key))
    if stated is None and there == BEGINS.get((name, key)):
        return
    if stated is None:
        yield name, None, number, say("ledgercheck.untold", name=name, number=number)
    elif there is None:
        yield name, number, None, capital(say("ledgercheck.gone", name=name, number=number))
    else:
        going = PROGRESS if name == "import" and stated["status"] == RUNNING else set()
        for column, value in stated.items():
            if there.get(column) != value and column not in going:
                yield name, value, there.get(column), say(
                    "ledgercheck.column", column=column, name=name, number=number)


def neither(session: Session) -> Iterator[tuple[str, str, str, object]]:
    """Columns of yes or no that hold neither.  Shape: table, column, key and what is there, of each.

    SQLite alone takes such a value; it counts as no where rows are chosen, and as yes where one is read.
    """
    for table in Base.metadata.sorted_tables:
        key = " || '.' || ".join(f'"{column.name}"' for column in table.primary_key)
        for name in [column.name for column in table.columns if isinstance(column.type, Boolean)]:
            odd = f'SELECT {key}, "{name}" FROM "{table.name}" WHERE "{name}" NOT IN (0, 1) LIMIT 20'
            for number, value in session.execute(text(odd)):
                yield table.name, name, str(number), value


def _each(session: Session, name: str) -> Iterator[tuple[tuple[Any, ...], Columns]]:
    table = Base.metadata.tables[name]
    for row in session.execute(select(table)).mappings():
        key = tuple(row[column.name] for column in table.primary_key)
        yield key, {column: _plain(name, column, value) for column, value in row.items()}


def _name(thing: Base) -> str:
    return str(thing.__tablename__)


def _key(thing: Base) -> list[Any]:
    return [getattr(thing, column.name) for column in thing.__table__.primary_key]


def _columns(thing: Base) -> Columns:
    return {column.name: _plain(_name(thing), column.name, getattr(thing, column.name))
            for column in thing.__table__.columns if (_name(thing), column.name) not in UNTOLD}


def _plain(table: str, column: str, value: Any) -> Any:
    if value is None or (table, column) not in SECRET:
        return value
    return sha256(str(value).encode()).hexdigest()
