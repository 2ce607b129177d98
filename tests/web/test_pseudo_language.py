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
from dealer_assist.formats.texts import SERVERS
from dealer_assist.games import game_ids, load_game
from dealer_assist.games.loader.mixes import mixes
from dealer_assist.store.db import database
from dealer_assist.web import create_app
from tests.web import pseudo
from tests.web.dealers import Dealers
from tests.web.staff import ROLES, Staff

API = "/api/v1"
QUIET = {"script", "style", "code", "pre"}      # a command, a line of the log, a board as it lies
SPOKEN = ("title", "alt", "aria-label", "placeholder", "label")
WORDS = re.compile(r"[A-Za-z]{2,}(?:[ ,.'-]+[A-Za-z]+)*")
# The product, formats of files, units, what a file or a preset of house rules is called.
NAMES = (
    "dealer-assist", "Poker Hand History", "Open Hand History", "JSON Lines", "CSV", "JSON", "PDF",
    "TOML", "OK", "NAME N", "lowest river", "rolled", "Dealer's choice", "barge", "tda", "cash",
    "sqlite", "UTC", "mm", pseudo.LANGUAGE.upper(), *ROLES, *SERVERS,
)
# What answers a question, and says so where none was asked.
ASKED = {"/events/<int:event>/length"}
# What is made of words that are typed as they stand: the parts of a game file, and of a structure sheet.
TYPED = {"/games/own/compose", "/games/own", "/games/own/<game>.toml",
         "/events/<int:event>/structure", "/events/<int:event>/length"}
CHOICE = r"\b[a-z]+(?:-[a-z]+)+: [\w-]+"     # a house rule with a value, as it is typed
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
GAMES = ("omaha-8", "stud-8", "dramaha", "paradise-road-pickem", "california-lowball", "chowaha",
         "progressive-badugi-buy")


class PlainWords(HTMLParser):
    """The words that a browser would show; what names another language is in it on purpose."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.language: str | None = None
        self.open: list[bool] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if tag == "html":
            self.language = attributes.get("lang")
        foreign = attributes.get("lang", self.language) != self.language
        quiet = foreign or tag in QUIET or bool(self.open and self.open[-1])
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
    return opened(tmp_path_factory)


def opened(folders: pytest.TempPathFactory) -> APIFlask:
    """A room with nothing in it."""
    app = create_app({"INSTANCE": folders.mktemp("instance"), "RATELIMIT_ENABLED": False})
    with app.app_context():
        database.upgrade()
    return app


def reader(app: APIFlask) -> FlaskClient:
    """A tablet that speaks the language."""
    client = app.test_client()
    client.set_cookie("lang", pseudo.LANGUAGE)
    return client


@pytest.fixture(scope="module")
def client(app: APIFlask) -> FlaskClient:
    """A tablet in a room with a hand that is over, one that is played, a call, and a use of every desk."""
    client = reader(app)
    furnish(client)
    furnish_desks(client)
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


def furnish_desks(client: FlaskClient) -> None:
    """An event that has begun, a cash game with somebody waiting, a playlist, a display."""
    def ask(method: str, path: str, body: Any) -> Any:
        return _sent(client, path, body, method)

    event = Dealers(ask, ask("POST", "/tournaments", {"template": "holdem", "name": "Ä"})["id"])
    event.act("enter", players=[f"Ö{n}" for n in range(1, 13)])
    event.act("draw")
    event.act("clock", tick="start")
    ask("POST", "/cash-games", {"name": "Ü", "tables": [1], "amount": 5})
    ask("POST", "/cash-games/1/acts", {"act": "join", "player": "Ñ9"})
    assert client.post("/playlists", data={"name": "Ö"}).status_code == 303


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
    if rule == "/tools/<name>":
        gaps["name"] = "side-pots"
    return re.sub(r"<(int:)?(?:[^<>]*:)?(\w+)>",
                  lambda gap: "1" if gap[1] else gaps.get(gap[2], "1"), rule)


def plain(page: str) -> set[str]:
    """What stands on a page in plain letters, names apart."""
    names = [name for game in map(load_game, game_ids()) for name in (game.name, *game.also)]
    names += [*(mix.name for mix in mixes().values()), *(template(one).name for one in templates()), *NAMES]
    names.sort(key=len, reverse=True)
    known = re.compile("|".join([r"\.[a-z]{3,4}\b", CHOICE, *map(re.escape, names)]))
    read = PlainWords()
    read.feed(page)
    return {words for text in read.words for words in WORDS.findall(known.sub("", text))}


def words_of_their_own(app: APIFlask, client: FlaskClient) -> dict[str, set[str]]:
    """By address what stands there in plain letters; a page that is not there is one too."""
    left: dict[str, set[str]] = {}
    for rule, path in addresses(app):
        answer = client.get(path, headers=BROWSER, follow_redirects=True)
        if answer.mimetype == "text/html" and rule not in TYPED:
            if words := plain(answer.get_data(as_text=True)):
                left[path] = words
    return left


def test_no_page_has_a_word_of_its_own(app: APIFlask, client: FlaskClient) -> None:
    assert words_of_their_own(app, client) == {}


def test_what_is_crawled_are_the_desks_themselves(app: APIFlask, client: FlaskClient) -> None:
    """An event, a cash game and a playlist are there: their pages are no refusals."""
    places = ("/events", "/cash", "/playlists", "/people", "/tools")
    desks = [(rule, path) for rule, path in addresses(app) if rule.startswith(places) and rule not in ASKED]
    assert len(desks) > 12
    assert {rule: status for rule, path in desks
            if (status := client.get(path, headers=BROWSER, follow_redirects=True).status_code) != 200} == {}


@pytest.mark.parametrize("method, path, status", [
    ("GET", "/no", 404), ("GET", "/events/99", 404), ("GET", "/tables/999/settings", 404),
    ("GET", "/hands/999", 404), ("GET", "/night?day=9", 422), ("GET", "/export/hands.csv?since=9", 422),
    ("DELETE", "/", 405), ("GET", "/calls", 500),
])
def test_what_goes_wrong_is_said_on_a_page(
    app: APIFlask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch, method: str, path: str, status: int,
) -> None:
    """Its scripts get the same sentence as a document."""
    if status == 500:
        monkeypatch.setitem(app.view_functions, "floor.call_list", lambda: 1 // 0)
    answer = client.open(path, method=method, headers=BROWSER)
    assert (answer.status_code, answer.mimetype) == (status, "text/html")
    assert plain(answer.get_data(as_text=True)) == set()


def test_no_page_of_a_room_with_people_has_one(
    spoken: Path, tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """The pages of people, and those that say who may not see what."""
    app = opened(tmp_path_factory)
    furnish(reader(app))
    furnish_desks(reader(app))
    staff = Staff(app)
    for asks in (staff.signed_in("Dora", reader(app)), staff.signed_in("Vic", reader(app)), reader(app)):
        assert words_of_their_own(app, asks) == {}


def test_a_word_of_its_own_would_be_seen() -> None:
    assert plain('<p title="Go on">Ṡėȧṫ 3 <code>3 raise 700</code> in Texas Hold\'em</p>') == {"Go on", "in"}
    assert plain('<p lang="en">Chips</p><br><b>Ṗŏŧ</b>') == set()
