"""Screens nobody touches: the wall of sixty tables, the lobby of 540 players, the clock's announcements."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from tests.web.dealers import Dealers
from tests.web.server import Server
from tests.web.tablet import PATIENCE_MS, room_server  # noqa: F401
from tests.web.test_page_events import ask_of
from tests.web.waiting import still

DIRECTOR = {"width": 1440, "height": 900}
TABLES, PLAYERS = 60, 540
NIGHT = 9 * 3_600_000       # the level that two screens show, in milliseconds


@pytest.fixture(scope="module")
def event(room: Server) -> int:
    """An event of sixty full tables that has begun."""
    ask = ask_of(room)
    event = Dealers(ask, ask("POST", "/tournaments", {"template": "holdem", "name": "Sixty"})["id"])
    event.act("enter", players=[f"Player {n:03}" for n in range(1, PLAYERS + 1)])
    event.act("draw")
    event.act("clock", tick="start")
    return event.event


@pytest.fixture
def screen(room: Server, browser: Browser) -> Iterator[Any]:
    """Opens a page of the event in a window as a director's laptop has it; it may not complain."""
    context = browser.new_context(viewport=DIRECTOR)  # type: ignore[arg-type]
    expect.set_options(timeout=PATIENCE_MS)
    page, wrong = context.new_page(), []
    page.on("pageerror", lambda error: wrong.append(str(error)))

    def opened(path: str) -> Page:
        page.goto(f"http://{room.host}{path}")
        return page

    opened.page = page  # type: ignore[attr-defined]
    yield opened
    context.close()
    assert not wrong, wrong


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_long_names_of_the_lobby_are_told_apart(room: Server, screen: Any, size: tuple[int, int]) -> None:
    """Two who begin alike stood there as the same name, cut off before it differs."""
    ask = ask_of(room)
    event = ask("POST", "/tournaments", {"template": "holdem", "name": "Long"})["id"]
    names = [f"Maximilian Freiherr von Hohenzollern-{end}" for end in ("Sigmaringen", "Hechingen")]
    for act, fields in (("enter", {"players": names}), ("draw", {})):
        Dealers(ask, event).act(act, **fields)
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    spans = screen(f"/events/{event}/lobby").locator(".sheet span")
    expect(spans).to_have_text(sorted(names))
    # a letter reaches a pixel over its line; a third line would be sixteen
    over = "all => all.map(one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])"
    assert all(wide == 0 and high <= 2 for wide, high in spans.evaluate_all(over))
    rows = spans.evaluate_all("all => all.map(one => one.parentElement.offsetHeight)")
    assert rows == [34, 34]


