"""A room of any earlier version is whole once it is brought up to date: found, listed, counted, played on.

`rooms/` holds eight rooms as earlier versions wrote them, each played by the code of its time, as
`scripts/old_room` plays it: two tables, a hand with an undo, one that is void, an all-in with a side pot,
one that is open.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
import sqlalchemy as sa
from apiflask import APIFlask
from click.testing import CliRunner

from dealer_assist.cli import main
from dealer_assist.store.db import database, versions
from dealer_assist.store.hands.verify import verify_all
from dealer_assist.store.ledger.verify import verify as verify_ledger
from dealer_assist.store.people import sign_ins
from dealer_assist.store.people.models import VIEWER
from dealer_assist.texts import say
from dealer_assist.web import create_app
from tests.store.venue import Desk, run_on_server, url_of

ROOMS = Path(__file__).parent / "rooms"
# with the tenth a room began to write its ledger: from then on it cannot be put together of other tables
REVISIONS = sorted(path.stem for path in (versions.MIGRATIONS / "versions").glob("v000*.py"))
OF_THEIR_OWN = {"alembic_version", "ledger", "room"}      # what an upgrade fills by itself


def written(room: str, into: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(into)
    connection.executescript((ROOMS / f"{room}.sql").read_text(encoding="utf-8"))
    return connection


def check(app: APIFlask) -> None:
    """Search, lists, ledger and replays have every hand; the room plays on."""
    desk = Desk(app.test_client())
    assert [hand["id"] for hand in desk.get("/hands?q=ann")["hands"]] == [3, 2, 1]
    assert [hand["id"] for hand in desk.get("/hands?q=jose+open")["hands"]] == [4]
    assert [hand["id"] for hand in desk.get("/hands?q=allin")["hands"]] == [3]
    assert [hand["number"] for hand in desk.get("/tables/1/hands")["hands"]] == [3, 2, 1]
    assert desk.stacks() == {1: 10_850, 2: 9_350, 3: 9_800}
    assert desk.get("/hands/3")["stacks"] == {"1": 10_850, "2": 9_350, "3": 9_800}
    rows = desk.get("/ledger?limit=100")["rows"]
    balances = {row["table"]: row["balance"]["came_in"] for row in reversed(rows) if row["balance"]}
    assert balances == {1: 30_000, 2: 20_000}
    desk.play(desk.get("/hands/4"), "deal 1 ?? ?? Kd", "deal 2 ?? ?? 2c", "2 complete 100", "1 fold")
    desk.play(desk.start(), "2 fold", "3 fold")
    with app.app_context(), database.reading() as session:
        assert [report["hand"] for report in verify_all(session) if report["ok"]] == [1, 2, 3, 4, 5]
        assert verify_ledger(session)["differences"] == []


@pytest.mark.parametrize("room", ["v0001", "v0009", "v0011", "v0012", "v0013", "v0015", "v0016", "v0017"])
def test_a_room_as_an_earlier_version_left_it(room: str, instance: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    written(room, instance / database.FILE).close()
    result = CliRunner().invoke(main, ["upgrade"])
    assert result.exit_code == 0, result.output
    result = CliRunner().invoke(main, ["verify"])       # one hand is open
    assert result.exit_code == 0, result.output
    check(create_app({"INSTANCE": instance}))


@pytest.mark.parametrize(("change", "told"), [
    ("DELETE FROM hand_seat WHERE hand_id = 4; DELETE FROM log WHERE hand_id = 4; "
     "DELETE FROM hand WHERE id = 4", "Hand 4 is in the ledger and nowhere else."),
    ("UPDATE hand SET number = 7 WHERE id = 4", "Hand 4 was open when the ledger began, and does not go on"),
    ("UPDATE log SET who = 'Mallory' WHERE hand_id = 4", "Entry 0 was changed"),
    ("UPDATE hand SET table_id = 1, number = 9 WHERE id = 4", "Hand 4 was open when the ledger began"),
    ("UPDATE log SET who = 'Mallory', hash = 'x' WHERE hand_id = 4; UPDATE hand SET head = 'x' WHERE id = 4",
     "Hand 4 was open when the ledger began"),
])
def test_a_hand_that_was_open_when_the_ledger_began_is_kept_by_it(
    change: str, told: str, instance: Path, monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    room = written("v0009", instance / database.FILE)
    assert CliRunner().invoke(main, ["upgrade"]).exit_code == 0
    for trigger in ("log_unchanged", "log_kept"):
        room.execute(f"DROP TRIGGER {trigger}")
    room.executescript(change)
    room.close()
    result = CliRunner().invoke(main, ["verify"])
    assert (result.exit_code, told in result.stdout) == (1, True), result.stdout


def test_a_room_from_before_a_setting_of_tables(instance: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    room = written("v0011", instance / database.FILE)
    room.executescript("ALTER TABLE venue_table DROP COLUMN spread; "
                       "UPDATE alembic_version SET version_num = 'v0010_ledger'")
    room.close()
    assert CliRunner().invoke(main, ["upgrade"]).exit_code == 0
    check(create_app({"INSTANCE": instance}))


def test_what_was_refused_before_keeps_its_sentence(instance: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    room = written("v0017", instance / database.FILE)
    room.execute("INSERT INTO denied (at, who, role, method, path, why, times) VALUES "
                 "('2026-01-01T20:00:00', 'Vic', 'viewer', 'POST', '/x', 'You are signed in as viewer.', 3)")
    room.commit()
    room.close()
    assert CliRunner().invoke(main, ["upgrade"]).exit_code == 0
    with create_app({"INSTANCE": instance}).app_context():
        with database.writing() as session:
            sign_ins.deny(session, "Vic", VIEWER, "POST", "/x", say("people.sign-in-first"))
        with database.reading() as session:
            kept = sign_ins.denied(session)
            assert [(one.why, one.times) for one in kept] == [
                ("Sign in first.", 1), ("You are signed in as viewer.", 3)]


def test_when_tablets_lock_is_told_of_a_room_that_said_so_long_ago(
    instance: Path, monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    room = written("v0011", instance / database.FILE)
    room.execute("UPDATE room SET lock_minutes = 20")
    room.commit()
    room.close()
    assert CliRunner().invoke(main, ["upgrade"]).exit_code == 0
    with create_app({"INSTANCE": instance}).app_context():
        with database.reading() as session:
            assert verify_ledger(session)["differences"] == []
        with database.writing() as session:
            session.execute(sa.text("UPDATE room SET lock_minutes = 0"))
        with database.reading() as session:
            assert [one["what"] for one in verify_ledger(session)["differences"]] == ["room"]


BUSY = """
    INSERT INTO account VALUES
      (1, 'Dora', 'dora', 'director', 'hashed', NULL, 0, 1, '2026-01-01T20:00:00.000000Z'),
      (2, 'Ann', 'ann', 'dealer', NULL, 'hashed too', 0, 1, '2026-01-01T20:01:00.000000Z');
    INSERT INTO assignment VALUES (2, 1);
    INSERT INTO tablet VALUES (1, 'digest', 'Left', 1, 'Dora', '2026-01-01T20:02:00.000000Z', NULL);
    INSERT INTO sign_in VALUES (1, 'd', 2, 1, 1, 1, 0, '2026-01-01T20:03:00.000000Z',
      '2026-01-01T20:03:00.000000Z', NULL);
    INSERT INTO display VALUES (1, 'token', 1, 30, '2026-01-01T20:04:00.000000Z', 'Dora', NULL);
    INSERT INTO hand_remark VALUES (1, 1, 0, NULL, 'remark', 'look', 'Dora', '2026-01-01T20:05:00.000000Z');
    INSERT INTO rotation VALUES (2, '{"name": "One", "games": [{"game": "stud-8", "betting": "limit"}],
      "change": {"way": "hands", "hands": 6}}', 1, 1, '2026-01-01T20:06:00.000000Z');
