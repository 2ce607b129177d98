"""The words of a search as every language of the product says them (`texts/ways`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from dealer_assist.cards import RANKS
from dealer_assist.cards.card import SUIT_SIGNS
from dealer_assist.rules.betting import BETTINGS
from dealer_assist.store.search.deeds import DEEDS, GREW
from dealer_assist.store.search.passed import FOLDED_TO
from dealer_assist.store.search.places import BIG, PLACES
from dealer_assist.store.search.showdown import CALLED, KINDS, OFFSUIT, PLURALS, SUITED
from dealer_assist.store.search.index import MARKS, STREETS, fold
from dealer_assist.texts import has
from dealer_assist.texts.ways import ways_by_language

AGAINST, WON, LOST = "against", "won", "lost"   # marks of a player or a seat, not of a hand
EITHER = "or"                                   # what stands beside it is enough
HANDFUL = (2, 3, 4, 5, 6, 9)                    # so many players have a word of their own
WAYS = (2, 3, 4, 5, 6)
BADUGI, LOW = "badugi", "low"
NAMED = 3                                       # so many words in a row may be a name of the room
RUN = 7                                         # and so many mean something: entre las diez y las once
HALF_HOUR = {"last-half-hour": "-30m", "half-hour-ago": "~30m"}
PARTS = ("morning", "afternoon", "evening", "night", "tonight", "last-night", "hour")
WEEKDAYS = tuple("monday tuesday wednesday thursday friday saturday sunday".split())
DAYS = ("today", "yesterday", "before-yesterday", "week", "last-week")
MINUTES = {"15": 15, "30": 30, "45": 45, "half": 30}
SORTS = {"greatest": "pot", "smallest": "small", "newest": "time", "oldest": "old"}
FEW = {"last-few": "time", "top-few": "pot", "first-few": "old"}     # "top ten": the order alone
# what says two things: the keys and values of their tokens
BOTH = {
    "lost-to": (("mark", LOST), ("mark", AGAINST)), "beat": (("mark", WON), ("mark", AGAINST)),
    "lost-strong": (("mark", LOST), ("made", "full house+")),
}
POWERS = {"hundred": 100, "thousand": 1000, "million": 1_000_000}
FINAL, DAY = "final table", "day"                # parts of an event
EARLIER = ("45", "half")                        # "quarter to nine", "halb neun": of the hour before


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Each word or phrase in small letters, and what it means.

    Shape: `ranks` to the plural that lines of hands say, `ones` to the letter; `hours` to the hour; `sums` to
    the sign of a pot; `between`, `or_more`, `minutes` and their like patterns with a group for
    each amount or time.
    """

    marks: Mapping[str, str]
    deeds: Mapping[str, str]
    places: Mapping[str, str]
    in_pot: Sequence[str]
    ways_in: Mapping[str, int]
    bettings: Mapping[str, str]
    grew: Sequence[tuple[str, str]]
    folded_to: Sequence[str]
    final: frozenset[str]
    stage_days: Sequence[str]
    midnight: frozenset[str]
    noon: frozenset[str]
    half_hour: Mapping[str, str]
    hands: Mapping[str, str]
    ranks: Mapping[str, str]
    ones: Mapping[str, str]
    players: Mapping[str, int]
    hours: Mapping[str, int]
    sums: Mapping[str, str]
    numbers: Mapping[str, int]
    powers: Mapping[str, int]
    one: frozenset[str]
    streets: Mapping[str, str]
    sorts: Mapping[str, str]
    few: Sequence[tuple[str, str]]
    uncontested: frozenset[str]
    lows: Sequence[str]
    badugis: Sequence[str]
    highs: Sequence[str]
    up: Sequence[str]
    days: Mapping[str, str]
    times: Mapping[str, str]
    months: Mapping[str, int]
    months_short: Mapping[str, int]
    minutes: Sequence[tuple[int, str]]
    earlier: frozenset[tuple[int, str]]
    between: Sequence[str]
    or_more: Sequence[str]
    or_better: Sequence[str]
    better: frozenset[str]
    pot_of: frozenset[str]
    chips: frozenset[str]
    remarks: frozenset[str]
    opinions: frozenset[str]
    heads: Mapping[str, frozenset[str]]
    pocket: frozenset[str]
    suits: Mapping[str, str]
    of_suit: Mapping[str, str]
    pairs: frozenset[str]
    both: Mapping[str, Sequence[tuple[str, str]]]
    exactly: frozenset[str]
    past: Sequence[tuple[int, str]]
    ago: Sequence[tuple[int, str]]
    days_of_month: Sequence[str]
    after: frozenset[str]
    before: frozenset[str]
    last: frozenset[str]
    counted: frozenset[str]
    ways: frozenset[str]
    without: frozenset[str]
    number: frozenset[str]
    seat: frozenset[str]
    of: frozenset[str]
    about: frozenset[str]
    clock: frozenset[str]
    on_the_way: frozenset[str]
    of_hands: frozenset[str]


