"""A server of another version comes while a tablet is away: what was tapped arrives, then the new page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from dealer_assist import __version__
from tests.patience import PATIENCE_MS
from tests.web.dealt import dealt, lines
from tests.web.server import ROOT, Server
from tests.web.tablet import opened
from tests.web.test_page_outbox import badge, started_again

LOADED = "() => document.querySelector('script[src*=\"whole/table/table.js\"]').src"


@pytest.fixture(name="earlier", scope="module")
def a_checkout_of_an_earlier_version(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """This one with another number, other scripts and another engine: every address of the page differs."""
    root = tmp_path_factory.mktemp("earlier")
    for name in ("dealer_assist", "static", "templates"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name, old, new in (
        ("dealer_assist/__init__.py", __version__, "0.0.1"),
        ("static/table/corner.js", "// Undo, Redo", "// Earlier: Undo, Redo"),
    ):
        text = (root / name).read_text()
        assert old in text
        (root / name).write_text(text.replace(old, new))
    return root


@pytest.fixture(name="room")
def a_server_of_the_earlier_version(tmp_path: Path, earlier: Path) -> Iterator[Server]:
    server = Server(tmp_path)       # takes a port that nobody has
    server.kill()
    server.process = started_again(tmp_path, server.host.rpartition(":")[2], earlier)
    yield server
    server.kill()


@pytest.mark.parametrize("reloads", ["never", "while it is away", "when the new one is there"])
def test_an_update_takes_nothing_that_was_tapped(
    room: Server, browser: Browser, reloads: str,
) -> None:
    """A hand begun in the earlier version, ended and the next one begun without a server."""
    for tablet in opened(room, browser, engine="on"):
        table = dealt(room)["table"]
        tablet.open(f"/tables/{table}")
        tablet.judges()
        before = tablet.page.evaluate(LOADED)
        tablet.enter("call")
        tablet.ahead()
        room.kill()
        expect(badge(tablet)).to_contain_text("Offline")
        for name in ("fold", "fold", "fold", "next", "fold"):
            tablet.tap(name)
        expect(badge(tablet)).to_contain_text("Unsent 5")
        if reloads == "while it is away":
            tablet.page.reload()
            tablet.judges()
        room.process = started_again(room.instance, room.host.rpartition(":")[2])
        if reloads == "when the new one is there":
            tablet.page.reload()
            tablet.judges()
        expect(badge(tablet)).to_have_text("Connected", timeout=PATIENCE_MS)
        hands = [one["id"] for one in reversed(room.ask("GET", f"/tables/{table}/hands")[1]["hands"])]
        assert [lines(room, hand) for hand in hands] == [["3 call", "4 fold", "1 fold", "2 fold"], ["4 fold"]]
        tablet.page.reload()
        tablet.judges()
        assert tablet.page.evaluate(LOADED) != before
        tablet.enter("call")
        tablet.forgive_the_network()
