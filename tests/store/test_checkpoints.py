"""The journal of a server's database is carried over beside its writers."""

from __future__ import annotations

from pathlib import Path

import pytest
from apiflask import APIFlask
from sqlalchemy import text

from dealer_assist.store.db import checkpoints, database
from dealer_assist.store.people.models import Room
from tests.store.venue import Desk

PAGES = 1_200           # more than SQLite lets come together by itself


def fill(folder: Path) -> int:
    """Commits of so many pages; how many bytes the journal has then."""
    for n in range(PAGES // 200):
        with database.writing() as session:
            session.execute(text("CREATE TABLE IF NOT EXISTS many (n TEXT)"))
            session.execute(text("INSERT INTO many VALUES (:n)"), {"n": f"{n}" * 4096 * 200})
    return (folder / f"{database.FILE}-wal").stat().st_size


@pytest.fixture
def served(app: APIFlask, seated: Desk) -> APIFlask:
    """The room as a server has it."""
    with app.app_context():
        database.db.engine.dispose()
        assert checkpoints.leave_to_us(database.db.engine)
    return app


def size(app: APIFlask) -> int:
    return (Path(app.instance_path) / database.FILE).stat().st_size


def test_no_commit_carries_the_journal_over(served: APIFlask):
    before = size(served)
    with served.app_context():
        assert fill(Path(served.instance_path)) > PAGES * 4096
        assert size(served) == before, "all of it waits in the journal"
        checkpoints.carry_over(database.db.engine)
        assert size(served) > before + PAGES * 4096
        with database.reading() as session:
            assert session.get(Room, 1) is not None


def test_a_journal_that_is_long_begins_anew(served: APIFlask, monkeypatch: pytest.MonkeyPatch):
    """At a full room writers never pause, and it would grow for ever: carried to its end in their turn."""
    monkeypatch.setattr(checkpoints, "LONG", 100)
    with served.app_context():
        most = fill(Path(served.instance_path))
        for _ in range(3):
            checkpoints.carry_over(database.db.engine)
            assert fill(Path(served.instance_path)) <= most + 100 * 4096, "written over from its beginning"


def test_a_disk_that_fails_ends_nothing_and_is_told_once(
    served: APIFlask, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
):
    tried = []

    def fails(_: object) -> None:
        tried.append(1)
        raise checkpoints.sqlite3.OperationalError("database or disk is full")

    def twice(_: float) -> None:
        if len(tried) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(checkpoints, "carry_over", fails)
    with pytest.raises(KeyboardInterrupt):
        checkpoints.keep_on(served, wait=twice)
    assert len(tried) == 2 and caplog.text.count("the journal stays") == 1


def test_a_room_that_is_only_read_has_none(tmp_path: Path, seated: Desk, app: APIFlask):
    from dealer_assist.web import create_app

    with app.app_context():
        database.db.engine.dispose()
    looks = create_app({"INSTANCE": app.instance_path, "LOOKS_ONLY": True,
                        "DATABASE_URL": f"sqlite:///file:{app.instance_path}/{database.FILE}?mode=ro&uri=true"})
    with looks.app_context():
        assert not checkpoints.leave_to_us(database.db.engine)
