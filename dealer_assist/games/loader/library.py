"""Finds, reads and keeps games: one file at a time, and nothing before it is asked for."""

from __future__ import annotations

import os  # not pathlib, which would be a good part of what importing the core costs
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from dealer_assist.errors import Refusal, nearest, quotable
from dealer_assist.games.loader.build import build, steps_were_read
from dealer_assist.games.loader.check import check, check_steps
from dealer_assist.games.loader.inherit import lay_over
from dealer_assist.games.loader.mistakes import GameFileError, Mistake, FilePlace
from dealer_assist.games.model import Becomes, Game
from dealer_assist.games.loader.reading import Table, read_game_file
from dealer_assist.games.loader.toml import BadToml, read_toml

BROKEN = "broken"  # stands in the table of a file that, or a parent of which, could not be read
ITS_OWN = ("name", "short", "also", "section", "summary", "fits")  # what a child never takes from a parent
VARIATIONS = "variations"  # the folder of files that change a game but are none
MIXES = "mixes"            # the folder of lists of games
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class GameLibrary:
    """The games of several folders; a later folder's file stands before an earlier one's.

    Shape: `dirs` hold `<id>.toml`, and variations in `variations/<id>.toml`; `texts` are files that
    lie in no folder, by id, and stand before all of them. Games are read when asked for and kept; a
    file that changes on disk is seen by a new library.
    """

    def __init__(
        self, dirs: Sequence[str | os.PathLike[str]], texts: Mapping[str, str] | None = None
    ) -> None:
        self._dirs = tuple(os.fspath(folder) for folder in dirs)
        self._texts = dict(texts or {})
        self._parents: dict[str, tuple[str, ...]] = {}
        self._ids: tuple[str, ...] | None = None
        self._tables: dict[str, tuple[Table, FilePlace]] = {}
        self._games: dict[str, Game] = {}

    def ids(self) -> tuple[str, ...]:
        """The id of every game, in order; variations are none."""
        if self._ids is None:
            filed = {name for folder in self._dirs for name in _names(folder)}
            self._ids = tuple(sorted(filed | set(self._texts)))
        return self._ids

    def load(self, game: str) -> Game:
        """The game of this id.

        Errors: `unknown-game` with the nearest id; `GameFileError` with every mistake of its files.
        """
        return self._load(game, ())

    def _load(self, game: str, begun: tuple[str, ...]) -> Game:
        if game not in self._games:
            if game not in self.ids():
                raise self._unknown(game)
            self._games[game] = self._read(game, begun)
        return self._games[game]

    def files(self, game: str) -> tuple[str, ...]:
        """The ids of all files that this game is read from: its own, its parents', those it becomes."""
        ids, waiting = dict[str, None](), [game]
        while waiting:
            name = waiting.pop()
            if name not in ids:
                ids[name] = None
                waiting += self._parents.get(name, ())
                waiting += [turn.game for turn in self._games[name].becomes] if name in self._games else []
        return tuple(ids)

    def check(self) -> None:
        """Read every game; raise one `GameFileError` with the mistakes of all files."""
        mistakes: list[Mistake] = []
        for game in self.ids():
            try:
                self.load(game)
            except GameFileError as error:
                mistakes += error.mistakes
        if mistakes:
            raise GameFileError(mistakes)

    def _unknown(self, game: object) -> Refusal:
        near = nearest(str(game), self.ids())
        return Refusal("unknown-game", game=quotable(str(game), 60), near=near, field="game")

    def _read(self, game: str, begun: tuple[str, ...]) -> Game:
        table, own_place = self._table(game, ())
        place = FilePlace(own_place.file, list(own_place.mistakes))
        if "fits" in table:
            place.at("fits").wrong("fits-of-a-game")
        if BROKEN not in table:  # else half the game would be called missing
            built = build(game, table, place)
            check(built, place, self.ids())
            if steps_were_read(table):
                check_steps(built, place)
            if built.becomes:
                chain = (*begun, game)
                reached = tuple(self._reach(chain, turn, place) for turn in built.becomes)
                built = replace(built, becomes=reached)
        if place.mistakes:
            raise GameFileError(place.mistakes)
        return built

    def _reach(self, chain: tuple[str, ...], turn: Becomes, place: FilePlace) -> Becomes:
        """The turn with the game it leads to, so that the hand can go on by it whatever happens to files."""
        if turn.game in chain:
            round_trip = " → ".join((*chain, turn.game))
            place.at("becomes").at(turn.game).wrong("never-ends", chain=round_trip)
        elif turn.game in self.ids():  # else `check` has told it
            try:
                to = self._load(turn.game, chain)
                return Becomes(turn.game, turn.when, turn.steps, turn.with_action, to)
            except GameFileError as error:
                place.mistakes.extend(error.mistakes)
        return turn

    def _table(self, name: str, children: tuple[str, ...]) -> tuple[Table, FilePlace]:
        """The words of a file over those of its parents, and the mistakes in any of them."""
        if name not in self._tables:
            own, place = self._open(name)
            parents = own.pop("extends", ())
            self._parents[name] = parents if isinstance(parents, tuple) else ()
            merged: Table = {} if isinstance(parents, tuple) else {BROKEN: True}
            for parent in parents if isinstance(parents, tuple) else ():
                merged = self._with_parent(merged, parent, place, (*children, name))
            self._tables[name] = (lay_over(merged, own, place), place)
        return self._tables[name]

    def _with_parent(self, merged: Table, parent: str, place: FilePlace, chain: tuple[str, ...]) -> Table:
        at = place.at("extends")
        if parent in chain:
            at.wrong("never-ends", chain=" → ".join((*chain, parent)))
            return {**merged, BROKEN: True}
        if parent not in self._texts and self._path(parent) is None:
            at.unknown("game", parent, (*self.ids(), *self.variations()))
            return {**merged, BROKEN: True}
        table, parent_place = self._table(parent, chain)
        place.mistakes.extend(parent_place.mistakes)
        # Crayfish wants a board of five: laid over stud it would be no game
        if merged and (street := _ill_fitting(merged, table.get("fits"))):
            at.wrong("ill-fitting", parent=parent, street=street)
            return {**merged, BROKEN: True}
        return lay_over(merged, {key: table[key] for key in table if key not in ITS_OWN}, place)

    def misread(self, name: str) -> tuple[Mistake, ...]:
        """What cannot be read in one file by itself, as in a variation, which is no game."""
        return tuple(self._open(name)[1].mistakes)

    def variations(self) -> tuple[str, ...]:
        """The ids of the files that change a game and are none."""
        names = (name for folder in self._dirs for name in _names(os.path.join(folder, VARIATIONS)))
        return tuple(sorted(set(names)))

    def _path(self, name: str) -> str | None:
        if not _SLUG.fullmatch(name):
            return None
        for folder in reversed(self._dirs):
            for within in (folder, os.path.join(folder, VARIATIONS)):
                if os.path.isfile(path := os.path.join(within, f"{name}.toml")):
                    return path
        return None

    def _open(self, name: str) -> tuple[Table, FilePlace]:
        """The words of one file, read, and its mistakes; marked `BROKEN` when it is no TOML."""
        path = self._path(name)
        place = FilePlace(f"{name}.toml")
        try:
            if name in self._texts:
                return read_game_file(read_toml(self._texts[name]), place), place
            if path is not None:
                with open(path, encoding="utf-8") as file:
                    return read_game_file(read_toml(file.read()), place), place
            place.wrong("bad-name")
        except UnicodeDecodeError:
            place.wrong("no-utf-8")
        except BadToml as error:
            place.wrong("no-toml", why=str(error))
        except OSError as error:  # pragma: no cover - the disk, or who may read, decides
            place.wrong("cannot-be-opened", why=str(error.strerror))
        return {BROKEN: True}, place


