"""What axe-core finds wrong on a page: read into it once, and only what is wrong comes back.

Its Python package reads it in again for every look and brings back all that was in order.
"""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

WCAG = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], "resultTypes": ["violations"],
    "rules": {"page-has-heading-one": {"enabled": True}},
}
EVERY_RULE = {"resultTypes": ["violations"]}
RUN = """async (options) => (await axe.run(options)).violations.flatMap(({ id, nodes }) =>
  nodes.map(({ html }) => `${id}: ${html.slice(0, 140)}`))"""


def violations(page: Page, options: dict[str, Any] = WCAG) -> list[str]:
    """A line a rule and element; WCAG 2.2 AA and one heading a page, as far as a program can tell."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return list(page.evaluate(RUN, options))
