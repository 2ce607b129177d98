"""No page says a sentence twice, calls a player or a dealer he, or shows what is no word of its language.

As everybody, in every language: what a key or a value of the program is called, and English elsewhere.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient

from dealer_assist import texts
from dealer_assist.contract.structures.reading import template, templates
from dealer_assist.games import game_ids, load_game
from dealer_assist.games.loader.mixes import mixes
from dealer_assist.store.db import database
from dealer_assist.web import create_app
from tests.web.dealers import Dealers
from tests.web.staff import Staff
from tests.web.test_page_languages import NAMES as OF_THE_TRADE, vocabulary, words
from tests.web.test_pseudo_language import BROWSER, SPOKEN, TYPED, VOID, addresses, furnish, furnish_desks

UNSEEN = {"script", "style", "template", "noscript"}
# Data, where rows may well be alike; and names of things, as of a part of the page in its list and over it.
DATA = {"table", "ul", "ol", "dl", "select", "pre", "svg"}
NAMES = {"title", "h1", "h2", "h3", "legend", "label", "a", "button", "summary"}
CLASSES = {"values", "own-label"}       # what a house rule may be set to; over a field of each street
LEAST = 5               # words of what is taken for a sentence
TYPED_AS_IT_IS = {"code", "pre", "textarea"}
# what a program writes where a value or a text is lacking, or a gap that nobody filled
RAW = re.compile(r"\b(?:None|True|False|undefined|NaN|null)\b|[{}]")
# a line or a value as it is typed, and what is said in no other word
LINE = re.compile(
    r"`[^`]+`|\b[a-z]+(?:-[a-z]+)+: [\w-]+|\b(?:spit|turns|rolled|lowest river)\b", re.IGNORECASE)
HE = re.compile(r"\b(?:he|his|him|himself)\b", re.IGNORECASE)
EVENT = ("", "/players", "/structure", "/money", "/record", "/clock", "/slips", "/receipts", "/chips",
         "/lobby", "/wall")


class PageSentences(HTMLParser):
    """What a browser shows: `seen` are all texts, `sentences` those in no list, table or name."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.seen: list[str] = []
        self.sentences: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        aside = not CLASSES.isdisjoint((dict(attrs).get("class") or "").split())
        if tag not in VOID:
            self.open.append((tag, aside or tag in DATA | NAMES))

    def handle_endtag(self, tag: str) -> None:
        """Ends what was left open inside, as an item of a list may be."""
        if any(tag == name for name, _ in self.open):
            while self.open.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        text = " ".join(data.split())
        if not text or any(tag in UNSEEN for tag, _ in self.open):
            return
        self.seen.append(text)
        if len(text.split()) >= LEAST and not any(aside for _, aside in self.open):
            self.sentences.append(text)


def read(page: str) -> PageSentences:
    parsed = PageSentences()
    parsed.feed(page)
    return parsed


KEPT = {"/people/refused"}      # what was refused is told there as it was said then


