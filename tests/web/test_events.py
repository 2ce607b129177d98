"""An event over the API and its pages: from a template to the last chip, and out again in files."""

from __future__ import annotations

import io
import re
import zipfile
from hashlib import sha256
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient

from dealer_assist.contract.event_acts import ASKED
from dealer_assist.contract.structures.reading import read_structure, template
from dealer_assist.contract.structures.sheets import document_of, to_toml
from tests.store.venue import upgraded
from tests.tournament.test_record import recompute  # noqa: F401
from tests.web.dealers import Dealers
from tests.web.staff import Staff
from dealer_assist.web import create_app
from dealer_assist.web.events.forms import names

API = "/api/v1"
SHEET = document_of(template("holdem")) | {"start": 1500, "seats": 9}
PAGES = ("", "/players", "/structure", "/money", "/record", "/clock", "/slips", "/slips?of=moves&size=80",
         "/structure.csv", "/structure.toml", "/event.zip", "/clock.json")


@pytest.fixture
def client(tmp_path: Path) -> FlaskClient:
    """An open room."""
    app = create_app({"INSTANCE": tmp_path, "RATELIMIT_ENABLED": False})
    upgraded(app)
    return app.test_client()


def dealers(client: FlaskClient, players: int, seed: str | None = None, **changes: Any) -> Dealers:
    """An event that is about to begin; with a `seed` its seats are the same in every run."""
    def ask(method: str, path: str, body: Any) -> Any:
        answer = client.open(API + path, method=method, json=body)
        assert answer.status_code < 300, (path, answer.get_json())
        return answer.get_json()

    event_document = ask("POST", "/tournaments", {
        "name": "Main", "sheet": SHEET | changes, **({"seed": seed} if seed else {})})
    event = Dealers(ask, event_document["id"])
    if players:
        event.act("enter", players=[f"P{n:02}" for n in range(1, players + 1)])
        event.act("draw")
        event.act("clock", tick="start")
    return event


def say(client: FlaskClient, event: int, **form: Any) -> Any:
    """One form of the pages."""
    return client.post(f"/events/{event}/acts", data=form, headers={"Origin": "http://localhost"})


def test_two_tables_to_the_last_chip(client: FlaskClient, tmp_path: Path, recompute: Any):  # noqa: F811
    """What tables play is what the event is; another program comes to the same from its files."""
    event = dealers(client, 12, bounty={"way": "plain", "amount": 50})
    event.act("close")
    while event.now["clock"]["players"] > 1:
        event.around()
    event.act("finish")
    packet = zipfile.ZipFile(io.BytesIO(client.get(f"/events/{event.event}/event.zip").data))
    packet.extractall(tmp_path / "files")
    assert recompute.differences(tmp_path / "files") == []
    now = event.now
    assert now["over"] and sum(one.get("prize") or 0 for one in now["busts"]) == now["money"]["pool"]
    assert client.get(f"{API}/tournaments/{event.event}/verify").get_json()["ok"]
    assert now["seed"] and "Finished" in client.get("/events").get_data(as_text=True)


@pytest.mark.parametrize("players", [0, 12])
def test_every_page_of_an_event(client: FlaskClient, players: int):
    event = dealers(client, players)
    for language in ("en", "es", "de"):
        for page in PAGES:
            answer = client.get(f"/events/{event.event}{page}", headers={"Cookie": f"lang={language}"})
            assert answer.status_code == 200, page
    assert client.get("/events/99").status_code == 404


def test_an_event_is_opened_and_run_by_forms(client: FlaskClient):
    answer = client.post("/events", data={"name": "Nightly", "template": "holdem"})
    assert answer.headers["Location"] == "/events/1/players"
    assert say(client, 1, act="enter", page="players", players="player,city\nAnn,Bonn\nBob,Ulm\n\nCy,Prag")\
        .status_code == 303
    page = say(client, 1, act="enter", page="players", players="Ann")
    assert page.status_code == 422 and "Ann is in already." in page.get_data(as_text=True)
    for form in ({"act": "draw"}, {"act": "clock", "tick": "start"},
                 {"act": "clock", "tick": "left", "minutes": "7"},
                 {"act": "announce", "text": "Welcome"}, {"act": "hand-for-hand", "on": "yes"},
                 {"act": "hand-for-hand", "on": "no"}, {"act": "close"}):
        assert say(client, 1, **form).status_code == 303, form
    clock = client.get("/events/1/clock.json").get_json()
    assert 6 * 60_000 < clock["left"] <= 7 * 60_000 and clock["said"] == "Welcome" and clock["running"]
    acts = client.get(f"{API}/tournaments/1/acts").get_json()["acts"]
    assert say(client, 1, act="undo", of=str(acts[0]["seq"]), page="record").status_code == 303
    assert client.get(f"{API}/tournaments/1").get_json()["desk_open"]


def test_a_structure_of_the_product_is_called_by_its_name_in_the_directors_language(client: FlaskClient):
    """So is an event that is opened without a name of its own."""
    german = [("Accept-Language", "de")]
    assert ">Gemischte Spiele</option>" in client.get("/events", headers=german).text
    client.post("/events", data={"template": "mixed"}, headers=german)
    assert "Gemischte Spiele" in client.get("/events").text


def test_levels_are_pasted_from_a_spreadsheet(client: FlaskClient):
    client.post("/events", data={"name": "Nightly", "template": "holdem"})
    grid = "minutes\tbig-bet.blinds\n15\t100/200\n15\t200/400\n"
    assert say(client, 1, act="sheet", page="structure", levels=grid).status_code == 303
    rows = client.get("/events/1/clock.json").get_json()["rows"]
    assert [(row["minutes"], row["text"]) for row in rows] == [(15, "100/200"), (15, "200/400")]
    wrong = say(client, 1, act="sheet", page="structure", levels="minutes,big-bet.blinds\n15,lots\n")
    assert wrong.status_code == 422 and "lots" in wrong.get_data(as_text=True)


def test_a_table_is_told_why_it_waits_and_says_who_has_gone(client: FlaskClient):
    event = dealers(client, 12)
    one, two = event.now["tables"]
    free = next(seat for seat in range(1, 10) if seat not in [taken["seat"] for taken in two["seats"]])
    player = one["seats"][0]
    event.act("move", player=player["player"], table=2, seat=free)
    news = client.get(f"/tables/{one['room']}/event.json").get_json()
    assert [line["seat"] for line in news["go"]] == [player["seat"]] and player["player"] in news["waits"]
    refused = client.post(f"{API}/tables/{one['room']}/hands", json={})
    assert (refused.status_code, refused.get_json()["error"]["code"]) == (422, "event-waits")
    event.let_go()
    assert client.get(f"/tables/{one['room']}/event.json").get_json()["go"] == []
    event.deal(one["room"])


