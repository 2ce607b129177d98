"""Imported by the process that the servers of the tests are forked from: what each would work out once.

The first page of a table costs a new server a second of processor: scripts put together and made lighter,
templates compiled, games read. All of it follows from the files of the product alone. `test_observing`,
`test_page_outbox` and `test_workers` start the command as it is typed, where nothing is ready.
"""

from __future__ import annotations

import tempfile

from sqlalchemy.orm import configure_mappers

from dealer_assist.games import game_ids, load_game
from dealer_assist.web import create_app
from dealer_assist.web.shell import engine_files
from dealer_assist.web.shell.bundle import ENTRIES, light, whole
from tests.routing import keep_compiled
from tests.templating import keep_compiled_templates

SCRIPTS = [entry for entry in ENTRIES if entry.endswith(".js")]


def warm() -> None:
    """No database is opened here, no request asked, no thread begun: a server has its own."""
    keep_compiled()
    keep_compiled_templates()
    configure_mappers()
    for game in game_ids():
        load_game(game)
    for entry in SCRIPTS:
        light(whole(entry))
    engine_files.rooms_version()
    with tempfile.TemporaryDirectory() as folder:
        templates = create_app({"INSTANCE": folder}).jinja_env
        for name in templates.list_templates(["html"]):
            templates.get_template(name)


warm()
