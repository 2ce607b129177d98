"""A copy for an audit: `verify` reads it where nothing can be written, and leaves nothing beside it."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from pathlib import Path
from urllib.parse import quote
from uuid import uuid4

import pytest
from apiflask import APIFlask
from click.testing import CliRunner, Result

from dealer_assist import __version__
from dealer_assist.cli import main
from dealer_assist.store.db import database, versions
from dealer_assist.texts import say, speak
from dealer_assist.web import create_app
from tests.store.test_old_rooms import written
from tests.store.venue import Desk, run_on_server, url_of

pytestmark = pytest.mark.both_databases


@pytest.fixture
def copy(seated: Desk, app: APIFlask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of a night with one hand, in a folder of its own that cannot be written."""
    seated.play(seated.start(), "1 fold", "2 fold")
    with app.app_context():
        if database.db.engine.dialect.name != "sqlite":
            pytest.skip("a file")
        database.db.engine.dispose()
    place = tmp_path / "a copy #1"
    place.mkdir()
    shutil.copy(tmp_path / database.FILE, place / database.FILE)
    # for root a folder of mode 0500 is like any other, so the disk is asked in another way
    access = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK and access(path, mode))
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(place))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return place


def audit(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["verify", *arguments])


def contents(place: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in place.iterdir()}


def test_a_copy_is_checked_and_nothing_is_written_beside_it(copy: Path):
    before = contents(copy)
    result = audit()
    assert (result.exit_code, result.stdout) == (0, '{"hand": 1, "ok": true, "rows": 3, "differences": []}\n')
    assert "ledger: 6 rows" in result.stderr
    assert contents(copy) == before


def test_a_file_of_any_name_is_checked_as_a_room(copy: Path, monkeypatch: pytest.MonkeyPatch):
    (copy / database.FILE).rename(copy / "7%20 of ? #.db")
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(copy / "not there"))
    before = contents(copy)
    result = audit(str(copy / "7%20 of ? #.db"))
    assert (result.exit_code, "ledger: 6 rows" in result.stderr) == (0, True), result.stderr
    assert contents(copy) == before


def test_an_address_that_says_so_is_only_read(copy: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.undo()
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(copy))
    address = quote((copy / database.FILE).as_uri())
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{address}?mode=ro&immutable=1&uri=true")
    before = contents(copy)
    result = audit("1")
    assert (result.exit_code, result.stderr) == (0, "")
    assert contents(copy) == before


def test_a_changed_copy_is_told_as_anywhere(copy: Path):
    connection = sqlite3.connect(copy / database.FILE)
    connection.execute("DROP TRIGGER log_unchanged")
    connection.execute("UPDATE log SET who = 'Mallory' WHERE seq = 1")
    connection.commit()
    connection.close()
    assert audit("1").exit_code == 1


def test_a_copy_whose_journal_was_not_taken_over_is_refused(copy: Path):
    """Read without it, the last hands would be missing and the rest would look whole."""
    (copy / f"{database.FILE}-wal").write_bytes(b"newest")
    result = audit()
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Copy both files to a place that can be. [journal-left]" in result.stderr


@pytest.mark.parametrize("writable", [True, False])
@pytest.mark.parametrize("room", ["v0001", "v0009", "v0011", "v0012", "v0013", "v0015", "v0016", "v0017"])
def test_a_room_with_older_tables_is_checked_and_keeps_them(
    room: str, writable: bool, instance: Path, monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    written(room, instance / database.FILE).close()
    if not writable:
        access = os.access
        monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK and access(path, mode))
    before = contents(instance)
    result = audit()
    assert result.exit_code == 0, result.output
    assert [json.loads(line)["hand"] for line in result.stdout.splitlines()] == [1, 2, 3, 4]
    assert f"earlier version ({room}" in result.stderr and contents(instance) == before


