"""Deals as Poker Hand History has them: in their place, with the cards that are named by the hand's end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from dealer_assist.cards import UNKNOWN, Card, join
from dealer_assist.engine.play import Hand

OWN = ("hole", "down", "up")        # steps that give a player cards
Given = tuple[str, int]             # a step's word, and how many cards it gives


@dataclass
class DealCode:
    """A deal told before all its cards are named: it reads them off the table until they move."""

    place: str
    spans: list[tuple[list[Card], int, int]]
    cards: list[Card] = field(default_factory=list)

    def look(self) -> None:
        self.cards = [card for pile, first, last in self.spans for card in pile[first:last]]

    def __str__(self) -> str:
        return f"{self.place} {join(self.cards)}"


@dataclass
class OpenCode:
    """All-in with cards to come: the hand lies open as far as it is dealt, so many cards of it."""

    as_dealt: Callable[[int], list[Card]]
    i: int
    player: str
    seen: int

    def __str__(self) -> str:
        return f"{self.player} sm {join(self.as_dealt(self.i)[:self.seen])}"


def taken(card: Card, earlier: list[Card]) -> Card:
    """The card where it is among those told before, which it then leaves; else unseen."""
    if card in earlier:
        earlier.remove(card)
        return card
    return UNKNOWN


def stages(hand: Hand) -> Iterator[tuple[int, int, list[Given]]]:
    """Street, the step it is over at, and the steps that are told as one."""
    for street_no, street in enumerate(hand.streets):
        rows: list[tuple[int, list[Given]]] = []
        for number, step in enumerate(street.steps, 1):
            given = (step.word, step.low)
            if rows and step.word in OWN and rows[-1][1][0][0] in OWN:
                rows[-1] = (number, [*rows[-1][1], given])
            else:
                rows.append((number, [given]))
        for end, steps in rows:
            yield street_no, end, steps
