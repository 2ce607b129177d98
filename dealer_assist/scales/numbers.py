"""The numbers of lowball hands (Appendix A): number one is the best, and they go on to fifty-five."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from dealer_assist.cards import ALL_CARDS, RANKS, Card
from dealer_assist.scales.orders.lowball import SCALES, WORST, LowScale
from dealer_assist.scales.made import Made
from dealer_assist.scales.tables import ALL_RANKS

PRINTED = 55  # as far as the book's table goes
NUMBERED = {scale.word: scale for scale in SCALES}  # the lowball scales, whose hands have numbers


@lru_cache(maxsize=4)
def _ordered(word: str) -> tuple[tuple[int, str], ...]:
    """Every unpaired low that is neither straight nor flush, best first: strength and ranks."""
    scale = NUMBERED[word]
    lows = []
    for ranks in combinations(range(13), 5):
        cards = [ALL_CARDS[rank * 4 + place % 4] for place, rank in enumerate(ranks)]
        strength = scale.strength(cards)
        if WORST - strength <= ALL_RANKS:
            lows.append((strength, "".join(RANKS[card.rank] for card in scale.told(cards))))
    return tuple(sorted(lows, reverse=True))


@lru_cache(maxsize=4)
def _numbers(word: str) -> dict[int, int]:
    return {strength: number for number, (strength, _) in enumerate(_ordered(word)[:PRINTED], 1)}


def number_of_strength(scale: LowScale, strength: int) -> int | None:
    """The number of a strength on its scale, or None beyond fifty-five."""
    return _numbers(scale.word).get(strength)


def lowball_number(scale_word: str, hand: Made | Sequence[Card]) -> int | None:
    """The Appendix A number of a five-card low: 1 to 55, or None for a worse hand.

    On the scales where straights and flushes count, a hand that is one has no number.
    Errors: ValueError for a word that is no lowball scale.
    """
    scale = _scale(scale_word)
    return number_of_strength(scale, hand.strength if isinstance(hand, Made) else scale.strength(hand))


def lowball_table(scale_word: str, n: int = PRINTED) -> tuple[str, ...]:
    """The `n` best lows of a scale as ranks from the top, `5432A` first. Source: Appendix A."""
    return tuple(ranks for _, ranks in _ordered(_scale(scale_word).word)[:n])


def _scale(word: str) -> LowScale:
    if word not in NUMBERED:
        raise ValueError(f"{word!r} is no lowball scale; known are {', '.join(NUMBERED)}")
    return NUMBERED[word]
