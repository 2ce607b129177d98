"""High hands in words: `Full House, Kings over Queens`, and the qualifiers that name them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from dealer_assist.cards import ACE
from dealer_assist.cards.card import rank_words
from dealer_assist.scales.scale import unknown_qualifier
from dealer_assist.scales.tables import ranks_down
from dealer_assist.scales.words import rank_of_word, spoken, spoken_english
from dealer_assist.texts import Message, say


def _many(mask: int) -> list[Message]:
    return [rank_words("titles", rank) for rank in ranks_down(mask)]


@cache
def _spoken(mask: int) -> str:
    """Ranks as `spoken`: a few hundred sets, which many hands share as kickers."""
    return spoken(ranks_down(mask))


@cache
def _alike(category: str, ranks: int) -> Message:
    """What is alike in a hand: `Pair of Sixes`, `Two Pair, Kings and Sixes`."""
    words = _many(ranks)
    if category == "two pair":
        return say("hand.two-pair", high=words[0], low=words[1])
    return say(f"hand.{category}", ranks=words[0])


def _title(mask: int) -> str:
    return _many(mask)[0]


def telling(category: str) -> Callable[[int], str]:
    """How the ranks are told that a hand is not called by."""
    return _title if category == "full house" else _spoken


def rests(category: str) -> Callable[[int], str]:
    """The same in English alone."""
    return _title if category == "full house" else lambda mask: spoken_english(ranks_down(mask))


def name(category: str, main: int, kickers: int) -> Message:
    """A hand of `category` with the masks of its strength."""
    return worded(category, main, telling(category)(kickers) if kickers else "", kickers.bit_count())


def worded(category: str, main: int, rest: str, count: int) -> Message:
    """The same, the rest told already: `count` kickers; quads by a rule of their own may have none."""
    match category:
        case "five of a kind":
            return say("hand.five-of-a-kind", ranks=_many(main)[0])
        case "straight flush" if main >> ACE:
            return say("hand.royal-flush")
        case "straight flush" | "straight":
            return say(f"hand.{category.replace(' ', '-')}", top=rank_words("title-top", ranks_down(main)[0]))
        case "quads" | "trips" | "two pair" | "pair":
            hand = _alike(category, main)
            return say("hand.with-kickers", hand=hand, ranks=rest, n=count) if count else hand
        case "full house":
            return say("hand.full-house", three=_many(main)[0], two=rest)
        case "flush":
            return say("hand.flush", ranks=rest)
    return say("hand.high-card", ranks=rest)


def threshold(scale: str, qualifier: str, base: Mapping[str, int]) -> int:
    """The least strength of a category or of `pair of <rank>s`."""
    if qualifier in base:
        return base[qualifier]
    rank = rank_of_word(qualifier.removeprefix("pair of "))
    if rank is None or not qualifier.startswith("pair of "):
        raise unknown_qualifier(scale, qualifier, f"'pair of sixes' (any rank), {', '.join(base)}")
    # without kickers: every pair of sixes qualifies, and two pair of anything is more (R22)
    return base["pair"] | 1 << (rank + 13)
