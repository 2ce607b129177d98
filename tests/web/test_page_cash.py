"""The floor keeps the lists of a cash game; players see them, and the table's tablet hears of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.server import Server
from tests.web.tablet import Tablet, another_tablet, one_tablet, room_server

__all__ = ["another_tablet", "one_tablet", "room_server"]


def ask(room: Server, method: str, path: str, body: Any = None) -> Any:
    status, document = room.ask(method, path, body)
    assert status < 300, (path, document)
    return document


@pytest.fixture(name="game", scope="module")
def game_in_the_room(room: Server) -> int:
    """Two tables, the second a must-move table; the main one has a seat open, and time costs 6 a seat."""
    for table in (1, 2):
        ask(room, "POST", "/tables", {"name": f"Table {table}", "game": "holdem", "betting": "no-limit",
                                      "blinds": [1, 2]})
        for seat in (1, 2, 3):
            ask(room, "PUT", f"/tables/{table}/seats/{seat}", {"player": f"P{table}{seat}", "stack": 200})
        hand = ask(room, "POST", f"/tables/{table}/hands", {})
        for line in ("1 fold", "2 fold"):
            hand = ask(room, "POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": line})
    return 1


def press(page: Page, name: str) -> None:
    with page.expect_navigation():
        page.get_by_role("button", name=name, exact=True).first.click()


def test_from_the_list_to_the_seat(room: Server, game: int, tablet: Tablet, second_tablet: Tablet) -> None:
    """Opened by the form; a name is put on the list, called, and seated; a must-move player goes up."""
    page = tablet.page
    tablet.open("/cash")
    page.fill("[name=name]", "Hold'em 1/2")
    page.fill("[name=seats]", "4")
    page.fill("[name=amount]", "6")
    for number in ("1", "2"):
        page.check(f"[name=tables][value='{number}']")
    page.select_option("[name='feeds.2']", "1")
    with page.expect_navigation():
        page.locator("form .key.go").click()
    page.fill("input[name=player][required] >> nth=0", "Gil")
    press(page, "Put on the list")
    expect(page.locator(".claim").first).to_contain_text("P21 → Table 1 · seat 4")
    second_tablet.open("/tables/2")
    expect(second_tablet.page.locator("#attable")).to_contain_text("P21 goes to Table 1, seat 4")
    press(page, "Call")
    expect(page.locator(".waiting").first).to_contain_text("called to Table 2")
    expect(second_tablet.page.locator("#attable")).to_contain_text("Gil was called to seat 4")
    press(page, "Move with the chips")
    press(page, "Seat")
    expect(page.locator(".waiting").first).to_contain_text("Nobody waits.")
    expect(second_tablet.page.locator("#attable")).not_to_contain_text("Gil")
    assert {seat["player"] for seat in ask(room, "GET", "/tables/1")["seats"]} == {"P11", "P12", "P13", "P21"}


def test_a_player_sees_the_place_on_the_wall_and_on_a_phone(room: Server, game: int, tablet: Tablet) -> None:
    page = tablet.page
    tablet.open("/displays")
    press(page, "Make a link")
    tablet.open("/cash/1")
    for name in ("Hal", "Ida"):
        page.fill("input[name=player][required] >> nth=0", name)
        press(page, "Put on the list")
    page.get_by_role("link", name="No. 3").click()
    expect(page.locator(".number")).to_have_text("No. 2")
    ask(room, "POST", "/cash-games/1/acts", {"act": "off", "player": "Hal"})
    expect(page.locator(".number")).to_have_text("No. 1")
    page.goto(page.url.rpartition("/lists")[0] + "/lists")
    expect(page.locator(".lists li")).to_have_count(1)
    expect(page.locator(".lists li")).to_contain_text("Ida")


def test_the_dealer_takes_the_time_with_one_tap(room: Server, game: int, tablet: Tablet) -> None:
    tablet.open("/tables/1")
    expect(tablet.key("take-time")).to_have_text("Take time: 24")
    tablet.enter("next")
    expect(tablet.page.locator("#attable")).not_to_be_visible()
    tablet.enter("fold", "fold", "fold")
    expect(tablet.key("take-time")).to_be_visible()
    tablet.tap("take-time")
    expect(tablet.key("take-time")).to_have_count(0)
    assert ask(room, "GET", "/tables/1/boxes")["now"]["should"] == 24
    tablet.open("/cash/1")
    page = tablet.page
    page.fill("[name=counted] >> nth=0", "20")
    press(page, "Keep the count")
    expect(page.locator(".felts .felt").first).to_contain_text("20 / 24 -4")
