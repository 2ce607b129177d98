"""The short way of an action answers what the long way would, in few statements, and only where it may."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from apiflask import APIFlask
from sqlalchemy import event

from dealer_assist.floor.redaction import RECORD
from dealer_assist.store.db import database
from dealer_assist.store.hands import documents, standing
from tests.store.venue import API, Desk, Refused

pytestmark = pytest.mark.both_databases


@contextmanager
def statements(app: APIFlask) -> Iterator[list[str]]:
    """What is asked of the database meanwhile."""
    asked: list[str] = []

    def hear(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        asked.append(statement)

    with app.app_context():
        engine = database.db.engine
        event.listen(engine, "before_cursor_execute", hear)
        try:
            yield asked
        finally:
            event.remove(engine, "before_cursor_execute", hear)


@pytest.mark.parametrize("lines", [
    ("1 call", "2 raise 300", "3 fold", "1 call", "deal board AhKd2c", "2 check", "1 bet 500"),
    ("deal 1 QhQd", "deal 2 KhKd", "1 raise 300", "2 raise 900"),
])
def test_it_answers_what_the_record_would(seated: Desk, app: APIFlask, lines: tuple[str, ...]):
    hand = seated.start()
    for n, line in enumerate(lines):
        hand = seated.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], line=line, key=f"k {n}")
        assert hand == seated.get(f"/hands/{hand['hand']}")
    assert seated.get(f"/hands/{hand['hand']}/verify")["ok"]


def test_an_action_is_one_insert_and_one_update(seated: Desk, app: APIFlask):
    """Once the hand is known, and but for asking now and then whether there is a director.

    PostgreSQL is asked for both, and to tell the other processes, in one statement without a transaction.
    """
    hand = seated.play(seated.start(), "1 call")
    with statements(app) as asked:
        hand = seated.play(hand, "2 call")
    words = [one.split()[0] for one in of_the_action(asked)]
    assert words == (["WITH"] if database_kind(app) == "postgresql" else ["UPDATE", "INSERT"])


@pytest.mark.parametrize("way", ["start", "undo", "redo", "repair", "several"])
def test_so_is_the_one_after_what_took_the_long_way(seated: Desk, app: APIFlask, way: str):
    """What it answered was read anyway: the hand is known by that."""
    hand = seated.start()
    if way != "start":
        hand = seated.play(hand, "1 call", "2 call")
    if way == "several":
        hand = seated.post("/hands/1/actions", seq=hand["seq"], lines=["3 raise 300", "1 call"])
    if way == "repair":
        hand = seated.post("/hands/1/repair", seq=hand["seq"], entry=1, line="1 raise 300")
    if way in ("undo", "redo"):
        hand = seated.post("/hands/1/undo", seq=hand["seq"])
    if way == "redo":
        hand = seated.post("/hands/1/redo", seq=hand["seq"])
    with statements(app) as asked:
        hand = seated.play(hand, f"{hand['to_act']} raise {hand['legal']['raise']['min']}")
    words = [one.split()[0] for one in of_the_action(asked)]
    assert words == (["WITH"] if database_kind(app) == "postgresql" else ["UPDATE", "INSERT"])
    assert hand == seated.get("/hands/1")


def test_an_open_hand_that_goes_back_reads_no_seat(seated: Desk, app: APIFlask):
    """Neither who was dealt in nor what they had: nothing of it changes before the end."""
    hand = seated.play(seated.start(), "1 call", "2 call")
    with statements(app) as undone:
        hand = seated.post("/hands/1/undo", seq=hand["seq"])
    assert not any("hand_seat" in one for one in undone)
    with statements(app) as asked:
        seated.post("/hands/1/redo", seq=hand["seq"])
    assert sum("hand_seat" in one for one in asked) == 1, "the names, for the answer"
    hand = seated.get("/hands/1")
    with statements(app) as acted:
        seated.play(hand, "3 check")
    assert len(of_the_action(undone)) == len(of_the_action(acted)) <= 2, "kept alike"


def test_the_statements_of_an_action_do_not_grow_with_the_hand(seated: Desk, app: APIFlask):
    hand, counts = seated.play(seated.start(), "1 call"), []
    for _ in range(12):
        with statements(app) as asked:
            hand = seated.play(hand, f"{hand['to_act']} raise {hand['legal']['raise']['min']}")
        counts.append(len(of_the_action(asked)))
    assert len(set(counts)) == 1


@pytest.mark.parametrize("seats", [3, 9])
def test_a_deal_and_an_end_ask_no_more_of_a_full_table(seated: Desk, app: APIFlask, seats: int):
    """Everybody limps and loses a chip, and everybody was in the hand before."""
    for seat in range(4, seats + 1):
        seated.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=10_000)
    hand = seated.start()
    while hand["status"] == "open":
        hand = seated.play(hand, f"{hand['to_act']} fold")
    with statements(app) as dealt:
        hand = seated.start()
    for _ in range(seats - 1):
        hand = seated.play(hand, f"{hand['to_act']} call")
    hand = seated.play(hand, f"{hand['to_act']} check")
    for _ in range(seats - 2):
        hand = seated.play(hand, f"{hand['to_act']} fold")
    with statements(app) as ended:
        assert seated.play(hand, f"{hand['to_act']} fold")["status"] == "over"
    assert sum("max(hand.number)" in one for one in dealt) == 0
    assert sum(one.startswith("SELECT") and "FROM seat " in one for one in ended) == 1
    # the hand before is asked for once, the new one never; each is read once more for the answer
    for asked in (dealt, ended):
        assert sum("hand.setup" in one and one.startswith("SELECT") for one in asked) == 2
        assert sum(one.startswith("SELECT ledger.balance") for one in asked) == 1, "chips are counted once"
        assert len([one for one in of_the_action(asked) if "pg_" not in one]) <= 32


def of_the_action(asked: list[str]) -> list[str]:
    """Without the gate's question, and without the beginnings of transactions."""
    return [one for one in asked if "account" not in one and not one.startswith("BEGIN")]


