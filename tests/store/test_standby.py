"""The steps of docs/standby.md: a second PostgreSQL has every entry, and the room goes on with it."""

from __future__ import annotations

from pathlib import Path

from dealer_assist.store.db import database
from dealer_assist.store.hands.verify import verify
from dealer_assist.web import create_app
from tests.postgres import following, running_server
from tests.store.venue import Desk, upgraded
from tests.web.test_live import eventually


def test_a_standby_has_every_entry_and_takes_over(tmp_path: Path):
    with running_server() as first:
        room = create_app({"INSTANCE": tmp_path, "DATABASE_URL": first})
        upgraded(room)
        desk = Desk(room.test_client())
        desk.make("/tables", name="Table 1", betting="no-limit", blinds=[50, 100])
        for seat in (1, 2, 3):
            desk.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=10_000)
        with following(first) as (second, promote):
            hand = desk.play(desk.start(), "1 call", "2 fold")
            other = create_app({"INSTANCE": tmp_path, "DATABASE_URL": second})
            there = Desk(other.test_client())
            assert eventually(lambda: _last_entry(there) == hand["seq"]), "the standby follows no more"
            answer = other.test_client().post("/api/v1/hands/1/undo", json={"seq": hand["seq"]})
            assert (answer.status_code, answer.get_json()["error"]["code"]) == (503, "read-only")
            with room.app_context():
                database.db.engine.dispose()
            promote()
            there.play(hand, "3 check")
            with other.app_context():
                with database.reading() as session:
                    assert verify(session, hand["hand"])["ok"]
                database.db.engine.dispose()


def _last_entry(desk: Desk) -> int | None:
    """How far the hand in play is; None where the standby has not heard of the hand yet."""
    hand = desk.get("/tables/1")["hand"]
    return hand and hand["seq"]
