"""What those who are entitled change: never an error of ours, and a sealed row says who it was.

The room has a pot that stays in the middle of table 3, and table 4 plays a game of the room's own.
"""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient
from sqlalchemy import select

from dealer_assist.store.db import database
from dealer_assist.store.db.models import Row
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER
from dealer_assist.web import create_app
from dealer_assist.web.auth.rights import rights_of
from dealer_assist.web.auth.roles import NOBODY, TABLET
from dealer_assist.web.own_games import files
from tests.store.test_carried import CHECKED
from tests.store.venue import Desk, let_go, upgraded
from tests.web.staff import API, Staff, code_of
from tests.web.test_open_view import BODIES, STREAMS, text_of
from tests.web.test_roles import address, refused, routes

OWN = """name = "House Zebra"
section = "house"
summary = "Omaha; a side of its own."
extends = "omaha"
bettings = ["pot-limit"]

[sides.zebra]
scale = "ace-to-five"
hole = 2
qualifier = "8"
"""
CARRIED, OWN_TABLE = 3, 4
PLAYED = {1: ("holdem", "no-limit"), 2: ("holdem", "no-limit"),
          CARRIED: ("progressive-badugi", "limit"), OWN_TABLE: ("house-zebra", "pot-limit")}
NAMES = {VIEWER: "Vic", FLOOR: "Flo", DIRECTOR: "Dora"}
LEAVING = ("people.sign_out", "people.leave", "sign_in.leave", "api.sign_out")
# after these the asker is somebody else, or nobody
LAST = (*LEAVING, "people.revoke", "people.deactivate", "people.reset", "people.change", "api.pair_tablet",
        "sign_in.enter", "api.dealer_signs_in", "setup_link.use")
Venue = tuple[APIFlask, dict[str, FlaskClient]]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, FlaskClient]]:
    """A room's folder, made once to be copied, and who is signed in there."""
    folder = tmp_path_factory.mktemp("made")
    app, askers = set_up(folder)
    let_go(app)
    return folder, askers


def copied(made: tuple[Path, dict[str, FlaskClient]], folder: Path) -> Venue:
    """The key of the room is copied too, so that the browsers stay signed in."""
    shutil.copytree(made[0], folder, dirs_exist_ok=True)
    app = create_app({"INSTANCE": folder, "RATELIMIT_ENABLED": False})
    askers = {role: app.test_client() for role in made[1]}
    for role, client in askers.items():
        client._cookies = dict(made[1][role]._cookies)      # type: ignore[attr-defined]
    return app, askers


@pytest.fixture
def venue(made: tuple[Path, dict[str, FlaskClient]], tmp_path: Path) -> Venue:
    """One of a test's own."""
    return copied(made, tmp_path)


@pytest.fixture(scope="module")
def looked_at(made: tuple[Path, dict[str, FlaskClient]], tmp_path_factory: pytest.TempPathFactory) -> Venue:
    """One for all who only look."""
    return copied(made, tmp_path_factory.mktemp("venue"))


def set_up(folder: Path) -> Venue:
    """Hand 1 of table 1 is open and has cards; hand 2 left its pot; hand 3 of the own game is open."""
    files.write(files.folder(folder), "house-zebra", OWN)
    app = create_app({"INSTANCE": folder, "RATELIMIT_ENABLED": False})
    upgraded(app)
    desk = Desk(app.test_client())
    for table, (game, betting) in PLAYED.items():
        bets = {"small_bet": 10, "big_bet": 20} if betting == "limit" else {}
        desk.make("/tables", name=f"Table {table}", game=game, betting=betting, blinds=[5, 10], **bets)
        for seat in (1, 2, 3, 4):
            desk.put(f"/tables/{table}/seats/{seat}", player=f"P{table}{seat}", stack=1000)
    staff = Staff(app)
    askers = {role: staff.signed_in(name) for role, name in NAMES.items()}
    askers |= {NOBODY: app.test_client(), TABLET: staff.tablet(), DEALER: staff.dealing("Ann")}
    dealing, flo = Desk(askers[DEALER]), Desk(askers[FLOOR])
    dealing.play(dealing.start(), "deal 1 QhQd", "deal 2 KhKd", "deal 3 6h6d")
    leave_a_pot(flo)
    flo.start(OWN_TABLE)
    return app, askers


def leave_a_pot(desk: Desk) -> None:
    """A badugi in which nobody qualifies."""
    hand = desk.play(desk.start(CARRIED), *CHECKED)
    while hand["waiting_for"]["kind"] != "show":
        seat = hand["to_act"] or hand["waiting_for"]["seat"]
        pat = hand["waiting_for"]["kind"] in ("draw", "change")
        hand = desk.play(hand, f"{seat} pat" if pat else f"{seat} check")
    hand = desk.play(hand, "2 show KhQsJdTc", "3 show 2s3h4d4c", "4 show As2h3cJs")
    assert hand["carried"] == 30


def sealed(app: APIFlask) -> Counter[str | None]:
    """How many rows of the ledger and of the hands' logs are of whom."""
    with app.app_context(), database.reading() as session:
        return Counter([*session.scalars(select(LedgerRow.who)), *session.scalars(select(Row.who))])


