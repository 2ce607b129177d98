"""Public displays show what lies open, as late as they were made, and nothing else by any address."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.store.db import database, utc
from dealer_assist.store.live import displays
from dealer_assist.store.live.lateness import Lateness
from tests.store.venue import Desk



def link(app: APIFlask, delay: int, table: int | None = 1) -> str:
    with app.app_context(), database.writing() as session:
        return displays.add(session, table, delay, "Flo").token


def shown(desk: Desk, token: str) -> Any:
    return desk.client.get(f"/show/{token}/state.json").get_json()


def at(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """As if it were so many seconds later."""
    monkeypatch.setattr(displays, "moment", lambda: utc.moment() + timedelta(seconds=seconds))


CHECKED = ("2 check", "3 check", "1 check")


@pytest.mark.both_databases
def test_no_limit_shows_no_pot_before_the_end_and_only_tabled_hole_cards(seated: Desk, app: APIFlask):
    token = link(app, 0)
    hand = seated.play(
        seated.start(), "1 call", "2 call", "3 check", "deal board AhKd2c", *CHECKED,
        "deal board 7s", *CHECKED, "deal board 8s", *CHECKED)
    seen = shown(seated, token)["hand"]
    assert "pot" not in seen and "pots" not in seen and seen["board"] == ["Ah", "Kd", "2c", "7s", "8s"]
    assert not {"legal", "how", "deck", "setup", "seen", "ahead", "tabled", "undoable", "hash"} & set(seen)
    hand = seated.play(hand, "2 show AsAc")
    seen = shown(seated, token)["hand"]
    assert {seat["seat"]: seat["down"] for seat in seen["seats"]} == {
        1: ["??", "??"], 2: ["As", "Ac"], 3: ["??", "??"]}
    seated.play(hand, "3 muck", "1 muck")
    seen = shown(seated, token)["hand"]
    assert seen["awards"] == {"2": 300} and seen["pot"] == 300


def test_pot_limit_shows_the_pot(seated: Desk, app: APIFlask):
    seated.patch("/tables/1", game="omaha", betting="pot-limit")
    seated.play(seated.start(), "1 call")
    assert shown(seated, link(app, 0))["hand"]["pot"] == 250


def test_a_late_display_has_no_way_to_the_moment(
    seated: Desk, app: APIFlask, monkeypatch: pytest.MonkeyPatch,
):
    token = link(app, 60)
    seated.play(seated.start(), "1 call")
    assert shown(seated, token)["hand"] is None
    for more in ("?delay=0", "?seq=1", "?seat=1&now=1"):
        assert seated.client.get(f"/show/{token}/state.json{more}").get_json()["hand"] is None
    at(monkeypatch, 61)
    assert [seat["bet"] for seat in shown(seated, token)["hand"]["seats"]] == [100, 50, 100]


def steady(app: APIFlask) -> list[float]:
    """A clock that only goes on, in the place of the machine's: its seconds."""
    seconds = [0.0]
    app.extensions["lateness"] = Lateness(clock=lambda: seconds[0])
    return seconds


def street(desk: Desk, token: str) -> Any:
    """How many entries of the hand a display shows, by its bets."""
    hand = shown(desk, token)["hand"]
    return hand and [seat["bet"] for seat in hand["seats"]]


def test_a_clock_set_back_shows_nothing_early_and_stops_no_display(
    seated: Desk, app: APIFlask, monkeypatch: pytest.MonkeyPatch,
):
    """What was entered lies ahead of the clock by an hour: it is as old as the server has known of it."""
    token, seconds = link(app, 60), steady(app)
    hand = seated.play(seated.start(), "1 call")
    at(monkeypatch, -3600)
    assert street(seated, token) is None
    seconds[0] = 30
    seated.play(hand, "2 call")
    assert street(seated, token) is None
    seconds[0] = 60
    assert street(seated, token) == [100, 50, 100]
    seconds[0] = 89
    assert street(seated, token) == [100, 50, 100]
    seconds[0] = 90
    assert street(seated, token) == [100, 100, 100]


def test_a_clock_put_right_again_shows_nothing_early(
    seated: Desk, app: APIFlask, monkeypatch: pytest.MonkeyPatch,
):
    token, seconds = link(app, 60), steady(app)
    seated.play(seated.start(), "1 call")
    at(monkeypatch, -3600)
    assert street(seated, token) is None
    at(monkeypatch, 3600)
    assert street(seated, token) is None
    seconds[0] = 60
    assert street(seated, token) == [100, 50, 100]


