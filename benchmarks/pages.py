"""How soon does the table's page paint, beside an empty page of the same server? Run by `make bench`.

Chromium is slowed down four times and the two pages are opened in turn, so that a busy machine slows both;
the median of each counts. The browser has both in its cache, as a tablet has that is used all evening.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import CDPSession, Page, sync_playwright  # noqa: E402

from tests.conftest import CHROMIUM_ARGUMENTS  # noqa: E402
from tests.web.server import Server, serving  # noqa: E402

ROUNDS, SLOWED, BOUND = 11, 4, 1.5
UNWATCHED = 500     # ms after the page is there
EMPTY = "/api/v1/health"  # one line of text, no script and no style
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def main() -> None:
    """Print both medians and their ratio; exit status 1 when the table is slower than its bound."""
    with (tempfile.TemporaryDirectory() as venue, serving(Path(venue)) as server,
          sync_playwright() as playwright):
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        ratio = _compare(page, f"http://{server.host}", f"/tables/{_table(server)}")
        browser.close()
    sys.exit(ratio >= BOUND)


def _compare(page: Page, host: str, table: str) -> float:
    slow = page.context.new_cdp_session(page)
    times: dict[str, list[float]] = {EMPTY: [], table: []}
    for number in range(ROUNDS + 1):
        for path, measured in times.items():
            took = _first_paint(page, slow, host + path)
            if number:  # the first round fills the cache
                measured.append(took)
    empty, full = median(times[EMPTY]), median(times[table])
    print(f"first paint, processor {SLOWED} times slower, median of {ROUNDS}: "
          f"empty page {empty:.0f} ms, table {full:.0f} ms, ratio {full / empty:.2f} (below {BOUND})")
    return full / empty


def _first_paint(page: Page, slow: CDPSession, url: str) -> float:
    page.goto("about:blank")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto(url)
    page.wait_for_timeout(UNWATCHED)    # to ask is a script in the page, which would be read beside the frame
    page.wait_for_function(PAINTED)     # the entry is written after the frame has been shown
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return float(page.evaluate(PAINT))


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
