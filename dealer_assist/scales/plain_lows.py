"""Two scales of ranks alone: Madison (rulebook 2.36; R47) and the lowest straight of Reno (2.48; R21)."""

from __future__ import annotations

from functools import cached_property

from dealer_assist.cards import RANKS, Card
from dealer_assist.cards.card import RANK_WORDS
from dealer_assist.scales.high import STRAIGHTS
from dealer_assist.scales.scale import Cards, Scale, unknown_qualifier
from dealer_assist.scales.tables import low_rank
from dealer_assist.scales.words import letters, rank_of_word

_WORST = 1 << 20  # five ranks of four bits


class MadisonScale(Scale):
    """The cards from the top, ace low; pairs, straights and flushes are nothing at all."""

    word = "madison"
    ranked = True

    def strength(self, cards: Cards, joker: str | None = None) -> int:
        """The lowest five."""
        return self._read(cards) if len(cards) >= 5 else 0

    def _read(self, cards: Cards) -> int:
        if any(card >= 52 for card in cards):
            raise ValueError("the madison scale is played without a joker, on cards that are known")
        total = 0
        for height in sorted([low_rank(card.rank) for card in cards])[4::-1]:
            total = total << 4 | height
        return _WORST - total

    def height(self, card: Card) -> int:
        """Ace low."""
        return low_rank(card.rank)

    def told(self, cards: Cards) -> tuple[Card, ...]:
        """From the top, whatever is paired."""
        return tuple(sorted(cards, key=lambda card: (self.height(card), card.suit), reverse=True))

    def name(self, strength: int) -> str:
        """`seven-four low, 7-4-4-2-A`."""
        total = _WORST - strength
        ranks = [((total >> shift & 15) - 1) % 13 for shift in (16, 12, 8, 4, 0)]
        return f"{RANK_WORDS[ranks[0]]}-{RANK_WORDS[ranks[1]]} low, {letters(ranks)}"

    def threshold(self, qualifier: str) -> int:
        """`8`: nothing above an eight."""
        rank = rank_of_word(qualifier)
        if rank is None:
            raise unknown_qualifier(self.word, qualifier, "'8' (or another rank)")
        return _WORST - (low_rank(rank) * 0x11111)

    def showing(self, cards: Cards, joker: str | None = None) -> int:
        """The up cards from the top."""
        return self._read(cards) if cards else 0


class LowestStraightScale(Scale):
    """A straight, the wheel best and broadway worst; suits do not count, nothing else is a hand."""

    word = "lowest-straight"
    ranked = True

    @cached_property
    def lowest(self) -> list[int]:
        """For every set of ranks its lowest straight: 10 for the wheel down to 1, or 0."""
        table = [0] * (1 << 13)
        for worth, run in enumerate(reversed(STRAIGHTS), 1):
            mask = sum(1 << rank for rank in run)
            for ranks in range(mask, len(table)):
                if ranks & mask == mask:
                    table[ranks] = worth
        return table

    def strength(self, cards: Cards, joker: str | None = None) -> int:
        """The lowest straight among these cards; 0 without one."""
        ranks = 0
        for card in cards:
            ranks |= 1 << card.rank
        if ranks > 8191:
            raise ValueError("the lowest-straight scale is played without a joker, on cards that are known")
        return self.lowest[ranks]

    def told(self, cards: Cards) -> tuple[Card, ...]:
        """From the top, the ace of a wheel last."""
        run = next(run for run in STRAIGHTS if set(run) == {card.rank for card in cards})
        return tuple(sorted(cards, key=lambda card: run.index(card.rank)))

    def name(self, strength: int) -> str:
        """`Straight, Five high`."""
        top = STRAIGHTS[10 - strength][0]
        return f"Straight, {RANK_WORDS[top].capitalize()} high"

    def threshold(self, qualifier: str) -> int:
        """`straight`, or the highest top card that will do, `9`."""
        if qualifier == "straight":
            return 1
        rank = rank_of_word(qualifier)
        if rank is None or rank < RANKS.index("5"):
            raise unknown_qualifier(self.word, qualifier, "'straight', '9' (or another top card from 5)")
        return 13 - rank

    def showing(self, cards: Cards, joker: str | None = None) -> int:
        """Up cards that are a straight."""
        return self.strength(cards)
