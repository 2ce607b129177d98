"""The folder of a room's own games: written to whole files only, and filled with examples when it is new."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from dealer_assist import paths


def folder(instance: str | os.PathLike[str]) -> Path:
    """Where an instance keeps its games; it may not exist yet."""
    return Path(instance) / paths.GAMES


def put_examples(instance: str | os.PathLike[str]) -> None:
    """Put our examples into an instance that has no games folder; a room that took them out keeps it so."""
    place = folder(instance)
    if place.exists():
        return
    half = place.with_name(f".{place.name}.part")
    shutil.rmtree(half, ignore_errors=True)
    half.mkdir(parents=True)
    try:
        for example in paths.example_games():
            shutil.copyfile(example, half / example.name)
        half.rename(place)
    except BaseException:       # on a full disk an empty file would be a game that nobody can read
        shutil.rmtree(half, ignore_errors=True)
        raise


def write(place: Path, game: str, text: str) -> None:
    """Put the file there in one move: who reads meanwhile sees the old one or the new one."""
    place.mkdir(parents=True, exist_ok=True)
    handle, half = tempfile.mkstemp(prefix=".", suffix=".part", dir=place)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(half, place / f"{game}.toml")
    except BaseException:
        os.unlink(half)
        raise
