"""What strangers, proxies, other sites and other users of the machine come up against."""

from __future__ import annotations

import errno
import os
import re
import stat
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from flask import request
from flask.testing import FlaskClient

from dealer_assist.store.db import database
from dealer_assist.store.ledger import signing
from dealer_assist.store.transfer.sealing import kept_or_new
from dealer_assist.web import create_app
from dealer_assist.web.shell import proxies
from tests.store.venue import API, Desk, upgraded
from tests.web.staff import PASSWORD, PINS, Staff, token_in
from tests.web.test_accounts import Clock


@pytest.fixture(name="room")
def an_empty_room(empty_sqlite: Path, tmp_path: Path) -> APIFlask:
    (tmp_path / database.FILE).write_bytes(empty_sqlite.read_bytes())
    return create_app({"INSTANCE": tmp_path})


@pytest.fixture
def staff(room: APIFlask) -> Staff:
    desk = Desk(room.test_client())
    for name in ("Table 1", "Table 2"):
        desk.make("/tables", name=name, betting="no-limit", blinds=[50, 100])
    desk.put("/tables/1/seats/1", player="Ann", stack=100)
    desk.put("/tables/2/seats/1", player="Bob", stack=777)
    return Staff(room)


# -- guessing ------------------------------------------------------------------------------------------------


def test_ones_own_pin_takes_no_wrong_try_of_the_table_back(staff: Staff, room: APIFlask):
    """Four wrong, the own one, four wrong: at this pace a colleague's PIN would be out in twenty minutes."""
    clock, tablet, tried = Clock(room), staff.tablet(), 0
    for number in range(200):
        pin = PINS["Ann"] if number % 5 == 4 else f"{1020 + number}"
        answer = staff.at(tablet, pin)
        tried += answer.status_code == 422
        clock.now += 1
    assert tried <= 8, f"{tried} guesses in 200 seconds"


def test_a_table_forgets_a_wrong_try_in_five_minutes(staff: Staff, room: APIFlask):
    clock, tablet = Clock(room), staff.tablet()
    for _ in range(4):
        assert staff.at(tablet, "1029").status_code == 422
        clock.now += 301
    assert [staff.at(tablet, "1029").status_code for _ in range(4)] == [422] * 4


def test_wrong_pins_count_for_the_table_whichever_tablet_they_come_from(staff: Staff, room: APIFlask):
    Clock(room)
    one, other = staff.tablet(), staff.tablet()
    assert [staff.at(one, "1029").status_code for _ in range(5)] == [422] * 5
    assert staff.at(other, PINS["Ann"]).status_code == 429


def sign_in(client: FlaskClient, password: str, address: str) -> int:
    where = {"REMOTE_ADDR": address}
    token = token_in(client.get("/sign-in", environ_overrides=where))
    data = {"csrf_token": token, "name": "Dora", "password": password}
    return client.post("/sign-in", data=data, environ_overrides=where).status_code


def test_strangers_cannot_keep_the_director_out_of_the_browser_that_is_used(staff: Staff, room: APIFlask):
    clock = Clock(room)
    mine, stranger, fresh = (room.test_client() for _ in range(3))
    assert sign_in(mine, PASSWORD, "192.0.2.1") == 303
    mine.post("/sign-out")
    assert [sign_in(stranger, "wrong password", "192.0.2.66") for _ in range(6)] == [422] * 5 + [429]
    assert sign_in(fresh, PASSWORD, "192.0.2.3") == 429, "a browser that nobody knows waits"
    assert sign_in(mine, PASSWORD, "192.0.2.1") == 303
    mine.post("/sign-out")
    assert sign_in(room.test_client(), PASSWORD, "127.0.0.1") == 303, "nor at the server itself"
    clock.now += 31
    assert sign_in(fresh, PASSWORD, "192.0.2.3") == 303


def test_the_known_browser_is_slowed_down_by_its_own_wrong_tries(staff: Staff, room: APIFlask):
    Clock(room)
    mine = room.test_client()
    assert sign_in(mine, PASSWORD, "192.0.2.1") == 303
    mine.post("/sign-out")
    assert [sign_in(mine, "wrong password", "192.0.2.1") for _ in range(6)] == [422] * 5 + [429]


def test_a_forged_mark_of_a_known_browser_is_none(staff: Staff, room: APIFlask):
    Clock(room)
    client = room.test_client()
    client.set_cookie("known", "WzEsImFiYyJd.xxxx")
    assert [sign_in(client, "wrong password", "192.0.2.66") for _ in range(5)] == [422] * 5
    client.set_cookie("known", "WzEsImRlZiJd.yyyy")
    assert sign_in(client, PASSWORD, "192.0.2.66") == 429


# -- proxies -------------------------------------------------------------------------------------------------


