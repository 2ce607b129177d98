"""A server forked from a process that has the product loaded; else as `python -m dealer_assist serve`.

To load it takes 1.2 s of processor, to show the first page another second (`warm.py`); a run starts more
than a hundred servers.
"""

from __future__ import annotations

import io
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
WEB = sorted((ROOT / "dealer_assist" / "web").rglob("*.py"))
LOADED = [
    "dealer_assist.cli.serve", "dealer_assist.cli.upgrade", "dealer_assist.store.hands.rebuild",
    *(".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for file in WEB),
    "dealer_assist.cli.tls", "alembic.command", "logging.config", "sqlalchemy.dialects.sqlite.pysqlite",
    "sqlalchemy.dialects.postgresql.psycopg", "gunicorn.arbiter", "gunicorn.app.base", "gunicorn.glogging",
    "encodings.idna", "tests.web.warm",
]


class Forked:
    """What `subprocess.Popen` is of a process of its own: `pid`, `stdout`, `wait`, `send_signal`."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        context = _loaded()
        reader, writer = context.Pipe(duplex=False)
        self._process = context.Process(target=_serve, args=(arguments, dict(environment), writer))
        self._process.start()
        writer.close()
        assert self._process.pid is not None
        self.pid = self._process.pid
        self.stdout: io.TextIOWrapper | None = os.fdopen(os.dup(reader.fileno()), encoding="utf-8")
        reader.close()

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("serve", timeout or 0)
        return code

    def send_signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)


@cache
def _loaded() -> ForkServerContext:
    context = get_context("forkserver")
    context.set_forkserver_preload(LOADED)
    return context


def _serve(arguments: Sequence[str], environment: dict[str, str], stdout: Connection) -> None:
    """In the new process: leave everything as a shell would have, then do the command."""
    os.setsid()
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(stdout.fileno(), 1)
    stdout.close()
    from dealer_assist.cli import main

    main(list(arguments), prog_name="dealer-assist")