def test_the_head_of_the_wall_is_one_line_on_a_phone(screen: Any, event: int) -> None:
    screen.page.set_viewport_size({"width": 390, "height": 844})
    page = screen(f"/events/{event}/wall")
    still(page)
    assert page.locator(".strip").bounding_box()["height"] <= 56
    expect(page.locator(".strip [data-left]")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_sixty_tables_stand_in_one_view(screen: Any, event: int) -> None:
    page = screen(f"/events/{event}/wall")
    expect(page.locator(".tile")).to_have_count(TABLES)
    outside = page.evaluate("""() => [...document.querySelectorAll('.tile')].filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
            || one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
    }).map((one) => one.textContent)""")
    assert outside == []
    assert page.evaluate("document.documentElement.scrollHeight") <= DIRECTOR["height"]


def test_what_is_being_chosen_on_a_desk_stays_while_hands_end(screen: Any, event: int, room: Server) -> None:
    """The desk is made new whenever something happens; a list closed under the director's finger."""
    screen.page.clock.install()
    page, director = screen(f"/events/{event}"), Dealers(ask_of(room), event)
    table = page.locator("select[name=table]")
    table.focus()
    table.select_option("7")
    director.act("announce", text="The bar is open")
    for _ in range(3):      # the first may have been on its way before that, the third is behind what it did
        with page.expect_response("**/clock.json"):
            page.clock.run_for(3_000)
    expect(table).to_have_value("7")
    expect(page.locator(".acts")).not_to_contain_text("The bar is open")
    table.blur()
    director.act("announce", text="The kitchen too")
    page.clock.run_for(3_000)
    expect(page.locator(".acts")).to_contain_text("The kitchen too")


def test_a_table_of_the_wall_says_that_it_plays(screen: Any, event: int, room: Server) -> None:
    """By itself, and without leaving the page."""
    page = screen(f"/events/{event}/wall")
    tables = ask_of(room)("GET", f"/tournaments/{event}", None)["tables"]
    hand = ask_of(room)("POST", f"/tables/{tables[6]['room']}/hands", {})
    tile = page.locator(".tile").nth(6)
    expect(tile).to_contain_text("playing")
    ask_of(room)("POST", f"/hands/{hand['hand']}/void", {"seq": hand["seq"]})
    expect(tile).to_contain_text("between hands")


def test_the_lobby_turns_its_sheets_until_everybody_was_named(screen: Any, event: int) -> None:
    """Every player stands on one sheet, inside the screen; then the first sheet comes again."""
    screen.page.clock.install(time="2026-03-01T20:00:00")
    screen.page.clock.pause_at("2026-03-01T20:00:01")   # it turns as the test says, however long that takes
    page = screen(f"/events/{event}/lobby")
    title, turn = page.locator("#sheets h2"), page.locator(".turn")
    expect(title).to_have_text("Who sits where")
    sheets, named = int(turn.inner_text().split("/")[1]), []
    for n in range(1, sheets + 1):
        expect(turn).to_have_text(f"{n} / {sheets}")
        named += page.locator(".sheet li span").all_inner_texts()
        clipped = page.evaluate("""() => [...document.querySelectorAll('.sheet li')].filter((one) => {
            const { right, bottom } = one.getBoundingClientRect();
            return right > innerWidth || bottom > innerHeight;
        }).length""")
        assert clipped == 0
        page.clock.run_for(10_000)
    assert named == [f"Player {n:03}" for n in range(1, PLAYERS + 1)]
    expect(turn).to_have_text(f"1 / {sheets}")


def test_ten_five_and_one_minute_are_announced_and_the_next_level_comes(screen: Any, event: int) -> None:
    screen.page.clock.install()
    screen.page.route("**/clock.json", lambda route: route.abort())
    page = screen(f"/events/{event}/clock")
    announcement, figure = page.locator("[data-said]"), page.locator("[data-left]")
    for minute in (10, 5, 1):
        to_minute(page, minute)
        expect(announcement).to_contain_text("Next level in")
        expect(figure).to_contain_text(f"{minute - 1}:")
    page.clock.run_for(60_000)
    expect(page.locator("[data-row]")).to_have_text("Level 2")
    expect(announcement).not_to_contain_text("Next level in")


def test_the_screens_of_a_bagged_day_say_so_and_where_it_goes_on(screen: Any, room: Server) -> None:
    ask = ask_of(room)
    day = Dealers(ask, ask("POST", "/tournaments", {"template": "holdem", "name": "Day 1"})["id"])
    day.act("enter", players=["Ann", "Bob", "Cy"])
    for act in ("draw", "close"):
        day.act(act)
    day.act("clock", tick="start")
    day.act("bag", text="Sunday at noon")
    for path in ("/clock", "/lobby", "/wall"):
        page = screen(f"/events/{day.event}{path}")
        expect(page.locator("[data-left]")).to_have_text("Bagged")
        assert page.locator("[data-left]").evaluate("one => one.scrollWidth <= one.clientWidth"), path
        expect(page.locator("body")).to_contain_text("Sunday at noon")
        expect(page.locator("body")).not_to_contain_text("Finished")
    after = Dealers(ask, ask("POST", "/tournaments", {"template": "holdem", "name": "Day 2"})["id"])
    after.act("carry", events=[day.event])
    page = screen(f"/events/{day.event}/lobby")
    expect(page.locator("[data-next]")).to_have_text("The bags are opened at Day 2")
    expect(page.locator("#sheets h2")).to_have_text("In the bags")


def to_minute(page: Page, minute: int) -> None:
    """Go on until the clock shows the seconds after a whole minute that is left."""
    minutes, seconds = map(int, page.locator("[data-left]").inner_text().split(":"))
    page.clock.run_for(((minutes - minute) * 60 + seconds + 2) * 1000)


def test_slips_of_a_roll_are_a_page_each_as_wide_as_the_roll(screen: Any, room: Server) -> None:
    """A tag of a bag with its signatures on one piece of 80 mm; seats are drawn again from theirs alone."""
    ask = ask_of(room)
    event = Dealers(ask, ask("POST", "/tournaments", {"name": "Day 1", "template": "holdem"})["id"])
    long = "Maximiliane von der Leyen-Schmidthausen"
    event.act("enter", players=["Ann", "Bo", long])
    event.act("draw")
    event.act("clock", tick="start")
    event.act("close")
    event.act("bag", text="Sunday 2 pm, at the large room on the first floor")
    page: Page = screen(f"/events/{event.event}/slips?of=bags&size=80")
    paper = PdfReader(BytesIO(page.pdf(prefer_css_page_size=True))).pages
    assert [round(float(one.mediabox.width) / 72 * 25.4) for one in paper] == [80, 80, 80]
    tags = [one.extract_text() for one in paper]
    assert all("Floor:" in tag and "Day 1" in tag for tag in tags) and "Schmidthausen" in "".join(tags)


def test_a_wall_clock_whose_server_is_gone_for_five_minutes_goes_on_and_says_so(
    screen: Any, event: int,
) -> None:
    screen.page.clock.install()
    screen.page.route("**/clock.json", lambda route: route.abort())
    page = screen(f"/events/{event}/clock")
    page.clock.run_for(1_000)
    shown, begun = page.evaluate(SHOWN)
    page.clock.run_for(5 * 60_000)
    expect(page.locator("[data-badge]")).to_contain_text("the clock goes on")
    later, at = page.evaluate(SHOWN)
    assert at - begun >= 300 and abs(seconds(shown) - seconds(later) - (at - begun)) <= 2
    page.unroute("**/clock.json")
    page.clock.run_for(4_000)
    expect(page.locator("[data-badge]")).to_be_hidden()


# The server of a screen, or nobody where `$server` is null. It answers while the clock of the device stands,
# however long the machine takes for it: what is slow here is no time of the night.
ANSWERS = """(() => {
    const ask = fetch;
    globalThis.$server = null;
    globalThis.$answers = 0;
    globalThis.fetch = async (...of) => {
        if (!String(of[0]).endsWith("/clock.json")) return ask(...of);
        if (!globalThis.$server) throw new TypeError("nobody answers");
        globalThis.$answers++;
        const state = globalThis.$server;
        return { ok: true, json: async () => state };
    };
})()"""


class Watched:
    """A screen whose device counts what the test says; the server goes on by as much while it answers."""

    def __init__(self, room: Server, browser: Browser, event: int, begins: str) -> None:
        self.known = ask_of(room)("GET", f"/tournaments/{event}", None)["clock"]
        self.gone = 0
        self.context = browser.new_context()
        self.page = self.context.new_page()
        self.page.add_init_script(ANSWERS)
        self.page.clock.install(time=f"{begins}:00")
        self.page.clock.pause_at(f"{begins}:01")
        self.page.goto(f"http://{room.host}/events/{event}/clock")

    def _server(self) -> dict[str, Any]:
        rows = [self.known["rows"][0] | {"minutes": NIGHT // 60_000}]
        shown = {"now": self.known["now"] + self.gone, "left": NIGHT - self.gone, "row": 0, "rows": rows}
        return self.known | shown | {"running": True}

    def hears(self) -> None:
        """A quarter of a second and another, until the server has answered once more."""
        before = self.page.evaluate("$answers")
        while self.page.evaluate("$answers") == before:
            self.gone += 250
            self.page.evaluate("state => { $server = state }", self._server())
            self.page.clock.run_for(250)

    def alone(self, until: int) -> int:
        """Nobody answers until so many milliseconds have gone; the seconds it shows then."""
        self.page.evaluate("() => { $server = null }")
        self.page.clock.run_for(until - self.gone)
        self.gone = until
        return seconds(self.page.locator("[data-left]").inner_text())


def test_two_screens_show_the_same_for_eight_hours(room: Server, browser: Browser, event: int) -> None:
    """One is an hour slow, and is not answered any more after four hours; the other is, every half hour."""
    screens = [Watched(room, browser, event, f"2026-03-01T{hour}:00") for hour in (20, 19)]
    for one in screens:
        one.hears()
    for half_hours in range(1, 17):
        until = half_hours * 1_800_000
        shown = [one.alone(until) for one in screens]
        assert abs(shown[0] - shown[1]) <= 1 and abs((NIGHT - until) / 1000 - shown[0]) <= 1
        for one in screens[:1] if half_hours > 8 else screens:
            one.hears()
    for one in screens:
        one.context.close()


# what the wall shows, and the page's own time in seconds
SHOWN = "[document.querySelector('[data-left]').textContent, Date.now() / 1000]"


def seconds(figure: str) -> int:
    """Of a clock's figure."""
    parts = [int(part) for part in figure.split(":")]
    return sum(part * 60**n for n, part in enumerate(reversed(parts)))


PAGES = ("", "/players", "/structure", "/money", "/record", "/slips", "/receipts", "/wall", "/clock",
         "/lobby")


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), (390, 844)], ids=str)
def test_no_page_of_a_large_event_is_wider_than_the_screen(
    screen: Any, event: int, size: tuple[int, int],
) -> None:
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    wide = {}
    for path in PAGES:
        page = screen(f"/events/{event}{path}")
        wide[path] = page.evaluate("document.documentElement.scrollWidth")
    assert {path: width for path, width in wide.items() if width > size[0]} == {}


SIDEWAYS = """[...document.querySelectorAll("main *")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "auto")
  .map((one) => one.className)"""


def test_every_page_of_an_event_is_named_on_a_phone(screen: Any, event: int) -> None:
    """Nobody looks for a tab that stands off the screen."""
    screen.page.set_viewport_size({"width": 390, "height": 844})
    screen.page.set_extra_http_headers({"Accept-Language": "de"})
    events = screen("/events")
    assert events.evaluate(SIDEWAYS) == []      # nor for a figure of the list of events
    tabs = screen(f"/events/{event}").locator(".tabs a")
    assert tabs.count() == 9
    assert tabs.evaluate_all("all => all.every(one => one.getBoundingClientRect().right <= innerWidth)")


def test_a_player_is_found_among_five_hundred_by_parts_of_the_name(screen: Any, event: int) -> None:
    page = screen(f"/events/{event}/players")
    rows = page.locator("#players-in tbody tr:visible")
    expect(rows).to_have_count(PLAYERS)
    page.fill("[data-find]", "040 pláyer")      # accents and the order of words do not count
    expect(rows).to_have_count(1)
    page.fill("[data-find]", "")
    expect(rows).to_have_count(PLAYERS)
