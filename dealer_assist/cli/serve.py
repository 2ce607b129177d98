"""`serve`: bring the database up to date, then answer until told to stop."""

from __future__ import annotations

import socket
from typing import Any

import click

from dealer_assist import paths


@click.command(short_help="Start the app for this room's tables.")
@click.option("--host", default="127.0.0.1", show_default=True,
              help="The address to listen on; 0.0.0.0 is every one.")
@click.option("--port", default=5000, show_default=True, type=click.IntRange(0, 65535),
              help="0 takes any free port.")
@click.option("--threads", default=256, show_default=True, type=click.IntRange(1, 4096),
              help="How many requests and open event streams are held at once.")
def serve(host: str, port: int, threads: int) -> None:
    """Start the app on http://HOST:PORT, over the instance folder or the database of DATABASE_URL."""
    _check_free(host, port)
    from dealer_assist.store import database
    from dealer_assist.web import create_app, own_files

    own_files.put_examples(paths.instance_path())
    app = create_app()
    with app.app_context():
        database.upgrade()
        # a connection must not be carried over the fork into the worker
        database.db.engine.dispose()
    _server(app, host, port, threads).run()


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


def _server(app: Any, host: str, port: int, threads: int) -> Any:
    from gunicorn.app.base import BaseApplication  # type: ignore[import-untyped]

    class Server(BaseApplication):  # type: ignore[misc]
        """gunicorn with one worker of many threads: the queue of writers is one process wide."""

        def load_config(self) -> None:
            settings = {
                "bind": f"[{host}]:{port}" if ":" in host else f"{host}:{port}",
                "workers": 1, "worker_class": "gthread", "threads": threads, "keepalive": 30,
                "graceful_timeout": 5, "loglevel": "warning", "control_socket_disable": True,
                "when_ready": lambda server: _say_where(server, host),
            }
            for name, value in settings.items():
                self.cfg.set(name, value)

        def load(self) -> Any:
            return app

    return Server()


def _say_where(server: Any, host: str) -> None:
    port = server.LISTENERS[0].sock.getsockname()[1]
    click.echo(f"dealer-assist is at http://{f'[{host}]' if ':' in host else host}:{port}")
