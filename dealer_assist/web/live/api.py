"""Server-sent events: a tablet hears within a moment that its table went on, and asks for the hand itself."""

from __future__ import annotations

from typing import Annotated, Any

from flask import Flask, Response, current_app, jsonify, request
from pydantic import BaseModel, Field

from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.store.hands import documents
from dealer_assist.store.live import feed
from dealer_assist.store.live.feed import Feed, News
from dealer_assist.web.api.blueprint import TABLE, api
from dealer_assist.web.api.schemas import Body, Name
from dealer_assist.web.auth.roles import asking
from dealer_assist.web.serving.streams import STREAM, Stream
from dealer_assist.web.shell import languages

HEARTBEAT = 15.0        # seconds between signs of life; a tablet that hears none for 40 opens a new stream
MOST_STREAMS = 2000     # of one process; each takes some twenty kilobytes and no thread
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
    return jsonify({"devices": feed.feed().here()})


@api.post(TABLE + "/unsent")
@api.input(Unsent)
@api.output(PresenceAnswer)
@api.doc(tags=["live"], responses=[404, 422])
def say_unsent(table: int, json_data: Unsent) -> Response:
    """A tablet says how many of its entries wait unsent, so that the floor sees it on the wall."""
    with database.reading() as session:
        documents.find_table(session, table)
    mine = asking().device      # a tablet speaks of its own entries only
    feed.feed().presence.waits(mine.name if mine else json_data.device, table, json_data.count)
    return jsonify({"devices": [one for one in feed.feed().here() if one["table"] == table]})


def _events(table: int | None) -> Response:
    news = feed.feed()
    if news.listeners >= current_app.config["MOST_STREAMS"]:
        return _full()
    device, page = request.args.get("device", "")[:80], request.args.get("page", "")[:80]
    last = request.headers.get("Last-Event-ID") or request.args.get("after")
    listener = news.listen(table, page)
    try:
        first = _first(news, table, last)
    except BaseException:
        news.leave(listener)
        raise
    if device:
        news.presence.came(device, table)
    stream = Stream(news, listener, first, device, current_app.config["HEARTBEAT"])
    if STREAM in request.environ:
        request.environ[STREAM] = stream        # the loop tells it, and no thread waits for news
    response = Response(iter(stream), mimetype=EVENTS)
    response.headers["X-Accel-Buffering"] = "no"

    @response.call_on_close
    def over() -> None:
        news.leave(listener)
        if device:
            news.presence.stream_ended(device, table)

    return response


def _full() -> Response:
    response = jsonify(languages.refused(Refusal("too-many-streams")))
    response.status_code = 503
    response.headers["Retry-After"] = "10"
    return response


def _first(source: Feed, table: int | None, last: str | None) -> list[tuple[str, News]]:
    """What was missed since `last`; else how it stands, under the id of now."""
    now = source.now()
    missed = source.since(last, table)
    with database.reading() as session:
        if table is not None:
            documents.find_table(session, table)
        if missed is not None:
            return [(source.id_of(news), news) for news in missed]
        return [(now, news) for news in feed.states(session, table)]
