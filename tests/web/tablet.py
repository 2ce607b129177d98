"""A dealer's tablet for the tests: a touch screen on the live server that watches for anything wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.patience import PATIENCE_MS
from tests.web.dealt import dealt
from tests.web.server import Server, serving
from tests.web.waiting import count_clicks, still, touch, turn, until

LANDSCAPE = {"width": 1180, "height": 820}
PORTRAIT = {"width": 820, "height": 1180}
SAME_KEY_MS = 300  # a second tap on the same key or place is only taken after a quarter of a second
SAME_PLACE_PX = 25
KEPT = "async () => (await (await caches.open('dealer-assist engine')).keys()).length === 5"
AHEAD = """() => new Promise((tell) => {
    const opened = indexedDB.open("dealer-assist", 1);
    opened.onsuccess = () => {
        const asked = opened.result.transaction("states").objectStore("states").getAll();
        asked.onsuccess = () => {
            opened.result.close();
            tell(asked.result.some((one) => String(one.past?.of) === document.body.dataset.hand));
        };
    };
})"""
MIDDLE = "one => { const r = one.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }"
BOX = "one => document.querySelector(one).getBoundingClientRect().toJSON()"
# The felt measures itself before its plates are laid out: for a moment they have no size. A long
# list of what is pushed has the whole screen.
LAID_OUT = """() => [...document.querySelectorAll("#felt .box")].every((one) => one.offsetHeight) ||
    getComputedStyle(document.getElementById("felt")).display === 'none'"""
LATE = """(() => {
    const ask = fetch;
    fetch = (...one) => new Promise(go => setTimeout(go, 700)).then(() => ask(...one));
})()"""
# The pages ask for a service worker after three seconds, so that it depended on how busy the machine was
# which tests had one; it costs a fifth of what a page costs.
UNKEPT = "if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {})"
# What was entered is in the record, and nothing that was asked beside it is on its way.
SETTLED = """was => {
    const { dataset, classList } = document.body, { hand, seq, unsent } = dataset;
    return `${hand} ${seq}` !== was && unsent === "0" &&
        !classList.contains("sending") && !classList.contains("judging");
}"""
NO_NETWORK = "net::ERR_"              # how the browser begins its own complaints of a connection
REFUSED = re.compile(r"status of 4(09|22) ")  # the browser's own word for a refusal that the page shows


class Tablet:
    """One screen.

    Shape: `tap` touches a key by its name, `enter` one that sends and waits for the answer, `cards`
    taps cards on the pad. `wrong` collects errors of the page and requests to elsewhere.
    """

    def __init__(self, page: Page, room: Server) -> None:
        self.page, self.room, self.host = page, room, room.host
        self.wrong: list[str] = []
        self.forgiven: tuple[str, ...] = ()     # what is in complaints that the test itself brings about
        self.last, self.place = "", (-1000.0, -1000.0)
        count_clicks(page)
        page.on("console", lambda line: self._heard(line.type, f"{line.text} {line.location['url']}"))
        page.on("pageerror", lambda error: self._complain(str(error)))
        page.on("request", lambda asked: self._asked(asked.url))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not REFUSED.search(text):
            self._complain(text)

    def _complain(self, text: str) -> None:
        if not any(part in text for part in self.forgiven):
            self.wrong.append(text)

    def forgive(self, *parts: str) -> None:
        """Complaints with these words in them count no longer: those that came, and those that still come.

        What a page draws or asks for by itself may complain after the test has looked for the last time.
        """
        self.forgiven += parts
        self.wrong = [text for text in self.wrong if not any(part in text for part in parts)]

    def forgive_the_network(self) -> None:
        """The browser's own complaints of a connection that the test has cut."""
        self.forgive(NO_NETWORK)

    def _asked(self, url: str) -> None:
        if not url.startswith(f"http://{self.host}/"):
            self.wrong.append(f"asked {url}")

    def open(self, path: str) -> None:
        self.page.goto(f"http://{self.host}{path}")
        self.page.wait_for_function(LAID_OUT, timeout=PATIENCE_MS)

    def late(self) -> None:
        """From now on the server is asked late, on this page and those that follow."""
        self.page.add_init_script(LATE)
        self.page.evaluate(LATE)

    def comes_to(self, script: str, wanted: Any) -> None:
        """Wait until a script of the page gives this: a layout after a turn, a count after an answer."""
        call = f"({script})()" if script.lstrip().startswith("(") else script
        text = json.dumps(wanted, separators=(",", ":"))
        try:
            self.page.wait_for_function(f"() => JSON.stringify({call}) === {json.dumps(text)}",
                                        timeout=PATIENCE_MS)
        except TimeoutError:
            came = self.page.evaluate(script)
            assert came == wanted, f"{came} and not {wanted}"

    def key(self, name: str) -> Any:
        return self.page.locator(f'[data-key="{name}"]')

    def tap(self, name: str) -> None:
        place = self.key(name).evaluate(MIDDLE)
        if name == self.last or dist(place, self.place) < SAME_PLACE_PX:
            self.page.wait_for_timeout(SAME_KEY_MS)
        self.last, self.place = name, place
        touch(self.page, self.key(name))

    def turn(self, size: Mapping[str, int]) -> None:
        """The screen has this size from now on; wait until everything has found its place on it."""
        turn(self.page, size)

    def still(self) -> None:
        """Wait until what is to be measured lies still."""
        still(self.page)

    def enter(self, *names: str) -> None:
        """Keys that send something, one after the other."""
        for name in names:
            self.sent(lambda name=name: self.tap(name))

    def sent(self, act: Callable[[], Any]) -> None:
        """Do what sends something, and wait until the next can be done."""
        before = self.state()
        act()
        self.page.wait_for_function(SETTLED, arg=before)

    def judges(self) -> None:
        """Wait until this tablet's own engine stands, and the service worker has the page."""
        self.page.wait_for_function(
            "() => document.body.dataset.engine === 'stands'", timeout=PATIENCE_MS * 3)
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        until(self.page, KEPT)

    def engine(self, on: bool) -> None:
        """Have one on the pages that are opened from now on, or none: each costs six seconds of processor."""
        self.page.evaluate("how => localStorage.setItem('engine', how)", "on" if on else "off")

    def ahead(self) -> None:
        """Wait until the next hand can be dealt here without the server."""
        until(self.page, AHEAD)

    def offline(self, off: bool) -> None:
        """Cut the network, or mend it."""
        self.page.context.set_offline(off)
        if off:
            expect(self.page.locator("#link")).to_contain_text("Offline")

    def delivered(self) -> None:
        """Wait until everything that was tapped is in the record."""
        self.page.wait_for_function("() => document.body.dataset.unsent === '0'", timeout=PATIENCE_MS * 4)
        expect(self.page.locator("#link")).to_have_text("Connected")

    def state(self) -> str:
        """The hand and how far it is; a page that has just been opened has it in a moment."""
        expect(self.page.locator("body[data-seq]")).to_have_count(1)
        return str(self.page.evaluate("document.body.dataset.hand + ' ' + document.body.dataset.seq"))

    def cards(self, cards: str) -> None:
        """Tap cards on the pad: the last that is asked enters them, fewer are entered by the key."""
        *others, last = cards.split()
        expect(self.key(f"card-{last}")).to_be_visible()    # before its slots are counted
        for card in others:
            self.tap(f"card-{card}")
        if self.page.locator(".slots .card.empty").count() == 1:
            self.enter(f"card-{last}")
        else:
            self.tap(f"card-{last}")
            self.enter("enter")

    def amount(self, keys: str) -> None:
        """Tap an amount, as "5 2 00"."""
        for name in keys.split():
            self.key(f"digit-{name}").tap()

    def asks(self, text: str) -> None:
        """The prompt line says this now."""
        expect(self.page.locator("#prompt")).to_contain_text(text)

    def says(self, text: str) -> None:
        """The line above the keys says this now."""
        expect(self.page.locator("#say")).to_contain_text(text)

    def closed(self, name: str, reason: str) -> None:
        """The key is there, cannot be tapped, and says why in words that are on the screen."""
        expect(self.key(name)).to_be_disabled()
        expect(self.key(name).locator(".small")).to_contain_text(reason)
        expect(self.key(name).locator(".small")).to_be_visible()

    def seat(self, number: int) -> Any:
        return self.page.locator(f'[data-seat="{number}"]')

    def box(self, selector: str) -> dict[str, float]:
        """Where the one that `selector` finds lies now; a page that is drawn anew does not lose it."""
        expect(self.page.locator(selector)).to_be_visible()
        return dict(self.page.evaluate(BOX, selector))

    def stacks(self, **stacks: str) -> None:
        """`_3="8,000"`: what each seat has in front."""
        for seat, stack in stacks.items():
            expect(self.seat(int(seat[1:])).locator(".stack")).to_have_text(stack)

    def awards(self) -> dict[str, str]:
        """The big figures of the award list, by seat."""
        rows = self.page.locator("[data-award]")
        return {row.get_attribute("data-award") or "": row.locator("b").inner_text() for row in rows.all()}

    def new_table(self, game: str, then: dict[str, str]) -> None:
        """Answer the three questions for a table that nobody sits at yet."""
        self.open("/tables/new")
        self.page.fill("#find", game)
        self.page.press("#find", "Enter")
        if betting := then.get("betting"):
            self.choose("betting", betting)
        self.key("next").tap()
        for name, value in then.items():
            if name not in ("betting", "name"):
                self.page.fill(f"[name={name}]", value)
        self.key("next").tap()
        if name := then.get("name"):
            self.page.fill("[name=name]", name)
        self.set_up()

    def set_up(self) -> None:
        """Set up the table as it was answered, and wait for its seats."""
        self.key("set-up").tap()
        self.page.wait_for_url("**/tables/*/seats")

    def choose(self, name: str, value: str) -> None:
        """Tap a choice of a form."""
        self.page.locator(f"label:has([name={name}][value='{value}'])").tap()

    def seat_players(self, players: dict[int, tuple[str, str]], button: int | None = None) -> None:
        """Fill in the seats and deal."""
        self.room.let_go([name for name, _ in players.values()])
        for seat, (name, stack) in players.items():
            self.page.fill(f"[name=player_{seat}]", name)
            self.page.fill(f"[name=stack_{seat}]", stack)
        if button is not None:
            self.choose("button", str(button))
        self.page.get_by_role("button", name="Save and deal").tap()
        expect(self.page.locator("#prompt")).not_to_be_empty()


