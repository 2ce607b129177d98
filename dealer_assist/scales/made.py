"""What a player makes of his cards on one scale."""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.cards import Card


@dataclass(frozen=True, slots=True)
class Made:
    """A strength that compares with `<` on its own scale (greater wins), and the cards that make it.

    Shape: `strength` is positive; `cards` are in the order they are told (pair first, then kickers
    from the top; lows from the highest card down). `name` is what a dealer says.
    """

    strength: int
    cards: tuple[Card, ...]
    name: str
