"""Looking for a game when a table is set up, and what is told of it before a hand is dealt."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401


def test_what_was_looked_for_and_not_tapped_is_taken_with_next(tablet: Tablet, room: Server) -> None:
    """Nothing is told of hold'em meanwhile; stud's bet hangs on no blind, and the seats name the mix."""
    tablet.open("/tables/new")
    tablet.page.fill("#find", "stud/8")
    expect(tablet.page.locator("#summary")).to_be_hidden()
    expect(tablet.page.locator("#betting")).to_be_hidden()
    tablet.tap("next")
    expect(tablet.page.locator("[name=bring_in]")).to_be_visible()
    expect(tablet.page.locator("label:has([name=small_bet]) small")).to_be_hidden()
    tablet.tap("back")
    tablet.page.fill("#find", "dealer's choice")
    tablet.tap("next")
    tablet.tap("next")
    tablet.set_up()
    expect(tablet.page.locator(".lead").first).to_contain_text("Dealer's choice: ")


def test_a_game_that_is_not_found_keeps_the_first_question(tablet: Tablet) -> None:
    tablet.open("/tables/new")
    tablet.page.fill("#find", "no such game")
    tablet.key("next").tap()
    expect(tablet.page.locator("#find")).to_be_focused()
    expect(tablet.page.locator("#game-list")).to_contain_text("No game is called that.")
