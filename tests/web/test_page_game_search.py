"""Looking for a game when a table is set up, and what is told of it before a hand is dealt."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, opened, room_server  # noqa: F401


@pytest.fixture(name="looking", scope="module")
def a_page_that_is_only_looked_at(room: Server, browser: Browser) -> Iterator[Tablet]:
    for tablet in opened(room, browser):
        tablet.open("/tables/new")
        yield tablet


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


@pytest.mark.parametrize(("asked", "key"), [
    ("7 stud", "game-stud"), ("NLHE", "game-holdem"), ("limit hold'em", "game-holdem"),
    ("eight game", "mix-8-game"), ("2-7 td", "game-deuce-to-seven-triple-draw"),
    ("omaha de seis cartas", "game-six-card-omaha"),
    ("Fünf Karten Omaha", "game-five-card-omaha"), ("elección del dealer", "mix-dealers-choice"),
    ("badouguy", "game-badugi"),
])
def test_a_new_table_finds_what_the_rules_find(looking: Tablet, asked: str, key: str) -> None:
    """The same search, whatever somebody calls it: numbers in words, a betting, three languages, a slip."""
    looking.page.fill("#find", asked)
    expect(looking.page.locator("#game-list .key").first).to_have_attribute("data-key", key)
