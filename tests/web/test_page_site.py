"""The folder of `dealer-assist site`: every link leads somewhere, and it deals hands without a network."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from html import unescape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from posixpath import dirname, normpath
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from dealer_assist import paths
from dealer_assist.games import game_ids
from dealer_assist.texts import languages
from tests.web.checker import EVERY_RULE, violations
from tests.web.tablet import LANDSCAPE, SAME_KEY_MS, Tablet
from tests.web.test_page_boards import TWO_WORLDS
from tests.web.test_page_sweep import MOST_TAPS, step
from tests.web.waiting import count_clicks, touch, turn

BELOW = "a/sub/path"
PATIENCE_MS = 120_000       # the engine is loaded while other tests run
PHONE = {"width": 390, "height": 844}
LINK = re.compile(r'<[a-z]+\b[^>]*?\s(?:href|src|action)="([^"]*)"')
ABSOLUTE = re.compile(r"^(?:[a-z]+:)?/")
HANDS = {
    "holdem": (
        "fold fold fold fold call check card-Ah card-Kd card-7c check check card-2s check check card-9d "
        "check check card-As card-Ks muck", {"1": "400"}),
    "stud-8": (
        "card-Ks card-2c card-3d card-9h card-Th card-Jc bring-in fold fold fold fold complete call card-Kd "
        "card-3c wager call card-9d card-4c wager call card-2s card-5d wager call wager call card-Ah card-Ad "
        "card-3h card-Qc card-Jd card-8h", {"1": "1,675", "2": "1,675"}),
}
OWN = "two-worlds"      # a game of the room that writes the folder
EVERY = sorted((*game_ids(), OWN))
# one of draws alone, of a split with parts nobody deals apart, of streets that show, and the room's own
SOME = ["badugi", "dramaha", "omaha-8", "razz", OWN]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root, room = tmp_path_factory.mktemp("host"), tmp_path_factory.mktemp("room")
    (room / paths.GAMES).mkdir()
    (room / paths.GAMES / f"{OWN}.toml").write_text(TWO_WORLDS, encoding="utf-8")
    (room / paths.GAMES / "none.toml").write_text("name = 5", encoding="utf-8")
    written = subprocess.run(
        [sys.executable, "-m", "dealer_assist", "site", str(root / BELOW)], capture_output=True, text=True,
        env={**os.environ, paths.INSTANCE_VARIABLE: str(room)})
    assert written.returncode == 0, written.stderr
    return root / BELOW


@pytest.fixture(scope="module")
def host(folder: Path) -> Iterator[str]:
    """The folder as any web host has it, below a path."""
    root = folder.parent.parent.parent
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/{BELOW}/"
    server.shutdown()


# to keep the folder for a visitor takes eight seconds of processor, an engine six
UNKEPT = {"viewport": LANDSCAPE, "has_touch": True, "service_workers": "block"}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(**UNKEPT)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def looking(browser: Browser) -> Iterator[Page]:
    """For all that only look."""
    context = browser.new_context(**UNKEPT)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def away(browser: Browser, host: str) -> Iterator[Page]:
    """A visitor who has the folder and no network any more."""
    context = browser.new_context(viewport=LANDSCAPE, has_touch=True)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    count_clicks(page)
    page.goto(f"{host}practice.html")
    # the service worker has kept the folder and stands before the page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE_MS)
    context.set_offline(True)
    yield page
    context.close()


def pages(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.html"))


def test_every_link_leads_to_a_file_of_the_folder(folder: Path):
    broken = []
    for path in pages(folder):
        html = path.read_text(encoding="utf-8")
        name = path.relative_to(folder).as_posix()
        for to in map(unescape, LINK.findall(html)):
            file = to.partition("#")[0].partition("?")[0]
            way = normpath(f"{dirname(name)}/{file}".lstrip("/"))
            if ABSOLUTE.match(to) or file and not (folder / way).is_file():
                broken.append(f"{name}: {to}")
    assert not broken, broken[:10]


def test_it_has_every_game_in_every_language_and_names_no_host(folder: Path):
    for language in languages():
        own = folder if language == "en" else folder / language
        for game in EVERY:
            assert (own / f"rules/games/{game}.html").is_file()
            assert (own / f"practice/start/{game}.json").is_file()
        assert f'<html lang="{language}"' in (own / "index.html").read_text(encoding="utf-8")
    named = [path.name for path in pages(folder)
             if re.search(r"localhost|127\.0\.0\.1|\"/(?:static|engine|rules)/", path.read_text("utf-8"))]
    assert not named, named[:10]


def test_a_folder_with_files_in_it_is_left_alone(tmp_path: Path):
    (tmp_path / "mine.txt").write_text("mine")
    written = subprocess.run(
        [sys.executable, "-m", "dealer_assist", "site", str(tmp_path)], capture_output=True, text=True)
    assert written.returncode == 2 and "Name an empty or a new folder" in written.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def tap(page: Page, name: str, last: str) -> None:
    if name == last:
        page.wait_for_timeout(SAME_KEY_MS)
    touch(page, page.locator(f'[data-key="{name}"]'), PATIENCE_MS)
    expect(page.locator("body[data-unsent='0']:not(.sending)")).to_have_count(1, timeout=PATIENCE_MS)


@pytest.mark.parametrize("game", HANDS)
def test_a_hand_is_dealt_to_the_push_list_without_a_network(game: str, host: str, away: Page):
    """What was entered is on this device: one of the hands is looked at again after a reload."""
    page, wrong = away, list[str]()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{host}practice.html")
    page.locator(f'[data-game="{game}"]').click()
    taps, paid = HANDS[game]
    last = ""
    for name in taps.split():
        tap(page, name, last)
        last = name
    expect(page.locator("[data-award]")).to_have_count(len(paid), timeout=PATIENCE_MS)
    if game == "holdem":
        page.reload()
    awards = page.locator("[data-award]")
    expect(awards).to_have_count(len(paid), timeout=PATIENCE_MS)
    for seat, chips in paid.items():
        expect(page.locator(f'[data-award="{seat}"]').first).to_contain_text(chips)
    tap(page, "next", "")
    expect(page.locator("#where")).to_contain_text("2")
    assert not wrong, wrong


@pytest.mark.parametrize("game", [
    pytest.param(game, marks=() if game in SOME else pytest.mark.long) for game in EVERY])
def test_every_game_is_practised_to_the_push_list_without_a_network(game: str, host: str, away: Page):
    """By a dealer who checks, calls, and enters what is asked."""
    tablet = Tablet(away, SimpleNamespace(host=host.removeprefix("http://").rstrip("/")))  # type: ignore[arg-type]
    away.goto(f"{host}practice.html")
    away.locator(f'[data-game="{game}"]').click()
    expect(away.locator("#prompt")).not_to_be_empty()
    for _ in range(MOST_TAPS):
        if away.evaluate("document.body.dataset.kind") == "over":
            break
        step(tablet)
    expect(away.locator("#keys .awards")).to_be_visible()
    expect(away.locator(".broken")).to_have_count(0)
    assert not tablet.wrong, tablet.wrong


def test_without_a_network_a_page_that_is_not_kept_says_so(host: str, away: Page):
    """One in another language, to which every page leads."""
    away.goto(f"{host}rules/games/badugi.html")
    expect(away.locator("h1")).to_have_text("Badugi")
    away.locator("header [hreflang=es]").click()
    expect(away.locator("p[lang=es]")).to_have_text(re.compile("Esta página aún no está en este dispositivo"))


def test_taps_while_the_engine_loads_are_kept_in_their_order(host: str, page: Page):
    """Three folds on the first screen, before anything could answer: they are those of three seats."""
    held: list[Route] = []
    go: list[bool] = []
    page.route("**/pyodide.mjs", lambda route: route.continue_() if go else held.append(route))
    page.goto(f"{host}practice/table.html?game=holdem")
    fold = page.locator('[data-key="fold"]')
    for _ in range(3):
        fold.tap(timeout=PATIENCE_MS)
        page.wait_for_timeout(SAME_KEY_MS)
    expect(page.locator("#prompt")).to_contain_text("The engine is being loaded")
    expect(page.get_by_text("Waiting for the connection")).to_have_count(0)
    go.append(True)
    for route in held:
        route.continue_()
    expect(page.locator("body")).to_have_attribute("data-seq", "3", timeout=PATIENCE_MS)
    page.locator('[data-key="log"]').tap()
    folds = [re.compile(f"Seat {seat}.* folds") for seat in (5, 4, 3)]
    expect(page.locator("#log .says")).to_have_text(folds)


def test_the_menu_of_a_practice_table_leads_to_what_there_is(host: str, page: Page):
    """No floor, no list of a room's seats: the rules of the game, the tools, and the other games."""
    page.goto(f"{host}de/practice/table.html?game=razz")
    menu = page.locator("#over .menu").first.locator(".key:visible")
    for name, file in (("rules", "rules/games/razz"), ("tools", "tools"), ("practice", "practice")):
        page.locator("#menu").tap()
        expect(menu).to_have_text(["Spielregeln", "Werkzeuge", "Anderes Spiel"])
        page.locator(f'[data-key="menu-{name}"]').tap()
        page.wait_for_url(f"{host}de/{file}.html")
        page.go_back()