def database_kind(app: APIFlask) -> str:
    with app.app_context():
        return database.db.engine.dialect.name


def test_undo_redo_and_other_tablets_are_heard_of(seated: Desk, app: APIFlask):
    hand = seated.play(seated.start(), "1 call", "2 call")
    hand = seated.post("/hands/1/undo", seq=hand["seq"])
    hand = seated.play(hand, "2 raise 400")
    assert hand == seated.get("/hands/1")
    assert [entry["line"] for entry in hand["undoable"]] == ["1 call", "2 raise 400"]
    assert hand["redoable"] == []


def test_who_was_slower_is_told_how_it_stands(seated: Desk, app: APIFlask):
    hand = seated.start()
    answers = []

    def enter(n: int) -> None:
        body = {"seq": hand["seq"], "line": "1 call", "key": f"key {n}"}
        answers.append(app.test_client().post(f"{API}/hands/1/actions", json=body).status_code)

    threads = [threading.Thread(target=enter, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, *[409] * 7]
    assert seated.get("/hands/1")["seq"] == 1


def test_a_process_that_knows_an_old_head_changes_nothing(seated: Desk, app: APIFlask):
    """Another server went on: what this one remembers is of no use, and it finds that out in time."""
    hand = seated.play(seated.start(), "1 call")
    with app.app_context():
        old = standing.shelf.get(standing.name(1))
        assert old is not None
        hand = seated.play(hand, "2 call")
        standing.shelf.put(standing.name(1), old)
        with pytest.raises(Refused) as refused:
            seated.post("/hands/1/actions", seq=1, line="2 fold")
        assert refused.value.code == "stale-seq"
        assert seated.play(hand, "3 check")["seq"] == 3
        with database.reading() as session:
            assert documents.hand_document(session, 1, None, RECORD)["seq"] == 3


def test_the_same_key_twice_is_one_entry(seated: Desk):
    hand = seated.start()
    first = seated.post("/hands/1/actions", seq=0, line="1 call", key="once")
    again = seated.post("/hands/1/actions", seq=0, line="1 call", key="once")
    assert first == again
    with pytest.raises(Refused) as refused:
        seated.post("/hands/1/actions", seq=1, line="2 fold", key="once")
    assert refused.value.code == "key-used"
    assert hand["hand"] == 1
