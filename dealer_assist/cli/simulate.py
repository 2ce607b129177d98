"""`simulate`: a whole event by random legal play, and the files that it leaves (contract, section 6)."""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import click

from dealer_assist.cli.language import spoken
from dealer_assist.errors import Refusal

if TYPE_CHECKING:
    from dealer_assist.engine.play import Hand
    from dealer_assist.tournament.run.event import EventRun
    from dealer_assist.tournament.structure.model import Structure

USUAL = "mixed"


@click.command(short_help="Play a whole event at random, and write its record.")
@click.option("--players", required=True, type=click.IntRange(2, 10_000), help="How many players enter.")
@click.option("--seed", required=True, help="The same seed plays the same event.")
@click.option("--structure", help="A structure file, or the name of one that comes with the product.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="The folder for its files.")
def simulate(players: int, seed: str, structure: str | None, out: Path | None) -> None:
    """Play an event to its end with legal random play, and print one line of JSON about it.

    With --out the entries, hands, moves, busts, ledger and payouts are written, the same bytes for the same
    arguments.
    """
    from dealer_assist.tournament.run.files import files

    started = time.perf_counter()
    try:
        event = played(sheet(structure or USUAL), players, seed)
    except Refusal as refusal:
        raise click.UsageError(spoken(refusal.message)) from None
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        for name, text in files(event).items():
            (out / name).write_text(text, encoding="utf-8", newline="")
    click.echo(json.dumps({
        "players": players, "entries": len(event.entries), "hands": event.n,
        "levels": max((hand["level"] for hand in event.hands), default=1), "moves": len(event.moves),
        "seconds": round(time.perf_counter() - started, 1),
    }))


def sheet(name: str) -> Structure:
    """A structure from a file, or one that comes with the product by its name.

    Errors: as `read_toml`; `no-file` where there is neither.
    """
    from dealer_assist.contract.structures.reading import read_toml, template

    path = Path(name)
    if path.suffix != ".toml":
        return template(name)
    try:
        return read_toml(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("no-file.structure", file=name, reason=str(error)) from None


def played(structure: Structure, players: int, seed: str) -> EventRun:
    """An event played out: seats by the seed itself, everything else by chance that starts from it."""
    from dealer_assist.contract.setup import read_setup
    from dealer_assist.tournament.run.crowd import Crowd
    from dealer_assist.tournament.run.simulation import simulate as play
    from dealer_assist.tournament.seats.draws import Draw
    from dealer_assist.trial.table import play_out

    chance = Random(f"{seed}/{players}")

    def deal(document: dict[str, Any], dead: Collection[int]) -> Hand:
        return play_out(read_setup(document), chance, dead)

    return play(structure, Draw(f"{seed}/seats"), Crowd(players, structure, chance), deal)
