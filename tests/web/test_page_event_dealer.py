"""A dealer at an event's table: what the event says is closed on the tablet, and says why."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from dealer_assist.contract.structures.reading import template
from dealer_assist.contract.structures.sheets import document_of
from tests.web.dealers import Dealers
from tests.web.server import Server
from tests.web.staff import PASSWORD, PINS
from tests.web.tablet import LANDSCAPE, Tablet, another_tablet, one_tablet, room_server
from tests.web.test_page_dealer import add, choose, link_in, pin
from tests.web.test_page_events import ask_of
from tests.web.test_page_floor_requests import signed_in
from tests.web.test_page_seats import count, hold

__all__ = ["another_tablet", "one_tablet", "room_server"]
HORSE = {"name": "HO", "change": {"way": "hands", "hands": 6},
         "games": [{"game": "holdem", "betting": "limit"}, {"game": "omaha-8", "betting": "limit"}]}
LEVELS = [{"minutes": 20, "limit": {"blinds": [50, 100], "small_bet": 100}}]
SHEET = document_of(template("holdem")) | {"start": 3000, "mix": HORSE, "levels": LEVELS}


@pytest.fixture(name="staffed", scope="module")
def staffed_room(room: Server, browser: Browser) -> Any:
    """An event's table with a hand that is over; Ann deals there, Flo is of the floor."""
    ask = ask_of(room)
    event = Dealers(ask, ask("POST", "/tournaments", {"name": "Sunday", "sheet": SHEET})["id"])
    event.act("enter", players=["P1", "P2", "P3"])
    for act in ("draw", "close"):
        event.act(act)
    event.act("clock", tick="start")
    table = event.now["tables"][0]["room"]
    hand = ask("POST", f"/tables/{table}/hands", {})
    for _ in range(2):
        line = f"{hand['to_act']} fold"
        hand = ask("POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": line})
    name = ask("GET", f"/tables/{table}", None)["name"]
    context = browser.new_context(viewport=LANDSCAPE)  # type: ignore[arg-type]
    page = context.new_page()
    choose(page, link_in(room), PASSWORD, "Dora")
    page.wait_for_url(f"http://{room.host}/")
    links = [(add(page, "Ann", "dealer", name), PINS["Ann"]), (add(page, "Flo", "floor"), PASSWORD)]
    for link, secret in links:
        choose(page, link, secret)
        page.wait_for_url(f"http://{room.host}/**")
    context.close()
    return table


def test_what_the_event_says_is_closed_for_its_dealer(staffed: int, room: Server, tablet: Tablet) -> None:
    signed_in(tablet, f"/tables/{staffed}")
    expect(tablet.key("special")).to_be_enabled()       # the floor may say it
    tablet.tap("dealer")
    tablet.tap("pair")
    pin(tablet, PINS["Ann"])
    expect(tablet.key("dealer")).to_have_text("Dealer: Ann")
    expect(tablet.page.locator("#over")).to_be_hidden()
    tablet.closed("special", "the event says it, or the floor")
    seat = int(tablet.page.locator("#felt [data-seat]:has(.stack)").first.get_attribute("data-seat") or 0)
    hold(tablet, seat)
    count(tablet, "7 00")
    tablet.closed("buys", "the event says it, or the floor")
    tablet.closed("leave", "by the director")
    expect(tablet.key("really")).to_be_enabled()        # what lies there a dealer counts
    tablet.tap("close-over")
    tablet.tap("card")
    tablet.tap("card-mix")
    tablet.closed("turn-2", "the event says it, or the floor")
    expect(tablet.key("mix-settings")).to_have_count(0)
    expect(tablet.key("turn-1")).to_be_enabled()
