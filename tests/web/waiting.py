"""What a page test waits for: never for time, always for what the page has come to."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, Route, ViewportSize

from tests.patience import PATIENCE_MS

MOMENT_MS = 50
# A finger's click comes a moment after the finger: counted, in each document from nothing.
COUNTED = """globalThis.$clicks = 0;
addEventListener("click", () => globalThis.$clicks++, true);"""
CLICKS = "() => performance.timeOrigin + ' ' + globalThis.$clicks"
TAKEN = f"was => ({CLICKS})() !== was && document.body && !document.body.classList.contains('judging')"
# No finger presses a key smaller, all letters are there, and everything lies where it lay a frame before.
STILL = """async (size) => {
    const frame = () => new Promise(requestAnimationFrame);
    const boxes = () => [...document.body.querySelectorAll("*")].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].join();
    }).join(" ");
    if (size && (innerWidth !== size.width || innerHeight !== size.height)) return false;
    if (document.fonts.status !== "loaded" || document.querySelector(".key:active")) return false;
    const before = boxes();
    await frame();
    await frame();
    return before === boxes();
}"""


def count_clicks(page: Page) -> None:
    """From the next document on, so that `touch` can wait for its own."""
    page.add_init_script(COUNTED)


def until(page: Page, script: str, arg: Any = None) -> None:
    """Wait until a script that promises an answer says yes; `wait_for_function` takes the promise for one."""
    end = monotonic() + PATIENCE_MS / 1000
    while not page.evaluate(script, arg):
        assert monotonic() < end, f"it did not come to that: {script}"
        page.wait_for_timeout(MOMENT_MS)


def touch(page: Page, what: Locator, patience: int = PATIENCE_MS) -> None:
    """Tap it, and wait until the page has heard of that, and its engine, if any, has judged it."""
    before = what.evaluate(CLICKS)
    what.tap()
    page.wait_for_function(TAKEN, arg=before, timeout=patience)


def turn(page: Page, size: Mapping[str, int]) -> None:
    """A window of this size, with everything in its place."""
    page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
    still(page, size)


def still(page: Page, size: Mapping[str, int] | None = None) -> None:
    """Wait until what is to be measured lies still, in a window of this size where one was asked for."""
    until(page, STILL, dict(size) if size else None)


class Held:
    """Requests of a page that wait until the test lets them go; those that come later are not held.

    Shape: `asked_at_once` where the server answers at once, and its answer waits.
    """

    def __init__(self, page: Page, of: str | re.Pattern[str], asked_at_once: bool = False) -> None:
        self.page, self.of, self.gone, self.asked_at_once = page, of, False, asked_at_once
        self.waiting: list[Callable[[], None]] = []
        page.route(of, self._asked)

    def _asked(self, route: Route) -> None:
        if self.gone:
            route.continue_()
        elif self.asked_at_once:
            answer = route.fetch()
            self.waiting.append(lambda: route.fulfill(response=answer))
        else:
            self.waiting.append(route.continue_)

    def wait(self) -> None:
        """Until the first is there, however long that takes."""
        end = monotonic() + PATIENCE_MS / 1000
        while not self.waiting:
            assert monotonic() < end, f"nobody asked for {self.of}"
            self.page.wait_for_timeout(MOMENT_MS)

    def let_go(self) -> None:
        """What waits and what is still to come."""
        self.gone = True
        for go in self.waiting:
            go()
        self.waiting.clear()
