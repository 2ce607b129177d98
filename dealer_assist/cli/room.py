"""The room that a command takes from: where there is none, none is made."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from dealer_assist.cli.language import place
from dealer_assist.errors import NotNow

if TYPE_CHECKING:
    from flask.ctx import AppContext


@contextmanager
def opened(command: str) -> Iterator[None]:
    """The context of an app over the room's database, with the tables of this version.

    Where there is no room the command ends with 2 and a sentence, and nothing is made.
    """
    from dealer_assist.store.db import database
    from dealer_assist.web import create_app

    try:
        _look()
    except NotNow as refusal:
        if refusal.code != "no-database":
            raise
        place(command, refusal)
        sys.exit(2)
    with create_app().app_context():
        database.upgrade()
        yield


def over(**settings: Any) -> AppContext:
    """The context of an app to which nobody signs in: it needs no key of the room, and makes none."""
    from dealer_assist.web import create_app

    return create_app({**settings, "SECRET_KEY": secrets.token_hex()}).app_context()


def _look() -> None:
    """Errors: those of a database that is no room, or is none."""
    from dealer_assist.store.db import database, versions

    with over(LOOKS_ONLY=True):
        try:
            versions.of_a_room(database.db.engine)
        finally:
            database.db.engine.dispose()
