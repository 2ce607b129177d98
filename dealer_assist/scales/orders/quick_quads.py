"""Quick Quads (rulebook 2.45; R24): the high scale with one more way to have quads."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from dealer_assist.cards import JOKER, RANKS, Card
from dealer_assist.scales.orders.high import HighScale
from dealer_assist.scales.scale import Cards, Scale


class QuickQuadsScale(HighScale):
    """High, and trips of 2 to 10 are quads when the other two cards add up to their rank (2.45; R24)."""

    ranked = False  # a strength does not tell which cards added up

    def strength(self, cards: Cards, joker: str | None = None) -> int:
        """The best five; the ace adds one, faces add nothing, the bug as an ace adds one."""
        if any(card == JOKER for card in cards):
            return self.joker_strength(cards, joker)
        if len(cards) > 5:
            return max(self.strength(five) for five in combinations(cards, 5))
        return max(super().strength(cards), self._quick(cards))

    def _quick(self, cards: Cards) -> int:
        if len(cards) < 5:
            return 0
        ranks = sorted(card.rank for card in cards)
        trips = ranks[2]
        others = [rank for rank in ranks if rank != trips]
        # 2.45: "in 2s up through 10s"; no two cards add up to a jack
        if len(others) != 2 or trips > RANKS.index("T"):
            return 0
        # the ace as one, or 222 and 333 could never be quick (R24); a face beside them never adds up
        adds = sum(1 if rank == 12 else rank + 2 if rank < 9 else -99 for rank in others)
        return self._quads | 1 << (trips + 13) if adds == trips + 2 else 0

    def strengths(self, hands: Sequence[Cards], shared: Cards = (), least: int = 1) -> list[int]:
        """Which cards add up is seen card by card."""
        return Scale.strengths(self, hands, shared)

    def of_tallies(self, tallies: Sequence[int], least: int = 1) -> list[int]:
        """As `strengths` has it."""
        return Scale.of_tallies(self, tallies)

    def pick(self, cards: Cards, strength: int) -> tuple[Card, ...]:
        """Which two cards add up cannot be read off the strength; look at every set."""
        return self.in_order(next(self.picks(cards, strength)))

    def written_tallies(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[str]:
        """As `pick` has it."""
        return Scale.written_tallies(self, tallies, strengths)

    def shown(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[tuple[str, str]]:
        """As `pick` has it."""
        return Scale.shown(self, tallies, strengths)


SCALES = (QuickQuadsScale("quick-quads", five_alike="bug high"),)