def test_the_floor_of_a_practice_table_rules_and_nobody_is_called(host: str, page: Page):
    """Its rulings are worked out here; there is nobody to come, and no record to note anything in."""
    page.goto(f"{host}practice/table.html?game=holdem")
    page.locator('[data-key="floor"]').tap()
    expect(page.locator('[data-key="kind-out-of-turn"]')).to_be_visible()
    for name in ("call-floor", "kind-note"):
        expect(page.locator(f'[data-key="{name}"]')).to_have_count(0)


def test_where_no_engine_can_be_loaded_the_table_leads_back_to_a_sentence(host: str, page: Page):
    page.route("**/pyodide.mjs", lambda route: route.abort())
    page.goto(f"{host}practice/table.html?game=holdem")
    page.wait_for_url(f"{host}practice.html#no-engine", timeout=PATIENCE_MS)
    expect(page.get_by_role("alert")).to_contain_text("This browser cannot run the practice table")


def test_a_tool_says_that_its_engine_is_being_loaded(host: str, page: Page):
    """An empty answer looked like a tool that is broken, for as long as a slow phone takes."""
    held: list[Route] = []
    go: list[bool] = []
    page.route("**/pyodide.mjs", lambda route: route.continue_() if go else held.append(route))
    page.goto(f"{host}tools/pot-limit.html")
    page.keyboard.type("1000")
    expect(page.locator(".answer")).to_contain_text("The engine is being loaded.")
    go.append(True)
    for route in held:
        route.continue_()
    expect(page.locator(".answer .big")).to_contain_text("1,000", timeout=PATIENCE_MS)
    expect(page.locator(".answer")).not_to_contain_text("being loaded")


