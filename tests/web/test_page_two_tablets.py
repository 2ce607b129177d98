"""Two tablets at one table: each hears what the other enters, is told so, and only one of two taps counts."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Route, expect

from tests.web.dealt import dealt, lines
from tests.web.server import Server
from tests.web.test_page_sizes import at_state
from tests.web.tablet import (  # noqa: F401
    Tablet, a_tablet_with_its_own_engine, another_tablet, one_tablet, room_server,
)


def test_what_one_tablet_enters_the_other_shows_and_says(
    room: Server, tablet: Tablet, second_tablet: Tablet,
) -> None:
    """Nobody touches the second tablet; it says what the first did."""
    hand = dealt(room)
    for each in (tablet, second_tablet):
        each.open(f"/tables/{hand['table']}")
        each.asks("Seat 3 to act")
        expect(each.page.locator("#link")).to_have_text("Connected")
    tablet.amount("7 00")
    tablet.enter("wager")
    second_tablet.asks("Seat 4 to act: 700 to call")
    second_tablet.says("Another tablet: Seat 3 raises to 700")
    tablet.enter("undo")
    second_tablet.says("taken back: Seat 3 raises to 700")
    second_tablet.asks("Seat 3 to act: 200 to call")
    second_tablet.enter("fold", "fold", "fold")
    tablet.asks("Push")
    second_tablet.enter("next")
    tablet.says("hand 2 was dealt")
    expect(tablet.page.locator("#where")).to_contain_text("Hand 2")


def test_news_of_another_tablet_leave_what_is_dealt_now(room: Server, tablet: Tablet) -> None:
    """The last check was entered elsewhere: the burn and the cards face down are this dealer's to deal."""
    lines = ["deal 1 up 4s", "deal 2 up 5h", "2 call", "1 check"]
    table = at_state(room, {"game": "progressive-badugi-buy", "blinds": [50, 100]}, 2, {"button": 2}, lines)
    tablet.open(f"/tables/{table}")
    tablet.asks("Seat 1 to act")
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]
    for seq, line in enumerate(("1 check", "2 check"), hand["seq"]):
        room.ask("POST", f"/hands/{hand['id']}/actions", {"seq": seq, "line": line})
    said = re.compile(  # both checks where the tablet hears of them at once
        r"^Now: burn · 1 card face down to seats 1, 2 · Meanwhile: (Seat 1 .*checks; )?Seat 2 .*checks$")
    expect(tablet.page.locator("#say")).to_have_text(said)


def test_news_of_another_tablet_lie_over_no_pot(room: Server, tablet: Tablet) -> None:
    """The last fold was entered elsewhere: what is said of it has a line of its own above the list."""
    hand = dealt(room, 2)
    tablet.open(f"/tables/{hand['table']}")
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    room.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": 0, "line": "2 fold"})
    tablet.says("Meanwhile")
    expect(tablet.page.locator(".awards")).to_be_visible()
    for size in ((1180, 820), (820, 1180), (960, 600)):
        tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
        tablet.comes_to(OVER_THE_LIST, False)


OVER_THE_LIST = """() => {
  const [line, list] = ["#say", ".awards"].map((one) => document.querySelector(one).getBoundingClientRect());
  return line.bottom > list.top + 1 && list.bottom > line.top + 1;
}"""


def test_a_half_typed_amount_stays_while_it_can_be_meant(
    room: Server, tablet: Tablet, second_tablet: Tablet,
) -> None:
    """A change of the seats leaves it; an action of another tablet clears it, and that is said."""
    hand = dealt(room)
    for each in (tablet, second_tablet):
        each.open(f"/tables/{hand['table']}")
        expect(each.page.locator("#link")).to_have_text("Connected")
    tablet.amount("9 00")
    room.ask("PUT", f"/tables/{hand['table']}/seats/9", {"player": "Zoe", "stack": 700})
    expect(tablet.page.locator("#felt")).to_contain_text("Zoe")
    expect(tablet.key("wager")).to_contain_text("Raise to 900")
    second_tablet.enter("call")
    tablet.asks("Seat 4 to act")
    tablet.says("Your 900 was cleared.")
    expect(tablet.key("wager")).to_contain_text("Raise to 400")


