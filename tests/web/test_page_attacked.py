"""Every kind of entry waits without a connection while something else goes wrong: all arrives, each once."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.web.dealt import dealt, lines
from tests.web.server import Server
from tests.web.tablet import Tablet, room_server  # noqa: F401
from tests.web.tablet import a_tablet_that_has_kept_the_engine, the_tablet_at_its_next_game  # noqa: F401
from tests.web.test_page_night import hold
from tests.web.test_page_outbox import FULL, KEPT
from tests.web.test_page_seats import count
from tests.web.waiting import until

ENTRIES = 19        # of the outbox that `a_hand_of_everything` comes to, and one that is tapped last
WORKERS = """(() => {
    const known = globalThis.workers = [], Begun = globalThis.Worker;
    globalThis.Worker = class extends Begun {
        constructor(...one) { super(...one); known.push(this); }
    };
})()"""
Trouble = Callable[[Tablet], Any]


def nothing(_: Tablet) -> None:
    """The network alone was away."""


def the_page_is_reloaded(tablet: Tablet) -> None:
    until(tablet.page, KEPT, ENTRIES - 1)
    tablet.page.reload()
    tablet.judges()


def the_engine_dies(tablet: Tablet) -> None:
    """Whatever it is asked from now on it leaves unanswered."""
    tablet.page.evaluate("workers.forEach((one) => one.terminate())")


def the_disk_refuses(tablet: Tablet) -> None:
    tablet.page.evaluate(FULL)


def every_answer_is_lost(tablet: Tablet) -> None:
    """The first of each entry: the server has taken it."""
    lost = set[str]()

    def lose(route: Route) -> None:
        asked = route.request
        # how long ago it was tapped is another figure each time
        mark = json.loads(asked.post_data or "{}").get("key") or f"{asked.url} {asked.post_data}"
        if asked.method == "GET" or asked.url.endswith("/unsent") or mark in lost:
            return route.continue_()
        lost.add(mark)
        route.fetch()
        return route.abort()

    tablet.page.route("**/api/v1/**", lose)


def counted(tablet: Tablet, seat: int, figure: str, name: str) -> None:
    """A figure on the sheet of a seat; the felt's own keypad has such keys too."""
    tablet.page.locator(f'#felt [data-key="seat-{seat}"]').click(button="right")
    count(tablet, figure)
    tablet.tap(name)
    expect(tablet.page.locator("#over")).to_be_hidden()


def a_hand_of_everything(tablet: Tablet) -> None:
    """What a dealer enters in a hand, between two, in one that is taken back, and in the next."""
    tablet.tap("fold")
    tablet.tap("all")                               # two call as one
    tablet.asks("Seat 2 to act")
    hold(tablet, 2, "presence")                     # away from the next hand on
    for name in ("floor", "kind-note", "note-fouled-deck"):
        tablet.tap(name)
    expect(tablet.page.locator("#link")).to_contain_text("Unsent 4")
    tablet.tap("check")
    for card in ("Ah", "Kd", "7c"):
        tablet.tap(f"card-{card}")
    tablet.asks("Seat 1 to act")
    tablet.page.locator('#felt [data-card="7c"]').click()
    tablet.tap("card-8c")
    expect(tablet.page.locator('#felt [data-card="8c"]')).to_be_visible()
    tablet.tap("check")
    tablet.asks("Seat 2 to act")
    tablet.tap("undo")
    tablet.asks("Seat 1 to act")
    tablet.tap("redo")
    tablet.asks("Seat 2 to act")
    counted(tablet, 4, "3 000", "really")
    tablet.tap("wager")
    tablet.asks("Seat 4 to act")
    tablet.tap("fold")
    tablet.tap("fold")
    tablet.asks("Push")
    counted(tablet, 3, "5 00", "buys")
    tablet.tap("next")
    tablet.asks("to act")
    for name in ("log", "void", "void-now"):
        tablet.tap(name)
    tablet.tap("next")
    tablet.asks("to act")
    tablet.tap("fold")
    tablet.asks("to act")


def came_to(room: Server, table: int) -> Any:
    """The hands of the record with their lines in force, what was noted, and who has what in front."""
    hands = [room.ask("GET", f"/hands/{hand['id']}")[1]
             for hand in reversed(room.ask("GET", f"/tables/{table}/hands")[1]["hands"])]
    assert all(room.ask("GET", f"/hands/{hand['hand']}/verify")[1]["ok"] for hand in hands)
    seats = room.ask("GET", f"/tables/{table}")[1]["seats"]
    return ([(hand["status"], hand["lines"]) for hand in hands], lines(room, hands[0]["hand"]).count("event"),
            [(one["stack"], one["present"]) for one in seats])


EXPECTED = (
    [("over", ["3 fold", "4 call", "1 call", "2 check", "deal board AhKd8c", "1 check", "4 stack 3000",
               "2 bet 200", "4 fold", "1 fold"]),
     ("void", []),
     ("over", ["4 fold", "1 fold"])],
    1, [(4800, True), (5400, False), (5500, True), (3000, True)])


@pytest.mark.parametrize(("first", "late", "back"), [
    (nothing, nothing, nothing),
    (nothing, nothing, every_answer_is_lost),
    (nothing, the_page_is_reloaded, nothing),
    (nothing, the_engine_dies, nothing),
    (the_disk_refuses, nothing, nothing),
], ids=["the network", "every answer", "the page", "the engine", "the disk"])
def test_everything_waits_and_arrives_once(
    room: Server, keeping_tablet: Tablet, first: Trouble, late: Trouble, back: Trouble,
) -> None:
    tablet, table = keeping_tablet, dealt(room)["table"]
    tablet.page.add_init_script(WORKERS)
    tablet.open(f"/tables/{table}")
    tablet.judges()
    tablet.ahead()
    tablet.offline(True)
    first(tablet)
    a_hand_of_everything(tablet)
    late(tablet)
    tablet.tap("fold")
    expect(tablet.page.locator("#link")).to_contain_text(f"Unsent {ENTRIES}")
    back(tablet)
    tablet.offline(False)
    tablet.delivered()
    assert came_to(room, table) == EXPECTED
    tablet.forgive_the_network()
