"""The open view at a pot that stays for the next deal (R58) and at a game of the room's own.

Live: the pot of the last hand plays in an open one, and the own game is in the middle of a hand. Afterwards:
both are over. Cards that nobody tabled are queens and sixes of hearts and diamonds, as in `test_open_view`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient

from dealer_assist.store.db import database
from dealer_assist.store.live import displays
from dealer_assist.store.people.models import DEALER, DIRECTOR, FLOOR, VIEWER
from dealer_assist.web import create_app
from dealer_assist.web.auth.roles import NOBODY, TABLET
from dealer_assist.web.own_games import files
from tests.store.test_carried import CHECKED
from tests.store.venue import Desk, upgraded
from tests.web.staff import API, Staff
from tests.web.test_entitled import OWN
from tests.web.test_open_view import HIDDEN, WHO, leaks_of_all, text_of

CARRIED, OWN_TABLE = 1, 2
LEFT, DEALT, OWN_HAND = 1, 2, 3         # the hands: the pot's own, the next at its table, the own game's
SHOWN = ("2 show KhQsJdTc", "3 show 2s3h4d4c", "4 show As2h3cJs")
ASKERS = [NOBODY, VIEWER, TABLET, FLOOR, DIRECTOR, "dealer elsewhere"]
Room = tuple[APIFlask, dict[str, FlaskClient]]


def a_room(folder: Path) -> Room:
    """Hand 1 left its pot, in which seat 1 folded queens and sixes; hands 2 and 3 are open."""
    files.write(files.folder(folder), "house-zebra", OWN)
    app = create_app({"INSTANCE": folder, "RATELIMIT_ENABLED": False})
    upgraded(app)
    desk = Desk(app.test_client())
    bets_of = {"limit": {"small_bet": 10, "big_bet": 20}, "pot-limit": {}}
    for table, game, betting in ((CARRIED, "progressive-badugi", "limit"),
                                 (OWN_TABLE, "house-zebra", "pot-limit")):
        bets = bets_of[betting]
        desk.make("/tables", name=f"Table {table}", game=game, betting=betting, blinds=[5, 10], **bets)
        for seat in (1, 2, 3, 4):
            desk.put(f"/tables/{table}/seats/{seat}", player=f"P{table}{seat}", stack=1000)
    staff = Staff(app)
    with app.app_context(), database.writing() as session:
        app.extensions["token"] = displays.add(session, 1, 0, "Flo").token
    askers = {role: staff.signed_in(name) for role, name in WHO.items()}
    askers |= {NOBODY: app.test_client(), TABLET: staff.tablet(), DEALER: staff.dealing("Ann"),
               "dealer elsewhere": staff.dealing("Bob", OWN_TABLE)}
    leave_a_pot(Desk(askers[DEALER]))
    dealing = Desk(askers[DEALER])
    dealing.play(dealing.start(CARRIED), "deal 1 QhQd6h6d")
    bob = Desk(askers["dealer elsewhere"])
    bob.play(bob.start(OWN_TABLE), "deal 1 QhQd6h6d")
    return app, askers


def leave_a_pot(desk: Desk) -> None:
    """A badugi in which nobody qualifies, and seat 1 folds what nobody sees."""
    hand = desk.play(desk.start(CARRIED), "deal 1 QhQd6h6d", *CHECKED)
    while hand["waiting_for"]["kind"] != "show":
        seat = hand["to_act"] or hand["waiting_for"]["seat"]
        pat = hand["waiting_for"]["kind"] in ("draw", "change")
        hand = desk.play(hand, f"{seat} pat" if pat else f"{seat} check")
    assert desk.play(hand, *SHOWN)["carried"] == 30


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Room:
    """One that is only looked at, in the middle of its hands."""
    return a_room(tmp_path_factory.mktemp("room"))


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Room:
    """One that is only looked at; everybody folded, and nobody showed."""
    app, askers = a_room(tmp_path_factory.mktemp("room"))
    for number, asker in ((DEALT, DEALER), (OWN_HAND, "dealer elsewhere")):
        desk = Desk(askers[asker])
        hand = desk.get(f"/hands/{number}")
        while not hand["over"]:
            hand = desk.play(hand, f"{hand['to_act']} fold")
    assert Desk(askers[DEALER]).get("/tables/1")["carried"] == 0
    return app, askers


def leaking(room: Room, role: str) -> dict[str, str]:
    """Of each hand and its table, every address that tells this asker a card that nobody has seen."""
    app, askers = room
    return leaks_of_all(app, askers[role], [(LEFT, CARRIED), (DEALT, CARRIED), (OWN_HAND, OWN_TABLE)])


@pytest.mark.parametrize("role", [NOBODY, VIEWER, TABLET])
def test_live_a_carried_pot_and_an_own_game_tell_no_card(live: Room, role: str):
    assert leaking(live, role) == {}


@pytest.mark.parametrize("role", [FLOOR, DIRECTOR])
def test_live_the_floor_reads_the_hand_that_left_the_pot_alone(live: Room, role: str):
    """That one is over; what is dealt with its pot is not."""
    app, askers = live
    told = leaks_of_all(app, askers[role], [(DEALT, CARRIED), (OWN_HAND, OWN_TABLE)])
    assert {path for path in told if f"/hands/{LEFT}" not in path} == set(), role
    assert "QhQd6h6d" in text_of(askers[role].get(f"{API}/hands/{LEFT}/log"))


def test_live_each_dealer_reads_the_cards_of_his_own_hand(live: Room):
    """Ann's is the pot's table, Bob's the own game's; neither reads the other's, nor the hand before."""
    app, askers = live
    for asker, mine, others in ((DEALER, DEALT, OWN_HAND), ("dealer elsewhere", OWN_HAND, DEALT)):
        assert "QhQd6h6d" in text_of(askers[asker].get(f"{API}/hands/{mine}/log"))
        for path in (f"{API}/hands/{others}", f"{API}/hands/{others}/log", f"{API}/hands/{LEFT}",
                     f"{API}/hands/{LEFT}/log"):
            assert not HIDDEN.search(text_of(askers[asker].get(path))), (asker, path)


