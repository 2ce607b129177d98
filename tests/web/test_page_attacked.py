"""Every kind of entry waits without a connection while something else goes wrong: all arrives, each once."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Route, expect

from tests.web.dealt import dealt, lines
from tests.web.server import Server
from tests.web.tablet import Tablet, room_server  # noqa: F401
from tests.web.tablet import a_tablet_that_has_kept_the_engine, the_tablet_at_its_next_game  # noqa: F401
from tests.web.test_page_night import hold
from tests.web.test_page_outbox import FULL, KEPT
from tests.web.test_page_seats import count
from tests.web.test_page_sizes import at_state
from tests.web.waiting import until

WORKERS = """(() => {
    const known = globalThis.workers = [], Begun = globalThis.Worker;
    globalThis.Worker = class extends Begun {
        constructor(...one) { super(...one); known.push(this); }
    };
})()"""
Trouble = Callable[[Tablet, int], Any]      # and how many entries wait


def nothing(_: Tablet, __: int) -> None:
    """The network alone was away."""


def the_page_is_reloaded(tablet: Tablet, waiting: int) -> None:
    until(tablet.page, KEPT, waiting)
    tablet.page.reload()
    tablet.judges()


def the_engine_dies(tablet: Tablet, _: int) -> None:
    """Whatever it is asked from now on it leaves unanswered."""
    tablet.page.evaluate("workers.forEach((one) => one.terminate())")


def the_disk_refuses(tablet: Tablet, _: int) -> None:
    tablet.page.evaluate(FULL)


def every_answer_is_lost(tablet: Tablet, _: int) -> None:
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


CHOICE = {
    "tournament": False, "preset": "cash", "chip": 25, "house": {"rake": "none", "run-it": 3},
    "mix": {"name": "Ours", "change": {"way": "choice"},
            "games": [{"game": "holdem", "betting": "no-limit"}, {"game": "omaha", "betting": "pot-limit"}],
            "stakes": {"big-bet": {"blinds": [100, 200]}}},
}


def a_night_of_choices(tablet: Tablet) -> None:
    """All-in and run twice; a straddle and a bomb pot between hands, each in a game that somebody chooses."""
    for tapped in (
        "card-go fold all-in call fold run-2 card-2h card-3h card-4h card-5h card-9s",
        "card-Ts card-Js card-Qs card-Kd card-2c card-Ah card-Ac muck push-0",
        "special straddle-1 runs-1 deal-so choose-1 fold fold push-0",
        "special bomb-400 deal-so choose-2 card-go card-2s card-3s card-4s check wager fold",
    ):
        for name in tapped.split():
            tablet.tap(name)


def came_to(room: Server, table: int) -> Any:
    """The hands of the record with their lines in force, what was noted, and who has what in front."""
    hands = [room.ask("GET", f"/hands/{hand['id']}")[1]
             for hand in reversed(room.ask("GET", f"/tables/{table}/hands")[1]["hands"])]
    assert all(room.ask("GET", f"/hands/{hand['hand']}/verify")[1]["ok"] for hand in hands)
    seats = room.ask("GET", f"/tables/{table}")[1]["seats"]
    return ([(hand["status"], hand["lines"]) for hand in hands], lines(room, hands[0]["hand"]).count("event"),
            [(one["stack"], one["present"]) for one in seats])


class Evening(NamedTuple):
    """What is entered at a table without a connection, how many entries that is, and what it comes to."""

    table: Callable[[Server], int]
    entered: Callable[[Tablet], None]
    entries: int                    # and one more that is tapped last: the next fold
    comes_to: tuple[list[tuple[str, list[str]]], int, list[tuple[int, bool]]]


EVERYTHING = Evening(lambda room: int(dealt(room)["table"]), a_hand_of_everything, 17, (
    [("over", ["3 fold", "4 call", "1 call", "2 check", "deal board AhKd8c", "1 check", "4 stack 3000",
               "2 bet 200", "4 fold", "1 fold"]),
     ("void", []),
     ("over", ["4 fold", "1 fold"])],
    1, [(4800, True), (5400, False), (5500, True), (3000, True)]))
CHOICES = Evening(
    lambda room: at_state(room, CHOICE, 4, {"game": "holdem", "button": 4}, []), a_night_of_choices, 17, (
        [("over", ["3 fold", "4 raise 250000", "1 call", "2 fold", "run 2", "deal board 2h3h4h5h9s",
                   "deal board TsJsQsKd2c", "1 show AhAc", "4 muck"]),
         ("over", ["2 fold", "3 fold"]),
         ("over", ["deal board 2s3s4s", "3 check", "1 bet 400", "2 fold", "3 fold"])],
        0, [(501_300, True), (249_300, True), (249_400, True), (0, True)]))


@pytest.mark.parametrize("evening", [EVERYTHING, CHOICES], ids=["everything", "choices"])
@pytest.mark.parametrize(("first", "late", "back"), [
    (nothing, nothing, nothing),
    (nothing, nothing, every_answer_is_lost),
    (nothing, the_page_is_reloaded, nothing),
    (nothing, the_engine_dies, nothing),
    (the_disk_refuses, nothing, nothing),
], ids=["the network", "every answer", "the page", "the engine", "the disk"])
def test_everything_waits_and_arrives_once(
    room: Server, keeping_tablet: Tablet, first: Trouble, late: Trouble, back: Trouble, evening: Evening,
) -> None:
    tablet, table = keeping_tablet, evening.table(room)
    tablet.page.add_init_script(WORKERS)
    tablet.open(f"/tables/{table}")
    tablet.judges()
    tablet.ahead()
    tablet.offline(True)
    first(tablet, evening.entries)
    evening.entered(tablet)
    late(tablet, evening.entries)
    tablet.tap("fold")
    expect(tablet.page.locator("#link")).to_contain_text(f"Unsent {evening.entries + 1}")
    back(tablet, evening.entries)
    tablet.offline(False)
    tablet.delivered()
    assert came_to(room, table) == evening.comes_to
    tablet.forgive_the_network()
