"""A tap draws what it changes, and nothing else: what stays alike is not styled and laid out again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.dealt import dealt
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.tablet import a_tablet_that_has_kept_the_engine, the_tablet_at_its_next_game  # noqa: F401
from tests.web.test_page_budget import NO_LIMIT, in_force
from tests.web.test_page_felt import BOXES
from tests.web.test_page_sizes import SIZES, at_state
from tests.web.waiting import Held

# a class of the page that no style names, and a frame with it
TOGGLED = """(name) => new Promise((done) => {
  document.body.classList.toggle(name);
  requestAnimationFrame(() => setTimeout(done));
})"""
COUNT = """() => {
  globalThis.made = 0;
  new MutationObserver((rows) => rows.forEach(({ addedNodes }) => addedNodes.forEach((one) => {
    globalThis.made += 1 + (one.querySelectorAll?.("*").length ?? 0);
  }))).observe(document.querySelector("#panel"), { childList: true, subtree: true });
}"""
FLOP = (NO_LIMIT, 3, {"button": 3}, ["3 call", "1 call", "2 check"])
# whether a felt that the server drew in a shape is seen here
SEEN = """(felt, shape) => {
  felt.className = `drawn ${shape}`;
  return [...new Set([...felt.children].map((one) => getComputedStyle(one).display !== "none"))];
}"""
# at each size of the screens, what the felt is
SHAPES = {
    (1180, 820): "wide", (1366, 1024): "wide", (1024, 768): "older", (960, 600): "low snug",
    (844, 390): "low snug", (820, 1180): "tall", (768, 1024): "tall snug",
    (390, 844): "narrow snug",
}
MARK = """() => {
  for (const one of document.querySelectorAll("#felt > *, #keys .key")) one.stays = true;
}"""
# what of the felt and the keys is another than it was, by its name
TOUCHED = """() => {
  globalThis.touched = new Set();
  const named = (one) => (one.closest ? one : one.parentNode).closest("[data-key], .middle");
  const see = new MutationObserver((rows) => rows.forEach(({ target, attributeName, oldValue }) => {
    const part = named(target);
    const same = attributeName && target.getAttribute(attributeName) === oldValue;
    if (part && !same) touched.add(part.dataset.key ?? part.classList[0]);
  }));
  const all = { attributeOldValue: true, characterData: true, childList: true, subtree: true };
  for (const root of ["felt", "keys"]) see.observe(document.getElementById(root), all);
}"""
STAY = """(of) => [...document.querySelectorAll(of)].filter((one) => one.stays)
  .map((one) => one.dataset.key ?? one.classList[0])"""


CREATED = """() => {
  const create = document.createElement;
  globalThis.created = 0;
  document.createElement = function (...of) {
    globalThis.created += 1;
    return create.apply(this, of);
  };
}"""
# what is asked from when the page is left; what it asks at its begin may come late
ASKED = """() => addEventListener("beforeunload", () => {
  const ask = fetch;
  fetch = (...of) => ask(sessionStorage.asked = of[0], of[1]);
})"""
ANSWERED = """asked => asked.every((end) =>
  performance.getEntriesByType("resource").some((one) => one.name.endsWith(end) && one.responseEnd))"""
BROKEN = """() => {
  const words = document.createElement("p");
  words.className = "broken";
  document.getElementById("felt").replaceChildren(words);
}"""
FIRST_PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length"
BEGAN = """() => [
  performance.getEntriesByName("first-contentful-paint")[0].startTime,
  Math.min(...performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/table/table.js"))
    .map(({ startTime }) => startTime)),
]"""


@pytest.fixture(name="played")
def a_tablet_at_nine_players(tablet: Tablet, room: Server) -> tuple[Tablet, int]:
    """Seat 3 has raised, seat 4 is to act, and the screen was drawn by the table's script."""
    table = at_state(room, NO_LIMIT, 9, {"button": 9}, ["3 raise 600"])
    tablet.open(f"/tables/{table}")
    tablet.asks("Seat 4 to act")
    return tablet, table


