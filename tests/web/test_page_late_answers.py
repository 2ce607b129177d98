"""What is tapped while the server is asked counts, and an answer that comes late undoes nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.dealt import dealt, lines
from tests.web.server import Server
from tests.web.tablet import LATE, SAME_KEY_MS, Tablet, one_tablet, room_server
from tests.web.test_floor_call import called
from tests.web.test_page_correcting import finished, seated
from tests.web.test_page_seats import hold
from tests.web.waiting import Held, touch

__all__ = ["one_tablet", "room_server"]

TWICE = "one => { one.click(); one.click(); }"


def test_the_floor_is_called_while_an_entry_is_on_its_way(room: Server, tablet: Tablet) -> None:
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.asks("Seat 3 to act")
    tablet.late()
    for key in ("fold", "menu", "menu-call", "call-floor"):
        tablet.tap(key)         # the fold is answered behind any of these, and closes no sheet
    expect(tablet.key("called")).to_have_text("Floor called")
    tablet.tap("about-cards")
    tablet.tap("about-dispute")
    expect(tablet.key("about-dispute")).to_contain_class("on")
    expect(tablet.key("about-cards")).not_to_contain_class("on")
    tablet.delivered()
    assert lines(room, hand["hand"]) == ["3 fold"]


def test_a_hand_that_was_left_meanwhile_does_not_come_back(room: Server, tablet: Tablet) -> None:
    """How the table stands is asked when the network comes back, beside what is sent then. Answered last, of
    the moment before the next hand was dealt, it put the last hand on the screen, and nothing took it away.
    """
    hand = dealt(room, 2)
    table = f"**/api/v1/tables/{hand['table']}"
    tablet.open(f"/tables/{hand['table']}")
    tablet.enter("fold")
    late = Held(tablet.page, table, asked_at_once=True)
    tablet.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")     # looked at again
    late.wait()
    tablet.tap("next")
    tablet.asks("to act")
    tablet.delivered()
    with tablet.page.expect_response(f"{table}*"):
        late.let_go()
    tablet.page.wait_for_load_state("networkidle")
    tablet.asks("to act")
    tablet.enter("fold")


def test_a_menu_that_is_open_stays_when_an_entry_is_answered(room: Server, tablet: Tablet) -> None:
    tablet.open(f"/tables/{dealt(room)['table']}")
    tablet.asks("Seat 3 to act")
    answer = Held(tablet.page, "**/actions")
    tablet.tap("fold")
    tablet.tap("menu")
    answer.let_go()
    tablet.asks("Seat 4 to act")
    tablet.delivered()
    expect(tablet.key("menu-call")).to_be_visible()


def test_a_player_acts_while_a_seat_is_changed(room: Server, tablet: Tablet) -> None:
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.asks("Seat 3 to act")
    hold(tablet, 2)
    tablet.late()
    tablet.tap("presence")
    tablet.tap("fold")
    tablet.asks("Seat 4 to act")
    tablet.delivered()
    assert lines(room, hand["hand"]) == ["3 fold"]
    assert not room.ask("GET", f"/tables/{hand['table']}")[1]["seats"][1]["present"]


def test_the_same_key_twice_before_its_answer_asks_once(room: Server, tablet: Tablet) -> None:
    hand = dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.tap("menu")
    tablet.tap("menu-call")
    asked: list[str] = []
    tablet.page.on("request", lambda request: asked.append(request.method + request.url.split("/api/v1")[-1]))
    answer = Held(tablet.page, "**/api/v1/hands/*/calls")
    tablet.tap("call-floor")
    tablet.tap("call-floor")
    answer.wait()
    answer.let_go()
    expect(tablet.key("about-cards")).to_be_visible()
    tablet.tap("withdraw")
    expect(tablet.key("called")).to_be_hidden()
    assert asked.count(f"POST/hands/{hand['hand']}/calls") == 1


def test_the_sheet_of_a_call_stays_open_when_nobody_has_called(room: Server, tablet: Tablet) -> None:
    """What the table asked before it was opened, answered late, is no reason to close it under the finger."""
    hand = dealt(room)
    tablet.page.add_init_script(LATE)
    with tablet.page.expect_response("**/api/v1/tables/*/call"):
        tablet.open(f"/tables/{hand['table']}")
        tablet.tap("menu")
        tablet.tap("menu-call")
        expect(tablet.key("call-floor")).to_be_visible()
    tablet.page.wait_for_timeout(SAME_KEY_MS)
    tablet.tap("call-floor")
    expect(tablet.key("about-cards")).to_be_visible()
    tablet.tap("withdraw")
    expect(tablet.key("called")).to_be_hidden()


def test_a_page_that_opens_asks_for_the_call_and_the_room_once(room: Server, tablet: Tablet) -> None:
    """Both begin with the news of the table, which say how things stand."""
    asked: list[str] = []
    tablet.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    news = Held(tablet.page, "**/events?*")
    tablet.open(f"/tables/{dealt(room)['table']}")
    news.wait()
    tablet.page.wait_for_function("() => document.getElementById('attable')")   # what asks the room has begun
    with tablet.page.expect_response("**/room.json"), tablet.page.expect_response("**/api/v1/tables/*/call"):
        news.let_go()
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    tablet.enter("call")
    assert (asked.count("room.json"), asked.count("call")) == (1, 1)


def test_a_branch_goes_back_before_its_step_is_answered(room: Server, tablet: Tablet) -> None:
    hand = finished(room, seated(room))
    tablet.open(f"/hands/{hand}#6")
    tablet.tap("branch-from-here")
    tablet.tap("check")
    expect(tablet.page.locator(".tried li")).to_have_text(["Seat 1 checks"])
    tablet.key("card-3h").wait_for()
    tablet.late()
    tablet.tap("card-3h")
    back = '"lines":["1 check"]'
    with tablet.page.expect_response(lambda answer: back in (answer.request.post_data or "")):
        tablet.tap("branch-back")
    expect(tablet.page.locator(".tried li")).to_have_text(["Seat 1 checks"])
    expect(tablet.key("card-3h")).to_be_visible()


def test_a_review_is_tapped_before_its_script_and_its_hand_are_there(room: Server, tablet: Tablet) -> None:
    hand = finished(room, seated(room))
    script = Held(tablet.page, "**/review/hand.js*")
    tablet.page.add_init_script(LATE)
    tablet.page.goto(f"http://{tablet.host}/hands/{hand}", wait_until="commit")
    script.wait()
    remarks = tablet.page.locator("#tab-remarks")
    expect(remarks).to_be_visible()
    tablet.still()              # a font that comes now would move the tab from under the finger
    touch(tablet.page, remarks)
    script.let_go()
    tablet.tap("first")
    expect(tablet.page.locator("body")).to_have_attribute("data-step", "0")
    expect(remarks).to_have_attribute("aria-selected", "true")


def test_a_remark_is_kept_once_and_a_table_set_up_once(room: Server, tablet: Tablet) -> None:
    """Whoever taps a second time before the answer."""
    hand = finished(room, seated(room))
    tablet.open(f"/hands/{hand}#6")
    tablet.late()
    tablet.page.locator("#tab-remarks").tap()
    tablet.page.locator("#remark-text").fill("He looked at the board.")
    tablet.key("keep-remark").evaluate(TWICE)
    expect(tablet.page.locator(".remarks li .remark")).to_have_text(["He looked at the board."])
    tablet.open("/tables/new")
    tablet.tap("step-3")
    tablet.page.locator("[name=name]").fill("The only one")
    tablet.key("set-up").evaluate(TWICE)
    tablet.page.wait_for_url("**/tables/*/seats")
    names = [table["name"] for table in room.ask("GET", "/tables")[1]["tables"]]
    assert names.count("The only one") == 1


def test_a_list_that_is_drawn_anew_under_a_mouse_takes_its_click(room: Server, tablet: Tablet) -> None:
    _, call = called(room, "3 fold")
    other = dealt(room)
    tablet.open("/calls")
    link = tablet.box(f'[data-key="call-{call["id"]}"]')
    tablet.page.mouse.move(link["x"] + link["width"] / 2, link["y"] + link["height"] / 2)
    tablet.page.mouse.down()
    with tablet.page.expect_response("**/api/v1/requests"):
        room.ask("POST", f"/hands/{other['hand']}/calls", {"who": "Dee", "device": "tablet-1"})
    tablet.page.evaluate("() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)))")
    tablet.page.mouse.up()
    expect(tablet.page).to_have_url(re.compile(rf"/calls/{call['id']}$"))


def test_a_call_is_leafed_through_faster_than_it_is_answered(room: Server, tablet: Tablet) -> None:
    _, call = called(room, "3 raise 600", "4 call")
    tablet.open(f"/calls/{call['id']}/desk")
    expect(tablet.key("kind-one-chip")).to_be_visible()
    tablet.late()
    tablet.key("back").tap()
    tablet.key("back").tap()
    expect(tablet.page.locator(".moment b")).to_have_text("The deal")
    expect(tablet.key("kind-one-chip")).to_be_visible()
    expect(tablet.page.locator(".moment b")).to_have_text("The deal")
    tablet.key("on").tap()
    tablet.key("back").tap()
    tablet.key("kind-one-chip").tap()
    expect(tablet.page.locator(".moment b")).to_have_text("The deal")
    expect(tablet.page.locator("[name=chip]")).to_be_visible()


def test_a_field_that_was_opened_stays_open(room: Server, tablet: Tablet) -> None:
    """The pads of a line come late, below a field that is written in already."""
    hand = finished(room, seated(room))
    tablet.open(f"/hands/{hand}/correct")
    tablet.late()
    tablet.tap("line-8")
    tablet.tap("line-write")
    tablet.page.locator('[data-field="line"]').fill("3 call")
    expect(tablet.key("fold")).to_be_visible()
    tablet.tap("line-set")
    expect(tablet.key("line-8")).to_contain_text("calls")
