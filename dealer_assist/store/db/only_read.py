"""A database that is only looked at: nothing in it is changed, and nothing is made beside it.

A file is opened so that SQLite makes none where there is none. What lies where nothing can be written, as a
copy for an audit, is read without the two files that SQLite keeps beside it.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.engine import URL

from dealer_assist.errors import NotNow

BEGINS = b"SQLite format 3\0"
PRAGMA = "query_only=ON"
OPTION = "-c default_transaction_read_only=on"     # the same, as PostgreSQL is asked for it


def is_only_read(url: URL) -> bool:
    """Is the database opened so that nothing is ever written?"""
    return url.query.get("mode") == "ro" or "immutable" in url.query


def may_be_written(url: URL) -> bool:
    """Can the database be written where it lies? Of one that is no file here nobody can say no."""
    return not _is_file(url) or _can_be_written(Path(str(url.database)))


def without_writing(url: URL) -> URL:
    """The address by which the database is only looked at; `url` itself where it is no file, or says how.

    Errors: `no-database` where there is none; `journal-left` where its newest entries are not in it, and
    cannot be read beside it; OSError where the file may not be read.
    """
    if not _is_file(url) or "uri" in url.query:
        return url
    file = Path(str(url.database))
    _check(file)
    journal = file.with_name(f"{file.name}-wal")
    left = journal.exists() and journal.stat().st_size > 0
    if _can_be_written(file):
        # at the end SQLite takes over a journal that was left; its own it takes away
        return _address(file, mode="ro" if left else "rw")
    # an immutable file is read without its journal: what was acknowledged last would be missing in silence
    if left:
        raise NotNow("journal-left", journal=journal.name, field="database")
    return _address(file, mode="ro", immutable="1")


def is_database(file: Path) -> bool:
    """Does the file begin as a SQLite database does?  Errors: OSError where it may not be read."""
    with file.open("rb") as opened:
        return opened.read(len(BEGINS)) == BEGINS


def copy(engine: Engine, file: Path) -> None:
    """Everything in the SQLite database of `engine`, journal and all, into another file."""
    with engine.connect() as connection, closing(sqlite3.connect(file)) as other:
        connection.connection.driver_connection.backup(other)       # type: ignore[union-attr]


def _is_file(url: URL) -> bool:
    return url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")


def _check(file: Path) -> None:
    """SQLite would make a new database of what is missing or empty, and that one is whole."""
    if not file.exists():
        raise NotNow("no-database", file=str(file), field="database")
    if file.is_dir():
        raise NotNow("no-database.folder", file=str(file), field="database")
    if not file.stat().st_size:
        raise NotNow("no-database.empty", file=str(file), field="database")
    if not is_database(file):
        raise NotNow("no-database.other", file=str(file), field="database")


def _address(file: Path, **how: str) -> URL:
    return URL.create("sqlite", database=file.resolve().as_uri(), query={**how, "uri": "true"})


def _can_be_written(file: Path) -> bool:
    return os.access(file.parent, os.W_OK) and (not file.exists() or os.access(file, os.W_OK))
