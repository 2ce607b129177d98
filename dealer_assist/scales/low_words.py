"""Low hands in words: `six-four low, number two`, `pair of aces low`, and their qualifiers."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.cards.card import RANK_WORDS
from dealer_assist.scales.scale import unknown_qualifier
from dealer_assist.scales.words import letters, number_word, plural, rank_of_word


def name(category: str, main: Sequence[int], rest: Sequence[int], number: int | None) -> str:
    """A low of `category`; `main` and `rest` are its ranks from the top, `number` that of Appendix A."""
    top = RANK_WORDS[(*main, *rest)[0]]
    match category:
        case "pair":
            return f"pair of {plural(main[0])} low, {letters(rest)}"
        case "two pair":
            return f"{plural(main[0])} and {plural(main[1])} low, {letters(rest)}"
        case "trips":
            return f"three {plural(main[0])} low, {letters(rest)}"
        case "straight" | "straight flush":
            return f"{top}-high {category} low"
        case "flush":
            return f"{top}-high flush low, {letters(rest)}"
        case "full house":
            return f"{plural(main[0])} full of {plural(rest[0])} low"
        case "quads":
            return f"four {plural(main[0])} low, {letters(rest)}"
    said = f"{top}-{RANK_WORDS[rest[1]]} low"
    return f"{said}, number {number_word(number)}" if number else f"{said}, {letters(rest)}"


def top_rank(scale: str, qualifier: str) -> int:
    """The rank of an `8` or `J` qualifier, the highest card that a low may have."""
    rank = rank_of_word(qualifier)
    if rank is None:
        raise unknown_qualifier(scale, qualifier, "'8' (or another rank: eight or better), 'no pair'")
    return rank
