"""`upgrade`: bring the database up to date without starting the app."""

from __future__ import annotations

import click


@click.command(short_help="Bring the database up to this version.")
def upgrade() -> None:
    """Bring the database up to the tables of this version; `serve` does the same when it starts."""
    from dealer_assist.store import database
    from dealer_assist.web import create_app

    with create_app().app_context():
        database.upgrade()
        where = database.db.engine.url.render_as_string(hide_password=True)
        click.echo(f"The database is up to date: {where}")
