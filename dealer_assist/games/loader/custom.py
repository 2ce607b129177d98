"""A room's own games: the files of its folder beside the games of the rulebook.

A file with mistakes is listed with them and hides nothing else. A file that changes on disk is seen
the next time somebody asks for a game of the room.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from dealer_assist.errors import Refusal
from dealer_assist.games.loader.library import RULEBOOK, SHIPPED, VARIATIONS, GameLibrary, in_use, use
from dealer_assist.games.loader.mistakes import GameFileError, Mistake
from dealer_assist.games.model import Game
from dealer_assist.texts import say

MOST_BYTES = 65_536  # a page of the rulebook takes about a thousand
MOST_FILES = 500
_Stamp = tuple[tuple[str, int, int], ...]


class Broken(NamedTuple):
    """A file of the room that is no game yet, and everything that is wrong with it."""

    id: str
    mistakes: tuple[Mistake, ...]


class CustomRead(NamedTuple):
    """What a folder held when it was last looked at."""

    library: GameLibrary
    texts: Mapping[str, str]
    games: tuple[str, ...]
    broken: tuple[Broken, ...]


class OwnGames:
    """The games of the rulebook and of one folder, which need not be there.

    Shape: as `GameLibrary`; a game of the rulebook is never replaced by a file of the room.
    """

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self.folder = os.path.abspath(os.fspath(folder))
        self._stamp: _Stamp | None = None
        self._read = CustomRead(RULEBOOK, {}, (), ())

    def ids(self) -> tuple[str, ...]:
        """Every game that can be dealt, in order."""
        return tuple(sorted((*RULEBOOK.ids(), *self.own())))

    def own(self) -> tuple[str, ...]:
        """The room's games without mistakes, in order."""
        return self._now().games

    def broken(self) -> tuple[Broken, ...]:
        """The room's files with mistakes, in order."""
        return self._now().broken

    def load(self, game: str) -> Game:
        """The game of this id.

        Errors: `unknown-game` with the nearest id; `GameFileError` with every mistake of its files.
        """
        if game in RULEBOOK.ids():
            return RULEBOOK.load(game)
        now = self._now()
        for broken in now.broken:
            if broken.id == game:
                raise GameFileError(broken.mistakes)
        return now.library.load(game)

    def sources(self, game: str) -> dict[str, str]:
        """The text of every file of the room that a game is read from, by id; {} for one of the rulebook."""
        if game in RULEBOOK.ids():
            return {}
        now = self._now()
        return {name: now.texts[name] for name in now.library.files(game) if name in now.texts}

    def text(self, game: str) -> str | None:
        """What a file of the room says, good or not; None where there is none."""
        return self._now().texts.get(game)

    def with_file(self, game: str, text: str) -> GameLibrary:
        """All games as they would be with this file among them.

        Errors: `GameFileError` with every mistake of the file, before anything is kept of it.
        """
        now = self._now()
        if mistakes := _refused(game, text):
            raise GameFileError(mistakes)
        library = _over_rulebook({**now.texts, game: text})
        _load(library, game)
        return library

    def _now(self) -> CustomRead:
        stamp = _stamp(self.folder)
        if stamp != self._stamp:
            self._read = _look(self.folder)
            self._stamp = stamp
        return self._read


def use_folder(folder: str | os.PathLike[str]) -> OwnGames:
    """From now on, the games of this folder are games like any other; one folder at a time."""
    library = OwnGames(folder)
    use(library)
    return library


def sources(game: str) -> dict[str, str]:
    """The room's files that a game is read from, so that a hand can be kept with them."""
    library = in_use()
    return library.sources(game) if isinstance(library, OwnGames) else {}


def as_kept(texts: Mapping[str, str]) -> Callable[[str], Game]:
    """Finds games as they were when these files were kept, whatever the folder holds today."""
    return _library_of(tuple(sorted(texts.items()))).load


@lru_cache(maxsize=64)
def _library_of(texts: tuple[tuple[str, str], ...]) -> GameLibrary:
    return _over_rulebook(dict(texts))


