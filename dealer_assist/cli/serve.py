"""`serve`: bring the database up to date, then answer until told to stop."""

from __future__ import annotations

import fcntl
import gc
import ipaddress
import os
import resource
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from dealer_assist import paths
from dealer_assist.cli import together
from dealer_assist.cli.language import sentence

if TYPE_CHECKING:
    from dealer_assist.cli.tls import Files

MOST_FILES = 16_384


@click.command(short_help="Start the app for this room's tables.")
@click.option("--host", default="127.0.0.1", show_default=True,
              help="The address to listen on; 0.0.0.0 is every one.")
@click.option("--port", default=5000, show_default=True, type=click.IntRange(0, 65535),
              help="0 takes any free port.")
@click.option("--threads", default=32, show_default=True, type=click.IntRange(1, 4096),
              help="How many requests one process works on at once; connections and streams take none.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64),
              help="How many processes serve; more than one over PostgreSQL only.")
@click.option("--tls", is_flag=True,
              help="Speak https, with certificates made for this room and kept in the instance folder.")
@click.option("--trusted-proxy", "proxies", multiple=True, metavar="ADDRESS",
              help="A proxy in front, by address or network; it says who asks. May be repeated.")
@click.option("--log-format", type=click.Choice(["text", "json", "off"]), default=None,
              help="Lines on standard error, one a request and one an entry; text on a terminal, else json.")
@click.option("--backup-every", type=click.IntRange(1, 24 * 31), metavar="HOURS",
              help="Write a backup into the instance folder that often.")
@click.option("--keep", default=14, show_default=True, type=click.IntRange(1, 1000),
              help="How many of those backups are kept.")
def serve(
    host: str, port: int, threads: int, workers: int, tls: bool, log_format: str | None,
    backup_every: int | None, keep: int, proxies: tuple[str, ...],
) -> None:
    """Start the app on http://HOST:PORT, over the instance folder or the database of DATABASE_URL.

    Tablets keep a table open without a connection, and their screens awake, over https only:
    `serve --tls --host 0.0.0.0`.
    """
    _check_free(host, port)
    _check_place(paths.instance_path())
    if workers > 1:
        together.count_together()       # before anything is loaded that counts
    with _without_collecting():
        app, files = _application(host, workers, tls, log_format, proxies)
    if backup_every:
        app.extensions["backups"] = (backup_every * 3600, keep)
    _allow_connections()
    _server(app, host, port, threads, workers, files).run()


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Nothing that is loaded is garbage: to look for it took a tenth of the loading."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _application(
    host: str, workers: int, tls: bool, log_format: str | None, proxies: tuple[str, ...],
) -> tuple[Any, Files | None]:
    """The app over a database that is up to date, and the certificates where it speaks https."""
    from dealer_assist.cli.upgrade import fill_lists
    from dealer_assist.store.db import database, utc
    from dealer_assist.web import create_app
    from dealer_assist.web.own_games import files as own_files
    from dealer_assist.web.people import setup_link
    from dealer_assist.web.observing import logs

    logs.configure(logs.chosen(log_format))
    os.umask(0o077)     # what a room keeps is for its own eyes
    files = _certificates(host) if tls else None
    own_files.put_examples(paths.instance_path())
    app = create_app({"TRUSTED_PROXIES": _networks(proxies), "WORKERS": workers})
    if files:
        app.config.update(CA_FILE=str(files.authority), CA_FINGERPRINT=files.fingerprint)
    with app.app_context():
        _check_workers(workers, database.db.engine.dialect.name)
        database.upgrade()
        fill_lists()
        first = setup_link.fresh_path()
        # a connection must not be carried over the fork into the worker
        database.db.engine.dispose()
    app.extensions["setup-link"] = first
    try:
        utc.keep(paths.instance_path())
    except OSError as wrong:        # on a full disk a room is still read
        app.logger.warning("the clock is not kept for the next start: %s", wrong)
    return app, files


def _networks(proxies: tuple[str, ...]) -> tuple[str, ...] | None:
    """The proxies that were named, None for those of the environment."""
    from dealer_assist.web.shell.proxies import VARIABLE, networks

    try:
        networks(proxies or None)
    except ValueError as error:
        raise click.ClickException(sentence("proxies", variable=VARIABLE, why=str(error))) from None
    return proxies or None


def _check_workers(workers: int, database: str) -> None:
    if workers > 1 and database == "sqlite":
        raise click.ClickException(sentence("one-worker"))


def _allow_connections() -> None:
    """As many open files as this process may have: silent connections must not use up a default of 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _certificates(host: str) -> Files:
    """The venue's certificates, for every name and address that this machine has."""
    from dealer_assist.cli import tls

    try:
        return tls.prepare(paths.instance_path(), {*tls.own_names(), *({host} - {"0.0.0.0", "::"})})
    except (OSError, ValueError) as error:
        raise click.ClickException(sentence("no-certificates", why=str(error))) from None


