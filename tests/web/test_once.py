"""A form that is posted twice does its act once, without any script: every form of the pages.

Each is filled in on its own page, as the director, and posted, and posted again as a browser does that was
told to load its page anew. The list of forms is the addresses' own: a new one has to be given a line here.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient
from sqlalchemy import func, select

from dealer_assist import paths
from dealer_assist.store.db import database
from dealer_assist.store.db.models import Base
from dealer_assist.store.ledger.rows import MARK, LedgerRow
from dealer_assist.store.review import playlists
from dealer_assist.web import create_app
from dealer_assist.web.exchange import imports
from tests.store.venue import Desk, upgraded
from tests.web.staff import Staff
from tests.web.test_open_view import TAKEN_IN
from tests.web.test_roles import routes

STAKES = {"game": "holdem", "betting": "no-limit", "small_blind": "5", "big_blind": "10"}
FIELD = re.compile(r'name="once" value="([^"]+)"')
TOKEN = re.compile(r'name="csrf_token"[^>]*value="([^"]+)"')


class Filled(NamedTuple):
    """A form as it is filled in: its endpoint, its page, where it is posted, and its fields."""

    endpoint: str
    page: str
    to: str
    fields: dict[str, Any]


# in an order in which each finds what the ones before it made; what is taken away is taken at the end
FORMS = (
    Filled("new_table.create", "/tables/new", "/tables",
           {**STAKES, "name": "New", "player_1": "Ann", "stack_1": "500"}),
    Filled("new_table.create_several", "/tables/several", "/tables/several",
           {**STAKES, "name": "Row", "first": "21", "count": "2"}),
    Filled("table.save_seats", "/tables/1/seats", "/tables/1/seats",
           {"player_5": "Zoe", "stack_5": "900", "was_5": ""}),
    Filled("table.save_settings", "/tables/1/settings", "/tables/1/settings",
           {**STAKES, "name": "By the door"}),
    Filled("house.save", "/tables/1/house", "/tables/1/house", {"preset": "tda", "then": "preset"}),
    Filled("table.try_it", "/", "/demo", {}),
    Filled("cash.create", "/cash", "/cash",
           {"name": "Hold'em 5/10", "tables": "2", "seats": "9", "amount": "5", "minutes": "30"}),
    Filled("cash.act", "/cash/2", "/cash/2/acts", {"act": "join", "player": "Wes"}),
    Filled("cash.count_box", "/cash/2", "/cash/2/tables/2/box", {"counted": "40", "dealer": "Ann"}),
    Filled("cash.time", "/cash/2", "/cash/2/tables/2/time", {}),
    Filled("displays.add_room", "/displays", "/displays", {"delay": "0"}),
    Filled("displays.add", "/tables/1/displays", "/tables/1/displays", {"delay": "0"}),
    Filled("displays.revoke", "/displays", "/displays/1/revoke", {}),
    Filled("events.create", "/events", "/events", {"name": "Main", "template": "holdem"}),
    Filled("events.act", "/events/1/players", "/events/1/acts",
           {"act": "enter", "page": "players", "players": "Eve\nEli\nEmma"}),
    Filled("events.copy", "/events/1/record", "/events/1/copy", {"name": "Main again"}),
    Filled("events.archive", "/events/1/record", "/events/2/archive", {"archived": "yes"}),
    Filled("exchange.take_in", "/imports", "/imports", {"files": "old.phh"}),
    Filled("own_games.composed", "/games/own/compose?parent=omaha", "/games/own/compose", {}),
    Filled("people.add", "/people", "/people", {"name": "Nina", "role": "floor"}),
    Filled("people.change", "/people/3", "/people/3", {"name": "Victor", "role": "viewer"}),
    Filled("people.reset", "/people/3", "/people/3/reset", {}),
    Filled("people.deactivate", "/people/3", "/people/3/deactivate", {}),
    Filled("people.activate", "/people/3", "/people/3/activate", {}),
    Filled("people.room", "/people", "/people/room", {"lock": "5"}),
    Filled("people.revoke", "/people", "/people/tablets/1/revoke", {}),
    Filled("rota.act", "/rota", "/rota",
           {"act": "string", "name": "East", "tables": "1-2", "minutes": "30", "breaks": "1"}),
    Filled("rota.act", "/rota", "/rota", {"act": "place", "name": "East", "at": "0", "dealer": "Ann"}),
    Filled("rota.act", "/rota", "/rota", {"act": "push", "name": "East"}),
    Filled("finding.make_list", "/playlists", "/playlists", {"name": "Mine"}),
    Filled("finding.save_search", "/find?q=open", "/find/searches", {"name": "Open", "q": "open"}),
    Filled("finding.add_hands", "/find?q=open", "/playlists/add", {"hand": "1", "name": "Other"}),
)
WITHOUT = {     # which no line above posts, and why a second post does nothing more
    "finding.change_list": "a name again is the same name; a hand moves from the place where it was shown",
    "finding.remove_list": "what is gone is not there any more",
    "finding.remove_search": "what is gone is not there any more",
    "own_games.upload": "the file is there already and says so",
    "exchange.cancel_import": "what was stopped stays so",
    "review.remark": "a script's own document, with a number of its own",
    "setup_link.use": "a link opens once",
    "sign_in.enter": "signs in anew and ends the sign-in before",
    "sign_in.leave": "who has left has left",
}
# of one's own lists, which are no part of the record; the same name is the same list
UNSEALED = {"finding.make_list", "finding.save_search", "finding.add_hands", "own_games.composed"}
Room = tuple[APIFlask, FlaskClient]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Room:
    """Two tables with players, an open hand, a tablet; the director's own browser."""
    app = create_app({"INSTANCE": tmp_path_factory.mktemp("room"), "RATELIMIT_ENABLED": False})
    upgraded(app)
    desk = Desk(app.test_client())
    for table in (1, 2):
        desk.make("/tables", name=f"Table {table}", game="holdem", betting="no-limit", blinds=[5, 10],
                  tournament=False)
        for seat in (1, 2, 3):
            desk.put(f"/tables/{table}/seats/{seat}", player=f"P{table}{seat}", stack=1000)
    desk.play(desk.start(2), "1 fold", "2 fold")
    staff = Staff(app)
    staff.tablet()
    return app, staff.signed_in("Dora")


