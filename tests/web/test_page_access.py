"""Who can use the pages, and on what: read aloud, by keyboard, in three themes, over slow Wi-Fi."""

from __future__ import annotations

import gzip
from http.client import HTTPConnection
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.checker import EVERY_RULE, WCAG, violations
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import PHONE, STATES, at_state

THEMES = ["dark", "dim", "light"]
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, "resultTypes": ["violations"]}
# scripts and styles of the table, compressed: up to the felt, which comes drawn, and up to the first keys
MOST_BEFORE_THE_FELT = 17_000
MOST_BYTES = 69_000
MOST_WORDS = 12_000     # the texts of the table's scripts
PLAIN = [
    "/", "/tables/new", "/tables/1/seats", "/tables/1/settings", "/tables/1/house", "/demo", "/rules",
    "/rules/games/omaha-8", "/rules/house", "/rules/scales", "/rules/lowball",
    "/rules/killer-cards", "/rules/procedures", "/words", "/games/own",
    "/games/own/compose", "/api/v1/docs",
]
IN_EVERY_THEME = 7  # the first of these
ON_TABLE = {state: [""] for state in STATES} | {  # the state, and the keys that open what lies over it
    "a pot-limit raise": [
        "", "log", "menu", "card", "link", "floor", "floor kind-chips chip-500 ruling",
        "log entry-1 change-1",
    ],
    "two side pots of a split game paid": ["", "push-0"],
}


def test_a_checker_finds_nothing_wrong_with_the_plain_pages(tablet: Tablet, room: Server) -> None:
    """WCAG 2.2 AA, as far as a program can tell; of some the colours of every theme."""
    at_state(room, *STATES["a draw"])
    by_page = {}
    for number, path in enumerate(PLAIN):
        tablet.open(path)
        if path == "/demo":
            expect(tablet.page.locator(".seat").first).to_be_visible()
        for theme in THEMES if number < IN_EVERY_THEME else THEMES[:1]:
            by_page[path, theme] = wrong(tablet.page, theme)
    assert {path: problems for path, problems in by_page.items() if problems} == {}


def test_a_checker_finds_nothing_wrong_with_the_table(tablet: Tablet, room: Server) -> None:
    """In betting, dealing, drawing, showing, when it is over; log, menu and the floor's panel open."""
    by_state = {}
    numbers = {state: at_state(room, *STATES[state]) for state in ON_TABLE}
    for state, name in ((state, name) for state, names in ON_TABLE.items() for name in names):
        tablet.open(f"/tables/{numbers[state]}")
        expect(tablet.page.locator("#prompt")).not_to_be_empty()
        for key in name.split():
            tablet.tap(key)
        expect(tablet.page.locator("body.sending")).to_have_count(0)
        tablet.still()
        for theme in THEMES:
            by_state[state, name, theme] = [*wrong(tablet.page, theme), *tablet.page.evaluate(CONTRAST)]
    assert {where: problems for where, problems in by_state.items() if problems} == {}


def test_a_phones_head_is_one_line_and_a_menu_of_the_places(tablet: Tablet, room: Server) -> None:
    """The present place is marked; who is here and the look are behind the same key."""
    tablet.turn(PHONE)
    tablet.open("/tools")
    assert tablet.box("header.top")["height"] <= 48
    places = tablet.page.locator("#places")
    expect(places).to_be_hidden()
    tablet.page.get_by_role("button", name="Menu").tap()
    expect(places.get_by_role("link")).to_contain_text(["Tables", "Floor", "Find", "Rules", "Tools"])
    expect(places.locator("a[aria-current]")).to_have_text("Tools")
    assert wrong(tablet.page, "dark") == []
    tablet.comes_to("document.documentElement.scrollWidth", PHONE["width"])
    places.get_by_role("link", name="Rules").tap()
    tablet.page.wait_for_url("**/rules")
    expect(tablet.page.locator("h1")).to_be_visible()


# as the menu does
PUT_ON = """(theme) => {
  document.documentElement.dataset.theme = theme;
  const scheme = document.querySelector("meta[name=color-scheme]");
  if (scheme) scheme.content = theme === "light" ? "light" : "dark";
}"""


def wear(tablet: Tablet, theme: str) -> None:
    tablet.page.context.add_cookies([{"name": "theme", "value": theme, "url": f"http://{tablet.host}/"}])


def wrong(page: Page, theme: str) -> list[str]:
    """What axe found, a line a rule and element; the pages are built alike in every theme."""
    page.evaluate(PUT_ON, theme)
    return violations(page, WCAG if theme == "dark" else COLOURS)


