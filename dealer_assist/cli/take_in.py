"""`take-in`: files of other people's hands, for review."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from dealer_assist.cli.language import place, sentence, spoken
from dealer_assist.errors import Refusal

if TYPE_CHECKING:
    from dealer_assist.store.transfer.unpacking import File


@click.command(short_help="Take files of other people's hands in, for review.")
@click.argument(
    "files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
def take_in(files: tuple[Path, ...]) -> None:
    """Take FILES (.phh, .phhs, .ohh, .json, .jsonl, .txt, .xml, zips of them, or whole folders) in; the pages
    under /imports show them.

    A hand that is refused is told on standard error with its reason; the exit status is 1 when there was
    one, 2 when nothing could be taken in.
    """
    from dealer_assist.cli.upgrade import fill_lists
    from dealer_assist.store.db import database
    from dealer_assist.store.transfer import imports
    from dealer_assist.store.transfer.unpacking import File, unpacked
    from dealer_assist.record.log import By
    from dealer_assist.web import create_app

    with create_app().app_context():
        database.upgrade()
        fill_lists()
        try:
            pieces = unpacked([File(name, path.read_bytes()) for path, name in _inside(files)])
            with database.writing() as session:
                number = imports.begin(session, pieces, None).id
        except Refusal as refusal:
            place("take-in", refusal)
            sys.exit(2)
        with _progress(pieces) as bar:
            imports.run(number, pieces, By(device="import"), bar.update)
        with database.reading() as session:
            document = imports.find(session, number).document()
    for one in document["mistakes"]:
        click.echo(f"{one['hand']}: {spoken(one['reason'])}", err=True)
    figures = {"taken": document["taken"], "refused": document["refused"], "import": number}
    click.echo(sentence("taken-in", **figures))
    sys.exit(1 if document["refused"] else 0)


def _inside(paths: tuple[Path, ...]) -> Iterator[tuple[Path, str]]:
    """The files with their names, and of a folder every file at any depth, in order, by its place there."""
    for path in paths:
        inside = sorted(one for one in path.rglob("*") if one.is_file()) if path.is_dir() else [path]
        yield from ((one, str(one.relative_to(path)) if path.is_dir() else one.name) for one in inside)


def _progress(files: list[File]) -> Any:
    """A bar on standard error, where somebody looks."""
    from dealer_assist.formats.files import count_hands

    hands = sum(count_hands(file.data) for file in files if file.mistake is None)
    label = sentence("files", count=len(files))
    return click.progressbar(length=hands, label=label, file=sys.stderr, show_pos=True,
                             hidden=not sys.stderr.isatty())
