"""What a player makes of their cards on one scale."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from dealer_assist.cards import Card


class Naming(Protocol):
    """What a hand asks of its scale: the name of a strength."""

    def name(self, strength: int, /) -> str: ...


class MadeHand(NamedTuple):
    """A strength that compares with `<` on its own scale (greater wins), and the cards that make it.

    Shape: `strength` is positive; `cards` are in the order they are told (pair first, then kickers
    from the top; lows from the highest card down). `name` is what a dealer says, made when it is asked for.
    """

    strength: int
    cards: tuple[Card, ...]
    scale: Naming

    @property
    def name(self) -> str:
        """What a dealer says: `Full House, Kings over Queens`."""
        return self.scale.name(self.strength)