def test_a_tool_computes_and_a_page_of_rules_is_read_in_another_language(host: str, page: Page):
    page.goto(f"{host}es/tools/pot-limit.html")
    page.keyboard.type("1000")
    expect(page.locator(".answer .big")).to_contain_text("1.000", timeout=PATIENCE_MS)
    page.goto(f"{host}es/tools/deal.html")
    for of, figures in (("stacks", ("5000", "3000", "2000")), ("prizes", ("50000", "30000", "20000"))):
        for n, text in enumerate(figures, 1):
            page.locator(f'[data-key="field-{of}-{n}"]').tap()
            page.keyboard.type(text)
    expect(page.locator("[data-share='1'] td").first).to_have_text("38.393", timeout=PATIENCE_MS)
    clean_and_fitting(page)
    page.goto(f"{host}es/rules/games/razz.html")
    expect(page.locator("h1")).to_have_text("Razz")


@pytest.mark.parametrize("name", ["index.html", "practice.html", "verify.html"])
def test_a_page_is_clean_and_fits_its_screen(name: str, host: str, looking: Page):
    """So is a tool, where it has computed."""
    looking.goto(host + name)
    looking.wait_for_load_state("networkidle", timeout=PATIENCE_MS)
    clean_and_fitting(looking)


def clean_and_fitting(page: Page) -> None:
    """On a tablet and a phone."""
    for size in (LANDSCAPE, PHONE):
        turn(page, size)
        assert violations(page, EVERY_RULE) == [], size
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_game_to_practise_is_found_by_any_of_its_names(host: str, looking: Page):
    looking.set_viewport_size(LANDSCAPE)        # type: ignore[arg-type]
    looking.goto(f"{host}practice.html")
    shown = looking.locator("[data-game]:visible")
    expect(shown).to_have_count(len(EVERY))
    expect(looking.get_by_role("region", name="Games of this room").locator("a")).to_have_text("Two Worlds")
    usual = looking.locator("section").first
    for game in ("dramaha", "deuce-to-seven-triple-draw"):
        expect(usual.locator(f'[data-game="{game}"]')).to_be_visible()
    expect(usual.locator('[data-game="omaha-8"]')).to_have_text("Omaha/8")     # as at a table
    for words, game in (("plo8", "omaha-8"), ("hold", "holdem"), ("omaha high/low eight", "omaha-8"),
                        ("kansas city triple", "deuce-to-seven-triple-draw")):
        looking.fill("#find", words)
        expect(shown.first).to_have_attribute("data-game", game)
    looking.fill("#find", "no such game")
    expect(shown).to_have_count(0)
    expect(looking.get_by_text("No game is called that.")).to_be_visible()
    there = "**/practice/table.html?game=razz"
    looking.route(there, lambda route: route.fulfill(body="its table", content_type="text/html"))
    looking.fill("#find", "razz")
    looking.press("#find", "Enter")
    looking.wait_for_url(there)
    looking.unroute(there)


