"""The same over a socket, to the server as it is started: requests whole, cut off, doubled or changed.

Werkzeug's client never sends what is no HTTP; a stranger does. The server answers or hangs up, never with a
breakdown, in bounded memory, and plays on afterwards.
"""

from __future__ import annotations

import random
import socket
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from werkzeug.test import EnvironBuilder

from tests.web.server import Server, serving
from tests.web.test_fuzz import MEMORY, SEED, Fuzzer, damaged

CASES, LONG = 500, 20_000
SECONDS = 20.0


def on_the_wire(asked: dict[str, Any]) -> bytes:
    """A request of the fuzzer as bytes."""
    environ = EnvironBuilder(**asked).get_environ()
    query = environ["QUERY_STRING"]
    target = environ["REQUEST_URI"].split("?")[0] + (f"?{query}" if query else "")
    body = environ["wsgi.input"].read()
    lines = [f"{environ['REQUEST_METHOD']} {target} HTTP/1.1", "Host: localhost"]
    lines += [f"Content-Length: {len(body)}"]
    lines += [f"Content-Type: {environ['CONTENT_TYPE']}"] if environ.get("CONTENT_TYPE") else []
    lines += [f"{name[5:].replace('_', '-').title()}: {value}" for name, value in environ.items()
              if name.startswith("HTTP_") and name != "HTTP_HOST"]
    return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body


def answered(server: Server, data: bytes, whole: bool) -> bytes:
    """The first line that comes back; nothing where the server hangs up. What is cut off ends as well."""
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), timeout=SECONDS) as connection:
        try:
            connection.sendall(data)
            if not whole:
                connection.shutdown(socket.SHUT_WR)
            return connection.recv(64).split(b"\r\n")[0]
        except ConnectionError:
            return b""


def peak(server: Server) -> int:
    """The most memory that a process of the server has had, in bytes."""
    group = [path for path in Path("/proc").glob("[0-9]*") if of_group(path, server.process.pid)]
    statuses = ((path / "status").read_text() for path in group)
    return max(int(text.split("VmHWM:")[1].split()[0]) * 1024 for text in statuses if "VmHWM:" in text)


def of_group(process: Path, group: int) -> bool:
    try:
        return int((process / "stat").read_text().rpartition(") ")[2].split()[2]) == group
    except OSError:     # it went meanwhile
        return False


def ask_everything(app: APIFlask, folder: Path, cases: int, seed: int) -> None:
    fuzzer, chance, failures = Fuzzer(app, seed), random.Random(seed), []
    with serving(folder) as server:
        server.ask("GET", "/health")
        before = peak(server)
        for number in range(cases):
            asked = fuzzer.request()
            data = on_the_wire(asked)
            whole = chance.random() < 0.5
            begun = time.perf_counter()
            line = answered(server, data if whole else damaged(chance, data), whole)
            taken = time.perf_counter() - begun
            broken = line.split(b" ")[1:2] >= [b"500"] and asked["path"] != "/health"
            if broken or taken > SECONDS or (whole and not line):
                failures.append(f"{number}: {line!r} after {taken:.1f} s: {data[:700]!r}")
        assert not failures, f"{len(failures)} of {cases}:\n" + "\n".join(failures[:20])
        assert peak(server) - before < MEMORY
        assert server.ask("GET", "/games")[0] == 200


def test_no_bytes_are_answered_with_a_breakdown(app: APIFlask, tmp_path: Path):
    ask_everything(app, tmp_path / "served", CASES, SEED)


@pytest.mark.long
def test_no_bytes_of_twenty_thousand_requests_are_answered_with_a_breakdown(app: APIFlask, tmp_path: Path):
    ask_everything(app, tmp_path / "served", LONG, SEED + 1)


JUDGE = b"POST /api/v1/judge HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module", name="server")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("venue")) as server:
        yield server


@pytest.mark.parametrize("data", [
    JUDGE + b"Content-Length: " + b"9" * 5_000 + b"\r\n\r\n{}",
    JUDGE + b"Content-Length: -2\r\n\r\n{}",
    JUDGE + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    JUDGE + b"Transfer-Encoding: gzip\r\n\r\n{}",
    JUDGE + b"Transfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n",
    b"GET http://[::1/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /api/v1/hands/9223372036854775808 HTTP/1.0\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
], ids=lambda data: data[-24:].decode("latin-1").encode("unicode_escape").decode())
def test_what_is_no_request_is_told_so(server: Server, data: bytes):
    """The line is not just cut, and nothing breaks down behind it."""
    assert answered(server, data, whole=True).split(b" ")[1][:1] == b"4"


def test_the_head_of_a_stream_ends(server: Server):
    connection = HTTPConnection(server.host, timeout=SECONDS)
    lines = []
    for method, path in (("HEAD", "/api/v1/events"), ("GET", "/metrics")):
        connection.request(method, path)
        answer = connection.getresponse()
        lines.append((answer.status, answer.read()))
    connection.close()
    assert lines[0] == (200, b"")
    assert lines[1][0] == 200 and b"dealer_assist_streams 0.0" in lines[1][1], "and its ear is closed"
