"""The words of a search as every language of the product says them, from its texts by key.

A room speaks several languages at once, so the words of all of them mean the same to everybody; where two
differ, English counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from dealer_assist.cards import RANKS
from dealer_assist.store.search.showdown import KINDS, PLURALS
from dealer_assist.store.search.summary import MARKS, fold
from dealer_assist.texts import languages, say, speak

AGAINST, WON, LOST = "against", "won", "lost"   # marks of a player or a seat, not of a hand
HANDFUL = (2, 3, 4, 5, 6, 9)                    # so many players have a word of their own
BADUGI = "badugi"
NAMED = 3                                       # so many words in a row may be a name of the room
RUN = 5                                         # and so many mean something: por encima de 10 000


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Each word or phrase in small letters, and what it means.

    Shape: `ranks` to the plural that lines of hands say; `hours` to the hour; `sums` to the sign of a pot.
    """

    marks: Mapping[str, str]
    hands: Mapping[str, str]
    ranks: Mapping[str, str]
    players: Mapping[str, int]
    hours: Mapping[str, int]
    sums: Mapping[str, str]
    days: Mapping[str, str]
    greatest: frozenset[str]
    counted: frozenset[str]
    without: frozenset[str]
    number: frozenset[str]
    seat: frozenset[str]
    of: frozenset[str]
    about: frozenset[str]
    clock: frozenset[str]
    on_the_way: frozenset[str]


@cache
def vocabulary() -> Vocabulary:
    """The words of every language."""
    return Vocabulary(
        marks=_meaning("mark", (*MARKS, WON, LOST, AGAINST)), hands=_meaning("hand", (*KINDS, BADUGI)),
        ranks=_ranks(), players=_players(), hours=_hours(),
        sums={word: sign for name, sign in (("less", "<"), ("at-most", "<="), ("more", ">"),
                                            ("at-least", ">=")) for word in _all(name)},
        days={word: day for day in ("yesterday", "today") for word in _all(day)},
        greatest=_all("greatest"), counted=_all("players"), without=_all("without"), number=_all("number"),
        seat=_all("seat"), of=_all("of"), about=_all("about"), clock=_all("clock"),
        on_the_way=_all("on-the-way"))


def _ways(name: str) -> Iterable[Sequence[str]]:
    """The ways to say a thing, a language after the other, English last."""
    for language in (*languages()[1:], languages()[0]):
        text = str(speak(say(f"seek.{name}"), language))
        yield [fold(one) for one in text.split(",") if one.strip()]


def _all(name: str) -> frozenset[str]:
    return frozenset(word for words in _ways(name) for word in words)


def _meaning(group: str, names: Iterable[str]) -> dict[str, str]:
    """Phrases to the name that they mean; a name means itself."""
    words: dict[str, str] = {}
    for name in names:
        key = f"{group}-{name.replace(' ', '-')}"
        if name not in UNSPOKEN:
            words |= {word: name for word in _all(key)}
    return words | {name: name for name in names}


# said by their own name alone
UNSPOKEN = frozenset({"open", "high card"})


def _ranks() -> dict[str, str]:
    return {word: plural for rank, plural in zip(RANKS, PLURALS, strict=True)
            for word in (*_all(f"rank-{rank}"), plural)}


def _players() -> dict[str, int]:
    return {word: count for count in HANDFUL for word in _all(f"players-{count}")}


def _hours() -> dict[str, int]:
    return {word: hour for words in _ways("hours") for hour, word in enumerate(words)}
