"""A keyboard beside the tablet: Enter and a held key mean what was typed, never a key that came since."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import SAME_KEY_MS, Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_budget import NO_LIMIT, in_force
from tests.web.test_page_sizes import at_state
from tests.web.waiting import Held

CALLED = ["2 call", "1 check"]
STREET = ["1 check", "2 check"]
BOARD = ["deal board AhKd7c", *STREET, "deal board 2c", *STREET, "deal board 9s", *STREET]

# where it is typed, what, and the last letter, which enters all of it by itself
LATE = {
    "a fold that ends the hand": (["2 raise 600"], "", "f"),
    "the last hand that is shown": ([*CALLED, *BOARD, "1 show AsQd"], "khq", "s"),
    "a card put right once all is over": ([*CALLED, *BOARD, "1 show AsQd", "2 show KhQs"], "5", "d"),
}
# how a browser sends them: the key, when it was pressed, and whether it is held down
PRESS = """([key, past, repeat]) => {
    const event = new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: past });
    const on = document.activeElement || document.body;
    if (on.dispatchEvent(event) && key === "Enter" && on.matches("button")) on.click();
}"""


IDLE = """async () => {
    for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
    return !document.body.matches(".sending") && document.body.dataset.unsent === "0";
}"""


def press(tablet: Tablet, key: str, past: int, repeat: bool = False) -> None:
    tablet.page.evaluate(PRESS, [key, past, repeat])


def heads_up(room: Server, lines: list[str]) -> int:
    return at_state(room, NO_LIMIT, 2, {"button": 2}, lines)


@pytest.mark.parametrize("what", LATE)
def test_enter_behind_what_entered_itself_deals_no_hand(tablet: Tablet, room: Server, what: str) -> None:
    lines, letters, last = LATE[what]
    tablet.open(f"/tables/{heads_up(room, lines)}")
    tablet.state()
    if what.startswith("a card"):
        tablet.page.locator('#felt .board [data-card="2c"]').tap()
        tablet.asks("two of clubs")
    for letter in letters:
        press(tablet, letter, 10_000)
    tablet.sent(lambda: press(tablet, last, 10_000))
    tablet.asks("Push")
    over = tablet.state()
    press(tablet, "Enter", 10_300)
    assert idle(tablet, over)
    tablet.sent(lambda: press(tablet, "Enter", 12_000))     # the next one is meant
    tablet.asks("Seat 1 to act")


def test_a_card_put_right_before_its_script_is_there_is_put_right_when_it_comes(
    tablet: Tablet, room: Server,
) -> None:
    lines, letters, last = LATE["a card put right once all is over"]
    script = Held(tablet.page, re.compile("table-later"))
    table = heads_up(room, lines)
    tablet.open(f"/tables/{table}")
    tablet.state()
    tablet.page.locator('#felt .board [data-card="2c"]').tap()
    tablet.asks("two of clubs")
    for letter in letters + last:
        press(tablet, letter, 10_000)
    tablet.says("One moment")
    script.wait()
    tablet.sent(script.let_go)
    assert "deal board 5d" in in_force(room, table)


def test_a_key_that_is_held_down_is_pressed_once(tablet: Tablet, room: Server) -> None:
    """A call, and Enter on a key that has the focus, are not made again for whoever comes."""
    tablet.open(f"/tables/{at_state(room, NO_LIMIT, 6, {'button': 6}, [])}")
    tablet.state()
    tablet.sent(lambda: press(tablet, "c", 1_000))
    here = tablet.state()
    tablet.page.wait_for_timeout(SAME_KEY_MS)               # so that nothing else keeps the second one out
    press(tablet, "c", 1_600, repeat=True)
    assert idle(tablet, here)
    tablet.key("fold").focus()
    tablet.sent(lambda: press(tablet, "Enter", 4_000))
    here = tablet.state()
    tablet.page.wait_for_timeout(SAME_KEY_MS)
    press(tablet, "Enter", 4_600, repeat=True)
    assert idle(tablet, here)
    tablet.page.keyboard.type("1200")
    press(tablet, "Backspace", 6_000)
    press(tablet, "Backspace", 6_030, repeat=True)          # what takes figures away may repeat itself
    expect(tablet.page.locator(".typed")).to_have_text("12")


@pytest.mark.parametrize("hand", ["typed", "tapped"])
def test_enter_behind_an_amount_is_the_amount_whatever_was_tapped_before(
    tablet: Tablet, room: Server, hand: str
) -> None:
    """The key that a finger touched last keeps the focus; a key that was gone to since is pressed."""
    table = at_state(room, NO_LIMIT, 6, {"button": 6}, [])
    tablet.open(f"/tables/{table}")
    tablet.enter("fold")
    if hand == "tapped":
        tablet.amount("6 00")
    else:
        tablet.page.keyboard.type("600")
    tablet.sent(lambda: tablet.page.keyboard.press("Enter"))
    tablet.asks("Seat 5 to act")
    tablet.page.keyboard.type("1000")
    tablet.key("call").focus()
    tablet.sent(lambda: tablet.page.keyboard.press("Enter"))
    assert in_force(room, table) == ["3 fold", "4 raise 600", "5 call"]


def idle(tablet: Tablet, state: str) -> bool:
    """Whether nothing is under way, and the hand is as it was."""
    return bool(tablet.page.evaluate(IDLE)) and tablet.state() == state
