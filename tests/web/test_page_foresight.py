"""What the keys on the screen would enter is judged while nobody taps; a tap need not wait for it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.tablet import Tablet, a_tablet_with_its_own_engine, room_server  # noqa: F401
from tests.web.test_page_budget import NO_LIMIT, in_force
from tests.web.test_page_drawn_anew import CREATED
from tests.web.test_page_sizes import at_state

# every question that the page puts to its engine
LISTEN = """() => {
  globalThis.questions = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message) {
    globalThis.worker = this;
    if (message.text) questions.push(message.text);
    return post.call(this, message);
  };
}"""
ASKED = """(add) => questions.filter((text) => JSON.stringify(JSON.parse(text).add) === add).length"""


def at_four_players(tablet: Tablet, room: Server) -> int:
    """Seat 1 is to act behind a raise, and the engine stands."""
    table: int = at_state(room, NO_LIMIT, 4, {"button": 4}, ["3 raise 600", "4 fold"])
    tablet.page.add_init_script(f"({LISTEN})()")
    tablet.open(f"/tables/{table}")
    tablet.judges()
    return table


def asked(tablet: Tablet, *lines: str) -> Any:
    """How often the engine was asked what the hand is after these lines."""
    return tablet.page.evaluate(ASKED, json.dumps(lines, separators=(",", ":")))


def foreseen(tablet: Tablet, *lines: str) -> None:
    """Wait until the engine was asked for these lines beforehand."""
    tablet.page.wait_for_function(
        f"(add) => ({ASKED})(add) === 1", arg=json.dumps(lines, separators=(",", ":")),
        timeout=30_000)


def test_what_a_key_would_enter_is_judged_before_it_is_tapped(judging_tablet: Tablet, room: Server):
    """One player's act and that of several, and an amount as it is typed: the tap itself asks nothing."""
    tablet = judging_tablet
    table = at_four_players(tablet, room)
    for lines in (["1 fold"], ["1 call"], ["1 raise 1000"], ["1 call", "2 call"], ["1 raise 250000"]):
        foreseen(tablet, *lines)
    tablet.enter("call")
    tablet.asks("Seat 2 to act")
    tablet.amount("1 5 00")
    foreseen(tablet, "2 raise 1500")
    tablet.enter("wager")
    tablet.asks("Seat 3 to act")
    foreseen(tablet, "3 call", "1 call")
    tablet.enter("all")
    tablet.asks("Burn and deal the flop")
    assert asked(tablet, "1 call") == asked(tablet, "2 raise 1500") == asked(tablet, "3 call", "1 call") == 1
    assert in_force(room, table) == ["3 raise 600", "4 fold", "1 call", "2 raise 1500", "3 call", "1 call"]


def test_what_was_foreseen_of_another_hand_is_forgotten(judging_tablet: Tablet, room: Server):
    """Another tablet has called: the same words would mean another hand."""
    tablet = judging_tablet
    table = at_four_players(tablet, room)
    foreseen(tablet, "1 fold")
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]
    room.ask("POST", f"/hands/{hand['id']}/actions", {"seq": hand["seq"], "line": "1 call"})
    tablet.asks("Seat 2 to act")
    foreseen(tablet, "2 fold")
    tablet.enter("undo")
    tablet.asks("Seat 1 to act")
    tablet.enter("fold")
    tablet.asks("Seat 2 to act")
    assert asked(tablet, "1 fold") == 2
    assert in_force(room, table)[2:] == ["1 fold"]


def test_a_lost_engine_takes_what_it_had_foreseen_with_it(judging_tablet: Tablet, room: Server):
    """No tap is lost meanwhile, and the next engine is asked for itself."""
    tablet = judging_tablet
    table = at_four_players(tablet, room)
    foreseen(tablet, "1 fold")
    tablet.page.evaluate("worker.onerror({ message: 'lost' })")
    tablet.enter("fold")
    tablet.asks("Seat 2 to act")
    foreseen(tablet, "2 fold")
    assert asked(tablet, "1 fold") == 1
    assert in_force(room, table)[2:] == ["1 fold"]


def test_the_keys_of_the_deck_are_ready_before_a_street_is_closed(judging_tablet: Tablet, room: Server):
    """Fifty-two keys come with the tap that closes it, and are not what it waits for."""
    tablet = judging_tablet
    at_four_players(tablet, room)
    foreseen(tablet, "1 call", "2 call")
    tablet.page.evaluate(CREATED)
    tablet.enter("all")
    tablet.asks("Burn and deal the flop")
    expect(tablet.page.locator(".cardkey")).to_have_count(52)
    assert tablet.page.evaluate("created") < 100
    tablet.cards("Ah Kd 7c")
    tablet.asks("Seat 1 to act")
    tablet.page.evaluate("created = 0")
    tablet.enter("check")
    tablet.asks("Seat 2 to act")
    assert tablet.page.evaluate("created") < 40     # of the keys only what is new of one
