"""What a screen reader hears of an entry where the line above the keys has another thing to say."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import at_state

CHECKS = ["1 check", "2 check", "3 check"]
RIVER = ["3 call", "1 call", "2 check", "deal board AhKd7c", *CHECKS, "deal board 2c", *CHECKS,
         "deal board 9s", *CHECKS]


def test_a_hand_that_is_shown_or_mucked_is_said_beside_who_is_live(tablet: Tablet, room: Server) -> None:
    """The line names the live hands; a screen reader hears what was entered as well."""
    table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 3, {"button": 3}, RIVER)
    tablet.open(f"/tables/{table}")
    heard = tablet.page.locator("#heard[aria-live=polite]")
    tablet.cards("As Qh")
    tablet.says("Live: seats 1, 2, 3. To show: 2, 3.")
    expect(heard).to_have_text(f"Seat 1 (Player {table}.1) shows ace of spades, queen of hearts")
    tablet.enter("muck")
    tablet.says("Live: seats 1, 3. To show: 3.")
    expect(heard).to_have_text(f"Seat 2 (Player {table}.2) mucks")
