"""Spread-limit by touch: what the most is called, and one tap for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.server import Server, serving
from tests.web.tablet import Tablet, one_tablet  # noqa: F401
from tests.web.test_page_budget import in_force
from tests.web.test_page_sizes import at_state

GAME = """extends = "holdem"
name = "Spread Hold'em"
section = "own"
summary = "two cards each, any bet within the spread"
bettings = ["spread-limit"]
"""
SPREAD = {"game": "spread-holdem", "betting": "spread-limit", "blinds": [100, 200], "spread": [200, 1000]}


@pytest.fixture(name="room", scope="module")
def room_with_a_spread_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    venue = tmp_path_factory.mktemp("venue")
    (venue / "games").mkdir()
    (venue / "games" / "spread-holdem.toml").write_text(GAME, encoding="utf-8")
    with serving(venue) as server:
        yield server


def test_the_most_of_a_spread_is_no_pot_and_one_tap(tablet: Tablet, room: Server) -> None:
    """200 and the spread's 1,000 on top; who meets that may raise to 2,200, all of the spread again."""
    table = at_state(room, SPREAD, 3, {"button": 3}, [])
    tablet.open(f"/tables/{table}")
    tablet.asks("Seat 3 to act: 200 to call · raise to 400–1,200")
    expect(tablet.page.locator(".sum b")).to_have_text("Most: 1,200 to go")
    expect(tablet.key("pot")).to_have_count(0)
    expect(tablet.key("most")).to_have_text("Most1,200")
    tablet.closed("all-in", "over max")
    tablet.enter("most")
    tablet.asks("Seat 1 to act: 1,100 to call · raise to 2,200")
    expect(tablet.page.locator(".sum b")).to_have_text("Most: 2,200 to go")
    tablet.enter("call")
    assert in_force(room, table) == ["3 raise 1200", "1 call"]


@pytest.mark.parametrize(("spread", "words"), [
    ([200, 600], "complete to 200–600"), ([200, 200], "complete to 200"),
])
def test_a_completion_within_a_spread_is_asked_for_like_a_raise(
    tablet: Tablet, room: Server, spread: list[int], words: str,
) -> None:
    """A blind of 100 below 200 to 600 asked for "complete to 200 to 600"; its key lacked what it adds."""
    below = {**SPREAD, "blinds": [50, 100], "spread": spread}
    tablet.open(f"/tables/{at_state(room, below, 3, {'button': 3}, [])}")
    tablet.asks(f"Seat 3 to act: 100 to call · {words}")
    expect(tablet.key("wager")).to_have_text("Complete to 200adds 200")
