"""The connection: where the database is, how it keeps its word, and the two ways to a transaction.

`reading()` gives a session for looking, `writing()` one whose changes are kept when the block ends
without an error. On SQLite writers wait for their turn in a fair queue; on PostgreSQL they wait for
the row of the table that they lock.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

from flask import Flask, current_app
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from dealer_assist.errors import NotNow
from dealer_assist.store.db import json_columns, new_file, only_read, versions
from dealer_assist.store.db.models import Base
from dealer_assist.store.db.group_commit import Group
from dealer_assist.store.db.lately import Lately
from dealer_assist.store.db.fair_lock import Queue
from dealer_assist.store.hands import above, reconstruction as _drafts  # noqa: F401  (its tables belong here)
from dealer_assist.record.log import By
from dealer_assist.store.ledger import once
from dealer_assist.store.ledger.rows import BY
from dealer_assist.store.events import again, models as _events  # noqa: F401  (its tables belong here)
from dealer_assist.store.people import models as _people  # noqa: F401  (its tables belong here)
from dealer_assist.store.review import calls as _calls  # noqa: F401  (its tables belong here)
from dealer_assist.store.review import playlists as _playlists  # noqa: F401  (its tables belong here)
from dealer_assist.store.review import remarks as _remarks  # noqa: F401  (its tables belong here)
from dealer_assist.store.search import in_step as _in_step  # noqa: F401  (lines follow the record)
from dealer_assist.store.tables import counts as _counts  # noqa: F401  (its tables belong here)
from dealer_assist.store.tables import requests as _requests  # noqa: F401  (its tables belong here)
from dealer_assist.store.tables import rotations as _rotations  # noqa: F401  (its tables belong here)

FILE = "dealer-assist.sqlite3"
BUSY_SECONDS = 4        # how long SQLite waits for a writer of another process
STILL_LOCKED = 2.0      # seconds after such a wait in which the next ones are refused at once
CONNECT_SECONDS = 5     # how long a PostgreSQL that does not answer is waited for
# the first makes two files beside the database, and is left out where nothing can be written
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "recursive_triggers=ON")
PRIMARY = 0xFF          # of SQLite's error codes, the part without the details
POOL = {"pool_size": 10, "max_overflow": 20, "pool_timeout": 30}

above.stand_over(again)
db = SQLAlchemy(metadata=Base.metadata)
writers = Queue()
_asked_by: Callable[[], By] = By


def attach(app: Flask) -> None:
    """Give `app` its database: `DATABASE_URL` of settings or environment, else a file of the instance.

    With `LOOKS_ONLY` it is opened so that nothing is changed in it, and none is made where there is none.
    Errors: those of `only_read.without_writing`.
    """
    stated = app.config.get("DATABASE_URL") or os.environ.get("DATABASE_URL")
    url = database_url(stated, Path(app.instance_path))
    looks = bool(app.config.get("LOOKS_ONLY"))
    if looks:
        url = only_read.without_writing(url)
    app.config["SQLALCHEMY_DATABASE_URI"] = url
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = {**POOL, "json_deserializer": json_columns.read}
    sqlite = url.get_backend_name() == "sqlite"
    if sqlite:
        app.config["SQLALCHEMY_ENGINE_OPTIONS"]["connect_args"] = {"timeout": BUSY_SECONDS}
    else:
        app.config["SQLALCHEMY_ENGINE_OPTIONS"]["pool_pre_ping"] = True
        asked = {"connect_timeout": CONNECT_SECONDS, **({"options": only_read.OPTION} if looks else {})}
        app.config["SQLALCHEMY_ENGINE_OPTIONS"]["connect_args"] = asked
    db.init_app(app)
    app.extensions["lately"] = Lately()
    app.extensions["group"] = Group(writers, _committing) if sqlite else Group(Queue(), KeptOpen())
    if sqlite:
        with app.app_context():
            if not looks and not only_read.is_only_read(url):
                if url.database and os.path.isfile(url.database):
                    _close(url.database)
                # a new file is made at the first connection: who only judges makes no database
                event.listen(db.engine, "do_connect", lambda *_: _make(url.database))
            _keep_its_word(db.engine, (only_read.PRAGMA,) if looks else PRAGMAS)


def _make(file: str | None) -> None:
    """An empty file that only this user reads, where there is none yet.

    A file that is there is not opened: closing it would let go every lock this process holds on it
    (https://sqlite.org/howtocorrupt.html §2.2), and two that upgrade at once would write over each other.
    """
    if not file or file == ":memory:" or os.path.exists(file):
        return
    with suppress(OSError):     # another made it first, or its folder is only read: connecting says which
        os.close(os.open(file, os.O_RDONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _close(file: str) -> None:
    """Passwords, hole cards and links lie in it: nobody else on the machine reads it or what lies beside.

    SQLite gives its journals the mode of the file.
    """
    try:
        for path in (file, f"{file}-wal", f"{file}-shm"):
            if os.path.exists(path) and os.stat(path).st_mode & 0o077:
                os.chmod(path, 0o600)
    except OSError:         # of another owner, or on a disk that is only read: then it stays as it is
        pass


def database_url(stated: str | None, instance: Path) -> URL:
    """The database to use; `postgres://` and `postgresql://` both mean psycopg 3."""
    if not stated:
        stated = address(instance / FILE)
    scheme, colon, rest = stated.partition("://")
    if scheme in ("postgres", "postgresql"):
        scheme = "postgresql+psycopg"
    return make_url(f"{scheme}{colon}{rest}")


def address(file: Path) -> str:
    """What `DATABASE_URL` says of a file."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def upgrade(to: str = "head") -> None:
    """Bring the database to the tables of this version, or of migration `to`; needs an application context.

    Harmless when it is.  Errors: `later-tables`; `old-tables` where nothing can be written.
    """
    if versions.of_ours(db.engine) == versions.newest() and to == "head":
        return
    if only_read.is_only_read(db.engine.url):
        raise NotNow("old-tables", field="database")
    if to == "head" and new_file.fill(db.engine) and is_current():
        return
    migrate(to)


def migrate(to: str = "head") -> None:
    """Run one migration after the other, up to `to`."""
    # alembic takes a third of a second to load, which a server that starts on a current database saves
    from flask_migrate import Migrate  # type: ignore[import-untyped]
    from flask_migrate import upgrade as run

    Migrate(current_app, db, directory=str(versions.MIGRATIONS))
    run(directory=str(versions.MIGRATIONS), revision=to)


def tell_waits(hear: Callable[[float], None]) -> None:
    """Have `hear` told how many seconds each writer waited for its turn."""
    writers.hear = hear


def tell_who(asks: Callable[[], By]) -> None:
    """Have every transaction know whom it is of."""
    global _asked_by
    _asked_by = asks


@contextmanager
def reading() -> Iterator[Session]:
    """A session that looks and keeps nothing."""
    with Session(db.engine) as session:
        yield session


@contextmanager
def writing() -> Iterator[Session]:
    """One transaction; it is kept when the block ends and undone when it raises. Writers queue.

    Errors: DoneBefore, where it is for a form that was sent before and kept.
    """
    sqlite, by = db.engine.dialect.name == "sqlite", _asked_by()
    with writers if sqlite else nullcontext(), lately().keeping(db.engine.url):
        with Session(db.engine.execution_options(writes=True), info={BY: by}) as session:
            with session.begin():
                if by.posted is not None:
                    once.refuse_again(session, by.posted)
                yield session


def group() -> Group:
    """The actions of this application that wait to be kept together; over SQLite in turn with all writers."""
    waiting: Group = current_app.extensions["group"]
    return waiting


def lately() -> Lately:
    """Whether what this process was asked to keep last was kept."""
    known: Lately = current_app.extensions["lately"]
    return known


@contextmanager
def _committing() -> Iterator[Connection]:
    """One transaction without objects, for actions that go the short way."""
    with lately().keeping(db.engine.url), db.engine.execution_options(writes=True).begin() as connection:
        yield connection


class KeptOpen:
    """A connection to PostgreSQL that is kept for actions alone: each statement keeps what it did by itself.

    To take it from the pool for each would ask the server twice. One that fails is let go of, and the next
    statement has a new one.
    """

    def __init__(self) -> None:
        self._open: Connection | None = None

    @contextmanager
    def __call__(self) -> Iterator[Connection]:
        if self._open is None:
            self._open = db.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            event.listen(db.engine, "engine_disposed", lambda _: self._let_go(), once=True)
        try:
            with lately().keeping(db.engine.url):
                yield self._open
            self._open.commit()     # says nothing to the server: the connection is ready for the next
        except Exception:
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._open = self._open, None
        if connection is not None:
            connection.invalidate()
            connection.close()


def is_current() -> bool:
    """Has the database the tables of this version?"""
    return versions.there(db.engine) == versions.newest()


def _open_anew_when_written_again(engine: Engine) -> None:
    """A file that was opened while its disk could only be read stays so when it can be written again.

    SQLite shares that with every connection opened beside it, so all are closed: those that nobody uses at
    once, the others when they come back.
    """
    newest = [0]

    @event.listens_for(engine, "connect")
    def connected(_: object, record: ConnectionPoolEntry) -> None:
        record.info["opened"] = newest[0]

    @event.listens_for(engine, "checkin")
    def came_back(connection: object, record: ConnectionPoolEntry) -> None:
        if connection is not None and record.info.get("opened") != newest[0]:
            record.invalidate()

    @event.listens_for(engine, "handle_error")
    def failed(context: ExceptionContext) -> None:
        kind = getattr(context.original_exception, "sqlite_errorcode", 0)
        if kind & PRIMARY == sqlite3.SQLITE_READONLY:
            newest[0] += 1
            engine.dispose()


def _keep_its_word(engine: Engine, pragmas: tuple[str, ...]) -> None:
    """An acknowledged action survives the plug; readers and the writer do not wait for each other."""
    locked_until = [0.0]
    if only_read.is_only_read(engine.url):
        pragmas = tuple(pragma for pragma in pragmas if pragma != PRAGMAS[0])
    _open_anew_when_written_again(engine)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # BEGIN is ours: sqlite3 would open transactions too late
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        if not writes:
            connection.exec_driver_sql("BEGIN")
            return
        # one writer has waited for all: those behind it in the queue hear at once
        patient = time.monotonic() >= locked_until[0]
        if not patient:
            connection.exec_driver_sql("PRAGMA busy_timeout=50")
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        except DBAPIError:
            locked_until[0] = time.monotonic() + STILL_LOCKED
            raise
        finally:
            if not patient:
                connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
