"""What an action is measured beside: one Flask endpoint that keeps one row as safely, and nothing else."""

from __future__ import annotations

import sqlite3
import sys
import threading
from collections.abc import Callable
from typing import Any

from flask import Flask, jsonify, request

_own = threading.local()
_turn = threading.Lock()


def create(database: str) -> Flask:
    """The endpoint over a SQLite file, WAL and `synchronous=FULL`, or over a PostgreSQL database."""
    app = Flask(__name__)
    insert = _into_postgresql if database.startswith("postgresql://") else _into_sqlite
    insert(database, None)

    @app.post("/rows")
    def keep() -> Any:
        body = request.get_json()
        insert(database, body["line"])
        return jsonify(body)

    return app


def _into_sqlite(file: str, line: str | None) -> None:
    connection = _own_connection(lambda: sqlite3.connect(file, isolation_level=None, timeout=20), (
        "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL",
        "CREATE TABLE IF NOT EXISTS row (id INTEGER PRIMARY KEY, said TEXT)"))
    if line is not None:
        with _turn:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO row (said) VALUES (?)", (line,))
            connection.execute("COMMIT")


def _into_postgresql(url: str, line: str | None) -> None:
    import psycopg

    if line is None:        # before the workers are forked: a connection is not carried over
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("CREATE TABLE IF NOT EXISTS bare (id SERIAL PRIMARY KEY, said TEXT)")
        return
    own = _own_connection(lambda: psycopg.connect(url, autocommit=True), ())
    own.execute("INSERT INTO bare (said) VALUES (%s)", (line,))


def _own_connection(connect: Callable[[], Any], begin: tuple[str, ...]) -> Any:
    """This thread's connection."""
    if not hasattr(_own, "connection"):
        _own.connection = connect()
        for statement in begin:
            _own.connection.execute(statement)
    return _own.connection


def serve(database: str) -> None:
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
            return create(database)

    Server().run()


if __name__ == "__main__":
    serve(sys.argv[1])
