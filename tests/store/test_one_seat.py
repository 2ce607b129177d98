"""One player, one seat in the room: of two who come at once under one name one gets it, one is refused."""

from __future__ import annotations

import threading

import pytest
from apiflask import APIFlask

from tests.store.test_events import Director
from tests.store.venue import Desk, Refused
from tests.web.staff import API

pytestmark = pytest.mark.both_databases


@pytest.fixture
def room(seated: Desk) -> Desk:
    """A second table, at which nobody sits."""
    seated.make("/tables", name="Balcony", game="holdem", betting="no-limit", blinds=[50, 100])
    return seated


def test_who_sits_at_one_table_does_not_sit_down_at_another(room: Desk):
    with pytest.raises(Refused) as refused:
        room.put("/tables/2/seats/4", player="Bob", stack=5_000)
    assert (refused.value.code, refused.value.field) == ("already-seated", "player")
    assert "Bob sits in seat 2 of Table 1" in refused.value.document["error"]["message"]
    assert room.stacks(2) == {}
    room.delete("/tables/1/seats/2")
    room.put("/tables/2/seats/4", player="Bob", stack=5_000)
    assert room.stacks(2) == {4: 5_000}


def test_a_seat_without_chips_is_let_go_and_the_ledger_says_so(room: Desk):
    room.put("/tables/1/seats/2", player="Bob", stack=0)
    room.put("/tables/2/seats/4", player="Bob", stack=5_000)
    assert (room.stacks(1), room.stacks(2)) == ({1: 10_000, 3: 10_000}, {4: 5_000})
    rows = room.get("/ledger?limit=2")["rows"]
    assert [(row["kind"], row["table"]) for row in rows] == [("seated", 2), ("left", 1)]


def test_one_player_at_many_tables_at_once_gets_one_seat(room: Desk, app: APIFlask):
    tables = [2, *(room.make("/tables", name=f"Table {n}")["id"] for n in range(3, 7))]
    answers: list[int] = []

    def sit(table: int) -> None:
        answer = app.test_client().put(f"{API}/tables/{table}/seats/5", json={"player": "Zoe", "stack": 500})
        answers.append(answer.status_code)

    threads = [threading.Thread(target=sit, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, *[422] * 4]
    assert sorted(room.stacks(table).get(5, 0) for table in tables) == [0, 0, 0, 0, 500]


def test_an_event_seats_its_own_whoever_sits_at_a_table_of_the_room(room: Desk, app: APIFlask):
    director = Director(app)
    director.act("enter", players=["Ann", "Dot"])
    director.act("draw")
    assert {one["player"] for one in room.get("/tables/3")["seats"]} == {"Ann", "Dot"}
    room.put("/tables/2/seats/1", player="Dot", stack=5_000)
    assert room.stacks(2) == {1: 5_000} and director.differences() == []


def test_the_demo_is_tried_as_often_as_one_likes(room: Desk):
    for _ in range(2):
        assert room.client.post("/demo").status_code == 303
    names = [{one["player"] for one in room.get(f"/tables/{table}")["seats"]} for table in (3, 4)]
    assert len(names[0]) == len(names[1]) == 5 and not names[0] & names[1]
