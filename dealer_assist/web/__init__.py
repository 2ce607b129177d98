"""The application: `create_app`, the JSON API, the pages for the table. May import every room but cli."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from apiflask import APIFlask

from dealer_assist import __version__, paths
from dealer_assist.contract.json_documents import LIMIT
from dealer_assist.games import use_folder
from dealer_assist.store.db import database
from dealer_assist.web import auth, observing, refused
from dealer_assist.web.api import api, describe_bodies
from dealer_assist.web.displays.pages import displays_pages
from dealer_assist.web.events import events
from dealer_assist.web.exchange import exchange
from dealer_assist.web.floor import calls_api, floor, ledger_api
from dealer_assist.web.health.pages import health_page
from dealer_assist.web.house import house_pages
from dealer_assist.web.install.pages import install
from dealer_assist.web.live import api as live
from dealer_assist.web.own_games.files import folder
from dealer_assist.web.own_games.pages import own_games
from dealer_assist.web.people import api as people_api
from dealer_assist.web.people.pages import people
from dealer_assist.web.people.setup_link import setup_link
from dealer_assist.web.people.sign_in import sign_in
from dealer_assist.web.records import api as records_api
from dealer_assist.web.records.pages import correcting
from dealer_assist.web.review import review
from dealer_assist.web.rulebook import api as rulebook_api, books_api
from dealer_assist.web.rulebook.pages import rulebook
from dealer_assist.web.search import api as search_api, finding
from dealer_assist.web.setup.pages import new_table
from dealer_assist.web.shell import assets, bodies, engine_files, numbers, proxies, security, speaking
from dealer_assist.web.site import pages as site_pages
from dealer_assist.web.table.api import advice, hands, repair, tables
from dealer_assist.web.table.pages import table
from dealer_assist.web.tools.pages import tools

# adding their addresses to the blueprint of the API is all that these are imported for
API = (
    advice, books_api, calls_api, hands, ledger_api, people_api, records_api, repair, rulebook_api,
    search_api, tables,
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
    instance.mkdir(parents=True, exist_ok=True)
    app = APIFlask(
        "dealer_assist", title="dealer-assist", version=__version__, docs_path=None, json_errors=False,
        openapi_blueprint_url_prefix="/api/v1", instance_path=str(instance.resolve()),
        template_folder=str(paths.templates_path()), static_folder=str(paths.static_path()),
        static_url_path=assets.address(),
    )
    # one byte more: a body of no stated length is cut there in silence, and then known to be too large
    app.config.update(MAX_CONTENT_LENGTH=LIMIT + 1, DESCRIPTION=ABOUT, AUTO_SERVERS=False)
    app.config.from_mapping(stated)
    app.extensions["own-games"] = use_folder(folder(instance))
    app.request_class = bodies.JsonRequest
    app.url_map.converters["int"] = numbers.Number
    observing.attach(app)
    assets.attach(app)
    engine_files.attach(app)
    speaking.attach(app)
    database.attach(app)
    live.attach(app)
    security.protect(app)
    auth.attach(app)
    refused.answer_refusals(app)
    app.after_request(bodies.take_the_rest)
    app.register_blueprint(api)
    app.spec_callback = describe_bodies  # type: ignore[assignment]
    _add_pages(app)
    trusted = proxies.networks(app.config.get("TRUSTED_PROXIES"))
    if trusted:
        app.wsgi_app = proxies.Behind(app.wsgi_app, trusted)  # type: ignore[assignment, method-assign]
    return app


def _add_pages(app: APIFlask) -> None:
    for pages in (sign_in, setup_link, people, health_page):
        app.register_blueprint(pages)
    app.register_blueprint(rulebook)
    app.register_blueprint(own_games)
    app.register_blueprint(table)
    app.register_blueprint(new_table)
    app.register_blueprint(house_pages)
    app.register_blueprint(install)
    app.register_blueprint(tools)
    app.register_blueprint(displays_pages)
    app.register_blueprint(exchange)
    app.register_blueprint(correcting)
    app.register_blueprint(finding)
    app.register_blueprint(floor)
    app.register_blueprint(review)
    app.register_blueprint(events)
    site_pages.attach(app)
