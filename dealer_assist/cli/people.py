"""`people`: who works here, and a way back in for a director who lost their password."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from dealer_assist.cli.language import sentence
from dealer_assist.texts import say

if TYPE_CHECKING:
    from dealer_assist.store.people.models import Account

ADDRESS = "http://127.0.0.1:5000"


@click.group(short_help="List the staff; let a director in again.")
def people() -> None:
    """Who may sign in; everything else about people is on the director's page /people."""


@people.command("list", short_help="Everybody, with role and tables.")
def list_people() -> None:
    """Print everybody, one line a person."""
    from dealer_assist.store.people import accounts
    from dealer_assist.store.db import database
    from dealer_assist.web import create_app

    with create_app().app_context(), database.reading() as session:
        database.upgrade()
        for one in accounts.everybody(session):
            key = "person-gone" if not one.active else "" if one.ready else "person-link"
            state = sentence(key) if key else ""
            click.echo("  ".join(filter(None, (one.role.ljust(8), one.name, state))))


@people.command(short_help="Print a new one-time link for a director.")
@click.argument("name", required=False)
@click.option("--address", default=ADDRESS, show_default=True, help="Where the app answers.")
def recover(name: str | None, address: str) -> None:
    """Print a link with which the director NAME chooses a new password; it works once, within 24 hours.

    Without NAME it is the only director there is, or the first one of a new room. The old password counts
    until the link is used.
    """
    from dealer_assist.store.people import accounts
    from dealer_assist.store.db import database
    from dealer_assist.store.people.models import DIRECTOR
    from dealer_assist.web import create_app
    from dealer_assist.web.people.setup_link import path_of

    with create_app().app_context():
        database.upgrade()
        with database.writing() as session:
            account = None
            if accounts.director_exists(session):
                chiefs = [one for one in accounts.everybody(session) if one.active and one.role == DIRECTOR]
                account = _chosen(chiefs, name)
            token = accounts.issue(session, account)
            whose = account.name if account else say("cli.first-director")
    link = address.rstrip("/") + path_of(token)
    click.echo(sentence("link", whose=whose, hours=accounts.LINK_HOURS, link=link))


def _chosen(chiefs: list[Account], name: str | None) -> Account:
    from dealer_assist.store.people.accounts import handle

    matching = chiefs if name is None else [one for one in chiefs if one.handle == handle(name)]
    if len(matching) == 1:
        return matching[0]
    known = ", ".join(one.name for one in chiefs)
    why = say("cli.no-director", name=repr(name[:80]), known=known) if name else say(
        "cli.more-directors", known=known)
    click.echo(sentence("place", command="people recover", why=why), err=True)
    sys.exit(2)
