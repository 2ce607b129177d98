"""What is wrong with a game file: every mistake with its file, its key and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from dealer_assist.errors import Refusal, nearest
from dealer_assist.texts import joined, say


class Mistake(NamedTuple):
    """One mistake. `key` is dotted (`streets.bravo.bet`), `text` says what is wrong and the remedy.

    As a `str` it is its line with the file and the key, still to be spoken in another language.
    """

    file: str
    key: str
    text: str

    def __str__(self) -> str:
        return joined([f"{self.file}, {self.key}:" if self.key else f"{self.file}:", self.text])


class GameFileError(Refusal):
    """A game file cannot be read; `mistakes` has all of them, the message one line each."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(dict.fromkeys(mistakes))
        first = self.mistakes[0]
        super().__init__(
            "game-file", joined(map(str, self.mistakes), "\n"),
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

    def wrong(self, key: str, /, **figures: object) -> Bad:
        """Note a mistake by the key of its text, `gamefile.…`; returned is what stands for the value."""
        self.mistakes.append(Mistake(self.file, self.key, say(f"gamefile.{key}", **figures)))
        return BAD

    def unknown(self, kind: str, word: str, known: Iterable[str]) -> Bad:
        """Note an unknown word, with the nearest that is known, or else all of them."""
        words = tuple(known)
        near = nearest(word, words)
        named = say(f"gamefile.kind-{kind}")
        if near is None and not words:
            return self.wrong("none-to-name", kind=named, word=word)
        remedy = known_words(words) if near is None else say("gamefile.did-you-mean", near=near)
        return self.wrong("unknown", kind=named, word=word, remedy=remedy)


def known_words(words: Iterable[str]) -> str:
    """The remedy where no word comes near: all there are."""
    return say("gamefile.known-are", words=", ".join(words))
