"""Badugi (Appendix A; R31, R32): the most cards of different ranks and suits, then the lowest.

Ranks that can each be given a suit of its own form a matroid, so taking them from the bottom, each
that still fits, gives the most cards and the lowest at once. What "fits" means is kept as the sets
of suits that the ranks taken so far can be given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations, permutations

from dealer_assist.cards import ALL_CARDS, JOKER, Card
from dealer_assist.cards.card import rank_words
from dealer_assist.scales.scale import Cards, Scale, unknown_qualifier
from dealer_assist.scales.tables import (
    ACE_HIGH_BITS, ACE_LOW_BITS, ALL_RANKS, POP, SETS, ranks_down,
)
from dealer_assist.scales.words import letters, number_word, rank_of_word
from dealer_assist.texts import say

# For every set of ranks of one suit its lowest, and above all ranks a one to count the suits by. Four of
# them add up to a sum of as many ranks as suits only where all the ranks are different.
_PIECES = [0, *(2 * SETS + (mask & -mask) for mask in range(1, SETS))]
_START = 1  # bit n: the suits of n can be given to the ranks taken; at first the empty set only


@lru_cache(maxsize=4096)
def _take(given: int, suits: int) -> int:
    """What can be given after one more rank, held in `suits`; 0 when it does not fit."""
    after = 0
    for used in range(16):
        if given >> used & 1:
            for suit in (1, 2, 4, 8):
                if suits & suit and not used & suit:
                    after |= 1 << (used | suit)
    return after


class BadugiScale(Scale):
    """The badugi scale, the ace low or, in Badeucy, high.

    A strength is the number of cards << 13 and what their ranks, a mask, leave of the worst.
    """

    size = 4
    low = True
    suits = "apart"

    def __init__(self, word: str, ace_low: bool) -> None:
        self.word = word
        self.ace_low = ace_low
        self.best_hand = "432A" if ace_low else "5432"
        self._bits = ACE_LOW_BITS if ace_low else ACE_HIGH_BITS

    def strength(self, cards: Cards, joker: str | None = None) -> int:
        """The best one to four of these cards, however many they are."""
        bits, packed = self._bits, 0
        for card in cards:
            packed |= bits[card]
        s, h, d, c = packed >> 48, packed >> 32 & 8191, packed >> 16 & 8191, packed & 8191
        left = s | h | d | c
        if len(cards) == 4 and s and h and d and c and POP[left] == 4:
            return (4 << 13) + ALL_RANKS - left
        if JOKER in cards:
            return self.joker_strength(cards, joker)
        given, chosen = _START, 0
        while left:
            rank = left & -left
            left ^= rank
            suits = (8 if s & rank else 0) | (4 if h & rank else 0) | (2 if d & rank else 0) | (c & rank > 0)
            after = _take(given, suits)
            if after:
                given, chosen = after, chosen | rank
        return (POP[chosen] << 13) + ALL_RANKS - chosen if chosen else 0

    def strengths(self, hands: Sequence[Cards], shared: Cards = (), least: int = 1) -> list[int]:
        """As `Scale.strengths`. The lowest card of each suit is the answer wherever their ranks differ."""
        bits, pieces, known = self._bits, _PIECES, self._of_pieces
        start = 0
        for card in shared:
            start |= bits[card]
        found = []
        for own in hands:
            packed = start
            for card in own:
                packed |= bits[card]
            total = (pieces[packed >> 48] + pieces[packed >> 32 & 8191] + pieces[packed >> 16 & 8191]
                     + pieces[packed & 8191])
            found.append(known.get(total) or self.strength((*own, *shared)))
        return found

    @cached_property
    def _of_pieces(self) -> dict[int, int]:
        """The strength of one to four cards of different ranks and suits, by the sum of their pieces."""
        return {POP[mask] * SETS * 2 + mask: (POP[mask] << 13) + ALL_RANKS - mask
                for mask in range(1, SETS) if POP[mask] <= 4}

    def joker_strength(self, cards: Cards, joker: str | None) -> int:
        """Badugi has no joker in the book."""
        raise ValueError(f"the {self.word} scale is not played with a joker")

    def kind(self, strength: int) -> str:
        """How many cards it has."""
        return say("badugi.kind", n=strength >> 13, count=number_word(strength >> 13))

    def picks(self, cards: Cards, strength: int, joker: str | None = None) -> Iterator[tuple[Card, ...]]:
        """Every set that is this badugi, higher suits on higher cards first."""
        chosen, heights = ALL_RANKS - strength % SETS, self._heights
        fits = sorted([card for card in cards if chosen >> heights[card] & 1], reverse=True)
        count = strength >> 13
        for some in combinations(fits, count):
            if len({card >> 2 for card in some}) == count == len({card & 3 for card in some}):
                yield some

    def pick(self, cards: Cards, strength: int) -> tuple[Card, ...]:
        """See `Scale.pick`: the first of `picks`."""
        held = 0
        for card in cards:
            held |= 1 << card
        return tuple([ALL_CARDS[place] for place in self._places(held, strength)])

    def written(self, hands: Sequence[Cards], shared: Cards, strengths: Sequence[int]) -> list[str]:
        """See `Scale.written`."""
        start = 0
        for card in shared:
            start |= 1 << card
        found = []
        for own, strength in zip(hands, strengths, strict=True):
            held = start
            for card in own:
                held |= 1 << card
            found.append("".join([_TEXTS[place] for place in self._places(held, strength)]))
        return found

    def _places(self, held: int, strength: int) -> list[int]:
        """The cards of `picks`, from the highest down; `held` has a bit for each card."""
        if not strength:
            return []
        ranks, told = _ranks_and_order(ALL_RANKS - strength % SETS, self.ace_low)
        suits = 0
        for low in ranks:
            suits = suits << 4 | held >> low & 15
        chosen = _suits_apart(suits, len(ranks))
        return [ranks[n] + chosen[n] for n in told]

    def told(self, cards: Cards) -> tuple[Card, ...]:
        """From the highest down."""
        return tuple(sorted(cards, key=self._heights.__getitem__, reverse=True))

    @cached_property
    def _heights(self) -> tuple[int, ...]:
        """`height` by card."""
        return tuple([self.height(card) for card in ALL_CARDS])

    def naming(self, strength: int) -> str:
        """`nine-high badugi, 9-6-4-2`, `three-card 7-4-2`."""
        return _name(ALL_RANKS - strength % SETS, self.ace_low)

    def threshold(self, qualifier: str) -> int:
        """`9`: a four-card badugi, nine-high or better; `badugi`: any; `three cards`: three or four."""
        counts = {"badugi": 4, "four cards": 4, "three cards": 3, "two cards": 2}
        if qualifier in counts:
            return counts[qualifier] << 13
        rank = rank_of_word(qualifier)
        if rank is None:
            raise unknown_qualifier(self.word, qualifier, f"'9' (or another rank), {', '.join(counts)}")
        return (4 << 13) + ALL_RANKS - ((2 << self.height(ALL_CARDS[rank * 4])) - 1)

    def showing(self, cards: Cards, joker: str | None = None) -> int:
        """The badugi in the up cards."""
        return self.strength(cards, joker)


@lru_cache(maxsize=SETS)
def _ranks_and_order(mask: int, ace_low: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The lowest card of each rank of a badugi, the ace first; and their order as they are told."""
    heights = ranks_down(mask)
    ranks = [(height - 1) % 13 if ace_low else height for height in heights]
    order = sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True)
    return tuple([4 * ranks[n] for n in order]), tuple([order.index(n) for n in range(len(ranks))])


@lru_cache(maxsize=4096)
def _suits_apart(held: int, count: int) -> tuple[int, ...]:
    """A suit for each rank, none twice, the highest for the first; `held` has four bits a rank."""
    return next(suits for suits in permutations((3, 2, 1, 0), count)
                if all(held >> 4 * (count - 1 - n) >> suit & 1 for n, suit in enumerate(suits)))


_TEXTS = [str(card) for card in ALL_CARDS]


def _name(mask: int, ace_low: bool) -> str:
    ranks = [(height - 1) % 13 if ace_low else height for height in ranks_down(mask)]
    if len(ranks) == 4:
        return say("badugi.four", top=rank_words("top", ranks[0]), ranks=letters(ranks))
    return say("badugi.fewer", n=len(ranks), count=number_word(len(ranks)), ranks=letters(ranks))


SCALES = (BadugiScale("badugi", ace_low=True), BadugiScale("badugi-ace-high", ace_low=False))
