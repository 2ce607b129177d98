"""Low hands in words: `six-four low, number two`, `pair of aces low`, and their qualifiers."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.cards.card import RANK_WORDS
from dealer_assist.scales.scale import unknown_qualifier
from dealer_assist.scales.words import letters, number_word, plural, rank_of_word


def name(category: str, ranks: Sequence[int], number: int | None) -> str:
    """A low of `category`; `ranks` are its five as they are told, `number` that of Appendix A."""
    top = RANK_WORDS[ranks[0]]
    match category:
        case "pair":
            return f"pair of {plural(ranks[0])} low, {letters(ranks[2:])}"
        case "two pair":
            return f"{plural(ranks[0])} and {plural(ranks[2])} low, {letters(ranks[4:])}"
        case "trips":
            return f"three {plural(ranks[0])} low, {letters(ranks[3:])}"
        case "full house":
            return f"{plural(ranks[0])} full of {plural(ranks[3])} low"
        case "quads":
            return f"four {plural(ranks[0])} low, {letters(ranks[4:])}"
        case "straight" | "straight flush":
            return f"{top}-high {category} low"
        case "flush":
            return f"{top}-high flush low, {letters(ranks)}"
    said = f"{top}-{RANK_WORDS[ranks[1]]} low"
    return f"{said}, number {number_word(number)}" if number else f"{said}, {letters(ranks)}"


def top_rank(scale: str, qualifier: str) -> int:
    """The rank of an `8` or `J` qualifier, the highest card that a low may have."""
    rank = rank_of_word(qualifier)
    if rank is None:
        raise unknown_qualifier(scale, qualifier, "'8' (or another rank: eight or better), 'no pair'")
    return rank
