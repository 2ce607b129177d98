#!/usr/bin/env python3
"""Photographs every screen into screens/: the real server on a fresh instance, the real pages in Chromium.

scripts/screens.py                     every screen, across and upright
scripts/screens.py push between        those whose name holds one of the words
scripts/screens.py --size 960x600      in another size
scripts/screens.py --best docs/screens the few of the README, with few colours
scripts/screens.py --site static/site  those of the first page of `dealer-assist site`, in every language
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Error, FloatRect, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from dealer_assist.texts import ENGLISH, languages  # noqa: E402
from scripts.scenes import BEST, PAGES, SITE, TABLES, Scene, arrange  # noqa: E402
from tests.conftest import CHROMIUM_ARGUMENTS  # noqa: E402
from tests.web.server import Server, serving  # noqa: E402

ACROSS, UPRIGHT, PHONE = (1180, 820), (820, 1180), (390, 844)
PATIENCE_MS = 30_000
SETTLED = "() => document.querySelector('#prompt')?.textContent && !document.querySelector('body.sending')"
COLOURS = 128  # enough for flat keys and the edges of letters
QUALITY = 82  # of the site's pictures
MARGIN, PHONE_HEIGHT = 8, 740  # around the list of awards, and how much of it a phone shows at most
LIST_HEIGHT = 470  # of the list of awards in one of them: what its page says, and three pots


def main() -> None:
    """Serve, arrange, photograph."""
    options = arguments()
    folder: Path = options.site or options.best or ROOT / "screens"
    log = ROOT / "screens" / "server.log"  # a folder that stays out of git
    for one in (folder, log.parent):
        one.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as venue,
        quietly(log),
        serving(Path(venue)) as server,
        sync_playwright() as browsers,
    ):
        browser = browsers.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM_ARGUMENTS)
        if options.site:
            site_pictures(browser, server, folder)
        else:
            room_pictures(Room(browser, server, folder, bool(options.best), options.words), options.size)
        browser.close()
    log.unlink()
    if options.best:
        for file in sorted(folder.glob("*.png")):
            lighten(file)


def room_pictures(room: Room, sizes: list[tuple[int, int]] | None) -> None:
    """Every table, every page of the room, and the staff's; of each what was asked for."""
    for scene in TABLES:
        if room.wants(scene.name, scene.best):
            table_screens(room, scene, sizes or [ACROSS, UPRIGHT])
    call_the_floor(room.server)
    for name, path in PAGES.items():
        if room.wants(name, BEST.get(name, "")):
            page_screens(room, name, path, sizes or [ACROSS, UPRIGHT, PHONE])
    if not room.best and not room.words:
        staff_screens(room, sizes or [ACROSS, UPRIGHT])


class Room(NamedTuple):
    """Where pictures are taken and put; for the README each once, named by what it shows."""

    browser: Browser
    server: Server
    folder: Path
    best: bool
    words: list[str]

    def wants(self, name: str, best: str) -> bool:
        """Whether this screen was asked for."""
        return bool(best) if self.best else not self.words or any(word in name for word in self.words)

    def keep(self, page: Page, name: str, at: tuple[int, int], whole: bool = False) -> None:
        """Write the picture."""
        own = name if self.best else f"{name}-{at[0]}x{at[1]}"
        page.screenshot(path=self.folder / f"{own}.png", full_page=whole and not self.best)


@contextmanager
def quietly(log: Path) -> Iterator[None]:
    """What the server writes about its requests goes into a file."""
    ours = os.dup(2)
    with log.open("w") as file:
        os.dup2(file.fileno(), 2)
        yield
        os.dup2(ours, 2)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("words", nargs="*", help="only screens whose name holds one of these")
    parser.add_argument("--size", action="append", type=size, help="as 960x600; may be given again")
    parser.add_argument("--best", type=Path, help="only the few of the README, into this folder")
    parser.add_argument("--site", type=Path, help="only those of the site's first page, into this folder")
    return parser.parse_args()


def size(text: str) -> tuple[int, int]:
    """ "960x600" as numbers."""
    width, height = text.split("x")
    return int(width), int(height)


def table_screens(room: Room, scene: Scene, sizes: list[tuple[int, int]]) -> None:
    """One table, set up once, in every size."""
    try:
        table = arrange(room.server, scene)
    except SystemExit as refused:
        return print(f"{scene.name}: {refused}")
    for at in sizes[:1] if room.best else sizes:
        page = opened(room, f"/tables/{table}", at, scene.look)
        name = scene.best if room.best else scene.name
        try:
            settle(page, scene)
        except Error as problem:
            print(f"{scene.name} {at}: {str(problem).splitlines()[0]}")
            name = f"{name}-stuck"
        room.keep(page, name, at)
        page.context.close()


def settle(page: Page, scene: Scene) -> None:
    """Wait for the hand, put the game card away, tap what the scene taps."""
    page.wait_for_function(SETTLED)
    if page.locator("#over[open]").count():
        page.keyboard.press("Escape")
    for name in scene.taps.split():
        page.locator(name if name[0] in ".[" else f'[data-key="{name}"]').first.tap()
        page.wait_for_timeout(300)
    page.wait_for_timeout(300)