def test_a_class_of_the_page_styles_nothing_but_the_page(played: tuple[Tablet, int]) -> None:
    """A selector such as `[class]` would have every element styled again whenever any class changes."""
    tablet, _ = played
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    tablet.still()
    assert styled(tablet, lambda: tablet.page.evaluate(TOGGLED, "judging")) < 10


@pytest.mark.parametrize(("size", "shape"), [*SHAPES.items()])
def test_a_felt_of_another_shape_is_not_seen(
    played: tuple[Tablet, int], size: tuple[int, int], shape: str,
) -> None:
    """The server draws the shape that this tablet had last; turned since, it waits for the script."""
    tablet, table = played
    tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
    tablet.open(f"/tables/{table}")
    felt = tablet.page.locator("#felt")
    expect(felt).to_have_class(re.compile(f"^{shape}( within)?$"))
    for other in {*SHAPES.values()}:
        assert felt.evaluate(SEEN, other) == [other == shape and "narrow" not in shape], other


def test_what_shape_its_felt_has_the_tablet_tells_the_server(played: tuple[Tablet, int]) -> None:
    """The first frame of a tablet that is held upright is drawn so, from its second page on."""
    tablet, table = played
    tablet.page.set_viewport_size({"width": 820, "height": 1180})
    expect(tablet.page.locator("#felt")).to_have_class("tall")
    tablet.still()
    with tablet.page.expect_response(f"**/tables/{table}") as page:
        tablet.page.reload()
    assert 'class="drawn tall"' in page.value.text()


@pytest.mark.parametrize("late", ["page-table.css", "first.js"])
def test_the_bar_is_seen_before_the_felt_can_be(played: tuple[Tablet, int], late: str) -> None:
    """And until a tap is kept there is nothing to be tapped, nor of a hand that may have gone on."""
    tablet, table = played
    held = Held(tablet.page, f"**/{late}")
    tablet.page.goto(f"http://{tablet.host}/tables/{table}", wait_until="commit")
    tablet.page.wait_for_function(FIRST_PAINTED)
    expect(tablet.page.locator(".wordmark")).to_be_visible()
    assert tablet.page.locator("[data-key], #where, #felt").count() == 0
    held.let_go()
    tablet.asks("Seat 4 to act")


def test_the_first_frame_waits_for_one_sheet_alone(played: tuple[Tablet, int]) -> None:
    """A browser holds it for the sheets, scripts and letters' files that stand above the body."""
    tablet, _ = played
    fetched = tablet.page.request.get(tablet.page.url).text()
    above = fetched.partition("<body")[0].partition("<template")[0]
    assert above.count("<script") == 0 and above.count("<link") == above.count("/page-bar.css") == 1


def test_the_script_of_the_table_is_fetched_behind_the_first_paint(played: tuple[Tablet, int]) -> None:
    """A browser reads what it has fetched at once, beside the frame that it draws."""
    tablet, _ = played
    painted, fetched = tablet.page.evaluate(BEGAN)
    assert 0 < painted <= fetched


def test_seats_and_keys_that_a_tap_leaves_alike_stay(played: tuple[Tablet, int]) -> None:
    """Who folded and who acts next change; others and the keys do not, and do what is asked now."""
    tablet, table = played
    tablet.enter("fold")
    tablet.asks("Seat 5 to act")
    tablet.page.evaluate(TOUCHED)
    tablet.enter("fold")
    tablet.asks("Seat 6 to act")
    touched = set(tablet.page.evaluate("[...touched]"))
    assert {"seat-5", "seat-6"} <= touched
    assert touched.isdisjoint({f"seat-{seat}" for seat in (4, 7, 8, 9)})     # the others have chips in front
    assert touched.isdisjoint({"middle", "fold", "call", "wager", "digit-5", "min", "all-in"})
    tablet.amount("8 00")
    tablet.enter("call")
    assert in_force(tablet.room, table) == ["3 raise 600", "4 fold", "5 fold", "6 call"]


