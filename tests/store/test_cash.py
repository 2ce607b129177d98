"""Cash games in the record: one player one seat, chips conserved, every act a sealed row."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa
from apiflask import APIFlask

from dealer_assist.store.db import database
from dealer_assist.store.ledger.verify import verify
from tests.store.venue import Desk, Refused

RAKE = {"rake": {"percent": 10, "cap": 300, "step": 25}, "drop": {"amount": 25, "from": 500}}


@pytest.fixture
def room(desk: Desk) -> Desk:
    """Two tables of one game with four seats each, the second feeding the first; three sit at each."""
    for table in (1, 2):
        desk.make("/tables", name=f"Table {table}", game="holdem", betting="no-limit", blinds=[50, 100],
                  chip=25)
        for seat in (1, 2, 3):
            desk.put(f"/tables/{table}/seats/{seat}", player=f"P{table}{seat}", stack=10_000)
    desk.make("/cash-games", name="Hold'em 50/100", tables=[1, 2], feeds={"2": 1}, seats=4, amount=75)
    return desk


def act(desk: Desk, word: str, game: int = 1, **fields: Any) -> Any:
    return desk.post(f"/cash-games/{game}/acts", act=word, **fields)


def refused(desk: Desk, word: str, **fields: Any) -> str:
    with pytest.raises(Refused) as caught:
        act(desk, word, **fields)
    return caught.value.code


def claims(game: Any) -> list[tuple[str, int, int, str]]:
    return [(one["player"], one["table"], one["seat"], one["why"]) for one in game["claims"]]


def chips_of(desk: Desk) -> int:
    return sum(sum(desk.stacks(table).values()) for table in (1, 2))


def whole(app: APIFlask) -> None:
    with app.app_context(), database.reading() as session:
        assert verify(session)["differences"] == []


@pytest.mark.both_databases
def test_a_seat_at_the_main_table_goes_up_and_the_list_fills_behind(room: Desk, app: APIFlask):
    game = act(room, "join", player="Gil")
    assert claims(game) == [("P21", 1, 4, "must-move"), ("Gil", 2, 4, "list")]
    game = act(room, "move", player="P21", to=1, seat=4, why="must-move")
    assert room.stacks(1)[4] == 10_000 and 1 not in room.stacks(2) and chips_of(room) == 60_000
    assert claims(game) == [("Gil", 2, 1, "list")]
    called = act(room, "call", player="Gil", table=2)
    assert called["waiting"][0]["called_to"] == "Table 2"
    game = act(room, "seat", player="Gil", table=2, seat=1, stack=8_000)
    assert room.stacks(2)[1] == 8_000 and game["waiting"] == [] and chips_of(room) == 68_000
    rows = room.get("/ledger?limit=20")["rows"]
    assert [row["kind"] for row in rows[:4]] == ["cash", "seated", "cash", "cash"]
    assert [row["kind"] for row in rows[4:6]] == ["moved", "moved"] and "Gil" in rows[0]["text"]
    whole(app)


def test_another_seat_at_the_must_move_table_is_no_new_coming(room: Desk):
    act(room, "ask", player="P21", to=2)
    assert claims(act(room, "move", player="P21", to=2, seat=4)) == [("P21", 1, 4, "must-move")]
    assert room.get("/cash-games/1")["changes"] == []


def test_who_left_and_came_again_goes_to_the_end_of_the_must_move_order(room: Desk):
    room.delete("/tables/2/seats/1")
    room.put("/tables/2/seats/1", player="P21", stack=10_000)
    assert claims(room.get("/cash-games/1"))[0][0] == "P22"


def test_a_player_waits_for_several_games_and_is_seated_in_one_place(room: Desk):
    for table in (3, 4):
        room.make("/tables", name=f"Table {table}", game="omaha", betting="pot-limit", blinds=[100, 200])
    room.make("/cash-games", name="Omaha", tables=[3, 4])
    act(room, "join", player="Gil")
    act(room, "join", 3, player="Gil")
    assert room.get("/cash-games/1")["waiting"][0]["also"] == ["Omaha"]
    act(room, "seat", player="Gil", table=2, seat=4, stack=5_000)
    assert [one["player"] for one in room.get("/cash-games/3")["waiting"]] == ["Gil"]
    with pytest.raises(Refused) as caught:
        act(room, "seat", 3, player="Gil", table=3, seat=1, stack=5_000)
    assert caught.value.code == "already-seated"
    assert [one["player"] for one in room.get("/cash-games/3")["waiting"]] == ["Gil"], "nothing has changed"


def test_nobody_moves_out_of_a_hand_or_into_a_taken_seat(room: Desk):
    room.start(2)
    assert refused(room, "move", player="P21", to=1, seat=4) == "hand-open"
    assert refused(room, "move", player="P11", to=1, seat=2) == "seat-taken"
    act(room, "join", player="Gil")
    assert refused(room, "seat", player="Gil", table=1, seat=2, stack=100) == "seat-taken"
    assert refused(room, "seat", player="Gil", table=1, seat=5, stack=100) == "no-such-seat"


def test_the_newest_act_is_taken_back_and_done_again(room: Desk, app: APIFlask):
    act(room, "join", player="Gil")
    off = act(room, "off", player="Gil")
    back = act(room, "undo", of=off["done"])
    assert [one["player"] for one in back["waiting"]] == ["Gil"]
    assert refused(room, "undo", of=off["done"]) == "not-the-newest"
    assert act(room, "undo", of=back["done"])["waiting"] == []
    moved = act(room, "move", player="P21", to=1, seat=4)
    assert refused(room, "undo", of=moved["done"]) == "not-taken-back"
    whole(app)


def test_a_closed_game_opens_again_with_new_tickets(room: Desk):
    assert act(room, "join", player="Gil")["waiting"][0]["ticket"] == 1
    assert act(room, "close")["over"] and room.get("/cash-games")["games"] == []
    room.make("/cash-games", name="Hold'em 50/100", tables=[1, 2])
    assert act(room, "join", player="Hal")["waiting"][0]["ticket"] == 2


def test_a_list_that_was_changed_behind_the_ledger_is_named(room: Desk, app: APIFlask):
    act(room, "join", player="Gil")
    with app.app_context():
        with database.db.engine.begin() as connection:
            for guard in connection.execute(sa.text(
                    "SELECT name FROM sqlite_master WHERE type = 'trigger'")).scalars().all():
                connection.execute(sa.text(f"DROP TRIGGER {guard}"))
            wanted = sa.text("SELECT seq, payload FROM ledger WHERE kind = 'cash' ORDER BY seq DESC LIMIT 1")
            seq, payload = connection.execute(wanted).one()
            document = json.loads(payload)
            document["after"]["waiting"][0]["player"] = "Zoe"
            connection.execute(sa.text("UPDATE ledger SET payload = :said WHERE seq = :seq"),
                               {"said": json.dumps(document), "seq": seq})
        with database.reading() as session:
            assert "cash" in {one["what"] for one in verify(session)["differences"]}


def test_time_is_taken_by_one_tap_and_given_back(room: Desk, app: APIFlask):
    room.put("/tables/1/seats/3", player="P13", stack=50)
    answer = room.make("/tables/1/time")
    assert (answer["paid"], answer["comes_to"], answer["owes"]) == ({"1": 75, "2": 75}, 150, {"3": 75})
    assert room.stacks() == {1: 9_925, 2: 9_925, 3: 50}
    with pytest.raises(Refused) as caught:
        room.make("/tables/1/time/back", of=answer["row"] - 1)
    assert caught.value.code == "not-the-newest"
    room.make("/tables/1/time/back", of=answer["row"])
    assert room.stacks() == {1: 10_000, 2: 10_000, 3: 50}
    assert room.get("/tables/1/boxes")["now"]["should"] == 0
    room.start(2)
    with pytest.raises(Refused) as caught:
        room.make("/tables/2/time")
    assert caught.value.code == "hand-open"
    whole(app)


def test_time_that_is_said_again_after_a_lost_answer_is_taken_once(room: Desk):
    last = room.client.get("/tables/1/room.json").get_json()["time"]["after"]
    row = room.make("/tables/1/time", after=last)["row"]
    taken = room.stacks()
    with pytest.raises(Refused) as caught:
        room.make("/tables/1/time", after=last)
    assert caught.value.code == "not-the-newest" and room.stacks() == taken
    room.make("/tables/1/time", after=row)      # of the next period
    assert room.stacks() != taken


@pytest.mark.both_databases
def test_a_box_is_counted_beside_rake_and_time_since_the_last_one(room: Desk, app: APIFlask):
    """10 % of 700 in chips of 25 is 50, the drop 25; then time of three seats; the box has 5 too few."""
    room.patch("/tables/1", house=RAKE, tournament=False)
    room.play(room.start(1), "1 raise 300", "2 call", "3 fold", "2 bet 300", "1 fold")
    rake = room.get("/tables/1/boxes")["now"]["should"]
    assert rake == 75
    room.make("/tables/1/time")
    now = room.get("/tables/1/boxes")["now"]
    assert (now["should"], now["time"]) == (rake + 225, 225)
    box = room.make("/tables/1/boxes", counted=rake + 220, dealer="Kim")
    assert (box["should"], box["difference"], box["dealer"]) == (rake + 225, -5, "Kim")
    assert room.get("/tables/1/boxes")["now"]["should"] == 0
    assert room.get("/tables/1/boxes")["boxes"][0]["counted"] == rake + 220
    whole(app)


def test_a_table_is_told_who_comes_and_who_goes(room: Desk):
    act(room, "join", player="Gil")
    act(room, "call", player="Gil", table=2)
    main, feeder = (room.client.get(f"/tables/{table}/room.json").get_json() for table in (1, 2))
    assert len(main["lines"]) == 1 and main["lines"][0].startswith("P21 comes to seat 4")
    assert [line.split()[0] for line in feeder["lines"]] == ["P21", "Gil"]
    assert main["time"] == {"comes_to": 225, "owes": [], "after": 0}
    room.make("/tables/1/time")
    assert room.client.get("/tables/1/room.json").get_json()["time"] is None


def test_a_name_that_may_be_another_spelling_is_asked_about_before_it_waits(room: Desk):
    """José on the list was nobody whom the room knew, and Jose sat at a table."""
    room.put("/tables/1/seats/4", player="Jose Diaz", stack=10_000)

    def joins(**form: str) -> Any:
        return room.client.post("/cash/1/acts", data={"act": "join", **form},
                                headers={"Origin": "http://localhost"})

    asked = joins(player="José Díaz")
    page = asked.get_data(as_text=True)
    assert asked.status_code == 422 and "José Díaz = Jose Diaz?" in page and 'value="José Díaz"' in page
    assert joins(player="José Díaz", spelling="written").status_code == 303
    assert [one["player"] for one in room.get("/cash-games/1")["waiting"]] == ["José Díaz"]
    assert joins(player="Player 1.2").status_code == 303
    assert joins(player="Player 2.1").status_code == 303, "figures in another order are of somebody else"
    again = joins(player="DIAZ, José", spelling="known")        # the same who waits already
    assert again.status_code == 422 and "José Díaz" in again.get_data(as_text=True)