def call_the_floor(server: Server) -> None:
    """One call to an open hand, for the pages of the floor."""
    for table in server.ask("GET", "/tables")[1]["tables"]:
        if table["hand"] and table["hand"]["status"] == "open":
            server.ask("POST", f"/hands/{table['hand']['id']}/calls", {"reason": "Seat 5 says raise"})
            return


def page_screens(room: Room, name: str, path: str, sizes: list[tuple[int, int]]) -> None:
    """A plain page, on a laptop's and a phone's screen; one that is not there is left out."""
    over = [
        one["hand"]["id"]
        for one in room.server.ask("GET", "/tables")[1]["tables"]
        if one["hand"] and one["hand"]["status"] == "over"
    ]
    if "{over}" in path and not over:
        return
    for at in sizes[:1] if room.best else sizes:
        page = opened(room, path.format(over=over[-1] if over else ""), at, {})
        page.wait_for_timeout(600)
        if page.locator("h1", has_text="Not Found").count():
            print(f"{name}: there is no {path}")
        else:
            room.keep(page, BEST[name] if room.best else f"page-{name}", at, whole=True)
        page.context.close()


def staff_screens(room: Room, sizes: list[tuple[int, int]]) -> None:
    """A director signs in and gives a table its tablet: people, and the dealers' pad."""
    assert room.server.process.stdout is not None
    page = opened(room, "/", sizes[0], {})
    page.goto(room.server.process.stdout.readline().split()[-1])
    page.fill("[name=name]", "Dora")
    for name in ("password", "again"):
        page.fill(f"[name={name}]", "as good as any other")
    page.locator("button.go").click()
    for name, path in (("people", "/people"), ("table", "/tables/1")):
        page.goto(f"http://{room.server.host}{path}")
        page.wait_for_timeout(300)
        room.keep(page, f"staff-{name}", sizes[0])
    page.locator('[data-key="dealer"]').tap()
    page.locator('[data-key="pair"]').tap()
    page.wait_for_timeout(600)
    for at in sizes:
        page.set_viewport_size({"width": at[0], "height": at[1]})
        room.keep(page, "staff-dealer-pad", at)
    page.goto(f"http://{room.server.host}/sign-in")
    room.keep(page, "staff-sign-in", sizes[0])
    page.context.close()


def site_pictures(browser: Browser, server: Server, folder: Path) -> None:
    """A flop and the list of awards, on a tablet and on a phone, in each language."""
    push, flop = (arrange(server, scene) for scene in reversed(SITE))
    for language in languages():
        end = "" if language == ENGLISH else f".{language}"
        for name, table, at in (
            ("table", flop, ACROSS),
            ("phone", flop, PHONE),
            ("push", push, ACROSS),
            ("push-phone", push, PHONE),
        ):
            context = browser.new_context(
                viewport={"width": at[0], "height": at[1]},
                has_touch=True,
                device_scale_factor=2 if at == PHONE else 1,
            )
            context.add_cookies([{"name": "lang", "value": language, "url": f"http://{server.host}/"}])
            page = context.new_page()
            page.goto(f"http://{server.host}/tables/{table}")
            settle(page, SITE[table == push])
            page.evaluate(
                "document.querySelector('.no-director').remove()"
            )  # a room's, and no practice table's
            shot = page.screenshot(clip=awards(page) if table == push else None)
            with Image.open(BytesIO(shot)) as picture:
                picture.convert("RGB").save(folder / f"{name}{end}.webp", quality=QUALITY, method=6)
            context.close()


def awards(page: Page) -> FloatRect:
    """Where the list of awards stands, from its head on, with the margin that it has on its screen.

    On a phone it ends with a pot: half a line would look as if something lay over it.
    """
    page.locator(".awards").evaluate("one => one.scrollIntoView()")
    box = page.locator(".awards").bounding_box()
    screen = page.viewport_size
    assert box and screen
    left, top = max(0, box["x"] - MARGIN), max(0, box["y"] - MARGIN)
    pots = filter(None, (pot.bounding_box() for pot in page.locator(".awards .push").all()))
    ends = (pot["y"] + pot["height"] - box["y"] for pot in pots)
    height = LIST_HEIGHT if screen["width"] > PHONE[0] else max(end for end in ends if end < PHONE_HEIGHT)
    return {
        "x": left,
        "y": top,
        "width": min(box["width"] + 2 * MARGIN, screen["width"]),
        "height": height + MARGIN,
    }


def opened(room: Room, path: str, at: tuple[int, int], look: dict[str, str]) -> Page:
    """A touch screen with this page on it."""
    context = room.browser.new_context(viewport={"width": at[0], "height": at[1]}, has_touch=True)
    context.set_default_timeout(PATIENCE_MS)
    context.add_cookies(
        [{"name": name, "value": value, "url": f"http://{room.server.host}/"} for name, value in look.items()]
    )
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"{path}: {error}"))
    page.goto(f"http://{room.server.host}{path}")
    return page


def lighten(file: Path) -> None:
    """Few colours, and no byte too many."""
    with Image.open(file) as picture:
        few = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


if __name__ == "__main__":
    main()
