"""The loop's side of a request: take it in whole, give it to a thread, send the answer as fast as it is read.

Nothing of a client's own pace reaches a thread: a body is collected here and has to keep coming, an answer
is worked out in pieces, the next when this one was taken, and an event stream lives on the loop alone.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from io import BytesIO
from tempfile import SpooledTemporaryFile
from typing import IO, Any
from urllib.parse import unquote_to_bytes

from werkzeug.wrappers import Request

from dealer_assist.errors import Refusal
from dealer_assist.texts import speak
from dealer_assist.web.shell.request_body import MOST_LINES
from dealer_assist.web.shell.proxies import CONNECTION
from dealer_assist.web.shell.languages import read_in
from dealer_assist.web.serving.lane import Lane
from dealer_assist.web.serving.streams import STREAM, Stream
from dealer_assist.web.serving.telling import Event, Scope, Send, StreamLine, tell, within
from dealer_assist.web.serving.turns import Turns

MEMORY = 64 * 1024          # bytes of one body that are held in memory; the rest waits on disk
MOST_WAITING = 1_000_000_000    # bytes of all bodies that are still coming in
GRACE, LEAST_PACE = 60.0, 20_000    # a body may take a minute, and a second more for so many bytes
PIECE = 64 * 1024           # bytes of an answer that a thread works out at a time
MOMENT = 0.05               # seconds it may take for them; what there is then leaves

Receive = Callable[[], Coroutine[Any, Any, Event]]
Header = tuple[bytes, bytes]
Environ = dict[str, Any]


class Gone(Exception):
    """The other end left, or was too slow to wait for."""


class NotTaken(Refusal):
    """A body that is not taken in at all; `status` is that of the answer."""

    def __init__(self, key: str, status: int, **figures: Any) -> None:
        super().__init__(key, **figures)
        self.status = status


class Front:
    """An ASGI application in front of a WSGI one."""

    def __init__(
        self, wsgi: Callable[..., Iterable[bytes]], threads: int, stop: Callable[[], object] = lambda: None,
        lane: Lane | None = None,
    ) -> None:
        """`threads`: how many requests are worked on at once; `stop` ends what would go on for ever; `lane`
        answers what it can without a thread.
        """
        self._lane = lane
        self._wsgi, self._pool = wsgi, ThreadPoolExecutor(threads, thread_name_prefix="request")
        self._waiting, self.stop, self._turns = 0, stop, Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request; web sockets and what else there may be are not ours."""
        if scope["type"] != "http":
            await send({"type": "websocket.close"})
            return
        try:
            body = await self._body(scope, receive)
        except Gone:
            await _refuse(scope, send, NotTaken("too-slow", 408))
            return
        except NotTaken as refusal:
            await _refuse(scope, send, refusal)
            return
        answer = await self._lane.take(scope, body) if self._lane else None
        if answer is None:
            await self._answer(scope, body, send)
            return
        await send({"type": "http.response.start", "status": 200, "headers": answer.headers})
        await within(send({"type": "http.response.body", "body": answer.body}))

    async def _body(self, scope: Scope, receive: Receive) -> IO[bytes]:
        """The whole body, at its start."""
        length = _length(scope)
        if length == 0:
            return BytesIO()
        short = length is not None and length <= MEMORY
        file: IO[bytes] = BytesIO() if short else SpooledTemporaryFile(MEMORY)
        if length is not None and length > MOST_LINES + 1:
            raise NotTaken("too-large.request", 413, most=MOST_LINES)
        begun, size = time.monotonic(), 0
        try:
            async for piece in _pieces(receive):
                size += len(piece)
                self._waiting += len(piece)
                if time.monotonic() - begun > GRACE + size / LEAST_PACE or size > MOST_LINES + 1:
                    raise Gone
                if self._waiting > MOST_WAITING:
                    raise NotTaken("busy.sending", 503)
                file.write(piece)
        finally:
            self._waiting -= size
        file.seek(0)
        return file

    async def _answer(self, scope: Scope, body: IO[bytes], send: Send) -> None:
        loop = asyncio.get_running_loop()
        mine = copy_context().run       # Flask's context stays the same, whichever thread goes on
        answer = AppCall(self._wsgi, _environ(scope, body))
        try:
            turn = await self._turns.turn(scope["method"])
            try:
                piece = await loop.run_in_executor(self._pool, mine, answer.begin)
            finally:
                turn.over()
            if self._lane:
                self._lane.learn(scope, answer.status, answer.headers)
            await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
            if answer.stream is not None and scope["method"] != "HEAD":
                await tell(answer.stream, StreamLine(scope), send)
                return
            while not answer.over:
                await within(send({"type": "http.response.body", "body": piece, "more_body": True}))
                piece = await loop.run_in_executor(self._pool, mine, answer.piece)
            await within(send({"type": "http.response.body", "body": piece}))
        finally:
            if not answer.closed:
                self._pool.submit(mine, answer.close)


