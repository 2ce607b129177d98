"""How soon does the table's page paint, beside an empty page of the same server? Run by `make bench`.

Chromium is slowed down four times and the pages are opened in turn, so that a busy machine slows all; the
median of each counts. Each is opened anew, so that none pays for another being left, and the browser has
what the table's page needs in its cache, as a tablet has that is used all evening. One word of a bare server
is the floor under both: what is left of the difference is not the page's.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import BrowserContext, sync_playwright  # noqa: E402

from tests.conftest import CHROMIUM_ARGUMENTS  # noqa: E402
from tests.web.server import Server, serving  # noqa: E402

ROUNDS, SLOWED = 15, 4
GOAL, BOUND = 1.5, 1.8      # times the empty page: what is wanted, and more than a noisy machine adds
UNWATCHED = 500     # ms after the page is there
ANSWER = "/api/v1/health"  # one line of text, no script and no style
EMPTY = b"<!doctype html><title>empty</title><p>empty"     # no script and no style
VIEWPORT = {"width": 1180, "height": 820}
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def main() -> None:
    """Print the medians and their ratios; exit status 1 when the table is slower than its bound."""
    with (tempfile.TemporaryDirectory() as venue, serving(Path(venue)) as server, _bare() as empty,
          sync_playwright() as playwright):
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
        context = browser.new_context(viewport=VIEWPORT)    # type: ignore[arg-type]
        ratio = _compare(context, empty, f"http://{server.host}", f"/tables/{_table(server)}")
        browser.close()
    sys.exit(ratio >= BOUND)


def _compare(context: BrowserContext, bare: str, host: str, table: str) -> float:
    times: dict[str, list[float]] = {bare: [], host + ANSWER: [], host + table: []}
    for number in range(ROUNDS + 1):
        for url, measured in times.items():
            took = _first_paint(context, url)
            if number:  # the first round fills the cache
                measured.append(took)
    floor, empty, full = (median(measured) for measured in times.values())
    print(f"first paint, processor {SLOWED} times slower, median of {ROUNDS}: "
          f"empty page {empty:.0f} ms, table {full:.0f} ms, ratio {full / empty:.2f} (goal {GOAL}, "
          f"below {BOUND}); one word of a bare server {floor:.0f} ms, ratio {full / floor:.2f}")
    return full / empty


def _first_paint(context: BrowserContext, url: str) -> float:
    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto(url)
    page.wait_for_timeout(UNWATCHED)    # to ask is a script in the page, which would be read beside the frame
    page.wait_for_function(PAINTED)     # the entry is written after the frame has been shown
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    painted = float(page.evaluate(PAINT))
    page.close()
    return painted


@contextmanager
def _bare() -> Iterator[str]:
    """The URL of one word, sent by a server that does nothing else."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Empty)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


class _Empty(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(EMPTY)))
        self.end_headers()
        self.wfile.write(EMPTY)

    def log_message(self, format: str, *args: object) -> None:
        """What it sent is counted by the browser."""


def _table(server: Server) -> int:
    """Nine players and a bet."""
    table = _ask(server, "POST", "/tables", {"name": "Table 1", "game": "holdem", "blinds": [100, 200]})["id"]
    for seat in range(1, 10):
        _ask(server, "PUT", f"/tables/{table}/seats/{seat}", {"player": f"Player {seat}", "stack": 20_000})
    hand = _ask(server, "POST", f"/tables/{table}/hands", {"button": 9})
    _ask(server, "POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": "3 raise 600"})
    return int(table)


def _ask(server: Server, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    status, answer = server.ask(method, path, body)
    if status not in (200, 201):
        raise SystemExit(f"{path}: {answer}")
    return dict(answer)


if __name__ == "__main__":
    main()
