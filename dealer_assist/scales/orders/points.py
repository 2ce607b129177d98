"""Dramaha points (rulebook 2.21 to 2.23; R28): ace one, two to ten as they stand, faces nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from dealer_assist.cards import ALL_CARDS, Card
from dealer_assist.scales.scale import Cards, Scale, unknown_qualifier
from dealer_assist.scales.words import number_word
from dealer_assist.texts import say

# 2.22: "some online sources say that face cards are worth 1 point, but not according to BARGE"
VALUES = [1 if card.rank == 12 else card.rank + 2 if card.rank < 9 else 0 for card in ALL_CARDS]
_LIMIT = 21
_MOST = 64  # above every total of five cards


def points(cards: Cards) -> int:
    """The points of the cards, in all."""
    return sum(VALUES[card] for card in cards)


class PointScale(Scale):
    """All the cards are counted (of more than five, the best five); `most` or fewest points win."""

    def __init__(self, word: str, most: bool) -> None:
        self.word = word
        self.most = most
        self.best_hand = "TTTT9" if most else "KKKKQ"

    def strength(self, cards: Cards, joker: str | None = None) -> int:
        """The points as a strength; ties have no other order (R28)."""
        if not cards:
            return 0
        values = sorted((_value(card) for card in cards), reverse=self.most)
        total = sum(values[:self.size])
        return total + 1 if self.most else _MOST - total

    def count(self, cards: Cards, strength: int) -> int:
        """All of them, five at the most."""
        return min(self.size, len(cards))

    def in_order(self, cards: Cards) -> tuple[Card, ...]:
        """The cards that count most first."""
        return tuple(sorted(cards, key=lambda card: (VALUES[card], card), reverse=True))

    def naming(self, strength: int) -> str:
        """`49 points`."""
        return say("points.all", n=strength - 1 if self.most else _MOST - strength)

    def threshold(self, qualifier: str) -> int:
        """The points asked for, `30`: at least, or at most where few points win."""
        if not qualifier.isdecimal():
            raise unknown_qualifier(self.word, qualifier, "a number of points, '30'")
        return int(qualifier) + 1 if self.most else _MOST - int(qualifier)

    def showing(self, cards: Cards, joker: str | None = None) -> int:
        """The points in the up cards."""
        return self.strength(cards)


def _value(card: Card) -> int:
    if card >= 52:
        raise ValueError("points are counted without a joker, on cards that are known")
    return VALUES[card]


class TwentyOneScale(Scale):
    """Of any of the five cards: the most points not over 21, then the most cards (R28)."""

    word = "twenty-one"
    best_hand = "T6A22"

    def strength(self, cards: Cards, joker: str | None = None) -> int:
        """points << 3 | cards. A card is never above ten, so there is always something."""
        if len(cards) > self.size:
            return max(self.strength(five) for five in combinations(cards, self.size))
        reached = {0: 0}  # points: the most cards that make them
        for card in cards:
            value = _value(card)
            for total, count in list(reached.items()):
                # as many cards will do: a face adds no point, and one card to what was reached without it
                if total + value <= _LIMIT and reached.get(total + value, 0) <= count:
                    reached[total + value] = count + 1
        total = max(reached)
        return total << 3 | reached[total] if cards else 0

    def picks(self, cards: Cards, strength: int, joker: str | None = None) -> Iterator[tuple[Card, ...]]:
        """Every choice of cards with these points and this count."""
        for some in combinations(sorted(cards, reverse=True), strength & 7):
            if points(some) == strength >> 3:
                yield some

    def in_order(self, cards: Cards) -> tuple[Card, ...]:
        """The cards that count most first."""
        return tuple(sorted(cards, key=lambda card: (VALUES[card], card), reverse=True))

    def kind(self, strength: int) -> str:
        """Its points."""
        return str(strength >> 3)

    def naming(self, strength: int) -> str:
        """`21 with five cards`."""
        count = strength & 7
        return say("points.some", points=strength >> 3, n=count, count=number_word(count))

    def threshold(self, qualifier: str) -> int:
        """The points asked for, `17`."""
        if not qualifier.isdecimal():
            raise unknown_qualifier(self.word, qualifier, "a number of points, '17'")
        return int(qualifier) << 3

    def showing(self, cards: Cards, joker: str | None = None) -> int:
        """The points in the up cards."""
        return self.strength(cards)


SCALES = (PointScale("points", most=True), PointScale("points-low", most=False), TwentyOneScale())
