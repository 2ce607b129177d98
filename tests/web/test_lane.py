"""Actions answered on the loop are the same as those that Flask answers, and are for nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from apiflask import APIFlask
from flask.testing import FlaskClient

from dealer_assist.store.db import database
from dealer_assist.store.people import sign_ins
from dealer_assist.web.auth import passes
from tests.store.venue import Desk
from tests.web.asgi import KeptConnection
from tests.web.staff import Staff

pytestmark = pytest.mark.both_databases


@pytest.mark.parametrize("encoding", ["", "gzip, br"])
def test_the_second_action_of_a_connection_needs_no_thread(app: APIFlask, seated: Desk, encoding: str):
    hand, line, headers = seated.start(), KeptConnection(app, encoding=encoding), list[dict[bytes, bytes]]()
    for n, action in enumerate(("1 call", "2 raise 300", "3 fold", "1 call", "deal board AhKd2c", "2 check")):
        status, hand = line.act(hand, action, key=f"key {n}", who="Ann", device="Tablet 1")
        assert (status, hand) == (200, seated.get("/hands/1"))
        headers.append({name: value for name, value in line.answered.items()
                        if name not in (b"content-length", b"x-request-id")})
    assert line.threads == 1
    assert headers == [headers[0]] * 6
    rows = seated.get("/hands/1/log")["rows"]
    assert [row["who"] for row in rows[1:]] == ["Ann"] * 6
    assert seated.get("/hands/1/verify")["ok"]


def test_what_is_no_plain_action_takes_the_usual_way(app: APIFlask, seated: Desk):
    """What repeats a key, comes late, is refused, ends the hand, or says something else in its headers."""
    hand, line = seated.start(), KeptConnection(app)
    hand = line.act(hand, "1 call", key="a")[1]
    late, hand = hand, line.act(hand, "2 call", key="b")[1]
    assert line.threads == 1
    assert line.act(late, "2 call", key="b") == (200, hand)
    assert line.act(late, "2 fold")[0] == 409
    assert line.act(hand, "3 raise 1")[1]["error"]["code"] == "raise-too-small"
    assert line.act(hand, "3 spits")[1]["error"]["code"] == "bad-action"
    assert line.post("/api/v1/hands/1/actions", seq=2, line="3 check", lines=["3 check"])[0] == 422
    assert line.act(hand, "3 check", (b"origin", b"http://elsewhere.example"))[0] == 403
    assert line.threads == 7
    hand = line.act(hand, "3 fold")[1]
    hand = line.act(hand, "deal board AhKd2c")[1]
    assert line.act(hand, "2 fold")[1]["status"] == "over"


def cookies_of(client: FlaskClient) -> str:
    kept = client._cookies or {}
    return "; ".join(f"{one.key}={one.value}" for one in kept.values())


def test_who_leaves_or_is_sent_away_is_out_at_once(app: APIFlask, seated: Desk):
    hand, staff = seated.start(), Staff(app)
    line = KeptConnection(app, cookies_of(staff.dealing("Ann")))
    status, hand = line.act(hand, "1 call")
    assert status == 200
    hand = line.act(hand, "2 call")[1]
    assert line.threads == 1 and hand["undo"]["who"] == "Ann"
    with app.app_context(), database.writing() as session:
        sign_ins.leave_tablet(session, 1)
    assert line.act(hand, "3 check")[0] == 401


def test_a_dealers_pass_is_good_at_her_own_table(app: APIFlask, seated: Desk):
    seated.make("/tables", name="Table 2", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat in (1, 2, 3):
        seated.put(f"/tables/2/seats/{seat}", player=f"P{seat}", stack=10_000)
    here, there, staff = seated.start(), seated.start(2), Staff(app)
    other = staff.signed_in("Flo")
    seat = there["to_act"]
    answer = other.post(f"/api/v1/hands/{there['hand']}/actions", json={"seq": 0, "line": f"{seat} call"})
    line = KeptConnection(app, cookies_of(staff.dealing("Ann")))
    here = line.act(here, "1 call")[1]
    assert line.act(answer.get_json(), f"{answer.get_json()['to_act']} call")[0] == 401 + 2
    assert line.act(here, "2 call")[0] == 200


def in_sql(app: APIFlask, statement: str) -> Any:
    """As another process does it, of which this one hears nothing."""
    with app.app_context(), database.db.engine.begin() as connection:
        answer = connection.exec_driver_sql(statement)
        return answer.scalar() if answer.returns_rows else None


def test_after_some_seconds_it_is_asked_anew_who_acts(
    app: APIFlask, seated: Desk, monkeypatch: pytest.MonkeyPatch,
):
    """Without Flask. So the sign-in is kept in use, and what another process changed is seen."""
    hand, staff, now = seated.start(), Staff(app), [1000.0]
    monkeypatch.setattr(passes, "monotonic", lambda: now[0])
    line = KeptConnection(app, cookies_of(staff.dealing("Ann")))
    hand = line.act(hand, "1 call")[1]
    in_sql(app, "UPDATE sign_in SET seen = '2026-01-01T00:00:00.000000Z'")
    now[0] += passes.SECONDS + 0.1
    hand = line.act(hand, "2 call")[1]
    assert (line.threads, hand["seq"]) == (1, 2)
    assert in_sql(app, "SELECT min(seen) FROM sign_in WHERE tablet_id = 1") > "2026-01-02"
    in_sql(app, "UPDATE sign_in SET ended = seen")
    hand = line.act(hand, "3 check")[1]
    assert (line.threads, hand["seq"]) == (1, 3)
    now[0] += passes.SECONDS + 0.1
    assert line.act(hand, "deal board AhKd2c")[0] == 401


def test_who_comes_elsewhere_sends_nobody_the_usual_way(app: APIFlask, seated: Desk):
    """What somebody may do is looked up anew, and is what it was; once there is a director, not for all."""
    hand, anybody = seated.start(), KeptConnection(app)
    hand = anybody.act(hand, "1 call")[1]
    staff = Staff(app)
    status, refused = anybody.act(hand, "2 call")
    assert (status, anybody.threads, refused["error"]["code"]) == (401, 2, "sign-in")
    line = KeptConnection(app, cookies_of(staff.dealing("Ann")))
    hand = line.act(hand, "2 call")[1]
    staff.signed_in("Flo")
    hand = line.act(hand, "3 check")[1]
    assert (line.threads, hand["seq"], hand["undo"]["who"]) == (1, 3, "Ann")


def back(line: KeptConnection, hand: Any, **fields: Any) -> Any:
    status, hand = line.post(f"/api/v1/hands/{hand['hand']}/undo", seq=hand["seq"], **fields)
    assert status == 200, hand
    return hand


def test_what_leaves_actions_out_needs_no_thread(app: APIFlask, seated: Desk):
    """One entry, back to an older one, all: named cards are free again, and redo brings them back."""
    hand, line = seated.start(), KeptConnection(app)
    for action in ("1 call", "2 call", "3 check", "deal board AhKd2c", "2 check"):
        hand = line.act(hand, action)[1]
    for to, stays, taken in ((None, 4, 1), (3, 3, 1), (0, 0, 3)):
        hand = back(line, hand, to=to, key=f"to {to}", who="Ann", device="Tablet 1")
        assert hand == seated.get("/hands/1")
        assert (len(hand["undoable"]), len(hand["redoable"])) == (stays, taken)
    assert line.threads == 1
    assert line.post("/api/v1/hands/1/redo", seq=hand["seq"])[1]["redoable"] == ["deal board AhKd2c"]
    hand = line.act(seated.get("/hands/1"), "deal board Ah7d2c")[1]
    assert hand["seq"] == 10 and hand == seated.get("/hands/1") and line.threads == 2
    rows = seated.get("/hands/1/log")["rows"]
    assert [(row["kind"], row["payload"], row["who"]) for row in rows[6:9]] == [
        ("undo", {"to": 4}, "Ann"), ("undo", {"to": 3}, "Ann"), ("undo", {"to": 0}, "Ann")]
    assert seated.get("/hands/1/verify")["ok"]


def test_what_was_entered_as_one_goes_back_as_one_without_a_thread(app: APIFlask, seated: Desk):
    hand, line = seated.start(), KeptConnection(app)
    hand = line.act(hand, "1 raise 300")[1]
    hand = line.post("/api/v1/hands/1/actions", seq=1, lines=["2 fold", "3 call"])[1]
    hand = line.act(hand, "deal board AhKd2c")[1]
    hand = back(line, hand)
    assert hand == seated.get("/hands/1") and hand["undo"]["lines"] == ["2 fold", "3 call"]
    hand = back(line, hand)
    assert hand == seated.get("/hands/1") and hand["redoable"] == ["2 fold", "3 call"]
    assert line.threads == 2 and [entry["line"] for entry in hand["undoable"]] == ["1 raise 300"]
    assert seated.get("/hands/1/verify")["ok"]


def test_an_undo_of_anything_else_takes_the_usual_way(app: APIFlask, seated: Desk):
    """One that repeats a key, has nothing to take back, goes to what is not in force; a count, a repair."""
    hand, line = seated.start(), KeptConnection(app)
    hand = line.act(hand, "1 raise 300", key="a")[1]
    hand = line.act(hand, "2 fold", key="b")[1]
    once = back(line, hand, key="c")
    assert line.threads == 1
    assert back(line, hand, key="c") == once
    assert line.post("/api/v1/hands/1/undo", seq=3, to=1)[1]["error"]["code"] == "nothing-to-undo"
    assert back(line, once, to=2)["undoable"][1]["line"] == "2 fold"       # an undo of the undo
    hand = seated.post("/hands/1/repair", seq=4, entry=1, line="1 raise 400")
    assert line.threads == 4 and hand["undo"]["repair"]
    hand = back(line, hand)
    assert [entry["line"] for entry in hand["undoable"]] == ["1 raise 300", "2 fold"]
    hand = line.act(hand, "3 stack 12000")[1]
    hand = back(line, hand)
    assert hand == seated.get("/hands/1") and hand["stacks"]["3"] == 9_900
    assert {seat["seat"]: seat["stack"] for seat in seated.get("/tables/1")["seats"]}[3] == 10_000
    assert seated.get("/hands/1/verify")["ok"]


def test_an_undo_shows_no_card_that_an_action_would_not(app: APIFlask, seated: Desk):
    hand, floor = seated.start(), Staff(app).signed_in("Flo")
    line = KeptConnection(app, cookies_of(floor))
    for action in ("deal 1 AsAd", "1 call", "2 call"):
        status, hand = line.act(hand, action)
        assert status == 200, hand
    for to in (None, 0):
        hand = back(line, hand, to=to)
        assert line.threads == 1 and hand == floor.get("/api/v1/hands/1").get_json()
        assert "AsAd" not in str(hand)
    assert len(hand["redoable"]) == 2
