"""One table of rights: every route asked in every role, and what a role does not do is refused and kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient

from dealer_assist.store.db import database
from dealer_assist.store.people import sign_ins
from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER
from dealer_assist.web import create_app
from dealer_assist.web.auth.rights import ANYONE, rights_of
from dealer_assist.web.auth.roles import NOBODY, TABLET
from tests.store.venue import Desk, upgraded
from tests.web.staff import API, PASSWORD, Staff, code_of, token_in

NAMES = {VIEWER: "Vic", FLOOR: "Flo", DIRECTOR: "Dora"}
OTHERS = {"table": 2, "number": 2, "hand": 2}      # what is not Ann's; table 1 and hand 1 are
LOOKING = ("GET", "HEAD", "OPTIONS")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[APIFlask]:
    """Two tables, each with an open hand."""
    app = create_app({"INSTANCE": tmp_path_factory.mktemp("room")})
    upgraded(app)
    desk = Desk(app.test_client())
    for table in (1, 2):
        desk.make("/tables", name=f"Table {table}", game="holdem", betting="no-limit", blinds=[50, 100])
        for seat in (1, 2, 3):
            desk.put(f"/tables/{table}/seats/{seat}", player=f"P{table}{seat}", stack=10_000)
        desk.start(table)
    yield app


@pytest.fixture(scope="module")
def staff(app: APIFlask) -> Staff:
    return Staff(app)


@pytest.fixture(scope="module")
def askers(app: APIFlask, staff: Staff) -> dict[str, FlaskClient]:
    """A browser of every role, and then no view does anything any more."""
    clients = {role: staff.signed_in(name) for role, name in NAMES.items()}
    clients |= {NOBODY: app.test_client(), TABLET: staff.tablet(), DEALER: staff.dealing("Ann")}
    for endpoint in app.view_functions:
        app.view_functions[endpoint] = lambda **_: ("", 204)
    return clients


def routes(app: APIFlask) -> list[tuple[str, str, Any]]:
    """Every endpoint with every method that it takes."""
    return [(rule.endpoint, method, rule) for rule in app.url_map.iter_rules()
            for method in sorted(rule.methods or ()) if method not in ("HEAD", "OPTIONS")]


def address(rule: Any, places: dict[str, int]) -> str:
    """The rule's address, its gaps filled."""
    def filled(gap: re.Match[str]) -> str:
        kind, _, name = gap[1].rpartition(":")
        if name in places:
            return str(places[name])
        return "1" if kind.startswith("int") else "something"

    return re.sub(r"<([^>]+)>", filled, rule.rule)


def asked(client: FlaskClient, method: str, path: str) -> Any:
    """A real request, with an empty document where there is a body."""
    return client.open(path, method=method, json=None if method in LOOKING else {})


def refused(answer: Any) -> bool:
    """Did the gate stop it?"""
    if answer.status_code in (401, 403):
        return True
    return answer.status_code == 303 and "/sign-in" in answer.headers["Location"]


def test_every_route_has_a_line_in_the_table_of_rights(app: APIFlask):
    missing = sorted({f"{method} {endpoint}" for endpoint, method, _ in routes(app)
                      if rights_of(app).of(endpoint, method) is None})
    assert not missing


def test_every_line_of_the_table_is_of_a_route_that_exists(app: APIFlask):
    known = {rule.endpoint for rule in app.url_map.iter_rules()}
    known |= {f"{endpoint.rpartition('.')[0]}.*" for endpoint in known}
    assert not set(rights_of(app).lines) - known


def test_a_line_for_dealers_says_which_table(app: APIFlask):
    """Where an address names a table or a hand, dealers and tablets are held to their own."""
    loose = sorted({
        endpoint for endpoint, method, rule in routes(app)
        if (right := rights_of(app).of(endpoint, method)) and right.roles != ANYONE
        and {DEALER, TABLET} & right.roles
        and {"table", "hand", "number"} & rule.arguments and right.at not in rule.arguments
    })
    assert not loose


def test_every_route_in_every_role(app: APIFlask, askers: dict[str, FlaskClient]):
    """A real request each: whom the table lets through comes through, and nobody else; at the own table."""
    app.config["RATELIMIT_ENABLED"] = False
    wrong, count = [], 0
    for endpoint, method, rule in routes(app):
        right = rights_of(app).of(endpoint, method)
        for role, client in askers.items():
            answer = asked(client, method, address(rule, {}))
            allowed = right is not None and role in right.roles
            count += 1
            if refused(answer) == allowed:
                wrong.append(f"{role} {method} {rule.rule}: {answer.status_code}")
    assert not wrong, "\n".join(wrong)
    assert count > 300


def test_a_dealer_and_a_tablet_reach_nothing_of_another_table(app: APIFlask, askers: dict[str, FlaskClient]):
    wrong = []
    for endpoint, method, rule in routes(app):
        right = rights_of(app).of(endpoint, method)
        if right is None or right.at is None:
            continue
        for role in (TABLET, DEALER):
            answer = asked(askers[role], method, address(rule, OTHERS))
            if not refused(answer):
                wrong.append(f"{role} {method} {rule.rule}: {answer.status_code}")
    assert not wrong, "\n".join(wrong)


