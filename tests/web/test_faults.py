"""Six tablets at once while processes are killed, the database is stopped, the disk takes nothing.

Whatever was acknowledged is there, once; what was not is sent again with its key. `tests/night` draws the
same and more from a seed, in one process.
"""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPException
from pathlib import Path
from typing import Any

from dealer_assist.store.db import database
from tests import postgres
from tests.web.disk import serving_on_a_disk
from tests.web.server import Server, serving
from tests.web.test_live import dealt, eventually

WRITERS = 6


class Writer(threading.Thread):
    """A tablet that calls and takes back, and sends again what was not acknowledged, until it may stop.

    `acknowledged` are the hashes of its entries by number; `refused` the codes it was refused with.
    """

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.server, self.hand = server, dealt(server)
        self.acknowledged: dict[int, str] = {}
        self.refused: set[str] = set()
        self.stopping = False
        self._entry: tuple[str, dict[str, Any]] | None = None

    def run(self) -> None:
        while not self.stopping or self._entry is not None:
            path, body = self._entry = self._entry or self._next()
            try:
                status, answer = self.server.ask("POST", f"/hands/{self.hand['hand']}/{path}", body)
            except (OSError, HTTPException):
                time.sleep(0.05)
                continue
            if status == 200:
                self.hand, self._entry = answer, None
                self.acknowledged[answer["seq"]] = answer["hash"]
            else:
                assert status == 503, (status, answer)
                self.refused.add(answer["error"]["code"])

    def _next(self) -> tuple[str, dict[str, Any]]:
        body = {"seq": self.hand["seq"], "key": f"{self.hand['hand']} {self.hand['seq']}"}
        if self.hand["undoable"]:
            return "undo", body
        return "actions", {**body, "line": f"{self.hand['to_act']} call"}


@contextmanager
def writing(server: Server) -> Iterator[list[Writer]]:
    """Six tablets that write meanwhile; what they were told is there afterwards."""
    writers = [Writer(server) for _ in range(WRITERS)]
    for writer in writers:
        writer.start()
    yield writers
    for writer in writers:
        writer.stopping = True
    for writer in writers:
        writer.join(120)
        assert not writer.is_alive()
        check(server, writer)


def check(server: Server, writer: Writer) -> None:
    rows = server.ask("GET", f"/hands/{writer.hand['hand']}/log")[1]["rows"]
    assert {row["seq"]: row["hash"] for row in rows if row["seq"]} == writer.acknowledged
    assert server.ask("GET", f"/hands/{writer.hand['hand']}/verify")[1]["ok"]


def health(server: Server) -> str | None:
    """Why a probe is told that nothing is kept; None when all is well."""
    status, answer = server.ask("GET", "/health")
    return answer["error"]["code"] if status == 503 else None


def go_on(writers: list[Writer]) -> None:
    """Every one of them is acknowledged something from now on."""
    before = {writer: len(writer.acknowledged) for writer in writers}
    assert eventually(lambda: all(len(writer.acknowledged) > before[writer] for writer in writers))


def worker_of(server: Server) -> int:
    def children() -> list[str]:
        listing = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True)
        return listing.stdout.split()

    assert eventually(lambda: len(children()) == 1)
    return int(children()[0])


def test_a_killed_worker_takes_nothing_acknowledged_with_it(tmp_path: Path):
    with serving(tmp_path) as server, writing(server) as writers:
        for _ in range(3):
            go_on(writers)
            os.kill(worker_of(server), signal.SIGKILL)
        go_on(writers)


def test_a_disk_that_takes_nothing_is_told_and_played_on_after(tmp_path: Path):
    """No byte may be written beyond the first of any file; reading goes on meanwhile."""
    with serving(tmp_path) as server, writing(server) as writers:
        go_on(writers)
        worker = worker_of(server)
        before = resource.prlimit(worker, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        assert eventually(lambda: all("disk-error" in writer.refused for writer in writers))
        assert health(server) == "disk-error"
        assert server.ask("GET", f"/hands/{writers[0].hand['hand']}")[0] == 200
        resource.prlimit(worker, resource.RLIMIT_FSIZE, before)
        go_on(writers)
        assert health(server) is None


def test_a_full_disk_is_told_and_played_on_when_there_is_room(tmp_path: Path):
    with serving_on_a_disk(tmp_path, "6m") as (server, disk), writing(server) as writers:
        go_on(writers)
        disk.fill()
        assert eventually(lambda: all("disk-full" in writer.refused for writer in writers))
        assert server.ask("GET", f"/hands/{writers[0].hand['hand']}")[0] == 200
        disk.make_room()
        go_on(writers)


@contextmanager
def switched_off(server: Server) -> Iterator[None]:
    """No process of it has a file open meanwhile."""
    worker = worker_of(server)
    os.kill(server.process.pid, signal.SIGSTOP)
    os.kill(worker, signal.SIGKILL)
    yield
    os.kill(server.process.pid, signal.SIGCONT)


def test_a_disk_that_comes_back_only_read_is_told_and_played_on_when_it_is_written(tmp_path: Path):
    with serving_on_a_disk(tmp_path, "6m") as (server, disk), writing(server) as writers:
        go_on(writers)
        with switched_off(server):
            assert eventually(lambda: disk.remount("ro"))
        assert eventually(lambda: all("read-only" in writer.refused for writer in writers))
        assert health(server) == "read-only"
        assert server.ask("GET", f"/hands/{writers[0].hand['hand']}")[0] == 200
        assert disk.remount("rw")
        go_on(writers)


def test_a_room_whose_disk_is_only_read_from_the_start_says_so(tmp_path: Path):
    """Nothing lies beside the file yet, so SQLite cannot even open it."""
    with serving_on_a_disk(tmp_path, "6m") as (server, disk):
        assert disk.remount("ro")
        status, answer = server.ask("POST", "/tables", {"name": "T"})
        assert (status, answer["error"]["code"]) == (503, "read-only"), answer
        assert health(server) == "read-only"
        assert disk.remount("rw")
        assert server.ask("POST", "/tables", {"name": "T"})[0] == 201


def test_a_file_that_another_program_holds_is_told_and_played_on_after(tmp_path: Path):
    with serving(tmp_path) as server, writing(server) as writers:
        go_on(writers)
        with closing(sqlite3.connect(tmp_path / database.FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert eventually(lambda: all("locked" in writer.refused for writer in writers))
            assert health(server) == "locked"
            assert server.ask("GET", f"/hands/{writers[0].hand['hand']}")[0] == 200
        go_on(writers)


def test_a_database_that_stops_and_starts_is_played_on_with(tmp_path: Path):
    with postgres.running_server() as url, serving(tmp_path, url) as server, writing(server) as writers:
        go_on(writers)
        postgres.stop(url)
        assert eventually(lambda: all(writer.refused for writer in writers))
        postgres.start(url)
        go_on(writers)
