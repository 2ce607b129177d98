"""The decks of the rulebook (1.7, 2.37, 2.51): which cards are in play."""

from __future__ import annotations

from functools import cache

from dealer_assist.cards.card import ALL_CARDS, JOKER, RANKS, Card

_STRIPPED = {"standard": "", "short": "2345", "mexican": "89T"}
DECKS: dict[str, tuple[Card, ...]] = {
    name: tuple(card for card in ALL_CARDS if RANKS[card.rank] not in stripped)
    for name, stripped in _STRIPPED.items()
}


@cache
def deck_set(name: str, joker: bool) -> frozenset[Card]:
    """The same cards as a set, to look one up."""
    return frozenset(deck_cards(name, joker))


def deck_cards(name: str, joker: bool) -> tuple[Card, ...]:
    """The cards of a deck: 52, 36 or 40, and one joker where the game plays it."""
    return (*DECKS[name], JOKER) if joker else DECKS[name]
