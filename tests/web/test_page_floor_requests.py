"""Beyond the limits of the table: one tap asks the floor, and the floor's yes on the phone carries it out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.server import Server
from tests.web.staff import PASSWORD, PINS
from tests.web.tablet import LANDSCAPE, Tablet, another_tablet, one_tablet, room_server
from tests.web.test_page_dealer import OF_SIGNING_IN, add, choose, link_in, pin
from tests.web.test_page_seats import count, hold

__all__ = ["another_tablet", "one_tablet", "room_server"]
PHONE = {"width": 390, "height": 844}


@pytest.fixture(name="staffed", scope="module")
def staffed_room(room: Server, browser: Browser) -> Server:
    """The demo table in play, a director, Ann who deals at it, Flo of the floor."""
    context = browser.new_context(viewport=LANDSCAPE)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"http://{room.host}/")
    page.get_by_role("button", name="Open a demo table").click()
    expect(page.locator("#prompt")).not_to_be_empty()
    choose(page, link_in(room), PASSWORD, "Dora")
    page.wait_for_url(f"http://{room.host}/")
    links = [(add(page, "Ann", "dealer", "Demo table"), PINS["Ann"]), (add(page, "Flo", "floor"), PASSWORD)]
    for link, secret in links:
        choose(page, link, secret)
        page.wait_for_url(f"http://{room.host}/**")
    context.close()
    return room


def signed_in(screen: Tablet, path: str) -> None:
    """Flo of the floor, on this screen."""
    screen.forgive(*OF_SIGNING_IN)
    screen.open(path)
    screen.page.fill("[name=name]", "Flo")
    screen.page.fill("[name=password]", PASSWORD)
    screen.page.get_by_role("button", name="Sign in").tap()


def test_a_stack_beyond_the_limits_is_asked_for_and_confirmed(
    staffed: Server, tablet: Tablet, second_tablet: Tablet,
) -> None:
    signed_in(tablet, "/tables/1")
    tablet.tap("dealer")
    tablet.tap("pair")
    pin(tablet, PINS["Ann"])
    expect(tablet.key("dealer")).to_have_text("Dealer: Ann")
    expect(tablet.page.locator("#over")).to_be_hidden()
    tablet.enter("fold")
    phone = second_tablet
    phone.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    signed_in(phone, "/calls")
    hold(tablet, 4)
    count(tablet, "9 00 000")
    expect(tablet.key("really")).to_contain_text("900,000")
    tablet.tap("really")
    expect(tablet.page.locator("#over[open] .because")).to_contain_text("is the floor's to settle")
    tablet.tap("ask-floor")
    tablet.says("The floor is asked. Seat 4")
    request = phone.page.locator(".calls .request")
    expect(request).to_contain_text("really 900,000")
    expect(request).to_contain_text("Ann")
    request.locator(".key.go").tap()
    expect(request).to_have_count(0)
    tablet.says("Flo confirmed. Seat 4")
    tablet.stacks(_4="900,000")
    hold(tablet, 4)
    count(tablet, "7")
    tablet.tap("really")
    tablet.tap("ask-floor")
    request.locator(".key.plain").tap()
    tablet.says("Flo declined; nothing was changed. Seat 4")
    tablet.stacks(_4="900,000")