"""
TOLD = {
    "account": "name = 'Eve'", "assignment": "table_id = 2", "tablet": "name = 'Right'",
    "display": "delay = 0", "rotation": "since = 2",
}


@pytest.mark.parametrize("room", ["v0009", "v0011", "v0012", "v0013"])
def test_a_busy_room_goes_up_step_by_step_and_everything_in_it_is_told(room: str, instance: Path):
    """Every schema between is a beginning too: two of them never had a room of their own."""
    with written(room, instance / database.FILE) as connection:
        connection.executescript(BUSY)
    with create_app({"INSTANCE": instance}).app_context():
        for revision in sorted(path.stem for path in (versions.MIGRATIONS / "versions").glob("v*.py")):
            if revision[:5] > room:
                database.migrate(revision)
        assert database.is_current()
        _fill()
        with database.reading() as session:
            assert verify_ledger(session)["differences"] == []
            assert all(report["ok"] for report in verify_all(session))
        for table, change in TOLD.items():
            with database.reading() as session:
                session.execute(sa.text(f"UPDATE {table} SET {change}"))
                assert table in {one["what"] for one in verify_ledger(session)["differences"]}, table
                session.rollback()


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[APIFlask]:
    """An application over a database without a table, of the kind that the test names."""
    if request.param == "sqlite":
        yield create_app({"INSTANCE": tmp_path / "room"})
        return
    server, name = request.getfixturevalue("postgres_url"), f"old_{uuid4().hex}"
    run_on_server(server, f"CREATE DATABASE {name}")
    app = create_app({"INSTANCE": tmp_path, "DATABASE_URL": url_of(server, name)})
    yield app
    app.extensions["feed"].close()
    with app.app_context():
        database.db.engine.dispose()
    run_on_server(server, f"DROP DATABASE {name} WITH (FORCE)")


# what PostgreSQL may do otherwise is in the first tables and in the opening of the ledger
@pytest.mark.parametrize(("empty", "revision"), [
    *(("sqlite", revision) for revision in REVISIONS),
    *(("postgresql", revision) for revision in REVISIONS if revision[:5] in ("v0001", "v0009")),
], indirect=["empty"])
def test_every_schema_there_ever_was_is_brought_up_to_date(empty: APIFlask, revision: str, tmp_path: Path):
    room = written("v0009", tmp_path / "v0009.sqlite3")
    with empty.app_context():
        database.upgrade(revision)
        take_over(room, database.db.engine)
        database.upgrade()
        _fill()
    check(empty)
    room.close()


def _fill() -> None:
    from dealer_assist.store.hands.rebuild import fill

    assert [unreadable for _, unreadable in fill()][-1:] in ([0], [])


def take_over(room: sqlite3.Connection, engine: sa.Engine) -> None:
    """The rows of a room into the tables that another has, in an order in which they may come."""
    there = sa.MetaData()
    there.reflect(engine)
    with engine.begin() as connection:
        for table in there.sorted_tables:
            if table.name in OF_THEIR_OWN:
                continue
            cursor = room.execute(f'SELECT * FROM "{table.name}" ORDER BY 1, 2')
            names = [column[0] for column in cursor.description]
            rows = [{name: read(table.c[name], value) for name, value in zip(names, row, strict=True)
                     if name in table.c} for row in cursor]
            if rows:
                connection.execute(table.insert(), rows)
            if engine.dialect.name == "postgresql" and "id" in table.c:
                connection.exec_driver_sql(
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), "
                    f'(SELECT coalesce(max(id), 1) FROM "{table.name}"))')


def read(column: sa.Column[object], value: object) -> object:
    if isinstance(column.type, sa.JSON) and isinstance(value, str):
        return json.loads(value)
    return bool(value) if isinstance(column.type, sa.Boolean) else value
