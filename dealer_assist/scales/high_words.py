"""High hands in words: `Full House, Kings over Queens`, and the qualifiers that name them."""

from __future__ import annotations

from collections.abc import Mapping

from dealer_assist.cards import ACE
from dealer_assist.scales.scale import unknown_qualifier
from dealer_assist.scales.tables import ranks_down
from dealer_assist.scales.words import plural, rank_of_word, spoken


def _many(mask: int) -> list[str]:
    return [plural(rank).capitalize() for rank in ranks_down(mask)]


def _kickers(mask: int) -> str:
    """`, Ace-Nine kickers`; quads by a rule of their own may have none."""
    ranks = ranks_down(mask)
    if not ranks:
        return ""
    return f", {spoken(ranks)} kicker" + ("s" if len(ranks) > 1 else "")


def name(category: str, main: int, kickers: int) -> str:
    """A hand of `category` with the masks of its strength."""
    top = spoken(ranks_down(main)[:1])
    match category:
        case "five of a kind":
            return f"Five {_many(main)[0]}"
        case "straight flush":
            return "Royal Flush" if main >> ACE else f"Straight Flush, {top} high"
        case "quads":
            return f"Four of a Kind, {_many(main)[0]}{_kickers(kickers)}"
        case "full house":
            return f"Full House, {_many(main)[0]} over {_many(kickers)[0]}"
        case "flush":
            return f"Flush, {spoken(ranks_down(kickers))}"
        case "straight":
            return f"Straight, {top} high"
        case "trips":
            return f"Three of a Kind, {_many(main)[0]}{_kickers(kickers)}"
        case "two pair":
            return f"Two Pair, {' and '.join(_many(main))}{_kickers(kickers)}"
        case "pair":
            return f"Pair of {_many(main)[0]}{_kickers(kickers)}"
    return f"High Card, {spoken(ranks_down(kickers))}"


def threshold(scale: str, qualifier: str, base: Mapping[str, int]) -> int:
    """The least strength of a category or of `pair of <rank>s`."""
    if qualifier in base:
        return base[qualifier]
    rank = rank_of_word(qualifier.removeprefix("pair of "))
    if rank is None or not qualifier.startswith("pair of "):
        raise unknown_qualifier(scale, qualifier, f"'pair of sixes' (any rank), {', '.join(base)}")
    return base["pair"] | 1 << (rank + 13)