@pytest.mark.parametrize("game", ["showdown", "showdown-short-deck-omaha"])
def test_every_card_of_a_showdown_is_on_a_phone_screen(game: str, host: str, looking: Page):
    """Half of them were beside it, and a finger had to push the pad to find a deuce."""
    looking.set_viewport_size(PHONE)        # type: ignore[arg-type]
    looking.goto(f"{host}tools/{game}.html")
    keys = looking.locator(".cardkey")
    expect(keys).to_have_count(36 if "short" in game else 52)
    for box in keys.evaluate_all("keys => keys.map((key) => key.getBoundingClientRect().toJSON())"):
        assert box["left"] >= 0 and box["right"] <= PHONE["width"] and min(box["width"], box["height"]) >= 44
    clean_and_fitting(looking)


def test_the_rules_of_a_game_are_found_and_lead_to_its_practice_table(host: str, looking: Page):
    looking.set_viewport_size(PHONE)        # type: ignore[arg-type]
    looking.goto(f"{host}de/rules.html")
    shown = looking.locator("[data-game]:visible")
    expect(shown).to_have_count(len(EVERY))
    looking.fill("#find", "2-7 triple")
    expect(shown).to_have_count(1)
    clean_and_fitting(looking)
    shown.click()
    expect(looking.locator("h1")).to_have_text("Deuce-to-Seven Triple Draw")
    to = looking.get_by_role("link", name="Dieses Spiel üben")
    expect(to).to_have_attribute("href", "../../practice/table.html?game=deuce-to-seven-triple-draw")


def test_a_house_rule_is_found(host: str, looking: Page):
    looking.goto(f"{host}rules/house.html")
    looking.fill("#find", "raise-cap")
    expect(looking.locator("[data-rule]:visible")).to_have_count(1)


def test_no_page_has_a_script_that_fails(folder: Path, host: str, looking: Page):
    """One of each kind: in the folder some of a page is left out."""
    wrong: list[str] = []
    looking.on("pageerror", lambda error: wrong.append(f"{looking.url}: {error}"))
    kinds = {path.parent: path for path in pages(folder) if folder / "rules" in path.parents}
    of_each = [*folder.glob("*.html"), *(folder / "rules").glob("*.html"), *kinds.values()]
    for path in of_each:
        looking.goto(host + path.relative_to(folder).as_posix())
        looking.wait_for_load_state("load")
    assert not wrong, wrong


@pytest.mark.parametrize(("size", "files"), [
    (LANDSCAPE, ("table", "push")), (PHONE, ("phone", "push-phone"))])
@pytest.mark.parametrize(("name", "of"), [("index.html", ".webp"), ("de/index.html", ".de.webp"),
                                          ("es/index.html", ".es.webp")])
def test_the_first_page_shows_the_table_and_the_award_list(
    name: str, of: str, size: dict[str, int], files: tuple[str, str], host: str, looking: Page,
):
    """In the reader's language; on a phone as a phone has it: a tablet's keys would be too small to read."""
    looking.set_viewport_size(size)        # type: ignore[arg-type]
    looking.goto(host + name)
    pictures = looking.locator(".shop img")
    for picture, file in zip(pictures.all(), files, strict=True):
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("one => one.naturalWidth") and picture.evaluate(
            "one => one.currentSrc").endswith(f"static/site/{file}{of}")


