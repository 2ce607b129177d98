"""What is wrong with a game file: every mistake with its file, its key and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from dealer_assist.errors import Refusal, nearest


class Mistake(NamedTuple):
    """One mistake. `key` is dotted (`streets.bravo.bet`), `text` says what is wrong and the remedy."""

    file: str
    key: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}, {self.key}: {self.text}" if self.key else f"{self.file}: {self.text}"


class GameFileError(Refusal):
    """A game file cannot be read; `mistakes` has all of them, the message one line each."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(dict.fromkeys(mistakes))
        first = self.mistakes[0]
        super().__init__(
            "game-file", "\n".join(str(mistake) for mistake in self.mistakes),
            field=f"{first.file}, {first.key}" if first.key else first.file,
        )


class Bad:
    """Stands where a value was written that could not be read; it has been told already."""


BAD = Bad()


class FilePlace:
    """A key of a file while it is read, and the list that its mistakes go to."""

    __slots__ = ("file", "key", "mistakes")

    def __init__(self, file: str, mistakes: list[Mistake] | None = None, key: str = "") -> None:
        self.file = file
        self.key = key
        self.mistakes: list[Mistake] = [] if mistakes is None else mistakes

    def at(self, name: object) -> FilePlace:
        """The place one key further in."""
        return FilePlace(self.file, self.mistakes, f"{self.key}.{name}" if self.key else str(name))

    def up(self) -> FilePlace:
        """The place of the table that this key stands in."""
        return FilePlace(self.file, self.mistakes, self.key.rpartition(".")[0])

    def wrong(self, text: str) -> Bad:
        """Note a mistake; what is returned marks the value as unreadable."""
        self.mistakes.append(Mistake(self.file, self.key, text))
        return BAD

    def unknown(self, kind: str, word: str, known: Iterable[str]) -> Bad:
        """Note an unknown word, with the nearest that is known, or else all of them."""
        words = tuple(known)
        near = nearest(word, words)
        others = f"Known are: {', '.join(words)}." if words else f"There is no {kind} here to name."
        remedy = f'Did you mean "{near}"?' if near else others
        return self.wrong(f'no {kind} "{word}". {remedy}')