def test_of_two_tablets_that_tap_at_once_one_is_told(
    room: Server, tablet: Tablet, second_tablet: Tablet,
) -> None:
    """The second has not heard yet, taps, and is not merged: the hand as it stands, and what was tapped."""
    hand = dealt(room)
    second_tablet.page.route("**/events?*", lambda route: route.abort())
    second_tablet.open(f"/tables/{hand['table']}")
    second_tablet.asks("Seat 3 to act")
    expect(second_tablet.page.locator("#link")).to_have_text("Reconnecting")
    second_tablet.page.route("**/api/v1/tables/*", lambda route: route.abort())  # nor by asking
    tablet.open(f"/tables/{hand['table']}")
    tablet.enter("fold")
    second_tablet.tap("call")
    second_tablet.says("Another tablet was quicker, and what you tapped was not entered. Last: Seat 3 folds.")
    second_tablet.says("You tapped: Seat 3 calls")
    second_tablet.asks("Seat 4 to act: 200 to call")
    assert lines(room, hand["hand"]) == ["3 fold"]
    second_tablet.page.unroute("**/api/v1/tables/*")
    second_tablet.enter("call")
    tablet.says("Seat 4 calls")
    assert lines(room, hand["hand"]) == ["3 fold", "4 call"]
    second_tablet.page.unroute("**/events?*")
    expect(second_tablet.page.locator("#link")).to_have_text("Connected")   # nothing is refused from here on
    second_tablet.forgive_the_network()


def test_tablets_that_went_apart_are_told_so_line_by_line(
    room: Server, judging_tablet: Tablet, second_tablet: Tablet,
) -> None:
    """One has no network and deals on; the other deals the same hand otherwise from the second action on."""
    away, hand = judging_tablet, dealt(room)
    away.open(f"/tables/{hand['table']}")
    away.judges()
    second_tablet.open(f"/tables/{hand['table']}")
    away.offline(True)
    for name in ("fold", "fold", "call"):
        away.tap(name)
    away.asks("Seat 2 to act: check")
    second_tablet.enter("fold")
    second_tablet.amount("7 00")
    second_tablet.enter("wager")
    away.page.context.set_offline(False)
    sheet = away.page.locator("#over")
    expect(sheet).to_contain_text("This was not entered")
    expect(sheet.locator("th")).to_have_text(["You tapped", "In the record"])
    expect(sheet.locator("td")).to_have_text([
        "Seat 3 folds", "Seat 3 folds", "Seat 4 folds", "Seat 4 raises to 700", "Seat 1 calls", "–"])
    expect(sheet.locator("tr.alike")).to_have_text("Seat 3 foldsSeat 3 folds")
    expect(sheet).to_contain_text("The hand now stands: Seat 1 to act: 600 to call")
    away.tap("refused-again")
    away.says("Enter by hand: Seat 4 folds; Seat 1 calls.")     # the fold of seat 3 is there
    away.asks("Seat 1 to act: 600 to call")
    away.enter("call")
    second_tablet.says("Another tablet: Seat 1 calls")
    assert lines(room, hand["hand"]) == ["3 fold", "4 raise 700", "1 call"]
    away.forgive_the_network()


def test_a_hand_that_the_table_has_left_is_compared_with_itself(
    room: Server, judging_tablet: Tablet,
) -> None:
    """The other tablet played it to its end and deals the next: nothing of it is entered in that one."""
    away, hand = judging_tablet, dealt(room, 3)
    away.open(f"/tables/{hand['table']}")
    away.judges()
    away.offline(True)
    for name in ("call", "fold", "check"):
        away.tap(name)
    otherwise = ["3 call", "1 call", "2 raise 600", "3 fold", "1 fold"]
    room.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": 0, "lines": otherwise})
    later = room.ask("POST", f"/tables/{hand['table']}/hands", {})[1]
    room.ask("POST", f"/hands/{later['hand']}/actions", {"seq": 0, "line": "1 call"})
    away.page.context.set_offline(False)
    sheet = away.page.locator("#over")
    expect(sheet.locator("td")).to_have_text([
        "Seat 3 calls", "Seat 3 calls", "Seat 1 folds", "Seat 1 calls",
        "Seat 2 checks", "Seat 2 raises to 600", "–", "Seat 3 folds", "–", "Seat 1 folds",
        "–", "hand 2 was dealt", "–", "Seat 1 calls"])
    expect(sheet.locator("tr.alike")).to_have_text("Seat 3 callsSeat 3 calls")
    expect(sheet).to_contain_text("What is wrong in it, the floor puts right.")
    expect(away.key("refused-again")).to_have_count(0)
    away.tap("refused-drop")
    expect(away.page.locator("#link")).to_have_text("Connected")
    away.forgive_the_network()


