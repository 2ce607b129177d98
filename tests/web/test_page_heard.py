"""What a screen reader hears of an entry where the line above the keys has another thing to say."""

from __future__ import annotations

import re

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


# what the page's live regions have said since
LISTENING = """() => {
  window.spoken = [];
  new MutationObserver((changes) => {
    const live = changes.map(({ target }) => target.closest?.("[aria-live]")).filter(Boolean);
    for (const one of new Set(live)) if (one.textContent) spoken.push(one.textContent);
  }).observe(document.getElementById("panel"), { subtree: true, childList: true });
}"""


def test_what_ends_the_showdown_is_said_once(tablet: Tablet, room: Server) -> None:
    """In the line alone, which tells it as soon as the hand is over."""
    table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 3, {"button": 3}, RIVER)
    tablet.open(f"/tables/{table}")
    tablet.cards("As Qh")
    tablet.says("Live: seats 1, 2, 3. To show: 2, 3.")
    tablet.page.evaluate(LISTENING)
    tablet.enter("rest")
    tablet.says("Seats 2, 3 muck")
    tablet.asks("Push")
    assert tablet.page.evaluate("spoken").count("Seats 2, 3 muck") == 1


def test_who_listens_stays_at_the_keys_when_a_key_is_gone(tablet: Tablet, room: Server) -> None:
    """After the last call comes the flop: the next Tab leads to the cards, not to the head of the page."""
    table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 3, {"button": 3}, RIVER[:2])
    tablet.open(f"/tables/{table}")
    tablet.key("check").focus()
    tablet.enter("check")
    tablet.asks("Burn and deal the flop")
    expect(tablet.page.locator("#keys")).to_be_focused()
    tablet.page.keyboard.press("Tab")
    expect(tablet.key("card-As")).to_be_focused()


def test_a_seat_outside_of_the_hand_is_called_a_seat(tablet: Tablet, room: Server) -> None:
    table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 3, {"button": 3}, [])
    tablet.open(f"/tables/{table}")
    expect(tablet.key("seat-4")).to_have_accessible_name("seat 4, empty")


def test_who_acts_after_the_flop_acts_first_while_the_flop_is_asked(tablet: Tablet, room: Server) -> None:
    """One thing is asked at a time: cards here; put off, the bet."""
    table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 3, {"button": 3}, [
        "3 call", "1 call", "2 check"])
    tablet.open(f"/tables/{table}")
    tablet.asks("Burn and deal the flop")
    expect(tablet.key("seat-1")).to_have_accessible_name(re.compile("acts first"))
    expect(tablet.seat(1).locator(".tab")).to_have_text("acts first")
    tablet.tap("not-now")
    tablet.asks("Seat 1 to act")
    expect(tablet.key("seat-1")).to_have_accessible_name(re.compile("to act"))
    expect(tablet.seat(1).locator(".tab")).to_have_text("acts")
