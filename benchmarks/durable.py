"""What one durable action costs over HTTP, beside a bare Flask endpoint with one insert. `make bench`.

Both on SQLite, WAL, `synchronous=FULL`, in the same run and in turns: the machine slows both. Ours is `serve`
as it comes, with its lines in a log, and answers with the whole hand; the bare one (`bare.py`) answers with
what it was sent, and is served by gunicorn as Flask applications are: one process, threads, each row its own
commit under a lock. What counts are the ratios: at 8 requests a second, with 16 writers at once, and how an
action late in a hand compares to an early one. Time of the processor is of the server's processes alone.
On a machine that others use too, the ratios of time say nothing with 16 writers: it is shared out by threads,
and the bare endpoint runs sixteen (over PostgreSQL thirty-two, with its server's), ours two. Those of the
processor stay what they are.

With `--database postgresql` both are on a PostgreSQL server that is started for it and waits for the disk as
a room's does; `--workers N` gives ours so many processes.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.postgres import running_server  # noqa: E402
from tests.web.server import Server, serving  # noqa: E402

ROUNDS, SECONDS, WRITERS, RATE = 3, 4.0, 16, 8
LONGEST = 30            # entries of a hand: a recorded one of hold'em has twenty
HEADERS = {"Content-Type": "application/json"}
ROW = "{:<34}{:>12}{:>12}{:>12}"
Send = Callable[[], None]


class Table:
    """A hand at a table of its own, in which somebody always raises the least.

    After `longest` entries all are taken back, which is an entry too, each table's at a time of its own: with
    hands that only grow, one reads in the end how long a client takes for a document of 300 entries.
    """

    def __init__(self, server: Server, number: int, longest: int) -> None:
        self.longest = longest
        settings = {"name": f"T{number}", "game": "holdem", "betting": "no-limit", "blinds": [1, 2]}
        self.connection = HTTPConnection(server.host, timeout=60)
        self.table = self._ask("POST", "/tables", settings)["id"]
        for seat in (1, 2, 3):
            self._ask("PUT", f"/tables/{self.table}/seats/{seat}", {"stack": 10**9})
        self.hand = self._ask("POST", f"/tables/{self.table}/hands", {})
        self.connection.close()     # the server lets go of one that waits until all tables are there

    def act(self) -> None:
        """One entry."""
        hand, way = self.hand, "actions"
        body = {"seq": hand["seq"], "key": f"{hand['seq']}"}
        if len(hand["undoable"]) >= self.longest:
            way, body = "undo", {**body, "to": 0}
        else:
            body["line"] = f"{hand['to_act']} raise {hand['legal']['raise']['min']}"
        self.hand = self._ask("POST", f"/hands/{hand['hand']}/{way}", body)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        self.connection.request(method, "/api/v1" + path, json.dumps(body), HEADERS)
        answer = self.connection.getresponse()
        read = json.loads(answer.read())
        assert answer.status < 300, read
        return read


def main() -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    asked.add_argument("--workers", type=int, default=1)
    options = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if options.database == "sqlite":
            _measure(Path(folder), None, str(Path(folder) / "bare.sqlite3"), 1)
            return
        with running_server(durable=True) as url:
            plain = url.replace("+psycopg", "")
            _measure(Path(folder), plain, plain, options.workers)


def _measure(folder: Path, database: str | None, beside: str, workers: int) -> None:
    """Ours over `database`, the room's own file where it is None; the bare endpoint over `beside`."""
    print(f"over {'PostgreSQL' if database else 'SQLite'}, processes of ours: {workers}")
    with serving(folder, database, ["--workers", str(workers)]) as server, bare(beside) as (port, process):
        pids = server.process.pid, process
        tables = [Table(server, n, LONGEST + n) for n in range(WRITERS)]
        ours: list[Send] = [table.act for table in tables]
        theirs = [_bare_writer(port) for _ in range(WRITERS)]
        for send in (*ours, *theirs):
            send()
        _compare("8 a second", lambda sends: _open_loop(sends, RATE), ours, theirs, pids)
        _compare(f"{WRITERS} writers", _closed_loop, ours, theirs, pids)
        early, late = _growth(server)
        print(ROW.format("action 120 to action 5", "", "", f"{late / early:.2f}x"))


