"""One line a request and one an entry of the log, with the id that the answer carries."""

from __future__ import annotations

import time
from secrets import token_hex
from typing import Any

import structlog
from flask import Flask, Response, g, request
from sqlalchemy import event
from sqlalchemy.orm import Session, UOWTransaction

from dealer_assist.record.log import Sealed
from dealer_assist.store.db.models import Row
from dealer_assist.store.hands import hot_path
from dealer_assist.web.observing import logs, metrics
from dealer_assist.web.shell.assets import ASSETS

HEADER = "X-Request-Id"
KEPT = "rows to be told"
ROUTES = {kind: f"/api/v1/hands/<int:hand>/{last}" for kind, last in (("act", "actions"), ("undo", "undo"))}
_log = structlog.get_logger("dealer_assist")


def attach(app: Flask) -> None:
    """Time every request of `app`, and tell what is kept."""
    hot_path.tell_kept(lambda row: _entry(row.kind, row.hand_id, row.seq, row.who, row.device))

    @app.before_request
    def begun() -> None:
        g.request_id, g.request_began = token_hex(8), time.perf_counter()
        structlog.contextvars.bind_contextvars(request=g.request_id)

    @app.after_request
    def answered(response: Response) -> Response:
        if "request_began" in g:
            response.headers[HEADER] = g.request_id
            _tell(response, time.perf_counter() - g.request_began)
        return response

    @app.teardown_request
    def over(problem: BaseException | None) -> None:
        structlog.contextvars.unbind_contextvars("request")


def entered(row: Sealed, request_id: str, seconds: float) -> None:
    """The lines of an action or undo that was taken in the lane, which Flask has not seen."""
    route = ROUTES[row.kind]
    metrics.acted(row.kind, route, seconds)
    logs.tell([
        {"kind": row.kind, "hand": row.hand_id, "seq": row.seq, "who": row.who, "device": row.device,
         "event": "entry", "request": request_id},
        {"method": "POST", "route": route, "path": route.replace("<int:hand>", str(row.hand_id)),
         "status": 200, "ms": round(seconds * 1000, 1), "hand": row.hand_id, "event": "request",
         "request": request_id},
    ])


def _tell(response: Response, seconds: float) -> None:
    route = request.url_rule.rule if request.url_rule else "none"
    metrics.answered(request.method, route, response, seconds)
    if request.endpoint in ASSETS:      # their lines would only bury the others
        return
    tell = _log.error if response.status_code >= 500 else _log.info
    # a token in an address opens a door: it is not written down
    places = {name: value for name, value in (request.view_args or {}).items() if name != "token"}
    path = request.path if places == (request.view_args or {}) else route
    labels = {
        "of_event" if name == "event" else name: value for name, value in places.items()
    }  # its own word
    tell("request", method=request.method, route=route, path=path, status=response.status_code,
         ms=round(seconds * 1000, 1), **labels)


@event.listens_for(Session, "after_flush")
def _noted(session: Session, _: UOWTransaction) -> None:
    rows = [row for row in session.new if isinstance(row, Row)]
    entries = [(row.kind, row.hand_id, row.seq, row.who, row.device) for row in rows]
    session.info.setdefault(KEPT, []).extend(entries)


@event.listens_for(Session, "after_commit")
def _committed(session: Session) -> None:
    """What is on disk now, and only that."""
    rows: list[tuple[Any, ...]] = session.info.pop(KEPT, [])
    for row in rows:
        _entry(*row)


def _entry(kind: str, hand: int, seq: int, who: str | None, device: str | None) -> None:
    metrics.ENTRIES.labels(kind).inc()
    _log.info("entry", kind=kind, hand=hand, seq=seq, who=who, device=device)


@event.listens_for(Session, "after_rollback")
def _dropped(session: Session) -> None:
    session.info.pop(KEPT, None)
