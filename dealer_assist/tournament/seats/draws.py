"""Draws by a sealed seed: its hash is shown before, the seed after, and anybody can draw again.

The numbers come from SHA-256 of the seed and a counter, so a sheet of paper with the seed, the names in
their order and the rule, as `/slips` prints it (`events.proof-…`), is the whole proof. No chance of its own:
the seed is an argument.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
RANKS, SUITS = "23456789TJQKA", "cdhs"  # as a draw for high card has them: spades highest


class Draw:
    """A stream of numbers that follows from one seed.

    Shape: `sealed` is what is shown before anything is drawn; `taken` how many numbers were used.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.taken = 0

    @property
    def sealed(self) -> str:
        """The hash of the seed, printed beforehand."""
        return sha256(self.seed.encode()).hexdigest()

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1, each as likely as the other."""
        # 256 bits against some hundred places: the first places are favoured by less than 1 in 2**240
        number = int.from_bytes(sha256(f"{self.seed}/{self.taken}".encode()).digest(), "big")
        self.taken += 1
        return number % count

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Every order is as likely: from the last place down, each changes with one drawn at or before it."""
        order = list(things)
        for n in range(len(order) - 1, 0, -1):
            other = self.below(n + 1)
            order[n], order[other] = order[other], order[n]
        return order

    def one_of(self, things: Sequence[T]) -> T:
        """One of them."""
        return things[self.below(len(things))]

    def high_cards(self, names: Sequence[T]) -> list[tuple[T, str]]:
        """A card for each out of one deck, highest first: who draws highest comes first.

        Shape: up to 52 names a deck; more are dealt from further decks, the first deck before the next.
        """
        dealt: list[tuple[T, str]] = []
        # one deck as far as it goes, or two would hold the ace of spades
        for start in range(0, len(names), 52):
            deck = self.shuffled(f"{rank}{suit}" for rank in RANKS for suit in SUITS)
            dealt += sorted(zip(names[start:start + 52], deck, strict=False), key=lambda one: _height(one[1]),
                            reverse=True)
        return dealt


def _height(card: str) -> tuple[int, int]:
    return RANKS.index(card[0]), SUITS.index(card[1])
