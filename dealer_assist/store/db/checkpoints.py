"""SQLite's journal is carried over into the file beside the writers of a server, and in no commit of theirs.

By itself SQLite does it in whichever commit fills a thousand pages: in a full room again and again,
and all who act in that moment wait for some hundred pages and two syncs of the disk.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable
from typing import Any

from flask import Flask
from sqlalchemy import Engine, event
from sqlalchemy.exc import SQLAlchemyError

from dealer_assist.store.db import database, only_read

EVERY = 0.5             # seconds
LONG = 4_000            # pages of a journal that does not begin anew by itself: writers never pause
BY_ITSELF = 20_000      # pages at which a commit does it all the same, where nobody else did
NOW = "PRAGMA wal_checkpoint(PASSIVE)"      # neither waits for anybody nor lets anybody wait
_log = logging.getLogger(__name__)


def leave_to_us(engine: Engine) -> bool:
    """Have no commit of this process do it any more; False where there is no journal of SQLite's."""
    if engine.dialect.name != "sqlite" or only_read.is_only_read(engine.url):
        return False

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA wal_autocheckpoint={BY_ITSELF}")

    return True


def carry_over(engine: Engine) -> None:
    """What the journal holds into the file; a long one to its end, so that the next commit begins it anew."""
    if _carried(engine) > LONG:
        with database.writers:      # nearly all is done, and what came meanwhile is not much
            _carried(engine)


def keep_on(app: Flask, wait: Callable[[float], None] = time.sleep) -> None:
    """Do it again and again, as long as the process lives."""
    warned = ""
    with app.app_context():
        while True:
            wait(EVERY)
            try:
                carry_over(database.db.engine)
                warned = ""
            except (sqlite3.Error, SQLAlchemyError) as wrong:   # a full disk; commits say so to who acts
                if warned != str(wrong):
                    warned = str(wrong)
                    _log.warning("the journal stays: %s", warned)


def _carried(engine: Engine) -> int:
    """Carry over; the pages that the journal has."""
    connection = engine.raw_connection()
    try:
        _, pages, _ = connection.cursor().execute(NOW).fetchone()
    finally:
        connection.close()
    return int(pages)
