"""News of the tables over the real server: told at once, resumed where it broke off, ended with it."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tests.store.venue import run_on_server, url_of
from tests.web.server import Server, serving


class EventStream:
    """An open stream; `next` is its next event: id, kind and document (a heartbeat has kind "beat")."""

    def __init__(self, server: Server, path: str, last: str | None = None) -> None:
        self.connection = HTTPConnection(server.host, timeout=30)
        self.connection.request("GET", "/api/v1" + path, headers={"Last-Event-ID": last} if last else {})
        self.response: HTTPResponse = self.connection.getresponse()

    def next(self) -> dict[str, Any]:
        """Fields of the next event that has data."""
        fields: dict[str, Any] = {}
        while line := self.response.readline():
            text = line.decode().rstrip("\n")
            if not text and "data" in fields:
                return fields
            name, _, value = text.partition(":")
            value = value.strip()
            fields[name or "comment"] = json.loads(value) if name == "data" else value
        return {"event": "end"}

    def news(self) -> dict[str, Any]:
        """Its document."""
        return dict(self.next()["data"])

    def close(self) -> None:
        self.response.close()
        self.connection.close()


@pytest.fixture(scope="module", name="server")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("venue")) as server:
        yield server


@pytest.fixture(name="hand")
def open_hand(server: Server) -> dict[str, Any]:
    return dealt(server)


def dealt(server: Server) -> dict[str, Any]:
    """An open hand at a table of its own."""
    settings = {"name": "T", "game": "holdem", "betting": "no-limit", "blinds": [50, 100]}
    table = server.ask("POST", "/tables", settings)[1]["id"]
    for seat in (1, 2, 3):
        server.ask("PUT", f"/tables/{table}/seats/{seat}", {"stack": 10_000})
    return dict(server.ask("POST", f"/tables/{table}/hands", {})[1])


def act(server: Server, hand: dict[str, Any], line: str, device: str = "tablet-1") -> dict[str, Any]:
    body = {"seq": hand["seq"], "line": line, "device": device}
    status, answer = server.ask("POST", f"/hands/{hand['hand']}/actions", body)
    assert status == 200, answer
    return dict(answer)


def test_a_stream_begins_with_how_the_table_stands_and_then_tells_what_is_entered(
    server: Server, hand: dict[str, Any],
) -> None:
    stream = EventStream(server, f"/tables/{hand['table']}/events?device=tablet-9")
    assert stream.response.headers["Content-Type"].startswith("text/event-stream")
    assert stream.response.headers["Cache-Control"] == "no-store"
    assert stream.news() == {
        "table": hand["table"], "hand": hand["hand"], "seq": 0, "device": None, "kind": "state"}
    act(server, hand, f"{hand['to_act']} call")
    assert stream.news() == {
        "table": hand["table"], "hand": hand["hand"], "seq": 1, "device": "tablet-1", "kind": "hand"}
    stream.close()


def test_several_actions_entered_at_once_are_one_piece_of_news(server: Server, hand: dict[str, Any]) -> None:
    stream = EventStream(server, f"/tables/{hand['table']}/events")
    stream.news()
    first = hand["to_act"]
    body = {"seq": 0, "lines": [f"{first} fold", f"{first % 3 + 1} fold"], "device": "tablet-1"}
    assert server.ask("POST", f"/hands/{hand['hand']}/actions", body)[0] == 200
    news = stream.news()
    assert (news["seq"], news["kind"]) == (2, "hand")
    assert stream.news()["kind"] == "table", "the chips of the seats moved"
    stream.close()


def test_what_is_refused_is_not_told(server: Server, hand: dict[str, Any]) -> None:
    stream = EventStream(server, f"/tables/{hand['table']}/events")
    stream.news()
    path = f"/hands/{hand['hand']}/actions"
    assert server.ask("POST", path, {"seq": 0, "line": f"{hand['to_act']} raise 101"})[0] == 422
    assert server.ask("POST", path, {"seq": 9, "line": f"{hand['to_act']} fold"})[0] == 409
    act(server, hand, f"{hand['to_act']} fold")
    assert stream.news()["seq"] == 1
    stream.close()


def test_a_broken_stream_resumes_after_the_last_event_it_had(server: Server, hand: dict[str, Any]) -> None:
    """Nothing is missed, nothing told twice, and nothing of other tables comes with it."""
    stream = EventStream(server, f"/tables/{hand['table']}/events")
    stream.news()
    hand = act(server, hand, f"{hand['to_act']} call")
    last = stream.next()["id"]
    stream.close()
    other = dealt(server)
    act(server, other, f"{other['to_act']} fold")
    hand = act(server, hand, f"{hand['to_act']} call")
    hand = act(server, hand, f"{hand['to_act']} check")
    again = EventStream(server, f"/tables/{hand['table']}/events", last)
    assert [again.news()["seq"] for _ in range(2)] == [2, 3]
    hand = act(server, hand, "deal board 2c 7d 9h")
    assert again.news()["seq"] == 4
    again.close()


@pytest.mark.parametrize("last", ["elsewhere-3", "rubbish", "x" * 5000, "-", "²"])
def test_an_id_that_this_server_never_gave_is_answered_with_how_it_stands(
    server: Server, hand: dict[str, Any], last: str,
) -> None:
    path = f"/tables/{hand['table']}/events"
    stream = (EventStream(server, path, last) if last.isascii()
              else EventStream(server, path + "?after=%C2%B2"))
    assert stream.news()["kind"] == "state"
    stream.close()


def test_one_stream_tells_of_every_table(server: Server) -> None:
    hands = [dealt(server), dealt(server)]
    stream = EventStream(server, "/events")
    tables = len(server.ask("GET", "/tables")[1]["tables"])
    assert {stream.news()["kind"] for _ in range(tables)} == {"state"}
    for hand in hands:
        act(server, hand, f"{hand['to_act']} call")
    assert [stream.news()["hand"] for _ in range(2)] == [hand["hand"] for hand in hands]
    stream.close()


def test_a_table_that_is_not_there_has_no_stream(server: Server) -> None:
    assert server.ask("GET", "/tables/99999/events")[0] == 404


def test_presence_says_which_tablet_is_at_which_table(server: Server, hand: dict[str, Any]) -> None:
    table = hand["table"]
    stream = EventStream(server, f"/tables/{table}/events?device=tablet-7&page=a")
    stream.news()
    here = [one for one in server.ask("GET", "/presence")[1]["devices"] if one["device"] == "tablet-7"]
    assert [(one["table"], one["connected"]) for one in here] == [(table, True)]
    assert here[0]["since"] <= here[0]["heard"]
    stream.close()
    assert eventually(lambda: not present(server, "tablet-7")), "a tablet that left stays connected"


def present(server: Server, device: str) -> bool:
    devices = server.ask("GET", "/presence")[1]["devices"]
    return any(one["connected"] for one in devices if one["device"] == device)


def eventually(holds: Any, seconds: float = 30) -> bool:
    """Whether it comes to be true; on a busy machine that may take a while."""
    until = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


def test_a_page_that_opens_its_stream_again_holds_no_second_thread(
    server: Server, hand: dict[str, Any],
) -> None:
    """Wi-Fi that comes and goes must not fill the server with streams that nobody reads."""
    path = f"/tables/{hand['table']}/events?device=tablet-8&page=one"
    older = EventStream(server, path)
    older.news()
    newer = EventStream(server, path)
    newer.news()
    assert older.next() == {"event": "end"}
    act(server, hand, f"{hand['to_act']} call")
    assert newer.news()["seq"] == 1
    newer.close()


def test_a_hundred_open_streams_leave_room_for_requests_and_all_hear(
    server: Server, hand: dict[str, Any],
) -> None:
    path = f"/tables/{hand['table']}/events"
    streams = [EventStream(server, f"{path}?page={n}&device=many-{n}") for n in range(100)]
    assert {stream.news()["seq"] for stream in streams} == {0}
    assert server.ask("GET", "/health")[0] == 200
    act(server, hand, f"{hand['to_act']} call")
    assert [stream.news()["seq"] for stream in streams] == [1] * 100
    for stream in streams:
        stream.close()
    assert eventually(lambda: not any(present(server, f"many-{n}") for n in (0, 50, 99)))


def test_a_stream_on_which_nothing_happens_gives_signs_of_life(server: Server, hand: dict[str, Any]) -> None:
    """A comment for what stands between, an event for the tablet, which cannot see comments."""
    stream = EventStream(server, f"/tables/{hand['table']}/events")
    stream.news()
    beat = stream.next()
    assert (beat["comment"], beat["event"], beat["data"]) == ("still here", "beat", {})
    stream.close()


def test_streams_end_when_the_server_stops(tmp_path: Path) -> None:
    """They do not hold it up, and the tablet knows at once that it has to look for the server."""
    server = Server(tmp_path)
    hand = dealt(server)
    streams = [EventStream(server, f"/tables/{hand['table']}/events?page={n}") for n in range(10)]
    for stream in streams:
        stream.news()
    server.process.send_signal(signal.SIGTERM)
    assert [stream.next() for stream in streams] == [{"event": "end"}] * 10
    assert server.process.wait(timeout=30) == 0


def test_two_servers_on_one_postgresql_hear_of_each_other(
    tmp_path: Path, empty_postgres: str, postgres_url: str,
) -> None:
    name = f"venue_{uuid4().hex}"
    run_on_server(postgres_url, f"CREATE DATABASE {name} TEMPLATE {empty_postgres}")
    url = url_of(postgres_url, name)
    with serving(tmp_path / "one", url) as one, serving(tmp_path / "two", url) as two:
        hand = dealt(one)
        near, far = (EventStream(server, f"/tables/{hand['table']}/events") for server in (one, two))
        assert [near.news()["kind"], far.news()["kind"]] == ["state", "state"]
        for actor in (one, two, one):
            line = f"{hand['to_act']} {'check' if hand['legal']['check'] else 'call'}"
            hand = act(actor, hand, line)
            assert [stream.news()["seq"] for stream in (near, far)] == [hand["seq"]] * 2
        near.close()
        far.close()
    run_on_server(postgres_url, f"DROP DATABASE {name} WITH (FORCE)")
