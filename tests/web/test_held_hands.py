"""Hand for hand: an all-in hand is not run out before the floor releases it (house rules 9)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from dealer_assist.web import create_app
from tests.store.venue import upgraded
from tests.web.dealers import Dealers
from tests.web.staff import Staff, code_of
from tests.web.test_events import API, SHEET, dealers, say


@pytest.fixture
def client(tmp_path: Path) -> FlaskClient:
    """An open room."""
    app = create_app({"INSTANCE": tmp_path, "RATELIMIT_ENABLED": False})
    upgraded(app)
    return app.test_client()


def all_in(client: FlaskClient, room: int) -> Any:
    """A hand in which everybody goes all-in before the flop."""
    hand = client.post(f"{API}/tables/{room}/hands", json={}).get_json()
    while hand["waiting_for"]["kind"] == "act":
        hand = entered(client, hand, f"{hand['to_act']} all-in").get_json()
    return hand


def entered(client: FlaskClient, hand: Any, line: str) -> Any:
    return client.post(f"{API}/hands/{hand['hand']}/actions", json={"seq": hand["seq"], "line": line})


def test_the_desk_sees_a_held_hand_and_releases_it(client: FlaskClient):
    event = dealers(client, 12)
    event.act("close")
    event.act("hand-for-hand", on=True)
    one, two = (table["room"] for table in event.now["tables"])
    hand = all_in(client, one)
    assert hand["waiting_for"]["kind"] == "release" and hand["next"][-1]["do"] == "release"
    assert entered(client, hand, "deal board 2c3c4c").get_json()["error"]["code"] == "all-in-held"
    assert [table["held"] for table in event.now["tables"]] == [True, False]
    page = client.get(f"/events/{event.event}").get_data(as_text=True)
    assert "All-in hands are held face down" in page and "Release the hand" in page
    assert say(client, event.event, act="release", table="1").status_code == 303
    hand = client.get(f"{API}/hands/{hand['hand']}").get_json()
    assert hand["lines"][-1] == "release" and hand["next"][0]["do"] == "turn-up"
    assert not any(table["held"] for table in event.now["tables"])
    checked = client.get(f"{API}/hands/{hand['hand']}/verify").get_json()
    assert checked["ok"]
    event.deal(two)


def test_the_hands_of_all_tables_are_released_at_once(client: FlaskClient):
    event = dealers(client, 12)
    event.act("hand-for-hand", on=True)
    hands = [all_in(client, table["room"]) for table in event.now["tables"]]
    assert "Release every held hand" in client.get(f"/events/{event.event}").get_data(as_text=True)
    assert event.act("release")["released"] == [hand["hand"] for hand in hands]
    answer = client.post(f"{API}/tournaments/{event.event}/acts", json={"act": "release"})
    refused = answer.get_json()["error"]
    assert (refused["code"], refused["field"]) == ("none-held", "table")


def test_a_release_is_taken_back_like_any_line(client: FlaskClient):
    event = dealers(client, 12)
    event.act("hand-for-hand", on=True)
    hand = all_in(client, event.now["tables"][0]["room"])
    event.act("release", table=1)
    client.post(f"{API}/hands/{hand['hand']}/undo", json={"seq": hand["seq"] + 1})
    assert [table["held"] for table in event.now["tables"]] == [True, False]


def test_a_hand_dealt_before_hand_for_hand_is_run_out_at_once(client: FlaskClient):
    event = dealers(client, 12)
    assert all_in(client, event.now["tables"][0]["room"])["next"][0]["do"] == "turn-up"
    event.act("hand-for-hand", on=True)
    assert not any(table["held"] for table in event.now["tables"])


def test_a_dealer_cannot_release_a_hand(tmp_path: Path):
    """ "until the floor releases it": the floor may, also at the table's own tablet."""
    app = create_app({"INSTANCE": tmp_path, "RATELIMIT_ENABLED": False})
    upgraded(app)
    staff = Staff(app)
    dora = staff.signed_in("Dora")

    def ask(method: str, path: str, body: Any) -> Any:
        answer = dora.open(API + path, method=method, json=body)
        assert answer.status_code < 300, answer.get_json()
        return answer.get_json()

    event = Dealers(ask, ask("POST", "/tournaments", {"name": "Main", "sheet": SHEET})["id"])
    for act in ({"act": "enter", "players": ["P1", "P2", "P3"]}, {"act": "draw"},
                {"act": "clock", "tick": "start"}, {"act": "hand-for-hand", "on": True}):
        event.act(**act)
    hand, tablet = all_in(dora, 1), staff.dealing("Bob")
    refused = entered(tablet, hand, "release").get_json()["error"]
    assert (refused["code"], refused["rule"]) == ("ask-the-floor", "house rule hand-for-hand-clock")
    body = {"seq": hand["seq"], "entry": hand["seq"], "lines": [hand["lines"][-1], "release"]}
    assert code_of(tablet.post(f"{API}/hands/{hand['hand']}/repair", json=body)) == "ask-the-floor"
    assert entered(staff.signed_in("Flo"), hand, "release").get_json()["lines"][-1] == "release"