class PageTexts(HTMLParser):
    """Every text that a browser shows, names of things too; not what says that it is English, or is typed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        quiet = dict(attrs).get("lang") == "en" or tag in UNSEEN | TYPED_AS_IT_IS
        if tag not in VOID:
            self.open.append((tag, quiet))
        if not quiet:
            self.seen += [value for name, value in attrs if name in SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        if any(tag == name for name, _ in self.open):
            while self.open.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not any(quiet for _, quiet in self.open):
            self.seen.append(" ".join(data.split()))


@cache
def foreign(language: str) -> set[str]:
    """English words; not those that games, mixes and sheets are called by in every language."""
    names = [name for game in map(load_game, game_ids()) for name in (game.name, *game.also)]
    names += [*(mix.name for mix in mixes().values()), *(template(one).name for one in templates())]
    return vocabulary("en") - vocabulary(language) - words(" ".join(names))


def strange(page: str, language: str) -> list[str]:
    """The texts that are a key, a value of the program, or English on a page in another language."""
    read = PageTexts()
    read.feed(page)
    return [text for text in read.seen if RAW.search(text) or texts.has(text)
            or words(OF_THE_TRADE.sub("", LINE.sub("", text))) & foreign(language)]


def wrong(page: PageSentences) -> list[str]:
    """Each sentence that stands there twice, each text that says he."""
    twice = [text for text, times in Counter(page.sentences).items() if times > 1]
    return twice + [text for text in page.seen if HE.search(text)]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> APIFlask:
    app = create_app({"INSTANCE": tmp_path_factory.mktemp("instance"), "RATELIMIT_ENABLED": False})
    with app.app_context():
        database.upgrade()
    return app


@pytest.fixture(scope="module")
def client(app: APIFlask) -> FlaskClient:
    """A room with hands and a call; an event that has begun."""
    client = app.test_client()
    furnish(client)

    def ask(method: str, path: str, body: Any) -> Any:
        answer = client.open(f"/api/v1{path}", method=method, json=body)
        assert answer.status_code < 300, (path, answer.get_json())
        return answer.get_json()

    event = Dealers(ask, ask("POST", "/tournaments", {"template": "holdem", "name": "Main"})["id"])
    event.act("enter", players=[f"P{n}" for n in range(1, 13)])
    event.act("draw")
    event.act("clock", tick="start")
    return client


def test_no_page_says_a_sentence_twice_or_he(app: APIFlask, client: FlaskClient) -> None:
    left, sentences = {}, 0
    for path in [path for _, path in addresses(app)] + [f"/events/1{page}" for page in EVENT]:
        answer = client.get(path, follow_redirects=True)
        if answer.mimetype == "text/html":
            page = read(answer.get_data(as_text=True))
            sentences += len(page.sentences)
            if faults := wrong(page):
                left[path] = faults
    assert sentences > 100 and left == {}


@pytest.mark.parametrize(("language", "who"), [
    ("es", ""), ("de", ""), ("es", "Flo"), ("de", "Dora"), ("es", "Vic"), ("de", None), ("en", "Vic"),
])
def test_no_page_shows_a_word_that_is_none_of_its_language(
    furnished: APIFlask, language: str, who: str | None,
) -> None:
    """As one of the staff, as nobody (None), and on a tablet of a room without people (the empty name)."""
    client = Staff(furnished).signed_in(who) if who else furnished.test_client()
    client.set_cookie("lang", language)
    left, pages = {}, 0
    for rule, path in [*addresses(furnished), *(("", f"/events/1{page}") for page in EVENT)]:
        answer = client.get(path, headers=BROWSER, follow_redirects=True)
        if answer.mimetype == "text/html" and rule not in TYPED | KEPT:
            page, pages = answer.get_data(as_text=True), pages + 1
            twice = [text for text, times in Counter(read(page).sentences).items() if times > 1]
            if faults := twice + strange(page, language):
                left[path] = faults
    assert pages > 50 and left == {}


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> APIFlask:
    """A room in use; people come into it with the first test that signs somebody in."""
    app = create_app({"INSTANCE": tmp_path_factory.mktemp("used"), "RATELIMIT_ENABLED": False})
    with app.app_context():
        database.upgrade()
    furnish(app.test_client())
    furnish_desks(app.test_client())
    return app


def test_a_word_that_is_none_would_be_seen() -> None:
    page = ("<p>hub.title</p><p>Sitz None</p><p>{ $seat }</p><p>the seat</p>"
            "<p title='Sitz 3'>Razz <code>the</code></p>")
    assert strange(page, "de") == ["hub.title", "Sitz None", "{ $seat }", "the seat"]


def test_a_sentence_said_twice_would_be_seen() -> None:
    five = "Each dealer signs in here."
    assert wrong(read(f"<p>{five}</p><div><small> {five} </small></div>")) == [five]
    assert wrong(read(f"<p>{five}</p><template><p>{five}</p></template><ul><li>{five}<li>{five}</ul>")) == []
    assert wrong(read("<ul><li>The dealer takes his box<li>The cards</ul>")) == ["The dealer takes his box"]
