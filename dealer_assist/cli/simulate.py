"""`simulate`: a whole event by random legal play, and the files that it leaves (contract, section 6)."""

from __future__ import annotations

import io
import json
import time
import zipfile
from collections.abc import Collection, Mapping
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
@click.option("--url", help="Play it against a server that runs, as http://127.0.0.1:5000.")
@click.option("--name", help="With --url: who signs in there, a director.")
@click.option("--password", envvar="DEALER_ASSIST_PASSWORD", help="Theirs; asked for where it is left out.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="The folder for its files.")
def simulate(
    players: int, seed: str, structure: str | None, url: str | None, name: str | None, password: str | None,
    out: Path | None,
) -> None:
    """Play an event to its end with legal random play, and print one line of JSON about it.

    With --out the entries, hands, moves, busts, ledger and payouts are written, the same bytes for the same
    arguments.

    With --url a server plays it: a director's acts and the tablets' entries go over HTTP, and every answer is
    checked. The server may be killed and started again meanwhile. Have it over an instance of its own; where
    that has a director already, sign in with --name, and a password that is asked for or stands in
    DEALER_ASSIST_PASSWORD.
    """
    from dealer_assist.tournament.run.files import files

    started = time.perf_counter()
    if url is not None:
        if name is not None and password is None:
            password = click.prompt("Password", hide_input=True, err=True)
        by = (name, password) if name and password else None
        over_http(url, structure or USUAL, players, seed, out, by)
        return
    try:
        event = played(sheet(structure or USUAL), players, seed)
    except Refusal as refusal:
        raise click.UsageError(spoken(refusal.message)) from None
    if out is not None:
        write_files(out, {name: text.encode() for name, text in files(event).items()})
    click.echo(json.dumps({
        "players": players, "entries": len(event.entries), "hands": event.n,
        "levels": max((hand["level"] for hand in event.hands), default=1), "moves": len(event.moves),
        "seconds": round(time.perf_counter() - started, 1),
    }))


def write_files(out: Path, files: Mapping[str, bytes]) -> None:
    """The files of an event into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    for name, held in files.items():
        (out / name).write_bytes(held)


def over_http(
    url: str, structure: str, players: int, seed: str, out: Path | None, by: tuple[str, str] | None = None,
) -> None:
    """The same against a server that runs, `by` somebody with a password; prints what it took."""
    from dealer_assist.rehearsal.director import Director
    from dealer_assist.rehearsal.server import RunningServer
    from dealer_assist.tournament.run.crowd import Crowd
    from dealer_assist.trial.felt import Fault

    started = time.perf_counter()
    try:
        sheet_, chance, server = sheet(structure), Random(f"{seed}/{players}"), RunningServer(url)
        if by is not None:
            server.sign_in(*by)
        director = Director(server, sheet_, Crowd(players, sheet_, chance), chance, seed)
        event = director.play()
        if out is not None:
            packet = zipfile.ZipFile(io.BytesIO(server.file(f"/events/{event['id']}/event.zip")))
            write_files(out, {name: packet.read(name) for name in packet.namelist()})
    except Refusal as refusal:
        raise click.UsageError(spoken(refusal.message)) from None
    except Fault as fault:
        raise click.ClickException(str(fault)) from None
    seconds, tablets = time.perf_counter() - started, director.tablets
    click.echo(json.dumps({
        "players": players, "entries": len(event["money"]["entries"]), "hands": tablets.hands,
        "actions": tablets.lines, "acts": director.acts,
        "levels": event["clock"]["rows"][event["clock"]["row"]]["level"], "requests": server.asked,
        "sent_again": server.lost, "seconds": round(seconds, 1),
        "hands_a_second": round(tablets.hands / seconds, 2),
        "actions_a_second": round(tablets.lines / seconds, 1),
    }))


def sheet(name: str) -> Structure:
    """A structure from a file, or one that comes with the product by its name.

    Errors: as `read_toml`; `no-file` where there is neither; `shootout-endless`.
    """
    from dealer_assist.contract.structures.reading import read_toml, template
    from dealer_assist.tournament.forms.shootouts import check_ends

    path = Path(name)
    if path.suffix != ".toml":
        return template(name)
    try:
        structure = read_toml(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("no-file.structure", file=name, reason=str(error)) from None
    check_ends(structure)
    return structure


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
