"""What a dealer reads while nobody answers is true, and says what to do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.dealt import dealt, lines
from tests.web.server import Server
from tests.web.tablet import (  # noqa: F401
    Tablet, a_tablet_that_has_kept_the_engine, a_tablet_that_keeps_its_pages, one_tablet, room_server,
    the_tablet_at_its_next_game,
)

SLOW = """(() => {
  const ask = fetch;
  globalThis.fetch = (...one) => new Promise((go) => setTimeout(go, 3500)).then(() => ask(...one));
})()"""
DENIED = """for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
  Object.defineProperty(globalThis, name, {
    get() { throw new DOMException(name, "SecurityError"); },
  });
}"""
YESTERDAY = """() => new Promise((done) => {
  const opened = indexedDB.open("dealer-assist");
  opened.onsuccess = () => {
    const store = opened.result.transaction("states", "readwrite").objectStore("states");
    store.getAll().onsuccess = ({ target }) => {
      for (const one of target.result) store.put({ ...one, at: new Date(2026, 0, 1, 4, 44).getTime() });
      done();
    };
  };
})"""


def test_the_last_hand_is_the_one_that_was_played_here(room: Server, keeping_tablet: Tablet) -> None:
    """Who was paid what is asked when the next hand is dealt already."""
    tablet, hand = keeping_tablet, dealt(room, 2)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.ahead()
    sheet = tablet.page.locator("#over")
    tablet.offline(True)
    tablet.tap("last-hand")
    expect(sheet).to_contain_text("There is no connection, and this needs the server.")
    tablet.tap("close-over")
    tablet.tap("fold")
    tablet.tap("next")
    tablet.tap("last-hand")
    expect(sheet.locator("h2")).to_contain_text("Hand 1")
    expect(sheet.locator("[data-award='1']")).to_contain_text("200")
    tablet.tap("close-over")
    tablet.offline(False)
    tablet.delivered()
    tablet.forgive_the_network()


@pytest.mark.parametrize("off", [False, True])
def test_who_is_away_after_a_hand_keeps_what_that_left(
    room: Server, keeping_tablet: Tablet, off: bool,
) -> None:
    """The table's document was told before the hand: its stack would give the small blind back."""
    tablet, hand = keeping_tablet, dealt(room, 3)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.ahead()
    tablet.offline(off)
    tablet.tap("fold")
    tablet.tap("fold")
    tablet.asks("Push")
    if not off:
        tablet.delivered()      # an answer that draws the felt anew takes the plate from under the click
    tablet.page.locator('#felt [data-key="seat-1"]').click(button="right")
    expect(tablet.page.locator("#over")).to_contain_text("4,900 chips")
    tablet.tap("presence")
    tablet.says("Seat 1 is away from the next hand on")
    tablet.offline(False)
    tablet.delivered()
    seats = room.ask("GET", f"/tables/{hand['table']}")[1]["seats"]
    assert [(one["stack"], one["present"]) for one in seats] == [(4900, False), (5100, True), (5000, True)]
    tablet.forgive_the_network()


def test_what_is_taken_out_is_not_still_to_be_confirmed(room: Server, keeping_tablet: Tablet) -> None:
    """One entry more waits: that one is unconfirmed, and not what was taken out."""
    tablet, hand = keeping_tablet, dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.offline(True)
    tablet.tap("fold")
    tablet.tap("call")
    tablet.tap("undo")
    expect(tablet.page.locator("#say")).to_have_text("Not sent, and taken out: Seat 4 calls")
    tablet.offline(False)
    tablet.delivered()
    assert lines(room, hand["hand"]) == ["3 fold"]
    tablet.forgive_the_network()


def test_a_slow_server_is_not_called_none(room: Server, tablet: Tablet) -> None:
    """No engine judges here, and the second tap came before the answer to the first."""
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.state()
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    tablet.page.evaluate(SLOW)
    tablet.tap("fold")
    tablet.key("call").click()
    tablet.says("The server has not answered yet.")
    tablet.asks("Seat 4 to act")
    assert lines(room, hand["hand"]) == ["3 fold"]


def test_a_page_that_is_kept_says_since_when_it_may_be_old(room: Server, kept_tablet: Tablet) -> None:
    """The server is away and the network is there: nothing was confirmed since the page was here last."""
    tablet, hand = kept_tablet, dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    tablet.page.route("**/api/**", lambda route: route.abort())
    tablet.page.evaluate(YESTERDAY)
    tablet.page.reload()
    expect(tablet.page.locator("#link")).to_have_text("Offline · as of 04:44")
    tablet.forgive_the_network()


