"""Several tables at once, one name and a number for each. Sessions are those of `database.writing()`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.contract.reading import whole
from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.store.db.models import Table
from dealer_assist.store.hands.documents import room_tables
from dealer_assist.store.tables.settings import add_table
from dealer_assist.texts import say

MOST, LAST, LONGEST = 100, 9999, 80


def add_tables(
    session: Session, name: str, first: object, count: object, settings: Mapping[str, Any],
) -> list[Table]:
    """Empty tables of one game and one stake, `NLH 1` to `NLH 20`, each with its row of the ledger.

    Errors: `bad-number` with `first` or `count`, `bad-name`, `table-name-taken`, and those of `add_table`.
    """
    start = whole(first, "first", 1, LAST, name=say("setup.first-number"))
    many = whole(count, "count", 1, MOST, name=say("setup.how-many-tables"))
    names = [f"{name} {number}" for number in range(start, start + many)]
    if len(names[-1]) > LONGEST:
        raise Unreadable("bad-name.table", field="name")
    tables = [add_table(session, one, settings) for one in names]
    _check_free(session, tables)
    return tables


def _check_free(session: Session, tables: Sequence[Table]) -> None:
    """Looked at when the ledger's turn is taken: who asks at the same time waits, and is refused then."""
    added = {table.id for table in tables}
    taken = {one.name.casefold() for one in session.scalars(room_tables()) if one.id not in added}
    twice = [table.name for table in tables if table.name.casefold() in taken]
    if twice:
        raise NotNow("table-name-taken", names=", ".join(twice), count=len(twice), field="name")