def test_who_has_gone_or_come_may_be_told_again_by_name(client: FlaskClient):
    """A tablet whose answer was lost tells it again; of somebody else it is refused, and does nothing."""
    event = dealers(client, 12)
    one, two = event.now["tables"]
    free = next(seat for seat in range(1, 10) if seat not in [taken["seat"] for taken in two["seats"]])
    player, other = one["seats"][0], one["seats"][1]["player"]
    event.act("move", player=player["player"], table=2, seat=free)

    def tell(table: Any, act: str, seat: int, name: str) -> tuple[int, Any]:
        answer = client.post(f"{API}/tables/{table['room']}/event",
                             json={"act": act, "seat": seat, "player": name, "key": "k", "device": "d"})
        return answer.status_code, (answer.get_json() or {}).get("error", {}).get("code")

    assert tell(one, "went", player["seat"], other) == (422, "nobody-goes")
    assert tell(two, "here", free, player["player"]) == (422, "nobody-comes")   # still at the other table
    for _ in range(2):
        assert tell(one, "went", player["seat"], player["player"]) == (200, None)
    for _ in range(2):
        assert tell(two, "here", free, player["player"]) == (200, None)
    acts = [row["act"] for row in client.get(f"{API}/tournaments/1/acts").get_json()["acts"]]
    assert (acts.count("went"), acts.count("here")) == (1, 1)
    assert event.now["differences"] == []


def test_a_table_of_its_own_has_no_event(client: FlaskClient):
    own = {"name": "T", "game": "holdem", "betting": "no-limit", "blinds": [1, 2]}
    client.post(f"{API}/tables", json=own)
    assert client.get("/tables/1/event.json").get_json() is None
    assert client.post(f"{API}/tables/1/event", json={"act": "went", "seat": 1}).status_code == 422


@pytest.mark.parametrize("body", [
    [], {"act": "nonsense"}, {"act": "enter"}, {"act": "enter", "players": [7]},
    {"act": "move", "player": "x"}, {"act": "clock", "tick": "back"}, {"act": "undo"},
    {"act": "undo", "of": 10**12}, {"act": "pay", "prizes": ["x"]}, {"act": "deal", "amounts": {"Ann": -1}},
    {"act": "draw", "more": 1}, {"act": "hand-for-hand", "on": "yes"}, {"act": "sheet", "sheet": 7},
    {"act": "last-hands", "count": 10**9}, {"act": "penalty", "player": "x", "count": 1}])
def test_acts_that_are_none_are_refused_and_change_nothing(client: FlaskClient, body: Any):
    event = dealers(client, 3)
    before = client.get(f"{API}/tournaments/{event.event}/acts").get_json()
    answer = client.post(f"{API}/tournaments/{event.event}/acts", json=body)
    assert answer.status_code == 422 and answer.get_json()["error"]["message"]
    assert client.get(f"{API}/tournaments/{event.event}/acts").get_json() == before


def test_who_may_do_what_at_an_event(tmp_path: Path):
    """The clock is for everybody, the desk for the floor, money and a new event for the director."""
    app: APIFlask = create_app({"INSTANCE": tmp_path, "RATELIMIT_ENABLED": False})
    upgraded(app)
    event = dealers(app.test_client(), 3)
    staff = Staff(app)
    flo, vic = staff.signed_in("Flo"), staff.signed_in("Vic")
    assert app.test_client().get(f"/events/{event.event}/clock.json").status_code == 200
    assert app.test_client().get(f"/events/{event.event}").status_code == 303
    assert flo.get(f"/events/{event.event}").status_code == 200
    assert vic.post(f"{API}/tournaments/{event.event}/acts", json={"act": "close"}).status_code == 403
    assert flo.post(f"{API}/tournaments", json={"template": "holdem"}).status_code == 403


def test_a_dealer_does_nothing_of_what_a_director_does(tmp_path: Path):
    """With a PIN at the event's own table: no act over the API, by the forms or as what a tablet says."""
    app: APIFlask = create_app({"INSTANCE": tmp_path, "RATELIMIT_ENABLED": False})
    upgraded(app)
    event = dealers(app.test_client(), 3)
    acts = f"{API}/tournaments/{event.event}/acts"
    before = event.ask("GET", f"/tournaments/{event.event}/acts", None)["acts"]
    staff = Staff(app)
    for client in (staff.dealing("Ann"), staff.tablet(), staff.signed_in("Vic"), app.test_client()):
        for act in (*ASKED, "undo", "carry", "release"):
            body = {"act": act, "of": before[0]["seq"], "player": "P01", "seat": 1, "table": 1}
            answers = [client.post(acts, json=body),
                       client.post(f"/events/{event.event}/acts", data=body,
                                   headers={"Origin": "http://localhost"})]
            if act not in ("went", "here"):
                answers.append(client.post(f"{API}/tables/1/event", json=body))
            assert {answer.status_code for answer in answers} <= {303, 401, 403, 422}, act
    assert staff.signed_in("Flo").get(acts).get_json()["acts"] == before


def test_seating_limits_are_set_and_taken_off_on_the_page(client: FlaskClient):
    event = dealers(client, 0)
    event.act("enter", players=["Ann", "Bob", "Cy"])
    for form in ({"act": "block", "table": "1", "seat": "4", "on": "yes"},
                 {"act": "need", "player": "Ann", "seats": "1, 9"},
                 {"act": "apart", "players": "Bob\nCy", "on": "yes"}, {"act": "room", "tables": "1"}):
        assert say(client, event.event, page="players", **form).status_code == 303
    wrong = say(client, event.event, page="players", act="apart", players="Bob\nNobody", on="yes")
    assert wrong.status_code == 422 and "Nobody is not in" in wrong.get_data(as_text=True)
    page = client.get(f"/events/{event.event}/players").get_data(as_text=True)
    assert "1-4" in page and "Bob / Cy" in page and "Ann: 1, 9" in page
    event.act("draw")
    limits = event.now["limits"]
    assert limits["misplaced"] == [] and limits["tables"] == 1
    assert say(client, event.event, page="players", act="need", player="Ann", seats="").status_code == 303


def test_a_shootout_that_never_comes_down_is_neither_opened_nor_put_in_place(client: FlaskClient):
    endless = document_of(template("shootout")) | {"seats": 2, "house": {"shootout-advance": 2}}
    opened = client.post(f"{API}/tournaments", json={"name": "Two", "sheet": endless})
    event = dealers(client, 0)
    act = {"act": "sheet", "sheet": endless}
    for answer in (opened, client.post(f"{API}/tournaments/{event.event}/acts", json=act)):
        error = answer.get_json()["error"]
        assert (answer.status_code, error["code"]) == (422, "shootout-endless")
        assert error["field"] == "house.shootout-advance"
    page = client.post("/events", data={"toml": to_toml(read_structure(endless))},
                       headers={"Origin": "http://localhost"})
    assert page.status_code == 422 and "the tables never come down to one" in page.get_data(as_text=True)


