"""A short hand in Spanish and in German, and the staff's pages: no English word is left, no word is cut."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from dealer_assist.games import game_ids, load_game
from dealer_assist.texts import GAMES, HERE, fluent
from tests.web.server import Server
from tests.web.tablet import LANDSCAPE, Tablet, one_tablet, room_server  # noqa: F401
from tests.web.test_page_sizes import at_state

PHONE = {"width": 390, "height": 844}
# What is English on purpose: names of games and mixes, and what the page itself marks as English.
SEEN = """() => {
  const aside = "script, noscript, code, [lang=en], [name=game] option, .mixes, #mix-add option, .wordmark, "
    + "title";
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement;
    if (!around.closest(aside) && around.checkVisibility()) said.push(walk.currentNode.textContent);
  }
  for (const one of document.body.querySelectorAll("[aria-label], [title], [placeholder]")) {
    if (one.closest(aside) || !one.checkVisibility()) continue;
    said.push(...["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) || ""));
  }
  return said.map((text) => text.trim()).filter(Boolean);
}"""
CUT = """() => [...document.querySelectorAll(".key, .key .label, .key .small")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
  .map((one) => one.textContent)"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"
WORD = re.compile(r"[^\W\d_]{2,}(?:['-][^\W\d_]+)*")
NAMES = re.compile(
    r"English|Texas Hold'em|Win the [Bb]utton|Dealer's choice|\d+-game|No Limit"
    r"|Poker Hand History|Open Hand History|Winning Poker Network|JSON Lines|dealer-assist|tablet-\w+"
    r"|(?i:sqlite|postgresql|under the gun)|_dealt"
    r"|Player \d+\.\d+"     # who sits at the tables of other tests
)
DESKS = (
    "/", "/floor", "/ledger", "/find?q=open", "/playlists", "/export", "/imports", "/displays", "/health",
    "/correct", "/install", "/events", "/rules/house", "/tables/1/house", "/tables/1/settings",
    "/tables/1/seats", "/calls", "/wall", "/hands/1", "/tables/1/session", "/hands/1/correct",
    "/tables/1/count",
)


class HandWords(NamedTuple):
    """What a language says on the way through a hand."""

    ask: str
    folds: str
    flop: str
    bets: str
    shows: str
    push: str
    winner: str
    loser: str
    shown: str
    menu: str


SPOKEN = {
    "es": HandWords(
        "Asiento 3: 200 para igualar · subir a 400–5.000", "Asiento 3 se retira",
        "Quema y reparte el flop: 3 cartas",
        "Asiento 1: pasar · apostar 200–4.800", "Asiento 1 enseña", "Entrega 400 al asiento 1",
        "Full de reyes y sietes", "Doble pareja, ases y reyes", "Asiento 2 enseña as de picas", "Menú"),
    "de": HandWords(
        "Sitz 3 ist dran: 200 zum Callen · Raise auf 400–5.000", "Sitz 3 foldet",
        "Brennkarte, dann den Flop geben: 3 Karten", "Sitz 1 ist dran: Check · Bet 200–4.800", "Sitz 1 zeigt",
        "Auszahlen: 400 an Sitz 1", "Full House, Könige über Siebenen", "Zwei Paar, Asse und Könige",
        "Sitz 2 zeigt Pik-Ass", "Menü"),
}


def words(text: str) -> set[str]:
    """The words of a text."""
    return {word.lower() for word in WORD.findall(text)}


@cache
def vocabulary(language: str) -> set[str]:
    """Every word that the product says in a language; a refusal also names fields of the API."""
    files = (path for path in (HERE / language).glob("*.ftl")
             if not path.stem.startswith("refused") and path.name != GAMES)     # lines are typed in English
    forms = (
        part for path in files for source in fluent.read(path.read_text(encoding="utf-8")).values()
        for part in fluent.walk(fluent.pattern(source)) if isinstance(part, str)
    )
    return set().union(*(words(NAMES.sub("", form)) for form in forms))


@cache
def words_of_games() -> set[str]:
    """A game is called the same in every language, as Double Board Omaha."""
    return words(" ".join(name for game in map(load_game, game_ids()) for name in (game.name, *game.also)))


def english_on(tablet: Tablet, language: str) -> dict[str, str]:
    """English words that can be seen, each with the text it stands in."""
    foreign = vocabulary("en") - vocabulary(language) - words_of_games()
    return {
        word: text for text in tablet.page.evaluate(SEEN)
        for word in words(NAMES.sub("", text)) & foreign
    }


def fits(tablet: Tablet, address: str = "") -> None:
    """At the tablet's size and a phone's no key's word is cut."""
    for size in (LANDSCAPE, PHONE):
        tablet.turn(size)
        assert tablet.page.evaluate(CUT) == [], (address, size)
    tablet.turn(LANDSCAPE)


@pytest.fixture(name="language", params=sorted(SPOKEN), scope="module")
def each_language(request: pytest.FixtureRequest) -> str:
    """The languages besides English."""
    return str(request.param)


@pytest.fixture(name="foreign")
def tablet_in_the_language(room: Server, tablet: Tablet, language: str) -> Iterator[Tablet]:
    """A tablet on which somebody chose the language in the menu."""
    tablet.page.context.add_cookies([{"name": "lang", "value": language, "url": f"http://{room.host}"}])
    yield tablet


def test_a_whole_hand_is_dealt_and_paid(foreign: Tablet, language: str) -> None:
    """Set-up, seats, bets, the board, the showdown and the award: kings full beat aces up."""
    assert {"the", "seat", "stands", "dealt"} <= vocabulary("en") - vocabulary(language)
    page, spoken = foreign.page, SPOKEN[language]

    def well() -> None:
        assert page.evaluate("document.documentElement.lang") == language
        assert english_on(foreign, language) == {}
        fits(foreign)

    foreign.open("/tables/new")
    page.fill("#find", "holdem")
    page.press("#find", "Enter")
    for _ in range(2):
        foreign.key("next").tap()
        well()
    foreign.set_up()
    for seat in (1, 2, 3):
        page.fill(f"[name=stack_{seat}]", "5000")
    well()
    foreign.choose("button", "3")
    page.locator("button[name=then][value=start]").tap()
    foreign.asks(spoken.ask)
    well()
    foreign.enter("fold")
    foreign.says(spoken.folds)
    foreign.enter("call", "check")
    foreign.asks(spoken.flop)
    well()
    foreign.cards("Kh Kd 7c")
    foreign.asks(spoken.bets)
    well()
    foreign.enter("check", "check")
    for card in ("7d", "2s"):
        foreign.cards(card)
        foreign.enter("check", "check")
    foreign.asks(spoken.shows)
    well()
    foreign.cards("Ks 3c")
    foreign.cards("As Ad")
    foreign.asks(spoken.push)
    expect(page.locator("body")).to_contain_text(spoken.winner)
    expect(page.locator("body")).to_contain_text(spoken.loser)
    well()
    foreign.tap("log")
    expect(page.locator("#log")).to_contain_text(spoken.shown)
    assert english_on(foreign, language) == {}
    foreign.tap("close-log")
    foreign.tap("menu")
    expect(page.get_by_role("heading", name=spoken.menu)).to_be_visible()
    assert english_on(foreign, language) == {}
    foreign.tap("lang-en")
    foreign.asks("Push 400 to seat 1")


def test_the_desks_speak_it_too(foreign: Tablet, room: Server, language: str) -> None:
    """The floor's pages, search, files, displays, health, events, set-up, house rules; an event's desk."""
    table = room.ask("POST", "/tables", {"name": "1", "game": "holdem", "blinds": [50, 100]})[1]["id"]
    for seat in (1, 2):
        room.ask("PUT", f"/tables/{table}/seats/{seat}", {"player": f"Ñ{table}.{seat}", "stack": 5000})
    hand = room.ask("POST", f"/tables/{table}/hands", {"button": 1})[1]
    room.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "line": "1 fold"})
    event = room.ask("POST", "/tournaments", {"template": "holdem", "name": "Ä"})[1]["id"]
    for act in ({"act": "enter", "players": [f"Ö{event}.{n}" for n in range(1, 13)]}, {"act": "draw"},
                {"act": "clock", "tick": "start"}):
        assert room.ask("POST", f"/tournaments/{event}/acts", act)[0] in (200, 201)
    for address in (*DESKS, *(f"/events/{event}{page}" for page in ("", "/players", "/money"))):
        foreign.open(address)
        assert foreign.page.evaluate("document.documentElement.lang") == language
        assert english_on(foreign, language) == {}, address
        fits(foreign, address)


