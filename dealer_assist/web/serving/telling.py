"""Event streams on the loop: a task a stream, woken by news, and what its connection knows of the tablet."""

from __future__ import annotations

import asyncio
import fcntl
import socket
import struct
import termios
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from dealer_assist.web.serving.streams import Stream

SILENCE = 20.0              # seconds without a byte of a body, or of an answer taken, before the line is cut
GATHER = 0.1                # seconds that news of all tables are gathered before they leave
LOST = 40_000               # milliseconds after which bytes that nobody took mean that the tablet is gone
TRANSPORT = "dealer_assist.transport"

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]


async def within(sending: Awaitable[None]) -> None:
    """Somebody who takes nothing for that long is cut off; gunicorn closes the line."""
    async with asyncio.timeout(SILENCE):
        await sending


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
    if stream.listener.table is None:
        await asyncio.sleep(GATHER)     # a wall of many tables draws once for all that happened
    woken.clear()
    return stream.news()


class StreamLine:
    """What the connection below a stream knows of the tablet at its other end."""

    def __init__(self, scope: Message) -> None:
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