BARE = [
    {"headers": {"X-Forwarded-Proto": "https"}},
    {"headers": {"X-Forwarded-Server": "x"}},
    {"headers": {"CF-Connecting-IP": "192.0.2.1"}},
    {"headers": {"True-Client-IP": "192.0.2.1"}},
    {"headers": {"X-Client-IP": "192.0.2.1"}},
    {"headers": {"X-Forwarded-For": "127.0.0.1"}},
    {"environ_overrides": {"SERVER_PROTOCOL": "HTTP/1.0"}},
    {"environ_overrides": {"REMOTE_ADDR": "192.0.2.1"}},
    {"headers": {"Host": "room.casino.example"}},
]


@pytest.mark.parametrize("asked", BARE, ids=[str(one)[:60] for one in BARE])
def test_behind_a_proxy_that_nobody_named_nothing_is_open(room: APIFlask, asked: dict[str, Any]):
    client = room.test_client()
    assert client.get(f"{API}/who").get_json()["open"] is True
    assert client.get(f"{API}/who", **asked).get_json()["open"] is False
    assert client.post(f"{API}/tables", json={"name": "T"}, **asked).status_code == 401


def test_a_connection_of_another_user_of_this_machine_is_not_ours(monkeypatch: pytest.MonkeyPatch):
    """As nginx's and Caddy's are. The kernel says whose the other end is."""
    import socket

    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        socket.create_connection(server.getsockname()) as own,
    ):
        environ = {"REMOTE_ADDR": "127.0.0.1", "REMOTE_PORT": str(own.getsockname()[1])}
        assert not proxies.forwarded(environ)
        known: dict[str, bool] = {}
        assert not proxies.forwarded(environ | {proxies.CONNECTION: known})
        monkeypatch.setattr(os, "getuid", lambda: 12_345)
        assert proxies.forwarded(environ)
        assert not proxies.forwarded(environ | {proxies.CONNECTION: known}), "asked once a connection"


@pytest.fixture
def behind(empty_sqlite: Path, tmp_path: Path) -> FlaskClient:
    """A room that names its proxy."""
    (tmp_path / database.FILE).write_bytes(empty_sqlite.read_bytes())
    return create_app({"INSTANCE": tmp_path, "TRUSTED_PROXIES": ["10.0.0.0/8", "127.0.0.1"]}).test_client()


def test_a_named_proxy_says_who_asks_and_how(behind: FlaskClient):
    requests: list[tuple[str | None, str, str]] = []

    def noted() -> None:
        requests.append((request.remote_addr, request.scheme, request.host))

    behind.application.before_request_funcs.setdefault(None, []).insert(0, noted)
    headers = {
        "X-Forwarded-For": "203.0.113.9, 10.0.0.7",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "room.example",
    }
    behind.get(f"{API}/health", headers=headers)
    behind.get(f"{API}/health", headers=headers, environ_overrides={"REMOTE_ADDR": "203.0.113.50"})
    assert requests == [("203.0.113.9", "https", "room.example"), ("203.0.113.50", "http", "localhost")]


def test_behind_a_named_proxy_nothing_is_open_either(behind: FlaskClient):
    assert behind.get(f"{API}/who").get_json()["open"] is False


# -- other sites, other people -------------------------------------------------------------------------------


def test_every_changing_address_answers_another_site_with_403(room: APIFlask, staff: Staff):
    client = staff.signed_in("Dora")
    asked = 0
    for rule in room.url_map.iter_rules():
        for method in sorted(rule.methods or set()) if rule.endpoint else ():
            if method in ("GET", "HEAD", "OPTIONS"):
                continue
            path = re.sub(r"<[^>]*>", "1", rule.rule)
            for origin in ("https://evil.example", "https://localhost", "null"):
                answer = client.open(path, method=method, headers={"Origin": origin})
                assert answer.status_code == 403, (method, path, origin)
                asked += 1
    assert asked > 150


@pytest.mark.parametrize("path", ["/", "/tables/1", "/nowhere", "/static/shell/base.css", f"{API}/tables"])
def test_a_name_that_no_host_can_have_is_refused_in_a_sentence(room: APIFlask, path: str):
    """The page of the refusal names its own addresses, which cannot be written under such a name."""
    for method, origin in (("GET", {}), ("POST", {}), ("POST", {"Origin": "https://evil.example"})):
        answer = room.test_client().open(path, method=method, headers={"Host": "x" * 300, **origin})
        assert answer.status_code == 400 and len(answer.get_data(as_text=True)) > 20


def test_pages_with_people_are_not_kept_by_browsers(room: APIFlask, staff: Staff):
    client = staff.signed_in("Dora")
    for path in ("/", "/people", "/floor", "/tables/1", "/export/hands.csv", "/people/1", f"{API}/tables"):
        assert client.get(path).headers["Cache-Control"] == "no-store", path
    assert "immutable" in client.get(f"{room.static_url_path}/table/table.css").headers["Cache-Control"]


def test_over_tls_a_browser_is_told_to_stay_there(room: APIFlask):
    client = room.test_client()
    assert (
        "max-age" in client.get("/rules", base_url="https://localhost").headers["Strict-Transport-Security"]
    )
    assert "Strict-Transport-Security" not in client.get("/rules").headers


