"""A whole room: 300 tables at an action a second, with 300 tablets and 20 walls that listen. `make bench`.

One server, as `serve` starts it; one client of an event loop that plays every tablet and holds every stream.
Printed are how long an action took from when it was due, over all tables and at the table that waits longest,
while nobody listens, while all begin to, and while they do; how many entries the listeners were told of; and
the server's memory: before there were tables, a table, a listener, and minute by minute, which is to be flat.
Then the same beside clients that connect and send half.
Before and after it a bare endpoint with one insert (`bare.py`) gets as many requests a second of as many
connections, to which nobody listens: what the machine itself makes anybody wait. `--minutes 3` plays longer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.durable import bare, processor  # noqa: E402
from tests.web.server import Server, serving  # noqa: E402
from tests.web.test_slow_clients import HALF_BODY, HALF_HEADERS, silent  # noqa: E402

TABLES, WALLS = 300, 20
JOINING = 10            # seconds, in which a room that lost its server comes back as one
LEVEL = 40              # after about so many entries a tablet takes all back, each at a time of its own
ROW = "{:<46}{:>10}{:>10}{:>10}{:>14}{:>12}"


@dataclass
class Room:
    """What was measured, in seconds: how long each action took, all and by table; what the server needed of
    a processor; and how much the streams said.
    """

    took: list[float] = field(default_factory=list)
    tables: list[list[float]] = field(default_factory=list)
    told: int = 0
    spent: float = 0.0


class Client:
    """A connection that stays."""

    async def connect(self, host: str, port: int) -> None:
        self.read, self.write = await asyncio.open_connection(host, port)

    async def act(self) -> None:
        """One request that is kept: here, of the bare endpoint."""
        await self.post("/rows", {"seq": 1, "line": "3 raise 700", "key": "a"})

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        sent = json.dumps(body).encode()
        self.write.write(
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
            f"application/json\r\nContent-Length: {len(sent)}\r\n\r\n".encode() + sent)
        head = (await self.read.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].split(b"\r\n")[0])
        document = json.loads(await self.read.readexactly(length))
        assert head.split()[1] == b"200", document
        return document


class Tablet(Client):
    """A table with an open hand."""

    def __init__(self, server: Server, number: int) -> None:
        settings = {"name": f"T{number}", "game": "holdem", "betting": "no-limit", "blinds": [1, 2]}
        self.table = server.ask("POST", "/tables", settings)[1]["id"]
        for seat in (1, 2, 3):
            server.ask("PUT", f"/tables/{self.table}/seats/{seat}", {"stack": 10**9})
        self.hand = server.ask("POST", f"/tables/{self.table}/hands", {})[1]
        self.level = LEVEL // 2 + number % LEVEL

    async def act(self) -> None:
        """One entry: the least raise, and once there are many, all of them back."""
        hand, seq = self.hand, self.hand["seq"]
        path, body = "actions", {"seq": seq, "key": f"{seq}"}
        if len(hand["undoable"]) >= self.level:
            path, body = "undo", {**body, "to": 0}
        else:
            body["line"] = f"{hand['to_act']} raise {hand['legal']['raise']['min']}"
        self.hand = await self.post(f"/api/v1/hands/{hand['hand']}/{path}", body)


async def play(process: int, tablets: Sequence[Client], seconds: float, room: Room) -> None:
    """Every tablet an action a second, each at its own moment of the second."""
    begun, used = perf_counter() + 0.5, processor(process)

    async def one(tablet: Client, offset: float) -> None:
        due, mine = begun + offset, list[float]()
        room.tables.append(mine)
        while due < begun + seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            await tablet.act()
            mine.append(perf_counter() - due)
            due += 1.0

    await asyncio.gather(*(one(tablet, n / len(tablets)) for n, tablet in enumerate(tablets)))
    room.took += chain.from_iterable(room.tables)
    room.spent += processor(process) - used


async def beside_bare(folder: Path) -> None:
    """The same pace at the endpoint that keeps a row and does nothing else."""
    with bare(str(folder / "bare.sqlite3")) as (port, process):
        clients, measured = [Client() for _ in range(TABLES)], Room()
        for client in clients:
            await client.connect("127.0.0.1", port)
        await play(process, clients, 5, Room())
        await play(process, clients, 15, measured)
        line("bare endpoint, nobody listens", measured)
        for client in clients:
            client.write.close()


async def listen(host: str, port: int, path: str, room: Room) -> None:
    """A stream, whose entries are counted."""
    read, write = await asyncio.open_connection(host, port, limit=2**20)
    write.write(f"GET /api/v1{path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    while piece := await read.read(65_536):
        room.told += piece.count(b'"kind": "hand"')


def megabytes(server: Server) -> float:
    """What the server's processes hold, pages they share counted in parts."""
    below = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    lines = Path(f"/proc/{below[0]}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


async def evening(server: Server, minutes: float) -> None:
    host, port = server.host.split(":")[0], int(server.host.split(":")[1])
    server.ask("GET", "/health")
    empty = megabytes(server)
    tablets = [Tablet(server, n) for n in range(TABLES)]
    room, quiet, joining = Room(), Room(), Room()
    for tablet in tablets:
        await tablet.connect(host, port)
    await play(server.process.pid, tablets, 15, Room())
    dealt = megabytes(server)
    await play(server.process.pid, tablets, 15, quiet)
    paths = [f"/tables/{tablet.table}/events?page=t{tablet.table}" for tablet in tablets]
    paths += [f"/events?page=wall{n}" for n in range(WALLS)]
    streams = [asyncio.create_task(listen(host, port, path, room)) for path in paths]
    await play(server.process.pid, tablets, JOINING, joining)
    heard = megabytes(server)
    line("nobody listens", quiet)
    line(f"{len(paths)} begin to listen at once", joining)
    print(f"memory, MB: empty {empty:.0f}; a table {(dealt - empty) / TABLES:.2f}, a listener "
          f"{(heard - dealt) / len(paths):.2f}", flush=True)
    for _minute in range(max(1, round(minutes))):
        measured = Room()
        await play(server.process.pid, tablets, 60 * min(1.0, minutes), measured)
        line(f"{TABLES} tablets and {WALLS} walls listen, {megabytes(server):.0f} MB", measured)
        room.took += measured.took
    print(f"{len(room.took):,} actions, {room.told:,} entries told", flush=True)
    held = [*silent(server, 400, HALF_HEADERS), *silent(server, 200, HALF_BODY)]
    beside = Room()
    await play(server.process.pid, tablets, 10, beside)
    line("beside 400 half headers and 200 half bodies", beside)
    for one in held:
        one.close()
    for stream in streams:
        stream.cancel()


def line(name: str, room: Room) -> None:
    times = sorted(room.took)
    median, late, worst = times[len(times) // 2], times[len(times) * 99 // 100], times[-1]
    slowest, each = max(map(statistics.median, room.tables)), room.spent / len(times)
    print(ROW.format(name, *(f"{at * 1000:.1f}" for at in (median, late, worst, slowest, each))), flush=True)


def main() -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=1.0)
    minutes = asked.parse_args().minutes
    print(ROW.format("milliseconds", "median", "p99", "worst", "slowest table", "processor"), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(beside_bare(Path(folder)))
        with serving(Path(folder)) as server:
            asyncio.run(evening(server, minutes))
        asyncio.run(beside_bare(Path(folder)))


if __name__ == "__main__":
    main()
