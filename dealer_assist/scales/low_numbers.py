"""How the lows of a lowball scale are numbered from the best one on (Appendix A)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from dealer_assist.cards import ALL_CARDS, Card
from dealer_assist.scales.scale import Scale
from dealer_assist.scales.tables import ALL_RANKS

PRINTED = 56  # the book prints 55, and counts 56 eights or better in ace-to-five
WORST = 1 << 30  # above every badness of a lowball hand: a strength is what is left of it


@lru_cache(maxsize=4)
def ordered(scale: Scale) -> tuple[tuple[int, tuple[Card, ...]], ...]:
    """Every unpaired low that is neither straight nor flush, best first: its strength and its cards."""
    lows = []
    for ranks in combinations(range(13), 5):
        cards = tuple([ALL_CARDS[rank * 4 + place % 4] for place, rank in enumerate(ranks)])
        strength = scale.strength(cards)
        # no category is counted in it: neither a pair nor, where they count, a straight or a flush
        if WORST - strength <= ALL_RANKS:
            lows.append((strength, cards))
    return tuple(sorted(lows, reverse=True))


@lru_cache(maxsize=4)
def _numbers(scale: Scale) -> dict[int, int]:
    return {strength: number for number, (strength, _) in enumerate(ordered(scale)[:PRINTED], 1)}


def number_of_strength(scale: Scale, strength: int) -> int | None:
    """The number of a strength on its scale, or None beyond fifty-six."""
    return _numbers(scale).get(strength)
