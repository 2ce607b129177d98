"""Actions that wait are kept together, each is answered after the commit, and none fails for another."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from apiflask import APIFlask
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError

from dealer_assist.floor.redaction import RECORD
from dealer_assist.store.db import database
from dealer_assist.store.hands import documents, hot_path, standing
from dealer_assist.store.hands.hot_path import Judged
from dealer_assist.record.log import By
from dealer_assist.store.hands.rows import rows_of
from tests.store.venue import Desk

pytestmark = pytest.mark.both_databases


@pytest.fixture(name="hands")
def six_tables(desk: Desk) -> list[dict[str, int]]:
    """An open hand at each of six tables."""
    for number in range(1, 7):
        desk.make("/tables", name=f"T{number}", game="holdem", betting="no-limit", blinds=[50, 100])
        for seat in (1, 2, 3):
            desk.put(f"/tables/{number}/seats/{seat}", stack=10_000)
        desk.start(number)
    return [{"hand": number, "seq": 0} for number in range(1, 7)]


def judged(hand: dict[str, int], line: str = "1 call", key: str | None = None) -> Judged:
    entry = hot_path.judge(standing.read(hand["hand"], hand["seq"]), line, By(key=key), None)
    assert entry is not None
    return entry


@contextmanager
def commits() -> Iterator[list[Connection]]:
    kept: list[Connection] = []
    engine = database.db.engine

    def hear(connection: Connection) -> None:
        kept.append(connection)

    event.listen(engine, "commit", hear)
    try:
        yield kept
    finally:
        event.remove(engine, "commit", hear)


def entries(hand: dict[str, int]) -> int:
    with database.reading() as session:
        return int(documents.hand_document(session, hand["hand"], None, RECORD)["seq"])


def test_what_waits_is_one_transaction(app: APIFlask, hands: list[dict[str, int]]):
    with app.app_context():
        waiting = [judged(hand) for hand in hands]
        with commits() as kept:
            database.group().keep(waiting)
        assert len(kept) == 1
        assert [one.stored for one in waiting] == [True] * 6
        assert [entries(hand) for hand in hands] == [1] * 6


def test_of_two_for_one_hand_one_is_kept(app: APIFlask, hands: list[dict[str, int]]):
    with app.app_context():
        both = [judged(hands[0]), judged(hands[0], "1 fold")]
        database.group().keep(both)
        assert [one.stored for one in both] == [True, False]
        assert entries(hands[0]) == 1


def test_one_that_fails_fails_alone(app: APIFlask, hands: list[dict[str, int]]):
    """Its row breaks a rule of the database itself; the others were in the same transaction."""
    with app.app_context():
        waiting = [judged(hand) for hand in hands]
        bad = waiting[2]
        bad.row.hand_id, bad.row.seq = hands[0]["hand"], 0       # an entry that is there already
        bad._known = standing.read(1, 0).row.hash                # type: ignore[union-attr]
        database.group().keep([bad, *(one for one in waiting if one is not bad)])
        assert isinstance(bad.error, DBAPIError)
        assert [one.stored for one in waiting] == [True, True, None, True, True, True]
        assert [entries(hand) for hand in hands] == [1, 1, 0, 1, 1, 1]


@pytest.mark.parametrize("venue_on", ["postgresql"])
def test_a_hand_that_another_process_writes_to_holds_up_no_other(app: APIFlask, hands: list[dict[str, int]]):
    """The long way waits for it. SQLite has one process."""
    with app.app_context():
        waiting = [judged(hand) for hand in hands]
        with database.db.engine.begin() as other:
            other.exec_driver_sql("SELECT id FROM hand WHERE id = 2 FOR UPDATE")
            database.group().keep(waiting)
        assert [one.stored for one in waiting] == [True, False, True, True, True, True]
        assert [entries(hand) for hand in hands] == [1, 0, 1, 1, 1, 1]


def test_writers_at_once_share_a_commit(app: APIFlask, hands: list[dict[str, int]]):
    """The turn is held while they come, as a slow disk would."""
    with app.app_context():
        waiting = [judged(hand) for hand in hands]
        threads = [threading.Thread(target=keep_in, args=(app, one)) for one in waiting]
        with commits() as kept:
            with database.group()._turn:
                for thread in threads:
                    thread.start()
                while len(database.group()._waiting) < len(waiting):
                    pass
            for thread in threads:
                thread.join()
        assert len(kept) == 1
        for hand in hands:
            with database.reading() as session:
                rows = rows_of(session, hand["hand"])
                assert [row.seq for row in rows] == [0, 1]
                assert rows[1].previous == rows[0].hash


def keep_in(app: APIFlask, one: Judged) -> None:
    with app.app_context():
        database.group().keep([one])
