"""The wall: every table a card; one that goes on is drawn again and no other; calls stand on top."""

from __future__ import annotations

import re
from typing import Any

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient
from playwright.sync_api import expect
from sqlalchemy import event

from dealer_assist.store.db import database
from dealer_assist.store.live import wall_lines
from dealer_assist.texts import say, speak
from tests.store.venue import Desk
from tests.web.server import Server
from tests.web.staff import Staff
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401

TABLES = 60
UNMARKED = """[...document.querySelectorAll('.one')]
  .filter((one) => !one.marked).map((one) => Number(one.dataset.table))"""
UNSEEN = """[...document.querySelectorAll('.tile')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.bottom > innerHeight || box.right > innerWidth || one.scrollHeight > one.clientHeight + 1;
}).map((one) => one.dataset.table)"""
ORDER = "[...document.querySelectorAll('.one')].slice(0, 3).map(one => Number(one.dataset.table))"


@pytest.fixture(name="full_room", scope="module")
def many_tables(room: Server) -> dict[int, dict[str, Any]]:
    """Sixty tables with an open hand each, every third of them pot-limit."""
    hands = {}
    for n in range(1, TABLES + 1):
        game, betting = ("omaha", "pot-limit") if n % 3 == 0 else ("holdem", "no-limit")
        settings = {"name": f"Table {n}", "blinds": [100, 200], "game": game, "betting": betting}
        table = room.ask("POST", "/tables", settings)[1]["id"]
        for seat in (1, 2, 3):
            room.ask("PUT", f"/tables/{table}/seats/{seat}", {"stack": 20_000})
        hands[table] = room.ask("POST", f"/tables/{table}/hands", {"button": 3})[1]
    return hands


def act(room: Server, hand: dict[str, Any], line: str) -> dict[str, Any]:
    answer = room.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": line})
    return dict(answer[1])


def test_one_table_of_sixty_goes_on_and_one_card_is_drawn(
    room: Server, tablet: Tablet, full_room: dict[int, dict[str, Any]],
) -> None:
    tablet.open("/wall")
    page = tablet.page
    expect(page.locator("body")).to_have_attribute("data-ready", "yes")
    expect(page.locator("#count")).to_have_text(f"{TABLES} tables, {TABLES} playing")
    expect(page.locator("#link")).to_have_text("Live")
    page.evaluate("document.querySelectorAll('.one').forEach(one => { one.marked = true; })")
    full_room[40] = act(room, full_room[40], "3 raise 600")
    card = page.locator('[data-table="40"]')
    expect(card).to_contain_text("Seat 1 to act")
    tablet.comes_to(UNMARKED, [40])
    room.ask("POST", f"/hands/{full_room[40]['hand']}/calls", {"reason": "Dispute"})
    expect(card.locator(".call")).to_contain_text("Dispute")
    tablet.comes_to(ORDER, [40, 1, 2])
    expect(card.locator("a")).to_have_attribute("href", "/calls/1")
    tablet.comes_to(UNMARKED, [40])
    full_room[2] = act(room, full_room[2], "3 raise 20000")
    expect(page.locator('[data-table="2"] .flags')).to_have_text("All-in")


def test_the_pot_is_there_where_players_may_see_it(
    room: Server, tablet: Tablet, full_room: dict[int, dict[str, Any]],
) -> None:
    """The wall may hang on a wall: pot-limit only, unless the floor asks for all on its own device."""
    tablet.open("/wall")
    page = tablet.page
    expect(page.locator('[data-table="3"] .pot')).to_have_text("Pot 300")
    expect(page.locator('[data-table="1"] .pot')).to_have_count(0)
    page.locator("[name=pots]").check()
    expect(page.locator('[data-table="1"] .pot')).to_have_text("Pot 300")