def test_a_day_is_bagged_and_its_chips_come_into_the_next(client: FlaskClient):
    """Tags are printed, bags go into one event only, and stay shut while their chips are played there."""
    days = [dealers(client, 4), dealers(client, 4)]
    for day in days:
        day.act("close")
        day.deal(day.now["tables"][0]["room"])
        assert say(client, day.event, page="desk", act="bag").status_code == 303
        assert day.now["over"] and day.now["bagged"] and day.now["tables"] == []
    tags = client.get(f"/events/{days[0].event}/slips?of=bags").get_data(as_text=True)
    assert "P01" in tags and "Player:" in tags
    main = dealers(client, 0)
    listed = client.get("/events").get_data(as_text=True)
    assert listed.count('<td>Bagged') == 2 and "Finished" not in listed and "→" not in listed
    assert "in the bag" in client.get(f"/events/{days[0].event}/players").get_data(as_text=True)
    assert 'name="events"' in client.get(f"/events/{main.event}/players").get_data(as_text=True)
    forms = {"act": "carry", "way": "sum", "page": "players", "events": [str(day.event) for day in days]}
    assert say(client, main.event, **forms).status_code == 303
    assert main.now["flights"] == [day.event for day in days]
    listed = client.get("/events").get_data(as_text=True)
    assert listed.count(f'Bagged → <a href="/events/{main.event}">Main</a>') == 2
    bags, stacks = ([one["stack"] for room in rooms for one in room.now["players"] if one["stack"]]
                    for rooms in (days, [main]))
    assert sum(stacks) == sum(bags) == 8 * 1500
    other = dealers(client, 0)
    wrong = say(client, other.event, **forms)
    assert wrong.status_code == 422 and "Take that back first" in wrong.get_data(as_text=True)
    bagged = next(one for one in client.get(f"{API}/tournaments/{days[0].event}/acts").get_json()["acts"]
                  if one["act"] == "bag")
    back = client.post(f"{API}/tournaments/{days[0].event}/acts", json={"act": "undo", "of": bagged["seq"]})
    assert back.status_code == 422 and back.get_json()["error"]["code"] == "carried"
    acts = client.get(f"{API}/tournaments/{days[0].event}/acts").get_json()["acts"]
    shut = next(one for one in acts if one["act"] == "close")
    back = client.post(f"{API}/tournaments/{days[0].event}/acts", json={"act": "undo", "of": shut["seq"]})
    assert back.status_code == 422 and back.get_json()["error"]["code"] == "carried"
    main.act("draw")
    assert main.now["chips"]["difference"] == 0 and len(main.now["tables"]) == 1
    for page in PAGES:
        assert client.get(f"/events/{main.event}{page}").status_code == 200, page


def test_the_desk_of_the_next_day_says_where_the_days_before_ended_until_its_clock_is_set(
    client: FlaskClient,
) -> None:
    day = dealers(client, 3)
    for act, figures in (("clock", {"tick": "row", "amount": 6}), ("out", {"player": "P03"}), ("close", {})):
        day.act(act, **figures)
    day.act("bag")
    main = dealers(client, 0)
    assert "The days before" not in client.get(f"/events/{main.event}").get_data(as_text=True)
    main.act("carry", events=[day.event])
    main.act("draw")
    page = client.get(f"/events/{main.event}").get_data(as_text=True)
    assert "The days before were bagged at level 6. Set the level here, then start the clock." in page
    assert "on another day" in client.get(f"/events/{main.event}/players").get_data(as_text=True)
    assert say(client, main.event, page="desk", act="clock", tick="row", row="6").status_code == 303
    page = client.get(f"/events/{main.event}").get_data(as_text=True)
    assert "The days before" not in page and re.search(r'<option value="6"\s+selected', page)
    main.act("clock", tick="start")
    assert main.now["clock"]["row"] == 6


def test_a_bagged_day_says_when_and_where_it_goes_on(client: FlaskClient):
    """On the clock, in the lobby, on the wall and on the tags; later the event, and then the seats there."""
    day = dealers(client, 4)
    day.act("announce", text="Dinner at six")
    day.act("close")
    day.deal(day.now["tables"][0]["room"])
    assert say(client, day.event, act="bag", text="Day 2: Sunday, noon, Main Hall").status_code == 303

    def shown(page: str) -> Any:
        answer = client.get(f"/events/{day.event}/{page}")
        return answer.get_json() or answer.get_data(as_text=True)
    clock = shown("clock.json")
    assert clock["bagged"] and not clock["running"] and clock["said"] == "Day 2: Sunday, noon, Main Hall"
    assert clock["day_after"] is None and clock["left"] == shown("clock.json")["left"]
    for page in ("wall", "clock", "lobby", "slips?of=bags"):
        assert "Day 2: Sunday, noon, Main Hall" in shown(page), page
    assert "Bagged" in shown("wall") and "No tables" not in shown("wall")
    assert say(client, day.event, act="announce", text="Day 2: one o'clock").status_code == 303
    assert shown("clock.json")["said"] == "Day 2: one o'clock"
    bags = {one["player"]: (one["stack"], one["table"]) for one in shown("lobby.json")["seats"]}
    assert sum(chips for chips, _ in bags.values()) == 4 * 1500 and {at for _, at in bags.values()} == {None}
    main = dealers(client, 0)
    main.act("carry", events=[day.event])
    main.act("draw")
    lobby = shown("lobby.json")
    assert lobby["day_after"] == {"event": main.event, "name": "Main"}
    assert {one["table"] for one in lobby["seats"]} == {1}


def test_a_day_bagged_without_a_word_does_not_say_what_was_announced_before(client: FlaskClient):
    day = dealers(client, 4)
    day.act("announce", text="Dinner at six")
    day.act("close")
    day.act("bag")
    assert client.get(f"/events/{day.event}/clock.json").get_json()["said"] == ""


def test_a_table_posts_what_a_nit_card_costs_and_lammers_bring_chips(client: FlaskClient):
    """The set-up of the first hand of a level has the dead ante of everybody who still holds a card."""
    event = dealers(client, 4, nit=True, start=15_000,
                    house={"lammers": {"count": 1, "value": 500, "last-level": 0}})
    event.act("close")
    room = event.now["tables"][0]["room"]
    event.deal(room)
    event.act("clock", tick="row", amount=1)
    held = {one["seat"] for one in event.now["players"] if one["card"]}
    holding = [one["seat"] for one in event.now["players"] if one["stack"]]
    assert held == set(holding)       # a card of the new level each
    assert say(client, event.event, page="players", act="lammer", player="P01", count="1").status_code == 303
    hand = client.post(f"{API}/tables/{room}/hands", json={}).get_json()
    posts = hand["setup"]["posts"]
    dead = [post for post in posts if post["kind"] == "dead"]
    assert dead and {post["amount"] for post in dead} == {5 * 150}
    assert {post["kind"] for post in posts} >= {"small", "big"}
    assert sum(hand["setup"]["seats"].values()) == 4 * 15_000 + 500
    assert event.now["chips"]["difference"] == 0
    client.post(f"{API}/hands/{hand['hand']}/void", json={"seq": hand["seq"]})
    event.act("bag")
    carried_with_lammers(client, event)


def carried_with_lammers(client: FlaskClient, day: Dealers) -> None:
    """The tags of a day say who has a lammer in the bag; an event without any does not take them."""
    tags = re.findall(r'<li class="slip">.*?</li>', client.get(
        f"/events/{day.event}/slips?of=bags").text, re.DOTALL)
    assert ["1 lammer" in tag for tag in tags] == ["P01" not in tag for tag in tags]
    form = {"act": "carry", "page": "players", "events": [str(day.event)], "way": "best"}
    plain = say(client, dealers(client, 0).event, **form)
    assert plain.status_code == 422 and "In the bags lie 3 lammers, and this event has none." in plain.text
    main = dealers(client, 0, house={"lammers": {"count": 1, "value": 500, "last-level": 0}})
    assert say(client, main.event, **form).status_code == 303
    left = {one["player"]: one["lammers"] for one in main.now["players"]}
    assert left == {"P01": 0, "P02": 1, "P03": 1, "P04": 1}


