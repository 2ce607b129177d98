"""Every page of a test is waited for as long as `patience.py` says, and is slower where `SLOW` says so.

`SLOW=4 pytest tests/web/test_page_felt.py` gives each page a processor four times slower. A page test that
waits for what its page declares holds there; one that reads in the moment after a tap fails on somebody's
machine. Beside other work (`nice`, `-n 2`) it is slower still.
"""

from __future__ import annotations

import os

from playwright.sync_api import BrowserContext, Page

from tests.patience import PATIENCE_MS


def slow_pages() -> None:
    """From now on, whoever opens them."""
    rate, opened = float(os.environ.get("SLOW", "1")), BrowserContext.new_page

    def new_page(context: BrowserContext) -> Page:
        page = opened(context)
        page.set_default_timeout(PATIENCE_MS)
        if rate > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
        return page

    BrowserContext.new_page = new_page  # type: ignore[method-assign]
