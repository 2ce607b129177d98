"""The felt comes drawn by the server, the script draws the same, and no tap before it has begun is lost."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.dealt import dealt, lines
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_cut_words import TO_THE_SALE
from tests.web.test_page_sizes import CUT_STATES, SIZES, STATES, at_state
from tests.web.waiting import Held

DRAMAHA = {"game": "dramaha", "blinds": [100, 200]}
MORE: dict[str, tuple[dict[str, Any], int, dict[str, Any], list[str]]] = {
    "a hand to show beside one that was mucked": (
        DRAMAHA, 3, {"button": 3}, [
            "3 call", "1 call", "2 check", "deal board AhKd7c", "1 check", "2 check", "3 check", "1 draw 2",
            "2 pat", "3 draw 1", "deal board 2s", "1 check", "2 check", "3 check", "deal board 9d",
            "1 bet 400", "2 call", "3 call", "1 show AsKs7d2d2c", "2 muck"]),
    "two boards of Omaha": (
        {"game": "double-board-omaha", "blinds": [100, 200]}, 2, {"button": 2},
        ["2 call", "1 check", "deal board AhKd7c2s9dTc"]),
    "two boards of Omaha, run twice": (
        {"game": "double-board-omaha", "blinds": [100, 200], "tournament": False, "preset": "cash",
         "house": {"run-it": 2, "rake": "none"}}, 2, {"button": 2, "stacks": {1: 400, 2: 400}},
        ["2 raise 400", "1 call", "run 2", "deal board AhKd7c2s9dTc8h3s4d5s", "deal board 2c2d2h3c3d3h4c4h"]),
    "eight lines on a plate": (
        {"game": "double-board-omaha-8", "blinds": [100, 200], "tournament": False, "preset": "cash",
         "house": {"run-it": 2, "rake": "none"}}, 2, {"button": 2, "stacks": {1: 400, 2: 400}},
        ["2 raise 400", "1 call", "run 2", "deal board AhKd7c2s9dTc8h3s4d5s",
         "deal board 2c2d2h3c3d3h4c4s5h5d", "2 show AsAc6s7s"]),
    "all in on two runs": (
        {"game": "holdem", "blinds": [100, 200]}, 2, {"button": 2, "stacks": {1: 5000, 2: 4000}},
        ["2 raise 4000", "1 call"]),
    "a card on sale": (
        {"game": "progressive-badugi-buy", "blinds": [50, 100]}, 2, {"button": 2}, TO_THE_SALE),
    "cards thrown unsaid": (
        {"game": "irish", "blinds": [100, 200]}, 2, {"button": 2},
        ["2 call", "1 check", "deal board AhKd7c", "1 check", "2 check", "deal board 2c"]),
    "a mix": ({"mix": {"list": "hosen", "stakes": {"limit": {"small_bet": 200}, "big-bet": {
        "blinds": [100, 200]}}}}, 3, {}, ["1 call"]),
    "a seat without chips": ({"game": "omaha-8", "blinds": [100, 200]}, 7, {"button": 7}, ["3 fold"]),
}
# what stands on the felt: order, words, classes and what a screen reader hears; between hands not where, as
# the list of awards takes its room
MARKUP = """felt => {
  const hands = !felt.querySelector(".wins");
  const sides = /^(left|right|far|near|corner|cornered|at-left|at-right|wide|[xy][0-9]+)$/;
  const told = (one) => {
    if (one.nodeType === 3) return one.textContent;
    const classes = [...one.classList].filter((name) => hands || !sides.test(name)).sort().join(" ");
    const rest = [...one.attributes].filter(({ name }) => !["class", "style"].includes(name))
      .map(({ name, value }) => `${name}=${value}`).sort();
    one.normalize();
    return [one.tagName, classes, ...rest, [...one.childNodes].map(told).filter((child) => child !== "")];
  };
  const shape = [...felt.classList].filter((name) => name !== "drawn").sort().join(" ");
  return JSON.stringify([hands && shape, felt.dataset.seats, ...[...felt.children].map(told)], null, 1);
}"""
BOXES = """() => [...document.querySelectorAll("#felt *")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.tagName, x, y, width, height].map((it) => it.toFixed?.(1) ?? it).join(" ");
})"""

LOWEST = """() => {
  const { x, bottom, width } = document.querySelector('[data-seat="7"] .tab').getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, bottom - 3)?.className;
}"""


DRAWN = """() => document.readyState !== "loading" && document.fonts.status === "loaded" &&
  [...document.querySelectorAll("link[rel=stylesheet]")].every(({ sheet }) => sheet)"""
SCRIPT = "**/whole/table/table.js"


@pytest.mark.parametrize("state", [*STATES, *MORE])
def test_the_server_draws_the_felt_that_the_script_draws(tablet: Tablet, room: Server, state: str) -> None:
    """Plates, cards, board, pots and words are the same, and nothing moves when the script takes over."""
    table = at_state(room, *{**STATES, **MORE}[state])
    for name in ("landscape", "portrait", "older"):
        tablet.page.set_viewport_size(SIZES[name])  # type: ignore[arg-type]
        tablet.page.goto(f"http://{tablet.host}/tables/{table}")    # the tablet tells what shape its felt has
        expect(tablet.key("undo")).to_be_visible()
        tablet.still()
        held = Held(tablet.page, SCRIPT)
        tablet.page.goto(f"http://{tablet.host}/tables/{table}", wait_until="commit")
        held.wait()
        tablet.page.wait_for_function(DRAWN)
        expect(tablet.page.locator("#prompt")).to_be_empty()
        drawn, placed = tablet.page.locator("#felt").evaluate(MARKUP), tablet.page.evaluate(BOXES)
        title = tablet.page.locator("#where").inner_text()
        assert title.startswith("Hand 1 · ")
        held.let_go()
        expect(tablet.page.locator("#prompt")).not_to_be_empty()
        expect(tablet.key("undo")).to_be_visible()
        assert drawn == tablet.page.locator("#felt").evaluate(MARKUP)
        assert title == tablet.page.locator("#where").inner_text()
        # between hands the list has the larger part, and the line of a showdown its row on a smaller tablet
        if not tablet.page.locator(".awards").count() and (
                name != "older" or not tablet.page.locator("#say").is_visible()):
            tablet.comes_to(BOXES, placed)


def test_nobody_drew_pat(tablet: Tablet, room: Server) -> None:
    """Who stood pat is pat; who drew in one of the draws drew."""
    tablet.open(f"/tables/{at_state(room, *MORE['a hand to show beside one that was mucked'])}")
    expect(tablet.seat(2).locator(".drew")).to_have_text("pat")
    expect(tablet.seat(3).locator(".drew")).to_have_text("drew 1")


def test_a_plate_says_once_what_was_drawn(tablet: Tablet, room: Server) -> None:
    """How many stands beside the cards, and the word for it not above them again."""
    settings = {"game": "badugi", "betting": "limit", "blinds": [100, 200], "small_bet": 200, "big_bet": 400}
    lines = ["3 call", "1 call", "2 check", "1 draw 2", "2 pat"]
    tablet.open(f"/tables/{at_state(room, settings, 3, {'button': 3}, lines)}")
    for seat, did, took in ((1, "", ["drew 2"]), (2, "", ["pat"]), (3, "call", [])):
        expect(tablet.seat(seat).locator(".state")).to_have_text(did)
        expect(tablet.seat(seat).locator(".drew")).to_have_text(took)


def test_a_plate_says_aloud_who_shows_and_what_lies_there(tablet: Tablet, room: Server) -> None:
    """Who hears the felt hears the order of showing and the hand that leads, before and after the script."""
    table = at_state(room, *MORE["a hand to show beside one that was mucked"])
    held = Held(tablet.page, SCRIPT)
    tablet.page.goto(f"http://{tablet.host}/tables/{table}", wait_until="commit")
    held.wait()
    leads = re.compile("ace of spades.*, DR Pair of Twos, leads")
    for _ in range(2):
        expect(tablet.seat(3)).to_have_attribute("aria-label", re.compile(", shows,"))
        expect(tablet.seat(1)).to_have_attribute("aria-label", leads)
        held.let_go()
        expect(tablet.page.locator("#prompt")).not_to_be_empty()


# words of a plate that lie over its other words or over its cards
OVER_EACH_OTHER = """() => [...document.querySelectorAll("#felt .box")].flatMap((plate) => {
  const all = [...plate.querySelectorAll(".state, .drew, .name, .stack, .held .card")].map((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return [one.className, (one.matches(".card") ? one : words).getBoundingClientRect()];
  }).filter(([, { width }]) => width);
  return all.flatMap(([name, a], n) => all.slice(n + 1).filter(([other, b]) =>
    !(name.startsWith("card") && other.startsWith("card")) &&
    Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 2
  ).map(([other]) => `${plate.dataset.seat}: ${name} over ${other}`));
})"""
THROWN_IN = {
    "mucked": MORE["a hand to show beside one that was mucked"],
    "folded after three draws": (
        {"game": "badugi", "blinds": [100, 200]}, 3, {"button": 3}, [
            "3 call", "1 call", "2 check", "1 draw 2", "2 pat", "3 draw 1", "1 check", "2 check", "3 check",
            "1 pat", "2 draw 2", "3 pat", "1 check", "2 check", "3 check", "1 draw 1", "2 draw 1", "3 pat",
            "1 bet 400", "2 fold"]),
}


@pytest.mark.parametrize("how", THROWN_IN)
def test_a_hand_that_was_thrown_in_has_no_cards_and_its_words_beside_each_other(
    tablet: Tablet, room: Server, how: str
) -> None:
    """Its word and what it had drawn, on every screen."""
    tablet.open(f"/tables/{at_state(room, *THROWN_IN[how])}")
    expect(tablet.seat(2).locator(".drew")).to_be_attached()
    expect(tablet.seat(2).locator(".card")).to_have_count(0)
    for size in SIZES.values():
        tablet.page.set_viewport_size(size)  # type: ignore[arg-type]
        tablet.comes_to(OVER_EACH_OTHER, [])


STUD = {"game": "stud-8", "ante": 5, "bring_in": 25, "small_bet": 50, "big_bet": 100}
DID: dict[str, tuple[dict[str, Any], int, dict[str, Any], list[str]]] = {
    "who has drawn checks": (
        {"game": "badugi", "blinds": [100, 200]}, 3, {"button": 3},
        ["3 call", "1 call", "2 check", "1 draw 2", "2 pat", "3 pat", "1 check"]),
    "who completed has two cards up": (STUD, 3, {}, [
        "deal 1 up 2c", "deal 2 up 7h", "deal 3 up Ks", "1 bring-in", "2 complete", "3 call", "1 call",
        "deal 1 up 3c", "deal 2 up 8h"]),
}


@pytest.mark.parametrize("what", DID)
def test_what_a_player_did_stands_whole_beside_all_else_of_the_plate(
    tablet: Tablet, room: Server, what: str,
) -> None:
    tablet.open(f"/tables/{at_state(room, *DID[what])}")
    expect(tablet.page.locator("#felt .state").first).not_to_be_empty()
    for name in ("landscape", "portrait"):
        tablet.page.set_viewport_size(SIZES[name])  # type: ignore[arg-type]
        tablet.comes_to(OVER_EACH_OTHER, [])
        tablet.comes_to(CUT_STATES, [])


def test_a_tap_on_the_felt_before_the_script_has_begun_is_entered(tablet: Tablet, room: Server) -> None:
    """A seat is acted up to while the table's script is still on its way."""
    hand = dealt(room)
    tap_early(tablet, f"/tables/{hand['table']}", "seat-1")
    expect(tablet.page.locator("body")).to_have_attribute("data-seq", "2")
    tablet.page.wait_for_function("() => document.body.dataset.unsent === '0'")
    assert lines(room, hand["hand"]) == ["3 fold", "4 fold"]


