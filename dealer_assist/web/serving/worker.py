"""gunicorn's worker with an event loop, and limits on who connects and then says nothing."""

from __future__ import annotations

import threading
from typing import Any

from gunicorn.asgi.protocol import ASGIProtocol  # type: ignore[import-untyped]
from gunicorn.workers.gasgi import ASGIWorker  # type: ignore[import-untyped]

from dealer_assist.web.shell.proxies import CONNECTION
from dealer_assist.web.serving.telling import TRANSPORT

HANDSHAKE = 10.0        # seconds to agree on TLS
HEAD = 15.0             # seconds from connecting until the first request has its headers
MOST_SILENT = 1_000     # connections without any request yet; the oldest makes room for the newest
BACKLOG = 2_048


class Protocol(ASGIProtocol):  # type: ignore[misc]
    """One connection. Until it has asked for anything it may be closed at any time."""

    _late: Any = None

    def connection_made(self, transport: Any) -> None:
        """Somebody connected."""
        super().connection_made(transport)
        self._known: dict[str, bool] = {}
        self._late = self.worker.loop.call_later(HEAD, transport.abort)
        silent = self.worker.silent
        silent[self] = None
        if len(silent) > MOST_SILENT:
            next(iter(silent)).transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._asked()
        self.worker.idle.discard(self)
        super().connection_lost(exc)

    def _asked(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
        self.worker.silent.pop(self, None)

    def _feed_callback_parser(self, data: bytes) -> Any:
        """What is no request is answered as that, and no breakdown: a length of 5,000 digits too."""
        try:
            return super()._feed_callback_parser(data)
        except ValueError:
            self._send_error_response(400, "")
            self._close_transport()
            return False

    def _send_error_response(self, status: int, message: str, extra_headers: Any = ()) -> None:
        # of a request in a coding that is not ours; 5xx says that something is wrong here
        super()._send_error_response(400 if status == 501 else status, message, extra_headers)

    def _on_headers_complete(self) -> Any:
        self._asked()
        self.worker.idle.discard(self)
        return super()._on_headers_complete()

    def _arm_keepalive_timer(self) -> None:
        self.worker.idle.add(self)
        super()._arm_keepalive_timer()

    def _build_http_scope(self, request: Any, sockname: Any, peername: Any) -> Any:
        scope = super()._build_http_scope(request, sockname, peername)
        scope["extensions"] = {
            **scope.get("extensions", {}), TRANSPORT: self.transport, CONNECTION: self._known}
        return scope


class Worker(ASGIWorker):  # type: ignore[misc]
    """A process that serves; told to stop, it ends streams and idle connections at once."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.silent: dict[Protocol, None] = {}
        self.idle: set[Protocol] = set()

    def _setup_event_loop(self) -> None:
        super()._setup_event_loop()
        make = self.loop.create_server

        def create_server(_: Any, **how: Any) -> Any:
            if how.get("ssl"):
                how["ssl_handshake_timeout"] = HANDSHAKE
            return make(lambda: Protocol(self), backlog=BACKLOG, **how)

        self.loop.create_server = create_server

    def handle_exit_signal(self) -> None:
        """SIGTERM: what was asked is answered."""
        self._let_go()
        super().handle_exit_signal()

    def handle_quit_signal(self) -> None:
        """SIGINT, SIGQUIT: at once."""
        self._let_go()
        super().handle_quit_signal()

    def _let_go(self) -> None:
        # in a thread of its own: another may just hold the feed's lock
        threading.Thread(target=self.asgi.stop, daemon=True).start()
        for protocol in [*self.silent, *self.idle]:
            protocol.transport.close()