def test_a_room_with_older_tables_that_was_changed_is_told(instance: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    connection = written("v0012", instance / database.FILE)
    connection.execute("UPDATE player SET name = 'Mallory' WHERE id = 1")
    connection.commit()
    connection.close()
    result = audit()
    assert (result.exit_code, "Mallory" in result.stdout) == (1, True)


def test_older_tables_of_a_server_are_left_as_they_are(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    name = f"older_{uuid4().hex}"
    run_on_server(postgres_url, f"CREATE DATABASE {name}")
    monkeypatch.setenv("DATABASE_URL", url_of(postgres_url, name))
    app = create_app()
    with app.app_context():
        database.upgrade("v0017_word_beginnings")
    result = audit()
    assert (result.exit_code, "[old-tables]" in result.stderr) == (2, True)
    with app.app_context():
        assert versions.there(database.db.engine) == "v0017_word_beginnings"
        database.db.engine.dispose()
    app.extensions["feed"].close()
    run_on_server(postgres_url, f"DROP DATABASE {name} WITH (FORCE)")


def test_entries_that_a_killed_server_left_beside_the_file_are_read_and_stay(
    instance: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(tmp_path / "made"))
    assert CliRunner().invoke(main, ["upgrade"]).exit_code == 0
    made = tmp_path / "made" / database.FILE
    connection = sqlite3.connect(made)
    connection.execute("UPDATE alembic_version SET version_num = 'v0999_later'")
    connection.commit()
    for ending in ("", "-wal"):
        shutil.copy(f"{made}{ending}", f"{instance / database.FILE}{ending}")
    connection.close()
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(instance))
    before = contents(instance)
    assert "[later-tables]" in audit().stderr
    assert before.items() <= contents(instance).items()


@pytest.mark.parametrize(("holds", "sentence"), [
    (None, "There is no database at"), (b"", "is empty"), (b"a text", "is no database"),
    (b"SQLite format 3\0" + bytes(9000), "cannot be opened"), ("a folder", "is a folder"),
])
@pytest.mark.parametrize("writable", [True, False])
def test_what_is_no_database_is_a_sentence_and_stays_so(
    holds: bytes | str | None, sentence: str, writable: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    room = tmp_path / "a room"
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(room))
    if holds is not None:
        room.mkdir()
    if isinstance(holds, bytes):
        (room / database.FILE).write_bytes(holds)
    elif holds is not None:
        (room / database.FILE).mkdir(mode=0o755)
    if not writable:
        monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    before = sorted((path, path.stat().st_mode) for path in tmp_path.rglob("*"))
    for asked in ((), ("1",)):
        result = audit(*asked)
        assert (result.exit_code, result.stdout, sentence in result.stderr) == (2, "", True), result.output
        assert sorted((path, path.stat().st_mode) for path in tmp_path.rglob("*")) == before


@pytest.mark.parametrize("command", [["backup"], ["export", "hands"], ["export", "phh"], ["rebuild"]])
@pytest.mark.parametrize("holds", [None, b"", b"a text", "a folder", "other tables"])
def test_what_takes_from_a_room_makes_none(
    command: list[str], holds: bytes | str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    room = tmp_path / "a room"
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(room))
    file = room / database.FILE
    if holds is not None:
        room.mkdir()
    if isinstance(holds, bytes):
        file.write_bytes(holds)
    elif holds == "a folder":
        file.mkdir()
    elif holds:
        connection = sqlite3.connect(file)
        connection.execute("CREATE TABLE other (x)")
        connection.close()
    before = {path: path.read_bytes() if path.is_file() else None for path in tmp_path.rglob("*")}
    result = CliRunner().invoke(main, command)
    told = audit().stderr.replace("verify", command[0], 1)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", told)
    assert "[no-database]" in told
    assert {path: path.read_bytes() if path.is_file() else None for path in tmp_path.rglob("*")} == before


def test_a_database_without_a_room_is_a_sentence(instance: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    connection = sqlite3.connect(instance / database.FILE)
    connection.execute("CREATE TABLE other (x)")
    connection.close()
    before = contents(instance)
    result = audit()
    assert (result.exit_code, "no room of dealer-assist" in result.stderr) == (2, True)
    assert contents(instance) == before


@pytest.mark.parametrize(("language", "command"), [
    *(("en", command) for command in (
        ["serve", "--port", "0"], ["upgrade"], ["rebuild"], ["export", "hands"], ["backup"],
        ["people", "list"], ["people", "recover"], ["take-in", __file__])),
    *((language, ["verify"]) for language in ("en", "es", "de")),
])
def test_a_database_of_a_later_version_is_a_sentence(
    language: str, command: list[str], instance: Path, monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    connection = written("v0017", instance / database.FILE)
    connection.execute("UPDATE alembic_version SET version_num = 'v0999_later'")
    connection.commit()
    connection.close()
    result = CliRunner().invoke(main, ["--language", language, *command])
    told = speak(say("refused.later-tables", newer="v0999_later", version=__version__), language)
    assert f"{told} [later-tables]" in result.stderr
    assert (result.exit_code, result.stdout) == (2 if command == ["verify"] else 1, "")


def test_a_room_is_served_where_it_can_be_written(copy: Path):
    before = contents(copy)
    result = CliRunner().invoke(main, ["serve", "--port", "0"])
    assert result.exit_code == 1 and "Nothing can be written to" in result.output
    assert str(copy) in result.output and contents(copy) == before


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["upgrade"], ["rebuild"]])
def test_a_database_that_does_not_answer_is_a_sentence(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(tmp_path))
    monkeypatch.setenv("DATABASE_URL", "postgresql://127.0.0.1:1/nothing")
    result = CliRunner().invoke(main, command)
    assert result.exit_code == 1 and result.output.startswith("Error: The database does not answer (")


def test_no_database_and_none_that_is_one_are_a_sentence(copy: Path):
    (copy / database.FILE).unlink()
    assert "There is no database at" in audit().stderr
    (copy / database.FILE).write_bytes(b"no database" * 100)
    result = audit()
    assert (result.exit_code, "is no database" in result.stderr) == (2, True)