@pytest.mark.parametrize("lost", ["WebAssembly", "Worker"])
def test_a_browser_that_cannot_judge_says_so(room: Server, tablet: Tablet, lost: str) -> None:
    hand = dealt(room)
    tablet.page.add_init_script(f"localStorage.setItem('engine', 'on'); delete globalThis.{lost}")
    tablet.open(f"/tables/{hand['table']}")
    tablet.enter("fold")
    tablet.tap("link")
    expect(tablet.page.locator("#over .missing")).to_contain_text("This browser cannot judge by itself")
    tablet.tap("close-over")
    tablet.offline(True)
    tablet.tap("call")
    tablet.asks("Waiting for the connection")
    tablet.offline(False)
    tablet.delivered()
    assert lines(room, hand["hand"]) == ["3 fold", "4 call"]
    tablet.forgive_the_network()


def test_a_clock_that_is_set_back_hides_nothing_that_waits(room: Server, tablet: Tablet) -> None:
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    tablet.page.evaluate(SLOW)
    tablet.tap("fold")
    tablet.page.evaluate("() => { const now = Date.now; Date.now = () => now() - 3600000; }")
    expect(tablet.page.locator("#link")).to_contain_text(re.compile("Unsent 1"))
    tablet.asks("Seat 4 to act")


def test_what_is_half_entered_outlives_a_reload(room: Server, keeping_tablet: Tablet) -> None:
    """A figure that is typed, an act out of turn, cards that are chosen: nothing has to be tapped again."""
    tablet, hand = keeping_tablet, dealt(room, 3)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.offline(True)
    tablet.tap("call")
    tablet.page.locator('#felt [data-key="seat-2"]').click(button="right")
    tablet.tap("keep-fold")
    for name in ("digit-9", "digit-00"):    # the sheet that is closed has such keys too
        tablet.page.locator(f'#panel [data-key="{name}"]').tap()
    tablet.page.reload()
    tablet.judges()
    tablet.asks("Seat 1 to act")
    expect(tablet.key("wager")).to_contain_text("Raise to 900")
    tablet.tap("wager")
    tablet.asks("Seat 3 to act")    # the big blind has folded in turn
    tablet.tap("call")
    tablet.asks("Burn and deal the flop")
    for card in ("Ah", "Kd"):
        tablet.tap(f"card-{card}")
    tablet.page.reload()
    tablet.judges()
    tablet.tap("card-7c")
    tablet.asks("Seat 1 to act: check")
    tablet.page.reload()
    tablet.judges()
    tablet.asks("Seat 1 to act: check")
    expect(tablet.key("wager")).to_contain_text("Bet 200")
    tablet.offline(False)
    tablet.delivered()
    assert lines(room, hand["hand"]) == ["3 call", "1 raise 900", "2 fold", "3 call", "deal board AhKd7c"]
    tablet.forgive_the_network()


def test_a_browser_that_may_keep_nothing_deals_all_the_same(room: Server, tablet: Tablet) -> None:
    """What is tapped without a connection waits as long as the page is open, and that is said."""
    hand = dealt(room)
    tablet.page.add_init_script(DENIED)
    tablet.open(f"/tables/{hand['table']}")
    tablet.enter("fold")
    tablet.offline(True)
    tablet.tap("call")
    tablet.says("This browser keeps nothing here: what is unsent is lost when the page is closed.")
    tablet.offline(False)
    tablet.delivered()
    assert lines(room, hand["hand"]) == ["3 fold", "4 call"]
    tablet.forgive_the_network()


def test_a_level_that_is_said_without_a_connection_is_told_at_once(
    room: Server, keeping_tablet: Tablet,
) -> None:
    """The sheet of the mix and the line of what comes next had the level of before."""
    tablet, stakes = keeping_tablet, {"limit": {"small_bet": 200}, "big-bet": {"blinds": [100, 200]}}
    games = [{"game": "holdem", "betting": "no-limit"}, {"game": "omaha", "betting": "pot-limit"}]
    mix = {"games": games, "name": "Ours", "change": {"way": "level"}, "stakes": stakes}
    table = room.ask("POST", "/tables", {"name": "T", "mix": mix})[1]["id"]
    room.seat(table, {seat: ("", 5000) for seat in (1, 2, 3)})
    room.ask("POST", f"/tables/{table}/hands", {"button": 3})
    tablet.open(f"/tables/{table}")
    tablet.judges()
    tablet.tap("card-go")
    tablet.ahead()
    tablet.offline(True)
    for name in ("fold", "fold", "card", "card-mix"):
        tablet.tap(name)
    sheet = tablet.page.locator("#over .stakes")
    expect(sheet).to_have_text("Ours: Texas Hold'em, level 1, next Omaha")
    tablet.tap("next-level")
    expect(tablet.page.locator(".coming")).to_contain_text("Next: Ours: Omaha, level 2, next Texas Hold'em")
    for name in ("card", "card-mix"):
        tablet.tap(name)
    expect(sheet).to_have_text("Ours: Omaha, level 2, next Texas Hold'em")
    tablet.tap("close-over")
    tablet.offline(False)
    tablet.delivered()
    tablet.forgive_the_network()