def test_tables_are_sifted(room: Server, tablet: Tablet, full_room: dict[int, dict[str, Any]]) -> None:
    tablet.open("/wall")
    page = tablet.page
    expect(page.locator(".one").first).to_be_visible()
    page.fill("[name=find]", "omaha")
    expect(page.locator(".one:visible")).to_have_count(TABLES // 3)
    page.fill("[name=find]", "Table 4")
    expect(page.locator(".one:visible")).to_have_count(11)
    page.fill("[name=find]", "")
    page.select_option("[name=show]", "calls")
    room.ask("POST", f"/hands/{full_room[7]['hand']}/calls", {})
    expect(page.locator('.one[data-table="7"]')).to_be_visible()


CUT = """() => [...document.querySelectorAll(".tile .no")].map((name) => name.textContent)
  .filter((_, n) => { const name = document.querySelectorAll(".tile .no")[n];
    return name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1; })"""
GAME_CUT = """() => [...document.querySelectorAll(".tile .game > span:first-child")]
  .filter((one) => one.textContent === "Texas Hold'em" &&
    (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)).length"""
LAID_OVER = """() => [...document.querySelectorAll(".tile")].filter((tile) => {
  const lines = [...tile.children].filter((one) => one.offsetHeight);
  return lines.some((one, n) => n && one.getBoundingClientRect().top <
    lines[n - 1].getBoundingClientRect().bottom - 1 || one.matches(".st, .seats") &&
    one.scrollHeight > one.clientHeight + 1); }).map((tile) => tile.dataset.table)"""
OFF_THE_WALL = """() => [...document.querySelectorAll("#room tbody tr")].filter((row) => {
  const box = row.getBoundingClientRect(), wall = document.querySelector("#room").getBoundingClientRect();
  return box.bottom > Math.min(innerHeight, wall.bottom) + 1 || box.right > innerWidth + 1; }).length"""


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (1180, 820)])
def test_the_display_of_a_full_room_needs_nobody_who_scrolls(
    room: Server, tablet: Tablet, full_room: dict[int, dict[str, Any]], size: tuple[int, int],
) -> None:
    """Sixty tables at once, in columns; nobody said how many seats they have, so no seat is called open."""
    page = tablet.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    tablet.open("/displays")
    page.locator("main form button.go").click()
    page.goto(page.locator(".links a").first.evaluate("link => link.href"))
    expect(page.locator("#room tbody tr")).to_have_count(TABLES)
    tablet.comes_to(OFF_THE_WALL, 0)
    expect(page.locator("#room th", has_text="Open seats")).to_have_count(0)


def test_sixty_tables_are_one_view_of_a_laptop(
    room: Server, tablet: Tablet, full_room: dict[int, dict[str, Any]],
) -> None:
    """The plan by place and by event, whole on 1440 by 900; a player is found, a tile leads to its call."""
    room.ask("PUT", "/tables/33/seats/5", {"player": "Kofi", "stack": 20_000})
    room.ask("PATCH", "/tables/34", {"name": "Double board 34"})
    room.ask("PATCH", "/tables/35", {"name": "Main event table 35"})
    for seat in range(4, 9):
        room.ask("PUT", f"/tables/35/seats/{seat}", {"stack": 20_000})
    tablet.page.set_viewport_size({"width": 1440, "height": 900})
    tablet.open("/floor")
    page = tablet.page
    expect(page.locator("body")).to_have_attribute("data-ready", "yes")
    for way in ("place", "event"):
        page.locator(f"[data-by={way}]").click()
        expect(page.locator(".tile")).to_have_count(TABLES)
        tablet.comes_to(UNSEEN, [])
        tablet.comes_to(CUT, [])
        tablet.comes_to(GAME_CUT, 0)            # the commonest game is whole
    tablet.turn({"width": 1440, "height": 700})
    tablet.comes_to(LAID_OVER, [])              # as low as tiles get, where there are more of them
    tablet.turn({"width": 820, "height": 1180})
    tablet.comes_to(GAME_CUT, 0)                # on a tablet held upright too
    tablet.comes_to(LAID_OVER, [])
    page.fill("#find", "kofi")
    expect(page.locator(".tile.hit")).to_have_attribute("data-table", "33")
    beside = re.compile(r"^(\d+ (s|min) )?Seat 5: Kofi$")     # for how long it waits stands before it
    expect(page.locator(".tile.hit .st")).to_have_text(beside)
    page.fill("#find", "")
    room.ask("POST", f"/hands/{full_room[12]['hand']}/calls", {"reason": "Exposed card"})
    tile = page.locator('[data-table="12"]')
    expect(tile).to_have_class("tile call")
    expect(tile.locator(".st")).to_contain_text("Exposed card")
    page.locator("#waiting .key").last.click()
    expect(page.locator("#waiting .taken")).to_have_count(1)


def test_the_room_is_arranged_by_a_tap_or_by_numbers(
    room: Server, tablet: Tablet, full_room: dict[int, dict[str, Any]],
) -> None:
    tablet.open("/floor")
    page = tablet.page
    page.locator("#arrange").click()
    page.locator('[data-table="5"]').click()
    page.fill("[name=down]", "1")
    page.fill("[name=across]", "2")
    tablet.key("place-put").click()
    expect(page.locator('.placed [data-table="5"]')).to_have_attribute("style", "grid-area: 1 / 2;")
    page.locator('[data-table="6"]').click()
    page.get_by_label("Row 1, place 1").click()
    expect(page.locator('.placed [data-table="6"]')).to_have_attribute("style", "grid-area: 1 / 1;")
    page.locator("#arrange").click()
    tile = page.locator('[data-table="6"]')
    expect(tile).to_have_attribute("href", "/tables/6")


