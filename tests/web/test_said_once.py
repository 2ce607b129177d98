"""No page says a sentence twice, and none calls a player or a dealer he."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from typing import Any

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient

from dealer_assist.store.db import database
from dealer_assist.web import create_app
from tests.web.dealers import Dealers
from tests.web.test_pseudo_language import VOID, addresses, furnish

UNSEEN = {"script", "style", "template", "noscript"}
# Data, where rows may well be alike; and names of things, as of a part of the page in its list and over it.
DATA = {"table", "ul", "ol", "dl", "select", "pre", "svg"}
NAMES = {"title", "h1", "h2", "h3", "legend", "label", "a", "button", "summary"}
CLASSES = {"values", "own-label"}       # what a house rule may be set to; over a field of each street
LEAST = 5               # words of what is taken for a sentence
HE = re.compile(r"\b(?:he|his|him|himself)\b", re.IGNORECASE)
EVENT = ("", "/players", "/structure", "/money", "/record", "/clock", "/slips", "/receipts", "/chips",
         "/lobby", "/wall")


class Page(HTMLParser):
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


def read(page: str) -> Page:
    found = Page()
    found.feed(page)
    return found


def wrong(page: Page) -> list[str]:
    """Each sentence that stands there twice, each text that says he."""
    twice = [text for text, times in Counter(page.sentences).items() if times > 1]
    return twice + [text for text in page.seen if HE.search(text)]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> APIFlask:
    made = create_app({"INSTANCE": tmp_path_factory.mktemp("instance"), "RATELIMIT_ENABLED": False})
    with made.app_context():
        database.upgrade()
    return made


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
            if found := wrong(page):
                left[path] = found
    assert sentences > 100 and left == {}


def test_a_sentence_said_twice_would_be_seen() -> None:
    five = "Each dealer signs in here."
    assert wrong(read(f"<p>{five}</p><div><small> {five} </small></div>")) == [five]
    assert wrong(read(f"<p>{five}</p><template><p>{five}</p></template><ul><li>{five}<li>{five}</ul>")) == []
    assert wrong(read("<ul><li>The dealer takes his box<li>The cards</ul>")) == ["The dealer takes his box"]
