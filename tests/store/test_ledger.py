"""Every chip, seat and setting outside a hand has a sealed row: who, when, from what, to what."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from apiflask import APIFlask
from sqlalchemy import text, update
from sqlalchemy.exc import DBAPIError

from dealer_assist.store.db import database
from dealer_assist.store.db.models import Seat
from tests.store.venue import Desk, Refused
from tests.web.staff import API, Staff


FOLDED = ("1 fold", "2 fold")


def ledger(desk: Desk, **asked: Any) -> list[dict[str, Any]]:
    """The rows, oldest first."""
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    return list(reversed(desk.get(f"/ledger?limit=1000&{query}")["rows"]))


@pytest.mark.both_databases
def test_a_night_in_rows(seated: Desk):
    seated.play(seated.start(), *FOLDED)
    seated.put("/tables/1/seats/1", player="Ann", stack=12_000)
    seated.put("/tables/1/seats/1", player="Ann", stack=11_000, agreed=True, why="counted it twice")
    seated.patch("/tables/1", blinds=[100, 200])
    seated.delete("/tables/1/seats/2")
    rows = ledger(seated)
    assert [row["kind"] for row in rows] == [
        "table", "seated", "seated", "seated", "dealt", "ended", "top-up", "really", "settings", "left"]
    assert [row["text"] for row in rows[5:]] == [
        "hand 1: seat 2 -50, seat 3 +50", "seat 1, Ann: 10,000 to 12,000", "seat 1, Ann: 12,000 to 11,000",
        "blinds: 50/100 to 100/200", "seat 2, Bob: 9,950 to 0"]
    assert rows[7]["said"]["why"] == "counted it twice"
    assert rows[-1]["balance"] == {
        "seats": {"1": 11_000, "3": 10_050}, "middle": 0, "rake": 0, "came_in": 21_050}


@pytest.mark.both_databases
def test_the_ledger_of_a_table_a_player_and_a_kind(seated: Desk):
    seated.make("/tables", name="Table 2", game="holdem", betting="no-limit", blinds=[50, 100])
    seated.put("/tables/2/seats/4", player='Zoë "Z"', stack=500)
    assert [row["kind"] for row in ledger(seated, table=2)] == ["table", "seated"]
    assert [row["said"]["seat"] for row in ledger(seated, player='Zo%C3%AB "Z"')] == [4]
    assert [row["said"]["seat"] for row in ledger(seated, kind="seated")] == [1, 2, 3, 4]
    assert ledger(seated, until="2020-01-01") == []
    page = seated.get("/ledger?limit=2")
    assert [row["seq"] for row in seated.get(f"/ledger?limit=2&before={page['earlier']}")["rows"]] == [3, 2]


def test_a_hand_and_the_ledger_name_each_other(seated: Desk):
    hand = seated.play(seated.start(), *FOLDED)
    first = seated.get(f"/hands/{hand['hand']}/log")["rows"][0]["payload"]
    dealt, ended = ledger(seated)[-2:]
    assert first["ledger"] == dealt["hash"]
    assert first["names"] == dealt["said"]["names"] == {"1": "Ann", "2": "Bob", "3": "Cy"}
    assert (first["table"], first["number"]) == (1, 1)
    assert (ended["hand"], ended["said"]["head"]) == (hand["hand"], hand["hash"])


def test_what_is_said_of_a_closed_hand_moves_the_head_in_the_ledger(seated: Desk):
    hand = seated.play(seated.start(), *FOLDED)
    after = seated.post(f"/hands/{hand['hand']}/events", kind="misdeal", note="seen late")
    assert ledger(seated)[-1]["said"]["head"] == after["hash"] != hand["hash"]


def test_an_undone_end_gives_the_chips_back_in_a_row_of_its_own(seated: Desk):
    hand = seated.play(seated.start(), *FOLDED)
    seated.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])
    row = ledger(seated)[-1]
    assert (row["kind"], row["said"]["status"]) == ("ended", "open")
    assert row["balance"]["seats"] == {"1": 10_000, "2": 10_000, "3": 10_000}


@pytest.mark.both_databases
def test_no_row_is_changed_or_removed(seated: Desk, app: APIFlask):
    for statement in ("UPDATE ledger SET who = 'Mallory'", "DELETE FROM ledger WHERE seq = 3",
                      "INSERT INTO ledger SELECT 99, kind, table_id, hand_id, payload, balance, who, "
                      "device, at, previous, hash FROM ledger WHERE seq = 1"):
        with app.app_context(), pytest.raises(DBAPIError, match="only ever added to"):
            with database.writing() as session:
                session.execute(text(statement))


@pytest.mark.both_databases
def test_chips_that_no_row_tells_of_stop_the_next_deal(seated: Desk, app: APIFlask):
    with app.app_context(), database.writing() as session:
        session.execute(update(Seat).where(Seat.number == 2).values(stack=5_000_000))
    with pytest.raises(Refused) as refused:
        seated.start()
    assert (refused.value.code, refused.value.field) == ("chips-off", "seats.2")
    assert "5,000,000 and the ledger says 10,000" in refused.value.document["error"]["message"]
    seated.put("/tables/1/seats/2", player="Bob", stack=10_000)
    assert seated.start()["status"] == "open"


def test_a_count_that_is_settled_lets_the_table_go_on(seated: Desk, app: APIFlask):
    with app.app_context(), database.writing() as session:
        session.execute(update(Seat).where(Seat.number == 2).values(stack=9_000))
    count = seated.make("/tables/1/counts", counted={"1": 10_000, "2": 10_500, "3": 10_000}, who="Flo")
    seated.post(f"/tables/1/counts/{count['id']}/settle", reason="chips lay on the floor", move=True,
                who="Flo")
    assert ledger(seated)[-1]["said"]["why"] == "chips lay on the floor"
    assert seated.start()["setup"]["seats"]["2"] == 10_500


@pytest.mark.both_databases
def test_two_into_one_empty_seat_and_one_gets_it(seated: Desk, app: APIFlask):
    answers: list[tuple[int, str]] = []

    def sit(name: str) -> None:
        answer = app.test_client().put(f"{API}/tables/1/seats/9", json={"player": name, "stack": 5_000})
        answers.append((answer.status_code, name))

    threads = [threading.Thread(target=sit, args=(f"P{n}",)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(status for status, _ in answers) == [200, *[409] * 7]
    sits = next(seat["player"] for seat in seated.get("/tables/1")["seats"] if seat["seat"] == 9)
    assert (200, sits) in answers


@pytest.mark.both_databases
def test_a_carried_pot_is_given_out_when_a_table_closes(desk: Desk):
    from tests.store.test_carried import carried

    carried(desk)
    desk.delete("/tables/1/seats/4")
    desk.delete("/tables/1/seats/3")
    with pytest.raises(Refused) as refused:
        desk.delete("/tables/1/seats/2")
    assert refused.value.code == "carried-pot"
    with pytest.raises(Refused):
        desk.post("/tables/1/carried", to={"1": 20})
    desk.post("/tables/1/carried", to={"1": 15, "2": 15}, why="closed for the night")
    desk.delete("/tables/1/seats/2")
    assert desk.stacks() == {1: 1015}


# -- rights, by amount ------------------------------------------------------------------------------------


@pytest.fixture
def dealing(seated: Desk, app: APIFlask) -> tuple[Desk, Staff]:
    staff = Staff(app)
    return Desk(staff.dealing("Ann")), staff


def test_a_dealer_seats_and_tops_up_within_the_limits_of_the_table(dealing: tuple[Desk, Staff]):
    desk, staff = dealing
    desk.put("/tables/1/seats/5", player="Eve", stack=4_000)
    desk.put("/tables/1/seats/5", player="Eve", stack=10_000)
    row = ledger(Desk(staff.signed_in("Flo")))[-1]
    assert (row["kind"], row["who"], row["device"]) == ("top-up", "Ann", "Table 1")


@pytest.mark.parametrize(("body", "code"), [
    ({"player": "Eve", "stack": 10_001}, "ask-the-floor"),
    ({"player": "Bob", "stack": 5_000_000}, "ask-the-floor"),
    ({"player": "Bob", "stack": 9_000}, "ask-the-player"),
])
def test_more_than_that_asks_on_the_spot(dealing: tuple[Desk, Staff], body: dict[str, Any], code: str):
    desk, staff = dealing
    seat = 2 if body["player"] == "Bob" else 5
    with pytest.raises(Refused) as refused:
        desk.put(f"/tables/1/seats/{seat}", **body)
    assert refused.value.code == code
    assert desk.stacks() == {1: 10_000, 2: 10_000, 3: 10_000}
    Desk(staff.signed_in("Flo")).put(f"/tables/1/seats/{seat}", **body)


def test_a_dealer_says_what_a_stack_really_is_when_the_player_agrees(dealing: tuple[Desk, Staff]):
    desk, staff = dealing
    desk.put("/tables/1/seats/2", player="Bob", stack=9_900, agreed=True)
    assert ledger(Desk(staff.signed_in("Flo")))[-1]["kind"] == "really"


def test_house_rules_are_the_floors(dealing: tuple[Desk, Staff]):
    desk, _ = dealing
    with pytest.raises(Refused) as refused:
        desk.patch("/tables/1", house={"rake": {"percent": 5, "cap": 10, "step": 1}})
    assert (refused.value.status, refused.value.code) == (403, "ask-the-floor")
    desk.patch("/tables/1", blinds=[100, 200])


def test_the_page_is_for_the_floor(dealing: tuple[Desk, Staff]):
    _, staff = dealing
    page = staff.signed_in("Flo").get("/ledger?kind=seated&player=Bob").get_data(as_text=True)
    assert "seat 2, Bob: 0 to 10,000" in page and "Ann: 0" not in page and "<svg" in page
    assert staff.signed_in("Vic").get(f"{API}/ledger").status_code == 403


@pytest.mark.both_databases
def test_an_old_database_opens_its_ledger_by_itself(seated: Desk, app: APIFlask):
    """As it was before the ledger: its tables, seats and closed hands are the first rows of the chain."""
    hand = seated.play(seated.start(), *FOLDED)
    with app.app_context():
        with database.db.engine.begin() as connection:
            connection.execute(text("DROP TABLE ledger"))
            if connection.dialect.name == "postgresql":
                connection.execute(text("DROP FUNCTION ledger_refuses, ledger_takes_the_next"))
            connection.execute(text("UPDATE alembic_version SET version_num = 'v0009_remarks'"))
        database.upgrade()
    room, table = ledger(seated)
    assert (room["kind"], room["said"]["people"]) == ("opening", [])
    assert table["said"]["hands"] == [[hand["hand"], 1, hand["seq"], hand["hash"]]]
    assert table["said"]["seats"]["2"] == {"player": "Bob", "stack": 9950, "present": True}
    assert table["balance"] == {"seats": {"1": 10_000, "2": 9_950, "3": 10_050}, "middle": 0, "rake": 0,
                                "came_in": 30_000}
    seated.play(seated.start(), "2 fold", "3 fold")
    assert [row["kind"] for row in ledger(seated)] == ["opening", "opening", "dealt", "ended"]