@pytest.fixture(name="room", scope="module")
def room_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file, over an empty venue."""
    with serving(tmp_path_factory.mktemp("venue")) as server:
        yield server


@pytest.fixture(name="tablet")
def one_tablet(room: Server, browser: Browser) -> Iterator[Tablet]:
    """A landscape tablet; the test fails when its page ever complained."""
    yield from opened(room, browser)


@pytest.fixture(name="kept_tablet")
def a_tablet_that_keeps_its_pages(room: Server, browser: Browser) -> Iterator[Tablet]:
    """One with a service worker and without an engine."""
    yield from opened(room, browser, keeps=True)


@pytest.fixture(name="judging_tablet")
def a_tablet_with_its_own_engine(room: Server, browser: Browser) -> Iterator[Tablet]:
    """One that judges by itself; the others wait for the server's word, which costs a test less."""
    yield from opened(room, browser, engine="on")


@pytest.fixture(name="keeping", scope="module")
def a_tablet_that_has_kept_the_engine(room: Server, browser: Browser) -> Iterator[Tablet]:
    """Its service worker stands before every page that it opens from now on, and has what they need."""
    for tablet in opened(room, browser, engine="on"):
        tablet.open(f"/tables/{dealt(room)['table']}")
        tablet.judges()
        yield tablet


