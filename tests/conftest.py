"""What every test may ask for: a browser page on Debian's Chromium, a PostgreSQL database, a fresh venue."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import settings

import tests.bytecode  # noqa: F401  (first: what follows is compiled)
from dealer_assist.games import Game
from dealer_assist.games.loader import library
from tests.memory import keep_folders_there
from tests.patience import PATIENCE_MS
from tests.postgres import DATABASES, running_server

# how long one example takes depends on who else uses the machine
settings.register_profile("house", deadline=None)
settings.load_profile("house")


keep_folders_there()
UMASK = os.umask(0o022)
os.umask(UMASK)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """The next test begins as the run did, whatever this one left behind.

    An application finds its instance's own games, and a server begun inside a test shuts its files for
    others. A hook and no fixture: six thousand tests of the core would pay for one.
    """
    library.use(library.RULEBOOK)
    os.umask(UMASK)


@pytest.fixture
def own_game() -> Callable[[str, str], Game]:
    """A game of the room, written by its test as id and file, beside those of the rulebook."""
    texts: dict[str, str] = {}

    def write(game: str, text: str) -> Game:
        texts[game] = text
        library.use(library.GameLibrary((library.SHIPPED,), texts))
        return library.load_game(game)

    return write


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A venue stands on SQLite; on PostgreSQL too where a test or its file says that the two can differ."""
    named = any("venue_on" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "venue_on" in metafunc.fixturenames and not named:
        both = metafunc.definition.get_closest_marker("both_databases")
        metafunc.parametrize("venue_on", DATABASES if both else DATABASES[:1])


# what waits for a server, a browser or another process; none of the other files takes half a minute
SLOW = tuple(f"tests/{room}/" for room in ("web", "night", "rehearsal", "store", "cli"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Several workers take the long files first, so that all come to the end together."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: not item.nodeid.startswith(SLOW))
        items.sort(key=lambda item: not item.nodeid.startswith("tests/web/test_page_"))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file of nothing but exhaustive tests is not read where those are left out."""
    if collection_path.suffix != ".py" or "not exhaustive" not in config.option.markexpr:
        return None
    return "\npytestmark = pytest.mark.exhaustive\n" in collection_path.read_text(encoding="utf-8") or None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as processors: who waits for a browser or a server leaves one idle."""
    processors = len(os.sched_getaffinity(0))
    return processors + processors // 2


def pytest_collection_finish() -> None:
    """What was collected stays to the end; to look through it again and again takes a tenth of a core run."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


# Playwright's own list, which another on the command line replaces, without what is for other systems; then
# Chromium's window: its bar is pages too, each in a process of its own, and half of what a new context costs.
WITHOUT = [
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
    "InitialWebUI", "WebUIReloadButton", "WebUIToolbar", "WebUIOmniboxPopup", "OmniboxWebUIPopup",
    "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",   # a process for a page that no test opens
]
CHROMIUM_ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """`page` of pytest-playwright opens the installed Chromium, the one without a window where it is there.

    No browser is downloaded.

    What a page is expected to come to may take long beside a full run: nothing is ever tried twice.
    """
    from playwright.sync_api import expect  # a third of a second, which tests without a page do not pay

    from tests.web.slow import slow_pages

    slow_pages()
    expect.set_options(timeout=PATIENCE_MS)
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium, "Chromium is not installed. Run scripts/setup test."
    return {**browser_type_launch_args, "executable_path": chromium, "args": CHROMIUM_ARGUMENTS}


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """SQLAlchemy's URL of a database on a server of our own; tests leave it as they found it."""
    with running_server() as url:
        yield url


@pytest.fixture(scope="session")
def templates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for what is made once a run and copied for each test."""
    return tmp_path_factory.mktemp("templates")


@pytest.fixture
def disk_path() -> Iterator[Path]:
    """A folder for a program that reads nothing below /dev, as Deno; `tmp_path` may lie there."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.fixture
def instance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty instance folder, which the product takes for its own during the test."""
    folder = tmp_path / "instance"
    folder.mkdir()
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(folder))
    return folder