@cache
def vocabulary() -> Vocabulary:
    """The words of every language."""
    return Vocabulary(
        marks=_meaning("mark", (*MARKS, WON, LOST, AGAINST, EITHER)),
        deeds=_meaning("deed", DEEDS), places=_meaning("place", PLACES),
        in_pot=_patterns("in-pot"), ways_in=_counted("ways", WAYS), bettings=_meaning("betting", BETTINGS),
        grew=[(word, one) for word in GREW for one in _patterns(word)], folded_to=_patterns("folded-to"),
        final=_all("final-table"),
        stage_days=_patterns("day-number"), midnight=_all("midnight"), noon=_all("noon"),
        half_hour={word: sign for name, sign in HALF_HOUR.items() for word in _all(name)},
        hands=_meaning("hand", (*KINDS, *CALLED, BADUGI, LOW)),
        ranks=_ranks(), players=_counted("players", HANDFUL), hours=_listed("hours", 0),
        sums={word: sign for name, sign in (("less", "<"), ("at-most", "<="), ("more", ">"),
                                            ("at-least", ">=")) for word in _all(name)},
        days=_days(), times={word: part for part in PARTS for word in _all(f"time-{part}")},
        months=_listed("months", 1), months_short=_listed("months-short", 1),
        minutes=[(MINUTES[name], one) for name in MINUTES for one in _patterns(f"clock-{name}")],
        earlier=frozenset((MINUTES[name], one) for name in EARLIER for one in _patterns(f"clock-{name}")),
        between=_patterns("between"), or_more=_patterns("or-more"), or_better=_patterns("or-better"),
        better=frozenset(word.split()[-1] for word in _all("or-better")),
        pot_of=_all("pot-of"), chips=_all("chips"), remarks=_all("said"),
        opinions=_all("opinion"),
        heads={key: _all(key) for key in ("table", "player", "dealer", "level")}, pocket=_all("pocket"),
        suits=dict.fromkeys(_all("offsuit"), OFFSUIT) | dict.fromkeys(_all("suited"), SUITED),
        both={**{word: means for name, means in BOTH.items() for word in _all(name)}, **_folded_to()},
        of_suit={word: suit for suit in SUIT_SIGNS for word in _all(f"suit-{suit}")},
        pairs=_all("pairs"), exactly=_all("exactly"),
        past=_minutes("past"), ago=_minutes("ago"), days_of_month=_patterns("day-of-month"),
        after=_all("after"), before=_all("before"), last=_all("last"),
        ones={word: rank for rank in RANKS for word in _all(f"one-{rank}")},
        numbers=_listed("hours", 0) | _listed("tens", 1, 10),
        powers={word: power for name, power in POWERS.items() for word in _all(name)}, one=_all("one"),
        streets={word: street for street in STREETS if has(f"seek.street-{street}")
                 for word in _all(f"street-{street}")} | {street: street for street in STREETS},
        sorts={word: sort for name, sort in SORTS.items() for word in _all(name)},
        few=[(sort, one) for name, sort in FEW.items() for one in _patterns(name)],
        uncontested=_all("uncontested"), lows=_patterns("low-of"),
        badugis=_patterns("badugi-of"), highs=_patterns("high-of"), up=_patterns("up"),
        counted=_all("players"), ways=_all("ways"), without=_all("without"), number=_all("number"),
        seat=_all("seat"), of=_all("of"), about=_all("about"), clock=_all("clock"),
        on_the_way=_all("on-the-way"), of_hands=_all("of-hands"))


def _ways(name: str) -> Iterable[Sequence[str]]:
    """The ways to say a thing, a language after the other, English last."""
    for of_one in ways_by_language(f"seek.{name}"):
        yield [fold(way) for way in of_one]


def _all(name: str) -> frozenset[str]:
    return frozenset(word for words in _ways(name) for word in words)


def _minutes(name: str) -> list[tuple[int, str]]:
    """Phrases with a number of minutes or hours, and the minutes of one."""
    return [(minutes, one) for unit, minutes in (("minutes", 1), ("hours", 60))
            for one in _patterns(f"{name}-{unit}")]


def _meaning(group: str, names: Iterable[str]) -> dict[str, str]:
    """Phrases to the name that they mean; a name means itself."""
    words: dict[str, str] = {}
    for name in names:
        key = f"{group}-{name.replace(' ', '-')}"
        if name not in UNSPOKEN:
            words |= {word: name for word in _all(key)}
    return words | {name: name for name in names}


# said by their own name alone
UNSPOKEN = frozenset({"high card"})


def _ranks() -> dict[str, str]:
    return {word: plural for rank, plural in zip(RANKS, PLURALS, strict=True)
            for word in (*_all(f"rank-{rank}"), plural)}


def _folded_to() -> dict[str, Sequence[tuple[str, str]]]:
    """ "folded to the button": the deed, and the place of the same seat; to the big blind it is a walk."""
    return {way.replace("_", word): (("did", FOLDED_TO), ("position", place)) for way in _all("folded-to")
            for word, place in _meaning("place", PLACES).items() if place != BIG}


def _counted(name: str, counts: Iterable[int]) -> dict[str, int]:
    return {word: count for count in counts for word in _all(f"{name}-{count}")}


def _days() -> dict[str, str]:
    """Days and weeks to their English, by which `date:` knows them."""
    week = {word: WEEKDAYS[n] for word, n in _listed("weekdays", 0).items()}
    return week | {word: day for day in DAYS for word in _all(f"day-{day}")}


def _listed(name: str, first: int, step: int = 1) -> dict[str, int]:
    """Words that stand in the order of their numbers, from `first` on."""
    return {word: number * step for words in _ways(name) for number, word in enumerate(words, first)}


def _patterns(name: str) -> list[str]:
    """Phrases with a `_` for each value, the longest first."""
    return [re.escape(one).replace("_", "(.+?)") for one in longest(_all(name))]


def longest(words: Iterable[str]) -> list[str]:
    """The longest first, so that none hides a longer one that begins with it."""
    return sorted(words, key=lambda word: (-len(word), word))
