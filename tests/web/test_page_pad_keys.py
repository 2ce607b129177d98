"""The card pad by keyboard: one stop of the tab key, arrows inside, and no key lost when it is drawn anew."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import at_state

NO_LIMIT = {"game": "holdem", "betting": "no-limit", "blinds": [100, 200]}
TO_THE_FLOP = ["3 call", "1 call", "2 check"]
TO_THE_TURN = [*TO_THE_FLOP, "deal board AhKd7c", "1 check", "2 check", "3 check"]


def opened(tablet: Tablet, table: int) -> None:
    """The table's page, once the script that follows the first frame is there: the arrows come with it."""
    tablet.page.add_init_script('document.addEventListener("later", () => { window.arrowsCame = true; })')
    tablet.open(f"/tables/{table}")
    tablet.page.wait_for_function("() => window.arrowsCame")


def at_the_flop(tablet: Tablet, room: Server) -> Locator:
    """The pad, with the focus at its first card as Tab leads there."""
    opened(tablet, at_state(room, NO_LIMIT, 3, {'button': 3}, TO_THE_FLOP))
    tablet.asks("flop")
    tablet.page.locator("#keys .pad").wait_for()
    tablet.key("card-As").focus()
    return tablet.page.locator("#keys .pad")


def press(tablet: Tablet, *keys: str) -> None:
    for name in keys:
        tablet.page.keyboard.press(name)


def here(tablet: Tablet, card: str) -> None:
    """This card's key has the focus, and is the one at which Tab stops."""
    expect(tablet.key(f"card-{card}")).to_be_focused()
    stops = tablet.page.locator('#keys .pad button:not([tabindex="-1"])')
    expect(stops).to_have_count(1)
    expect(stops).to_have_attribute("data-key", f"card-{card}")


def test_the_pad_is_one_stop_and_tab_comes_back_to_where_it_was(tablet: Tablet, room: Server) -> None:
    pad = at_the_flop(tablet, room)
    assert pad.get_by_role("button").count() == 52
    press(tablet, "ArrowRight", "ArrowDown")
    here(tablet, "Kh")
    press(tablet, "Tab")
    assert not pad.evaluate("it => it.contains(document.activeElement)")
    press(tablet, "Shift+Tab")
    here(tablet, "Kh")
    press(tablet, "Shift+Tab")
    assert not pad.evaluate("it => it.contains(document.activeElement)")


@pytest.mark.parametrize(("keys", "card"), [
    ("ArrowLeft", "As"), ("ArrowUp", "As"), ("End", "2s"), ("End ArrowRight", "Ah"),
    ("End ArrowRight ArrowLeft", "2s"),
    ("ArrowDown ArrowDown ArrowDown", "Ac"), ("ArrowDown ArrowDown ArrowDown ArrowDown", "Ac"),
    ("ArrowDown End Home", "Ah")])
def test_arrows_go_by_suit_and_rank(tablet: Tablet, room: Server, keys: str, card: str) -> None:
    at_the_flop(tablet, room)
    press(tablet, *keys.split())
    here(tablet, card)


def test_a_flop_is_entered_by_arrows_and_enter(tablet: Tablet, room: Server) -> None:
    """The focus stays where it is while the pad is drawn anew for each card."""
    at_the_flop(tablet, room)
    press(tablet, "Enter")
    here(tablet, "As")
    expect(tablet.key("card-As")).to_have_attribute("aria-pressed", "true")
    press(tablet, "ArrowDown", "ArrowRight", "Enter")
    here(tablet, "Kh")
    press(tablet, "ArrowRight", "Space")
    tablet.asks("Seat 1 to act")
    assert shown(tablet) == ["ace of spades", "king of hearts", "queen of hearts"]


def test_cards_that_were_seen_are_gone_past(tablet: Tablet, room: Server) -> None:
    opened(tablet, at_state(room, NO_LIMIT, 3, {'button': 3}, TO_THE_TURN))
    tablet.asks("turn")
    tablet.key("card-As").focus()
    press(tablet, "ArrowDown")
    here(tablet, "Ad")
    press(tablet, "ArrowRight")
    here(tablet, "Qd")


def test_a_key_that_closes_under_the_focus_hands_it_to_the_next(tablet: Tablet, room: Server) -> None:
    """The last card of one hand is gone from the pad that asks for the next hand."""
    lines = [*TO_THE_TURN, "deal board 2c", "1 check", "2 check", "3 check", "deal board 9s",
             "1 check", "2 check", "3 check"]
    opened(tablet, at_state(room, NO_LIMIT, 3, {'button': 3}, lines))
    tablet.key("card-As").focus()
    press(tablet, "Enter", "ArrowRight")
    here(tablet, "Ks")
    tablet.sent(lambda: press(tablet, "Enter"))
    tablet.says("Live: seats 1, 2, 3. To show: 2, 3.")
    here(tablet, "Qs")


def test_a_typed_card_still_enters_it(tablet: Tablet, room: Server) -> None:
    """From a key of the pad as from anywhere; and a finger leaves no key to be pressed by Enter."""
    at_the_flop(tablet, room)
    press(tablet, "ArrowRight")
    tablet.page.keyboard.type("7c")
    expect(tablet.key("card-7c")).to_have_attribute("aria-pressed", "true")
    here(tablet, "Ks")
    tablet.tap("card-2d")
    tablet.page.keyboard.type("th")
    tablet.asks("Seat 1 to act")
    assert shown(tablet) == ["seven of clubs", "two of diamonds", "ten of hearts"]


def shown(tablet: Tablet) -> list[str | None]:
    return [card.get_attribute("aria-label") for card in tablet.page.locator("#felt .board .card").all()[:3]]