@pytest.mark.parametrize("size", [LANDSCAPE, PHONE])
def test_a_key_keeps_the_folder_where_the_browser_can(size: dict[str, int], host: str, looking: Page):
    """As an app of this device; where it cannot there is none, and the sentence below says how."""
    looking.set_viewport_size(size)        # type: ignore[arg-type]
    looking.goto(f"{host}index.html")
    key = looking.locator("[data-key=keep]")
    expect(key).to_be_hidden()
    looking.evaluate("""() => dispatchEvent(Object.assign(
        new Event("beforeinstallprompt"), { prompt: () => document.title = "asked" }))""")
    expect(key).to_be_visible()
    clean_and_fitting(looking)
    key.click()
    expect(looking).to_have_title("asked")
    expect(key).to_be_hidden()


def test_every_page_leads_to_itself_in_the_other_languages(host: str, looking: Page):
    """Each by its own name, on a phone behind the menu."""
    looking.set_viewport_size(LANDSCAPE)        # type: ignore[arg-type]
    looking.goto(f"{host}de/rules/games/razz.html")
    others = looking.locator("header a[hreflang]")
    expect(others).to_have_text(["English", "Español"])
    others.last.click()
    looking.wait_for_url(f"{host}es/rules/games/razz.html")
    looking.goto(f"{host}es/tools/showdown-badugi.html")
    looking.locator("header .more").click()
    looking.locator("header a[hreflang=en]").click()
    looking.wait_for_url(f"{host}tools/showdown-badugi.html")
    looking.goto(f"{host}index.html")
    expect(looking.locator("footer a")).to_have_text(["English", "Deutsch", "Español"])
    looking.locator("footer a[lang=de]").click()
    looking.wait_for_url(f"{host}de/index.html")


@pytest.mark.parametrize("name", ["index.html", "de/practice.html", "es/verify.html"])
def test_a_page_that_is_opened_as_a_file_says_what_needs_a_server(
    name: str, folder: Path, host: str, looking: Page, page: Page,
):
    """Before anybody taps what cannot answer; where it is served nothing is said of it."""
    page.goto((folder / name).as_uri())
    expect(page.locator("#as-file")).to_contain_text("python3 -m http.server")
    expect(page.locator("a[data-game][href]")).to_have_count(0)
    looking.goto(host + name)
    expect(looking.locator("#as-file")).to_be_hidden()


def test_the_first_page_is_read_as_a_file(folder: Path, page: Page):
    page.goto((folder / "index.html").as_uri())
    expect(page.locator("h1")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgba(0, 0, 0, 0)"
    page.locator(".does a").nth(1).click()
    expect(page.locator("h1")).to_have_text("Games")


@pytest.mark.parametrize("name", [
    "practice/table.html?game=razz", "de/rules/games/razz.html", "tools/deal.html"])
def test_a_page_is_in_the_theme_of_this_device_before_its_scripts_run(name: str, host: str, page: Page):
    """Written dark or light for everybody, it flashed in the other."""
    page.route(re.compile(r"/(theme|practice|nearby)\.js$"), lambda route: route.abort())
    page.context.add_cookies([{"name": "theme", "value": "dim", "url": host},
                              {"name": "mirror", "value": "on", "url": host}])
    page.goto(f"{host}{name}")
    expect(page.locator("html")).to_have_attribute("data-theme", "dim")
    expect(page.locator("html[data-mirror]")).to_have_count(1)
    for theme, scheme in (("light", "light"), ("dark", "dark"), ("none", r"light|dark")):
        page.context.add_cookies([{"name": "theme", "value": theme, "url": host}])
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", re.compile(scheme))
        expect(page.locator("meta[name=color-scheme]")).to_have_attribute("content", re.compile(scheme))


def test_a_table_that_is_opened_as_a_file_says_what_to_do(folder: Path, page: Page):
    page.goto(f"{(folder / 'es/practice/table.html').as_uri()}?game=razz")
    expect(page.locator(".refusal:visible")).to_have_text(re.compile("Inicia un servidor web en la carpeta"))
    expect(page.locator("button, h1:not(:empty)")).to_have_count(0)
    for size in (LANDSCAPE, PHONE):
        turn(page, size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_the_theme_of_pages_that_are_opened_as_files_is_chosen(folder: Path, page: Page):
    """And is there on the next one, though a file has no cookies."""
    page.set_viewport_size(LANDSCAPE)        # type: ignore[arg-type]
    page.goto((folder / "index.html").as_uri())
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.locator("[data-theme-switch]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto((folder / "de/rules/games/razz.html").as_uri())
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