def test_what_a_display_showed_is_not_taken_back_with_the_clock(
    seated: Desk, app: APIFlask, monkeypatch: pytest.MonkeyPatch,
):
    token, now = link(app, 60), link(app, 0)
    seconds = steady(app)
    hand = seated.play(seated.start(), "1 call")
    at(monkeypatch, 61)
    assert street(seated, token) == [100, 50, 100]
    at(monkeypatch, -3600)
    assert street(seated, token) == street(seated, now) == [100, 50, 100]
    seated.play(hand, "2 call")
    assert (street(seated, token), street(seated, now)) == ([100, 50, 100], [100, 100, 100])
    seconds[0] = 60
    assert street(seated, token) == [100, 100, 100]


def test_one_hand_later_shows_the_hand_before(seated: Desk, app: APIFlask):
    token = link(app, displays.ONE_HAND)
    first = seated.play(seated.start(), "1 fold", "2 fold")
    assert first["over"] and shown(seated, token)["hand"] is None
    seated.start()
    assert shown(seated, token)["hand"]["number"] == first["number"]


def test_a_link_that_was_taken_back_shows_nothing(seated: Desk, app: APIFlask):
    token = link(app, 0)
    assert seated.client.get(f"/show/{token}").status_code == 200
    assert seated.client.post("/displays/1/revoke").status_code == 303
    for path in (f"/show/{token}", f"/show/{token}/state.json", f"/show/{token}/code.svg", "/show/guess"):
        assert seated.client.get(path).status_code == 404


def test_an_unchanged_state_is_not_sent_twice(seated: Desk, app: APIFlask):
    token = link(app, 0)
    hand = seated.start()
    first = seated.client.get(f"/show/{token}/state.json")
    again = {"If-None-Match": first.headers["ETag"]}
    assert seated.client.get(f"/show/{token}/state.json", headers=again).status_code == 304
    seated.play(hand, "1 call")
    assert seated.client.get(f"/show/{token}/state.json", headers=again).status_code == 200


def test_the_floor_makes_links_with_codes(seated: Desk):
    assert seated.client.post("/tables/1/displays", data={"delay": "30"}).status_code == 303
    page = seated.client.get("/tables/1/displays").get_data(as_text=True)
    assert "30 seconds later" in page and "code.svg" in page
    assert seated.client.post("/tables/1/displays", data={"delay": "7"}).status_code == 422
    assert seated.client.post("/tables/9/displays", data={"delay": "30"}).status_code == 404
    sheet = seated.client.get("/tables/1/displays/1/seats").get_data(as_text=True)
    assert sheet.count("code.svg?seat=") == 10
    token = page.split("/show/")[1].split("/")[0]
    code = seated.client.get(f"/show/{token}/code.svg?seat=4")
    assert code.mimetype == "image/svg+xml" and b"<svg" in code.data


def test_the_room_shows_its_tables(seated: Desk, app: APIFlask):
    seen = shown(seated, link(app, 0, None))
    assert [(table["name"], table["game_name"], table["players"]) for table in seen["tables"]] == [
        ("Table 1", "Texas Hold'em", 3)]


def test_the_tables_of_an_event_stand_under_its_name(seated: Desk, app: APIFlask):
    """Before the others, by their number there: of long names the walls have no more than the number."""
    event = seated.make("/tournaments", name="Dealer’s Choice, re-entry", template="holdem")["id"]
    acts = {"act": "enter", "players": [f"P{n}" for n in range(12)]}, {"act": "draw"}
    for act in acts:
        assert seated.client.post(f"/api/v1/tournaments/{event}/acts", json=act).status_code < 300
    tables = shown(seated, link(app, 0, None))["tables"]
    assert [(one.get("event", "")[:8], one.get("number", one["name"])) for one in tables] == [
        ("Dealer’s", 1), ("Dealer’s", 2), ("", "Table 1")]


def test_open_seats_are_those_of_the_cash_game(seated: Desk, app: APIFlask):
    """Nobody says how many seats a table has but its cash game: of eight three are taken."""
    room = link(app, 0, None)
    assert [table["open"] for table in shown(seated, room)["tables"]] == [None]
    seated.make("/cash-games", name="Hold'em 50/100", tables=[1], seats=8)
    assert [table["open"] for table in shown(seated, room)["tables"]] == [5]
