"""`export`: rows to standard output, or hands as files into a folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dealer_assist.cli.language import sentence, spoken
from dealer_assist.cli.room import opened
from dealer_assist.errors import Refusal
from dealer_assist.rules.bounds import MOST_ID

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from dealer_assist.store.transfer.exports import Which

WHATS = ("hands", "seats", "entries", "awards", "players", "tables", "calls", "phh", "ohh", "txt", "json")


@click.command(short_help="Write the record out as CSV, JSON Lines or hand files.")
@click.argument("what", type=click.Choice(WHATS))
@click.option("--kind", type=click.Choice(["csv", "jsonl"]), default="csv", show_default=True,
              help="The form of rows.")
@click.option("--into", type=click.Path(file_okay=False, path_type=Path), default=Path("."),
              show_default="here", help="The folder for files of hands.")
@click.option("--table", type=click.IntRange(1, MOST_ID), help="Only this table's.")
@click.option("--since", help="Only hands begun on or after this date or time (UTC).")
@click.option("--until", help="Only hands begun before it.")
def export(what: str, kind: str, into: Path, table: int | None, since: str | None, until: str | None) -> None:
    """Write WHAT: rows of hands, seats, entries, awards, players, tables or calls to standard output; or
    every finished hand as a file of phh, ohh, txt or json. What is not written is told on standard error, and
    why. Where there is no room nothing is made, and the exit status is 2.
    """
    from dealer_assist.formats import tabular
    from dealer_assist.store.db import database
    from dealer_assist.store.transfer import exports

    try:
        which = exports.Which(table, exports.moment(since, "since"), exports.moment(until, "until"))
    except Refusal as refusal:
        raise click.UsageError(spoken(refusal.message)) from None
    with opened("export"), database.reading() as session:
        if what in exports.ROWS:
            rows = exports.ROWS[what](session, which)
            sys.stdout.writelines(tabular.written(rows, exports.HEADS[what].split(), kind))
            return
        os.umask(0o077)     # names and cards are for whoever writes them out
        into.mkdir(parents=True, exist_ok=True)
        _files(session, which, what, into)


def _files(session: Session, which: Which, form: str, into: Path) -> None:
    from dealer_assist.floor.redaction import RECORD
    from dealer_assist.store.transfer import exports, hand_files

    count = 0
    for number in exports.finished(session, which):
        try:
            written = hand_files.write(session, number, form, RECORD)
        except Refusal as refusal:
            click.echo(sentence("not-written", hand=number, why=refusal.message), err=True)
            continue
        (into / f"{number}.{form}").write_text(written.text, encoding="utf-8")
        for note in written.notes:
            click.echo(sentence("note", hand=number, note=note), err=True)
        count += 1
    click.echo(sentence("written", count=count, into=str(into)))