class AppCall:
    """One call of the application, worked out in a thread, piece by piece."""

    def __init__(self, wsgi: Callable[..., Iterable[bytes]], environ: Environ) -> None:
        self._wsgi, self._environ = wsgi, environ
        self._parts: Iterable[bytes] = ()
        self._left: Iterator[bytes] = iter(())
        self.status, self.headers = 500, list[Header]()
        self.stream: Stream | None = None
        self.over = self.closed = False

    def begin(self) -> bytes:
        """Status, headers and the first piece; all of it, where it is short."""
        self._parts = self._wsgi(self._environ, self._start)
        self.stream = self._environ.get(STREAM)
        if self.stream is not None:
            return b""
        self._left = iter(self._parts)
        return self.piece()

    def piece(self) -> bytes:
        """The next bytes; `over` says that they are the last."""
        pieces, size, until = list[bytes](), 0, time.monotonic() + MOMENT
        for part in self._left:
            pieces.append(part)
            size += len(part)
            if size >= PIECE or time.monotonic() > until:
                break
        else:
            self.over = True
            self.close()
        return b"".join(pieces)

    def close(self) -> None:
        """Let the application clean up."""
        if not self.closed:
            self.closed = True
            close = getattr(self._parts, "close", None)
            if close is not None:
                close()

    def _start(self, status: str, headers: list[tuple[str, str]], _: Any = None) -> Callable[[bytes], object]:
        self.status = int(status[:3])
        self.headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
        return lambda data: None


async def _pieces(receive: Receive) -> AsyncIterator[bytes]:
    while True:
        try:
            message = await within(receive())
        except TimeoutError:
            raise Gone from None
        if message["type"] != "http.request":
            raise Gone
        yield message.get("body", b"")
        if not message.get("more_body"):
            return


async def _refuse(scope: Scope, send: Send, refusal: NotTaken) -> None:
    document = speak(refusal.document(), read_in(Request(_environ(scope, BytesIO()))))
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(document).encode()})


def _length(scope: Scope) -> int | None:
    """How long the body says that it is; None where it comes in chunks."""
    length: int | None = 0
    for name, value in scope["headers"]:
        if name == b"transfer-encoding":
            return None
        if name == b"content-length":
            length = int(value)
    return length


# -- what the application gets -------------------------------------------------------------------------------


def _environ(scope: Scope, body: IO[bytes]) -> Environ:
    """The request as WSGI has it."""
    server, client = scope.get("server") or ("", 0), scope.get("client") or ("", 0)
    raw = scope.get("raw_path") or scope["path"].encode()
    environ: Environ = {
        "REQUEST_METHOD": scope["method"], "SCRIPT_NAME": "",
        "PATH_INFO": unquote_to_bytes(raw).decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "SERVER_NAME": str(server[0]), "SERVER_PORT": str(server[1] or 0), "REMOTE_ADDR": str(client[0]),
        "REMOTE_PORT": str(client[1] or 0), "wsgi.version": (1, 0), "wsgi.url_scheme": scope["scheme"],
        "wsgi.input": body, "wsgi.errors": sys.stderr, "wsgi.multithread": True, "wsgi.multiprocess": True,
        "wsgi.run_once": False, STREAM: None, CONNECTION: scope.get("extensions", {}).get(CONNECTION, {}),
    }
    for name, value in scope["headers"]:
        _add(environ, name.decode("latin-1").upper().replace("-", "_"), value.decode("latin-1"))
    if environ.pop("HTTP_TRANSFER_ENCODING", None) is not None:
        environ["CONTENT_LENGTH"] = str(body.seek(0, 2))     # it has come in whole
        body.seek(0)
    return environ


def _add(environ: Environ, name: str, value: str) -> None:
    key = name if name in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{name}"
    if key in environ:
        value = environ[key] + ("; " if name == "COOKIE" else ",") + value
    environ[key] = value