def counted(app: APIFlask) -> dict[str, int]:
    """How many rows every table of the database has; when somebody was seen last is no act."""
    with app.app_context(), database.reading() as session:
        return {name: session.scalar(select(func.count()).select_from(table)) or 0
                for name, table in Base.metadata.tables.items()}


def sealed_since(app: APIFlask, seq: int) -> list[LedgerRow]:
    with app.app_context(), database.reading() as session:
        session.expire_on_commit = False
        return list(session.scalars(select(LedgerRow).where(LedgerRow.seq > seq)))


def post(client: FlaskClient, form: Filled, keys: dict[str, str]) -> Any:
    fields = {**form.fields, **keys}
    if "files" in fields:
        fields["files"] = (io.BytesIO(TAKEN_IN.encode()), fields["files"])
    return client.post(form.to, data=fields, headers={"Referer": f"http://localhost{form.page}"})


def keys_of(client: FlaskClient, page: str) -> dict[str, str]:
    """What the page puts into its forms."""
    text = client.get(page).get_data(as_text=True)
    matches = {"once": FIELD.search(text), "csrf_token": TOKEN.search(text)}
    assert matches["once"], page
    return {name: match[1] for name, match in matches.items() if match}


def test_every_form_that_is_posted_twice_acts_once_and_says_who(room: Room):
    app, dora = room
    wrong = {}
    for form in FORMS:
        before, seq = counted(app), len(sealed_since(app, -1)) - 1
        keys = keys_of(dora, form.page)
        first = post(dora, form, keys)
        if form.endpoint == "exchange.take_in":
            imports.wait_for(1)
        once, rows = counted(app), sealed_since(app, seq)
        second = post(dora, form, keys)
        name = f"{form.endpoint} {form.fields.get('act', '')}"
        if first.status_code != 303 and form.endpoint != "own_games.composed":
            wrong[name] = f"first {first.status_code}: {first.get_data(as_text=True)[-1500:]}"
        elif counted(app) != once:
            wrong[name] = {of: (before[of], n, counted(app)[of]) for of, n in once.items()
                           if counted(app)[of] != n}
        elif (second.status_code, second.location) != (first.status_code, first.location):
            wrong[name] = (first.location, second.status_code, second.location)
        elif form.endpoint not in UNSEALED and (
                "Dora" not in {row.who for row in rows if MARK in row.content}):
            wrong[name] = [(row.kind, row.who, row.content) for row in rows]
    assert not wrong, wrong


