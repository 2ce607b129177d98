"""What an action is measured beside: one Flask endpoint that keeps one row as safely, and nothing else."""

from __future__ import annotations

import sqlite3
import sys
import threading
from pathlib import Path
from typing import Any

from flask import Flask, jsonify, request

_own = threading.local()
_turn = threading.Lock()


def create(file: Path) -> Flask:
    """The endpoint over a SQLite file; WAL and `synchronous=FULL`, as the record is kept."""
    app = Flask(__name__)
    _connection(file).execute("CREATE TABLE IF NOT EXISTS row (id INTEGER PRIMARY KEY, said TEXT)")

    @app.post("/rows")
    def keep() -> Any:
        said = request.get_json()
        with _turn:
            connection = _connection(file)
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO row (said) VALUES (?)", (said["line"],))
            connection.execute("COMMIT")
        return jsonify(said)

    return app


def _connection(file: Path) -> sqlite3.Connection:
    if not hasattr(_own, "connection"):
        _own.connection = sqlite3.connect(file, isolation_level=None, timeout=20)
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            _own.connection.execute(f"PRAGMA {pragma}")
    return _own.connection  # type: ignore[no-any-return]


def serve(file: Path) -> None:
    """By gunicorn with one worker of many threads; says the port."""
    from gunicorn.app.base import BaseApplication  # type: ignore[import-untyped]

    class Server(BaseApplication):  # type: ignore[misc]
        def load_config(self) -> None:
            for name, value in {
                "bind": "127.0.0.1:0", "workers": 1, "worker_class": "gthread", "threads": 256,
                "keepalive": 30, "loglevel": "warning", "control_socket_disable": True,
                "when_ready": lambda server: print(server.LISTENERS[0].sock.getsockname()[1], flush=True),
            }.items():
                self.cfg.set(name, value)

        def load(self) -> Flask:
            return create(file)

    Server().run()


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
