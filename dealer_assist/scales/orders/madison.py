"""Madison (rulebook 2.36; R47): ranks from the top, ace low, and nothing else counts."""

from __future__ import annotations

from dealer_assist.cards import Card
from dealer_assist.cards.card import rank_words
from dealer_assist.scales import low_words
from dealer_assist.scales.scale import Cards, Scale, unknown_qualifier
from dealer_assist.scales.tables import low_rank
from dealer_assist.scales.words import rank_of_word
from dealer_assist.texts import say

_WORST = 1 << 20  # five ranks of four bits


class MadisonScale(Scale):
    """The cards from the top, ace low; pairs, straights and flushes are nothing at all."""

    word = "madison"
    low = True
    ace_low = True
    best_hand = "2AAAA"
    ranked = True

    def strength(self, cards: Cards, joker: str | None = None) -> int:
        """The lowest five."""
        return self._read(cards) if len(cards) >= 5 else 0

    def _read(self, cards: Cards) -> int:
        if any(card >= 52 for card in cards):
            raise ValueError("the madison scale is played without a joker, on cards that are known")
        total = 0
        # 2.36: "KKKKQ" the worst, "2AAAA" the best: alike or not, a card is only as high as it is
        for height in sorted([low_rank(card.rank) for card in cards])[4::-1]:
            total = total << 4 | height
        return _WORST - total

    def kind(self, strength: int) -> str:
        """Its highest card."""
        return say("low.kind", top=rank_words("rank", self.called_ranks(strength)[0]))

    def in_order(self, cards: Cards) -> tuple[Card, ...]:
        """From the top, whatever is paired."""
        return tuple(sorted(cards, key=lambda card: (self.height(card), card.suit), reverse=True))

    def called_ranks(self, strength: int) -> tuple[int, ...]:
        """The five ranks from the top."""
        total = _WORST - strength
        return tuple(((total >> shift & 15) - 1) % 13 for shift in (16, 12, 8, 4, 0))

    def naming(self, strength: int) -> str:
        """`seven-four low, 7-4-4-2-A`."""
        ranks = self.called_ranks(strength)
        return low_words.listed(low_words.plain(ranks), ranks)

    def threshold(self, qualifier: str) -> int:
        """`8`: nothing above an eight."""
        rank = rank_of_word(qualifier)
        if rank is None:
            raise unknown_qualifier(self.word, qualifier, "'8' (or another rank)")
        return _WORST - (low_rank(rank) * 0x11111)

    def showing(self, cards: Cards, joker: str | None = None) -> int:
        """The up cards from the top."""
        return self._read(cards) if cards else 0


SCALES = (MadisonScale(),)