@pytest.mark.parametrize("role", [FLOOR, DIRECTOR, DEALER, TABLET, VIEWER])
def test_no_change_by_whom_it_is_for_is_an_error_of_ours(venue: Venue, role: str):
    """Every address that takes something, at the carried pot, the own game and the open hand.

    A director comes where the floor comes and further: of what is sent each goes to one of the three.
    """
    app, askers = venue
    wrong, came_through = {}, 0
    for endpoint, method, rule in routes(app):
        right = rights_of(app).of(endpoint, method)
        if method == "GET" or endpoint in LAST or right is None or role not in right.roles:
            continue
        places = (1,) if role in (DEALER, TABLET) else (1, CARRIED, OWN_TABLE)
        hands = {1: 1, CARRIED: 2, OWN_TABLE: 3}
        paths = dict.fromkeys(
            address(rule, {"hand": hands[place], "table": place, "number": place}) for place in places)
        for nth, path in enumerate(paths):      # one that names no place is asked once
            for body in BODIES[nth::len(paths)] if role == DIRECTOR else BODIES:
                how: dict[str, Any] = {"json": body} if path.startswith(API) else {"data": body}
                answer = askers[role].open(path, method=method, **how)
                came_through += not refused(answer)
                if answer.status_code >= 500 or answer.status_code == 401:
                    wrong[f"{method} {path} {body}"] = answer.status_code
    assert wrong == {}
    assert came_through > (30 if role in (TABLET, VIEWER) else 200)


@pytest.mark.parametrize("role", [NOBODY, VIEWER, TABLET, FLOOR, DIRECTOR, DEALER])
def test_every_address_answers_of_a_carried_pot_and_an_own_game(looked_at: Venue, role: str):
    app, askers = looked_at
    wrong, zebra = {}, 0
    for path in {
        address(rule, {"hand": hand, "table": place, "number": place, "game": "house-zebra"}): None
        for place, hand in ((CARRIED, 2), (OWN_TABLE, 3)) for endpoint, method, rule in routes(app)
        if method == "GET" and endpoint not in STREAMS
    }:
        answer = askers[role].get(path)
        if answer.status_code >= 500:
            wrong[path] = answer.status_code
        elif answer.status_code == 200 and "zebra" in text_of(answer):
            zebra += 1
    assert wrong == {}
    assert role in (NOBODY, TABLET, DEALER) or zebra > 3


CHANGES: list[tuple[str, str, str, dict[str, Any], int]] = [
    (FLOOR, "POST", "/tables/3/carried", {"to": {"2": 20, "3": 10}, "why": "The game ends."}, 200),
    (FLOOR, "POST", "/tables/3/hands", {}, 201),
    (FLOOR, "PUT", "/tables/2/seats/5", {"player": "Zoe", "stack": 1000}, 200),
    (DIRECTOR, "DELETE", "/tables/2/seats/4", {}, 200),
    (FLOOR, "PATCH", "/tables/2", {"name": "By the door"}, 200),
    (FLOOR, "PUT", "/tables/2/bomb-pots", {"ante": 20, "every": 5}, 200),
    (DIRECTOR, "POST", "/tables", {"name": "New", "game": "house-zebra", "betting": "pot-limit",
                                   "blinds": [5, 10]}, 201),
    (DEALER, "POST", "/hands/1/actions", {"line": "deal 4 AcAd"}, 200),
    (FLOOR, "POST", "/hands/3/void", {"reason": "misdeal"}, 200),
    (DIRECTOR, "POST", "/tables/2/counts", {"counted": {str(seat): 1000 for seat in (1, 2, 3, 5)}}, 201),
]


def test_a_change_by_whom_it_is_for_is_kept_with_who(venue: Venue):
    """One after the other, in one room."""
    app, askers = venue
    for role, method, path, body, status in CHANGES:
        if path.startswith("/hands/"):
            hand = "/".join(path.split("/")[:3])
            body = {**body, "seq": askers[role].get(API + hand).get_json()["seq"]}
        before = sealed(app)
        answer = askers[role].open(API + path, method=method, json=body)
        assert answer.status_code == status, (path, answer.get_data(as_text=True))
        assert set(sealed(app) - before) == {(NAMES | {DEALER: "Ann"})[role]}, f"{method} {path}"


def test_a_carried_pot_goes_to_nobody_in_part_and_to_no_dealer(venue: Venue):
    app, askers = venue
    before = sealed(app)
    for to in ({}, {"1": 31}, {"1": 29}, {"8": 30}, {"1": -1, "2": 31}):
        answer = askers[FLOOR].post(f"{API}/tables/{CARRIED}/carried", json={"to": to})
        assert answer.status_code in (404, 422), (to, answer.get_data(as_text=True))
    answer = askers[DEALER].post(f"{API}/tables/1/carried", json={"to": {"1": 30}})
    assert (answer.status_code, code_of(answer)) == (403, "forbidden")
    assert sealed(app) == before
    assert askers[FLOOR].get(f"{API}/tables/{CARRIED}").get_json()["carried"] == 30
