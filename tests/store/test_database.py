"""The connection keeps its word, and the migrations make what the models say."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from uuid import uuid4

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from apiflask import APIFlask
from click.testing import CliRunner
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from dealer_assist.cli import main
from dealer_assist.store.db import database, new_file
from dealer_assist.store.db.models import Base
from dealer_assist.store.db.fair_lock import Queue
from dealer_assist.web import create_app
from tests.postgres import DATABASES
from tests.store.venue import run_on_server, url_of
from tests.web.forked import Forked

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(("said", "told"), [
    ("database or disk is full", "The server's disk is full"),
    ("attempt to write a readonly database", "The database may only be read"),
    ("database is locked", "Another program holds the database"),
    ("another thing", "The database does not answer (another thing)"),
])
def test_a_command_says_why_the_database_keeps_nothing(
    said: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    def failing() -> None:
        raise OperationalError("UPDATE", {}, sqlite3.OperationalError(said))

    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(tmp_path))
    monkeypatch.setattr(database, "upgrade", failing)
    answer = CliRunner().invoke(main, ["upgrade"])
    assert answer.exit_code == 1 and answer.output.startswith(f"Error: {told}"), answer.output


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_form_of_a_postgresql_address_means_psycopg_3(scheme: str, tmp_path: Path):
    url = database.database_url(f"{scheme}://u:p%40@h/d", tmp_path)
    assert url.render_as_string(hide_password=False) == "postgresql+psycopg://u:p%40@h/d"


@pytest.mark.parametrize("stated", [None, ""])
def test_without_an_address_it_is_a_file_of_the_instance(stated: str | None, tmp_path: Path):
    url = database.database_url(stated, tmp_path)
    assert (url.drivername, url.database) == ("sqlite", str(tmp_path / database.FILE))


def test_an_acknowledged_action_survives_the_plug_on_sqlite(tmp_path: Path):
    """`synchronous` 2 is FULL: the write-ahead log is on the disk before the answer goes out."""
    with create_app({"INSTANCE": tmp_path}).app_context(), database.reading() as session:
        pragmas = {
            name: session.connection().exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "recursive_triggers")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "recursive_triggers": 1}


def test_the_migrations_make_what_the_models_say(app: APIFlask):
    """An index may be of one database alone."""
    with app.app_context(), database.db.engine.connect() as connection:
        here = connection.dialect.name
        context = MigrationContext.configure(connection, opts={
            "compare_type": True,
            "include_object": lambda one, *_: one.info.get("only", here) == here})
        assert compare_metadata(context, Base.metadata) == []


def test_a_new_file_is_what_the_migrations_make(tmp_path: Path):
    """In one step, for the first start of a room."""
    with create_app({"INSTANCE": tmp_path / "new"}).app_context():
        assert new_file.fill(database.db.engine)
        assert not new_file.fill(database.db.engine), "there are tables already"
        with database.db.engine.connect() as connection:
            version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
    with create_app({"INSTANCE": tmp_path / "migrated"}).app_context():
        database.migrate(version)
    dumps = [list(new_file.dump(tmp_path / name / database.FILE)) for name in ("new", "migrated")]
    assert dumps[0] == dumps[1]


def test_a_new_file_of_an_older_version_is_brought_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """As when nobody has run `scripts/schema` after a migration was added."""
    with create_app({"INSTANCE": tmp_path / "older"}).app_context():
        database.migrate("v0009_remarks")
    monkeypatch.setattr(new_file, "STATEMENTS", tmp_path / "older.sql")
    dump = new_file.dump(tmp_path / "older" / database.FILE)
    (tmp_path / "older.sql").write_text("\n".join(dump), encoding="utf-8")
    with create_app({"INSTANCE": tmp_path / "new"}).app_context():
        database.upgrade()
        assert database.is_current()


def test_upgrading_twice_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert CliRunner().invoke(main, ["upgrade"]).exit_code == 0
    content = (tmp_path / database.FILE).read_bytes()
    assert CliRunner().invoke(main, ["upgrade"]).exit_code == 0
    assert (tmp_path / database.FILE).read_bytes() == content


@pytest.mark.parametrize("kind", DATABASES)
def test_servers_that_start_at_once_all_find_their_tables(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path,
):
    stated = {"DEALER_ASSIST_INSTANCE": str(tmp_path), "DATABASE_URL": ""}
    if kind == "postgresql":
        server, name = request.getfixturevalue("postgres_url"), f"both_{uuid4().hex}"
        run_on_server(server, f"CREATE DATABASE {name}")
        stated["DATABASE_URL"] = url_of(server, name)
    started = [Forked(["upgrade"], os.environ | stated) for _ in range(3)]
    assert [process.wait(timeout=60) for process in started] == [0, 0, 0]


def test_connecting_anew_lets_no_lock_go(tmp_path: Path):
    at = _with_a_table(tmp_path)
    first = sqlite3.connect(at, isolation_level=None)
    first.execute("BEGIN IMMEDIATE")
    database._make(at)
    tries = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('BEGIN IMMEDIATE')"
    answer = subprocess.run([sys.executable, "-c", tries, at], capture_output=True, text=True)
    assert "database is locked" in answer.stderr


def _with_a_table(folder: Path) -> str:
    at = str(folder / "room.sqlite3")
    sqlite3.connect(at).execute("CREATE TABLE chips (many INTEGER)")
    return at


def test_what_raises_is_not_kept(app: APIFlask):
    from dealer_assist.store.db.models import Player

    with app.app_context():
        with pytest.raises(RuntimeError), database.writing() as session:
            session.add(Player(name="Ann"))
            session.flush()
            raise RuntimeError
        with database.reading() as session:
            assert session.query(Player).count() == 0


def test_writers_are_served_in_the_order_they_came():
    queue, served = Queue(), []

    def write(number: int) -> None:
        with queue:
            served.append(number)
            time.sleep(0.001)

    threads = [threading.Thread(target=write, args=(number,)) for number in range(20)]
    with queue:
        for thread in threads:
            thread.start()
            time.sleep(0.005)   # so that they come one after the other
    for thread in threads:
        thread.join()
    assert served == list(range(20))


def test_a_writer_that_fails_lets_the_next_one_in():
    queue = Queue()
    with pytest.raises(RuntimeError), queue:
        raise RuntimeError
    with queue:
        pass


def test_a_server_on_a_current_database_starts_without_the_migrations(tmp_path: Path):
    """Alembic takes a third of a second to load; only an upgrade needs it: a new room is made in one step."""
    script = (
        "import sys; from dealer_assist.web import create_app; from dealer_assist.store.db import database\n"
        "with create_app().app_context(): database.upgrade()\n"
        "print('alembic' in sys.modules)")
    stated = {**os.environ, "DEALER_ASSIST_INSTANCE": str(tmp_path), "DATABASE_URL": ""}
    outputs = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=stated).stdout
        for _ in range(2)]
    assert outputs == ["False\n", "False\n"]


def test_a_file_that_another_program_holds_is_told_soon_and_once(
    empty_sqlite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    """The first writer waits a few seconds for all; those behind it hear at once, not one after the other."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 1)
    monkeypatch.setattr(database, "STILL_LOCKED", 600)
    shutil.copy(empty_sqlite, tmp_path / database.FILE)
    app = create_app({"INSTANCE": tmp_path})
    asked: list[str] = []
    with app.app_context():
        event.listen(database.db.engine, "before_cursor_execute", lambda *sent: asked.append(sent[2]))
    other = sqlite3.connect(tmp_path / database.FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answers: list[tuple[int, str]] = []

    def write() -> None:
        answer = app.test_client().post("/api/v1/tables", json={"name": "T"})
        answers.append((answer.status_code, answer.get_json()["error"]["code"]))

    writers = [threading.Thread(target=write) for _ in range(6)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert answers == [(503, "locked")] * 6
    assert (asked.count("BEGIN IMMEDIATE"), asked.count("PRAGMA busy_timeout=50")) == (6, 5)
    other.execute("ROLLBACK")
    assert app.test_client().post("/api/v1/tables", json={"name": "T"}).status_code == 201
