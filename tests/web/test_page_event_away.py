"""A table of an event without a connection deals on by the event's clock, and is checked when it is back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from dealer_assist.contract.structures.reading import template
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.store.db import utc
from tests.web.dealers import Dealers
from tests.web.dealt import dealt
from tests.web.server import Server
from tests.web.tablet import AHEAD, Tablet, room_server  # noqa: F401
from tests.web.tablet import a_tablet_that_has_kept_the_engine, the_tablet_at_its_next_game  # noqa: F401
from tests.web.test_page_events import ask_of
from tests.web.test_page_outbox import started_again
from tests.web.waiting import until

FIRST, SECOND, THIRD = (
    {"minutes": 20, "big-bet": {"blinds": blinds}} for blinds in ([50, 100], [100, 200], [200, 400]))
LEVELS = [FIRST, SECOND, {"break": 10}, THIRD]
SHEET = document_of(template("holdem")) | {"levels": LEVELS}
PLAYERS = iter(f"Away {n}" for n in range(1000))


@pytest.fixture(name="event")
def an_event_of_three(room: Server) -> Dealers:
    """Three at one table, the clock runs, one hand is over."""
    ask = ask_of(room)
    event = Dealers(ask, ask("POST", "/tournaments", {"name": "Away", "sheet": SHEET})["id"])
    event.act("enter", players=[next(PLAYERS) for _ in range(3)])
    event.act("draw")
    event.act("clock", tick="start")
    event.deal(event.now["tables"][0]["room"])
    return event


def away(tablet: Tablet, event: Dealers, left: int) -> int:
    """Open the table with so many milliseconds left of the level, and cut the connection."""
    table: int = event.now["tables"][0]["room"]
    tablet.open(f"/tables/{table}")
    tablet.judges()
    event.act("clock", tick="left", amount=left)
    # it asks every four seconds whether the director has done anything
    until(tablet.page, AHEAD.replace("one.past?.of", "one.past?.event?.left <= LEFT && one.past.of").replace(
        "LEFT", str(left)))
    tablet.offline(True)
    return table


def played(room: Server, table: int) -> list[Any]:
    """The hands of the record with their stakes, oldest first."""
    hands = room.ask("GET", f"/tables/{table}/hands")[1]["hands"]
    return [room.ask("GET", f"/hands/{hand['id']}")[1] for hand in reversed(hands)]


def card_away(tablet: Tablet) -> None:
    """The card of a game that begins is read, and closed."""
    if tablet.key("close-over").is_visible():
        tablet.tap("close-over")


def fold_to_the_end(tablet: Tablet) -> None:
    tablet.tap("next")
    card_away(tablet)
    tablet.tap("fold")
    tablet.tap("fold")


def a_minute_later(tablet: Tablet, room: Server) -> None:
    """Tablet and server are a minute further: clocks are set on, and the server begins anew with its own."""
    tablet.page.evaluate("() => { const now = Date.now; Date.now = () => now() + 60000; }")
    room.kill()
    kept = room.instance / utc.FILE
    clock = json.loads(kept.read_text())
    kept.write_text(json.dumps(clock | {"begun": clock["begun"] + 60}))
    room.process = started_again(room.instance, room.host.rpartition(":")[2])


def test_hands_go_on_through_a_level_that_ends(keeping_tablet: Tablet, room: Server, event: Dealers) -> None:
    tablet = keeping_tablet
    table = away(tablet, event, 12_000)
    fold_to_the_end(tablet)
    tablet.page.wait_for_timeout(12_000)
    expect(tablet.page.locator(".coming")).to_contain_text("50/100")
    fold_to_the_end(tablet)
    expect(tablet.page.locator(".coming")).to_contain_text("100/200")
    tablet.tap("next")
    tablet.offline(False)
    tablet.delivered()
    _, *hands = played(room, table)
    assert [hand["setup"]["blinds"] for hand in hands] == [[50, 100], [100, 200], [100, 200]]
    tablet.enter("fold")
    tablet.forgive_the_network()


def test_where_the_director_stopped_the_clock_the_dealer_is_asked(
    keeping_tablet: Tablet, room: Server, event: Dealers,
) -> None:
    """Nobody may deal while it stands: what was dealt meanwhile is shown, and not entered."""
    tablet = keeping_tablet
    table = away(tablet, event, 600_000)
    fold_to_the_end(tablet)
    event.act("clock", tick="pause")
    tablet.page.wait_for_timeout(1500)
    fold_to_the_end(tablet)
    tablet.offline(False)
    sheet = tablet.page.locator("#over")
    expect(sheet.locator("h2")).to_have_text("This was not entered")
    expect(sheet).to_contain_text("The clock stands. Wait for the director")
    assert len(played(room, table)) == 2
    tablet.tap("refused-drop")
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    tablet.forgive_the_network()


def test_a_break_is_kept_and_ends_by_the_tablets_clock(
    keeping_tablet: Tablet, room: Server, event: Dealers,
) -> None:
    """The server said that the table waits, and is not there to say that it does not any more."""
    tablet = keeping_tablet
    event.act("clock", tick="row", amount=2)
    table = away(tablet, event, 10_000)
    tablet.tap("next")
    tablet.says("Break: 1 minute left")
    tablet.page.wait_for_timeout(10_000)
    tablet.tap("next")
    tablet.asks("to act")
    tablet.offline(False)
    tablet.delivered()
    assert played(room, table)[-1]["setup"]["blinds"] == [200, 400]
    tablet.enter("fold")
    tablet.forgive_the_network()


def test_a_mix_by_minutes_goes_on_by_the_tablets_clock(keeping_tablet: Tablet, room: Server) -> None:
    """Tapped before the level went up and told after it: the record deals the game of its time."""
    tablet = keeping_tablet
    mix = {"games": ["holdem", "omaha-8"], "change": {"way": "level", "minutes": 1},
           "stakes": {"limit": {"small_bet": 200}, "big-bet": {"blinds": [100, 200]}}}
    table = dealt(room, 3)["table"]
    tablet.open(f"/tables/{table}")
    tablet.judges()
    tablet.ahead()
    tablet.enter("fold", "fold")
    room.ask("PATCH", f"/tables/{table}", {"mix": mix})
    until(tablet.page, AHEAD.replace("one.past?.of", "one.past?.since && one.past.of"))
    tablet.offline(True)
    fold_to_the_end(tablet)
    expect(tablet.page.locator("#where")).to_contain_text("level 1")
    a_minute_later(tablet, room)
    fold_to_the_end(tablet)
    tablet.offline(False)
    tablet.delivered()
    assert [one["game"] for one in played(room, table)] == ["holdem", "holdem", "omaha-8"]
    tablet.forgive_the_network()
