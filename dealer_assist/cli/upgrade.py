"""`upgrade`: bring the database up to date without starting the app."""

from __future__ import annotations

import click

from dealer_assist.cli.language import sentence


@click.command(short_help="Bring the database up to this version.")
def upgrade() -> None:
    """Bring the database up to the tables of this version; `serve` does the same when it starts.

    Hands from before there were lists and searches are put into them.
    """
    from dealer_assist.store.db import database
    from dealer_assist.web import create_app

    with create_app().app_context():
        database.upgrade()
        fill_lists()
        where = database.db.engine.url.render_as_string(hide_password=True)
        click.echo(sentence("upgraded", place=where))


def fill_lists() -> None:
    """Put hands that are in no list and found by no search into them, and say so on standard error."""
    from dealer_assist.store.hands.rebuild import fill

    progress = (0, 0)
    for progress in fill():
        click.echo(sentence("lists-filled", count=progress[0]), err=True)
    if progress[1]:
        click.echo(sentence("lists-unreadable", count=progress[1]), err=True)
