"""Does the wall of 500 tables stay smooth? Run by `make bench`.

500 tables with an open hand each; then 50 actions a second for some seconds. The page is measured against
itself at rest, the server's answer for the tables that changed against its answer to a question that does
nothing, so that a slow machine slows both sides.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from tests.conftest import CHROMIUM_ARGUMENTS  # noqa: E402
from tests.web.server import Server, serving  # noqa: E402

TABLES, RATE, SECONDS = 500, 50, 8
LINES = ("3 raise 600", "1 call", "2 call")
WATCH = """() => {
  window.seen = { long: [], frames: [], last: performance.now() };
  new PerformanceObserver((list) => list.getEntries().forEach((one) => seen.long.push(one.duration)))
    .observe({ type: "longtask" });
  const frame = (now) => {
    seen.frames.push(now - seen.last);
    seen.last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
FRESH = "() => { seen.long = []; seen.frames = []; seen.last = performance.now(); }"


def main() -> None:
    """Print the figures; exit status 1 when half of the frames take twice as long as at rest."""
    with (tempfile.TemporaryDirectory() as venue, serving(Path(venue)) as server,
          sync_playwright() as playwright):
        hands = _tables(server)
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        ratio = _measure(server, page, hands)
        browser.close()
    sys.exit(ratio > 2)


def _measure(server: Server, page: Page, hands: list[dict[str, Any]]) -> float:
    began = time.perf_counter()
    page.goto(f"http://{server.host}/wall")
    page.wait_for_selector("body[data-ready]")
    print(f"wall of {TABLES} tables: first drawn after {time.perf_counter() - began:.1f} s")
    page.evaluate(WATCH)
    page.wait_for_timeout(SECONDS * 1000)
    rest = page.evaluate("seen")
    page.evaluate(FRESH)
    worker = threading.Thread(target=_burst, args=(server, hands))
    worker.start()
    began = time.perf_counter()
    while worker.is_alive():
        page.wait_for_timeout(200)
    took = time.perf_counter() - began
    busy = page.evaluate("seen")
    ratio = median(busy["frames"]) / median(rest["frames"])
    for name, times in (("at rest", rest), ("in the burst", busy)):
        frames = times["frames"]
        print(f"  {name}: median frame {median(frames):.1f} ms, longest {max(frames):.0f} ms, "
              f"{len(times['long'])} long tasks of {sum(times['long']):.0f} ms")
    print(f"  {RATE * SECONDS} entries in {took:.1f} s; frames {ratio:.2f} of those at rest (below 2)")
    _server_times(server)
    return float(ratio)


def _burst(server: Server, hands: list[dict[str, Any]]) -> None:
    """So many entries a second, spread over the tables."""
    began = time.perf_counter()
    with ThreadPoolExecutor(8) as pool:
        for n in range(RATE * SECONDS):
            time.sleep(max(0.0, began + n / RATE - time.perf_counter()))
            pool.submit(_act, server, hands[(n * 7) % TABLES])


def _act(server: Server, hand: dict[str, Any]) -> None:
    line = LINES[hand["seq"] % len(LINES)]
    status, answer = server.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": line})
    if status != 200:
        raise SystemExit(f"{line}: {answer}")
    hand["seq"] = answer["seq"]


def _server_times(server: Server) -> None:
    nothing = _time(server, "/api/v1/health")
    some = ",".join(str(n) for n in range(1, 16))
    for name, path in (("fifteen tables", f"/wall/tables.json?tables={some}"),
                       ("every table", "/wall/tables.json")):
        took = _time(server, path)
        print(f"  server: {name} {took * 1000:.0f} ms, {took / nothing:.1f} times a question of nothing")


def _time(server: Server, path: str) -> float:
    times = []
    for _ in range(15):
        began = time.perf_counter()
        with urlopen(f"http://{server.host}{path}", timeout=60) as answer:
            answer.read()
        times.append(time.perf_counter() - began)
    return median(times)


def _tables(server: Server) -> list[dict[str, Any]]:
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(lambda n: _table(server, n), range(1, TABLES + 1)))


def _table(server: Server, number: int) -> dict[str, Any]:
    """Three players and an open hand."""
    settings = {"name": f"Table {number}", "game": "holdem", "betting": "no-limit", "blinds": [100, 200]}
    table = server.ask("POST", "/tables", settings)[1]["id"]
    for seat in (1, 2, 3):
        server.ask("PUT", f"/tables/{table}/seats/{seat}", {"stack": 20_000})
    return dict(server.ask("POST", f"/tables/{table}/hands", {"button": 3})[1])


if __name__ == "__main__":
    main()