def _check_free(host: str, port: int) -> None:
    """gunicorn would try for five seconds and then say it in a stack of log lines."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise click.ClickException(sentence(
                "cannot-listen", host=host, port=port, why=error.strerror, other=port % 65535 + 1)) from None


def _check_place(place: Path) -> None:
    """A room writes more than its database, and half a room is worse than a sentence."""
    there = next(folder for folder in (place, *place.absolute().parents) if folder.exists())
    record = place / "dealer-assist.sqlite3"
    fixed = there if not os.access(there, os.W_OK) else record
    if not os.access(there, os.W_OK) or record.exists() and not os.access(record, os.W_OK):
        raise click.ClickException(sentence("place-read-only", place=str(fixed)))


def _server(app: Any, host: str, port: int, threads: int, workers: int, files: Files | None) -> Any:
    from gunicorn.app.base import BaseApplication  # type: ignore[import-untyped]

    from dealer_assist.web.serving.front import Front
    from dealer_assist.web.serving.lane import Lane
    from dealer_assist.web.serving.worker import Worker

    class Server(BaseApplication):  # type: ignore[misc]
        """gunicorn; over SQLite with one worker, for the queue of writers is one process wide."""

        def load_config(self) -> None:
            settings = {
                "bind": f"[{host}]:{port}" if ":" in host else f"{host}:{port}",
                "workers": workers, "worker_class": Worker, "keepalive": 30, "asgi_lifespan": "off",
                "asgi_disconnect_grace_period": 0, "graceful_timeout": 5, "loglevel": "warning",
                "control_socket_disable": True, "forwarded_allow_ips": "",
                "when_ready": lambda server: _say_where(server, host, files, app.extensions["setup-link"]),
                "post_worker_init": lambda worker: _work(app, worker),
                "on_exit": together.forget_counts if workers > 1 else lambda server: None,
                "post_fork": lambda server, worker: _know_address(app, server, host, files),
            }
            if files:
                settings |= {"certfile": str(files.certificate), "keyfile": str(files.key)}
            for name, value in settings.items():
                self.cfg.set(name, value)

        def load(self) -> Any:
            return Front(app, threads, app.extensions["feed"].close, Lane(app))

    return Server()


def _work(app: Any, worker: Any) -> None:
    """What the worker does besides answering."""
    # what was loaded stays: looking through it for garbage at every few actions cost a sixth of each
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # the thread that comes back from the disk waits so long for the one that judges
    sys.setswitchinterval(0.001)
    from dealer_assist.web.observing import heads

    if app.extensions["feed"].others is not None:
        app.extensions["feed"].others.begin()
    if "backups" in app.extensions:
        from dealer_assist.store.transfer import backup

        _alone(app, "backups.lock", lambda: backup.keep_on(app, *app.extensions["backups"]))
    _alone(app, "heads.lock", lambda: heads.keep_telling(app))


def _alone(app: Any, name: str, work: Callable[[], None]) -> None:
    """Do this beside the answering; of several workers the others wait until the one that does it is gone."""
    def wait() -> None:
        try:
            mine = open(Path(app.instance_path) / name, "w")
        except OSError as wrong:        # a place that is only read
            app.logger.warning("%s is not done: %s", name, wrong)
            return
        with mine:
            fcntl.flock(mine, fcntl.LOCK_EX)
            work()

    threading.Thread(target=wait, daemon=True).start()


def _know_address(app: Any, server: Any, host: str, files: Files | None) -> None:
    """By which address a tablet comes here, for the pages that show it; None where no tablet can."""
    app.config["ADDRESS"] = lan_address(host, _port(server), files is not None)


def lan_address(host: str, port: int, tls: bool) -> str | None:
    """The address to type on a tablet; None when only this machine itself is listened to."""
    from dealer_assist.cli.tls import lan_addresses

    if host in ("0.0.0.0", "::"):
        host = next(iter(lan_addresses()), "")
    if not host or _is_loopback(host):
        return None
    return f"http{'s' if tls else ''}://{_bracketed(host)}:{port}"


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _port(server: Any) -> int:
    port: int = server.LISTENERS[0].sock.getsockname()[1]
    return port


def _say_where(server: Any, host: str, files: Files | None, first: str | None) -> None:
    port = _port(server)
    scheme = "https" if files else "http"
    click.echo(sentence("at", address=f"{scheme}://{_bracketed(host)}:{port}"))
    address = lan_address(host, port, files is not None)
    if first:
        here = address or f"{scheme}://{_bracketed(host)}:{port}"
        click.echo(sentence("no-director-yet", link=f"{here}{first}"))
    if address:
        _say_tablets(address)
    if files:
        click.echo(sentence("authority", file=str(files.authority), fingerprint=files.fingerprint))
        where = f"{address or f'https://localhost:{port}'}/install"
        click.echo(sentence("trust", page=where))


def _say_tablets(address: str) -> None:
    import segno

    click.echo(sentence("tablets", address=address))
    segno.make(address + "/", error="m").terminal(compact=True, border=2)