@pytest.mark.parametrize("add_on", [None, {"chips": 1000, "paid": 50, "fee": 0, "after": 1}])
def test_add_ons_are_sold_where_the_event_has_one(client: FlaskClient, add_on: Any):
    changes = {"add_on": add_on} if add_on else {}
    page = client.get(f"/events/{dealers(client, 4, **changes).event}/money").text
    assert ("Add-on for" in page) == bool(add_on)


@pytest.mark.parametrize("text", [
    "Ann\nBob", "\ufeffSpieler;Ort\nAnn;Bonn\nBob;Ulm", "no,name,club\n1,Ann,North\n2,Bob,\n3,,\n",
    "Ann\tx\n\nBob"])
def test_players_are_read_from_any_list(text: str):
    assert names(text) == ["Ann", "Bob"]


def test_a_comma_without_a_head_belongs_to_the_name():
    """"Berg, Ann" was entered as Berg, and nobody was told of the rest."""
    assert names("Berg, Ann\nBerg, Bob\n") == ["Berg, Ann", "Berg, Bob"]
    assert names('Cid\n\n  Berg,  Ann\n"Berg, Bob"\n"Dee\nEd\n') == [
        "Cid", "Berg, Ann", "Berg, Bob", "Dee", "Ed"]


def test_a_break_hand_for_hand_is_stopped_and_goes_on_by_a_key(client: FlaskClient):
    """There was no key for it: of a level hand for hand the clock stands."""
    event = dealers(client, 12)
    event.act("hand-for-hand", on=True)
    level = client.get(f"/events/{event.event}").text
    event.act("clock", tick="row", amount=next(n for n, row in enumerate(SHEET["levels"]) if "break" in row))
    runs = client.get(f"/events/{event.event}").text
    event.act("clock", tick="pause")
    stopped = client.get(f"/events/{event.event}").text
    assert [('value="pause"' in page, 'value="resume"' in page) for page in (level, runs, stopped)] == [
        (False, False), (True, False), (False, True)]
    event.act("clock", tick="resume")
    assert client.get(f"/events/{event.event}/clock.json").get_json()["running"]


def test_a_name_comes_back_from_a_file_as_it_went_out():
    """A cell that a spreadsheet would take for a formula is written with a quote mark more."""
    assert names("player,chips\n'=1+1,5\n''=1+1,5\n't Hooft,5") == ["=1+1", "'=1+1", "'t Hooft"]


@pytest.mark.parametrize(("page", "asked", "answer"), [
    ("desk", {"act": "clock", "tick": "left", "minutes": ""}, "how many minutes are left"),
    ("desk", {"act": "clock", "tick": "left", "minutes": "-3"}, "a whole number from 0 to 1,440"),
    ("desk", {"act": "clock", "tick": "left", "minutes": "99999999"}, "a whole number from 0 to 1,440"),
    ("players", {"act": "penalty", "player": "P01", "count": ""}, "for how many hands or rounds: 1 to 100"),
    ("players", {"act": "enter", "players": " "}, "Write at least one name"),
    ("players", {"act": "enter", "players": "Zoe\nYan\nZoe"}, "Zoe stands there twice"),
    ("money", {"act": "add-on", "players": ""}, "Write at least one name"),
    ("money", {"act": "till", "counted": ""}, "Write what lies in the till"),
])
def test_a_field_left_empty_is_asked_for_and_does_nothing(
    client: FlaskClient, page: str, asked: dict[str, str], answer: str,
):
    """Minutes left empty ended the level at once; a refusal says what to write, and in the page's words."""
    event = dealers(client, 3, add_on={"chips": 1000, "paid": 50, "fee": 0, "after": 1})
    before = event.now["clock"]["row"], event.now["clock"]["seq"]
    refused = say(client, event.event, page=page, **asked)
    assert refused.status_code == 422 and answer in refused.get_data(as_text=True)
    assert (event.now["clock"]["row"], event.now["clock"]["seq"]) == before

def test_a_pay_table_as_it_would_be_now_stands_there_before_registration_closes(client: FlaskClient):
    event = dealers(client, 0)
    page = f"/events/{event.event}/money"
    assert "If it closed now" not in client.get(page).text
    event.act("enter", players=[f"P{n}" for n in range(20)])
    assert "If it closed now, 3 places would be paid" in client.get(page).text
    event.act("close")
    assert len(event.now["money"]["prizes"]) == 3 and "If it closed now" not in client.get(page).text


def test_receipts_are_void_with_the_sale_and_the_till_is_counted_by_shift(client: FlaskClient):
    """Three entries of 330 with a bounty of 75 each; one is taken back; the count is kept, right or wrong."""
    event = dealers(client, 0)
    event.act("enter", players=["Ann", "Bob"])
    sold = event.act("enter", players=["Cy"])["act"]
    event.act("undo", of=sold)
    page = client.get(f"/events/{event.event}/receipts?size=80").get_data(as_text=True)
    assert f"Receipt {sold}-1" in page and page.count("void</strong>") == 1
    assert page.count("nobody signed in") == 4      # beside the sum, and on each of three receipts
    assert "In the till since the last count: 810." in client.get(
        f"/events/{event.event}/money").get_data(as_text=True)
    assert say(client, event.event, page="money", act="till", counted="800").status_code == 303
    event.act("enter", players=["Cy"])
    money = client.get(f"/events/{event.event}/money").get_data(as_text=True)
    assert "last count: 405." in money and "class=bad" in money and ">nobody signed in</td>" in money
    assert "10 short" in money and "over</b>" not in money and "right</b>" not in money
    assert say(client, event.event, page="money", act="till", counted="many").status_code == 422


def test_a_limit_taken_off_and_an_empty_till_stand_in_the_list_of_acts(client: FlaskClient):
    event = dealers(client, 3)
    for count in ("3", ""):
        assert say(client, event.event, page="desk", act="last-hands", count=count).status_code == 303
        shown = f'size="3" value="{count}"'
        assert shown in client.get(f"/events/{event.event}").get_data(as_text=True)
    event.act("room", tables=4)
    event.act("room", tables=None)
    event.act("till", counted=12_500)
    event.act("till", counted=0)
    acts = client.get(f"{API}/tournaments/{event.event}/acts").get_json()["acts"]
    assert [act["text"] for act in acts[:6]] == [
        "Till counted: 0", "Till counted: 12,500", "Tables there are: as many as it takes",
        "Tables there are: 4", "Last hands: no limit any more", "Last hands: 3"]


def test_an_event_with_a_given_seed_says_so_from_its_first_act(client: FlaskClient):
    """Its draws can be known beforehand, so it is no secret that they can; any other seed is hidden."""
    seeded = client.post(f"{API}/tournaments", json={"template": "holdem", "seed": "tonight"}).get_json()
    usual = client.post(f"{API}/tournaments", json={"template": "holdem"}).get_json()
    assert (seeded["seed"], seeded["seed_given"]) == ("tonight", True)
    assert (usual["seed"], usual["seed_given"]) == (None, False)
    acts = client.get(f"{API}/tournaments/{seeded['id']}/acts").get_json()["acts"]
    assert acts[-1]["said"]["seed"] == "tonight"
    sentence = "The seed was given when the event was opened"
    assert sentence in client.get(f"/events/{seeded['id']}/record").get_data(as_text=True)
    assert sentence not in client.get(f"/events/{usual['id']}/record").get_data(as_text=True)
    answer = client.post(f"{API}/tournaments", json={"template": "holdem", "seed": ""})
    assert answer.status_code == 422 and answer.get_json()["error"]["field"] == "seed"


