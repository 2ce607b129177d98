"""The application as `serve` has it, lane and all, without a network: one connection of a test."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterable
from typing import Any

import brotli
from apiflask import APIFlask

from dealer_assist.web.shell.proxies import CONNECTION
from dealer_assist.web.serving.front import Front
from dealer_assist.web.serving.lane import Lane


class KeptConnection:
    """One connection, its headers always the same; `threads` counts what took the usual way."""

    def __init__(self, app: APIFlask, cookies: str = "", encoding: str = "") -> None:
        self.threads = 0

        def wsgi(environ: dict[str, Any], start: Any) -> Iterable[bytes]:
            self.threads += 1
            return app.wsgi_app(environ, start)

        # in a thread of its own: where a browser was opened before, this one has a loop already
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self.lane = Lane(app)
        self.front = Front(wsgi, 2, lane=self.lane)
        self.known: dict[str, Any] = {}
        self.headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        self.headers += [(b"cookie", cookies.encode())] if cookies else []
        self.headers += [(b"accept-encoding", encoding.encode())] if encoding else []
        self.answered: dict[bytes, bytes] = {}

    def post(self, path: str, *more: tuple[bytes, bytes], **body: Any) -> tuple[int, Any]:
        return self.ask("POST", path, body, *more)

    def ask(
        self, method: str, path: str, body: Any = None, *more: tuple[bytes, bytes], length: int | None = None,
    ) -> tuple[int, Any]:
        """Status and document; `length` is what the request says of its body."""
        sent, parts = b"" if body is None else json.dumps(body).encode(), list[dict[str, Any]]()
        scope = {
            "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"",
            "http_version": "1.1", "scheme": "http", "client": ("127.0.0.1", 0), "server": ("127.0.0.1", 80),
            "headers": [*self.headers, *more, (b"content-length", b"%d" % len(sent))],
            "extensions": {CONNECTION: self.known},
        }

        if length is not None:
            scope["headers"] = [*self.headers, *more, (b"content-length", b"%d" % length)]

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": sent}

        async def send(part: Any) -> None:
            parts.append(part)

        asyncio.run_coroutine_threadsafe(self.front(scope, receive, send), self.loop).result()
        self.answered = {name.lower(): value for name, value in parts[0]["headers"]}
        text = b"".join(part["body"] for part in parts[1:])
        packed = self.answered.get(b"content-encoding") == b"br"
        return parts[0]["status"], json.loads(brotli.decompress(text) if packed else text)

    def act(self, hand: Any, line: str, *more: tuple[bytes, bytes], **fields: Any) -> tuple[int, Any]:
        return self.post(f"/api/v1/hands/{hand['hand']}/actions", *more, seq=hand["seq"], line=line, **fields)

    def close(self) -> None:
        """Let its loop and its threads go."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()
        self.front._pool.shutdown(wait=False)
        self.lane._writer.shutdown(wait=False)
