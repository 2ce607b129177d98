"""Badugi (Appendix A; R31, R32): the most cards of different ranks and suits, then the lowest.

Ranks that can each be given a suit of its own form a matroid, so taking them from the bottom, each
that still fits, gives the most cards and the lowest at once. What "fits" means is kept as the sets
of suits that the ranks taken so far can be given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache
from itertools import chain, combinations, combinations_with_replacement, permutations, product
from typing import Any

from dealer_assist.cards import ALL_CARDS, JOKER, Card
from dealer_assist.cards.card import rank_words
from dealer_assist.scales.filling import FillingTable
from dealer_assist.scales.scale import Cards, Scale, unknown_qualifier
from dealer_assist.scales.tables import (
    ACE_HIGH_BITS, ACE_LOW_BITS, ALL_RANKS, CARDS_AT, PACKED_AT, POP, SETS, ranks_down,
    summed,
)
from dealer_assist.scales.words import letters, number_word, rank_of_word
from dealer_assist.scales.written import NO_RANKS, places_of, runs_of
from dealer_assist.texts import Message, say

# For every set of ranks of one suit its lowest, and above all ranks a one to count the suits by. Four of
# them add up to a sum of as many ranks as suits only where all the ranks are different.
_PIECES = [0, *(2 * SETS + (mask & -mask) for mask in range(1, SETS))]
_RANK_BITS = [1 << rank for rank in range(13)]
_GAP = "\0"     # where the ranks stand in a name that is left open
_START = 1  # bit n: the suits of n can be given to the ranks taken; at first the empty set only


@cache
def _marks() -> list[int]:
    """For every set of ranks of one suit a number, such that four cards' suits are told by their sum.

    It is the set, its cube, and how many cards it has, so that more cards make no sum that four make.
    """
    return [mask | mask ** 3 << 16 | POP[mask] << 60 for mask in range(SETS)]


def _four_cards() -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every four cards as the ranks of each suit that is held, whichever suit is which: 16,432 of them."""
    of_count = [[sum(some) for some in combinations(_RANK_BITS, count)] for count in range(5)]
    for suits in (((4, 1),), ((3, 1), (1, 1)), ((2, 2),), ((2, 1), (1, 2)), ((1, 4),)):  # cards, of so many
        yield from product(*[combinations_with_replacement(of_count[count], many) for count, many in suits])


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
        return self._lowest(s, h, d, c)

    @staticmethod
    def _lowest(s: int, h: int, d: int, c: int) -> int:
        """The best of the ranks of each suit, taken from the bottom."""
        left = s | h | d | c
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
        """As `Scale.strengths`."""
        return self._of_packed(summed(hands, shared, ACE_HIGH_BITS))

    def of_tallies(self, tallies: Sequence[int], least: int = 1) -> list[int]:
        """See `Scale.of_tallies`."""
        return self._of_packed([held >> PACKED_AT for held in tallies])

    def _of_packed(self, hands: Sequence[int]) -> list[int]:
        """Of hands in the packed form. Four cards are one look-up."""
        marks, known, judged = _marks(), self._of_fours, []
        for packed in hands:
            s, h, d, c = packed >> 48 & 8191, packed >> 32 & 8191, packed >> 16 & 8191, packed & 8191
            judged.append(known.get(marks[s] + marks[h] + marks[d] + marks[c]) or self._of_suits(s, h, d, c))
        return judged

    def _of_suits(self, *suits: int) -> int:
        """Of the ranks of each suit. The lowest of each are the answer wherever they differ."""
        turned = [self._turned[suit] for suit in suits]
        return self._of_pieces.get(sum([_PIECES[suit] for suit in turned])) or self._lowest(*turned)

    @cached_property
    def _of_fours(self) -> dict[int, int]:
        """The strength of any four cards, by the sum of the marks of their suits, whichever suit is which."""
        marks = _marks()
        known: dict[int, int] = {}
        for suits in _four_cards():
            masks = list(chain(*suits, (0, 0, 0)))[:4]
            known[sum([marks[mask] for mask in masks])] = self._of_suits(*masks)
        return known

    @cached_property
    def _turned(self) -> list[int]:
        """Sets of ranks that have the ace at the top, as the scale has them."""
        return [(mask << 1 | mask >> 12) & ALL_RANKS if self.ace_low else mask for mask in range(SETS)]

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
        held = sum([1 << card for card in cards])
        order, places = _order(ALL_RANKS - strength % SETS, self.ace_low)
        suits = _suits_apart(tuple([held >> place & 15 for place in places]))
        return tuple([ALL_CARDS[places[n] + suits[n]] for n in order])

    def written_tallies(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[str]:
        """See `Scale.written_tallies`."""
        return [cards for cards, _ in self.shown(tallies, strengths)]

    def shown(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[tuple[str, str]]:
        """See `Scale.shown`. Mostly one card of each rank is held, and no suit to choose."""
        spelled, shown = self._spelled, []
        for tally, strength in zip(tallies, strengths, strict=True):
            every, a, first, b, second, c, third, d, fourth, name = spelled[strength]
            held = tally >> CARDS_AT & every
            if held.bit_count() == strength >> 13:
                cards = (f"{first[held >> a & 15]}{second[held >> b & 15]}{third[held >> c & 15]}"
                         f"{fourth[held >> d & 15]}")
            else:
                order, places = _order(ALL_RANKS - strength % SETS, self.ace_low)
                suits = _suits_apart(tuple([held >> place & 15 for place in places]))
                cards = "".join([_TEXTS[places[n] + suits[n]] for n in order])
            shown.append((cards, name))
        return shown

    @cached_property
    def _spelled(self) -> FillingTable[tuple[Any, ...]]:
        return FillingTable(self.spelled)

    def spelled(self, strength: int) -> tuple[Any, ...]:
        """All cards of its ranks, four places, empty where the hand has fewer, and its English name."""
        if not strength:
            return (0, *NO_RANKS[:8], "")
        runs = runs_of(ALL_RANKS - strength % SETS, 1, self.ace_low)
        ranks = tuple([rank for rank, _, _ in runs])
        places = (places_of(runs) + NO_RANKS)[:8]
        name = _around(len(ranks), ranks[0]).replace(_GAP, letters(ranks))
        return (sum([15 << 4 * rank for rank in ranks]), *places, name)

    def in_order(self, cards: Cards) -> tuple[Card, ...]:
        """From the highest down."""
        return tuple(sorted(cards, key=self._heights.__getitem__, reverse=True))

    @cached_property
    def _heights(self) -> tuple[int, ...]:
        """`height` by card."""
        return tuple([self.height(card) for card in ALL_CARDS])

    def naming(self, strength: int) -> str:
        """`nine-high badugi, 9-6-4-2`, `three-card 7-4-2`."""
        ranks = ranks_down(ALL_RANKS - strength % SETS, self.ace_low)
        return _name(ranks, letters(ranks))

    def threshold(self, qualifier: str) -> int:
        """`9`: a four-card badugi, nine-high or better; `badugi`: any; `three cards`: three or four."""
        counts = {"badugi": 4, "four cards": 4, "three cards": 3, "two cards": 2}
        if qualifier in counts:
            return counts[qualifier] << 13
        rank = rank_of_word(qualifier)
        if rank is None:
            raise unknown_qualifier(self.word, qualifier, f"'9' (or another rank), {', '.join(counts)}")
        # every rank up to the qualifier: more than any four of them, so 9-8-7-6 is in
        return (4 << 13) + ALL_RANKS - ((2 << self.height(ALL_CARDS[rank * 4])) - 1)

    def showing(self, cards: Cards, joker: str | None = None) -> int:
        """The badugi in the up cards."""
        return self.strength(cards, joker)


@lru_cache(maxsize=SETS)
def _order(mask: int, ace_low: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How the ranks of a badugi are told, and where each stands in a set of cards, a high ace first."""
    ranks = ranks_down(mask, ace_low)
    order = sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True)
    return tuple([order.index(n) for n in range(len(ranks))]), tuple([4 * ranks[n] for n in order])


@lru_cache(maxsize=4096)
def _suits_apart(held: tuple[int, ...]) -> tuple[int, ...]:
    """A suit for each rank, of those held (a bit each), none twice and the highest for the first."""
    return next(suits for suits in permutations((3, 2, 1, 0), len(held))
                if all(some >> suit & 1 for some, suit in zip(held, suits, strict=True)))


_TEXTS = [str(card) for card in ALL_CARDS]


def _name(ranks: tuple[int, ...], in_words: str) -> Message:
    """A badugi of these ranks, as `in_words`."""
    if len(ranks) == 4:
        return say("badugi.four", top=rank_words("top", ranks[0]), ranks=in_words)
    return say("badugi.fewer", n=len(ranks), count=number_word(len(ranks)), ranks=in_words)


@cache
def _around(count: int, top: int) -> str:
    """The name of a badugi of so many cards, with a gap for its ranks."""
    return str(_name((top,) * count, _GAP))


SCALES = (BadugiScale("badugi", ace_low=True), BadugiScale("badugi-ace-high", ace_low=False))
