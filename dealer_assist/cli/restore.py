"""`restore`: a backup taken into an empty place, and the record checked."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import click

from dealer_assist import paths
from dealer_assist.cli.language import place, sentence, tell
from dealer_assist.errors import Refusal

MOST_LINES = 20      # differences; `verify` tells them all


@click.command(short_help="Take a backup in, and verify it.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--replace", is_flag=True, help="Put the SQLite file that is there aside first; it is kept.")
def restore(file: Path, replace: bool) -> None:
    """Take FILE into the instance folder or the database of DATABASE_URL, which must be empty.

    Stop the app first. Keys that were sealed come back by their passphrase. Every hand's hashes and outcomes
    are computed again at the end; the exit status is 1 when one differs, 2 when nothing was restored.
    """
    from dealer_assist.cli.upgrade import fill_lists
    from dealer_assist.store.transfer import backup
    from dealer_assist.web import create_app

    os.umask(0o077)     # what a room keeps is for its own eyes
    instance = paths.instance_path()
    try:
        passphrase = _passphrase(backup.check(file))
        backup.opened(file, passphrase)     # before a room is put aside, or a key made for a new one
        if replace:
            _put_aside(instance)
        # a key for this command alone: the room's comes out of the backup, or is made when it is served
        with create_app({"SECRET_KEY": secrets.token_urlsafe()}).app_context():
            manifest = backup.restore(file, instance, passphrase)
            fill_lists()
            hands, wrong, differences = _verified()
    except Refusal as refusal:
        place("restore", refusal)
        sys.exit(2)
    good = hands - len(wrong)
    click.echo(sentence("restored", file=file.name, moment=manifest["made"], hands=hands, good=good))
    for line in _without(manifest, instance):
        click.echo(line)
    for number in wrong:
        click.echo(sentence("differs", hand=number), err=True)
    for line in differences[:MOST_LINES]:
        tell(line, err=True)
    sys.exit(1 if wrong or differences else 0)


def _passphrase(manifest: dict[str, Any]) -> str | None:
    """That of the keys in the backup: of the environment, or asked for at a terminal."""
    from dealer_assist.store.transfer.backup import PASSPHRASE

    if not manifest.get("keys"):
        return None
    passphrase = os.environ.get(PASSPHRASE)
    if passphrase or not sys.stdin.isatty():
        return passphrase
    asked: str = click.prompt(sentence("passphrase"), hide_input=True, default="", show_default=False)
    return asked or None


def _without(manifest: dict[str, Any], instance: Path) -> Iterator[str]:
    """What will and what will not work in the restored room."""
    from dealer_assist.store.transfer import sealing

    if manifest.get("key") is not None and sealing.mark_of(instance) == manifest["key"]:
        yield sentence("same-key")
        return
    yield sentence("other-key")
    yield sentence("sealed-pins") if manifest.get("keys") else sentence("other-pins", instance=str(instance))


def _put_aside(instance: Path) -> None:
    from dealer_assist.store.db import database

    now = f"{datetime.now():%Y%m%d-%H%M%S}"
    for ending in ("", "-wal", "-shm"):
        there = instance / f"{database.FILE}{ending}"
        if there.exists():
            there.rename(instance / f"{database.FILE}.before-{now}{ending}")


def _verified() -> tuple[int, list[int], list[str]]:
    """How many hands there are, those that differ, and what differs from the ledger."""
    from dealer_assist.store.db.database import reading
    from dealer_assist.store.hands.verify import verify_all
    from dealer_assist.store.ledger.verify import verify

    with reading() as session:
        checked = [(one["hand"], one["ok"]) for one in verify_all(session)]
        differences = [one["message"] for one in verify(session)["differences"]]
    return len(checked), [number for number, ok in checked if not ok], differences
