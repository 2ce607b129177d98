"""Which down cards the record knows at a moment of a hand: those named by then, and those tabled later."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.play import Hand


def known_down(
    now: Hand, end: Hand, seen: Collection[Card] | None = None,
) -> Mapping[int, tuple[Card, ...]]:
    """The down cards of every seat at the moment `now`, as the hand's `end` tells them.

    Shape: by seat, as many as lie there, UNKNOWN where nobody named it. `seen` are the cards that may be
    told, None for all. What a hand ended with was there already if it neither drew nor was dealt anything
    since.
    """
    return {now.order[i]: tuple(card if seen is None or card in seen else UNKNOWN
                                for card in _down(now, end, i)) for i in range(now.count)}


def _down(now: Hand, end: Hand, i: int) -> list[Card]:
    held, later = now.cards.down[i], end.cards.down[i]
    # a hand that drew since shows at the end what it did not hold yet
    same = len(held) == len(later) and now.cards.draws[i] == end.cards.draws[i]
    return later if same and later.count(UNKNOWN) < held.count(UNKNOWN) else held
