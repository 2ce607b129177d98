"""The clock of an event over a server that is killed: what it shows follows from its record and the time."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from dealer_assist.contract.structures.reading import template
from dealer_assist.contract.structures.sheets import document_of
from tests.web.server import Server

SECOND = 1.0


def ask(server: Server, method: str, path: str, body: Any = None) -> Any:
    status, document = server.ask(method, path, body)
    assert status in (200, 201), (status, document)
    return document


def looked(server: Server, event: int) -> tuple[float, float, Any]:
    """The clock, and between which moments it was looked at."""
    before = monotonic()
    shown = ask(server, "GET", f"/tournaments/{event}")["clock"]
    return before, monotonic(), shown


def posted(server: Server, path: str, body: Any) -> None:
    """A request whose answer nobody waits for."""
    connection = HTTPConnection(server.host, timeout=60)
    connection.request("POST", f"/api/v1{path}", json.dumps(body).encode(),
                       {"Content-Type": "application/json"})
    connection.close()


@pytest.fixture
def server(tmp_path: Path) -> Any:
    running = [Server(tmp_path)]
    yield running
    running[-1].kill()


def test_killed_at_any_moment_the_clock_loses_no_second(server: list[Server], tmp_path: Path):
    """Idle, with an act in its hands, and right after one: the same level, less what really went by."""
    sheet, chance = document_of(template("holdem")), Random("kills")
    event = ask(server[-1], "POST", "/tournaments", {"name": "Main", "sheet": sheet})["id"]
    acts = f"/tournaments/{event}/acts"
    for act in ({"act": "enter", "players": ["Ann", "Bob", "Cy"]}, {"act": "draw"},
                {"act": "clock", "tick": "start"}):
        ask(server[-1], "POST", acts, act)
    for kill in range(3):
        before, after, shown = looked(server[-1], event)
        if kill:
            body = {"act": "announce", "text": f"{kill} of {chance.random()}"}
            (posted if kill == 1 else lambda one, *rest: ask(one, "POST", *rest))(server[-1], acts, body)
        server[-1].kill()
        server.append(Server(tmp_path))
        again, at_last, later = looked(server[-1], event)
        assert later["row"] == shown["row"] and later["running"]
        gone = (shown["left"] - later["left"]) / 1000
        assert again - after - SECOND < gone < at_last - before + SECOND


def test_a_pause_is_a_pause_whatever_happens_to_the_server(server: list[Server], tmp_path: Path):
    event = ask(server[-1], "POST", "/tournaments", {
        "name": "Main", "sheet": document_of(template("holdem"))})["id"]
    acts = f"/tournaments/{event}/acts"
    for act in ({"act": "enter", "players": ["Ann", "Bob"]}, {"act": "draw"},
                {"act": "clock", "tick": "start"}, {"act": "clock", "tick": "pause"}):
        ask(server[-1], "POST", acts, act)
    _, _, shown = looked(server[-1], event)
    server[-1].kill()
    server.append(Server(tmp_path))
    _, _, later = looked(server[-1], event)
    assert (later["row"], later["left"], later["running"]) == (shown["row"], shown["left"], False)