def test_a_hand_that_both_have_dealt_is_compared_line_by_line(
    room: Server, judging_tablet: Tablet,
) -> None:
    """Neither had a connection: deal and lines that are the same need no entry, those that differ do."""
    away, hand = judging_tablet, dealt(room, 3)
    away.open(f"/tables/{hand['table']}")
    away.judges()
    away.enter("fold", "fold")
    away.ahead()
    away.offline(True)
    for name in ("next", "call", "call", "check"):
        away.tap(name)
    later = room.ask("POST", f"/tables/{hand['table']}/hands", {})[1]
    there = ["1 call", "2 fold"]
    assert room.ask("POST", f"/hands/{later['hand']}/actions", {"seq": 0, "lines": there})[0] == 200
    away.page.context.set_offline(False)
    sheet = away.page.locator("#over")
    expect(sheet.locator("td")).to_have_text([
        "Next hand", "hand 2 was dealt", "Seat 1 calls", "Seat 1 calls",
        "Seat 2 calls", "Seat 2 folds", "Seat 3 checks", "–"])
    expect(sheet.locator("tr.alike")).to_have_text([
        "Next handhand 2 was dealt", "Seat 1 callsSeat 1 calls"])
    away.tap("refused-again")
    away.says("Enter by hand: Seat 2 calls; Seat 3 checks.")
    away.forgive_the_network()


def test_what_the_record_has_too_is_not_called_dropped(room: Server, judging_tablet: Tablet) -> None:
    """Both entered the same: nothing is entered again, and nothing was lost."""
    away, hand = judging_tablet, dealt(room)
    away.open(f"/tables/{hand['table']}")
    away.judges()
    away.offline(True)
    away.tap("fold")
    away.tap("call")
    there = {"seq": 0, "lines": ["3 fold", "4 call"]}
    assert room.ask("POST", f"/hands/{hand['hand']}/actions", there)[0] == 200
    away.page.context.set_offline(False)
    expect(away.page.locator("#over tr.alike")).to_have_count(2)
    expect(away.page.locator("#over h2")).to_have_text("All of this is in the record already")
    expect(away.key("refused-drop")).to_have_text("Close")
    expect(away.key("refused-again")).to_have_count(0)
    away.tap("refused-drop")
    away.asks("Seat 1 to act")
    expect(away.page.locator("#say")).to_have_text("")
    away.forgive_the_network()


def test_a_deal_that_is_refused_is_told_beside_what_came_after_it_alone(
    room: Server, judging_tablet: Tablet,
) -> None:
    """The players have left meanwhile: the record has no other hand, and the one before it is no answer."""
    away, hand = judging_tablet, dealt(room, 3)
    away.open(f"/tables/{hand['table']}")
    away.judges()
    away.enter("fold", "fold")
    away.ahead()
    away.offline(True)
    away.tap("next")
    away.tap("fold")
    for seat in (2, 3):
        room.ask("DELETE", f"/tables/{hand['table']}/seats/{seat}")
    away.page.context.set_offline(False)
    sheet = away.page.locator("#over")
    expect(sheet).to_contain_text("Fewer than two players with chips")
    expect(sheet.locator("td")).to_have_text(["Next hand", "–", "Seat 1 folds", "–"])
    away.tap("refused-drop")
    away.forgive_the_network()


def test_where_server_and_tablet_differ_the_sheet_says_so(room: Server, judging_tablet: Tablet) -> None:
    """Nobody else has acted: the hand did not go on, the server made something else of it."""
    def otherwise(route: Route) -> None:
        answer = route.fetch().json()
        route.fulfill(body=json.dumps(answer | {"pot": answer["pot"] + 25}), content_type="application/json")

    away, hand = judging_tablet, dealt(room)
    away.open(f"/tables/{hand['table']}")
    away.judges()
    away.offline(True)
    away.tap("fold")
    away.tap("call")
    away.page.route("**/actions", otherwise)
    away.page.context.set_offline(False)
    sheet = away.page.locator("#over")
    expect(sheet).to_contain_text("The server says something else than this tablet did")
    expect(sheet.locator("td")).to_have_text(["Seat 4 calls", "–"])
    assert lines(room, hand["hand"]) == ["3 fold"]
    away.tap("refused-drop")
    away.forgive_the_network()
