"""Every desk with something on it, and what lies over a table: a checker finds no fault, in any theme."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import expect

from dealer_assist.texts import languages
from tests.web.checker import EVERY_RULE, violations
from tests.web.dealers import Dealers
from tests.web.dealt import dealt
from tests.web.server import Server
from tests.web.tablet import (  # noqa: F401
    Tablet, a_tablet_with_its_own_engine, one_tablet, room_server)
from tests.web.test_page_access import COLOURS, CONTRAST, PUT_ON, THEMES
from tests.web.test_page_events import ask_of
from tests.web.test_page_sizes import STATES, at_state

OF_THE_EVENT = ["", "/chips", "/clock", "/length?players=27", "/lobby", "/money", "/players", "/receipts",
                "/record", "/slips", "/structure", "/wall"]
OF_A_HAND = ["", "/sheet", "/correct"]
OF_A_TABLE = ["/displays", "/session", "/count", "/reconstruct", "/seats", "/settings", "/house"]
OF_THE_ROOM = [
    "/calls/statistics", "/cash", "/displays", "/events", "/export", "/find", "/floor", "/health", "/imports",
    "/install", "/ledger", "/ledger/slip", "/night", "/people", "/people/dealers", "/playlists", "/rota",
    "/sign-in", "/tables/several", "/tools", "/tools/pot-limit", "/tools/side-pots", "/tools/showdown",
    "/tools/odd-chip", "/tools/deal", "/verify", "/wall", "/correct", "/setup",
]
HOLDEM = {"game": "holdem", "blinds": [100, 200]}
OVER_THE_TABLE = [  # the keys that lead there
    "menu", "card", "last-hand", "link", "seat-5", "path", "wrong", "menu menu-call", "log audit",
    *(f"floor kind-{kind}" for kind in (
        "wrong-amount", "string-bet", "out-of-turn", "wrong-card-count", "note")),
]


def faults(tablet: Tablet, contrast: bool = False) -> list[str]:
    """One heading of the first order, no fault of any rule, and the colours of the other themes."""
    page, wrong = tablet.page, []
    headings = page.locator("h1").count()
    if headings != 1:
        wrong.append(f"{headings} headings")
    for theme in THEMES:
        page.evaluate(PUT_ON, theme)
        wrong += [f"{theme} {one}" for one in violations(page, COLOURS if theme != "dark" else EVERY_RULE)]
        wrong += page.evaluate(CONTRAST) if contrast else []
    return wrong


def speak(tablet: Tablet, language: str) -> None:
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{tablet.host}/"}])


def test_a_checker_finds_nothing_wrong_with_any_desk(tablet: Tablet, room: Server) -> None:
    """An open call, a hand that is over, an event under way; the languages in turn."""
    ask = ask_of(room)
    hand = dealt(room)["hand"]
    call = ask("POST", f"/hands/{hand}/calls", {"reason": "Seat 4 says raise"})["id"]
    table = at_state(room, *STATES["two side pots of a split game paid"])
    over = ask("GET", f"/tables/{table}", None)["hand"]["id"]
    event = Dealers(ask, ask("POST", "/tournaments", {"template": "holdem", "name": "Sunday"})["id"])
    event.act("enter", players=[f"Player {n:03}" for n in range(1, 28)])
    event.act("draw")
    event.act("clock", tick="start")
    event.deal(event.now["tables"][0]["room"])
    paths = [*OF_THE_ROOM, "/calls", f"/calls/{call}", f"/calls/{call}/desk"]
    paths += [f"/events/{event.event}{page}" for page in OF_THE_EVENT]
    paths += [f"/hands/{over}{page}" for page in OF_A_HAND]
    paths += [f"/tables/{table}{page}" for page in OF_A_TABLE]
    wrong = {}
    for path, language in zip(paths, cycle(languages()), strict=False):
        speak(tablet, language)
        tablet.open(path)
        expect(tablet.page.locator("h1")).not_to_be_empty()
        tablet.still()
        wrong[path] = faults(tablet)
    assert {path: problems for path, problems in wrong.items() if problems} == {}


@pytest.mark.parametrize("language", ["es", "de"])
def test_a_checker_finds_nothing_wrong_with_what_lies_over_the_table(
        tablet: Tablet, room: Server, language: str) -> None:
    table = at_state(room, HOLDEM, 4, {"button": 4}, ["3 call"])
    speak(tablet, language)
    wrong = {}
    for names in OVER_THE_TABLE:
        tablet.open(f"/tables/{table}")
        tablet.state()
        for name in names.split():
            tablet.tap(name)
        tablet.still()
        wrong[names] = faults(tablet, contrast=True)
    assert {names: problems for names, problems in wrong.items() if problems} == {}


def test_a_checker_finds_nothing_wrong_where_two_tablets_went_apart(
        judging_tablet: Tablet, room: Server) -> None:
    """Entries wait without a network; on return they are shown beside what the other tablet entered."""
    tablet = judging_tablet
    table = at_state(room, HOLDEM, 4, {"button": 4}, [])
    tablet.open(f"/tables/{table}")
    tablet.judges()
    tablet.offline(True)
    for name in ("call", "fold"):
        tablet.tap(name)
    expect(tablet.page.locator("#link")).to_contain_text("Unsent 2")
    wrong = {"waiting": faults(tablet, contrast=True)}
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]
    room.ask("POST", f"/hands/{hand['id']}/actions", {"seq": hand["seq"], "line": "3 fold"})
    tablet.offline(False)
    expect(tablet.page.locator("#over")).to_be_visible()
    wrong["apart"] = faults(tablet, contrast=True)
    tablet.forgive_the_network()
    assert wrong == {"waiting": [], "apart": []}