@pytest.mark.parametrize("role", [NOBODY, VIEWER, TABLET, DEALER, "dealer elsewhere"])
def test_afterwards_they_are_for_floor_and_director(over: Room, role: str):
    assert leaking(over, role) == {}


@pytest.mark.parametrize("role", [FLOOR, DIRECTOR])
def test_afterwards_no_file_of_theirs_tells_a_card_to_others(over: Room, role: str):
    assert [path for path in leaking(over, role) if any(part in path for part in (
        "/export/", "/file.", "/phh", "packet", "sheet", "review"))] == []
    for hand in (LEFT, DEALT, OWN_HAND):
        assert "QhQd6h6d" in text_of(over[1][role].get(f"{API}/hands/{hand}/log")), hand


@pytest.mark.parametrize("role", ASKERS)
def test_what_goes_wrong_and_what_is_counted_tells_none(live: Room, role: str):
    """Pages of errors, refusals with the state of the hand in them, and the figures of the server."""
    _, askers = live
    asked: list[tuple[str, str, Any]] = [
        ("GET", "/metrics", None), ("GET", "/health", None), ("GET", f"/hands/{DEALT}/nothing", None),
        ("GET", f"/hands/{2**63}", None), ("PUT", f"/hands/{DEALT}/review", None),
        ("GET", f"{API}/hands/{DEALT}?seq=9999", None)]
    for hand in (LEFT, DEALT, OWN_HAND):
        asked += [("POST", f"{API}/hands/{hand}/{what}", body) for what, body in (
            ("actions", {"seq": 0, "line": "1 fold"}), ("actions", {"seq": 0, "line": "deal 9 AsAd"}),
            ("undo", {"seq": 0}), ("void", {"seq": 0}), ("repair", {"seq": 0, "entry": 1}))]
    for method, path, body in asked:
        if role == "dealer elsewhere" and f"/hands/{OWN_HAND}/" in path:
            continue        # his own
        if role in (FLOOR, DIRECTOR) and f"/hands/{LEFT}/" in path:
            continue        # over, and theirs to read
        answer = askers[role].open(path, method=method, json=body)
        assert not HIDDEN.search(text_of(answer)), (method, path, answer.status_code)