def _compare(
    name: str, load: Callable[[list[Send]], list[float]], ours: list[Send], theirs: list[Send],
    pids: tuple[int, int],
) -> None:
    mine: list[float] = []
    bare_: list[float] = []
    spent = [0.0, 0.0]
    for _ in range(ROUNDS):     # in turns, so that what else the machine does meets both
        before = [processor(pid) for pid in pids]
        bare_ += load(theirs)
        mine += load(ours)
        spent = [sum_ + processor(pid) - was for sum_, pid, was in zip(spent, pids, before, strict=True)]
    print(ROW.format(name, "ours", "bare", "ratio"))
    for what, of in (("p50, ms", 50), ("p99, ms", 99)):
        a, b = _percentile(mine, of), _percentile(bare_, of)
        print(ROW.format(f"  {what}", f"{a * 1000:.1f}", f"{b * 1000:.1f}", f"{a / b:.1f}x"))
    a, b = spent[0] / len(mine), spent[1] / len(bare_)
    print(ROW.format("  processor, ms", f"{a * 1000:.2f}", f"{b * 1000:.2f}", f"{a / b:.1f}x"))
    print(ROW.format("  answered", f"{len(mine)}", f"{len(bare_)}", f"{len(mine) / len(bare_):.2f}"))


def _open_loop(sends: list[Send], rate: float) -> list[float]:
    """Requests at a fixed rate, each from when it was due: who waits for another is counted as waiting."""
    took: list[float] = []
    begun, threads = time.perf_counter(), []
    for n in range(int(SECONDS * rate)):
        due = begun + n / rate
        time.sleep(max(0.0, due - time.perf_counter()))
        threads.append(threading.Thread(target=_timed, args=(sends[n % len(sends)], due, took)))
        threads[-1].start()
    for thread in threads:
        thread.join()
    return took


def _closed_loop(sends: list[Send]) -> list[float]:
    """Everybody sends again as soon as the answer is there."""
    took: list[float] = []
    until = time.perf_counter() + SECONDS

    def write(send: Send) -> None:
        while (now := time.perf_counter()) < until:
            _timed(send, now, took)

    threads = [threading.Thread(target=write, args=(send,)) for send in sends]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return took


def _timed(send: Send, due: float, took: list[float]) -> None:
    send()
    took.append(time.perf_counter() - due)


def _growth(server: Server) -> tuple[float, float]:
    """The median of the actions around the fifth, and around the hundred and twentieth, of several hands."""
    early, late = [], []
    for n in range(4):
        table = Table(server, 1000 + n, 1000)
        for action in range(1, 126):
            begun = time.perf_counter()
            table.act()
            took = time.perf_counter() - begun
            if abs(action - 5) <= 3:
                early.append(took)
            elif abs(action - 120) <= 3:
                late.append(took)
    return statistics.median(early), statistics.median(late)


def _percentile(times: list[float], of: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * of // 100)]


def _bare_writer(port: int) -> Send:
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    body = json.dumps({"seq": 1, "line": "3 raise 700", "key": "a"})

    def send() -> None:
        connection.request("POST", "/rows", body, HEADERS)
        connection.getresponse().read()

    return send


def processor(pid: int) -> float:
    """Seconds of the processor that a process and all below it have used."""
    below = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    used = sum(int((thread / "schedstat").read_text(encoding="ascii").split()[0])
               for thread in Path(f"/proc/{pid}/task").iterdir())
    return used / 1e9 + sum(processor(int(child)) for child in below)


@contextmanager
def bare(database: str) -> Iterator[tuple[int, int]]:
    """The bare endpoint's port and process, while the block runs; over a file, or a PostgreSQL database."""
    command = [sys.executable, str(ROOT / "benchmarks" / "bare.py"), database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert process.stdout is not None
        yield int(process.stdout.readline()), process.pid
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


if __name__ == "__main__":
    main()
