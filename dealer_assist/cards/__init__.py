"""Cards, decks and their notation. May import `errors` only.

A `Card` is an int: rank * 4 + suit, so cards sort by rank and then by suit, clubs lowest and
spades highest, as the bring-in and the odd chip need them (rulebook 1.2.3, 2.54).
"""

from dealer_assist.cards.card import (
    ACE, ALL_CARDS, JOKER, RANKS, SUITS, UNKNOWN, Card, join, parse_card, parse_cards, texts,
)
from dealer_assist.cards.deck import DECKS, deck_cards, deck_set

__all__ = [
    "ACE", "ALL_CARDS", "DECKS", "JOKER", "RANKS", "SUITS", "UNKNOWN", "Card", "deck_cards",
    "deck_set", "join", "parse_card", "parse_cards", "texts",
]