def two_tables_of_four(client: FlaskClient) -> Dealers:
    """They fit at one table, and one of the two is broken."""
    event = dealers(client, 10)
    event.act("close")
    for table in event.now["tables"]:
        event.act("out", player=table["seats"][0]["player"])
    return event


def test_seats_are_drawn_for_as_many_as_there_are_seats(client: FlaskClient):
    """One table of nine: the tenth and the eleventh wait, and no key draws what is not there."""
    event = dealers(client, 0)
    event.act("room", tables=1)
    event.act("enter", players=[f"P{n:02}" for n in range(1, 12)])
    page = f"/events/{event.event}/players"
    assert "Draw seats (9)" in client.get(page).get_data(as_text=True)
    event.act("draw")
    assert "Draw seats" not in client.get(page).get_data(as_text=True)
    event.act("out", player=event.now["tables"][0]["seats"][0]["player"])
    assert "Draw seats (1)" in client.get(page).get_data(as_text=True)


def test_a_seat_that_is_taken_is_refused_with_those_that_are_open(client: FlaskClient):
    """What was typed stays in the form, so that the director changes the seat alone."""
    event = dealers(client, 0)
    event.act("room", tables=2)
    event.act("enter", players=[f"P{n:02}" for n in range(1, 18)])
    event.act("draw")
    full, other = sorted(event.now["tables"], key=lambda table: -len(table["seats"]))
    (seat,) = {*range(1, 10)} - {one["seat"] for one in other["seats"]}
    moved = {"act": "move", "player": other["seats"][0]["player"], "table": str(other["number"])}
    taken = say(client, event.event, page="players", **moved, seat=str(other["seats"][0]["seat"]))
    text = taken.get_data(as_text=True)
    assert taken.status_code == 422 and f"Open there: {seat}." in text
    assert f'name="table" inputmode="numeric"\n  value="{other["number"]}"' in text
    moved["table"] = str(full["number"])
    text = say(client, event.event, page="players", **moved, seat="9").get_data(as_text=True)
    assert "It is full: choose another table." in text
    moved["table"] = "7"
    assert "Table 7 is not in play." in say(
        client, event.event, page="players", **moved, seat="9").get_data(as_text=True)


def test_a_number_that_is_none_is_not_called_chips(client: FlaskClient):
    event = two_tables_of_four(client)
    player = event.now["tables"][0]["seats"][0]["player"]
    for form, sentence in (({"act": "penalty", "count": "x"}, "is no whole number. Write one, as in 2."),
                           ({"act": "move", "table": "2"}, "Say which table and which seat: two numbers.")):
        refused = say(client, event.event, page="players", player=player, **form)
        assert refused.status_code == 422 and sentence in refused.get_data(as_text=True)


def test_all_who_are_on_the_way_have_moved_by_one_key(client: FlaskClient):
    """What the tablets of both tables would say, one by one; where they come to a hand may be played."""
    event = two_tables_of_four(client)
    broken, other = event.now["tables"]
    event.act("break", table=broken["number"])
    event.ask("POST", f"/tables/{other['room']}/hands", {})
    assert "All have moved" in client.get(f"/events/{event.event}").get_data(as_text=True)
    assert say(client, event.event, act="walk").status_code == 303
    after = event.now
    assert [table["number"] for table in after["tables"]] == [other["number"]]
    assert len(after["tables"][0]["seats"]) == 8
    assert after["tables"][0]["come"] == [] and after["chips"]["difference"] == 0
    refused = say(client, event.event, act="walk")
    assert refused.status_code == 422 and "Nobody can go now" in refused.get_data(as_text=True)


def test_who_sits_at_a_table_that_plays_does_not_go_by_the_key(client: FlaskClient):
    event = two_tables_of_four(client)
    broken = event.now["tables"][0]
    hand = event.ask("POST", f"/tables/{broken['room']}/hands", {})
    event.act("break", table=broken["number"])
    assert say(client, event.event, act="walk").status_code == 422
    assert len(event.now["tables"][0]["go"]) == 4
    event.ask("POST", f"/hands/{hand['hand']}/void", {"seq": hand["seq"]})
    assert say(client, event.event, act="walk").status_code == 303
    assert len(event.now["tables"]) == 1


def test_what_was_done_to_the_clock_is_told_in_words(client: FlaskClient):
    """The list of acts says the level, and no number of a row."""
    event = dealers(client, 10)
    event.act("clock", tick="row", amount=2)
    event.act("clock", tick="left", amount=90_000)
    event.act("clock", tick="pause")
    event.act("clock", tick="row", amount=4)
    texts = [one["text"] for one in event.ask("GET", f"/tournaments/{event.event}/acts", None)["acts"]]
    assert texts[:5] == ["The clock is set: Break", "The clock is paused", "The clock is set: 2 min left",
                         "The clock is set: Level 3", "The clock is started"]


def test_before_the_break_each_table_knows_what_to_fetch_and_take_away(client: FlaskClient):
    """From stacks the chips to race off; counted by colour all of them; the total is before and the gain."""
    event = dealers(client, 3, start=1575)
    room = event.now["tables"][0]["room"]
    paper = client.get(f"/events/{event.event}/chips").get_data(as_text=True)
    assert "T25 become T100" in paper and ">9 +<" in paper and ">2 +<" in paper and "4,700" in paper
    seats = [one["seat"] for one in event.now["tables"][0]["seats"]]
    piles = {str(seat): {"25": 11, "100": 8, "500": 1} for seat in seats}
    count = client.post(f"{API}/tables/{room}/counts", json={"colours": piles}).get_json()
    assert count["state"] == "right"
    desk = client.get(f"/events/{event.event}").get_data(as_text=True)
    assert "counted, right" in desk and ">33<" in desk and ">8<" in desk and "Odd chips only" not in desk
    event.act("colour-up")
    now = event.now["chips"]
    assert now["raced"] == -25 and now["in_play"] == 4_700 and now["difference"] == 0


def test_a_race_with_cards_typed_on_the_desk_is_told_there_and_at_the_table(client: FlaskClient):
    event = dealers(client, 3, start=1575)
    room = event.now["tables"][0]["room"]
    seats = [one["seat"] for one in event.now["tables"][0]["seats"]]
    desk = client.get(f"/events/{event.event}").get_data(as_text=True)
    assert all(f'name="cards.1.{seat}"' in desk for seat in seats) and "3 cards" in desk
    dealt = dict(zip(seats, ("AsKd2c", "AhQd3c", "5c5d5h"), strict=True))
    wrong = {f"cards.1.{seat}": cards for seat, cards in dealt.items()} | {f"cards.1.{seats[2]}": "As"}
    answer = say(client, event.event, act="colour-up", page="desk", **wrong)
    assert answer.status_code == 422 and "deal 3 cards" in answer.get_data(as_text=True)
    assert 'value="AhQd3c"' in answer.get_data(as_text=True)
    say(client, event.event, act="colour-up", page="desk",
        **{f"cards.1.{seat}": cards for seat, cards in dealt.items()})
    assert [one["stack"] for one in event.now["tables"][0]["seats"]] == [1600, 1600, 1500]
    desk = client.get(f"/events/{event.event}").get_data(as_text=True)
    assert "The last chip race" in desk and "A♠ K♦ 2♣" in desk
    assert client.get(f"{API}/tables/{room}").get_json()["chip"] == 25      # 50/100 cannot do without
    event.act("clock", tick="row", amount=2)
    event.act("clock", tick="resume") if not event.now["clock"]["running"] else None
    lines = client.get(f"/tables/{room}/event.json").get_json()["lines"]
    assert lines == [f"T25 raced off: one T100 each to seats {seats[0]}, {seats[1]}"]
    event.around()
    assert client.get(f"{API}/tables/{room}").get_json()["chip"] == 100     # 100/200
    assert client.get(f"/tables/{room}/event.json").get_json()["lines"] == []


