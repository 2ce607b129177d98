"""What beats what on a scale, best first: its kinds of hand with the best and the worst of each.

The scales make it themselves: every kind of hand a deck can deal is judged once, and grouped.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from dealer_assist.cards import ALL_CARDS, JOKER, Card
from dealer_assist.scales import SCALES
from dealer_assist.scales.made_hand import MadeHand
from dealer_assist.scales.scale import Scale
from dealer_assist.scales.tables import rank_deals


class Kind(NamedTuple):
    """One kind of hand: its name, the best hand of it and the worst."""

    name: str
    best: MadeHand
    worst: MadeHand


@lru_cache(maxsize=32)
def kinds(word: str) -> tuple[Kind, ...]:
    """The kinds of hand of a scale, best first.

    Errors: KeyError for a word that is no scale.  Source: Appendices A and C, and each game's page.
    """
    scale = SCALES[word]
    hands: dict[int, tuple[Card, ...]] = {}
    for cards in _deals(scale):
        hands.setdefault(scale.strength(cards), cards)
    groups: dict[str, list[int]] = {}
    for strength in sorted(filter(None, hands), reverse=True):
        groups.setdefault(scale.kind(strength), []).append(strength)
    described = [
        Kind(name, _best(scale, hands[places[0]]), _best(scale, hands[places[-1]]))
        for name, places in groups.items()
    ]
    return (*_five_of_a_kind(scale), *described)


def _best(scale: Scale, cards: tuple[Card, ...]) -> MadeHand:
    hand = scale.best(cards)
    assert hand is not None, cards
    return hand


def _five_of_a_kind(scale: Scale) -> Iterator[Kind]:
    """Only a joker makes it: the bug five aces, a wild card any five (R25, R27)."""
    joker = scale.five_alike
    if joker is None:
        return
    ranks = (scale.ranks[-1], scale.ranks[0] if joker == "wild" else scale.ranks[-1])
    best, worst = (scale.best((*ALL_CARDS[rank * 4 : rank * 4 + 4], JOKER), joker) for rank in ranks)
    assert best is not None and worst is not None
    yield Kind("five of a kind", best, worst)


def _deals(scale: Scale) -> Iterator[tuple[Card, ...]]:
    if scale.size == 4:
        for count in range(1, 5):
            for ranks in combinations(scale.ranks, count):
                yield tuple(ALL_CARDS[rank * 4 + place] for place, rank in enumerate(ranks))
        return
    known = set(scale.ranks)
    for _, cards in rank_deals():
        if known.issuperset(card.rank for card in cards):
            yield cards
    for ranks in combinations(scale.ranks, 5):
        yield tuple(ALL_CARDS[rank * 4 + 3] for rank in ranks)
