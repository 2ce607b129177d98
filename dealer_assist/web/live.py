"""Server-sent events: a tablet hears within a moment that its table went on, and asks for the hand itself."""

from __future__ import annotations

import fcntl
import json
import socket
import struct
import termios
import time
from collections.abc import Iterator
from typing import Annotated, Any

from flask import Flask, Response, current_app, jsonify, request
from pydantic import BaseModel, Field

from dealer_assist.store import database, feed, showing
from dealer_assist.store.feed import Feed, Listener, News
from dealer_assist.web.api.blueprint import TABLE, api
from dealer_assist.web.api.schemas import Body, Name

HEARTBEAT = 15.0        # seconds between signs of life; a tablet that hears none for 40 opens a new stream
LOOK = 3.0              # seconds after which a stream looks whether its tablet is still there
LOST = 40_000           # milliseconds after which bytes that nobody took mean that the tablet is gone
RETRY = 1000            # milliseconds after which a browser opens a broken stream again
MOST_STREAMS = 230      # of one process, so that requests find a free thread (`serve` has 256)
EVENTS = "text/event-stream"


class Unsent(Body):
    """How many entries wait in the outbox of a tablet."""

    device: Name
    count: Annotated[int, Field(ge=0, le=10_000)]


class PresenceAnswer(BaseModel):
    """Devices: name, table (null: all), whether connected, since when, when last heard, how much unsent."""

    devices: list[dict[str, Any]]


def attach(app: Flask) -> None:
    """Give `app` its feed of news."""
    app.config.setdefault("MOST_STREAMS", MOST_STREAMS)
    app.config.setdefault("HEARTBEAT", HEARTBEAT)
    feed.attach(app)


@api.get(TABLE + "/events")
@api.output({}, content_type=EVENTS)
@api.doc(tags=["live"], responses=[404, 503])
def table_events(table: int) -> Response:
    """News of one table: `{"table", "hand", "seq", "device", "kind"}`; resumed by `Last-Event-ID`."""
    return _events(table)


@api.get("/events")
@api.output({}, content_type=EVENTS)
@api.doc(tags=["live"], responses=[503])
def all_events() -> Response:
    """The same of every table."""
    return _events(None)


@api.get("/presence")
@api.output(PresenceAnswer)
@api.doc(tags=["live"])
def presence() -> Response:
    """Which devices listen to which table, and when each was last heard."""
    return jsonify({"devices": feed.feed().presence()})


@api.post(TABLE + "/unsent")
@api.input(Unsent)
@api.output(PresenceAnswer)
@api.doc(tags=["live"], responses=[404, 422])
def say_unsent(table: int, json_data: Unsent) -> Response:
    """A tablet says how many of its entries wait unsent, so that the floor sees it on the wall."""
    with database.reading() as session:
        showing.find_table(session, table)
    feed.feed().presence.waits(json_data.device, table, json_data.count)
    return jsonify({"devices": [one for one in feed.feed().presence() if one["table"] == table]})


def _events(table: int | None) -> Response:
    told = feed.feed()
    if told.listeners >= current_app.config["MOST_STREAMS"]:
        return _full()
    device, page = request.args.get("device", "")[:80], request.args.get("page", "")[:80]
    last = request.headers.get("Last-Event-ID") or request.args.get("after")
    listener = told.listen(table, page)
    try:
        first = _first(told, table, last)
    except BaseException:
        told.leave(listener)
        raise
    if device:
        told.presence.came(device, table)
    connection = _Connection(request.environ.get("gunicorn.socket"))
    beat = current_app.config["HEARTBEAT"]
    response = Response(_stream(told, listener, first, connection, device, beat), mimetype=EVENTS)
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Accel-Buffering"] = "no"

    @response.call_on_close
    def over() -> None:
        told.leave(listener)
        if device:
            told.presence.went(device, table)

    return response


def _full() -> Response:
    response = jsonify({"error": {
        "code": "too-many-streams", "field": None,
        "message": "Too many tablets listen already. This one asks by itself every few seconds."}})
    response.status_code = 503
    response.headers["Retry-After"] = "10"
    return response


def _first(told: Feed, table: int | None, last: str | None) -> list[tuple[str, News]]:
    """What was missed since `last`; else how it stands, under the id of now."""
    now = told.now()
    missed = told.since(last, table)
    with database.reading() as session:
        if table is not None:
            showing.find_table(session, table)
        if missed is not None:
            return [(told.id_of(news), news) for news in missed]
        return [(now, news) for news in feed.states(session, table)]


def _stream(
    told: Feed, listener: Listener, first: list[tuple[str, News]], connection: _Connection, device: str,
    beat: float,
) -> Iterator[str]:
    yield f"retry: {RETRY}\n\n"
    yield from (_event(*one) for one in first)
    spoke = time.monotonic()
    while not listener.closed:
        news = listener.wait(min(LOOK, beat))
        if listener.closed or connection.gone():
            return
        if connection.all_taken() and device:
            told.presence.heard(device, listener.table)
        if news is not None:
            yield _event(told.id_of(news), news)
        elif time.monotonic() - spoke >= beat:
            # the comment is for what stands between; a page can only see an event
            yield ": still here\nevent: beat\ndata: {}\n\n"
        else:
            continue
        spoke = time.monotonic()


def _event(name: str, news: News) -> str:
    return f"id: {name}\ndata: {json.dumps(news.document())}\n\n"


class _Connection:
    """What the socket below a stream knows of the tablet at its other end; nothing without gunicorn."""

    def __init__(self, sock: socket.socket | None) -> None:
        self._socket = sock
        if sock is not None:
            try:
                sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LOST)
            except (AttributeError, OSError):  # not every system can
                pass

    def gone(self) -> bool:
        """Has the other end closed? Under TLS the plain socket is asked, which says so a little later."""
        if self._socket is None:
            return False
        try:
            return socket.socket.recv(self._socket, 1, socket.MSG_PEEK | socket.MSG_DONTWAIT) == b""
        except (BlockingIOError, InterruptedError):
            return False
        except (OSError, ValueError):
            return True

    def all_taken(self) -> bool:
        """Has the other end acknowledged every byte that was sent?"""
        if self._socket is None:
            return True
        try:
            waiting = fcntl.ioctl(self._socket.fileno(), termios.TIOCOUTQ, struct.pack("i", 0))
        except (OSError, ValueError):
            return False
        return bool(struct.unpack("i", waiting)[0] == 0)
