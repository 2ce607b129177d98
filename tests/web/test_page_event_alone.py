"""A table of an event without a connection counts by itself what it can know, and says what it cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.dealers import Dealers
from tests.web.server import Server
from tests.web.tablet import Tablet, room_server  # noqa: F401
from tests.web.tablet import a_tablet_that_has_kept_the_engine, the_tablet_at_its_next_game  # noqa: F401
from tests.web.test_page_event_away import (
    PLAYERS, SHEET, a_minute_later, away, card_away, fold_to_the_end, played,
)
from tests.web.test_page_events import ask_of

CALL_THE_FLOOR = "Without a connection this table does not hear when it may deal again: call the floor"
BOARD, HOLE = "2c 7d 9h Js Ks", "As Ad 3c 4d"
Opens = Callable[..., Dealers]


@pytest.fixture(name="opens")
def an_event_by_its_sheet(room: Server) -> Opens:
    """Opens one: its clock runs, and one hand is over at each table."""
    def opens(players: int = 3, **sheet: Any) -> Dealers:
        ask = ask_of(room)
        event = Dealers(ask, ask("POST", "/tournaments", {"name": "Alone", "sheet": SHEET | sheet})["id"])
        event.act("enter", players=[next(PLAYERS) for _ in range(players)])
        event.act("draw")
        event.act("clock", tick="start")
        for table in event.now["tables"]:
            event.deal(table["room"])
        return event
    return opens


def all_in(tablet: Tablet, *answers: str) -> None:
    """The first puts everything in; the cards are entered as they are asked for."""
    for name in ("all-in", *answers):
        tablet.tap(name)
    board, hole = BOARD.split(), HOLE.split()
    while board or hole:
        tablet.page.wait_for_function(
            "() => document.querySelector('#panel [data-key^=card-]:not(:disabled)')")
        cards = board if tablet.page.locator("body[data-kind=deal]").count() else hole
        tablet.tap(f"card-{cards.pop(0)}")
    expect(tablet.page.locator("[data-award]")).to_have_count(1)


def home(tablet: Tablet, room: Server, table: int) -> list[Any]:
    """Back on line: everything is in the record as it was shown, and the record holds."""
    tablet.offline(False)
    tablet.delivered()
    tablet.forgive_the_network()
    return played(room, table)[1:]


def test_announced_last_hands_are_counted_down(keeping_tablet: Tablet, room: Server, opens: Opens) -> None:
    """One of them is made void: it is dealt again, and does not count."""
    tablet, event = keeping_tablet, opens()
    event.act("last-hands", count=2)
    table = away(tablet, event, 600_000)
    fold_to_the_end(tablet)
    tablet.tap("next")
    card_away(tablet)
    for name in ("fold", "log", "void", "void-now"):
        tablet.tap(name)
    fold_to_the_end(tablet)
    tablet.tap("next")
    tablet.says("The last hand has been dealt. Bag the chips")
    assert [hand["status"] for hand in home(tablet, room, table)] == ["over", "void", "over"]


def test_hand_for_hand_one_is_dealt_and_the_floor_is_called(
    keeping_tablet: Tablet, room: Server, opens: Opens,
) -> None:
    """Only the others know when the next may begin."""
    tablet, event = keeping_tablet, opens(6, seats=3)
    event.act("hand-for-hand", on=True)
    table = away(tablet, event, 600_000)
    fold_to_the_end(tablet)
    tablet.tap("next")
    tablet.says(f"Hand for hand: this table has dealt its hand. {CALL_THE_FLOOR}")
    hands = home(tablet, room, table)
    assert [hand["setup"]["held"] for hand in hands] == [True]


def test_who_is_bust_turns_in_a_lammer_and_is_dealt_in(
    keeping_tablet: Tablet, room: Server, opens: Opens,
) -> None:
    tablet, event = keeping_tablet, opens(house={"lammers": {"count": 1, "value": 5000, "last-level": 2}})
    table = away(tablet, event, 600_000)
    tablet.tap("next")
    card_away(tablet)
    all_in(tablet, "fold", "call")
    fold_to_the_end(tablet)
    first, second = home(tablet, room, table)
    bust = [seat for seat, stack in first["stacks"].items() if not stack]
    assert len(bust) == 1 and second["setup"]["seats"][bust[0]] == 5000


def test_a_shootout_goes_on_at_its_one_table(keeping_tablet: Tablet, room: Server, opens: Opens) -> None:
    """It plays until one is left, who waits for the other tables."""
    tablet, event = keeping_tablet, opens(4, seats=2, form="shootout")
    table = away(tablet, event, 600_000)
    tablet.tap("next")
    card_away(tablet)
    tablet.tap("fold")
    tablet.tap("next")
    all_in(tablet, "call")
    tablet.tap("next")
    tablet.says("This table is decided: the winner goes on. Wait for the other tables")
    assert len(home(tablet, room, table)) == 2


def test_a_mix_by_minutes_within_a_level_goes_on(keeping_tablet: Tablet, room: Server, opens: Opens) -> None:
    """Its minutes go by from the first hand of the level on."""
    mix = {"name": "Two", "games": [{"game": "holdem", "betting": "no-limit"},
                                    {"game": "omaha-8", "betting": "pot-limit"}],
           "change": {"way": "level", "minutes": 1}}
    tablet, event = keeping_tablet, opens(mix=mix)
    table = away(tablet, event, 600_000)
    fold_to_the_end(tablet)
    a_minute_later(tablet, room)
    fold_to_the_end(tablet)
    assert [hand["game"] for hand in home(tablet, room, table)] == ["holdem", "omaha-8"]


def one_has_to_go(event: Dealers, beside: bool = False) -> tuple[Any, int]:
    """A seat gets free at the other table, and the first one here has to take it.

    Shape: answers who goes; `beside`: into a seat that somebody still sits in, who has to go as well.
    """
    here, there = event.now["tables"]
    free = there["seats"][0]
    event.act("out", player=free["player"])
    mover, to = here["seats"][0], free["seat"]
    if beside:
        still = there["seats"][1]
        event.act("move", player=still["player"], table=there["number"], seat=free["seat"])
        to = still["seat"]
    event.act("move", player=mover["player"], table=there["number"], seat=to)
    return mover, there["number"]


def names(hand: Any) -> set[str]:
    return {*hand["names"].values()}


def test_a_player_who_has_to_go_is_let_go(keeping_tablet: Tablet, room: Server, opens: Opens) -> None:
    """Nothing is dealt before; who has gone has taken the chips along, and is dealt in at neither."""
    tablet, event = keeping_tablet, opens(8, seats=4)
    mover, there = one_has_to_go(event)
    table = away(tablet, event, 600_000)
    tablet.tap("next")
    tablet.says(f"{mover['player']}, seat {mover['seat']}, goes to table {there}")
    tablet.tap(f"went-{mover['seat']}")
    tablet.says("gone")
    expect(tablet.page.locator("#link")).to_contain_text("Unsent 1")
    expect(tablet.key(f"went-{mover['seat']}")).to_have_count(0)
    fold_to_the_end(tablet)
    [hand] = home(tablet, room, table)
    assert mover["player"] not in names(hand) and hand["status"] == "over"
    seats = {one["player"]: one["stack"] for one in event.now["tables"][1]["seats"]}
    assert seats[mover["player"]] == mover["stack"]
    assert event.now["chips"]["difference"] == 0 and event.now["differences"] == []


def test_who_was_let_go_by_the_director_too_has_gone_once(
    keeping_tablet: Tablet, room: Server, opens: Opens,
) -> None:
    """It is so already: what waits behind it goes on."""
    tablet, event = keeping_tablet, opens(8, seats=4)
    mover, _ = one_has_to_go(event)
    table = away(tablet, event, 600_000)
    tablet.tap(f"went-{mover['seat']}")
    fold_to_the_end(tablet)
    event.act("went", table=event.now["tables"][0]["number"], seat=mover["seat"])
    [hand] = home(tablet, room, table)
    assert mover["player"] not in names(hand) and hand["status"] == "over"
    assert event.now["differences"] == []


def test_nobody_is_let_go_into_a_seat_that_was_taken(
    keeping_tablet: Tablet, room: Server, opens: Opens,
) -> None:
    """Only the other table knows when it is free; after a reload too."""
    tablet, event = keeping_tablet, opens(8, seats=4)
    mover, _ = one_has_to_go(event, beside=True)
    away(tablet, event, 600_000)
    tablet.page.reload()
    tablet.judges()
    tablet.tap(f"went-{mover['seat']}")
    tablet.says("the seat at the other table was still taken")
    expect(tablet.key(f"went-{mover['seat']}")).to_be_visible()
    tablet.offline(False)
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    tablet.forgive_the_network()


def test_nobody_is_let_go_in_the_middle_of_a_hand(keeping_tablet: Tablet, room: Server, opens: Opens) -> None:
    tablet, event = keeping_tablet, opens(8, seats=4)
    table = away(tablet, event, 600_000)
    tablet.offline(False)
    tablet.delivered()
    tablet.enter("next")
    card_away(tablet)
    mover, _ = one_has_to_go(event)
    expect(tablet.key(f"went-{mover['seat']}")).to_be_visible()
    tablet.offline(True)
    tablet.tap(f"went-{mover['seat']}")
    tablet.says("This table plays a hand. Wait until it is over.")
    for _ in range(3):
        tablet.tap("fold")
    tablet.tap(f"went-{mover['seat']}")
    tablet.says("gone")
    hands = home(tablet, room, table)
    assert [hand["status"] for hand in hands] == ["over"]
    assert mover["player"] in [one["player"] for one in event.now["tables"][1]["seats"]]
