"""Which server stands best in front of a room? The table in ARCHITECTURE.md; not part of `make bench`.

The bare endpoint of `bare.py`, one durable insert, behind each server that is installed here: how long it
takes while all is quiet, beside 400 clients that send half of their headers, 200 that send half of a body,
and 300 that open a stream and never read; and what memory the server holds before and beside the listeners.
WSGI servers run the Flask application, ASGI servers the same through `web/serving/front.py`, with as many
threads as `serve` has. Only gunicorn comes with the product; put the others into a folder,
`pip install --target DIR waitress granian hypercorn uvicorn`, and start with `PYTHONPATH=DIR`.
"""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from flask import Flask, Response, request

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.bare import create  # noqa: E402
from dealer_assist.store.live.feed import Feed  # noqa: E402
from dealer_assist.web.serving.front import Front  # noqa: E402
from dealer_assist.web.serving.streams import STREAM, Stream  # noqa: E402

THREADS, REQUESTS, PATIENCE = "32", 60, 5.0     # seconds without an answer: it stands still
WSGI, ASGI = "benchmarks.servers:wsgi()", "benchmarks.servers:asgi()"
GUNICORN = ("gunicorn", "--no-control-socket", "--keep-alive", "30", "-b", "127.0.0.1:{port}")
COMMANDS: dict[str, tuple[str, ...]] = {
    "gunicorn, threads": (*GUNICORN, "-k", "gthread", "--threads", THREADS, WSGI),
    "gunicorn, 256 threads": (*GUNICORN, "-k", "gthread", "--threads", "256", WSGI),
    "waitress": ("waitress", "--port={port}", f"--threads={THREADS}", "--connection-limit=2000",
                 "--asyncore-use-poll", "--call", WSGI.removesuffix("()")),
    "granian, WSGI": ("granian", "--interface", "wsgi", "--port", "{port}", "--blocking-threads", THREADS,
                      "--factory", WSGI.removesuffix("()")),
    "granian, ASGI": ("granian", "--interface", "asgi", "--port", "{port}", "--factory",
                      ASGI.removesuffix("()")),
    "hypercorn": ("hypercorn", "-b", "127.0.0.1:{port}", ASGI),
    "uvicorn": ("uvicorn", "--factory", "--port", "{port}", "--log-level", "warning",
                ASGI.removesuffix("()")),
    "gunicorn, ASGI worker": (*GUNICORN, "-k", "dealer_assist.web.serving.worker.Worker", ASGI),
}
HALF_HEADERS = b"POST /rows HTTP/1.1\r\nX: "
HALF_BODY = (b"POST /rows HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
             b'Content-Length: 1000\r\n\r\n{"line"')
LISTEN = b"GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n"
ROW = "{:<24}{:>10}{:>15}{:>15}{:>15}{:>14}"


def wsgi() -> Flask:
    """The bare endpoint, and a stream on which nothing happens."""
    app, feed = create(os.environ["BARE"]), Feed()

    @app.get("/stream")
    def stream() -> Response:
        stream = Stream(feed, feed.listen(None), [], "", 15.0)
        if STREAM in request.environ:
            request.environ[STREAM] = stream
        return Response(iter(stream), mimetype="text/event-stream")

    return app


def asgi() -> Front:
    """The same on an event loop."""
    return Front(wsgi(), int(THREADS))


def main() -> None:
    """Print the table: milliseconds at the median, megabytes."""
    print(ROW.format("", "quiet", "half headers", "half bodies", "listeners", "memory, MB"))
    for name, command in COMMANDS.items():
        if importlib.util.find_spec(command[0]) is None:
            print(f"{name:<24}not installed")
            continue
        with tempfile.TemporaryDirectory() as folder, serving(command, Path(folder)) as (port, process):
            print(ROW.format(name, *_figures(port, process.pid)), flush=True)


def _figures(port: int, pid: int) -> Iterator[str]:
    yield _reported(port)
    before = _megabytes(pid)
    for count, sent in ((400, HALF_HEADERS), (200, HALF_BODY), (300, LISTEN)):
        held = _silent(port, count, sent)
        time.sleep(1)
        yield _reported(port)
        if sent == LISTEN:
            yield f"{before:.0f} / {_megabytes(pid):.0f}"
        for one in held:
            one.close()
        time.sleep(1)


def _reported(port: int) -> str:
    """The median of some inserts over one connection, as it is written in the table."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    body, headers, took = json.dumps({"line": "3 raise 700"}), {"Content-Type": "application/json"}, []
    try:
        for _ in range(REQUESTS):
            begun = time.perf_counter()
            connection.request("POST", "/rows", body, headers)
            connection.getresponse().read()
            took.append(time.perf_counter() - begun)
    except (OSError, HTTPException):
        return "stands still"
    finally:
        connection.close()
    return f"{statistics.median(took) * 1000:.1f}"


def _silent(port: int, count: int, sent: bytes) -> list[socket.socket]:
    held = []
    with suppress(OSError):         # a server that stands still takes no more of them
        for _ in range(count):
            one = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
            one.sendall(sent)
            held.append(one)
    return held


def _megabytes(pid: int) -> float:
    """What the server's processes hold, pages they share counted in parts."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    own = next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
    below = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(_megabytes(int(child)) for child in below)


@contextmanager
def serving(command: Sequence[str], folder: Path) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server over a new file, and its port, while the block runs."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [one.format(port=port) for one in command]
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    process = subprocess.Popen(
        [sys.executable, "-m", *words], cwd=ROOT, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": paths, "BARE": str(folder / "bare.sqlite3")})
    try:
        _wait_for(port)
        yield port, process
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _wait_for(port: int) -> None:
    until = time.monotonic() + 60
    while _reported(port) == "stands still":
        if time.monotonic() > until:
            raise SystemExit("the server does not answer")
        time.sleep(0.2)


if __name__ == "__main__":
    main()
