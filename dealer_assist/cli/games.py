"""`dealer-assist games`: list the games, check game files, and try them with random hands."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import click

from dealer_assist.cli.language import sentence, tell
from dealer_assist.trial.play import trial as try_out
from dealer_assist.errors import Refusal
from dealer_assist.games import GameFileError, GameLibrary, game_ids, load_game
from dealer_assist.games.loader.library import MIXES, SHIPPED, VARIATIONS
from dealer_assist.games.loader.mistakes import FilePlace
from dealer_assist.games.loader.mixes import read_mix
from dealer_assist.games.loader.reading import read_game_file
from dealer_assist.games.loader.toml import BadToml, read_toml


@click.group(short_help="List, check and try games.")
def games() -> None:
    """The games that can be dealt, and game files of one's own."""


@games.command("list")
def list_games() -> None:
    """Print every game that comes with the product: its id, its section of the rulebook, its name."""
    width = max(map(len, game_ids()))
    for game in map(load_game, game_ids()):
        click.echo(f"{game.id:{width}}  {game.section:14}  {game.name}")


@games.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...",
                type=click.Path(exists=True, path_type=Path))
def check(files: tuple[Path, ...]) -> None:
    """Check game files; a directory is every file in it. Every mistake at once, with exit status 1."""
    good = [_check(path) for file in files for path in _toml_files(file)]
    if not good:
        click.echo(sentence("no-toml"), err=True)
    if not good or not all(good):
        raise SystemExit(1)


def _toml_files(path: Path) -> list[Path]:
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def _check(path: Path) -> bool:
    """Print what is wrong with a file, or that nothing is."""
    try:
        if path.suffix != ".toml":
            raise Refusal("game-file", file=path.name)
        if path.parent.name == VARIATIONS:
            _read_variation(path)
        elif path.parent.name == MIXES:
            read_mix(path.stem, path.read_text(encoding="utf-8", errors="replace"))
        else:
            _library(path).load(path.stem)
    except Refusal as refusal:
        tell(refusal.message)
        return False
    click.echo(sentence("ok", file=path.name))
    return True


def _library(path: Path) -> GameLibrary:
    """The games of the product, and over them those beside this file."""
    return GameLibrary((SHIPPED, path.parent))


def _read_variation(path: Path) -> None:
    """A variation is no game by itself: only its words can be read."""
    place = FilePlace(path.name)
    try:
        read_game_file(read_toml(path.read_text(encoding="utf-8")), place)
    except UnicodeDecodeError:
        place.wrong("no-utf-8")
    except BadToml as error:
        place.wrong("no-toml", why=str(error))
    if place.mistakes:
        raise GameFileError(place.mistakes)


@games.command()
@click.argument("names", nargs=-1, metavar="[ID|FILE]...")
@click.option("--hands", default=1000, show_default=True, type=click.IntRange(1), help="Hands of each game.")
@click.option("--seed", default="1", show_default=True, help="The same seed plays the same hands.")
@click.option("--jobs", type=click.IntRange(1), help="Games at a time; unless said one a processor.")
def trial(names: tuple[str, ...], hands: int, seed: str, jobs: int | None) -> None:
    """Play random legal hands and check every step; without a name, of every game.

    One line a game. A failure is printed with the document for `dealer-assist options` that shows it
    again, and the exit status is 1.
    """
    good = True
    for line, passed in _trials(names or game_ids(), hands, seed, jobs or os.cpu_count() or 1):
        click.echo(line)
        good = good and passed
    if not good:
        raise SystemExit(1)


def _trials(names: tuple[str, ...], hands: int, seed: str, jobs: int) -> Iterator[tuple[str, bool]]:
    work = [(name, hands, seed) for name in names]
    if jobs == 1 or len(work) == 1:
        yield from map(_try_one, work)
        return
    with ProcessPoolExecutor(min(jobs, len(work))) as pool:
        yield from pool.map(_try_one, work)


def _try_one(work: tuple[str, int, str]) -> tuple[str, bool]:
    """One game's line, and whether it passed."""
    name, hands, seed = work
    path = Path(name)
    try:
        library = _library(path) if path.suffix == ".toml" else None
        game = library.load(path.stem) if library and path.exists() else load_game(name)
    except Refusal as refusal:
        return refusal.message, False
    start = time.perf_counter()
    outcome = try_out(game, Random(f"{seed}/{game.id}"), hands, library.load if library else load_game)
    rate = outcome.hands / (time.perf_counter() - start)
    line = f"{game.id}: {outcome.hands:,} hands, {outcome.actions:,} actions, {rate:,.0f} hands/s, "
    if outcome.failure is None:
        return f"{line}ok", True
    document = json.dumps(outcome.failure.document, ensure_ascii=False)
    failed = f"hand {outcome.failure.hand} of seed {seed} failed: {outcome.failure.text}"
    return f"{line}{failed} {document}", False
