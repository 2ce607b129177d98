"""A short hand in Spanish, from the list of tables to the award: no English word is left on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from dealer_assist import texts
from dealer_assist.texts import fluent
from tests.web.server import Server
from tests.web.tablet import Tablet, one_tablet, room_server  # noqa: F401

# What is English on purpose: names of games and mixes, and what the page itself marks as English.
SEEN = """() => {
  const aside = "script, noscript, [lang=en], [name=game] option, .mixes, #mix-add option, .wordmark, title";
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
WORD = re.compile(r"[^\W\d_]{2,}(?:['-][^\W\d_]+)*")
GAME = "Texas Hold'em"


def words(text: str) -> set[str]:
    """The words of a text."""
    return {word.lower() for word in WORD.findall(text)}


def vocabulary(language: str) -> set[str]:
    """Every word that the product says in a language."""
    forms = (
        part for source in texts._catalogue(language).values()
        for part in fluent.walk(fluent.pattern(source)) if isinstance(part, str)
    )
    return set().union(*map(words, forms))


ENGLISH_ONLY = vocabulary("en") - vocabulary("es")


def english_on(tablet: Tablet) -> dict[str, str]:
    """English words that can be seen, each with the text it stands in."""
    found = {}
    for text in tablet.page.evaluate(SEEN):
        for word in words(text.replace(GAME, "")) & ENGLISH_ONLY:
            found[word] = text
    return found


@pytest.fixture(name="tableta")
def tablet_in_spanish(room: Server, tablet: Tablet) -> Iterator[Tablet]:
    """A tablet on which somebody chose Spanish in the menu."""
    tablet.page.context.add_cookies([{"name": "lang", "value": "es", "url": f"http://{room.host}"}])
    yield tablet


def test_a_whole_hand_is_dealt_and_paid_in_spanish(tableta: Tablet) -> None:
    """Set-up, seats, bets, a closed key, the board, the showdown and the award: kings full beat aces up."""
    assert {"the", "fold", "seat", "cards", "raises"} <= ENGLISH_ONLY
    page = tableta.page
    tableta.open("/")
    expect(page.get_by_role("heading", name="Mesa nueva")).to_be_visible()
    assert english_on(tableta) == {}
    page.get_by_role("button", name="Preparar la mesa").tap()
    for seat in (1, 2, 3):
        page.fill(f"[name=stack_{seat}]", "5000")
    assert english_on(tableta) == {}
    page.select_option("[name=button]", "3")
    page.get_by_role("button", name="Guardar y repartir").tap()
    tableta.asks("Asiento 3: 200 para igualar · subir a 400–5,000")
    assert english_on(tableta) == {}
    tableta.enter("fold")
    tableta.says("Asiento 3 se retira")
    tableta.enter("call", "check")
    tableta.asks("Quema y reparte el flop: 3 cartas")
    assert english_on(tableta) == {}
    tableta.cards("Kh Kd 7c")
    tableta.asks("Asiento 1: pasar · apostar 200–4,800")
    assert english_on(tableta) == {}
    tableta.enter("check", "check")
    tableta.cards("7d")
    tableta.enter("check", "check")
    tableta.cards("2s")
    tableta.enter("check", "check")
    tableta.asks("Asiento 1 enseña")
    assert english_on(tableta) == {}
    tableta.cards("Ks 3c")
    tableta.cards("As Ad")
    tableta.asks("Entrega 400 al asiento 1")
    expect(page.locator("body")).to_contain_text("Full de reyes y sietes")
    expect(page.locator("body")).to_contain_text("Doble pareja, ases y reyes")
    assert english_on(tableta) == {}
    tableta.tap("log")
    expect(page.locator("#log")).to_contain_text("Asiento 2 enseña as de picas")
    assert english_on(tableta) == {}
    tableta.tap("close-log")
    tableta.tap("menu")
    expect(page.get_by_role("heading", name="Menú")).to_be_visible()
    assert english_on(tableta) == {}
    tableta.tap("lang-en")
    tableta.asks("Push 400 to seat 1")