def test_one_table_races_by_its_own_form_and_the_others_later(client: FlaskClient):
    event = dealers(client, 12, start=1575)
    seats = [one["seat"] for one in event.now["tables"][0]["seats"]]
    dealt = {f"cards.1.{seat}": text for seat, text in zip(
        seats, ("AsKd2c", "AhQd3c", "5c5d5h", "6c6d6h", "7c7d7h", "8c8d8h"), strict=True)}
    say(client, event.event, act="colour-up", page="desk", table="1", **dealt)
    assert [one["stack"] for one in event.now["tables"][0]["seats"]] == [1600, 1600, 1500, 1500, 1600, 1600]
    assert {one["stack"] for one in event.now["tables"][1]["seats"]} == {1575}
    assert event.now["coloured_up"] == 0 and event.now["chips"]["difference"] == 0
    desk = client.get(f"/events/{event.event}").get_data(as_text=True)
    assert "Race off at table 2" in desk and "Race off at table 1" not in desk and "A♠ K♦ 2♣" in desk
    event.act("colour-up")
    assert event.now["coloured_up"] == 25 and event.now["chips"]["difference"] == 0


def test_how_long_a_sheet_takes_is_worked_out_beside_the_server(client: FlaskClient):
    """The page is there at once and comes again by itself, until it says what the command says."""
    event = dealers(client, 4).event
    asked = f"/events/{event}/length?players=6"
    answer = client.get(asked)
    assert answer.headers["Refresh"] and "6 players are being played out" in answer.text
    while "Refresh" in answer.headers:
        sleep(int(answer.headers["Refresh"]) / 10)
        answer = client.get(asked)
    assert "6 players, " in answer.text and "hours with breaks" in answer.text
    assert answer.text.count('data-head="Average"') > 1 and "0:20" in answer.text
    sheet = client.get(f"/events/{event}/structure").text
    assert "once the whole sheet says what a stack is made of" in sheet     # which this one does not
    assert 'name="players"' in sheet and f'action="/events/{event}/length"' in sheet
    for wrong in ("", "1", "2001", "many"):
        assert client.get(f"/events/{event}/length?players={wrong}").status_code == 422


def test_a_deal_of_twenty_is_sampled_on_the_page_and_over_the_api(client: FlaskClient):
    """Above fifteen players ICM states its error; what was shown is what is written down."""
    event = dealers(client, 20)
    assert client.get(f"{API}/tournaments/{event.event}/deal").get_json()["players"] == []
    event.act("close")
    page = client.get(f"/events/{event.event}/money").get_data(as_text=True)
    assert "Count a deal for 20 players" in page and "Deal by ICM" not in page
    page = client.get(f"/events/{event.event}/money?deal=count").get_data(as_text=True)
    assert "sampled: 50,000 finishes" in page and "Deal by ICM" in page
    offered = client.get(f"{API}/tournaments/{event.event}/deal").get_json()
    assert offered["samples"] == 50_000 and offered["error"] > 0
    say(client, event.event, act="deal", way="icm", page="money")
    money = event.now["money"]
    assert money["deal"] == {one["player"]: one["icm"] for one in offered["players"]}
    assert sum(money["deal"].values()) == money["pool"] and "50,000 finishes" in money["deal_sampled"]
    assert money["deal_sampled"] in client.get(f"/events/{event.event}/money").get_data(as_text=True)
    event.act("finish")
    assert event.now["over"] and client.get(f"{API}/tournaments/{event.event}/verify").get_json()["ok"]


def test_a_slip_of_a_move_says_why_in_the_language_of_who_prints_it(client: FlaskClient):
    """Also when the move is under way, and comes out of the record."""
    event = dealers(client, 12)
    one, two = event.now["tables"]
    for seat in two["seats"][:2]:
        event.act("out", player=seat["player"])
    event.act("balance")
    page = f"/events/{event.event}/slips?of=moves"
    english, german = (client.get(page, headers={"Accept-Language": one}).get_data(as_text=True)
                       for one in ("en", "de"))
    assert "the next big blind" in " ".join(english.split())
    assert "the next" not in german and "Spieler und Tisch" in german
    assert "?of=moves&amp;size=80" in german.replace("&amp;amp;", "") and 'href="?of=moves"' in german


def test_what_was_paid_is_told_with_the_bounties(client: FlaskClient):
    """Fees, bounties and the prize pool are what was paid; each entry says what the player paid."""
    event = dealers(client, 4, bounty={"way": "plain", "amount": 50})
    money = event.now["money"]
    page = " ".join(client.get(f"/events/{event.event}/money").get_data(as_text=True).split())
    paid = money["paid"] + money["bounties"]
    assert paid == money["fees"] + money["bounties"] + money["pool"]
    assert f"<dt>Paid</dt><dd>{paid:,}</dd>" in page
    assert page.count(f'>{paid // 4:,}</td>') == 4


def test_envelopes_stay_shut_until_they_are_won(client: FlaskClient):
    """Neither the page nor the API says what is in the envelope of somebody who is still in."""
    event = dealers(client, 4, bounty={"way": "mystery", "amount": 50, "starts": 2})
    assert {one["bounty"] for one in event.now["players"]} == {50}
    event.act("clock", tick="row", amount=1)
    event.act("announce", text="The envelopes are sealed")
    assert {one["bounty"] for one in event.now["players"]} == {None}
    page = " ".join(client.get(f"/events/{event.event}/players").get_data(as_text=True).split())
    assert page.count('>?</td>') == 4
    event.act("close")
    event.act("deal", way="chips")
    event.act("finish")
    assert event.now["money"]["bounties"] == sum(event.now["money"]["bounties_won"].values()) == 200


def test_who_won_which_bounty_stands_on_the_pages(client: FlaskClient):
    """The director pays it out while the event goes on: hand, winner, amount, whose head; both add up."""
    event = dealers(client, 6, bounty={"way": "progressive", "amount": 50})
    event.act("clock", tick="row", amount=1)
    event.act("close")
    while not (paid := event.now["money"]["bounties_paid"]):
        event.deal(event.now["tables"][0]["room"])
    gone = {one["player"] for one in event.now["busts"]}
    assert {one["out"] for one in paid} <= gone and {one["n"] for one in paid} == {event.now["busts"][0]["n"]}
    first = paid[0]
    won = {one["player"]: one["won"] for one in event.now["players"]}
    assert won[first["player"]] == event.now["money"]["bounties_won"][first["player"]] >= first["money"] > 0
    page = " ".join(client.get(f"/events/{event.event}/money").text.split())
    listed = page.partition('id="bounties"')[2].partition("</table>")[0]
    assert f'<td class="name">{first["player"]}</td>' in listed
    assert f"of {300} are won" in page
    page = client.get(f"/events/{event.event}/players").text
    assert f'data-head="Bounties won">{first["money"]}</td>' in " ".join(page.split())
    event.act("deal", way="chips")
    event.act("finish")
    paid = event.now["money"]["bounties_paid"]      # those who are left keep what is on their own heads
    assert sum(one["money"] for one in paid) == 300 and paid[0]["out"] == paid[0]["player"]
    plain = dealers(client, 4, bounty={})
    assert "Bounties won" not in client.get(f"/events/{plain.event}/players").text


