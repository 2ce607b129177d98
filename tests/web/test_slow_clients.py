"""Who connects and says nothing, sends half, or never reads, takes nothing from who acts at a table."""

from __future__ import annotations

import json
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPSConnection
from pathlib import Path
from typing import Any

import pytest

from tests.web.server import Server, serving
from tests.web.test_live import EventStream, act, dealt

HALF_HEADERS = b"GET / HTTP/1.1\r\nX: "
HALF_BODY = (
    b"POST /api/v1/judge HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 1000\r\n\r\n{"game"'
)


@pytest.fixture(scope="module", name="server")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("venue")) as server:
        yield server


def silent(server: Server, count: int, sent: bytes) -> list[socket.socket]:
    """So many connections that sent this and nothing more."""
    host, port = server.host.split(":")
    opened = []
    for _ in range(count):
        one = socket.create_connection((host, int(port)), timeout=30)
        one.sendall(sent)
        opened.append(one)
    return opened


def actions(server: Server, count: int = 20) -> None:
    """Actions at a table of their own, each answered."""
    hand = dealt(server)
    for _ in range(count // 2):
        for path, body in (("actions", {"line": f"{hand['to_act']} call"}), ("undo", {})):
            status, hand = server.ask("POST", f"/hands/{hand['hand']}/{path}", {"seq": hand["seq"], **body})
            assert status == 200, hand


def test_four_hundred_half_headers_two_hundred_half_bodies_and_three_hundred_deaf_listeners_hold_nothing(
    tmp_path: Path,
):
    """Two threads work, and none of nine hundred clients has one: actions are answered beside them all.

    How much longer an action takes then is printed by `benchmarks/room.py`.
    """
    with serving(tmp_path, options=["--threads", "2"]) as server:
        table = dealt(server)["table"]
        listen = f"GET /api/v1/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        held = [*silent(server, 400, HALF_HEADERS), *silent(server, 200, HALF_BODY),
                *silent(server, 300, listen)]
        actions(server)
        for one in held:
            one.close()


def test_a_half_request_is_let_go_after_a_while(server: Server):
    """Nobody waits for the rest for ever: headers have 15 seconds, a body may pause for 20."""
    held = [*silent(server, 3, HALF_HEADERS), *silent(server, 3, HALF_BODY), *silent(server, 3, b"")]
    until = time.monotonic() + 90
    for one in held:
        one.settimeout(max(1.0, until - time.monotonic()))
        assert one.recv(4096).partition(b"\r\n")[0] in (b"", b"HTTP/1.1 408 Request Timeout")
        one.close()


def test_the_oldest_silent_connection_makes_room(server: Server):
    held = silent(server, 1_100, HALF_HEADERS)
    held[0].settimeout(60)
    with pytest.raises(OSError):
        while held[0].recv(1) != b"":
            pass
        raise ConnectionResetError
    assert server.ask("GET", "/health")[0] == 200
    for one in held:
        one.close()


def entry_told(stream: EventStream) -> int:
    """The entry a stream tells of, past what it says of the table before there was one."""
    while not (news := stream.news()).get("seq"):
        pass
    return int(news["seq"])


def test_three_hundred_tablets_and_twenty_walls_listen_and_hear(server: Server):
    hand = dealt(server)
    tablets = [EventStream(server, f"/tables/{hand['table']}/events?page={n}") for n in range(300)]
    walls = [EventStream(server, f"/events?page=wall-{n}") for n in range(20)]
    for stream in tablets:
        stream.news()
    act(server, hand, f"{hand['to_act']} call")
    assert [entry_told(stream) for stream in tablets] == [1] * 300
    for wall in walls:
        while (news := wall.news())["kind"] == "state":
            pass
        assert (news["hand"], news["seq"]) == (hand["hand"], 1)
    for stream in [*tablets, *walls]:
        stream.close()


def send(connection: socket.socket, request: bytes) -> None:
    """As far as the server takes it before the connection is closed."""
    with suppress(OSError):
        connection.sendall(request)


def test_an_answer_that_nobody_reads_holds_no_thread(tmp_path: Path):
    """With two threads: three large answers are asked for and never read, and the fourth client is served."""
    with serving(tmp_path, options=["--threads", "2"]) as server:
        case = {"game": "holdem", "button": 1, "pots": [{"amount": 100}], "board": "2c7d9hJsQd"}
        body = (json.dumps({**case, "hands": {"1": "AhAd"}}) + "\n").encode() * 20_000
        head = (
            b"POST /api/v1/judge HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\n"
            b"Content-Length: " + str(len(body)).encode() + b"\r\n\r\n"
        )
        held = silent(server, 3, b"")
        for one in held:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            threading.Thread(target=send, args=(one, head + body), daemon=True).start()
        time.sleep(1)
        answers: list[Any] = [server.ask("GET", "/health")[0] for _ in range(3)]
        assert answers == [200] * 3
        for one in held:
            one.close()


def test_silent_connections_that_never_agree_on_tls_hold_nothing(tmp_path: Path):
    with serving(tmp_path, options=["--tls"]) as server:
        held = silent(server, 300, b"")
        trust = ssl.create_default_context(cafile=str(tmp_path / "tls" / "ca.crt"))
        for _ in range(3):
            connection = HTTPSConnection(server.host, timeout=10, context=trust)
            connection.request("GET", "/api/v1/health")
            assert connection.getresponse().status == 200
            connection.close()
        held[0].settimeout(60)
        assert held[0].recv(1) == b"", "it has ten seconds to agree"
        for one in held:
            one.close()