def test_on_a_phone_no_place_of_the_rules_lies_beside_the_screen(tablet: Tablet, room: Server) -> None:
    """The last of six was the present one, and out of sight."""
    tablet.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    tablet.open("/words")
    expect(tablet.page.locator(".bar .tab")).to_have_count(6)
    tablet.comes_to("""() => [...document.querySelectorAll(".bar .tab")].filter((one) =>
      one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth)
      .map((one) => one.textContent)""", [])


def test_on_a_phone_what_is_asked_of_the_rules_stays_in_its_frame(tablet: Tablet, room: Server) -> None:
    """The field for a game's name, and the one for five cards, reached over the edge of the screen."""
    tablet.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for path in ("/rules", "/rules/lowball"):
        tablet.open(path)
        expect(tablet.page.locator(".ask input").first).to_be_visible()
        tablet.comes_to("""() => [...document.querySelectorAll(".ask input")].filter((one) =>
          one.getBoundingClientRect().right > one.closest(".ask").getBoundingClientRect().right - 8)
          .map((one) => one.name)""", [])


def test_a_list_that_has_the_felts_room_is_the_main_part_of_the_page(tablet: Tablet, room: Server) -> None:
    """A screen reader found no main part; with the next hand it is the felt again."""
    tablet.open(f"/tables/{at_state(room, *STATES['two side pots of a split game paid'])}")
    main = tablet.page.get_by_role("main")
    expect(main).to_have_count(1)
    expect(main).to_have_id("panel")
    assert violations(tablet.page, EVERY_RULE) == []
    tablet.turn(PHONE)
    expect(main).to_have_count(1)
    expect(main).to_have_id("felt")


def test_what_is_not_sent_and_who_has_won_are_read_in_every_theme(tablet: Tablet, room: Server) -> None:
    """Black on brown in the light theme; in the dim one the winner's tick."""
    holdem = {"game": "holdem", "blinds": [100, 200]}
    tablet.open(f"/tables/{at_state(room, holdem, 3, {'button': 3}, ['3 fold', '1 fold'])}")
    expect(tablet.page.locator(".wins .state")).to_be_visible()
    won = {theme: [tablet.page.evaluate(PUT_ON, theme), *tablet.page.evaluate(CONTRAST)] for theme in THEMES}
    assert won == {theme: [None] for theme in THEMES}
    tablet.open(f"/tables/{at_state(room, holdem, 3, {'button': 3}, [])}")
    expect(tablet.key("fold")).to_be_visible()
    tablet.page.context.set_offline(True)
    tablet.tap("fold")
    expect(tablet.page.locator("body")).to_have_attribute("data-unsent", "1")
    expect(tablet.page.locator("#link")).to_contain_text("Unsent 1")
    seen = {theme: [tablet.page.evaluate(PUT_ON, theme), *tablet.page.evaluate(CONTRAST)] for theme in THEMES}
    tablet.page.context.set_offline(False)
    expect(tablet.page.locator("body")).to_have_attribute("data-unsent", "0")
    tablet.forgive_the_network()
    assert seen == {theme: [None] for theme in THEMES}


def test_suits_have_the_colours_that_everybody_tells_apart(tablet: Tablet, room: Server) -> None:
    """Four colours on dark and on light faces, chosen for red-green blindness too."""
    number = at_state(room, *STATES["a flop to enter"])
    dark = ["rgb(255, 255, 255)", "rgb(217, 84, 79)", "rgb(79, 134, 238)", "rgb(182, 242, 58)"]
    light = ["rgb(0, 0, 0)", "rgb(168, 30, 8)", "rgb(28, 51, 204)", "rgb(53, 122, 111)"]
    for theme, colours in (("dark", dark), ("dim", dark), ("light", light)):
        wear(tablet, theme)
        tablet.open(f"/tables/{number}")
        for suit, colour in zip("shdc", colours, strict=True):
            expect(tablet.key(f"card-A{suit}")).to_have_css("color", colour)


