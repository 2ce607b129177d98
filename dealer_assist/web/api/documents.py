"""`/judge` and `/options`: the engine's two functions on documents, or on JSON Lines of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import IO, Any

from apiflask import APIFlask
from flask import Response, current_app, jsonify, request, stream_with_context

from dealer_assist.contract import judge as judging, options as asking
from dealer_assist.errors import Refusal
from dealer_assist.contract.json_documents import read_document
from dealer_assist.web.shell import request_body
from dealer_assist.web.api.blueprint import api
from dealer_assist.web.api.answers import Answer

Function = Callable[[dict[str, Any]], dict[str, Any]]


@api.post("/judge")
@api.doc(tags=["judge"], responses=[413, 415, 422])
@api.output(Answer)
def judge() -> Response:
    """Who wins what. Takes a document of the contract's section 3, or JSON Lines of them."""
    return answer(judging.judge)


@api.post("/options")
@api.doc(tags=["judge"], responses=[413, 415, 422])
@api.output(Answer)
def options() -> Response:
    """What the player to act may do. Takes a document of section 4, or JSON Lines of them."""
    return answer(asking.options)


def answer(function: Function) -> Response:
    """What `function` makes of the body: one document, or JSON Lines answered line by line."""
    if not request_body.has_lines(request):
        return jsonify(function(read_document(request.get_data(cache=False))))
    file = request_body.spooled_lines(request)
    return Response(stream_with_context(_answers(function, file)), mimetype=request_body.LINES)


def _answers(function: Function, file: IO[bytes]) -> Iterator[str]:
    with file:
        for line in request_body.documents(file):
            yield json.dumps(_answer(function, line)) + "\n"


def _answer(function: Function, line: bytes) -> dict[str, Any]:
    try:
        return function(read_document(line))
    except Refusal as refusal:
        return refusal.document()
    except Exception:
        # the answers before this one are on their way, so no status can say it any more
        current_app.logger.exception("a line of JSON Lines")
        return Refusal("our-fault").document()



def _figures(*names: str) -> dict[str, Any]:
    return _needs(dict.fromkeys(names, "integer"))


def _needs(keys: dict[str, str]) -> dict[str, Any]:
    kinds = {name: {"type": kind} for name, kind in keys.items()}
    return {"type": "object", "required": list(keys), "properties": kinds}


def attach(app: APIFlask) -> None:
    """What the OpenAPI page says of the bodies."""
    app.spec_callback = describe_bodies  # type: ignore[assignment]


def describe_bodies(spec: dict[str, Any]) -> dict[str, Any]:
    """Add to the OpenAPI description what these take, which no schema of a single type can say."""
    game = {"type": "object", "required": ["game"], "properties": {"game": {"type": "string"}}}
    needs = {"judge": game, "options": game, "advise": game, "tools/pot-limit": _figures("pot"),
             "tools/side-pots": _needs({"in": "object"}),
             "tools/odd-chip": _figures("amount", "button"),
             "tools/deal": _needs({"stacks": "array", "prizes": "array"})}
    for path, shape in needs.items():
        content = {"application/json": {"schema": shape}, request_body.LINES: {"schema": {"type": "string"}}}
        spec["paths"][f"/api/v1/{path}"]["post"]["requestBody"] = {"required": True, "content": content}
    return spec
