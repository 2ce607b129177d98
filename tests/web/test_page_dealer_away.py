"""Dealers at a tablet without a connection: no PIN can be looked at, so entries wait and the hand goes on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.server import Server
from tests.web.staff import PINS
from tests.web.tablet import (
    Tablet, a_tablet_that_keeps_its_pages, another_tablet, one_tablet, room_server,
)
from tests.web.test_page_dealer import OF_SIGNING_IN, ask, choose, pin, sign_in, staffed_room

__all__ = [
    "a_tablet_that_keeps_its_pages", "another_tablet", "one_tablet", "room_server", "staffed_room"]


def paired(tablet: Tablet) -> None:
    """A hand at the demo table on a tablet of its own, where nobody is signed in."""
    tablet.forgive(*OF_SIGNING_IN)
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


ANNS = "What Ann tapped waits here: Ann enters the PIN, or you answer for it."


@pytest.fixture(name="desk")
def the_page_of_the_people(staffed: Server, second_tablet: Tablet) -> Page:
    """Dora is there, who says who comes in."""
    second_tablet.forgive(*OF_SIGNING_IN)
    second_tablet.open("/sign-in?next=/people")
    sign_in(second_tablet.page, "Dora")
    expect(second_tablet.page.locator("h1")).to_have_text("People")
    return second_tablet.page


def of(tablet: Tablet, name: str) -> None:
    """A dealer at the tablet of the demo table taps one entry that is not sent."""
    paired(tablet)
    pin(tablet, PINS[name])
    expect(tablet.key("dealer")).to_have_text(f"Dealer: {name}")
    tablet.offline(True)
    tablet.tap("check" if tablet.key("check").is_enabled() else "call")
    expect(tablet.page.locator("#link")).to_contain_text("Unsent 1")


def entered_by(desk: Page) -> list[str]:
    """Who entered what is in the hand of the demo table, oldest first."""
    return [row["who"] for row in ask(desk, "/hands/1/log", None)["rows"][1:]]


def new_link(desk: Page, name: str) -> str:
    """What opened doors for this dealer opens none any more."""
    desk.goto(f"{desk.url.split('/people')[0]}/people")
    desk.get_by_role("link", name=name, exact=True).click()
    desk.get_by_role("button", name="Make a new link").click()
    return desk.locator(".link code").inner_text()


def comes_in(desk: Page, name: str, digits: str) -> None:
    """The dealer has this PIN from now on, chosen by a new link on another machine."""
    assert desk.context.browser
    page = desk.context.browser.new_page()
    choose(page, new_link(desk, name), digits)
    expect(page.locator("h1")).to_have_text(f"Done, {name}")
    page.context.close()


def test_what_one_dealer_has_tapped_is_not_entered_as_anothers(
    staffed: Server, tablet: Tablet, desk: Page,
) -> None:
    """It was, without a word; now whoever comes says so first, and until then nothing is sent."""
    before = len(entered_by(desk))
    of(tablet, "Ann")
    new_link(desk, "Ann")
    tablet.page.context.set_offline(False)
    sheet = tablet.page.locator("#over")
    expect(sheet.locator("[role=alert]")).to_contain_text("an entry waits for it")
    pin(tablet, PINS["Bob"])
    expect(sheet.locator("[role=alert]")).to_have_text(ANNS)
    for name in ("close-over", "link", "link-again"):
        tablet.tap(name)
    expect(sheet.locator("[role=alert]")).to_have_text(ANNS)
    assert entered_by(desk)[before:] == []
    tablet.tap("take-over")
    tablet.delivered()
    assert entered_by(desk)[before:] == ["Bob"]
    comes_in(desk, "Ann", PINS["Ann"])


def test_a_dealer_whose_pin_was_changed_meanwhile_enters_the_new_one(
    staffed: Server, tablet: Tablet, desk: Page,
) -> None:
    before = len(entered_by(desk))
    of(tablet, "Ann")
    comes_in(desk, "Ann", "4826")
    tablet.page.context.set_offline(False)
    expect(tablet.page.locator("#over [role=alert]")).to_contain_text("an entry waits for it")
    pin(tablet, "4826")
    tablet.delivered()
    assert entered_by(desk)[before:] == ["Ann"]
    comes_in(desk, "Ann", PINS["Ann"])


def test_a_tablet_that_is_no_tables_any_more_says_who_helps(
    staffed: Server, tablet: Tablet, desk: Page,
) -> None:
    """It asked for a PIN and had no keys for one, and the floor's password entered it as the floor's."""
    before = len(entered_by(desk))
    of(tablet, "Bob")
    desk.goto(f"http://{staffed.host}/people")
    desk.get_by_role("button", name="Revoke").last.click()
    tablet.page.context.set_offline(False)
    sheet = tablet.page.locator("#over")
    expect(sheet.locator("[role=alert]")).to_have_text(
        "Nobody is signed in here, and this tablet belongs to no table. The floor signs in with its "
        "password: an entry waits for it, and is not lost.")
    tablet.tap("password")
    sign_in(tablet.page, "Flo")
    expect(sheet.locator("[role=alert]")).to_have_text(ANNS.replace("Ann", "Bob"))
    tablet.tap("other-pin")
    tablet.tap("pair")
    pin(tablet, PINS["Bob"])
    tablet.delivered()
    assert entered_by(desk)[before:] == ["Bob"]
