"""The rota in the record: pushes are sealed rows, taken back by one tap; downs come of who was signed in."""

from __future__ import annotations

from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.session.times import MINUTE
from dealer_assist.store.db import database
from dealer_assist.store.ledger.verify import verify
from dealer_assist.store.people import downs
from tests.store.venue import Desk, Refused
from tests.web.staff import PINS, Staff


def act(desk: Desk, word: str, **fields: Any) -> Any:
    return desk.post("/rota/acts", act=word, **fields)


def dealers(rota: Any) -> list[str | None]:
    return [place["dealer"] for place in rota["strings"][0]["places"]]


@pytest.mark.both_databases
def test_a_push_and_the_same_push_taken_back(seated: Desk, app: APIFlask):
    act(seated, "string", name="East", tables=[1], breaks=1)
    for at, dealer in enumerate(("Kim", "Lee")):
        act(seated, "place", name="East", at=at, dealer=dealer)
    assert seated.client.get("/tables/1/room.json").get_json()["lines"] == []
    pushed = act(seated, "push")
    assert dealers(pushed) == ["Lee", "Kim"] and pushed["strings"][0]["left"] == 30
    lines = seated.client.get("/tables/1/room.json").get_json()["lines"]
    assert lines[0] == "Pushed by The floor: Lee deals here now."
    assert lines[1].startswith("Next dealer: Kim, in 30 min.")
    assert dealers(act(seated, "undo", of=pushed["last"]["seq"])) == ["Kim", "Lee"]
    with pytest.raises(Refused) as caught:
        act(seated, "undo", of=pushed["last"]["seq"])
    assert caught.value.code == "not-the-newest"
    with pytest.raises(Refused) as caught:
        act(seated, "string", name="West", tables=[9])
    assert caught.value.status == 404
    with app.app_context(), database.reading() as session:
        assert verify(session)["differences"] == []


EAST = {"act": "string", "name": "East", "tables": [1], "breaks": 1}
SET_UP = [EAST, *({"act": "place", "name": "East", "at": at, "dealer": dealer}
                  for at, dealer in enumerate(("Kim", "Lee")))]


@pytest.mark.both_databases
@pytest.mark.parametrize(("before", "done"), [
    ([], EAST), (SET_UP, {**EAST, "breaks": 2, "minutes": 20}), (SET_UP, {"act": "end", "name": "East"}),
    (SET_UP, {"act": "place", "name": "East", "at": 0, "dealer": "Max"}), (SET_UP, {"act": "push"}),
], ids=["first", "string", "end", "place", "push"])
def test_every_act_of_the_rota_is_taken_back_and_done_again(
    seated: Desk, app: APIFlask, before: list[dict[str, Any]], done: dict[str, Any],
):
    """Also the very first one, which left a string in the room that nobody had wanted."""
    for one in before:
        seated.post("/rota/acts", **one)
    was = seated.get("/rota")["strings"]
    does = seated.post("/rota/acts", **done)
    assert does["strings"] != was
    undone = act(seated, "undo", of=does["last"]["seq"])
    assert undone["strings"] == was
    assert act(seated, "undo", of=undone["last"]["seq"])["strings"] == does["strings"]
    with app.app_context(), database.reading() as session:
        assert verify(session)["differences"] == []


def test_the_page_names_who_has_no_place_since_a_string_was_made_shorter(seated: Desk):
    for one in (EAST, *SET_UP[1:]):
        seated.post("/rota/acts", **one)
    assert "No place" not in seated.client.get("/rota").get_data(as_text=True)
    shorter = act(seated, "string", name="East", tables=[1], breaks=0)
    assert shorter["last"]["left_out"] == ["Lee"]
    assert "No place in the rota any more: Lee" in seated.client.get("/rota").get_data(as_text=True)
    assert act(seated, "undo", of=shorter["last"]["seq"])["last"]["left_out"] == []


@pytest.mark.both_databases
def test_a_down_has_the_hands_that_began_in_it(seated: Desk, app: APIFlask):
    seated.play(seated.start(), "1 fold", "2 fold")
    staff = Staff(app)
    dealer = Desk(staff.dealing("Ann"))
    for _ in range(2):
        hand = dealer.start()
        while hand["status"] == "open":
            hand = dealer.play(hand, f"{hand['to_act']} fold")
    listed = Desk(staff.signed_in("Flo")).get("/downs")
    assert [(one["dealer"], one["downs"], one["hands"]) for one in listed["dealers"]] == [("Ann", 1, 2)]
    assert listed["downs"][0]["name"] == "Table 1" and listed["downs"][0]["ended"] is None


