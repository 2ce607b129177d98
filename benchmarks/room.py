"""A whole room: 300 tables at an action a second, with 300 tablets and 20 walls that listen. `make bench`.

One server, as `serve` starts it; one client of an event loop that plays every tablet and holds every stream.
Printed are how long an action took from when it was due, how many entries the listeners were told of, and the
server's memory: before there were tables, a table, a listener, and minute by minute, which has to be flat.
Then the same beside clients that connect and send half. `--minutes 3` plays longer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.durable import processor  # noqa: E402
from tests.web.server import Server, serving  # noqa: E402
from tests.web.test_slow_clients import HALF_BODY, HALF_HEADERS, silent  # noqa: E402

TABLES, WALLS = 300, 20
LEVEL = 40              # after about so many entries a tablet takes all back, each at a time of its own
ROW = "{:<46}{:>12}{:>12}{:>12}{:>12}"


@dataclass
class Room:
    """What was measured, in seconds: how long each action took, and what the server needed of a processor;
    and how much the streams said.
    """

    took: list[float] = field(default_factory=list)
    told: int = 0
    spent: float = 0.0


class Tablet:
    """A table with an open hand, and a connection that stays."""

    def __init__(self, server: Server, number: int) -> None:
        settings = {"name": f"T{number}", "game": "holdem", "betting": "no-limit", "blinds": [1, 2]}
        self.table = server.ask("POST", "/tables", settings)[1]["id"]
        for seat in (1, 2, 3):
            server.ask("PUT", f"/tables/{self.table}/seats/{seat}", {"stack": 10**9})
        self.hand = server.ask("POST", f"/tables/{self.table}/hands", {})[1]
        self.level = LEVEL // 2 + number % LEVEL

    async def connect(self, host: str, port: int) -> None:
        self.read, self.write = await asyncio.open_connection(host, port)

    async def act(self) -> None:
        """One entry: the least raise, and once there are many, all of them back."""
        hand, seq = self.hand, self.hand["seq"]
        path, body = "actions", {"seq": seq, "key": f"{seq}"}
        if len(hand["undoable"]) >= self.level:
            path, body = "undo", {**body, "to": 0}
        else:
            body["line"] = f"{hand['to_act']} raise {hand['legal']['raise']['min']}"
        sent = json.dumps(body).encode()
        self.write.write(
            f"POST /api/v1/hands/{hand['hand']}/{path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
            f"application/json\r\nContent-Length: {len(sent)}\r\n\r\n".encode() + sent)
        head = (await self.read.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].split(b"\r\n")[0])
        document = json.loads(await self.read.readexactly(length))
        assert head.split()[1] == b"200", document
        self.hand = document


async def play(server: Server, tablets: list[Tablet], seconds: float, room: Room) -> None:
    """Every tablet an action a second, each at its own moment of the second."""
    begun, used = perf_counter() + 0.5, processor(server.process.pid)

    async def one(tablet: Tablet, offset: float) -> None:
        due = begun + offset
        while due < begun + seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            await tablet.act()
            room.took.append(perf_counter() - due)
            due += 1.0

    await asyncio.gather(*(one(tablet, n / len(tablets)) for n, tablet in enumerate(tablets)))
    room.spent += processor(server.process.pid) - used


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
    room, quiet = Room(), Room()
    for tablet in tablets:
        await tablet.connect(host, port)
    await play(server, tablets, 15, Room())
    dealt = megabytes(server)
    await play(server, tablets, 15, quiet)
    paths = [f"/tables/{tablet.table}/events?page=t{tablet.table}" for tablet in tablets]
    paths += [f"/events?page=wall{n}" for n in range(WALLS)]
    streams = [asyncio.create_task(listen(host, port, path, room)) for path in paths]
    await asyncio.sleep(2)
    heard = megabytes(server)
    print(ROW.format("milliseconds", "median", "p99", "worst", "processor"), flush=True)
    line("nobody listens", quiet)
    print(f"memory, MB: empty {empty:.0f}; a table {(dealt - empty) / TABLES:.2f}, a listener "
          f"{(heard - dealt) / len(paths):.2f}", flush=True)
    for _minute in range(max(1, round(minutes))):
        measured = Room()
        await play(server, tablets, 60 * min(1.0, minutes), measured)
        line(f"{TABLES} tablets and {WALLS} walls listen, {megabytes(server):.0f} MB", measured)
        room.took += measured.took
    print(f"{len(room.took):,} actions, {room.told:,} entries told", flush=True)
    held = [*silent(server, 400, HALF_HEADERS), *silent(server, 200, HALF_BODY)]
    beside = Room()
    await play(server, tablets, 10, beside)
    line("beside 400 half headers and 200 half bodies", beside)
    for one in held:
        one.close()
    for stream in streams:
        stream.cancel()


def line(name: str, room: Room) -> None:
    times = sorted(room.took)
    median, late, worst = times[len(times) // 2], times[len(times) * 99 // 100], times[-1]
    each = room.spent / len(times)
    print(ROW.format(name, *(f"{at * 1000:.1f}" for at in (median, late, worst, each))), flush=True)


def main() -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=1.0)
    minutes = asked.parse_args().minutes
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        asyncio.run(evening(server, minutes))


if __name__ == "__main__":
    main()
