"""The real server for a test: `dealer-assist serve` in a process of its own, over an instance folder."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from tests.web.forked import ROOT, Forked

LINES = "lines.log"     # of the server, in its instance folder


class Server:
    """A running server; `ask` is one request on a connection of its own."""

    def __init__(
        self, instance: Path, database: str | None = None, options: Sequence[str] = (),
        prefix: Sequence[str] = (),
    ) -> None:
        self.instance = instance
        stated = {"DEALER_ASSIST_INSTANCE": str(instance)}
        kept = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        self.process = _started(
            prefix, ["serve", "--port", "0", *options],
            kept | stated | ({"DATABASE_URL": database} if database else {}), instance / LINES)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "://" in line, f"the server said {line!r}; more may be in {instance / LINES}"
        self.host = urlsplit(line.split()[-1]).netloc

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None,
    ) -> tuple[int, Any]:
        """Status and document; `body` is JSON, or bytes to be sent as they are."""
        connection = HTTPConnection(self.host, timeout=60)
        try:
            sent = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
            connection.request(
                method, "/api/v1" + path, sent, {"Content-Type": "application/json"} | (headers or {}))
            response = connection.getresponse()
            text = response.read()
            kind = response.headers.get_content_type()
            return response.status, json.loads(text) if kind == "application/json" else text
        finally:
            connection.close()

    def seat(self, table: int, players: Mapping[int, tuple[str, int]]) -> None:
        """Who sits where with what, by the form of the table: one request for all of them."""
        form = {f"{what}_{seat}": value for seat, one in players.items()
                for what, value in zip(("player", "stack"), one, strict=True)}
        connection = HTTPConnection(self.host, timeout=60)
        connection.request("POST", f"/tables/{table}/seats", urlencode(form),
                           {"Content-Type": "application/x-www-form-urlencoded"})
        answer = connection.getresponse()
        assert answer.status == 303, answer.read().decode()
        connection.close()

    def let_go(self, players: Collection[str]) -> None:
        """These players get up where they sit, to be seated at another table; their open hands are void."""
        for table in self.ask("GET", "/tables")[1]["tables"]:
            theirs = [one["seat"] for one in table["seats"] if one["player"] in players]
            if theirs and table["hand"] and table["hand"]["status"] == "open":
                hand = table["hand"]
                self.ask("POST", f"/hands/{hand['id']}/void", {"seq": hand["seq"]})
            for seat in theirs:
                self.ask("DELETE", f"/tables/{table['id']}/seats/{seat}")

    def kill(self) -> None:
        """What a pulled plug does to it: every process of it, at once, without a word."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.read()      # to its end: its last process has let go of its port too
        self.process.stdout.close()


def _started(
    prefix: Sequence[str], command: list[str], environment: dict[str, str], lines: Path,
) -> subprocess.Popen[str] | Forked:
    """A process of its own; in a test it is forked, but where another starts it or several count together.

    Outside of tests its log goes to the file `lines`, as a room's does.
    """
    if "PYTEST_CURRENT_TEST" in os.environ and not prefix and "--workers" not in command:
        return Forked(command, environment)
    with ExitStack() as opened:
        log = None if "PYTEST_CURRENT_TEST" in os.environ else opened.enter_context(lines.open("ab"))
        return subprocess.Popen(
            [*prefix, sys.executable, "-m", "dealer_assist", *command], cwd=ROOT, env=environment,
            stdout=subprocess.PIPE, stderr=log, start_new_session=True, text=True)


@contextmanager
def serving(
    instance: Path, database: str | None = None, options: Sequence[str] = (),
) -> Iterator[Server]:
    """A server for the length of a block."""
    server = Server(instance, database, options)
    try:
        yield server
    finally:
        server.kill()