OF_THE_ROOM = {
    "es": ("Mano 1, primer descarte", "pasa"),
    "de": ("Hand 1, erster Draw", "Check"),
}


def test_wall_and_calls_say_streets_and_deeds_in_words_and_no_tablets_number(
    foreign: Tablet, room: Server, language: str,
) -> None:
    """What the server calls a street or an action, and a tablet, is for the record."""
    settings = {"name": "1", "game": "deuce-to-seven-triple-draw", "blinds": [100, 200]}
    table = at_state(room, settings, 3, {"button": 3},
                     ["3 call", "1 call", "2 check", "1 draw 3", "2 draw 2", "3 pat", "1 check"])
    hand = room.ask("GET", f"/tables/{table}")[1]["hand"]["id"]
    _, call = room.ask("POST", f"/hands/{hand}/calls", {"who": "Dee", "device": "tablet-1a2b"})
    street, checks = OF_THE_ROOM[language]
    foreign.open("/wall")
    expect(foreign.page.locator(f'[data-table="{table}"]')).to_contain_text(street)
    foreign.open(f"/calls/{call['id']}")
    expect(foreign.page.locator(".now tr").first).to_contain_text(checks)
    expect(foreign.page.locator("#call")).to_contain_text("Dee")
    expect(foreign.page.locator("#call")).not_to_contain_text("tablet-1a2b")
