"""The log is only ever added to, and every row seals the one before."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest
from apiflask import APIFlask
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from dealer_assist.store.db import database
from dealer_assist.store.db.models import Row
from dealer_assist.record import log
from dealer_assist.record.log import ACT, REDO, START, UNDO, By, Course
from dealer_assist.store.hands.rows import next_row
from tests.store.venue import Desk

pytestmark = pytest.mark.both_databases


@pytest.fixture
def played(seated: Desk) -> Desk:
    seated.play(seated.start(), "1 raise 700", "2 call")
    return seated


COLUMNS = "hand_id, seq, kind, payload, outcome, who, device, at, key, previous, hash"
TAMPERING = {
    "a changed payload": "UPDATE log SET payload = '{}' WHERE seq = 1",
    "a changed sequence": "UPDATE log SET seq = 9 WHERE seq = 2",
    "a removed row": "DELETE FROM log WHERE seq = 2",
    "a replaced row": f"INSERT INTO log ({COLUMNS}) SELECT hand_id, seq, kind, '{{}}', outcome, who, device, "
                      "at, NULL, previous, hash FROM log WHERE seq = 2",
    "a row out of order": f"INSERT INTO log ({COLUMNS}) SELECT hand_id, 7, kind, payload, outcome, who, "
                          "device, at, NULL, previous, hash FROM log WHERE seq = 2",
    "all rows removed": "DELETE FROM log",
}


@pytest.mark.parametrize("statement", TAMPERING.values(), ids=TAMPERING)
def test_the_database_itself_refuses_to_change_the_log(played: Desk, app: APIFlask, statement: str):
    before = played.get("/hands/1/log")
    with app.app_context(), pytest.raises(DatabaseError, match="only ever added to|duplicate key|UNIQUE"):
        with database.writing() as session:
            session.execute(text(statement))
    assert played.get("/hands/1/log") == before


def test_the_database_refuses_to_replace_or_empty_the_log(played: Desk, app: APIFlask):
    """REPLACE and TRUNCATE remove rows without a DELETE."""
    with app.app_context():
        postgres = database.db.engine.dialect.name == "postgresql"
        replace = f"REPLACE INTO log ({COLUMNS}) SELECT * FROM log WHERE seq = 1"
        statement = "TRUNCATE log" if postgres else replace
        with pytest.raises(DatabaseError, match="only ever added to"), database.writing() as session:
            session.execute(text(statement))
    assert len(played.get("/hands/1/log")["rows"]) == 3


def test_hands_with_a_log_cannot_be_removed(played: Desk, app: APIFlask):
    with app.app_context(), pytest.raises(DatabaseError), database.writing() as session:
        session.execute(text("DELETE FROM hand"))


def test_the_hash_is_as_it_is_described(played: Desk):
    """SHA-256 of the row before's hash and everything the row says: anybody can compute it again."""
    previous = "0" * 64
    for row in played.get("/hands/1/log")["rows"]:
        texts = [
            previous, 1, row["seq"], row["kind"], canonical(row["payload"]), canonical(row["outcome"]),
            row["who"], row["device"], row["at"], row["key"],
        ]
        assert row["previous"] == previous
        assert row["hash"] == sha256(canonical(texts).encode()).hexdigest()
        previous = row["hash"]


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def rows(*entries: str | tuple[str, int]) -> list[Row]:
    """Rows in memory: "act", "redo", or ("undo", to)."""
    sealed = [next_row(1, None, START, {}, {}, By())]
    for entry in entries:
        kind, payload = (UNDO, {"to": entry[1]}) if isinstance(entry, tuple) else (entry, {})
        sealed.append(next_row(1, sealed[-1], kind, payload, {}, By()))
    return sealed


@pytest.mark.parametrize(("entries", "course"), [
    ((), Course()),
    ((ACT, ACT), Course((1, 2))),
    ((ACT, ACT, (UNDO, 1)), Course((1,), ((1, 2),))),
    ((ACT, ACT, (UNDO, 1), (UNDO, 0)), Course((), ((1, 2), (1,)))),
    ((ACT, ACT, (UNDO, 1), (UNDO, 0), REDO), Course((1,), ((1, 2),))),
    ((ACT, ACT, (UNDO, 1), (UNDO, 0), REDO, REDO), Course((1, 2))),
    ((ACT, ACT, (UNDO, 0), ACT), Course((4,))),
    ((ACT, ACT, (UNDO, 0), ACT, (UNDO, 2)), Course((1, 2), ((4,),))),
    ((ACT, (UNDO, 0), REDO, ACT, (UNDO, 3)), Course((1,), ((1, 4),))),
])
def test_what_is_in_force(entries: tuple[str | tuple[str, int], ...], course: Course):
    assert log.courses(rows(*entries))[-1] == course
