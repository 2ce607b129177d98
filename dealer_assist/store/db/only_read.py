"""A SQLite file on a disk that is only read, as a copy for an audit: nothing is written beside it."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import URL

from dealer_assist.errors import NotNow


def is_only_read(url: URL) -> bool:
    """Is the database opened so that nothing is ever written?"""
    return url.query.get("mode") == "ro" or "immutable" in url.query


def may_be_written(url: URL) -> bool:
    """Can the database be written where it lies? Of one that is no file here nobody can say no."""
    of_a_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return not of_a_file or _can_be_written(Path(str(url.database)))


def without_writing(url: URL) -> URL:
    """The address by which the database is only read, where its place cannot be written; else `url` itself.

    Errors: `no-database` where there is no file; `journal-left` where its newest entries are not in it yet.
    """
    if url.get_backend_name() != "sqlite" or "uri" in url.query or url.database in (None, "", ":memory:"):
        return url
    file = Path(str(url.database))
    if _can_be_written(file):
        return url
    if not file.exists():
        raise NotNow("no-database", file=file, field="database")
    journal = file.with_name(f"{file.name}-wal")
    # an immutable file is read without its journal: what was acknowledged last would be missing in silence
    if journal.exists() and journal.stat().st_size:
        raise NotNow("journal-left", journal=journal.name, field="database")
    return URL.create("sqlite", database=file.resolve().as_uri(),
                      query={"mode": "ro", "immutable": "1", "uri": "true"})


def _can_be_written(file: Path) -> bool:
    return os.access(file.parent, os.W_OK) and (not file.exists() or os.access(file, os.W_OK))
