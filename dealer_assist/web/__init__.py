"""The application: `create_app`, the JSON API, the pages for the table. May import every room but cli."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from apiflask import APIFlask

from dealer_assist import __version__, paths
from dealer_assist.contract.json_documents import LIMIT
from dealer_assist.games import use_folder
from dealer_assist.rules.chips import VALUES
from dealer_assist.store.db import database, utc
from dealer_assist.web import auth, damaged_hands, desks, observing, error_answers, theme
from dealer_assist.web.shell import (
    assets, request_body, engine_files, late_rules, numbers, once, proxies, security, languages, times,
)

ABOUT = (
    "What the dealer's pages are built on. Amounts are integers in the smallest chip. Every refusal is "
    '`{"error": {"code", "message", "field"}}`; the message is a sentence for the dealer. POST, PUT and '
    "PATCH take `application/json` only, and none of them is taken from a page of another origin."
)


def create_app(config: Mapping[str, Any] | None = None) -> APIFlask:
    """The application over the instance folder, or over what `config` says.

    Shape: `config` takes Flask's keys, `DATABASE_URL`, `INSTANCE` for another folder, `TRUSTED_PROXIES`.
    Errors: OSError when the instance folder cannot be made. The database is brought up to date by
    `database.upgrade()` and not here.
    """
    stated = dict(config or {})
    instance = Path(stated.pop("INSTANCE", None) or paths.instance_path())
    if not stated.get("LOOKS_ONLY"):
        instance.mkdir(parents=True, exist_ok=True)
    utc.go_on(instance)
    app = APIFlask(
        "dealer_assist", title="dealer-assist", version=__version__, docs_path=None, json_errors=False,
        openapi_blueprint_url_prefix="/api/v1", instance_path=str(instance.resolve()),
        template_folder=str(paths.templates_path()), static_folder=str(paths.static_path()),
        static_url_path=assets.address(),
    )
    # one byte more: a body of no stated length is cut there in silence, and then known to be too large
    app.config.update(MAX_CONTENT_LENGTH=LIMIT + 1, DESCRIPTION=ABOUT, AUTO_SERVERS=False)
    app.config.from_mapping(stated)
    app.extensions["own-games"] = use_folder(instance / paths.GAMES)
    app.request_class = request_body.JsonRequest
    late_rules.attach(app)
    app.url_map.merge_slashes = False       # nothing is sent on to an address that a stranger wrote
    app.url_map.converters["int"] = numbers.Number
    observing.attach(app)
    assets.attach(app)
    engine_files.attach(app)
    languages.attach(app)
    times.attach(app)
    theme.attach(app)
    app.context_processor(lambda: {"chip_values": VALUES})
    database.attach(app)
    security.protect(app)
    auth.attach(app)
    once.attach(app)
    error_answers.answer_refusals(app)
    damaged_hands.answer_damage(app)
    app.after_request(request_body.take_the_rest)
    desks.attach(app)
    trusted = proxies.networks(app.config.get("TRUSTED_PROXIES"))
    if trusted:
        app.wsgi_app = proxies.Behind(app.wsgi_app, trusted)  # type: ignore[assignment, method-assign]
    return app

