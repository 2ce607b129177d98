"""Event streams on the loop: a task a stream, woken by news, and what its connection knows of the tablet."""

from __future__ import annotations

import asyncio
import fcntl
import socket
import struct
import termios
import types
from collections.abc import Callable, Coroutine, Generator, MutableMapping
from functools import partial
from typing import Any, TypeVar

from dealer_assist.web.serving.streams import Stream

SILENCE = 20.0              # seconds without a byte of a body, or of an answer taken, before the line is cut
LOST = 40_000               # milliseconds after which bytes that nobody took mean that the tablet is gone
TRANSPORT = "dealer_assist.transport"

Scope = MutableMapping[str, Any]        # of ASGI: what a connection is
Event = MutableMapping[str, Any]        # of ASGI: what comes or leaves over it
Send = Callable[[Event], Coroutine[Any, Any, None]]
T = TypeVar("T")


async def within(line: Coroutine[Any, Any, T]) -> T:
    """Whoever sends or takes nothing for that long is cut off; gunicorn closes the line.

    Nearly always there is nothing to wait for, and then it costs no timer.
    Errors: TimeoutError.
    """
    try:
        waits = line.send(None)
    except StopIteration as ready:
        return ready.value  # type: ignore[no-any-return]
    async with asyncio.timeout(SILENCE):
        return await _rest(line, waits)


@types.coroutine
def _rest(begun: Coroutine[Any, Any, T], waits: Any) -> Generator[Any, Any, T]:
    """What is left of a coroutine that waits for `waits`."""
    while True:
        try:
            step = partial(begun.send, (yield waits))
        except BaseException as stop:
            step = partial(begun.throw, stop)
        try:
            waits = step()
        except StopIteration as over:
            return over.value  # type: ignore[no-any-return]


async def tell(stream: Stream, line: StreamLine, send: Send) -> None:
    """Everything the stream has to say, until it is over or nobody takes it."""
    loop, woken = asyncio.get_running_loop(), asyncio.Event()

    def wake() -> None:
        if not woken.is_set():
            loop.call_soon_threadsafe(woken.set)

    stream.listener.wake = wake
    text = stream.opening() + stream.news()
    while True:
        if text:
            await within(send({"type": "http.response.body", "body": text.encode(), "more_body": True}))
        if stream.listener.closed or line.gone():
            break
        text = await _next(stream, line, woken)
    await send({"type": "http.response.body", "body": b""})


async def _next(stream: Stream, line: StreamLine, woken: asyncio.Event) -> str:
    try:
        async with asyncio.timeout(stream.pause):
            await woken.wait()
    except TimeoutError:
        return stream.sign(line.all_taken())
    if gathers := stream.gathers:
        await asyncio.sleep(gathers)
    woken.clear()
    return stream.news()


class StreamLine:
    """What the connection below a stream knows of the tablet at its other end."""

    def __init__(self, scope: Scope) -> None:
        self._transport = scope.get("extensions", {}).get(TRANSPORT)
        self._socket = self._transport.get_extra_info("socket") if self._transport else None
        if self._socket is not None:
            try:
                self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LOST)
            except (AttributeError, OSError):  # not every system can
                pass

    def gone(self) -> bool:
        """Has the other end closed?"""
        return self._transport is not None and self._transport.is_closing()

    def all_taken(self) -> bool:
        """Has the other end acknowledged every byte that was sent?"""
        if self._socket is None or self._transport.get_write_buffer_size():
            return self._socket is None
        try:
            waiting = fcntl.ioctl(self._socket.fileno(), termios.TIOCOUTQ, struct.pack("i", 0))
        except (OSError, ValueError):
            return False
        return bool(struct.unpack("i", waiting)[0] == 0)
