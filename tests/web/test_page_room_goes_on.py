"""A tablet without a connection deals on, and the floor changes its table: no tap counts for another hand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.dealt import dealt
from tests.web.server import Server
from tests.web.tablet import Tablet, room_server  # noqa: F401
from tests.web.tablet import a_tablet_that_has_kept_the_engine, the_tablet_at_its_next_game  # noqa: F401


def away(room: Server, tablet: Tablet, *names: str, seats: int = 3) -> int:
    """A table whose first hand is over in the record; the taps after it wait. Answers the table."""
    table = int(dealt(room, seats)["table"])
    tablet.open(f"/tables/{table}")
    tablet.judges()
    tablet.enter(*["fold"] * (seats - 1))
    tablet.ahead()
    tablet.offline(True)
    for name in names:
        tablet.tap(name)
    return table


def newest(room: Server, table: int) -> dict[str, Any]:
    number = room.ask("GET", f"/tables/{table}")[1]["hand"]["id"]
    return dict(room.ask("GET", f"/hands/{number}")[1])


def rows(tablet: Tablet, *cells: str) -> None:
    """The sheet tells it line by line: what this tablet had, what the record has."""
    expect(tablet.page.locator("#over td")).to_have_text(cells)


def left(tablet: Tablet) -> None:
    """Nothing of it waits any more."""
    tablet.tap("refused-drop")
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    tablet.forgive_the_network()


def test_another_player_sits_where_one_was_dealt_in(room: Server, keeping_tablet: Tablet) -> None:
    """With as many chips as lay there before: what was tapped for one was entered for the other."""
    tablet = keeping_tablet
    table = away(room, tablet, "next", "fold")
    room.ask("DELETE", f"/tables/{table}/seats/3")
    assert room.ask("PUT", f"/tables/{table}/seats/3", {"player": "Zoe Z", "stack": 5000})[0] == 200
    tablet.page.context.set_offline(False)
    rows(tablet, "Seat 3: 5,000", "Seat 3 (Zoe Z): 5,000", "Seat 1 folds", "–")
    expect(tablet.page.locator("#over")).to_contain_text("The server says something else")
    assert newest(room, table)["lines"] == []
    left(tablet)


@pytest.mark.parametrize(("change", "here", "there"), [
    ({"game": "omaha", "betting": "no-limit"}, "Texas Hold'em, no limit", "Omaha, no limit"),
    ({"blinds": [200, 400]}, "100/200", "200/400"),
    ({"house": {"run-it": 2}}, "the table's settings as this tablet has them",
     "other settings: they were changed meanwhile"),
], ids=["game", "stakes", "house rules"])
def test_the_table_was_set_otherwise(
    room: Server, keeping_tablet: Tablet, change: dict[str, Any], here: str, there: str,
) -> None:
    """Omaha was recorded where hold'em lay on the felt, for whoever acts next is the same in both."""
    tablet = keeping_tablet
    table = away(room, tablet, "next", "call", "fold")
    assert room.ask("PATCH", f"/tables/{table}", change)[0] == 200
    tablet.page.context.set_offline(False)
    rows(tablet, here, there, "Seat 1 calls", "–", "Seat 2 folds", "–")
    assert newest(room, table)["lines"] == []
    left(tablet)


def test_what_waits_for_the_dealer_waits_after_a_reload(room: Server, keeping_tablet: Tablet) -> None:
    """It was sent by the next page, to the hand that it was not made for."""
    tablet = keeping_tablet
    table = away(room, tablet, "next", "call", "fold")
    room.ask("PATCH", f"/tables/{table}", {"house": {"run-it": 2}})
    tablet.page.context.set_offline(False)
    expect(tablet.page.locator("#over td")).to_have_count(6)
    tablet.page.reload()
    expect(tablet.page.locator("#over td")).to_have_count(6)
    assert newest(room, table)["lines"] == []
    left(tablet)


def test_what_waits_is_entered_in_another_language_too(room: Server, keeping_tablet: Tablet) -> None:
    """Only the sum beside a pot-limit maximum read otherwise, and what had been tapped since was stopped."""
    tablet = keeping_tablet
    table = away(room, tablet)
    room.ask("PATCH", f"/tables/{table}", {"game": "omaha", "betting": "pot-limit"})
    tablet.page.context.set_offline(False)
    tablet.enter("next")
    tablet.ahead()
    tablet.offline(True)
    for name in ("fold", "call"):
        tablet.tap(name)
    german = {"name": "lang", "value": "de", "url": f"http://{tablet.host}"}
    tablet.page.context.add_cookies([german])       # type: ignore[list-item]
    try:
        tablet.page.context.set_offline(False)
        tablet.page.reload()
        expect(tablet.page.locator("body[data-unsent='0'] #link")).to_have_text("Verbunden")
        assert newest(room, table)["lines"] == ["1 fold", "2 call"]
    finally:
        tablet.page.context.add_cookies([{**german, "value": "en"}])    # type: ignore[list-item]
    tablet.forgive_the_network()


def test_what_a_page_has_kept_the_next_compares(room: Server, keeping_tablet: Tablet) -> None:
    """It was sent before this page's engine stood, and whatever came of it was taken."""
    tablet = keeping_tablet
    table = away(room, tablet, "next", "call", "fold")
    room.ask("PATCH", f"/tables/{table}", {"house": {"run-it": 2}})
    tablet.page.route("**/*.whl", lambda route: route.abort())
    tablet.page.reload()
    expect(tablet.page.locator("#link")).to_contain_text("Unsent 3")
    tablet.page.context.set_offline(False)
    expect(tablet.page.locator("#over td")).to_have_count(6)
    assert newest(room, table)["lines"] == []
    left(tablet)


