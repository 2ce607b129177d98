"""A database from before there were searches is found in as soon as it is brought up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from apiflask import APIFlask
from click.testing import CliRunner, Result

from dealer_assist.cli import main
from dealer_assist.store.db import database
from dealer_assist.store.hands import rebuild
from dealer_assist.web import create_app
from tests.store.venue import Desk

pytestmark = pytest.mark.both_databases

FIRST = "v0001_tables_and_the_log"
RECORD = ("player", "venue_table", "seat", "hand", "hand_seat", "log")


@pytest.fixture
def old(seated: Desk, app: APIFlask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The instance of the first version, with three hands: two folded pots, and one that is open."""
    for _ in range(2):
        seated.play(seated.start(button=1), "1 fold", "2 fold")
    seated.start(button=1)
    with app.app_context():
        if database.db.engine.dialect.name != "sqlite":
            pytest.skip("rows are taken over from file to file")
        database.db.engine.dispose()
    place = tmp_path / "old"
    with create_app({"INSTANCE": place}).app_context():
        database.upgrade(FIRST)
        database.db.engine.dispose()
    take_over(tmp_path / database.FILE, place / database.FILE)
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(place))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return place


def take_over(new: Path, into: Path) -> None:
    """The record of one file into the tables that the other has."""
    connection = sqlite3.connect(into)
    connection.execute("ATTACH ? AS new", (str(new),))
    for table in RECORD:
        columns = ", ".join(f'"{row[1]}"' for row in connection.execute(f"PRAGMA main.table_info({table})"))
        connection.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}")
    connection.commit()
    connection.close()


def upgraded() -> Result:
    result = CliRunner().invoke(main, ["upgrade"])
    assert result.exit_code == 0, result.output
    return result


def numbers(place: Path, query: str) -> list[int]:
    answer = create_app({"INSTANCE": place}).test_client().get("/api/v1/hands", query_string={"q": query})
    return [hand["id"] for hand in answer.get_json()["hands"]]


def test_hands_of_the_first_version_are_found_after_an_upgrade(old: Path):
    assert upgraded().stderr == "Hands put into lists and searches: 3\n"
    assert (numbers(old, "bob"), numbers(old, "open"), numbers(old, "")) == ([3, 2, 1], [3], [3, 2, 1])


def test_a_whole_database_is_not_gone_through_again(old: Path):
    upgraded()
    assert upgraded().stderr == ""


def test_an_end_that_was_cut_off_is_gone_on_with(old: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rebuild, "BATCH", 1)
    with create_app({"INSTANCE": old}).app_context():
        database.upgrade()
        steps = rebuild.fill()
        assert next(steps) == (1, 0)
        steps.close()
    assert numbers(old, "") == [3]
    assert upgraded().stderr.splitlines() == [
        f"Hands put into lists and searches: {n}" for n in (1, 2)]
    assert numbers(old, "ann") == [3, 2, 1]


def test_a_hand_that_cannot_be_read_does_not_keep_the_others_from_their_lists(old: Path):
    connection = sqlite3.connect(old / database.FILE)
    connection.execute("UPDATE hand SET started = 'a boxed card' WHERE id = 2")
    connection.commit()
    connection.close()
    assert "Hands that cannot be read and are in no list: 1; see dealer-assist verify." in upgraded().stderr
    assert numbers(old, "ann") == [3, 1]