def test_every_form_of_the_pages_has_a_line(room: Room):
    app, _ = room
    posted = {endpoint for endpoint, method, _ in routes(app)
              if method == "POST" and not endpoint.startswith("api.")}
    assert posted == {form.endpoint for form in FORMS} | set(WITHOUT)


def test_every_form_in_a_template_has_its_key():
    without = []
    for path in sorted(Path(paths.templates_path()).rglob("*.html")):
        for tag in re.finditer(r'<form\b[^>]*method="post"[^>]*>(.{0,14})', path.read_text(encoding="utf-8"),
                               re.DOTALL):
            if not re.match(r"\{\{\s*once\(\)", tag[1]):
                without.append(f"{path.parent.name}/{path.name}")
    assert without == ["people/sign_in.html", "shell/_who.html"]


def test_a_form_that_is_come_back_to_and_filled_in_otherwise_is_another(room: Room):
    app, dora = room
    keys = keys_of(dora, "/displays")
    before = counted(app)["display"]
    for delay in ("30", "60", "30", "60"):
        assert dora.post("/displays", data={**keys, "delay": delay}).status_code == 303
    assert counted(app)["display"] == before + 2


def test_a_form_without_a_key_acts_each_time(room: Room):
    """A program that posts forms itself says nothing of a page."""
    app, dora = room
    before = counted(app)["display"]
    for key in ({}, {}, {"once": "x"}, {"once": "9" * 99 + ".x"}, {"once": "-1.x"}):
        assert dora.post("/displays", data={**key, "delay": "300"}).status_code == 303
    assert counted(app)["display"] == before + 5


def test_a_hand_of_a_playlist_that_is_moved_twice_by_one_form_moves_once(room: Room):
    app, dora = room
    desk, hands = Desk(dora), [1]
    while len(hands) < 3:
        hand = desk.start(2)
        hands.append(desk.post(f"/hands/{hand['hand']}/void", seq=hand["seq"])["hand"])
    for number in hands:
        dora.post("/playlists/add", data={"hand": str(number), "name": "In order"})
    with app.app_context(), database.reading() as session:
        playlist = session.query(playlists.Playlist).filter_by(name="In order").one()
    page = f"/playlists/{playlist.id}"
    form = dora.get(page).get_data(as_text=True).split('class="order">')[1].partition("<button")[0]
    for _ in range(2):
        fields = dict(re.findall(r'name="(\w+)"\s+value="([^"]+)"', form))
        assert dora.post(page, data={**fields, "do": "later"}).status_code == 303
    with app.app_context(), database.reading() as session:
        assert playlists.numbers(session, playlist) == [hands[1], hands[0], hands[2]]


def test_what_was_refused_may_be_sent_again(room: Room):
    """Nothing was kept of it, so it is no second act."""
    app, dora = room
    keys = keys_of(dora, "/cash")
    for _ in range(2):
        assert dora.post("/cash", data={**keys, "name": "", "tables": "1", "amount": "x"}).status_code == 422


def test_after_a_restart_the_second_post_leads_to_the_page_of_the_form(room: Room):
    """What was answered is forgotten; what was done is not."""
    app, dora = room
    keys = keys_of(dora, "/tables/new")
    fields = {**keys, **STAKES, "name": "Late", "player_1": "Lou", "stack_1": "500"}
    assert dora.post("/tables", data=fields).status_code == 303
    app.extensions["answered"].clear()
    app.extensions["once"] = 0
    before = counted(app)
    again = dora.post("/tables", data=fields, headers={"Referer": "http://localhost/tables/new"})
    assert (again.status_code, again.location, counted(app)) == (303, "/tables/new", before)
    elsewhere = dora.post("/tables", data=fields, headers={"Referer": "https://evil.example/tables/new"})
    assert (elsewhere.location, counted(app)) == ("/", before)
