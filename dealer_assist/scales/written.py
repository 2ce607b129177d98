"""How the cards of a hand are written, `KsKdKcQc8h`, from a set of cards: one number, a bit a card.

A hand is some ranks, those alike together. For each there is what is written whatever suits of it are held:
a hand is as many look-ups as it has ranks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, combinations
from typing import Any

from dealer_assist.cards import ALL_CARDS, Card, join
from dealer_assist.scales.tables import ALL_RANKS, ranks_down

# a rank; by the suits held, a bit each: the cards to take, the highest suits first, and how they are written
Run = tuple[int, Sequence[tuple[Card, ...]], Sequence[str]]
Runs = tuple[Run, ...]
# where a rank stands in a set of cards, how it is written by the suits held, and so on for the next
Places = tuple[Any, ...]
NO_RANKS: Places = (0, [""] * 16) * 5


def places_of(runs: Runs) -> Places:
    """Ranks without the cards to take."""
    return tuple([part for rank, _, texts in runs for part in (4 * rank, texts)])


@cache
def places_below(count: int, copies: int, ace_low: bool) -> list[tuple[int, Places]]:
    """The same for every so many ranks that are held so often: by mask, each from the top."""
    each = [(1 << (rank + 1) % 13 if ace_low else 1 << rank, places_of((run_of(rank, copies),)))
            for rank in ranks_down(ALL_RANKS, ace_low)]
    return [(sum([bit for bit, _ in some]), tuple(chain(*[places for _, places in some])))
            for some in combinations(each, count)]


@cache
def run_of(rank: int, copies: int) -> Run:
    """A rank that is held so often: which cards to take, by the suits held, spades the highest."""
    held = [[card for card in ALL_CARDS[rank * 4:rank * 4 + 4][::-1] if suits >> card.suit & 1]
            for suits in range(16)]
    return rank, [tuple(cards[:copies]) for cards in held], [join(cards[:copies]) for cards in held]


@cache
def runs_of(mask: int, copies: int, ace_low: bool) -> Runs:
    """The same for each rank of a mask, from the top."""
    return tuple([run_of(rank, copies) for rank in ranks_down(mask, ace_low)])


def taken(cards: Iterable[Card], runs: Runs) -> tuple[Card, ...]:
    """The cards of a hand from those that hold them all: of each rank the highest suits first."""
    held = sum([1 << card for card in cards])
    chosen: list[Card] = []
    for rank, of_suits, _ in runs:
        chosen += of_suits[held >> 4 * rank & 15]
    return tuple(chosen)