def test_a_viewer_writes_no_tablets_unsent_count(staff: Staff):
    vic, tablet = staff.signed_in("Vic"), staff.tablet()
    body = {"device": "Table 2", "count": 9999}
    assert vic.post(f"{API}/tables/1/unsent", json=body).status_code == 403
    devices = tablet.post(f"{API}/tables/1/unsent", json=body).get_json()["devices"]
    assert [one["device"] for one in devices] == ["Table 1"], "a tablet speaks of its own entries only"


def test_a_tablet_and_a_dealer_see_the_players_of_their_own_table_only(staff: Staff):
    def players(client: FlaskClient) -> dict[int, int]:
        return {one["id"]: len(one["seats"]) for one in client.get(f"{API}/tables").get_json()["tables"]}

    assert players(staff.tablet()) == {1: 1, 2: 0}
    assert players(staff.dealing("Ann")) == {1: 1, 2: 0}
    assert players(staff.signed_in("Flo")) == {1: 1, 2: 1}
    assert players(staff.signed_in("Vic")) == {1: 1, 2: 1}


def test_nobody_else_on_the_machine_reads_the_record(tmp_path: Path):
    os.umask(0o022)     # the usual one, whatever the run has
    app = create_app({"INSTANCE": tmp_path / "new"})
    upgraded(app)
    Desk(app.test_client()).make("/tables", name="T")
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").glob("*sqlite3*")}
    assert modes and set(modes.values()) == {0o600}
    file = tmp_path / "new" / database.FILE
    file.chmod(0o644)
    create_app({"INSTANCE": tmp_path / "new"})
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "one from before is closed too"


# -- a database that keeps nothing ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "code"),
    [
        ("database or disk is full", "disk-full"),
        ("could not extend file: No space left", "disk-full"),
        ("disk I/O error", "disk-error"),
        ("attempt to write a readonly database", "read-only"),
        ("database is locked", "locked"),
        ("connection refused", "busy"),
    ],
)
def test_what_is_wrong_with_the_database_is_said(
    staff: Staff,
    monkeypatch: pytest.MonkeyPatch,
    reason: str,
    code: str,
):
    from sqlalchemy.exc import OperationalError

    def fails() -> Any:
        raise OperationalError("", {}, Exception(reason))

    flo = staff.signed_in("Flo")
    monkeypatch.setattr(database, "reading", fails)
    answer = flo.get(f"{API}/tables/1")
    assert (answer.status_code, answer.get_json()["error"]["code"]) == (503, code)
    page = flo.get("/tables/1")
    assert page.status_code == 503 and page.mimetype == "text/html" and "nothing was changed" in page.text


@pytest.mark.parametrize(("number", "status", "words"), [
    (errno.ENOSPC, 503, "disk is full"), (errno.EROFS, 503, "may only be read"),
    (errno.EIO, 503, "disk gives errors"), (errno.ENOENT, 500, "went wrong on our side"),
])
def test_what_is_wrong_with_a_file_of_the_room_is_said(
    room: APIFlask, staff: Staff, monkeypatch: pytest.MonkeyPatch, number: int, status: int, words: str,
):
    """The ledger's page makes the room's key, where there is none yet."""
    def fails(path: object, *_: object, **__: object) -> Any:
        raise OSError(number, os.strerror(number), str(path))

    flo = staff.signed_in("Flo")
    monkeypatch.setattr(signing, "kept_or_new", fails)
    answer = flo.get("/ledger")
    assert (answer.status_code, words in answer.text) == (status, True), answer.text
    assert flo.get(f"{API}/tables").status_code == 200


def test_a_key_that_a_full_disk_does_not_take_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "link", full)
    with pytest.raises(OSError, match="No space left"):
        kept_or_new(tmp_path / "a-key", "fresh")
    assert list(tmp_path.iterdir()) == []


def test_health_and_metrics_answer_while_the_database_is_away(room: APIFlask, staff: Staff):
    with room.app_context():
        database.db.engine.dispose()
    file = Path(room.instance_path) / database.FILE
    file.rename(file.with_suffix(".away"))
    file.mkdir()
    client = room.test_client()
    health, metrics = client.get("/health"), client.get("/metrics")
    assert health.status_code == 503 and "does not answer" in health.text
    assert metrics.status_code == 200 and "dealer_assist_database_up 0.0" in metrics.text
    assert client.get("/").status_code == 503 and client.get("/").mimetype == "text/html"


def test_metrics_cost_the_same_however_long_the_record(room: APIFlask, staff: Staff):
    """No statement of theirs reads every hand."""
    with room.app_context(), database.reading() as session:
        from sqlalchemy import event

        from dealer_assist.web.observing.metrics import _of_record

        asked: list[str] = []
        event.listen(database.db.engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        list(_of_record())
        explained = [(f"EXPLAIN QUERY PLAN {one}", (1, 0)[: one.count("?")]) for one in asked]
        plans = [
            str(session.connection().exec_driver_sql(*one).all()) for one in explained if "SELECT" in one[0]
        ]
    assert plans and not any("SCAN hand'" in plan and "COVERING" not in plan for plan in plans), plans