def test_a_name_that_may_be_another_spelling_is_asked_about_and_never_merged(client: FlaskClient):
    """José who is known as Jose, and "SMITH, John", had two entries, two seats and nobody was told."""
    event = dealers(client, 0)
    event.act("enter", players=["Jose Diaz", "John Smith", "Ann"])
    typed = "José Díaz\nSMITH, John\nAnne\nBob"
    asked = say(client, event.event, page="players", act="enter", players=typed)
    page = asked.get_data(as_text=True)
    assert asked.status_code == 422 and "José Díaz = Jose Diaz? · SMITH, John = John Smith?" in page
    assert 'value="known"' in page and 'value="written"' in page
    assert event.now["clock"]["entries"] == 3
    others = say(client, event.event, page="players", act="enter", players="José Díaz", spelling="written")
    assert others.status_code == 303 and event.now["clock"]["entries"] == 4
    same = say(client, event.event, page="players", act="enter", players="SMITH, John\nBob", spelling="known")
    assert same.status_code == 422 and "John Smith" in same.get_data(as_text=True)      # who is in already
    assert say(client, event.event, page="players", act="enter", players="José Díaz").status_code == 422


def test_a_name_typed_at_a_seat_that_may_be_another_spelling_is_asked_about(client: FlaskClient):
    """At a cash table, as at the desk: José sat down beside Jose, and each had chips of his own."""
    for name in ("Table 1", "Table 2"):
        client.post(f"{API}/tables", json={"name": name, "game": "holdem", "blinds": [1, 2]})
    client.put(f"{API}/tables/1/seats/2", json={"player": "Jose Diaz", "stack": 500})

    def typed(table: int, **form: str) -> Any:
        return client.post(f"/tables/{table}/seats", data={"stack_4": "800", **form},
                           headers={"Origin": "http://localhost"})

    def sits(table: int) -> list[str]:
        return [one["player"] for one in client.get(f"{API}/tables/{table}").get_json()["seats"]]

    asked = typed(2, player_4="José Díaz", then="start")
    assert asked.status_code == 422 and "José Díaz = Jose Diaz?" in asked.text and sits(2) == []
    assert 'name="then" value="start"' in asked.text and 'value="known"' in asked.text
    known = typed(2, player_4="José Díaz", then="stay", spelling="known")
    assert known.status_code == 422 and "Jose Diaz sits in seat 2 of Table 1" in known.text
    assert typed(2, player_4="José Díaz", then="stay", spelling="written").status_code == 303
    assert sits(2) == ["José Díaz"]
    # who sits there already is asked nothing
    assert typed(2, player_4="José Díaz", was_4="José Díaz", then="stay").status_code == 303


def test_a_name_typed_at_a_seat_of_an_event_is_refused_in_a_sentence(client: FlaskClient):
    """Before anything is asked: who sits there is said at the event's desk alone."""
    event = dealers(client, 3)
    room = event.now["tables"][0]["room"]
    event.deal(room)
    seats = client.get(f"{API}/tables/{room}").get_json()["seats"]
    form = {f"{part}_{one['seat']}": str(one[name]) for one in seats
            for part, name in (("player", "player"), ("was", "player"), ("stack", "stack"))}
    for name in (seats[0]["player"].lower(), "Zoe"):
        typed = form | {f"player_{seats[0]['seat']}": name, "then": "stay"}
        page = client.post(f"/tables/{room}/seats", data=typed, headers={"Origin": "http://localhost"})
        assert page.status_code == 422
        assert "This table plays an event: players come, go and move by its director." in page.text


def test_any_table_is_broken_from_the_desk_and_the_break_taken_back(client: FlaskClient):
    """A key of the page broke the last table of the room and no other; the API any."""
    event = dealers(client, 19)
    for name in [seat["player"] for seat in event.now["tables"][0]["seats"]][:2]:
        event.act("out", player=name)
    desk = client.get(f"/events/{event.event}").text
    listed = desk.partition('value="break"')[2].partition("</select>")[0]
    assert re.findall(r'<option\s+value="(\d+)"', listed) == ["3", "2", "1"]      # the rule's own first
    assert say(client, event.event, act="break", table="1").status_code == 303
    assert {move["from_table"] for table in event.now["tables"] for move in table["go"]} == {1}
    (act, *_) = client.get(f"{API}/tournaments/{event.event}/acts").get_json()["acts"]
    assert say(client, event.event, act="undo", of=str(act["seq"])).status_code == 303
    assert not any(table["go"] for table in event.now["tables"]) and len(event.now["tables"]) == 3


def test_every_act_of_a_director_has_its_place_on_a_page():
    """What can be asked for over the API alone no director does between two hands."""
    pages = Path(__file__).parents[2] / "templates" / "events"
    text = "".join(page.read_text(encoding="utf-8") for page in sorted(pages.glob("*.html")))
    said = set(re.findall(r'\b(?:act|ask|announce)\(\s*"([a-z-]+)"', text))
    said |= set(re.findall(r'name="act"\s+value="([a-z-]+)"', text))
    assert {*ASKED, "undo", "carry", "release"} - said == set()


def test_players_stand_by_name(client: FlaskClient):
    """As in the lobby: an Ä is an A, and nobody is looked for in the order of the entries."""
    event = dealers(client, 0)
    event.act("enter", players=["Zoe", "Änne", "Bert", "anton"])
    page = client.get(f"/events/{event.event}/players").text.partition('id="players-in"')[2]
    assert [page.index(f">{name}") for name in ("Änne", "anton", "Bert", "Zoe")] == sorted(
        page.index(f">{name}") for name in ("Zoe", "Änne", "Bert", "anton"))


def test_a_table_before_its_first_hand_shows_the_event_and_nothing_to_be_typed(client: FlaskClient):
    """Level, who sits there, why it waits; who comes is said there; the first hand is one key."""
    plain = dealers(client, 0)
    plain.act("enter", players=[f"P{n:02}" for n in range(1, 13)])
    plain.act("draw")
    one, two = (table["room"] for table in plain.now["tables"])
    page = client.get(f"/tables/{one}/seats").get_data(as_text=True)
    assert "The clock has not been started" in page and 'name="player_' not in page and "1,500" in page
    wrong = says(client, one, then="deal")
    assert wrong.status_code == 422 and "The clock has not been started" in wrong.get_data(as_text=True)
    plain.act("clock", tick="start")
    gone, free = (plain.now["tables"][0]["seats"][0], plain.now["tables"][1]["seats"])
    seat = next(n for n in range(1, 10) if n not in [taken["seat"] for taken in free])
    plain.act("move", player=gone["player"], table=2, seat=seat)
    assert 'value="went"' in client.get(f"/tables/{one}/seats").get_data(as_text=True)
    page = client.get(f"/tables/{two}/seats").get_data(as_text=True)
    assert f"{gone['player']} will come from table 1 to seat {seat}" in page and 'value="here"' not in page
    wrong = says(client, two, then="here", seat=str(seat))
    assert wrong.status_code == 422 and "still sits at table 1" in wrong.get_data(as_text=True)
    assert says(client, one, then="went", seat=str(gone["seat"])).status_code == 303
    assert gone["player"] in client.get(f"/tables/{two}/seats").get_data(as_text=True)
    assert says(client, two, then="here", seat=str(seat)).status_code == 303
    assert says(client, two, then="here", seat="x").status_code == 422
    assert says(client, two, then="deal").headers["Location"] == f"/tables/{two}"
    assert client.get(f"{API}/tables/{two}").get_json()["hand"]["status"] == "open"
    assert "player_1" in client.get(f"/tables/{two}/seats").get_data(as_text=True)


