"""Another language is one folder: with one made of the English texts no page shows a word of its own.

Whatever stands on a page in plain letters is no text by key: the name of a game, a word that is typed, or
prose that somebody forgot.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
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
from tests.web import pseudo

API = "/api/v1"
QUIET = {"script", "style", "code", "pre"}      # a command, a line of the log, a board as it lies
SPOKEN = ("title", "alt", "aria-label", "placeholder", "label")
WORDS = re.compile(r"[A-Za-z]{2,}(?:[ ,.'-]+[A-Za-z]+)*")
# The product, formats of files, units, what a file or a preset of house rules is called.
NAMES = (
    "dealer-assist", "Poker Hand History", "Open Hand History", "JSON Lines", "CSV", "JSON", "PDF",
    "TOML", "OK", "NAME N", "lowest river", "rolled", "Dealer's choice", "barge", "tda", "cash",
    "sqlite", "living edition", "UTC",
)
# What is made of words that are typed as they stand: the parts of a game file, and templates by their file.
TYPED = {"/games/own/compose", "/games/own", "/export", "/rules/games/<game>"}
GAMES = ("omaha-8", "stud-8", "dramaha", "paradise-road-pickem", "california-lowball", "chowaha",
         "progressive-badugi-buy")


class Page(HTMLParser):
    """The words that a browser would show; what says `lang="en"` is English on purpose."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.open: list[bool] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        quiet = found.get("lang") == "en" or tag in QUIET or bool(self.open and self.open[-1])
        if tag not in VOID:
            self.open.append(quiet)
        if not quiet:
            self.words += [value for name, value in attrs if name in SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and self.open:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if not (self.open and self.open[-1]):
            self.words.append(data)


VOID = {"meta", "link", "input", "br", "hr", "img", "source", "wbr"}


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The texts with one folder more."""
    folder = tmp_path_factory.mktemp("texts") / "texts"
    shutil.copytree(texts.HERE, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    pseudo.write(folder / pseudo.LANGUAGE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "HERE", folder)
        _forget()
        yield folder
    _forget()


def _forget() -> None:
    for kept in (texts.languages, texts.page_texts, texts.of_files, texts._catalogue):
        kept.cache_clear()


@pytest.fixture(scope="module")
def app(spoken: Path, tmp_path_factory: pytest.TempPathFactory) -> APIFlask:
    made = create_app({"INSTANCE": tmp_path_factory.mktemp("instance")})
    with made.app_context():
        database.upgrade()
    return made


@pytest.fixture(scope="module")
def client(app: APIFlask) -> FlaskClient:
    """A tablet that speaks it, in a room with a hand that is over, one that is played, and a call."""
    client = app.test_client()
    client.set_cookie("lang", pseudo.LANGUAGE)
    furnish(client)
    return client


def furnish(client: FlaskClient) -> None:
    """The room's table, its hands and its call."""
    settings = {"name": "Ö", "game": "holdem", "betting": "no-limit", "blinds": [100, 200]}
    table = _sent(client, "/tables", settings)["id"]
    for seat in (1, 2, 3):
        _sent(client, f"/tables/{table}/seats/{seat}", {"stack": 5000, "player": f"Ñ{seat}"}, "put")
    first = _sent(client, f"/tables/{table}/hands", {"button": 3})["hand"]
    for seq, line in enumerate(("3 raise 600", "1 fold", "2 fold")):
        _sent(client, f"/hands/{first}/actions", {"seq": seq, "line": line})
    second = _sent(client, f"/tables/{table}/hands", {})["hand"]
    _sent(client, f"/hands/{second}/actions", {"seq": 0, "line": "1 raise 600"})
    _sent(client, f"/hands/{second}/calls", {"reason": "", "device": "ñ", "key": "a call of this test"})


def _sent(client: FlaskClient, path: str, body: Any, method: str = "post") -> Any:
    answer = client.open(f"{API}{path}", method=method, json=body)
    assert answer.status_code < 300, (path, answer.get_json())
    return answer.get_json()


def addresses(app: APIFlask) -> Iterator[tuple[str, str]]:
    """Every page that can be asked for, with its rule."""
    for rule in app.url_map.iter_rules():
        if "GET" not in (rule.methods or ()) or rule.rule.startswith(f"{API}/") or rule.endpoint == "static":
            continue
        for game in GAMES if rule.rule == "/rules/games/<game>" else GAMES[:1]:
            yield rule.rule, _filled(rule.rule, game)


def _filled(rule: str, game: str) -> str:
    gaps = {"game": game, "word": "ace-to-five", "name": "dice", "preset": "barge"}
    return re.sub(r"<(?:[^<>]*:)?(\w+)>", lambda gap: gaps.get(gap[1], "1"), rule)


def plain(page: str) -> set[str]:
    """What stands on a page in plain letters, names apart."""
    names = [name for game in map(load_game, game_ids()) for name in (game.name, *game.also, game.id)]
    names += [*(mix.name for mix in mixes().values()), *(template(one).name for one in templates()), *NAMES]
    known = re.compile("|".join([r"\.[a-z]{3,4}\b", *map(re.escape, sorted(names, key=len, reverse=True))]))
    read = Page()
    read.feed(page)
    return {found for text in read.words for found in WORDS.findall(known.sub("", text))}


def test_no_page_has_a_word_of_its_own(app: APIFlask, client: FlaskClient) -> None:
    left: dict[str, set[str]] = {}
    for rule, path in addresses(app):
        answer = client.get(path, follow_redirects=True)
        if answer.mimetype == "text/html" and rule not in TYPED:
            if found := plain(answer.get_data(as_text=True)):
                left[path] = found
    assert left == {}


def test_a_word_of_its_own_would_be_seen() -> None:
    assert plain('<p title="Go on">Ṡėȧṫ 3 <code>3 raise 700</code> in Texas Hold\'em</p>') == {"Go on", "in"}
    assert plain('<p lang="en">Chips</p><br><b>Ṗŏŧ</b>') == set()
