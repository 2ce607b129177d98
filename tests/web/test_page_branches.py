"""What if from here, by touch: played on by the pads of the table, kept, and read at its own address."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server
from tests.web.test_page_correcting import finished, seated

__all__ = ["one_tablet", "room_server"]


def tapped(tablet: Tablet, lines: int, *keys: str) -> None:
    """Tap keys, and wait until the branch has so many lines."""
    for key in keys:
        tablet.tap(key)
    expect(tablet.page.locator(".tried li")).to_have_count(lines)


def test_a_hand_is_played_on_otherwise_and_the_branch_has_its_own_page(room: Server, tablet: Tablet) -> None:
    hand = finished(room, seated(room))
    tablet.open(f"/hands/{hand}#6")
    page = tablet.page
    expect(page.locator("body")).to_have_attribute("data-step", "6")
    tablet.tap("branch-from-here")
    tapped(tablet, 1, "fold")
    expect(page.locator(".tried li")).to_have_text(["Seat 1 folds"])
    tapped(tablet, 0, "branch-back")
    keys = ("check", "card-3h", "check", "check", "check", "card-9s", "check", "check", "check")
    for n, key in enumerate(keys, 1):
        tapped(tablet, n, key)
    tapped(tablet, 10, "card-As", "card-Ad")
    tapped(tablet, 11, "muck")
    tapped(tablet, 12, "muck")
    page.locator("#branch-name").fill("Seat 1 checks")
    tablet.tap("branch-keep")
    expect(page).to_have_url(re.compile(rf"/hands/{hand}/branches/\d+"))
    expect(page.locator(".branch-bar")).to_contain_text("Seat 1 checks")
    expect(page.locator("#state")).to_contain_text("A branch, not the result")
    expect(page.locator("#now .was").first).to_contain_text("In this branch")
    tablet.tap("the-hand")
    expect(page).to_have_url(re.compile(rf"/hands/{hand}(#\d+)?$"))
    expect(page.locator("#state")).not_to_contain_text("A branch")
    page.locator("#tab-branches").tap()
    expect(page.locator(".branches a")).to_have_text(["Seat 1 checks"])
    tablet.turn({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
