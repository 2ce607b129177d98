"""A tap draws what it changes, and nothing else: what stays alike is not styled and laid out again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_budget import NO_LIMIT
from tests.web.test_page_sizes import at_state

# a class of the page that no style names, and a frame with it
TOGGLED = """(name) => new Promise((done) => {
  document.body.classList.toggle(name);
  requestAnimationFrame(() => setTimeout(done));
})"""


@pytest.fixture(name="played")
def a_tablet_at_nine_players(tablet: Tablet, room: Server) -> tuple[Tablet, int]:
    """Seat 3 has raised, seat 4 is to act, and the screen was drawn by the table's script."""
    table = at_state(room, NO_LIMIT, 9, {"button": 9}, ["3 raise 600"])
    tablet.open(f"/tables/{table}")
    tablet.asks("Seat 4 to act")
    return tablet, table


def test_a_class_of_the_page_styles_nothing_but_the_page(played: tuple[Tablet, int]) -> None:
    """A selector such as `[class]` would have every element styled again whenever any class changes."""
    tablet, _ = played
    assert styled(tablet, lambda: tablet.page.evaluate(TOGGLED, "judging")) < 10


def styled(tablet: Tablet, act: Callable[[], Any]) -> int:
    """How many elements the browser styles while it does this."""
    browser = tablet.page.context.browser
    assert browser is not None
    browser.start_tracing(page=tablet.page, categories=["devtools.timeline"])
    act()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(event["args"].get("elementCount", 0) for event in events
               if event["name"] == "UpdateLayoutTree")
