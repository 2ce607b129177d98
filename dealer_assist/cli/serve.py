"""`serve`: bring the database up to date, then answer until told to stop."""

from __future__ import annotations

import ipaddress
import signal
import socket
import threading
from types import FrameType
from typing import TYPE_CHECKING, Any

import click

from dealer_assist import paths

if TYPE_CHECKING:
    from dealer_assist.cli.tls import Files

SPARE_THREADS = 26      # for requests, when every stream that is allowed is open


@click.command(short_help="Start the app for this room's tables.")
@click.option("--host", default="127.0.0.1", show_default=True,
              help="The address to listen on; 0.0.0.0 is every one.")
@click.option("--port", default=5000, show_default=True, type=click.IntRange(0, 65535),
              help="0 takes any free port.")
@click.option("--threads", default=256, show_default=True, type=click.IntRange(1, 4096),
              help="How many requests and open event streams are held at once.")
@click.option("--tls", is_flag=True,
              help="Speak https, with certificates made for this room and kept in the instance folder.")
@click.option("--log-format", type=click.Choice(["text", "json", "off"]), default=None,
              help="Lines on standard error, one a request and one an entry; text on a terminal, else json.")
@click.option("--backup-every", type=click.IntRange(1, 24 * 31), metavar="HOURS",
              help="Write a backup into the instance folder that often.")
@click.option("--keep", default=14, show_default=True, type=click.IntRange(1, 1000),
              help="How many of those backups are kept.")
def serve(
    host: str, port: int, threads: int, tls: bool, log_format: str | None, backup_every: int | None,
    keep: int,
) -> None:
    """Start the app on http://HOST:PORT, over the instance folder or the database of DATABASE_URL.

    Tablets keep a table open without a connection, and their screens awake, over https only:
    `serve --tls --host 0.0.0.0`.
    """
    _check_free(host, port)
    from dealer_assist.store import database
    from dealer_assist.web import create_app, own_files
    from dealer_assist.web.auth import setup_link
    from dealer_assist.web.observing import logs

    logs.configure(logs.chosen(log_format))
    files = _certificates(host) if tls else None
    own_files.put_examples(paths.instance_path())
    app = create_app({"MOST_STREAMS": max(1, threads - SPARE_THREADS)})
    if files:
        app.config.update(CA_FILE=str(files.authority), CA_FINGERPRINT=files.fingerprint)
    with app.app_context():
        database.upgrade()
        first = setup_link.fresh_path()
        # a connection must not be carried over the fork into the worker
        database.db.engine.dispose()
    if backup_every:
        app.extensions["backups"] = (backup_every * 3600, keep)
    app.extensions["setup-link"] = first
    _server(app, host, port, threads, files).run()


def _certificates(host: str) -> Files:
    """The venue's certificates, for every name and address that this machine has."""
    from dealer_assist.cli import tls

    try:
        return tls.prepare(paths.instance_path(), {*tls.own_names(), *({host} - {"0.0.0.0", "::"})})
    except (OSError, ValueError) as error:
        raise click.ClickException(f"Cannot make certificates for https: {error}") from None


def _check_free(host: str, port: int) -> None:
    """gunicorn would try for five seconds and then say it in a stack of log lines."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise click.ClickException(
                f"Cannot listen on {host}, port {port}: {error.strerror}. Stop what is there, or give "
                f"another port: --port {port % 65535 + 1}.") from None


def _server(app: Any, host: str, port: int, threads: int, files: Files | None) -> Any:
    from gunicorn.app.base import BaseApplication  # type: ignore[import-untyped]

    class Server(BaseApplication):  # type: ignore[misc]
        """gunicorn with one worker of many threads: the queue of writers is one process wide."""

        def load_config(self) -> None:
            settings = {
                "bind": f"[{host}]:{port}" if ":" in host else f"{host}:{port}",
                "workers": 1, "worker_class": "gthread", "threads": threads, "keepalive": 30,
                "graceful_timeout": 5, "loglevel": "warning", "control_socket_disable": True,
                "when_ready": lambda server: _say_where(server, host, files, app.extensions["setup-link"]),
                "post_worker_init": lambda worker: _work(app, worker),
                "post_fork": lambda server, worker: _know_address(app, server, host, files),
            }
            if files:
                settings |= {"certfile": str(files.certificate), "keyfile": str(files.key)}
            for name, value in settings.items():
                self.cfg.set(name, value)

        def load(self) -> Any:
            return app

    return Server()


def _work(app: Any, worker: Any) -> None:
    """What the worker does besides answering."""
    from dealer_assist.store import backup

    _end_streams_with(app, worker)
    if "backups" in app.extensions:
        threading.Thread(target=backup.keep_on, args=(app, *app.extensions["backups"]), daemon=True).start()


def _end_streams_with(app: Any, worker: Any) -> None:
    """A worker that is told to stop waits for its requests; streams would go on for ever."""
    for number, then in ((signal.SIGTERM, worker.handle_exit), (signal.SIGQUIT, worker.handle_quit),
                         (signal.SIGINT, worker.handle_quit)):

        def stop(said: int, frame: FrameType | None, then: Any = then) -> None:
            # in a thread of its own: what this one was just doing may hold the feed's lock
            threading.Thread(target=app.extensions["feed"].close).start()
            then(said, frame)

        signal.signal(number, stop)
        signal.siginterrupt(number, False)


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
    click.echo(f"dealer-assist is at http{'s' if files else ''}://{_bracketed(host)}:{port}")
    address = lan_address(host, port, files is not None)
    if first:
        here = address or f"http{'s' if files else ''}://{_bracketed(host)}:{port}"
        click.echo(f"No director yet. Whoever opens this link first is the director: {here}{first}")
    if address:
        _say_tablets(address)
    if files:
        click.echo(f"The room's certificate authority is {files.authority}, SHA-256 {files.fingerprint}.")
        where = f"{address or f'https://localhost:{port}'}/install"
        click.echo(f"Trust it once on every tablet; {where} shows how.")


def _say_tablets(address: str) -> None:
    import segno

    click.echo(f"Tablets come in at {address}, or by this code:")
    segno.make(address + "/", error="m").terminal(compact=True, border=2)
