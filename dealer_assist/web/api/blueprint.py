"""The blueprint that the modules beside this one add their addresses to."""

from __future__ import annotations

from typing import Any

from apiflask import APIBlueprint
from flask import Response, jsonify, request

from dealer_assist.rules.bounds import MOST_ID
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.web.shell.request_body import has_lines, not_json
from dealer_assist.rules.seats import MOST_SEATS

api = APIBlueprint("api", "dealer_assist", url_prefix="/api/v1", tag="dealer-assist")

HAND = "/hands/<int:hand>"
TABLE = "/tables/<int:table>"


def created(document: dict[str, Any]) -> Response:
    """The answer that tells what there is now and was not before."""
    response = jsonify(document)
    response.status_code = 201
    return response


@api.before_request
def check_numbers() -> None:
    """Not in the addresses themselves: werkzeug would take a number out of range for a wrong method."""
    for name, value in (request.view_args or {}).items():
        if isinstance(value, int) and not 1 <= value <= (MOST_SEATS if name == "seat" else MOST_ID):
            raise NotFound(name, value)


@api.before_request
def check_type() -> None:
    """Bodies are JSON and say so; a form of another site cannot say it."""
    lines = has_lines(request) and request.endpoint in ("api.judge", "api.options", "api.advise")
    if request.method in ("POST", "PUT", "PATCH") and not request.is_json and not lines:
        raise not_json(request)