def slug(name: str) -> str:
    """A name as an id: `Tex & Mex!` is `tex-mex`; empty where nothing of it can stay."""
    return "-".join(re.findall(r"[a-z0-9]+", name.lower().replace("'", "").replace("’", "")))[:60].strip("-")


def _over_rulebook(texts: Mapping[str, str]) -> GameLibrary:
    """A file of the room that takes a name of the rulebook is left out: nothing else may suffer from it."""
    taken = {*RULEBOOK.ids(), *RULEBOOK.variations()}
    return GameLibrary((SHIPPED,), {name: text for name, text in texts.items() if name not in taken})


def _stamp(folder: str) -> _Stamp:
    """What tells one state of the folder from another: names, times and sizes."""
    stamps = []
    for path in _paths(folder):
        try:
            status = os.stat(path)
        except OSError:  # pragma: no cover - gone in this very moment, since it was listed
            continue
        stamps.append((path, status.st_mtime_ns, status.st_size))
    return tuple(stamps)


def _paths(folder: str) -> list[str]:
    """The files of the folder and its variations, in order; what begins with a dot is no game."""
    files = []
    for within in (folder, os.path.join(folder, VARIATIONS)):
        names = sorted(os.listdir(within)) if os.path.isdir(within) else []
        paths = [os.path.join(within, name) for name in names if name.endswith(".toml") and name[0] != "."]
        files += [path for path in paths if os.path.isfile(path)]
    return files[:MOST_FILES]


def _look(folder: str) -> CustomRead:
    """Read every file once, and every game of them."""
    texts, broken, variations = dict[str, str](), list[Broken](), set[str]()
    for path in _paths(folder):
        name = os.path.basename(path)[:-5]
        text, mistakes = _text(path)
        if mistakes:
            broken.append(Broken(name, mistakes))
        else:
            texts[name] = text
            variations |= {name} if os.path.dirname(path) != folder else set()
    library = _over_rulebook(texts)
    games = []
    for name in texts:
        try:
            if name not in variations:
                _load(library, name)
                games.append(name)
            elif mistakes := library.misread(name):
                broken.append(Broken(name, mistakes))
        except GameFileError as error:
            broken.append(Broken(name, error.mistakes))
    return CustomRead(library, texts, tuple(sorted(games)), tuple(sorted(broken)))


def _load(library: GameLibrary, game: str) -> Game:
    """The game; whatever a file does to the reader, it is a mistake of the file."""
    try:
        return library.load(game)
    except GameFileError:
        raise
    except Refusal as refusal:
        raise GameFileError([Mistake(f"{game}.toml", "", refusal.message)]) from None
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        why = say("gamefile.cannot-be-read", error=type(error).__name__, why=str(error)[:120])
        raise GameFileError([Mistake(f"{game}.toml", "", why)]) from None


def _text(path: str) -> tuple[str, tuple[Mistake, ...]]:
    name = os.path.basename(path)
    try:
        with open(path, "rb") as file:
            text = file.read(MOST_BYTES + 1).decode("utf-8")
    except OSError as error:
        return "", (Mistake(name, "", say("gamefile.cannot-be-opened", why=str(error.strerror))),)
    except UnicodeDecodeError:
        return "", (Mistake(name, "", say("gamefile.no-utf-8")),)
    return text, _refused(name[:-5], text)


def _refused(game: str, text: str) -> tuple[Mistake, ...]:
    """What is wrong before the first word of a file is read: its name or its size."""
    file = f"{game}.toml"
    if slug(game) != game:
        return (Mistake(file, "", say("gamefile.bad-name")),)
    # a room that plays Stud its own way gives that game its own name: elsewhere `stud` must stay the book's
    if game in RULEBOOK.ids() or game in RULEBOOK.variations():
        return (Mistake(file, "", say("gamefile.of-the-rulebook", name=game)),)
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        return (Mistake(file, "", say("gamefile.too-large", most=MOST_BYTES)),)
    return ()