def test_a_tap_on_the_menu_before_the_script_has_begun_opens_it(tablet: Tablet, room: Server) -> None:
    tap_early(tablet, f"/tables/{dealt(room)['table']}", "menu")
    expect(tablet.key("theme-light")).to_be_visible()


def test_an_early_tap_on_a_hand_that_went_on_is_told_and_not_entered(tablet: Tablet, room: Server) -> None:
    """The page comes from this tablet's own store, with the hand as it stood a moment before."""
    hand = dealt(room)
    old = tablet.page.request.get(f"http://{tablet.host}/tables/{hand['table']}").body()
    tablet.open(f"/tables/{hand['table']}")
    tablet.enter("call")
    tablet.page.wait_for_function("() => document.body.dataset.unsent === '0'")
    tablet.page.route(f"**/tables/{hand['table']}", lambda route: route.fulfill(
        body=old, content_type="text/html; charset=utf-8"))
    tap_early(tablet, f"/tables/{hand['table']}", "seat-2")
    tablet.says("What you had chosen was cleared")
    assert lines(room, hand["hand"]) == ["3 call"]


def tap_early(tablet: Tablet, path: str, name: str) -> None:
    """Open a page, tap a key that the server has drawn, and let the script come after that."""
    held = Held(tablet.page, SCRIPT)
    tablet.page.goto(f"http://{tablet.host}{path}", wait_until="commit")
    tablet.key(name).tap()
    expect(tablet.page.locator("#prompt")).to_be_empty()
    held.wait()
    held.let_go()


def test_a_tablet_that_is_turned_has_its_seats_placed_anew(tablet: Tablet, room: Server) -> None:
    """Upright and back: the felt has the shape of the screen it is on, without another tap."""
    tablet.open(f"/tables/{at_state(room, *STATES['up cards of eight'])}")
    for name, shape in (("landscape", "wide"), ("portrait", "tall"), ("landscape", "wide"),
                        ("older", "older"), ("landscape", "wide")):
        tablet.page.set_viewport_size(SIZES[name])  # type: ignore[arg-type]
        tablet.comes_to("() => document.querySelector('#felt').classList[0]", shape)


def test_a_word_on_the_edge_of_a_plate_lies_on_the_next_plate(tablet: Tablet, room: Server) -> None:
    """Seat 7 is all-in, and seat 8's plate is drawn after it."""
    table = at_state(room, {"game": "holdem", "blinds": [100, 200]}, 9, {"button": 9, "stacks": {7: 1100}}, [
        "3 fold", "4 fold", "5 fold", "6 fold", "7 all-in"])
    tablet.open(f"/tables/{table}")
    expect(tablet.seat(7).locator(".tab")).to_have_text("all-in", ignore_case=True)
    tablet.comes_to(LOWEST, "tab all-in")
