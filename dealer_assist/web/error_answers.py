"""The one place where refusals become answers: a status, and `{"error": {"code", "message", "field"}}`.

Addresses under `/api/` never answer HTML. Who asks for a page elsewhere gets a page that leads back, its
scripts the same document as the API.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apiflask import APIFlask, HTTPError
from flask import Response, current_app, jsonify, render_template, request
from pydantic import ValidationError
from sqlalchemy.exc import DataError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from werkzeug.exceptions import BadHost, HTTPException

from dealer_assist.errors import Refusal, quotable
from dealer_assist.record.check import UNREADABLE
from dealer_assist.session.buying import AskFloor
from dealer_assist.store.db import database
from dealer_assist.store.db.lately import why_of
from dealer_assist.store.db.refusals import OF_DISK, NotFound, NothingKept, Stale, Taken
from dealer_assist.store.hands import documents
from dealer_assist.texts import say
from dealer_assist.web import damaged_hands
from dealer_assist.web.shell import languages, unfit
from dealer_assist.web.auth.roles import looker
from dealer_assist.web.shell.request_body import NotJson
from dealer_assist.web.shell.security import CrossSite

STATUS: Mapping[type, int] = {
    NotFound: 404, Stale: 409, Taken: 409, AskFloor: 403, NotJson: 415, CrossSite: 403,
    NothingKept: 503,
}
CODES = {  # by status, what has no refusal of its own
    400: "bad-request", 404: "not-found", 405: "bad-method", 413: "too-large", 415: "not-json",
    500: "our-fault",
}
SENTENCES = {404: "nothing-at-address", 405: "bad-method", 413: "too-large.body"}
PAGES = {404: "nothing", 405: "not-like-this", 413: "too-large"}    # what else goes wrong has one page


def answer_refusals(app: APIFlask) -> None:
    """Register the handlers."""
    app.register_error_handler(Refusal, _refused)
    app.register_error_handler(Stale, _stale)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(OperationalError, _busy)
    app.register_error_handler(InternalError, _busy)
    app.register_error_handler(PoolTimeout, _busy)
    app.register_error_handler(OSError, _disk)
    app.register_error_handler(DataError, _too_large_to_keep)
    app.register_error_handler(OverflowError, _too_large_to_keep)
    app.error_callback = _bad_fields


def error(status: int, refusal: Refusal) -> Response:
    """An answer in the contract's form, spoken to the reader."""
    response = jsonify(languages.refused(refusal))
    response.vary.add("Accept-Language")
    response.status_code = status
    return response


def _refused(refusal: Refusal) -> Response:
    status = next((STATUS[kind] for kind in type(refusal).__mro__ if kind in STATUS),
                  413 if refusal.code == "too-large" else 422)
    if _asks_for_a_page():
        title = say("errors.page-nothing") if status == 404 else say("errors.page-refused")
        return page(status, title, refusal.message)
    return error(status, refusal)


def _asks_for_a_page() -> bool:
    """A browser that goes to an address names HTML; a script of ours, and a program, take anything."""
    wants = request.accept_mimetypes.best_match(("application/json", "text/html"))
    return wants == "text/html" and not request.path.startswith("/api/")


def _stale(stale: Stale) -> Any:
    """With the hand as it stands, so that the page can show both and let the dealer choose."""
    with database.reading() as session:
        try:
            state = documents.hand_document(session, stale.hand, None, looker())
        except UNREADABLE as problem:
            return damaged_hands.answer(problem)
        response = jsonify(languages.refused(stale) | {"state": state})
    response.status_code = 409
    return response


def _http(problem: HTTPException) -> Response | HTTPException:
    status = problem.code or 500
    if status < 400:
        return problem
    if not request.path.startswith("/api/"):
        return _page(problem, status)
    code = CODES.get(status, problem.name.lower().replace(" ", "-"))
    response = error(status, Refusal(_sentence(status), code=code))
    for name, value in problem.get_headers():
        if name in ("Allow", "Retry-After"):
            response.headers[name] = value
    return response


def _sentence(status: int) -> str:
    """The refusal of a status that no view refused with a sentence of its own."""
    return SENTENCES.get(status, "our-fault" if status >= 500 else "bad-request")


def page(status: int, title: str, message: str) -> Response:
    """The pages' own colours, and a way back: a bare white page blinds a dealer in a dim room."""
    return Response(render_template("shell/error.html", title=title, message=message), status)


def _page(problem: HTTPException, status: int) -> Response:
    if isinstance(problem, BadHost):        # under a name that is none no address can be written in a page
        words = languages.refused(Refusal("bad-request"))["error"]["message"]
        return Response(words, status, mimetype="text/plain")
    if known := PAGES.get(status):
        own = problem.description if problem.description != type(problem).description else None
        # what the address itself says of it, as a game's nearest name
        response = page(status, say(f"errors.page-{known}"), own or say(f"errors.page-{known}-text"))
    else:
        response = page(status, say("errors.page-refused"), Refusal(_sentence(status)).message)
    for name, value in problem.get_headers():
        if name == "Allow":
            response.headers[name] = value
    return response


def _too_large_to_keep(problem: Exception) -> Response:
    """What got past every check of its own and then does not go into the database."""
    current_app.logger.warning("not kept: %s", type(problem).__name__)
    return error(422, Refusal("too-large-to-keep", code="bad-value"))


def _busy(problem: Exception) -> Response:
    current_app.logger.error("database: %s", problem)
    return _not_kept(Refusal(why_of(str(problem), database.db.engine.url)))


def _disk(problem: OSError) -> Any:
    """A file of the room, as its key or a game, that the disk does not take; anything else is our fault."""
    if problem.errno not in OF_DISK:
        return current_app.handle_exception(problem)
    current_app.logger.error("disk: %s", problem)
    return _not_kept(Refusal(OF_DISK[problem.errno]))


def _not_kept(why: Refusal) -> Response:
    if request.path.startswith("/api/"):
        return error(503, why)
    response = page(503, say("errors.page-no-record"), why.message)
    response.headers["Retry-After"] = "5"
    return response


def _bad_fields(problem: HTTPError) -> Any:
    """The first thing that is wrong with the fields of a body or a query."""
    cause = problem.__cause__
    if not isinstance(cause, ValidationError):
        status = problem.status_code
        return error(status, Refusal(_sentence(status), code=CODES.get(status, "bad-request")))
    first = cause.errors(include_url=False, include_input=False)[0]
    field = ".".join(str(part) for part in first["loc"])[:100] or unfit.place(first)
    name = quotable(field, 100)
    if first["type"] == "extra_forbidden":
        return error(422, Refusal("unknown-field", name=name, field=field))
    if first["type"] == "missing":
        return error(422, Refusal("missing-field.of-body", name=name, field=field))
    return error(422, Refusal("bad-value.of-field", name=name, reason=unfit.reason(first), field=field))
