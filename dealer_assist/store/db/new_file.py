"""A new SQLite file gets its tables in one step: `migrations/new.sql` is what the migrations make of nothing.

Loading alembic and running every version takes most of a second, which the first start of a room waits for.
After a migration was added `scripts/schema` writes the statements anew; until then the file is brought on
from the version that they make.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

from sqlalchemy import Engine

STATEMENTS = Path(__file__).parent / "migrations" / "new.sql"
AROUND = ("BEGIN TRANSACTION;", "COMMIT;")     # what a dump has around it, and the connection does itself


def fill(engine: Engine) -> bool:
    """Make every table, where the database of `engine` is a file without any; False where it is not."""
    if engine.dialect.name != "sqlite":
        return False
    with engine.execution_options(writes=True).begin() as connection:
        # asked with the writer's lock held: another process may just make them too
        if connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar():
            return False
        for statement in statements():
            connection.exec_driver_sql(statement)
    return True


def statements() -> Iterator[str]:
    """Each statement of the file; a trigger has semicolons of its own."""
    gathered = ""
    for line in STATEMENTS.read_text(encoding="utf-8").splitlines(keepends=True):
        gathered += line
        if sqlite3.complete_statement(gathered):
            yield gathered
            gathered = ""


def dump(file: Path) -> Iterable[str]:
    """The statements that make a file like this one, rows and all."""
    connection = sqlite3.connect(file)
    try:
        return [statement for statement in connection.iterdump() if statement not in AROUND]
    finally:
        connection.close()
