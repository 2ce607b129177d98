"""How soon does a second tablet know? From the tap on one to the event on another, beside a bare round trip.

One server, as `serve` starts it; 1 and 200 tablets that listen to the same table. What counts is the ratio to
a plain request in the same run: the machine slows both. News of a table to which more listen than a table has
tablets are gathered for up to a second (`CROWDED` in `web/serving/streams.py`); the last of 200 waits for it.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.dealt import dealt  # noqa: E402
from tests.web.server import Server, serving  # noqa: E402

ACTIONS = 60
ROW = "{:<44}{:>10}{:>10}{:>10}"


def main() -> None:
    """Print the table."""
    print(ROW.format("milliseconds", "median", "worst", "ratio"))
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        bare = _bare(server)
        base = statistics.median(bare)
        _line("a bare request and its answer", bare, base)
        for listeners in (1, 200):
            _line(f"tap to event, {listeners} listening", _taps(server, listeners), base)


def _bare(server: Server) -> list[float]:
    connection = HTTPConnection(server.host, timeout=60)
    times = []
    for _ in range(ACTIONS):
        begun = time.perf_counter()
        connection.request("GET", "/api/v1/health")
        connection.getresponse().read()
        times.append(time.perf_counter() - begun)
    connection.close()
    return times


def _taps(server: Server, listeners: int) -> list[float]:
    """The last of all listeners has the event: seconds from before the entry was sent."""
    hand = dealt(server)
    streams = [_stream(server, hand["table"], n) for n in range(listeners)]
    connection = HTTPConnection(server.host, timeout=60)
    times = []
    for turn in range(ACTIONS):
        entry = {"seq": hand["seq"]} | ({"line": f"{hand['to_act']} call"} if turn % 2 == 0 else {})
        path = f"/api/v1/hands/{hand['hand']}/{'actions' if turn % 2 == 0 else 'undo'}"
        begun = time.perf_counter()
        connection.request("POST", path, json.dumps(entry), {"Content-Type": "application/json"})
        hand = json.loads(connection.getresponse().read())
        for _, answer in streams:
            assert _next(answer)["seq"] == hand["seq"]
        times.append(time.perf_counter() - begun)
    for stream, answer in streams:
        answer.close()
        stream.close()
    connection.close()
    return times


def _stream(server: Server, table: int, number: int) -> tuple[HTTPConnection, HTTPResponse]:
    connection = HTTPConnection(server.host, timeout=60)
    connection.request("GET", f"/api/v1/tables/{table}/events?device=bench-{number}&page=bench-{number}")
    answer = connection.getresponse()
    _next(answer)
    return connection, answer


def _next(answer: HTTPResponse) -> dict[str, Any]:
    """The next news; heartbeats are passed over."""
    while line := answer.readline():
        if line.startswith(b"data: {\"table"):
            return dict(json.loads(line[6:]))
    raise EOFError("the stream has ended")


def _line(name: str, times: list[float], base: float) -> None:
    median, worst = statistics.median(times), max(times)
    figures = (f"{median * 1000:.1f}", f"{worst * 1000:.1f}", f"{median / base:.1f} x")
    print(ROW.format(name, *figures), flush=True)


if __name__ == "__main__":
    try:
        main()
    except subprocess.SubprocessError as error:
        sys.exit(str(error))
