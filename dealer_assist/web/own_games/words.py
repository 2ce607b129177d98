"""The words of a game file as a director reads them in the composer; in the file they stay as they are."""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.games.vocabulary import FileWord, StepWord
from dealer_assist.texts import Message, has, say

# by the field of the form: the key of a word's text, where other pages have one
_ELSEWHERE: dict[str, Callable[[str], str]] = {
    "betting": lambda slug: f"betting.{slug}",
    "deck": lambda slug: f"manual.deck-{slug}",
    "scale": lambda slug: f"scale.name-{slug}",
    "hole": lambda slug: f"compose.{slug}",
    "joker": lambda slug: f"manual.card-joker-{slug}",
    "nobody": lambda slug: f"compose.{slug}" if slug == "next-deal" else "",
    "qualifier": lambda slug: f"manual.qualifier-{slug}" if len(slug) > 1 else f"qualifier.{slug}",
}


def word_text(field: str, word: str) -> Message | str:
    """What the word means as a choice of that field; a name that somebody gave stays as it is."""
    slug = word.replace(" ", "-")
    key = _ELSEWHERE[field](slug) if field in _ELSEWHERE else f"compose.{field.replace('_', '-')}-{slug}"
    return say(key) if key and has(key) else word


def entry_text(entry: FileWord | StepWord) -> Message:
    """A step or a condition: what happens, and how the file writes it."""
    return say("compose.entry", meaning=entry.meaning, written=f"{entry.word} {entry.form}".strip())