def test_a_seat_that_stayed_does_what_is_asked_now(played: tuple[Tablet, int]) -> None:
    """Its tap acts up to it from whoever acts now, not from whoever acted when it was drawn."""
    tablet, table = played
    tablet.enter("call")
    tablet.asks("Seat 5 to act")
    tablet.page.evaluate(MARK)
    tablet.enter("fold")
    tablet.asks("Seat 6 to act")
    assert "seat-8" in tablet.page.evaluate(STAY, "#felt > *")
    tablet.tap("path")
    tablet.enter("seat-8")
    tablet.asks("Seat 8 to act")
    assert in_force(tablet.room, table)[1:] == ["4 call", "5 fold", "6 fold", "7 fold"]


@pytest.mark.parametrize("name", ["fold", "seat-8"])
def test_a_finger_that_came_down_before_another_entry_does_nothing(
    played: tuple[Tablet, int], name: str,
) -> None:
    """The key stayed where it was, but it is another player's fold now; the next tap is meant."""
    tablet, table = played
    tablet.enter("fold")
    tablet.asks("Seat 5 to act")
    hand = tablet.room.ask("GET", f"/tables/{table}")[1]["hand"]
    place = tablet.box(f"[data-key={name}]")
    tablet.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 4)
    tablet.page.mouse.down()
    tablet.room.ask("POST", f"/hands/{hand['id']}/actions", {"seq": hand["seq"], "line": "5 fold"})
    tablet.asks("Seat 6 to act")
    tablet.page.mouse.up()
    tablet.enter("call")
    assert in_force(tablet.room, table)[1:] == ["4 fold", "5 fold", "6 call"]


def test_a_card_that_is_tapped_leaves_the_pad_on_the_screen(tablet: Tablet, room: Server) -> None:
    """The pad has 52 keys of five elements; a tap makes what the card fills, and the key that enters."""
    tablet.open(f"/tables/{at_state(room, *FLOP)}")
    expect(tablet.key("card-Ah")).to_be_visible()
    for name in ("card-Ah", "card-Kd", "slot-Ah"):
        assert made(tablet, lambda name=name: tablet.tap(name)) < 40, name
    expect(tablet.key("card-Ah")).to_have_attribute("aria-pressed", "false")
    expect(tablet.key("card-Kd")).to_have_attribute("aria-pressed", "true")
    tablet.tap("card-7c")
    tablet.tap("card-Ah")
    tablet.asks("Seat 1 to act")
    tablet.enter("check", "check", "check")
    tablet.asks("the turn")
    gone = tablet.page.locator(".grid .gone")
    expect(gone).to_have_count(3)
    expect(tablet.key("card-Ah")).to_have_count(0)
    tablet.enter("undo", "undo", "undo", "undo")
    expect(gone).to_have_count(0)
    tablet.cards("Ah 2d 2c")
    tablet.asks("Seat 1 to act")


def test_a_finger_that_is_down_on_a_card_keeps_it_while_another_is_tapped(
    tablet: Tablet, room: Server,
) -> None:
    """Two thumbs: the second is down before the first has left the screen."""
    tablet.open(f"/tables/{at_state(room, *FLOP)}")
    place = tablet.box("[data-key=card-7c]")
    tablet.page.mouse.move(place["x"] + 20, place["y"] + 20)
    tablet.page.mouse.down()
    tablet.key("card-Ah").evaluate("one => one.click()")
    expect(tablet.key("card-Ah")).to_have_attribute("aria-pressed", "true")
    tablet.page.mouse.up()
    expect(tablet.key("card-7c")).to_have_attribute("aria-pressed", "true")
    expect(tablet.page.locator(".slots .card.empty")).to_have_count(1)


def test_a_finger_that_is_down_on_a_card_does_not_enter_it_for_another_seat(
    tablet: Tablet, room: Server,
) -> None:
    """Another tablet has entered the door card of seat 1 meanwhile: what is asked now is seat 2's."""
    stud = {"game": "stud-8", "ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100}
    table = at_state(room, stud, 3, {}, [])
    tablet.open(f"/tables/{table}")
    tablet.asks("seat 1")
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]
    place = tablet.box("[data-key=card-7c]")
    tablet.page.mouse.move(place["x"] + 20, place["y"] + 20)
    tablet.page.mouse.down()
    room.ask("POST", f"/hands/{hand['id']}/actions", {"seq": hand["seq"], "line": "deal 1 up Ks"})
    tablet.asks("seat 2")
    tablet.page.mouse.up()
    tablet.enter("card-2h")
    assert in_force(room, table) == ["deal 1 up Ks", "deal 2 up 2h"]