def says(client: FlaskClient, table: int, **form: str) -> Any:
    """One form of a table's page."""
    return client.post(f"/tables/{table}/seats", data=form, headers={"Origin": "http://localhost"})


def test_before_anybody_sits_every_page_of_an_event_is_there(client: FlaskClient):
    """A director looks through them on the day before; the paper of the chips was an error of ours."""
    number = client.post(f"{API}/tournaments", json={"name": "Main", "sheet": SHEET}).get_json()["id"]
    rules = [rule for rule in client.application.url_map.iter_rules()
             if "GET" in (rule.methods or ()) and rule.arguments == {"event"}]
    failed = {rule.rule: answer.status_code for rule in rules
              if (answer := client.get(rule.rule.replace("<int:event>", str(number)))).status_code >= 500}
    assert len(rules) > 10 and failed == {}
    assert "<table" not in client.get(f"/events/{number}/chips").get_data(as_text=True)


def test_the_page_of_a_sheet_says_which_chips_to_bring(client: FlaskClient):
    """For a full table until somebody has entered, then for every stack that was handed out."""
    event = client.post(f"{API}/tournaments", json={"name": "Mixed", "template": "mixed"}).get_json()["id"]
    page = client.get(f"/events/{event}/structure").text
    assert "56 of 25 go, bring 14 of 100" in page and "for 7 stacks" in " ".join(page.split())
    entries = {"act": "enter", "players": [f"P{n}" for n in range(20)]}
    assert client.post(f"{API}/tournaments/{event}/acts", json=entries).status_code == 201
    page = client.get(f"/events/{event}/structure").text
    assert "160 of 25 go, bring 40 of 100" in page and "for 20 stacks" in " ".join(page.split())


def test_a_race_is_one_key_from_its_break_on_and_none_while_an_amount_needs_the_chip(client: FlaskClient):
    """Pressed twice at level 1 it raced two colours off, whose chips the blinds of the level ask for."""
    event = dealers(client, 9)

    def desk() -> str:
        return client.get(f"/events/{event.event}").text

    assert "T25 is needed up to level 4" in desk() and "Race off T25" not in desk()
    event.act("clock", tick="row", amount=4)        # the break
    assert "Race off T25" in desk() and "is needed up to level" not in desk()
    event.act("colour-up")
    assert "Race off" not in desk()                 # T100 have their own break
    event.act("clock", tick="row", amount=11)
    assert "Race off T100" in desk()


def drawn_from_the_paper(
    seed: str, names: list[str], seats: int,
) -> tuple[dict[str, tuple[int, int]], list[int]]:
    """Seats by name and the buttons, by what the sheet with the slips says and by nothing else."""
    count = 0

    def number(choices: int) -> int:
        nonlocal count
        count += 1
        return int(sha256(f"{seed}/{count - 1}".encode()).hexdigest(), 16) % choices

    def shuffle(things: list[Any]) -> list[Any]:
        for place in range(len(things), 1, -1):
            other = number(place)
            things[place - 1], things[other] = things[other], things[place - 1]
        return things

    tables = -(-len(names) // seats)
    at = [len(names) // tables + (table < len(names) % tables) for table in range(tables)]
    found = [(table + 1, seat) for table in range(tables)
             for seat in sorted(shuffle(list(range(1, seats + 1)))[:at[table]])]
    drawn = dict(zip(shuffle(sorted(names)), found, strict=True))
    buttons = []
    for table in range(tables):
        deck = shuffle([(rank, suit) for rank in range(2, 15) for suit in "cdhs"])
        taken = sorted(seat for one, seat in found if one == table + 1)
        buttons.append(max(zip(deck, taken, strict=False))[1])
    return drawn, buttons


def test_seats_and_buttons_are_drawn_again_from_the_paper(client: FlaskClient):
    """Names that sort otherwise in an alphabet than by their letters' numbers; tables that are not alike."""
    names = ["Änne", "anton", "Zoe", "Özil", *(f"P{n}" for n in range(1, 18))]
    asked = {"name": "Main", "sheet": SHEET, "seed": "paper 7"}
    made = client.post(f"{API}/tournaments", json=asked).get_json()
    acts = f"{API}/tournaments/{made['id']}/acts"
    assert client.post(acts, json={"act": "enter", "players": names}).status_code == 201
    now = client.post(acts, json={"act": "draw"}).get_json()
    drawn, buttons = drawn_from_the_paper("paper 7", names, 9)
    assert {one["player"]: (one["table"], one["seat"]) for one in now["players"]} == drawn
    assert [table["button"] for table in now["tables"]] == buttons
    paper = client.get(f"/events/{made['id']}/slips").text
    assert "highest card" in " ".join(paper.split()) and paper.count("<small>Main</small>") == len(names)


def test_the_wall_tells_a_held_all_in_from_a_table_that_plays_on(client: FlaskClient):
    """Hand for hand the director releases it: of sixty tiles that "play" nobody finds the one that waits."""
    event = dealers(client, 12)
    event.act("close")
    event.act("hand-for-hand", on=True)
    one, two = (table["room"] for table in event.now["tables"])
    hand = event.ask("POST", f"/tables/{one}/hands", {})
    event.ask("POST", f"/tables/{two}/hands", {})
    words = iter(["all-in", "all-in", *["fold"] * 9])
    while hand["to_act"] is not None:
        line = f"{hand['to_act']} {next(words)}"
        hand = event.ask("POST", f"/hands/{hand['hand']}/actions", {"seq": hand["seq"], "lines": [line]})
    wall = " ".join(client.get(f"/events/{event.event}/wall").text.split())
    tiles = re.findall(r'<a class="tile([^"]*)".*?<span class="state">(.*?)</span>', wall)
    assert [(tile.split(), state) for tile, state in tiles] == [
        (["waits", "plays"], "all-in, held"), (["plays"], "playing")]
    event.act("release")
    assert "all-in, held" not in client.get(f"/events/{event.event}/wall").text


def test_a_deal_is_worked_out_anew_in_the_order_it_was_written_down(client: FlaskClient):
    """Names enter in another order than they sort in: `verify` said it comes to something else."""
    event = dealers(client, 0)
    event.act("enter", players=["Zoe", "P2", "P10", "Ann"])
    event.act("draw")
    event.act("clock", tick="start")
    event.act("close")
    event.act("deal", way="chips")
    assert client.get(f"{API}/tournaments/{event.event}/verify").get_json()["ok"]
    event.act("finish")
    assert client.get(f"{API}/tournaments/{event.event}/verify").get_json()["ok"]
