"""The ways in which people write or type a thing, by key, in every language at once.

Such a text is a list parted by commas: `sheet-minutes = minutes, mins, min`. A room speaks several
languages, so the words of all of them mean the same to everybody; where two differ, English counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer_assist.texts import languages, say, speak


def ways_by_language(key: str) -> Iterator[Sequence[str]]:
    """The ways to say a thing in one language after the other, English last, as they stand in the texts."""
    for language in (*languages()[1:], languages()[0]):
        text = str(speak(say(key), language))
        yield [way.strip() for way in text.split(",") if way.strip()]


def ways(key: str) -> list[str]:
    """All ways to say a thing, each once."""
    return list(dict.fromkeys(way for of_one in ways_by_language(key) for way in of_one))
