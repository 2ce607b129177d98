"""Dealers at a tablet without a connection: no PIN can be looked at, so entries wait and the hand goes on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.staff import PINS
from tests.web.tablet import Tablet, a_tablet_that_keeps_its_pages, one_tablet, room_server
from tests.web.test_page_dealer import Silent, ask, pin, sign_in, staffed_room

__all__ = ["a_tablet_that_keeps_its_pages", "one_tablet", "room_server", "staffed_room"]



def paired(tablet: Tablet) -> None:
    """A hand at the demo table on a tablet of its own, where nobody is signed in."""
    tablet.wrong = Silent()
    tablet.open("/sign-in?next=/tables/1")
    sign_in(tablet.page, "Dora")
    expect(tablet.key("dealer")).to_have_text("Director: Dora")
    tablet.tap("dealer")
    tablet.tap("pair")
    expect(tablet.key("digit-pin-5")).to_be_visible()


def entered(tablet: Tablet) -> list[tuple[str, str]]:
    """Who entered what in the hand of the demo table, oldest first."""
    rows: list[dict[str, Any]] = ask(tablet.page, "/hands/1/log", None)["rows"]
    return [(row["who"], row["line"]) for row in rows[1:]]


def test_what_nobody_signed_for_waits_for_the_pin(staffed: Server, tablet: Tablet) -> None:
    """The pad says so, the hand goes on, and the PIN is asked for when the server is back."""
    paired(tablet)
    tablet.offline(True)
    pad = tablet.page.locator("#over")
    expect(pad.locator("[role=status]")).to_contain_text("go on dealing")
    pin(tablet, PINS["Bob"])
    expect(pad.locator("[role=alert]")).to_contain_text("There is no connection")
    tablet.tap("close-over")
    tablet.tap("fold")
    expect(tablet.page.locator("#link")).to_contain_text("Unsent 1")
    tablet.page.context.set_offline(False)
    expect(pad.locator("[role=alert]")).to_have_text(
        "Enter your PIN: an entry waits for it, and is entered then.")
    pin(tablet, PINS["Bob"])
    tablet.delivered()
    assert [who for who, _ in entered(tablet)] == ["Bob"]


def test_who_is_signed_in_deals_on_after_a_reload_without_a_connection(
    staffed: Server, kept_tablet: Tablet,
) -> None:
    """The page that is kept may be from before the PIN."""
    tablet = kept_tablet
    paired(tablet)
    tablet.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    tablet.page.reload()
    before = len(entered(tablet))
    pin(tablet, PINS["Ann"])
    expect(tablet.key("dealer")).to_have_text("Dealer: Ann")
    tablet.offline(True)
    tablet.page.reload()
    expect(tablet.page.locator("#link")).to_contain_text("Offline")
    expect(tablet.page.locator("#over")).to_be_hidden()
    tablet.tap("fold")
    expect(tablet.page.locator("#link")).to_contain_text("Unsent 1")
    tablet.page.context.set_offline(False)
    tablet.delivered()
    expect(tablet.key("dealer")).to_have_text("Dealer: Ann")
    assert [who for who, _ in entered(tablet)[before:]] == ["Ann"]
