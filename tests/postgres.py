"""A PostgreSQL server of the tests' own: made in a new folder, reached by a socket there, removed after."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.memory import in_memory

DATABASES = ("sqlite", "postgresql")
USER = "dealer_assist"
OPTIONS = "-c listen_addresses='' -c max_connections=60"
# quicker, where no plug is pulled; what may be overwritten again is not kept by the gigabyte
FORGETFUL = " -c fsync=off -c full_page_writes=off -c max_wal_size=128MB"


@contextmanager
def running_server(durable: bool = False) -> Iterator[str]:
    """Start a server; gives SQLAlchemy's URL of its empty database, and stops the server afterwards.

    `durable`: every commit waits for the disk, as in a room.
    """
    # a socket's path may have 107 characters at most, so not below pytest's own long folder names
    home = Path(tempfile.mkdtemp(prefix="dealer-pg-", dir=None if durable else in_memory()))
    owner = _owner()
    try:
        if owner:
            shutil.chown(home, owner)
        data, log = str(home / "data"), str(home / "log")
        _run(owner, "initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        _run(owner, "pg_ctl", "start", "-w", "-D", data, "-l", log, "-o",
             f"{OPTIONS}{'' if durable else FORGETFUL} -k {home}")
        try:
            yield f"postgresql+psycopg://{USER}@/postgres?host={home}"
        finally:
            _run(owner, "pg_ctl", "stop", "-w", "-D", data, "-m", "immediate")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def stop(url: str) -> None:
    """Stop the server of `url` at once, as a machine that is switched off."""
    _run(_owner(), "pg_ctl", "stop", "-w", "-D", f"{_home(url)}/data", "-m", "immediate")


def start(url: str) -> None:
    """Start it again."""
    home = _home(url)
    _run(_owner(), "pg_ctl", "start", "-w", "-D", f"{home}/data", "-l", f"{home}/log", "-o",
         f"{OPTIONS}{FORGETFUL} -k {home}")


def _home(url: str) -> str:
    return url.rpartition("host=")[2]


@contextmanager
def following(url: str) -> Iterator[tuple[str, Callable[[], None]]]:
    """A standby of the server of `url`, by the steps of docs/standby.md: its URL and how to promote it."""
    first = _home(url)
    home = Path(tempfile.mkdtemp(prefix="dealer-pg-"))
    owner = _owner()
    try:
        if owner:
            shutil.chown(home, owner)
        data, log = str(home / "data"), str(home / "log")
        _run(owner, "pg_basebackup", "--host", first, "--username", USER, "--pgdata", data,
             "--write-recovery-conf", "--wal-method", "stream", "--checkpoint", "fast")
        _run(owner, "pg_ctl", "start", "-w", "-D", data, "-l", log, "-o",
             f"{OPTIONS}{FORGETFUL} -k {home}")
        try:
            yield url.replace(first, str(home)), lambda: _run(owner, "pg_ctl", "promote", "-w", "-D", data)
        finally:
            _run(owner, "pg_ctl", "stop", "-w", "-D", data, "-m", "immediate")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _owner() -> str | None:
    """The user who runs the server when we are root, whom PostgreSQL refuses; None for ourselves."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        message = "PostgreSQL refuses root, and there is no user postgres. Run scripts/setup test."
        raise RuntimeError(message) from None


def _program(name: str) -> str:
    installed = Path("/usr/lib/postgresql").glob(f"*/bin/{name}")
    newest = max(installed, key=lambda path: float(path.parts[4]), default=None)
    newest_found = str(newest) if newest else shutil.which(name)
    if newest_found is None:
        raise RuntimeError(f"PostgreSQL's {name} is not installed. Run scripts/setup test.")
    return newest_found


def _run(owner: str | None, name: str, *arguments: str) -> None:
    as_owner = ["runuser", "-u", owner, "--"] if owner else []
    # not through a pipe: the server would hold its other end for as long as it runs
    with tempfile.TemporaryFile("w+") as output:
        done = subprocess.run([*as_owner, _program(name), *arguments], stdout=output, stderr=output, cwd="/")
        output.seek(0)
        assert done.returncode == 0, f"{name} failed: {output.read()}"