def test_the_number_of_queries_does_not_grow_with_the_tables(app: APIFlask, desk: Desk) -> None:
    counted: list[int] = []
    for upto in (2, 8):
        for n in range(len(desk.get("/tables")["tables"]), upto):
            desk.make("/tables", name=f"Table {n}", game="holdem", betting="no-limit", blinds=[50, 100])
            for seat in (1, 2):
                desk.put(f"/tables/{n + 1}/seats/{seat}", stack=5_000)
            desk.start(n + 1)
        counted.append(queries(app, desk.client))
    assert counted[0] == counted[1]


def test_the_plan_takes_few_statements_and_no_more_as_the_night_goes_on(app: APIFlask, seated: Desk) -> None:
    """Tables, calls, requests, what is about them, who sits there; a sixth reads the hand that went on."""
    counted = []
    for _ in range(3):
        hand = seated.start()
        counted.append([queries(app, seated.client, path) for path in (
            "/floor/tables.json", "/floor/tables.json", "/floor/figures.json")])
        while hand["status"] == "open":
            hand = seated.play(hand, f"{hand['to_act']} fold")
    assert counted == [[6, 5, 8]] * 3


def queries(app: APIFlask, client: FlaskClient, path: str = "/wall/tables.json") -> int:
    """How many statements an answer takes, the look at who asks apart."""
    statements: list[str] = []

    def heard(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        statements.append(statement)

    with app.app_context():
        engine = database.db.engine
        event.listen(engine, "before_cursor_execute", heard)
        assert client.get(path).status_code == 200
        event.remove(engine, "before_cursor_execute", heard)
    return len([one for one in statements if one.startswith("SELECT") and "FROM account" not in one])


def test_a_viewer_sees_no_pot_that_is_not_public(app: APIFlask, seated: Desk) -> None:
    """Whoever asks by hand for all pots gets them as the floor only."""
    seated.start()
    staff = Staff(app)
    pots = {
        name: staff.signed_in(name).get("/wall/tables.json?pots=all").get_json()["tables"][0]["pot"]
        for name in ("Vic", "Flo")
    }
    assert pots == {"Vic": None, "Flo": 150}


def test_a_silent_tablet_and_a_much_corrected_hand_are_flagged(app: APIFlask, seated: Desk) -> None:
    """Silent is who was there and is not; a tablet that is connected speaks for its table."""
    hand = seated.play(seated.start(), "1 raise 300")
    hand = seated.post("/hands/1/repair", seq=hand["seq"], entry=1, line="1 raise 400")
    for _ in range(3):
        hand = seated.post("/hands/1/undo", seq=hand["seq"])
        hand = seated.post("/hands/1/redo", seq=hand["seq"])
    went = {"table": 1, "connected": False, "heard": "2026-01-01T12:00:00.000Z", "unsent": 0}
    here = {"table": 1, "connected": True, "heard": "2026-01-01T12:05:00.000Z", "unsent": 0}
    with app.app_context(), database.reading() as session:
        silent, speaks = (wall_lines.cards(session, None, devices, False)[0]
                          for devices in ([went], [went, here]))
    assert (silent["silent"], speaks["silent"]) == (went["heard"], None)
    assert silent["flags"] == ["repaired", "undone"]


def test_bad_names_of_tables_are_told(desk: Desk) -> None:
    answer = desk.client.get("/wall/tables.json?tables=3,x")
    assert answer.status_code == 422


def test_a_tablet_says_what_waits_unsent(seated: Desk) -> None:
    def unsent() -> int:
        return int(seated.client.get("/wall/tables.json").get_json()["tables"][0]["unsent"])

    assert unsent() == 0
    seated.post("/tables/1/unsent", device="tablet-1", count=3)
    seated.post("/tables/1/unsent", device="tablet-2", count=1)
    assert unsent() == 4
    seated.post("/tables/1/unsent", device="tablet-1", count=0)
    assert unsent() == 1
    assert seated.client.post("/api/v1/tables/9/unsent", json={"device": "x", "count": 1}).status_code == 404
    assert seated.client.post("/api/v1/tables/1/unsent", json={"device": "x", "count": -1}).status_code == 422


@pytest.mark.parametrize(("language", "one", "more"), [
    ("en", "1 table 1 player", "2 tables 2 players"), ("es", "1 mesa 1 jugador", "2 mesas 2 jugadores"),
    ("de", "1 Tisch 1 Spieler", "2 Tische 2 Spieler")])
def test_one_is_not_said_as_many_and_who_sits_is_a_player(language: str, one: str, more: str) -> None:
    """The cards said "8 seats" of eight who play."""
    for count, expected in ((1, one), (2, more)):
        texts = [str(speak(say(f"wallcard.{name}", count=count), language)) for name in ("tables", "seats")]
        assert " ".join(texts) == expected
