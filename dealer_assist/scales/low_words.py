"""Low hands in words: `six-four low, number two`, `pair of aces low`, and their qualifiers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from dealer_assist.cards.card import rank_words
from dealer_assist.scales.scale import unknown_qualifier
from dealer_assist.scales.words import letters, number_word, plural, rank_of_word
from dealer_assist.texts import Said, say


def name(category: str, ranks: Sequence[int], number: int | None) -> Said:
    """A low of `category`; `ranks` are its five as they are told, `number` that of Appendix A."""
    top = rank_words("top", ranks[0])
    match category:
        case "pair":
            return say("low.pair", ranks=plural(ranks[0]), rest=letters(ranks[2:]))
        case "two pair":
            return say("low.two-pair", high=plural(ranks[0]), low=plural(ranks[2]), rest=letters(ranks[4:]))
        case "trips":
            return say("low.trips", ranks=plural(ranks[0]), rest=letters(ranks[3:]))
        case "full house":
            return say("low.full-house", three=plural(ranks[0]), two=plural(ranks[3]))
        case "quads":
            return say("low.quads", ranks=plural(ranks[0]), rest=letters(ranks[4:]))
        case "straight" | "straight flush":
            return say(f"low.{category.replace(' ', '-')}", top=top)
        case "flush":
            return say("low.flush", top=top, ranks=letters(ranks))
    low = plain(ranks)
    return say("low.numbered", low=low, number=number_word(number)) if number else listed(low, ranks)


def plain(ranks: Sequence[int]) -> Said:
    """`seven-four low`."""
    return _plain(ranks[0], ranks[1])


@cache
def _plain(top: int, after: int) -> Said:
    return say("low.plain", top=rank_words("rank", top), next=rank_words("rank", after))


def listed(low: Said, ranks: Sequence[int]) -> Said:
    """`seven-four low, 7-4-4-2-A`."""
    return say("low.listed", low=low, ranks=letters(ranks))


def top_rank(scale: str, qualifier: str) -> int:
    """The rank of an `8` or `J` qualifier, the highest card that a low may have."""
    rank = rank_of_word(qualifier)
    if rank is None:
        raise unknown_qualifier(scale, qualifier, "'8' (or another rank: eight or better), 'no pair'")
    return rank