def _ill_fitting(merged: Table, fits: object) -> str | None:
    """The first street that a variation asks for and the game has not so."""
    streets = merged.get("streets")
    if not isinstance(fits, dict) or not isinstance(streets, dict):
        return None
    return next((name for name, steps in fits.items()
                 if not isinstance(street := streets.get(name), dict) or street.get("steps") != steps), None)


def _names(folder: str) -> Iterator[str]:
    """The files of games in a folder, which need not be there; what begins with a dot is no game."""
    if os.path.isdir(folder):
        for name in os.listdir(folder):
            if name.endswith(".toml") and not name.startswith("."):
                yield name[:-5]


class Library(Protocol):
    """What `load_game` and `game_ids` ask."""

    def ids(self) -> tuple[str, ...]:
        """The id of every game, in order."""

    def load(self, game: str) -> Game:
        """The game of this id."""


SHIPPED = os.path.dirname(os.path.dirname(__file__))
RULEBOOK = GameLibrary((SHIPPED,))
_library: Library = RULEBOOK


def use(library: Library) -> None:
    """From now on, games are looked for in this library; a room's own come in here at start-up."""
    global _library
    _library = library


def in_use() -> Library:
    """The library that games are looked for in."""
    return _library


def load_game(game: str) -> Game:
    """A game of the rulebook or of the room, frozen and kept; see `GameLibrary.load` for errors."""
    return _library.load(game)


def game_ids() -> tuple[str, ...]:
    """The ids of every game that can be dealt, the room's own that have no mistakes among them."""
    return _library.ids()