def test_what_is_refused_is_kept_with_who_when_and_what(app: APIFlask, askers: dict[str, FlaskClient]):
    answer = askers[DEALER].post(f"{API}/tables/2/hands", json={})
    assert (answer.status_code, code_of(answer)) == (403, "forbidden")
    assert answer.get_json()["error"]["message"] == (
        "This is not the table where you are signed in. Ask the floor. Nothing was changed.")
    askers[VIEWER].post(f"{API}/hands/1/actions", json={})
    askers[VIEWER].post(f"{API}/hands/1/actions", json={})
    with app.app_context(), database.reading() as session:
        kept = {(one.who, one.role, one.method, one.path): one for one in sign_ins.denied(session)}
    assert kept["Ann", DEALER, "POST", f"{API}/tables/2/hands"].at
    assert kept["Vic", VIEWER, "POST", f"{API}/hands/1/actions"].times >= 2


def test_nobody_is_asked_to_sign_in_and_comes_back_to_where_he_was(askers: dict[str, FlaskClient]):
    answer = askers[NOBODY].get("/tables/1?x=1")
    assert answer.headers["Location"] == "/sign-in?next=/tables/1?x%3D1"
    refusal = askers[NOBODY].get(f"{API}/tables")
    assert (refusal.status_code, code_of(refusal)) == (401, "sign-in")


def test_a_spanish_tablet_is_told_in_spanish(askers: dict[str, FlaskClient]):
    askers[TABLET].set_cookie("lang", "es")
    answer = askers[TABLET].post(f"{API}/hands/1/actions", json={})
    askers[TABLET].delete_cookie("lang")
    assert answer.get_json()["error"]["message"] == "Nadie ha entrado en esta tableta. Marca primero tu PIN."


# -- on rooms of their own, with the views at work -----------------------------------------------------


@pytest.fixture
def room(tmp_path: Path) -> APIFlask:
    """One table with three players."""
    app = create_app({"INSTANCE": tmp_path})
    upgraded(app)
    desk = Desk(app.test_client())
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat in (1, 2, 3):
        desk.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=10_000)
    return app


def test_until_there_is_a_director_the_machine_itself_may_do_everything(room: APIFlask):
    here = room.test_client()
    assert here.post(f"{API}/tables/1/hands", json={}).status_code == 201
    assert here.get("/tables/1").status_code == 200
    assert "No director yet" in here.get("/").get_data(as_text=True)
    assert here.get("/people").headers["Location"] == "/setup"


@pytest.mark.parametrize("elsewhere", [
    {"environ_base": {"REMOTE_ADDR": "10.0.0.7"}},
    {"headers": {"X-Forwarded-For": "10.0.0.7"}},
    {"headers": {"Forwarded": "for=10.0.0.7"}},
    {"headers": {"Host": "rebound.example:5000"}},
], ids=["another address", "a proxy", "a proxy of the standard", "a page under a name of its own"])
def test_until_there_is_a_director_others_get_rules_and_tools(room: APIFlask, elsewhere: dict[str, Any]):
    there = room.test_client()
    for path in ("/rules", "/tools", "/setup", f"{API}/health", f"{API}/games"):
        assert there.get(path, **elsewhere).status_code == 200, path
    assert there.post(f"{API}/judge", json={}, **elsewhere).status_code == 422
    for path in ("/", "/tables/1", f"{API}/tables"):
        answer = there.get(path, **elsewhere)
        assert answer.status_code == 401, path
        assert "no director yet" in answer.get_data(as_text=True)


def test_with_a_director_the_machine_itself_is_like_any_other(room: APIFlask):
    Staff(room)
    assert room.test_client().get(f"{API}/tables").status_code == 401


def test_entries_carry_the_name_of_who_is_signed_in_and_no_other(room: APIFlask):
    """A `who` in the body counts in a room without accounts only."""
    before = Desk(room.test_client())
    hand = before.post("/tables/1/hands", who="Somebody")
    staff = Staff(room)
    desk = Desk(staff.dealing("Ann"))
    hand = desk.post(f"/hands/{hand['hand']}/actions", seq=0, line="1 fold", who="Mallory", device="nowhere")
    flo = Desk(staff.signed_in("Flo"))
    flo.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"], who="Ann")
    rows = flo.get(f"/hands/{hand['hand']}/log")["rows"]
    assert [row["who"] for row in rows] == ["Somebody", "Ann", "Flo"]
    assert rows[1]["device"] == "Table 1"


def test_a_dealer_makes_an_open_hand_void_and_no_finished_one(room: APIFlask):
    staff = Staff(room)
    ann = staff.dealing("Ann")
    desk = Desk(ann)
    hand = desk.play(desk.start(), "1 fold", "2 fold")
    assert hand["status"] == "over"
    answer = ann.post(f"{API}/hands/{hand['hand']}/void", json={"seq": hand["seq"]})
    assert (answer.status_code, code_of(answer)) == (403, "forbidden")
    flo = Desk(staff.signed_in("Flo"))
    assert flo.post(f"/hands/{hand['hand']}/void", seq=hand["seq"])["status"] == "void"
    again = desk.start()
    assert desk.post(f"/hands/{again['hand']}/void", seq=0)["status"] == "void"


def test_only_the_director_puts_a_game_of_his_own_into_the_room(room: APIFlask):
    staff = Staff(room)
    for name, status in (("Flo", 403), ("Dora", 422)):
        assert staff.signed_in(name).post("/games/own", data={}).status_code == status


def test_a_password_is_no_way_around_the_form(room: APIFlask):
    Staff(room)
    client = room.test_client()
    client.get("/sign-in")
    answer = client.post("/sign-in", data={"name": "Dora", "password": PASSWORD})
    assert answer.status_code == 422
    assert "send it again" in answer.get_data(as_text=True)
    token = token_in(client.get("/sign-in"))
    fields = {"csrf_token": token, "name": "Dora", "password": PASSWORD}
    stale = room.test_client().post("/sign-in", data=fields)
    assert stale.status_code == 422
