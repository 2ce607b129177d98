"""The API as it is run: gunicorn's threads, real connections, both databases."""

from __future__ import annotations

import json
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from click.testing import CliRunner

from dealer_assist.cli import main
from tests.postgres import DATABASES
from tests.store.venue import run_on_server, url_of
from tests.web.server import Server, serving


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server over an empty database; `serve` makes the tables when it starts."""
    instance, database = tmp_path_factory.mktemp("instance"), None
    if request.param == "postgresql":
        url, name = request.getfixturevalue("postgres_url"), f"served_{uuid4().hex}"
        run_on_server(url, f"CREATE DATABASE {name}")
        database = url_of(url, name).replace("postgresql+psycopg://", "postgres://")
    with serving(instance, database) as running:
        assert running.ask("GET", "/health")[1]["database"] == request.param
        yield running


@pytest.fixture
def table(server: Server) -> int:
    """A new table with three players; its id."""
    table = server.ask("POST", "/tables", {"name": "T", "betting": "no-limit", "blinds": [50, 100]})[1]["id"]
    for seat in (1, 2, 3):
        assert server.ask("PUT", f"/tables/{table}/seats/{seat}", {"stack": 10_000})[0] == 200
    return int(table)


def at_once(calls: list[Any]) -> list[Any]:
    """Run every call on a thread of its own, started together; what one of them raises is raised."""
    gate = threading.Barrier(len(calls))

    def one(call: Any) -> Any:
        gate.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(one, calls))


def test_of_twelve_tablets_that_act_at_once_one_does(server: Server, table: int):
    hand = server.ask("POST", f"/tables/{table}/hands", {})[1]["hand"]
    lines = ["1 fold", "1 call", "1 raise 300"] * 4
    answers = at_once([
        lambda line=line: server.ask("POST", f"/hands/{hand}/actions", {"seq": 0, "line": line})
        for line in lines
    ])
    assert sorted(status for status, _ in answers) == [200] + [409] * 11
    done = next(document for status, document in answers if status == 200)
    assert all(document["state"] == done for status, document in answers if status == 409)
    assert len(server.ask("GET", f"/hands/{hand}/log")[1]["rows"]) == 2


def test_one_action_sent_twelve_times_is_done_once(server: Server, table: int):
    hand = server.ask("POST", f"/tables/{table}/hands", {})[1]["hand"]
    entry = {"seq": 0, "line": "1 raise 300", "key": "once"}
    answers = at_once([lambda: server.ask("POST", f"/hands/{hand}/actions", entry)] * 12)
    assert [status for status, _ in answers] == [200] * 12
    assert len({document["hash"] for _, document in answers}) == 1
    assert len(server.ask("GET", f"/hands/{hand}/log")[1]["rows"]) == 2


def test_of_eight_starts_at_once_one_begins_a_hand(server: Server, table: int):
    answers = at_once([lambda: server.ask("POST", f"/tables/{table}/hands", {})] * 8)
    assert sorted(status for status, _ in answers) == [201] + [422] * 7
    assert len(server.ask("GET", f"/tables/{table}/hands")[1]["hands"]) == 1


def test_one_new_name_at_many_tables_at_once_is_one_player_with_one_seat(server: Server):
    tables = [server.ask("POST", "/tables", {"name": "T"})[1]["id"] for _ in range(6)]
    name = uuid4().hex
    answers = at_once([
        lambda table=table: server.ask("PUT", f"/tables/{table}/seats/1", {"player": name, "stack": 5})
        for table in tables
    ])
    assert sorted(status for status, _ in answers) == [200] + [422] * 5


def test_tables_do_not_wait_long_for_each_other(server: Server):
    """Eight tables act as fast as they can; nobody starves: few others are answered before one who came."""
    tables = []
    for _ in range(8):
        table = server.ask("POST", "/tables", {"name": "T", "betting": "no-limit", "blinds": [1, 2]})[1]["id"]
        for seat in (1, 2):
            server.ask("PUT", f"/tables/{table}/seats/{seat}", {"stack": 10_000})
        tables.append(server.ask("POST", f"/tables/{table}/hands", {})[1])
    passed_by: list[int] = []       # of each answer: how many others came between it and its request

    def play(hand: dict[str, Any]) -> None:
        for _ in range(8):      # two a street; then hands are shown
            seat = hand["to_act"]
            line = f"{seat} check" if hand["legal"]["check"] else f"{seat} call"
            before = len(passed_by)
            entry = {"seq": hand["seq"], "line": line}
            status, hand = server.ask("POST", f"/hands/{hand['hand']}/actions", entry)
            passed_by.append(len(passed_by) - before)
            assert status == 200, hand

    at_once([lambda hand=hand: play(hand) for hand in tables])
    assert len(passed_by) == 8 * 8
    assert max(passed_by) < len(passed_by) / 2, passed_by


def test_a_body_that_is_too_large_is_answered_over_the_wire(server: Server):
    """The answer must arrive, and not a reset connection, although the body was not read."""
    status, document = server.ask("POST", "/judge", b" " * 8_000_000)
    assert (status, document["error"]["code"]) == (413, "too-large")


def test_a_body_of_unknown_length_is_cut_at_five_million_bytes(server: Server):
    connection = HTTPConnection(server.host, timeout=60)
    pieces = (b" " * 100_000 for _ in range(60))
    kind = {"Content-Type": "application/json"}
    connection.request("POST", "/api/v1/judge", pieces, kind, encode_chunked=True)
    response = connection.getresponse()
    assert (response.status, json.loads(response.read())["error"]["code"]) == (413, "too-large")
    connection.close()


def test_ten_thousand_lines_stream_through(server: Server):
    """The client sends everything before it reads anything; neither side may wait for the other for ever."""
    document = {"game": "holdem", "button": 1, "pots": [{"amount": 100}], "board": "2c7d9hJsQd",
                "hands": {"1": "AhAd", "2": "KhKd"}}
    body = (json.dumps(document) + "\n").encode() * 10_000
    status, text = server.ask("POST", "/judge", body, {"Content-Type": "application/x-ndjson"})
    answers = text.splitlines()
    assert (status, len(answers)) == (200, 10_000)
    assert json.loads(answers[-1])["awards"] == {"1": 100}


def test_a_half_sent_request_holds_nobody_up(server: Server):
    connection = HTTPConnection(server.host, timeout=60)
    connection.putrequest("POST", "/api/v1/judge")
    connection.putheader("Content-Type", "application/json")
    connection.putheader("Content-Length", "1000")
    connection.endheaders(b'{"game"')
    assert server.ask("GET", "/health")[0] == 200
    connection.close()


def test_the_server_says_where_it_is_and_nothing_else_of_itself(server: Server):
    connection = HTTPConnection(server.host, timeout=60)
    connection.request("GET", "/api/v1/health")
    headers = connection.getresponse().headers
    connection.close()
    assert "werkzeug" not in str(headers).lower() and "python" not in str(headers).lower()


def test_serve_says_at_once_why_it_cannot_listen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = CliRunner().invoke(main, ["serve", "--port", str(port)])
    assert done.exit_code == 1
    assert f"port {port}: Address already in use" in done.output
    assert not list(tmp_path.iterdir())
