"""Mixes: a file a mix, its name and its games in the order they are played, each with its betting.

Those of the rulebook lie in `mixes/` beside the games; a room adds its own in `mixes/` of its folder. A
file of the room with mistakes hides nothing else, and takes no mix of the rulebook away.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from dealer_assist.errors import Refusal
from dealer_assist.games.loader.custom import MOST_BYTES, MOST_FILES, Broken, OwnGames, slug
from dealer_assist.games.loader.library import MIXES, SHIPPED, in_use, load_game
from dealer_assist.games.loader.mistakes import FilePlace, GameFileError, Mistake
from dealer_assist.games.loader.toml import BadToml, read_toml
from dealer_assist.rules.betting import BETTINGS

_KEYS = ("name", "games")
_Stamp = tuple[str, int, int]


class Listed(NamedTuple):
    """A mix by its name; `games` are ids, each with its betting, in the order they are played."""

    name: str
    games: tuple[tuple[str, str], ...]


class MixRead(NamedTuple):
    """The mixes of a folder by id, and its files with mistakes."""

    mixes: dict[str, Listed]
    broken: tuple[Broken, ...]


def read_mix(mix: str, text: str) -> Listed:
    """The mix that a file says.

    Errors: `GameFileError` with every mistake, each with its key and what to do about it.
    """
    place = FilePlace(f"{mix}.toml")
    try:
        raw = read_toml(text)
    except BadToml as error:
        place.wrong("no-toml", why=str(error))
        raise GameFileError(place.mistakes) from None
    for key in raw:
        if key not in _KEYS:
            place.at(key).unknown("key", key, _KEYS)
    name, entries = raw.get("name"), raw.get("games")
    if not isinstance(name, str) or not name.strip():
        place.at("name").wrong("mix-name-due")
    if not isinstance(entries, list) or not entries:
        place.at("games").wrong("mix-games-due", example='games = ["holdem limit"]')
        entries = []
    read = [_game(entry, place.at("games").at(n)) for n, entry in enumerate(entries, 1)]
    if place.mistakes:
        raise GameFileError(place.mistakes)
    return Listed(str(name).strip(), tuple(one for one in read if one is not None))


def _game(entry: object, place: FilePlace) -> tuple[str, str] | None:
    """`holdem limit`, or `razz` with its usual betting."""
    words = entry.split() if isinstance(entry, str) else []
    if len(words) not in (1, 2):
        place.wrong("no-game-of-a-mix", value=repr(str(entry)[:40]))
        return None
    try:
        game = load_game(words[0])
    except Refusal as refusal:
        place.mistakes.append(Mistake(place.file, place.key, _first(refusal)))
        return None
    # the page names its usual betting first: `omaha` in a mix is pot-limit
    betting = words[1] if len(words) == 2 else game.bettings[0]
    if betting not in BETTINGS:
        place.unknown("betting", betting, BETTINGS)
        return None
    return game.id, betting


def _first(refusal: Refusal) -> str:
    """What a refused game is told: of a file with many mistakes the first."""
    return str(refusal.mistakes[0]) if isinstance(refusal, GameFileError) else refusal.message


@cache
def _rulebook() -> dict[str, Listed]:
    """The mixes that come with the product; a mistake in one of them is ours."""
    return {mix: read_mix(mix, text) for mix, text in _texts(_files(os.path.join(SHIPPED, MIXES)))}


def _room() -> MixRead:
    library = in_use()
    if not isinstance(library, OwnGames):
        return MixRead({}, ())
    stamps = tuple(_files(os.path.join(library.folder, MIXES)))
    return _of_room(stamps, library.ids()) if stamps else MixRead({}, ())


@lru_cache(maxsize=4)
def _of_room(stamps: tuple[_Stamp, ...], games: tuple[str, ...]) -> MixRead:
    """What the files say; read again when one of them, or the list of `games`, is another."""
    mixes, broken = dict[str, Listed](), list[Broken]()
    for mix, text in _texts(stamps):
        place = FilePlace(f"{mix}.toml")
        if slug(mix) != mix:
            place.wrong("bad-name")
        elif mix in _rulebook():
            place.wrong("of-the-rulebook", name=mix)
        try:
            if place.mistakes:
                raise GameFileError(place.mistakes)
            mixes[mix] = read_mix(mix, text)
        except GameFileError as error:
            broken.append(Broken(mix, error.mistakes))
    return MixRead(mixes, tuple(broken))


def _files(folder: str) -> Iterator[_Stamp]:
    """The files of a folder, which need not be there, each with its time and size, in order."""
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    for name in [name for name in names if name.endswith(".toml") and name[0] != "."][:MOST_FILES]:
        try:
            status = os.stat(path := os.path.join(folder, name))
        except OSError:  # gone in this very moment, or a link to nowhere
            continue
        yield path, status.st_mtime_ns, status.st_size


def _texts(stamps: tuple[_Stamp, ...] | Iterator[_Stamp]) -> Iterator[tuple[str, str]]:
    for path, _, _ in stamps:
        try:
            with open(path, "rb") as file:
                text = file.read(MOST_BYTES).decode("utf-8", "replace")
        except OSError:
            continue
        yield os.path.basename(path)[:-5], text


def mixes() -> dict[str, Listed]:
    """Every mix by its id: those of the rulebook, then those of the room, each in order."""
    return _rulebook() | _room().mixes


def broken_mixes() -> tuple[Broken, ...]:
    """The room's files of mixes that have mistakes, with all of them."""
    return _room().broken