def test_every_hand_that_was_dealt_elsewhere_is_told(room: Server, keeping_tablet: Tablet) -> None:
    """Beside three hands of this tablet the newest alone was shown."""
    tablet = keeping_tablet
    table = away(room, tablet, "next", "fold", "next", "fold", "next", "call", seats=2)
    for lines in (["1 call", "2 fold"], ["2 fold"], ["1 call"]):
        hand = room.ask("POST", f"/tables/{table}/hands", {})[1]["hand"]
        assert room.ask("POST", f"/hands/{hand}/actions", {"seq": 0, "lines": lines})[0] == 200
    tablet.page.context.set_offline(False)
    rows(
        tablet, "Next hand", "hand 2 was dealt", "Seat 1 folds", "Seat 1 calls", "–", "Seat 2 folds",
        "Next hand", "hand 3 was dealt", "Seat 2 folds", "Seat 2 folds",
        "Next hand", "hand 4 was dealt", "Seat 1 calls", "Seat 1 calls")
    expect(tablet.page.locator("#over tr.alike")).to_have_text([
        "Next handhand 2 was dealt", "Seat 2 foldsSeat 2 folds", "Seat 1 callsSeat 1 calls"])
    left(tablet)


def in_mid_hand(room: Server, tablet: Tablet) -> int:
    """Seat 3 has called in the record; what seats 1 and 2 do waits. Answers the hand."""
    hand = dealt(room, 3)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.enter("call")
    tablet.offline(True)
    tablet.tap("fold")
    tablet.tap("check")
    return int(hand["hand"])


def test_what_the_floor_ruled_meanwhile_is_told(room: Server, keeping_tablet: Tablet) -> None:
    """It changes nothing in the hand, and the sheet had no line of it."""
    tablet = keeping_tablet
    number = in_mid_hand(room, tablet)
    call = room.ask("POST", f"/hands/{number}/calls", {"reason": "other"})[1]["id"]
    ruling = {"seq": 1, "decision": "stands", "reason": "Heard by all", "who": "Maria"}
    assert room.ask("POST", f"/calls/{call}/ruling", ruling)[0] == 200
    tablet.page.context.set_offline(False)
    rows(tablet, "Seat 1 folds", "Floor ruled: it stands. Heard by all (Maria)", "Seat 2 checks", "–")
    left(tablet)


def test_what_the_floor_took_back_or_changed_is_told(room: Server, keeping_tablet: Tablet) -> None:
    """That the hand had gone on was said, and nothing of what was there before."""
    tablet = keeping_tablet
    number = in_mid_hand(room, tablet)
    change = {"seq": 1, "entry": 1, "line": "3 raise 600"}
    assert room.ask("POST", f"/hands/{number}/repair", change)[0] == 200
    tablet.page.context.set_offline(False)
    rows(
        tablet, "Seat 1 folds", "taken back: Seat 3 calls", "Seat 2 checks", "Seat 3 raises to 600")
    left(tablet)


def test_who_sat_down_in_a_seat_meanwhile_keeps_it(room: Server, keeping_tablet: Tablet) -> None:
    """A player without a name was called away, and the name of the next was gone with him."""
    tablet = keeping_tablet
    table = away(room, tablet, seats=4)
    tablet.page.locator('#felt [data-key="seat-2"]').click(button="right")
    tablet.tap("presence")
    tablet.tap("next")
    room.ask("DELETE", f"/tables/{table}/seats/2")
    assert room.ask("PUT", f"/tables/{table}/seats/2", {"player": "Yan Y", "stack": 5100})[0] == 200
    tablet.page.context.set_offline(False)
    expect(tablet.page.locator("#over")).to_contain_text("Who sat in seat 2 has left it")
    seats = room.ask("GET", f"/tables/{table}")[1]["seats"]
    assert [(one["player"], one["present"]) for one in seats if one["seat"] == 2] == [("Yan Y", True)]
    left(tablet)


@pytest.mark.parametrize("reloads", [False, True], ids=["at once", "after a reload"])
def test_who_was_seated_meanwhile_is_in_the_next_hand(
    room: Server, keeping_tablet: Tablet, reloads: bool,
) -> None:
    """A hand of three was dealt anew to four, and nothing that was tapped in it counted."""
    tablet = keeping_tablet
    table = away(room, tablet, "next", "fold", "fold", "fold", "next", "fold", seats=4)
    if reloads:
        tablet.page.reload()
        tablet.judges()
    gil = {"player": f"Gil {reloads}", "stack": 4000}
    assert room.ask("PUT", f"/tables/{table}/seats/5", gil)[0] == 200
    tablet.offline(False)
    tablet.delivered()
    hand = newest(room, table)
    assert (hand["number"], sorted(hand["setup"]["seats"]), hand["lines"]) == (3, list("1234"), ["1 fold"])
    expect(tablet.page.locator("#felt [data-key=seat-5]")).to_contain_text("from the next hand")
    tablet.enter("fold", "fold", "next")
    assert sorted(newest(room, table)["setup"]["seats"]) == list("12345")
    tablet.forgive_the_network()
