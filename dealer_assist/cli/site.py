"""`site`: the product as a folder that any web host or a stick can serve."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from dealer_assist import paths
from dealer_assist.cli.language import sentence
from dealer_assist.texts import figure, say


@click.command(short_help="Write a folder with tools, rules and a practice table, for any web host.")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
def site(folder: Path) -> None:
    """Write FOLDER: rules, tools, a practice table and the check of packets, in every language.

    The room's own games (`games/` of its instance) are among them, for whoever opens the folder.

    It needs no server of ours: any static web host, also below a path, or a stick; links are relative. The
    first page and the rules are read as files; what computes (tools, practice table, packets) needs http or
    https, for instance `python3 -m http.server` in the folder. Over https, or on the same machine, a phone
    keeps all of it and works without a network. The exit status is 2 when FOLDER has files in it or cannot be
    written.
    """
    from dealer_assist.web.site.folder import write

    try:
        written = write(folder, paths.instance_path() / paths.GAMES)
    except OSError as wrong:
        why = say("cli.no-folder", why=str(wrong))
        click.echo(sentence("place", command="site", why=why), err=True)
        sys.exit(2)
    size = figure(round(written.size / 1_000_000, 1), least=1)
    click.echo(sentence("site-written", folder=str(folder), files=len(written.files), size=size))
