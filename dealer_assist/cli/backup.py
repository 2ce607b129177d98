"""`backup`: everything a room keeps, in one file, while the app goes on."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from dealer_assist import paths
from dealer_assist.cli.language import place, sentence
from dealer_assist.cli.room import opened
from dealer_assist.errors import Refusal


@click.command(short_help="Write everything to one file, also while the app runs.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), required=False)
@click.option("--seal", is_flag=True, help="Take the room's keys along, sealed by a passphrase.")
def backup(file: Path | None, seal: bool) -> None:
    """Write tables, hands, log, people and own games to FILE, in one snapshot; the app may go on meanwhile.

    Without FILE it goes to backups/ in the instance folder, named by the time. The keys of PINs, sessions,
    the ledger and TLS are left out, or sealed with --seal or by DEALER_ASSIST_PASSPHRASE. Keep the file
    as safe as the record. Where there is no room nothing is made, and the exit status is 2, as of a
    passphrase that is too short.
    """
    from dealer_assist.store.transfer import backup as store

    instance = paths.instance_path()
    with opened("backup"):
        if file is None:
            file = instance / store.FOLDER / store.name_of_now()
            file.parent.mkdir(parents=True, exist_ok=True)
        try:
            manifest = store.backup(instance, file, _passphrase(seal))
        except Refusal as refusal:
            place("backup", refusal)
            sys.exit(2)
        except OSError as error:
            raise click.ClickException(sentence("cannot-write", file=str(file), why=error.strerror)) from None
    click.echo(
        sentence("backed-up", file=str(file), hands=manifest.rows["hand"], entries=manifest.rows["log"])
    )


def _passphrase(seal: bool) -> str | None:
    """That of the environment; asked for twice where it is wanted and not there."""
    from dealer_assist.store.transfer.backup import PASSPHRASE

    passphrase = os.environ.get(PASSPHRASE)
    if passphrase or not seal:
        return passphrase or None
    return str(click.prompt(sentence("passphrase-new"), hide_input=True, confirmation_prompt=True))
