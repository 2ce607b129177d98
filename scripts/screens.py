#!/usr/bin/env python3
"""Photographs every screen into screens/: the real server on a fresh instance, the real pages in Chromium.

    scripts/screens.py                     every screen, across and upright
    scripts/screens.py push between        those whose name holds one of the words
    scripts/screens.py --size 960x600      in another size
    scripts/screens.py --best docs/screens the few of the README, with few colours
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.scenes import PAGES, TABLES, Scene, arrange  # noqa: E402
from tests.conftest import CHROMIUM_ARGUMENTS  # noqa: E402
from tests.web.server import Server, serving  # noqa: E402

ACROSS, UPRIGHT, PHONE = (1180, 820), (820, 1180), (390, 844)
PATIENCE_MS = 8000
SETTLED = "() => document.querySelector('#prompt')?.textContent && !document.querySelector('body.sending')"
COLOURS = 128  # enough for flat keys and the edges of letters


def main() -> None:
    """Serve, arrange, photograph."""
    said = arguments()
    folder: Path = said.best or ROOT / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as venue, serving(Path(venue)) as server, sync_playwright() as browsers:
        browser = browsers.chromium.launch(
            executable_path=shutil.which("chromium"), args=CHROMIUM_ARGUMENTS)
        for scene in TABLES:
            wanted = scene.best if said.best else not said.words or any(word in scene.name for word in said.words)
            if wanted:
                table_screens(browser, server, scene, said.size or [ACROSS, UPRIGHT], folder)
        if not said.best:
            page_screens(browser, server, said.words, said.size, folder)
        browser.close()
    if said.best:
        for file in sorted(folder.glob("*.png")):
            lighten(file)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("words", nargs="*", help="only screens whose name holds one of these")
    parser.add_argument("--size", action="append", type=size, help="as 960x600; may be given again")
    parser.add_argument("--best", type=Path, help="only the few of the README, into this folder")
    return parser.parse_args()


def size(text: str) -> tuple[int, int]:
    """"960x600" as numbers."""
    width, height = text.split("x")
    return int(width), int(height)


def table_screens(
    browser: Browser, server: Server, scene: Scene, sizes: list[tuple[int, int]], folder: Path,
) -> None:
    """One table, set up once, in every size."""
    try:
        table = arrange(server, scene)
    except SystemExit as refused:
        print(f"{scene.name}: {refused}")
        return
    for at in sizes[:1] if scene.best and folder.name != "screens" else sizes:
        page = opened(browser, server, f"/tables/{table}", at, scene.look)
        try:
            page.wait_for_function(SETTLED)
            if page.locator("#over[open]").count() and not scene.taps.startswith("card"):
                page.keyboard.press("Escape")
            for name in scene.taps.split():
                page.locator(name if name[0] in ".[" else f'[data-key="{name}"]').first.tap()
                page.wait_for_timeout(300)
            keep(page, folder, scene.name, at)
        except Error as problem:
            print(f"{scene.name} {at}: {str(problem).splitlines()[0]}")
            keep(page, folder, scene.name + "-stuck", at)
        page.context.close()


def page_screens(
    browser: Browser, server: Server, words: list[str], sizes: list[tuple[int, int]] | None, folder: Path,
) -> None:
    """The plain pages, on a laptop's and a phone's screen."""
    for name, path in PAGES.items():
        if words and not any(word in name for word in words):
            continue
        for at in sizes or [ACROSS, UPRIGHT, PHONE]:
            page = opened(browser, server, path, at, {})
            if page.evaluate("document.body.children.length") and "not-found" not in page.content()[:300]:
                page.wait_for_timeout(300)
                keep(page, folder, f"page-{name}", at, whole=True)
            page.context.close()


def opened(
    browser: Browser, server: Server, path: str, at: tuple[int, int], look: dict[str, str],
) -> Page:
    """A touch screen with this page on it."""
    context = browser.new_context(viewport={"width": at[0], "height": at[1]}, has_touch=True)
    context.set_default_timeout(PATIENCE_MS)
    context.add_cookies([
        {"name": name, "value": value, "url": f"http://{server.host}/"} for name, value in look.items()])
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"{path}: {error}"))
    page.goto(f"http://{server.host}{path}")
    return page


def keep(page: Page, folder: Path, name: str, at: tuple[int, int], whole: bool = False) -> None:
    """Write the picture."""
    own = f"{name}.png" if folder.name != "screens" or "docs" in folder.parts else f"{name}-{at[0]}x{at[1]}.png"
    page.screenshot(path=folder / own, full_page=whole)


def lighten(file: Path) -> None:
    """Few colours, and no byte too many."""
    from PIL import Image

    with Image.open(file) as picture:
        few = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


if __name__ == "__main__":
    main()
