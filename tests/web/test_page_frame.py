"""What every page stands in: one head, a home that is the room, a desk that is dense."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.server import Server, serving
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import PHONE
from tests.web.waiting import still

DESK = {"width": 1440, "height": 900}
ONE_HEAD = """() => {
  const [head] = document.querySelectorAll("header");
  return [head.matches(".frame"), Math.round(head.getBoundingClientRect().height),
    document.documentElement.scrollWidth - innerWidth];
}"""


def test_pages_with_words_of_their_own_in_the_head_have_the_same_one(tablet: Tablet, room: Server) -> None:
    """The wall, a tool, a review: one line at every size, and the five places behind the menu."""
    hand = finished(room)
    for path in ("/wall", "/tools/showdown", f"/hands/{hand}"):
        tablet.open(path)
        for size in (DESK, PHONE):
            tablet.turn(size)
            assert tablet.page.evaluate(ONE_HEAD) == [True, 48, 0], (path, size)
            tablet.page.get_by_role("button", name="Menu").click()
            expect(tablet.page.locator("#places").get_by_role("link")).to_contain_text(
                ["Tables", "Floor", "Find", "Rules", "Tools"])
            tablet.page.keyboard.press("Escape")


def test_the_places_stand_on_one_line_of_a_tablet_in_the_longest_language(
    tablet: Tablet, room: Server,
) -> None:
    """Across and upright; nobody signed in, which makes the longest head."""
    look = {"name": "lang", "value": "de", "url": f"http://{room.host}/"}
    tablet.page.context.add_cookies([look])  # type: ignore[list-item]
    for path in ("/", "/floor", "/find"):
        tablet.open(path)
        for size in ((1180, 820), (1280, 800), (820, 1180), (1440, 900)):
            tablet.turn({"width": size[0], "height": size[1]})
            assert tablet.page.evaluate(ONE_HEAD) == [True, 48, 0], (path, size)
            whole = "(one) => one.scrollWidth - one.clientWidth"
            assert tablet.page.locator("#places nav").evaluate(whole) == 0, (path, size)


def test_a_desk_speaks_another_language_by_the_menu_of_every_page(tablet: Tablet) -> None:
    """In a sheet of its own where the places stand in the head, else among them; its own one is marked."""
    for size, path, key in ((DESK, "/floor", "Language: English"), (PHONE, "/floor", "Menü"),
                            (DESK, "/wall", "Menú")):
        tablet.turn(size)
        tablet.open(path)
        tablet.page.get_by_role("button", name=key).click()
        spoken = tablet.page.get_by_role("group").locator("[data-language]")
        expect(spoken).to_have_text(["English", "Deutsch", "Español"])
        other = spoken.nth(1 if "English" in key else 2 if key == "Menü" else 0)
        tongue = other.get_attribute("lang") or ""
        other.click()
        expect(tablet.page.locator("html")).to_have_attribute("lang", tongue)
        expect(tablet.page.locator("[data-language][aria-pressed=true]")).to_have_attribute("lang", tongue)


def test_who_share_a_pot_have_a_line_of_their_own_on_a_phone(tablet: Tablet, room: Server) -> None:
    """Beside the time they were a column of single words."""
    table = room.ask("POST", "/tables", {"name": "Split", "game": "holdem", "blinds": [1, 2]})[1]["id"]
    for seat, name in ((1, "Annegret Lindner"), (2, "Maximiliano Fernández")):
        room.ask("PUT", f"/tables/{table}/seats/{seat}", {"player": name, "stack": 200})
    hand = room.ask("POST", f"/tables/{table}/hands", {"button": 1})[1]["hand"]
    lines = ["1 call", "2 check", "deal board AsKsQs", "2 check", "1 check", "deal board Js", "2 check",
             "1 check", "deal board Ts", "2 check", "1 check", "2 show 2c3c", "1 show 4c5c"]
    assert room.ask("POST", f"/hands/{hand}/actions", {"seq": 0, "lines": lines})[0] == 200
    tablet.turn(PHONE)
    tablet.open("/find")
    shared = tablet.page.locator(f'.hit[href*="/{hand}"] .who')
    expect(shared).to_contain_text("Annegret")
    assert shared.evaluate("(one) => one.clientWidth / one.parentNode.clientWidth") > 0.9


def test_the_words_of_the_game_files_lie_on_a_phone_in_full(tablet: Tablet, room: Server) -> None:
    """Meaning and games stand below the word: they were beside the screen."""
    tablet.turn(PHONE)
    tablet.open("/words")
    table = tablet.page.locator(".wide").first
    expect(table.get_by_text("N cards face down to each player")).to_be_visible()
    assert table.evaluate("(one) => one.scrollWidth - one.clientWidth") == 0


def finished(room: Server) -> int:
    """A hand that is over."""
    settings = {"name": "Mezzanine, the long one", "game": "holdem", "blinds": [1, 2]}
    table = room.ask("POST", "/tables", settings)[1]["id"]
    for seat in (1, 2, 3):
        room.ask("PUT", f"/tables/{table}/seats/{seat}", {"stack": 200})
    hand = int(room.ask("POST", f"/tables/{table}/hands", {"button": 1})[1]["hand"])
    assert room.ask("POST", f"/hands/{hand}/actions", {"seq": 0, "lines": ["1 fold", "2 fold"]})[0] == 200
    return hand


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_new_room_is_told_whole_that_it_has_no_director(
    tablet: Tablet, room: Server, language: str,
) -> None:
    """On an upright tablet, in whatever language: no place gives way to it but by its padding."""
    cookie = {"name": "lang", "value": language, "url": f"http://{room.host}/"}
    tablet.page.context.add_cookies([cookie])  # type: ignore[list-item]
    tablet.turn({"width": 820, "height": 1180})
    tablet.open("/")
    expect(tablet.page.locator('.who[href="/setup"]')).to_be_visible()
    tablet.page.evaluate("document.fonts.ready.then(() => 0)")
    cut = """all => all.filter((one) => one.scrollWidth > one.clientWidth + 8 || one.scrollHeight > 49)
      .map((one) => one.textContent)"""
    assert tablet.page.locator(".frame nav, .frame .who").evaluate_all(cut) == []


def test_the_room_is_tiles_that_say_who_acts_and_how_long(tablet: Tablet, room: Server) -> None:
    """And say it anew by themselves; a table that rests has no street."""
    settings = {"name": "Nine", "game": "holdem", "betting": "no-limit", "blinds": [1, 2]}
    table = room.ask("POST", "/tables", settings)[1]["id"]
    for seat in (3, 5, 7):
        room.ask("PUT", f"/tables/{table}/seats/{seat}", {"stack": 200})
    tablet.open("/")
    tile = tablet.page.locator(f'.home a[href="/tables/{table}"]')
    expect(tile).to_contain_text("3 seated")
    hand = room.ask("POST", f"/tables/{table}/hands", {"button": 3})[1]
    expect(tile).to_contain_text("Seat 3 to act")
    expect(tile.locator(".street")).to_have_text(re.compile(r"preflop · \d+ s"))
    room.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": 0, "lines": ["3 fold"]})
    expect(tile).to_contain_text("Seat 5 to act")


def test_the_room_lets_go_of_tables_that_are_gone(tablet: Tablet, room: Server) -> None:
    """Its tiles stayed when the page that came had none."""
    room.ask("POST", "/tables", {"name": "Last", "game": "holdem", "blinds": [1, 2]})
    tablet.open("/")
    expect(tablet.page.locator(".home").first).to_be_visible()
    none = "<!doctype html><title>Room</title><p>No table yet</p>"
    tablet.page.route(re.compile(r"/$"), lambda route: route.fulfill(content_type="text/html", body=none))
    expect(tablet.page.get_by_text("No table yet")).to_be_visible()


def test_the_longest_game_has_three_lines_at_the_most_on_a_tablet(tablet: Tablet, room: Server) -> None:
    settings = {"name": "Long", "game": "double-board-omaha-8", "blinds": [1, 2]}
    table = room.ask("POST", "/tables", settings)[1]["id"]
    for seat in (1, 2):
        room.ask("PUT", f"/tables/{table}/seats/{seat}", {"stack": 200})
    hand = room.ask("POST", f"/tables/{table}/hands", {"button": 1})[1]["hand"]
    assert room.ask("POST", f"/hands/{hand}/actions", {"seq": 0, "lines": ["1 fold"]})[0] == 200
    tablet.turn({"width": 1180, "height": 820})
    tablet.open("/find")
    game = tablet.page.locator(f'.hit[href*="/{hand}"] .what')
    lines = "(one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
    assert game.evaluate(lines) < 3.5


@pytest.fixture
def long_name(tmp_path: Path) -> Iterator[Server]:
    """26 hands at a table of a long name, which ends in its number."""
    with serving(tmp_path) as running:
        name = "Event 4: Dealer’s Choice Championship, re-entry, no limit 17"
        running.ask("POST", "/tables", {"name": name, "game": "holdem", "blinds": [1, 2]})
        for seat in (1, 2):
            running.ask("PUT", f"/tables/1/seats/{seat}", {"stack": 500})
        for _ in range(26):
            hand = running.ask("POST", "/tables/1/hands", {})[1]
            lines = {"seq": 0, "lines": [f"{hand['to_act']} fold"]}
            assert running.ask("POST", f"/hands/{hand['hand']}/actions", lines)[0] == 200
        yield running


def test_a_desk_has_25_hands_in_view_and_their_table_by_its_number(browser: Browser, long_name: Server):
    """However long its name: the tables of an event differ in their last figure alone."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=f"http://{long_name.host}")
    page = context.new_page()
    page.goto("/find?q=holdem")
    still(page)
    rows_in_sight = page.locator(".hands > li").evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length")
    number = page.locator(".hands .where").first.locator("b").last
    assert rows_in_sight >= 25
    expect(number).to_have_text("17")
    assert number.evaluate("""(one) =>
        one.getBoundingClientRect().right <= one.parentNode.getBoundingClientRect().right""")
    context.close()
