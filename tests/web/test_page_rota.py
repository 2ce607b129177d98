"""The rota in one look: a string set up by its form, pushed with one tap, and the push taken back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server

__all__ = ["one_tablet", "room_server"]


def press(page: Page, name: str) -> None:
    with page.expect_navigation():
        page.get_by_role("button", name=name, exact=True).first.click()


def test_a_push_and_its_undo(room: Server, tablet: Tablet) -> None:
    for table in (1, 2):
        room.ask("POST", "/tables", {"name": f"Table {table}", "game": "holdem", "blinds": [1, 2]})
    page = tablet.page
    tablet.open("/rota")
    page.fill("input[name=name]", "East")
    page.fill("[name='order.2']", "1")
    page.fill("[name='order.1']", "2")
    press(page, "Set up a string")
    for at, dealer in enumerate(("Kim", "Lee", "Max")):
        page.locator(".places summary").nth(at).click()
        page.locator(".places input[name=dealer]").nth(at).fill(dealer)
        with page.expect_navigation():
            page.locator(".places button").nth(at).click()
    expect(page.locator(".places b")).to_have_text(["Kim", "Lee", "Max"])
    expect(page.locator(".places small").first).to_have_text("Table 2")
    press(page, "Push now")
    expect(page.locator(".places b")).to_have_text(["Max", "Kim", "Lee"])
    press(page, "Take back")
    expect(page.locator(".places b")).to_have_text(["Kim", "Lee", "Max"])
