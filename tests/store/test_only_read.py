"""A copy for an audit: `verify` reads it where nothing can be written, and leaves nothing beside it."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path
from urllib.parse import quote

import pytest
from apiflask import APIFlask
from click.testing import CliRunner, Result

from dealer_assist.cli import main
from dealer_assist.store.db import database
from tests.store.venue import Desk

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


def test_a_copy_with_older_tables_is_refused(copy: Path):
    connection = sqlite3.connect(copy / database.FILE)
    connection.execute("UPDATE alembic_version SET version_num = 'v0009_remarks'")
    connection.commit()
    connection.close()
    result = audit()
    assert (result.exit_code, "[old-tables]" in result.stderr) == (2, True)


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
    assert (result.exit_code, "cannot be opened" in result.stderr) == (2, True)
