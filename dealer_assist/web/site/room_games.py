"""A room's own games in the folder: its pages have them, and so has the engine in the browser."""

from __future__ import annotations

import io
import shutil
import zipfile
from pathlib import Path

from dealer_assist import paths
from dealer_assist.games.loader.custom import MOST_FILES
from dealer_assist.record.wrapping import ZIP_TIME

FILES = ("*.toml", "variations/*.toml")


def copy(games: Path | None, instance: Path) -> None:
    """Give an instance the games of a room; without any it has a folder of none, and no examples."""
    target = instance / paths.GAMES
    target.mkdir()
    for path in _files(games) if games else ():
        place = target / path.relative_to(games or target)
        place.parent.mkdir(exist_ok=True)
        shutil.copyfile(path, place)


def packed(archive: bytes, instance: Path) -> bytes:
    """The rooms with the games of this instance beside them, where `practice.in_browser` looks."""
    buffer = io.BytesIO(archive)
    with zipfile.ZipFile(buffer, "a", zipfile.ZIP_DEFLATED) as rooms:
        for path in _files(instance / paths.GAMES):
            entry = zipfile.ZipInfo(path.relative_to(instance).as_posix(), ZIP_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            rooms.writestr(entry, path.read_bytes())
    return buffer.getvalue()


def _files(games: Path) -> list[Path]:
    paths_of = (path for pattern in FILES for path in sorted(games.glob(pattern)) if path.name[0] != ".")
    return list(paths_of)[:MOST_FILES]