def test_a_turned_tablet_has_its_seats_where_a_new_page_has_them(played: tuple[Tablet, int]) -> None:
    """What stays in its place is placed by the size that the felt has now, also after a tap."""
    tablet, table = played
    for name in ("portrait", "landscape"):
        tablet.turn(SIZES[name])
        tablet.enter("fold")
        tablet.still()
        placed = tablet.page.evaluate(BOXES)
        tablet.open(f"/tables/{table}")
        expect(tablet.key("undo")).to_be_visible()
        tablet.comes_to(BOXES, placed)


def made(tablet: Tablet, act: Callable[[], Any]) -> int:
    """How many elements come to the panel while this is done."""
    tablet.page.evaluate(COUNT)
    act()
    return int(tablet.page.evaluate("() => new Promise(requestAnimationFrame).then(() => made)"))


def styled(tablet: Tablet, act: Callable[[], Any]) -> int:
    """How many elements the browser styles while it does this."""
    browser = tablet.page.context.browser
    assert browser is not None
    browser.start_tracing(page=tablet.page, categories=["devtools.timeline"])
    act()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(event["args"].get("elementCount", 0) for event in events
               if event["name"] == "UpdateLayoutTree")


@pytest.mark.parametrize("before", [[], ["fold"]])
def test_the_servers_word_for_what_is_shown_draws_nothing(
    room: Server, keeping_tablet: Tablet, before: list[str],
) -> None:
    """Every tap was drawn twice: once as it was judged here, and again as the answer came."""
    tablet, hand = keeping_tablet, dealt(room)
    tablet.open(f"/tables/{hand['table']}")
    tablet.judges()
    tablet.enter(*before)
    held = Held(tablet.page, re.compile(r"/actions$"))
    tablet.tap("fold")
    tablet.asks("Seat 1 to act" if before else "Seat 4 to act")
    held.wait()
    tablet.page.evaluate(CREATED)
    held.let_go()
    tablet.delivered()
    assert tablet.page.evaluate("created") < 20     # a felt and its keys are three hundred


def test_a_felt_that_could_not_be_drawn_is_whole_again(played: tuple[Tablet, int]) -> None:
    """What stands in its place is no part of it that stays."""
    tablet, _ = played
    tablet.page.evaluate(BROKEN)
    tablet.enter("fold")
    tablet.asks("Seat 5 to act")
    assert tablet.page.evaluate("[...felt.children].map((one) => one.classList[0])") == [
        "cloth", "middle", *["seat"] * 9]


def test_bets_lie_on_the_felt_while_the_server_is_asked(played: tuple[Tablet, int]) -> None:
    """Where no engine runs, each tap took them away until it was answered."""
    tablet, _ = played
    held = Held(tablet.page, re.compile(r"/actions$"))
    tablet.tap("fold")
    held.wait()
    expect(tablet.page.locator("body.sending")).to_have_count(1)
    expect(tablet.page.locator("#felt .bet")).to_have_text(["100", "200", "600"])
    held.let_go()
    tablet.asks("Seat 5 to act")
    expect(tablet.page.locator("#felt .bet")).to_have_text(["100", "200", "600"])


def test_a_page_that_is_left_asks_and_draws_nothing_more(played: tuple[Tablet, int]) -> None:
    """The stream of news ends with it, which is no loss of the connection: the next page waited for that."""
    tablet, _ = played
    expect(tablet.page.locator("#link")).to_have_text("Connected")
    tablet.page.wait_for_function(ANSWERED, arg=["/games", "/call", "/room.json"])     # its begin
    tablet.page.evaluate(ASKED)
    tablet.page.reload()
    assert tablet.page.evaluate("sessionStorage.asked") is None
