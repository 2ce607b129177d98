"""More chips than a dealer may give alone: the floor is asked with the facts, and a yes carries it out."""

from __future__ import annotations

import pytest
from apiflask import APIFlask

from tests.store.venue import Desk, Refused
from tests.web.staff import Staff, code_of


@pytest.fixture(name="staff")
def staff_of(seated: Desk, app: APIFlask) -> Staff:
    seated.patch("/tables/1", max_buy_in=20_000, top_up_to=12_000)
    return Staff(app)


@pytest.fixture(name="dealer")
def dealer_at(staff: Staff) -> Desk:
    return Desk(staff.dealing("Ann"))


@pytest.fixture(name="floor")
def floor_of(staff: Staff) -> Desk:
    return Desk(staff.signed_in("Flo"))


def test_a_buy_in_that_is_too_large_is_asked_for_and_confirmed(dealer: Desk, floor: Desk):
    seat = {"player": "Dot", "stack": 50_000}
    with pytest.raises(Refused) as beyond:
        dealer.put("/tables/1/seats/5", **seat)
    assert beyond.value.code == "ask-the-floor"
    asked = dealer.make("/tables/1/requests", seat=5, **seat)
    assert (asked["had"], asked["stack"], asked["state"], asked["who"]) == (0, 50_000, "waiting", "Ann")
    assert 5 not in dealer.stacks(), "asking changes nothing"
    assert [one["id"] for one in floor.get("/requests")["requests"]] == [asked["id"]]
    floor.post(f"/requests/{asked['id']}/confirm")
    assert dealer.stacks()[5] == 50_000
    row = floor.get("/ledger?limit=1")["rows"][0]
    assert row["who"] == "Flo"
    assert row["said"]["asked"]["who"] == "Ann"
    assert dealer.get("/tables/1/requests")["requests"][0]["text"].startswith("Flo confirmed. Seat 5, Dot")


def test_what_is_declined_changes_nothing_and_is_not_confirmed_afterwards(dealer: Desk, floor: Desk):
    asked = dealer.make("/tables/1/requests", seat=1, player="Ann", stack=30_000)
    head = floor.get("/ledger?limit=1")["rows"][0]["hash"]
    floor.post(f"/requests/{asked['id']}/decline")
    assert floor.get("/ledger?limit=1")["rows"][0]["hash"] == head
    with pytest.raises(Refused) as over:
        floor.post(f"/requests/{asked['id']}/confirm")
    assert over.value.code == "request-over"
    assert dealer.stacks()[1] == 10_000


def test_a_stack_that_changed_meanwhile_is_not_set_to_what_was_asked(dealer: Desk, floor: Desk):
    asked = dealer.make("/tables/1/requests", seat=1, player="Ann", stack=30_000)
    dealer.put("/tables/1/seats/1", player="Ann", stack=12_000)
    with pytest.raises(Refused) as outdated:
        floor.post(f"/requests/{asked['id']}/confirm")
    assert outdated.value.code == "request-outdated"
    assert dealer.stacks()[1] == 12_000


def test_a_later_request_for_the_seat_takes_the_place_of_the_first(dealer: Desk, floor: Desk):
    first = dealer.make("/tables/1/requests", seat=1, player="Ann", stack=30_000)
    second = dealer.make("/tables/1/requests", seat=1, player="Ann", stack=40_000)
    with pytest.raises(Refused) as over:
        floor.post(f"/requests/{first['id']}/confirm")
    assert over.value.code == "request-over"
    floor.post(f"/requests/{second['id']}/confirm")
    assert dealer.stacks()[1] == 40_000


def test_in_the_middle_of_a_hand_a_counted_stack_is_an_entry_of_the_floor(dealer: Desk, floor: Desk):
    hand = dealer.start()
    with pytest.raises(Refused) as beyond:
        dealer.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], line="1 stack 90000", agreed=True)
    assert beyond.value.code == "ask-the-floor"
    asked = dealer.make("/tables/1/requests", seat=1, player="Ann", stack=90_000, agreed=True)
    assert asked["hand"] == hand["hand"]
    floor.post(f"/requests/{asked['id']}/confirm")
    rows = floor.get(f"/hands/{hand['hand']}/log")["rows"]
    assert (rows[-1]["payload"]["line"], rows[-1]["who"]) == ("1 stack 90000", "Flo")


def test_only_the_floor_and_the_director_answer(staff: Staff, dealer: Desk):
    asked = dealer.make("/tables/1/requests", seat=1, player="Ann", stack=30_000)
    for browser in (staff.dealing("Bob"), staff.signed_in("Vic"), staff.app.test_client()):
        for answer in ("confirm", "decline"):
            assert browser.post(f"/api/v1/requests/{asked['id']}/{answer}", json={}).status_code in (401, 403)
    assert dealer.stacks()[1] == 10_000
    asked_for = {"seat": 1, "player": "Ann", "stack": 10_000}
    again = dealer.client.post("/api/v1/tables/1/requests", json=asked_for)
    assert code_of(again) == "nothing-to-ask"


def test_the_seats_form_offers_to_ask(dealer: Desk, floor: Desk):
    form = {f"player_{seat}": name for seat, name in enumerate(("Ann", "Bob", "Cy"), 1)}
    form |= {f"was_{seat}": name for seat, name in enumerate(("Ann", "Bob", "Cy"), 1)}
    form |= {"stack_1": "10,000", "stack_2": "45,000", "stack_3": "10,000", "then": "stay"}
    refused = dealer.client.post("/tables/1/seats", data=form)
    assert refused.status_code == 422
    assert 'name="ask" value="2"' in refused.get_data(as_text=True)
    assert dealer.client.post("/tables/1/seats", data=form | {"then": "ask", "ask": "2"}).status_code == 303
    asked = floor.get("/requests")["requests"][0]
    assert (asked["seat"], asked["player"], asked["had"], asked["stack"]) == (2, "Bob", 10_000, 45_000)
    assert "The floor is asked. Seat 2, Bob" in dealer.client.get("/tables/1/seats").get_data(as_text=True)
    assert "Seat 2, Bob" in floor.client.get("/floor").get_data(as_text=True)
    assert floor.client.get("/calls").status_code == 200
    called = floor.client.get("/wall/tables.json").get_json()["tables"][0]["call"]
    assert (called["id"], called["reason"]) == (None, None)
