"""The lowest straight of Reno Straight (rulebook 2.48; R21): the wheel is best, broadway worst."""

from __future__ import annotations

from functools import cached_property

from dealer_assist.cards import RANKS, Card
from dealer_assist.cards.card import rank_words
from dealer_assist.scales.orders.high import STRAIGHTS
from dealer_assist.scales.scale import Cards, Scale, unknown_qualifier
from dealer_assist.scales.tables import SETS
from dealer_assist.scales.words import rank_of_word
from dealer_assist.texts import say


class LowestStraightScale(Scale):
    """A straight, or no hand at all; suits do not count, so a straight flush is one too."""

    word = "lowest-straight"
    best_hand = "5432A"
    ranked = True

    @cached_property
    def lowest(self) -> list[int]:
        """For every set of ranks its lowest straight: 10 for the wheel down to 1, or 0."""
        table = [0] * SETS
        # from broadway down, so that of two straights in one set the lower is written last
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
        if ranks >= SETS:
            raise ValueError("the lowest-straight scale is played without a joker, on cards that are known")
        return self.lowest[ranks]

    def in_order(self, cards: Cards) -> tuple[Card, ...]:
        """From the top, the ace of a wheel last."""
        run = next(run for run in STRAIGHTS if set(run) == {card.rank for card in cards})
        return tuple(sorted(cards, key=lambda card: run.index(card.rank)))

    def called_ranks(self, strength: int) -> tuple[int, ...]:
        """The straight from the top."""
        return STRAIGHTS[10 - strength]

    def naming(self, strength: int) -> str:
        """`Straight, Five high`."""
        return say("hand.straight", top=rank_words("title-top", self.called_ranks(strength)[0]))

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


SCALES = (LowestStraightScale(),)