def test_hands_an_hour_are_of_the_time_that_a_dealer_sat_at_tables():
    """Two downs together; of less than a minute no pace is told."""
    dealt = [("Ann", 30 * MINUTE, 12), ("Bob", MINUTE - 1, 3), ("Ann", 45 * MINUTE, 18)]
    days = downs.by_dealer(
        downs.Down(name, 1, "Table 1", "", None, length, hands) for name, length, hands in dealt)
    assert [(one.dealer, one.downs, one.minutes, one.hands, one.an_hour) for one in days] == [
        ("Ann", 2, 75, 30, 24.0), ("Bob", 1, 0, 3, 0.0)]


def _dealer_of(tablet: Any) -> tuple[str | None, str | None]:
    """Who is signed in at a tablet, and whom it greets."""
    who = tablet.get("/api/v1/who").get_json()
    return (who["person"] and who["person"]["name"]), who["expected"]


def _ann_deals_and_bob_rests(seated: Desk, app: APIFlask) -> tuple[Staff, Any, Desk]:
    """A hand was played; a string of one table and a break, Ann at the table."""
    seated.play(seated.start(), "1 fold", "2 fold")
    staff = Staff(app)
    tablet, floor = staff.dealing("Ann"), Desk(staff.signed_in("Flo"))
    act(floor, "string", name="East", tables=[1], breaks=1)
    for at, dealer in enumerate(("Ann", "Bob")):
        act(floor, "place", name="East", at=at, dealer=dealer)
    return staff, tablet, floor


@pytest.mark.both_databases
def test_a_push_between_hands_signs_the_leaving_dealer_out_and_names_who_comes(seated: Desk, app: APIFlask):
    staff, tablet, floor = _ann_deals_and_bob_rests(seated, app)
    assert _dealer_of(tablet) == ("Ann", "Ann")
    pushed = act(floor, "push")
    assert _dealer_of(tablet) == (None, "Bob")
    assert staff.at(tablet, PINS["Bob"]).status_code == 200 and _dealer_of(tablet) == ("Bob", "Bob")
    act(floor, "undo", of=pushed["last"]["seq"])
    assert _dealer_of(tablet) == (None, "Ann")
    listed = floor.get("/downs")["downs"]
    assert [(one["dealer"], one["ended"] is None) for one in listed] == [("Bob", False), ("Ann", False)]
    with app.app_context(), database.reading() as session:
        assert verify(session)["differences"] == []


@pytest.mark.both_databases
def test_a_push_in_mid_hand_leaves_the_dealer_until_it_is_over(seated: Desk, app: APIFlask):
    staff, tablet, floor = _ann_deals_and_bob_rests(seated, app)
    table = Desk(tablet)
    hand = table.start()
    act(floor, "push")
    assert _dealer_of(tablet) == ("Ann", "Bob")
    while hand["status"] == "open":
        hand = table.play(hand, f"{hand['to_act']} fold")
    assert _dealer_of(tablet) == (None, "Bob")
    assert tablet.post("/api/v1/tables/1/hands", json={}).status_code == 401
    assert staff.at(tablet, PINS["Bob"]).status_code == 200
    assert table.start()["status"] == "open"


def test_a_stand_in_who_came_after_the_push_stays_when_the_hand_is_over(seated: Desk, app: APIFlask):
    seated.play(seated.start(), "1 fold", "2 fold")
    staff = Staff(app)
    floor = Desk(staff.signed_in("Flo"))
    act(floor, "string", name="East", tables=[1], breaks=1)
    for at, dealer in enumerate(("Kim", "Lee")):
        act(floor, "place", name="East", at=at, dealer=dealer)
    act(floor, "push")
    tablet = staff.dealing("Ann")
    hand = Desk(tablet).start()
    while hand["status"] == "open":
        hand = Desk(tablet).play(hand, f"{hand['to_act']} fold")
    assert _dealer_of(tablet) == ("Ann", "Lee")


def test_the_rota_says_which_tables_a_pin_does_not_open(seated: Desk, app: APIFlask):
    floor = Desk(Staff(app).signed_in("Flo"))
    floor.post("/tables", name="Table 2", game="holdem", blinds=[1, 2])
    act(floor, "string", name="East", tables=[1, 2], breaks=0)
    act(floor, "place", name="East", at=0, dealer="Ann")
    rota = act(floor, "place", name="East", at=1, dealer="Bob")
    assert [place["barred"] for place in rota["strings"][0]["places"]] == [["Table 2"], []]
