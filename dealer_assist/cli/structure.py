"""`structure`: the sheets that come with the product, checks, and sheets to and from a spreadsheet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from dealer_assist.cli.language import sentence, spoken, tell
from dealer_assist.cli.simulate import played, sheet
from dealer_assist.errors import Refusal

if TYPE_CHECKING:
    from dealer_assist.tournament.structure.model import Structure

MOST_PLAYERS = 2000


@click.group(short_help="List, check and convert structure sheets.")
def structure() -> None:
    """Structure sheets: levels, breaks, chips, entries, prizes. SHEET is a TOML file, or one of the list."""


@structure.command("list")
def list_sheets() -> None:
    """Print every sheet that comes with the product."""
    from dealer_assist.contract.structures.reading import template, templates

    width = max(map(len, templates()))
    for name in templates():
        one = template(name)
        about = sentence("sheet", name=one.name, levels=len(one.levels), chips=one.start)
        click.echo(f"{name:{width}}  {about}")


@structure.command()
@click.argument("name", metavar="SHEET")
@click.option("--players", type=click.IntRange(2, MOST_PLAYERS), help="Play it out, to see how long it is.")
def check(name: str, players: int | None) -> None:
    """Say what is unwise in SHEET; with --players also how long it takes so many players.

    Exit status 1 where there is something to think over, 2 where it cannot be played.
    """
    from dealer_assist.texts import say
    from dealer_assist.tournament.structure.checks import findings

    try:
        structure_sheet = sheet(name)
    except Refusal as refusal:
        raise click.UsageError(f"{refusal.field or name}: {spoken(refusal.message)}") from None
    thoughts = findings(structure_sheet)
    for line in thoughts or [say("structure.sound", name=structure_sheet.name)]:
        tell(line)
    if players is not None:
        length = _length(structure_sheet, players)
        tell(say("structure.length", **{name: length[name] for name in length if name != "by_level"}))
    if thoughts:
        raise SystemExit(1)


@structure.command()
@click.argument("name", metavar="SHEET")
@click.option("--players", required=True, type=click.IntRange(2, MOST_PLAYERS), help="How many enter.")
def length(name: str, players: int) -> None:
    """Play SHEET out, and print how long it is as one line of JSON."""
    try:
        structure_sheet = sheet(name)
    except Refusal as refusal:
        raise click.UsageError(f"{refusal.field or name}: {spoken(refusal.message)}") from None
    click.echo(json.dumps(_length(structure_sheet, players)))


def _length(structure_sheet: Structure, players: int) -> dict[str, Any]:
    """An event of so many players by chance: entries, hands, levels, hours and minutes with its breaks.

    Shape: `by_level` has the players that each level began with and their average stack.
    """
    from dealer_assist.session.times import MINUTE

    event = played(structure_sheet, players, "length")
    hours, minutes = divmod(event.ended // MINUTE, 60)
    return {"players": players, "entries": len(event.entries), "hands": event.n,
            "levels": max(hand["level"] for hand in event.hands), "hours": hours, "minutes": minutes,
            "by_level": [{"level": level, "players": left, "average": chips // left}
                         for level, left, chips in event.begun if left]}


@structure.command()
@click.argument("name", metavar="SHEET")
@click.option("--as", "form", type=click.Choice(["toml", "csv"]), default="toml", show_default=True,
              help="The whole sheet, or its levels as a grid.")
@click.option("--levels", type=click.Path(exists=True, dir_okay=False, path_type=Path),
              help="Take the levels from this CSV file, or one pasted from a spreadsheet.")
def show(name: str, form: str, levels: Path | None) -> None:
    """Write SHEET to standard output."""
    from dealer_assist.contract.structures.sheets import to_csv, to_toml, with_csv

    try:
        structure_sheet = sheet(name)
        if levels is not None:
            structure_sheet = with_csv(structure_sheet, levels.read_text(encoding="utf-8-sig"))
    except (Refusal, UnicodeDecodeError) as error:
        place = getattr(error, "field", None) or name
        raise click.UsageError(f"{place}: {spoken(getattr(error, 'message', error))}") from None
    click.echo(to_csv(structure_sheet) if form == "csv" else to_toml(structure_sheet), nl=False)
