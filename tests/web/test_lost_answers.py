"""A started server whose answer never arrives, which loses its power, whose file another program holds."""

from __future__ import annotations

import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from dealer_assist.store.db import database
from tests.web.dealt import dealt
from tests.web.server import Server, serving
from tests.web.test_live import eventually


def test_an_entry_whose_answer_was_lost_is_sent_again_and_is_the_same_row(tmp_path: Path):
    with serving(tmp_path) as server:
        hand = dealt(server)
        entry = {"seq": hand["seq"], "line": f"{hand['to_act']} call", "key": "once"}
        with _unread(server, f"/hands/{hand['hand']}/actions", entry):
            assert eventually(lambda: len(_rows(server, hand)) == 2)
        status, again = server.ask("POST", f"/hands/{hand['hand']}/actions", entry)
        assert (status, again["seq"]) == (200, 1)
        _while_held(server, tmp_path / database.FILE, hand["hand"], again)
        before = _rows(server, hand)
    with serving(tmp_path) as server:       # it was killed, as by a plug that is pulled
        assert server.ask("POST", f"/hands/{hand['hand']}/actions", entry)[0] == 200
        assert _rows(server, hand) == before


def _while_held(server: Server, file: Path, number: int, hand: Any) -> None:
    """A sentence while another program writes, and nothing half done; then it goes on."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    more = {"seq": hand["seq"], "line": f"{hand['to_act']} call", "key": "twice"}
    status, answer = server.ask("POST", f"/hands/{number}/actions", more)
    assert (status, answer["error"]["code"]) == (503, "locked") and answer["error"]["message"]
    assert server.ask("GET", f"/hands/{number}")[1]["seq"] == hand["seq"]
    other.execute("ROLLBACK")
    other.close()
    assert eventually(lambda: server.ask("POST", f"/hands/{number}/actions", more)[0] == 200)


def _rows(server: Server, hand: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = server.ask("GET", f"/hands/{hand['hand']}/log")[1]["rows"]
    return rows


@contextmanager
def _unread(server: Server, path: str, body: Any) -> Iterator[None]:
    """A request whose sender hangs up without the answer, once the block has seen that it was taken up."""
    host, _, port = server.host.rpartition(":")
    sent = json.dumps(body).encode()
    with socket.create_connection((host, int(port))) as line:
        line.sendall(f"POST /api/v1{path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                     f"Content-Length: {len(sent)}\r\n\r\n".encode() + sent)
        yield
