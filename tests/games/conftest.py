"""A folder of game files that a test writes, and what the library says to them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.games import GameFileError, GameLibrary
from dealer_assist.games.loader import library as loader


class Room:
    """A room's own games beside those of the rulebook."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, name: str, text: str) -> None:
        path = self.folder / f"{name}.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def library(self) -> GameLibrary:
        return GameLibrary((loader.SHIPPED, self.folder))

    def mistakes(self, name: str) -> list[str]:
        """Every line that is told about a game; it must be refused."""
        with pytest.raises(GameFileError) as refused:
            self.library().load(name)
        assert refused.value.code == "game-file"
        assert refused.value.message.splitlines() == [str(mistake) for mistake in refused.value.mistakes]
        return refused.value.message.splitlines()


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path)


@pytest.fixture
def wrong(room: Room) -> Callable[[str], str]:
    """The one mistake in a game that extends hold'em by these lines."""
    def mistakes_of(lines: str) -> str:
        head = 'name = "Mine"\nsection = "house"\nsummary = "Ours."\nextends = "holdem"\n'
        room.write("mine", head + lines)
        mistakes = room.mistakes("mine")
        assert len(mistakes) == 1, mistakes
        return mistakes[0]
    return mistakes_of
