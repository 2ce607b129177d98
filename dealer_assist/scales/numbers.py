"""The numbers of lowball hands (Appendix A): number one is the best, and they go on to fifty-six."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.cards import RANKS, Card
from dealer_assist.scales.low_numbers import PRINTED, number_of_strength, ordered
from dealer_assist.scales.made_hand import MadeHand
from dealer_assist.scales.orders.lowball import SCALES, LowScale

__all__ = ["NUMBERED", "PRINTED", "lowball_number", "lowball_table"]

NUMBERED = {scale.word: scale for scale in SCALES}  # the lowball scales, whose hands have numbers


def lowball_number(scale_word: str, hand: MadeHand | Sequence[Card]) -> int | None:
    """The Appendix A number of a five-card low: 1 to 56, or None for a worse hand.

    On the scales where straights and flushes count, a hand that is one has no number.
    Errors: ValueError for a word that is no lowball scale.
    """
    scale = _scale(scale_word)
    return number_of_strength(scale, hand.strength if isinstance(hand, MadeHand) else scale.strength(hand))


def lowball_table(scale_word: str, n: int = PRINTED) -> tuple[str, ...]:
    """The `n` best lows of a scale as ranks from the top, `5432A` first. Source: Appendix A."""
    scale = _scale(scale_word)
    return tuple(["".join([RANKS[card.rank] for card in scale.in_order(cards)])
                  for _, cards in ordered(scale)[:n]])


def _scale(word: str) -> LowScale:
    if word not in NUMBERED:
        raise ValueError(f"{word!r} is no lowball scale; known are {', '.join(NUMBERED)}")
    return NUMBERED[word]
