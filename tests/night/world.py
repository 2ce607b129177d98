"""The server of a night: its process, its disk and its clock, each of which fails when it is told to.

Everything lies in one folder and one process, and nothing is left to chance but what the seed says. A
process dies at a statement: what lies on the disk at that moment is what the next one finds. A power cut
takes with it what was written and not yet synced, block by block.
"""

from __future__ import annotations

import resource
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from sqlalchemy import Connection, event

from dealer_assist.store.db import database, utc
from dealer_assist.record import replay
from dealer_assist.store.hands import standing
from dealer_assist.web import create_app
from dealer_assist.web.auth import passes, roles
from tests.web.asgi import KeptConnection

BLOCK = 4096
HEADER = 32             # bytes of the write-ahead log that are synced before anything else is written to it
WRITES = ("INSERT", "UPDATE", "DELETE")
PATIENCE = 0.02         # seconds that a locked file is waited for; a night has no time


class Died(BaseException):
    """The process is no more."""


class World:
    """One server after the other over the same record. `ask` is a request of somebody on the same machine."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.folder, self.chance, self.lives = folder, chance, 0
        self.now = datetime(2026, 3, 1, 20, tzinfo=UTC)
        self.ticks = 0.0                # of the clock that never goes back
        self.trouble = ""               # what ails the disk during a request
        self.dies_after: int | None = None
        self.dead = False
        self._synced: bytes | None = None
        self._patches = ExitStack()

    @contextmanager
    def alive(self) -> Iterator[World]:
        """For the length of a night."""
        clock = SimpleNamespace(monotonic=lambda: self.ticks)
        with self._patches as patches:
            patches.enter_context(patch.object(utc, "now", self._time))
            patches.enter_context(patch.object(roles, "monotonic", clock.monotonic))
            patches.enter_context(patch.object(passes, "monotonic", clock.monotonic))
            patches.enter_context(patch.object(database, "time", clock))
            patches.enter_context(patch.object(database, "BUSY_SECONDS", PATIENCE))
            self._begin()
            yield self
            self._end()

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and document.  Errors: Died."""
        self.ticks += 0.4
        self.now += timedelta(seconds=1)
        if self.dead:
            raise Died
        with self._ailing():
            return self.line.ask(method, "/api/v1" + path, body)

    # -- lives -------------------------------------------------------------------------------------------

    @property
    def home(self) -> Path:
        """The instance folder of this life."""
        return self.folder / f"life-{self.lives}"

    def restart(self) -> None:
        """The next process over what the last one left."""
        self._end()
        left = self.home if not self.dead else self.folder / "left"
        self.lives += 1
        shutil.rmtree(self.home, ignore_errors=True)
        shutil.move(left, self.home)
        shutil.rmtree(self.folder / f"life-{self.lives - 1}", ignore_errors=True)
        self._begin()

    def kill_at(self, statement: int, power: bool) -> None:
        """Die before that write, counted from now; with the power, what is not synced goes too."""
        self.dies_after = statement
        self._synced = self._wal() if power else None

    def _begin(self) -> None:
        self.dead, self.dies_after, self._synced = False, None, None
        standing.shelf.clear()
        replay.shelf.clear()
        self.home.mkdir(exist_ok=True)
        self.app = create_app({"INSTANCE": self.home})
        with self.app.app_context():
            database.upgrade()
            engine = database.db.engine
            event.listen(engine, "before_cursor_execute", self._before)
            event.listen(engine, "commit", self._written)
            event.listen(engine, "checkout", self._taken)
        self.app.logger.disabled = True
        self.line = KeptConnection(self.app)
        self.line.loop.set_exception_handler(lambda loop, context: None)

    def _end(self) -> None:
        self.line.close()
        with self.app.app_context():
            database.db.engine.dispose()

    def _before(self, _c: Connection, _cursor: Any, statement: str, *_: Any) -> None:
        if self.dead:
            raise Died
        if statement.startswith(WRITES):
            self._written()

    def _written(self, *_: Any) -> None:
        if self.dead:
            raise Died
        if self.dies_after is not None:
            self.dies_after -= 1
            if self.dies_after < 0:
                self._die()

    def _die(self) -> None:
        self.dead = True
        left = self.folder / "left"
        shutil.rmtree(left, ignore_errors=True)
        shutil.copytree(self.home, left, ignore=shutil.ignore_patterns("*-shm"))
        if self._synced is not None:
            self._lose(left / f"{database.FILE}-wal", self._synced)
        raise Died

    def _lose(self, wal: Path, synced: bytes) -> None:
        """Blocks that were written since the last sync are there, or as they were before."""
        now = self._wal()
        if now[:HEADER] != synced[:HEADER]:
            return
        old = synced.ljust(len(now), b"\0")
        blocks = [self.chance.choice((old, now))[at:at + BLOCK] for at in range(0, len(now), BLOCK)]
        wal.write_bytes(b"".join(blocks))

    def _wal(self) -> bytes:
        file = self.home / f"{database.FILE}-wal"
        return file.read_bytes() if file.exists() else b""

    # -- clock and disk ------------------------------------------------------------------------------------

    def _time(self) -> str:
        self.now += timedelta(microseconds=1)
        return self.now.isoformat(timespec="microseconds").replace("+00:00", "Z")

    def _taken(self, connection: Any, *_: Any) -> None:
        """A disk that is full has no page more; one that is only read takes nothing."""
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages if self.trouble == 'full' else 2**30}")
        connection.execute(f"PRAGMA query_only = {int(self.trouble == 'read-only')}")

    @contextmanager
    def _ailing(self) -> Iterator[None]:
        other, limit = None, resource.getrlimit(resource.RLIMIT_FSIZE)
        if self.trouble == "locked":
            other = sqlite3.connect(self.home / database.FILE, isolation_level=None, timeout=0)
            other.execute("BEGIN IMMEDIATE")
        if self.trouble == "error":     # no byte of a file may be written beyond this one
            most = self.chance.randrange(0, len(self._wal()) + 2 * BLOCK, 512)
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, limit[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limit)
            if other is not None:
                other.close()
            self.trouble = ""