def test_the_look_is_chosen_in_the_menu_and_stays_on_the_device(tablet: Tablet, room: Server) -> None:
    """Theme, mirrored table and letters on suits; the server writes the next page so from its first byte."""
    tablet.open(f"/tables/{at_state(room, *STATES['a flop to enter'])}")
    left = tablet.box('[data-seat="1"]')["x"]
    tablet.tap("menu")
    tablet.tap("theme-light")
    tablet.tap("menu-mirror")
    tablet.tap("menu-letters")
    expect(tablet.key("theme-light")).to_have_attribute("aria-pressed", "true")
    tablet.page.keyboard.press("Escape")
    expect(tablet.page.locator("#over")).not_to_be_visible()
    tablet.still()
    assert tablet.box('[data-seat="1"]')["x"] > left + 400
    written = tablet.page.request.get(tablet.page.url).text()
    root = " ".join(written.partition("<html ")[2].partition(">")[0].split())
    assert root.endswith('data-theme="light" data-mirror data-letters')
    assert '<meta name="color-scheme" content="light">' in written
    letter = "getComputedStyle(document.querySelector('[data-card=Ah]'), '::after').content"
    tablet.comes_to(letter, '"h"')
    expect(tablet.key("card-Ah")).to_have_accessible_name("ace of hearts")


def test_the_table_is_worked_by_keyboard_alone(tablet: Tablet, room: Server) -> None:
    """Tab comes by every key that is open, each visibly marked; Enter presses it; Escape leaves the menu."""
    tablet.open(f"/tables/{at_state(room, *STATES['a pot-limit raise'])}")
    expect(tablet.key("fold")).to_be_visible()
    wanted = set(tablet.page.evaluate(OPEN_KEYS))
    seen = []
    for _ in range(len(wanted) + 8):
        tablet.page.keyboard.press("Tab")
        name, marked = tablet.page.evaluate(FOCUSED)
        assert marked, name
        seen.append(name)
    assert wanted <= set(seen)
    tablet.key("menu").focus()
    tablet.page.keyboard.press("Enter")
    expect(tablet.page.locator("#over")).to_be_visible()
    tablet.page.keyboard.press("Escape")
    expect(tablet.page.locator("#over")).not_to_be_visible()
    tablet.key("call").focus()
    before = tablet.state()
    tablet.page.keyboard.press("Enter")
    expect(tablet.page.locator(f'body[data-seq="{before.split()[1]}"]')).to_have_count(0)


def test_a_seat_is_read_aloud_with_all_there_is_to_know(tablet: Tablet, room: Server) -> None:
    number = at_state(room, *STATES["up cards of eight"])
    tablet.open(f"/tables/{number}")
    spoken_name = f"seat 1 Player {number}.1, 249,995 chips, in the hand, king of spades"
    expect(tablet.seat(1)).to_have_accessible_name(spoken_name)
    expect(tablet.page.locator("#prompt")).to_have_attribute("aria-live", "polite")


# -- weight ----------------------------------------------------------------------------------------


def test_scripts_and_styles_of_the_table_are_light_and_all_from_here(tablet: Tablet, room: Server) -> None:
    """Three files hold everything up to the first keys; a fourth follows them."""
    asked: list[str] = []
    tablet.page.on("request", lambda request: asked.append(request.url))
    tablet.open(f"/tables/{at_state(room, *STATES['a pot-limit raise'])}")
    expect(tablet.key("fold")).to_be_visible()
    assert [url for url in asked if not url.startswith(f"http://{room.host}/")] == []
    files = {url.removeprefix(f"http://{room.host}") for url in asked if url.endswith((".js", ".css"))
             and not url.endswith("/table-later.js")}
    weights = {}
    for file in files:
        headers, body = fetched(room, file)
        assert headers["Content-Encoding"] == "gzip" or len(body) < 500, file
        assert headers["Cache-Control"] == "public, max-age=31536000, immutable", file
        weights[file] = len(body)
    words = [weights.pop(file) for file in list(weights) if "/words/" in file]
    assert len(words) == 1 and words[0] < MOST_WORDS, words
    assert len(weights) == 4 and sum(weights.values()) < MOST_BYTES, weights
    first = [weight for file, weight in weights.items() if not file.endswith("/table.js")]
    assert sum(first) < MOST_BEFORE_THE_FELT, weights


FAMILY = """() => [...document.fonts].filter((face) => face.status === "loaded")
  .map((face) => `${face.family.replaceAll('"', '')} ${face.weight} ${face.display}`).sort()"""
TWO_WEIGHTS = ["Inter 400 swap", "Inter 700 swap"]


