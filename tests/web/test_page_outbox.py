"""What is tapped while nobody answers: kept, shown as unsent, sent in order, once, and to no other state."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.patience import PATIENCE_MS
from tests.web.dealt import dealt, dealt_anew, lines
from tests.web.server import ROOT, Server
from tests.web.tablet import a_tablet_that_keeps_its_pages  # noqa: F401
from tests.web.tablet import a_tablet_that_has_kept_the_engine, the_tablet_at_its_next_game  # noqa: F401
from tests.web.tablet import LANDSCAPE, Tablet, another_tablet, one_tablet, room_server  # noqa: F401
from tests.web.waiting import until

# so many entries are on this tablet's disk
KEPT = """wanted => new Promise((resolve) => {
  const asked = indexedDB.open("dealer-assist");
  asked.onsuccess = () => {
    const count = asked.result.transaction("outbox").objectStore("outbox").count();
    count.onsuccess = () => resolve(count.result === wanted);
  };
})"""

# the disk is taken until `release` is called
DISK_TAKEN = """() => new Promise((taken) => {
  const asked = indexedDB.open("dealer-assist");
  asked.onsuccess = () => {
    const store = asked.result.transaction("outbox", "readwrite").objectStore("outbox");
    let held = true;
    globalThis.release = () => { held = false; };
    const again = () => held && (store.count().onsuccess = again);
    store.count().onsuccess = () => (taken(), again());
  };
})"""
# the disk has shut what this page had opened, as a browser does that was asleep
SHUT = """() => {
  const open = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = () => {
    IDBDatabase.prototype.transaction = open;
    throw new DOMException("", "InvalidStateError");
  };
}"""
# a disk that takes its time to open
SLOW = """(() => {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...one) {
    const asked = {};
    setTimeout(() => {
      const real = open.apply(this, one);
      for (const name of ["onupgradeneeded", "onsuccess", "onerror"]) {
        real[name] = (event) => {
          asked.result = real.result;
          asked[name]?.(event);
        };
      }
    }, 2500);
    return asked;
  };
})()"""
FULL = "() => { IDBObjectStore.prototype.add = () => { throw new DOMException('', 'QuotaExceededError'); }; }"
ON_ITS_WAY = """(sending) => document.body.classList.contains("sending") === sending &&
  document.body.dataset.unsent === "1" """


def test_an_entry_is_on_its_way_before_the_disk_has_it(tablet: Tablet, room: Server) -> None:
    """What is asked beside the outbox waits for it, as for one that is sent already."""
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.state()
    tablet.page.evaluate(DISK_TAKEN)
    tablet.tap("call")
    assert tablet.page.evaluate(ON_ITS_WAY, True)
    assert lines(room, hand["hand"]) == []
    tablet.sent(lambda: tablet.page.evaluate("release()"))
    assert lines(room, hand["hand"]) == ["3 call"]


def test_a_tap_that_no_disk_takes_is_said_while_it_is_unsent(tablet: Tablet, room: Server) -> None:
    """It is sent all the same; only closing the page would lose it."""
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.state()
    tablet.page.evaluate(FULL)
    tablet.offline(True)
    tablet.tap("call")
    tablet.says("lost when the page is closed")
    tablet.offline(False)
    tablet.delivered()
    assert lines(room, hand["hand"]) == ["3 call"]
    tablet.forgive_the_network()


def test_every_action_goes_on_without_a_connection(room: Server, keeping_tablet: Tablet) -> None:
    """Marked, counted, taken back while unsent; they arrive in order when the network is there again."""
    tablet = keeping_tablet
    tablet.judges()
    hand = dealt_anew(tablet)
    tablet.offline(True)
    tablet.tap("fold")
    expect(badge(tablet)).to_contain_text("Unsent 1")
    tablet.says("Seat 3 folds: not confirmed yet")
    tablet.asks("Seat 4 to act: 200 to call · raise to 400–5,000")
    tablet.amount("6 00")
    tablet.tap("wager")
    tablet.asks("Seat 1 to act: 500 to call · raise to 1,000–5,000")
    tablet.tap("fold")
    expect(badge(tablet)).to_contain_text("Unsent 3")
    tablet.tap("undo")
    tablet.says("taken out: Seat 1 folds")
    expect(badge(tablet)).to_contain_text("Unsent 2")
    tablet.tap("call")
    tablet.tap("fold")
    tablet.asks("Burn and deal the flop")
    for card in ("Ah", "Kd", "7c"):
        tablet.tap(f"card-{card}")
    tablet.asks("Seat 1 to act: check")
    assert lines(room, hand["hand"]) == []
    tablet.offline(False)
    tablet.delivered()
    tablet.asks("Seat 1 to act: check")
    assert lines(room, hand["hand"]) == ["3 fold", "4 raise 600", "1 call", "2 fold", "deal board AhKd7c"]
    tablet.forgive_the_network()


def test_a_network_that_comes_back_is_said_though_nothing_happened_meanwhile(
    room: Server, kept_tablet: Tablet,
) -> None:
    tablet, hand = kept_tablet, dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.asks("Seat 3 to act")
    tablet.page.wait_for_function("() => navigator.serviceWorker.controller !== null")  # asked for after 3 s
    room.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": 0, "line": "3 fold"})
    tablet.asks("Seat 4 to act")            # by the news: what is asked for again begins behind them
    tablet.offline(True)
    tablet.offline(False)
    expect(badge(tablet)).to_have_text("Connected")
    tablet.forgive_the_network()


def test_undo_without_a_connection_goes_back_as_often_as_it_is_tapped(
    room: Server, keeping_tablet: Tablet,
) -> None:
    """The second tap takes back the entry that the key names, and not the first tap."""
    tablet = keeping_tablet
    tablet.judges()
    hand = dealt_anew(tablet)
    tablet.enter("call", "call")
    tablet.offline(True)
    for named, asked in (("4 call", "Seat 4 to act"), ("3 call", "Seat 3 to act")):
        expect(tablet.key("undo")).to_contain_text(named)
        tablet.tap("undo")
        tablet.asks(asked)
    tablet.tap("fold")
    expect(tablet.key("undo")).to_contain_text("3 fold")
    tablet.offline(False)
    tablet.delivered()
    assert lines(room, hand["hand"])[-1:] == ["3 fold"]
    tablet.asks("Seat 4 to act")
    tablet.forgive_the_network()


def test_undo_names_what_it_takes_out_of_what_waits(room: Server, keeping_tablet: Tablet) -> None:
    """Chips sold after the hand, without a connection: the key says them, and not the end of the hand."""
    tablet = keeping_tablet
    tablet.judges()
    hand = dealt_anew(tablet)
    tablet.enter("fold", "fold", "fold")
    tablet.offline(True)
    tablet.page.locator('#felt [data-key="seat-1"]').click(button="right")
    tablet.amount("5 00")
    tablet.tap("buys")
    expect(badge(tablet)).to_contain_text("Unsent 1")
    expect(tablet.key("undo")).to_contain_text("Seat 1 buys 500")
    tablet.tap("undo")
    tablet.says("taken out: Seat 1 buys 500")
    expect(tablet.key("undo")).to_contain_text("1 fold")
    tablet.offline(False)
    tablet.delivered()
    assert lines(room, hand["hand"]) == ["3 fold", "4 fold", "1 fold"]
    tablet.forgive_the_network()


def test_where_no_engine_runs_what_happens_is_written_down_in_order(
    room: Server, kept_tablet: Tablet,
) -> None:
    """A raise, a board, anything: line by line, entered when the network is back; a wrong one is shown."""
    tablet, hand = kept_tablet, dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    tablet.offline(True)
    tablet.tap("fold")
    tablet.asks("Waiting for the connection")
    expect(tablet.key("undo")).to_contain_text("3 fold")
    for n, line in enumerate(("4 raise 600", "1 fold", "2 call", "deal board AhKd7c", "2 bet 9999"), 2):
        tablet.page.fill("#line", line)
        tablet.key("send").tap()
        expect(badge(tablet)).to_contain_text(f"Unsent {n}")
    until(tablet.page, KEPT, 6)      # what goes with a page is lost before
    tablet.page.reload()
    expect(badge(tablet)).to_contain_text("Unsent 6")
    tablet.offline(False)
    sheet = tablet.page.locator("#over")
    expect(sheet).to_contain_text("This was not entered")
    expect(sheet.locator("td")).to_have_text(["Seat 2 bets 9,999", "–"])
    tablet.tap("refused-drop")
    tablet.asks("Seat 2 to act: check")
    assert lines(room, hand["hand"]) == ["3 fold", "4 raise 600", "1 fold", "2 call", "deal board AhKd7c"]
    tablet.forgive_the_network()


def test_a_reload_without_a_connection_opens_the_table_and_what_is_unsent(
    room: Server, keeping_tablet: Tablet, second_tablet: Tablet,
) -> None:
    """Then another tablet acts: nothing of it is entered, both are shown, and the dealer chooses."""
    tablet = keeping_tablet
    tablet.judges()
    hand = dealt_anew(tablet)
    tablet.enter("call")
    tablet.offline(True)
    tablet.tap("fold")
    tablet.tap("call")
    tablet.asks("Seat 2 to act: check")
    until(tablet.page, KEPT, 2)
    tablet.page.reload()
    tablet.asks("Seat 2 to act: check")
    expect(badge(tablet)).to_contain_text("Unsent 2")
    tablet.stacks(_3="4,800", _1="4,800")
    second_tablet.open(f"/tables/{hand['table']}")
    second_tablet.amount("6 00")
    second_tablet.enter("wager")
    tablet.page.context.set_offline(False)
    sheet = tablet.page.locator("#over")
    expect(sheet).to_contain_text("This was not entered")
    expect(sheet.locator("td")).to_have_text(
        ["Seat 4 folds", "Seat 4 raises to 600", "Seat 1 calls", "–"])
    expect(badge(tablet)).to_have_text("Not entered 2: look")
    tablet.page.keyboard.press("Escape")
    tablet.tap("fold")  # nothing goes past what was refused
    expect(sheet).to_contain_text("This was not entered")
    tablet.tap("refused-drop")
    tablet.says("Dropped, not entered: Seat 4 folds; Seat 1 calls.")
    tablet.asks("Seat 1 to act: 500 to call")
    expect(badge(tablet)).to_have_text("Connected")
    assert lines(room, hand["hand"]) == ["3 call", "4 raise 600"]
    tablet.enter("fold")
    tablet.forgive_the_network()


def test_an_answer_that_is_lost_is_asked_for_again_and_counts_once(room: Server, tablet: Tablet) -> None:
    """It may have arrived, so it cannot be taken back; sent again by itself it has the same key."""
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    expect(badge(tablet)).to_have_text("Connected")

    def lose(route: Any) -> None:
        route.fetch()
        route.abort()

    tablet.page.route("**/actions", lose, times=1)
    tablet.enter("call")
    tablet.asks("Seat 4 to act")
    assert lines(room, hand["hand"]) == ["3 call"]
    tablet.forgive_the_network()


def test_the_outbox_outlives_a_server_that_is_killed(tmp_path: Path, browser: Browser) -> None:
    """What was acknowledged is there, what was not arrives, in order, each once; nobody touches it."""
    server = Server(tmp_path)
    port = server.host.rpartition(":")[2]
    hand = dealt(server)
    context = browser.new_context(viewport=LANDSCAPE, has_touch=True)  # type: ignore[arg-type]
    tablet = Tablet(context.new_page(), server)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.enter("call")
    server.kill()
    expect(badge(tablet)).to_contain_text("Offline")
    tablet.tap("call")
    tablet.tap("fold")
    expect(badge(tablet)).to_contain_text("Unsent 2")
    server.process = started_again(tmp_path, port)
    try:
        expect(badge(tablet)).to_have_text("Connected", timeout=PATIENCE_MS)
        tablet.asks("Seat 2 to act: check")
        assert lines(server, hand["hand"]) == ["3 call", "4 call", "1 fold"]
        tablet.enter("check")
    finally:
        context.close()
        server.kill()
    tablet.forgive_the_network()
    assert not [text for text in tablet.wrong if "fetching the script" not in text]  # of the service worker


def started_again(instance: Path, port: str, root: Path = ROOT) -> subprocess.Popen[str]:
    """The server over the same instance, on the same port; `root` is the checkout that it is served from."""
    process = subprocess.Popen(
        [sys.executable, "-m", "dealer_assist", "serve", "--port", port], cwd=root, text=True,
        env=os.environ | {"DEALER_ASSIST_INSTANCE": str(instance)}, stdout=subprocess.PIPE,
        start_new_session=True)
    assert process.stdout is not None
    assert "http://" in process.stdout.readline()
    return process


def badge(tablet: Tablet) -> Any:
    return tablet.page.locator("#link")


def test_what_is_taken_back_before_the_disk_has_it_does_not_come_again(tablet: Tablet, room: Server) -> None:
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.state()
    tablet.offline(True)
    tablet.page.evaluate(DISK_TAKEN)
    tablet.tap("call")
    tablet.tap("undo")
    tablet.page.evaluate("release()")
    until(tablet.page, KEPT, 0)
    tablet.forgive_the_network()


def test_a_disk_that_the_browser_has_shut_is_opened_again(tablet: Tablet, room: Server) -> None:
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.state()
    tablet.offline(True)
    tablet.page.evaluate(SHUT)
    tablet.tap("call")
    until(tablet.page, KEPT, 1)
    tablet.page.context.set_offline(False)
    tablet.delivered()
    assert lines(room, hand["hand"]) == ["3 call"]
    tablet.forgive_the_network()


def test_what_a_slow_disk_has_kept_is_sent_when_it_opens(tablet: Tablet, room: Server) -> None:
    """The page does not wait for it, and does not forget it."""
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.state()
    tablet.page.route("**/actions", lambda route: route.abort())
    tablet.tap("call")
    until(tablet.page, KEPT, 1)
    tablet.page.add_init_script(SLOW)
    tablet.page.unroute("**/actions")
    tablet.page.reload()
    tablet.asks("Seat 4 to act")
    assert lines(room, hand["hand"]) == ["3 call"]
    tablet.forgive_the_network()


def test_two_pages_of_one_tablet_keep_one_list(room: Server, keeping_tablet: Tablet) -> None:
    """What one of them takes back the other does not send, and what waits is on both, and sent once."""
    tablet, hand = keeping_tablet, dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    other = Tablet(tablet.page.context.new_page(), room)
    other.open(f"/tables/{hand['table']}")
    other.judges()
    tablet.offline(True)
    tablet.tap("call")
    expect(badge(other)).to_contain_text("Unsent 1")
    other.asks("Seat 4 to act")
    other.tap("call")
    tablet.asks("Seat 1 to act")
    tablet.tap("fold")
    expect(badge(other)).to_contain_text("Unsent 3")
    other.asks("Seat 2 to act")
    other.tap("undo")
    expect(badge(tablet)).to_contain_text("Unsent 2")
    tablet.asks("Seat 1 to act")
    tablet.offline(False)
    for page in (tablet, other):
        page.delivered()
        page.asks("Seat 1 to act")
    assert lines(room, hand["hand"]) == ["3 call", "4 call"]
    other.page.close()
    tablet.forgive_the_network()