@pytest.fixture(name="keeping_tablet")
def the_tablet_at_its_next_game(keeping: Tablet) -> Iterator[Tablet]:
    """On the network with an engine, whatever happened before; no key was tapped yet.

    What a first visit loads and keeps was loaded once: what need not be a tablet's first is this one's.
    """
    keeping.page.context.set_offline(False)
    keeping.last = ""
    keeping.engine(on=True)
    yield keeping
    keeping.page.unroute_all()


@pytest.fixture(name="second_tablet")
def another_tablet(room: Server, browser: Browser) -> Iterator[Tablet]:
    """Another one at the same server."""
    yield from opened(room, browser)


def opened(room: Server, browser: Browser, engine: str = "off", keeps: bool = False) -> Iterator[Tablet]:
    """A landscape tablet for the length of a fixture; one with an engine always `keeps` its pages."""
    context = browser.new_context(viewport=LANDSCAPE, has_touch=True)  # type: ignore[arg-type]
    context.add_init_script(f"localStorage.getItem('engine') ?? localStorage.setItem('engine', '{engine}')")
    if engine == "off" and not keeps:
        context.add_init_script(UNKEPT)
    tablet = Tablet(context.new_page(), room)
    yield tablet
    context.close()
    assert not tablet.wrong, tablet.wrong