def test_every_page_is_set_in_one_family_which_the_first_paint_does_not_wait_for(
        tablet: Tablet, room: Server) -> None:
    """Letters of Polish or Czech names are another file, which a page without them does not ask for."""
    number = at_state(room, *STATES["a pot-limit raise"])
    for path in (f"/tables/{number}", "/", "/rules", "/demo"):
        tablet.open(path)
        tablet.comes_to(FAMILY, TWO_WEIGHTS)
    tablet.open(f"/tables/{number}/seats")
    tablet.page.fill("[name=player_1]", "Łucja Dvořáková")
    tablet.comes_to(FAMILY, sorted([*TWO_WEIGHTS, "Inter Latin 400 swap"]))


def test_answers_are_compressed_and_event_streams_leave_as_they_are_written(room: Server) -> None:
    number = at_state(room, *STATES["a draw"])
    for path in (f"/tables/{number}", f"/api/v1/tables/{number}"):
        headers, body = fetched(room, path)
        assert headers["Content-Encoding"] == "gzip" and gzip.decompress(body)
        assert "Accept-Encoding" in headers["Vary"]
    connection = HTTPConnection(room.host, timeout=20)
    connection.request("GET", f"/api/v1/tables/{number}/events", headers={"Accept-Encoding": "gzip"})
    stream = connection.getresponse()
    assert stream.headers.get_content_type() == "text/event-stream"
    assert "Content-Encoding" not in stream.headers
    connection.close()


def test_a_file_of_an_older_version_leads_to_the_newest(room: Server) -> None:
    for path in ("/static/shell/base.css", "/static/0123456789ab/shell/base.css"):
        connection = HTTPConnection(room.host, timeout=20)
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.status == 302 and answer.headers["Cache-Control"] == "no-cache"
        headers, body = fetched(room, answer.headers["Location"])
        connection.close()
        assert b"--hearts" in gzip.decompress(body) and headers.get_content_type() == "text/css"


def fetched(room: Server, path: str) -> tuple[Any, bytes]:
    """Headers and body as a browser of plain http gets them."""
    connection = HTTPConnection(room.host, timeout=20)
    try:
        connection.request("GET", path, headers={"Accept-Encoding": "gzip, deflate"})
        answer = connection.getresponse()
        assert answer.status == 200, path
        return answer.headers, answer.read()
    finally:
        connection.close()


OPEN_KEYS = """[...document.querySelectorAll("button[data-key]:enabled")]
  .filter((one) => one.getClientRects().length).map((one) => one.dataset.key)"""
FOCUSED = """(() => {
  const one = document.activeElement, style = getComputedStyle(one);
  const marked = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return [one.dataset.key || "", one === document.body || marked];
})()"""

# every text that is nearer than 7:1 to what it stands on (4.5 on the face of a card), and every key whose
# edge is nearer than 3:1 to what is around it; card keys that cannot be pressed are left out, as in WCAG
CONTRAST = """(() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const clear = (colour) => parts(colour)[3] === 0;
  const part = (one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
  const light = (colour) => {
    const [red, green, blue] = parts(colour).map((one) => part(one / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const cloth = getComputedStyle(document.querySelector(".cloth")).backgroundColor;
  const behind = (one) => {
    for (let at = one; at; at = at.parentElement) {
      if (at.classList.contains("middle")) return cloth;
      const colour = getComputedStyle(at).backgroundColor;
      if (!clear(colour)) return colour;
    }
    return "rgb(255, 255, 255)";
  };
  const shown = (one) => one.getClientRects().length && getComputedStyle(one).visibility === "visible";
  const out = "svg, script, dialog:not([open]), .cardkey:disabled";
  const text = (node) => node.nodeType === 3 && node.textContent.trim();
  const said = (one) => [...one.childNodes].some(text);
  const every = [...document.querySelectorAll("body *")];
  const texts = every.filter((one) => said(one) && shown(one) && !one.closest(out));
  const least = (one) => (one.closest(".card, .cardkey") ? 4.5 : 7) - 0.005;
  const low = texts.map((one) => [one, ratio(getComputedStyle(one).color, behind(one))])
    .filter(([one, found]) => found < least(one))
    .map(([one, found]) => `text ${found.toFixed(2)}: ${one.outerHTML}`);
  const edge = (one) => ratio(getComputedStyle(one).borderTopColor, behind(one.parentElement));
  const keys = [...document.querySelectorAll(".key, .cardkey, button.box")];
  const edges = keys.filter((one) => shown(one) && !one.closest(":disabled")).map((one) => [one, edge(one)])
    .filter(([, found]) => found < 2.995)
    .map(([one, found]) => `edge ${found.toFixed(2)}: ${one.outerHTML}`);
  return [...new Set([...low, ...edges])].map((one) => one.slice(0, 160));
})()"""
