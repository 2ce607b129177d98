"""The three lowball scales of Appendix A: ace-to-five, deuce-to-seven, ace-to-six.

Badness is counted as on the high scale, category << 26 | main ranks << 13 | the rest, and a strength
is what is left of the worst: so greater wins here too. Ace-to-six is deuce-to-seven with every rank
one lower ("merely by subtracting one", R15), so one class does for all, turned by a place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations

from dealer_assist.cards import ALL_CARDS, JOKER, Card
from dealer_assist.scales import low_words
from dealer_assist.scales.low_numbers import WORST, number_of_strength
from dealer_assist.scales.scale import Cards, Scale, Standing, taken
from dealer_assist.scales.tables import (
    ACE_HIGH_BITS, ACE_LOW_BITS, ACE_LOW_KEYS, ALL_RANKS, CARD_KEYS, FLUSH_BITS, FLUSH_START, FOUR_EACH,
    JOKER_BIT, ONE_EACH, POP, SETS, lowest_of, lows, ranks_alike, ranks_down,
)

CATEGORIES = (
    "no pair", "pair", "two pair", "trips", "straight", "flush", "full house", "quads", "straight flush",
)
(_, _PAIR, _TWO_PAIR, _TRIPS, _STRAIGHT, _FLUSH, _FULL, _QUADS, _STRAIGHT_FLUSH) = (
    place << 26 for place in range(len(CATEGORIES))
)
_RUN_OF_FIVE = frozenset(0b11111 << low for low in range(9))  # five neighbours: never round the ace


class LowScale(Scale):
    """A lowball scale; `strict` where straights and flushes count against the hand."""

    ranked = True
    low = True

    def __init__(self, word: str, best_hand: str, ace_low: bool, strict: bool) -> None:
        self.word = word
        self.ace_low = ace_low
        self.best_hand = best_hand
        self.strict = strict
        self.suits = "worse" if strict else "nothing"
        self._bits, self._keys = (ACE_LOW_BITS, ACE_LOW_KEYS) if ace_low else (ACE_HIGH_BITS, CARD_KEYS)

    @cached_property
    def unpaired(self) -> list[int]:
        """For every set of ranks the lowest five of it, straights left out where they count; or 0."""
        fives = lowest_of(5)
        return fives if not self.strict else [self._no_run(mask, five) for mask, five in enumerate(fives)]

    def _no_run(self, mask: int, five: int) -> int:
        if five not in _RUN_OF_FIVE:
            return five
        # The next lowest keeps the lower four and takes the sixth; that is never a run.
        return lows(five, 4) | lows(mask ^ five, 1) if mask != five else 0

    def strength(self, cards: Cards, joker: str | None = None) -> int:
        """The lowest five of these cards; see `Scale.strength`."""
        if len(cards) < 5:
            return 0
        bits, packed = self._bits, 0
        for card in cards:
            packed |= bits[card]
        if packed >= JOKER_BIT:
            return self.joker_strength(cards, joker)
        s, h, d, c = packed >> 48, packed >> 32 & 8191, packed >> 16 & 8191, packed & 8191
        ranks = s | h | d | c
        five = self.unpaired[ranks]
        if five:
            if not self.strict or not (
                five & s == five and not five & (h | d | c) or five & h == five and not five & (s | d | c)
                or five & d == five and not five & (s | h | c) or five & c == five and not five & (s | h | d)
            ):
                return WORST - five
        if POP[ranks] >= 5:  # a flush or a straight is in the way
            return WORST - self._crowded(cards, ranks)
        twice = s & h | d & c | (s | h) & (d | c)
        return WORST - self._alike(ranks, twice, s & h & (d | c) | d & c & (s | h))

    def _alike(self, ranks: int, twice: int, thrice: int) -> int:
        """The least badness with fewer than five ranks: nothing but pairs and better is left."""
        pair = lows(twice, 1)
        kinds = POP[ranks]
        if kinds == 4:
            return _PAIR | pair << 13 | ranks ^ pair
        if kinds == 3:
            if twice == pair:
                return _TRIPS | pair << 13 | ranks ^ pair
            pairs = lows(twice, 2)
            return _TWO_PAIR | pairs << 13 | ranks ^ pairs
        if twice == ranks:  # of two ranks each held twice, the lower trips are the better
            three = lows(thrice, 1)
            return _FULL | three << 13 | ranks ^ three
        return _QUADS | twice << 13 | ranks ^ twice

    def _crowded(self, cards: Cards, ranks: int) -> int:
        """Five ranks or more, but the best five of them are a straight or of one suit."""
        if len(cards) == 5:
            flush = len({card.suit for card in cards}) == 1
            if ranks in _RUN_OF_FIVE:
                top = 1 << (ranks.bit_length() + 12)
                return (_STRAIGHT_FLUSH if flush else _STRAIGHT) | top
            return _FLUSH | ranks
        return WORST - max(self.strength(five) for five in combinations(cards, 5))

    def strengths(self, hands: Sequence[Cards], shared: Cards = (), least: int = 1) -> list[int]:
        """As `Scale.strengths`; where only an unpaired low qualifies the ranks held tell it all."""
        worst = WORST - least
        if self.strict or worst > ALL_RANKS:
            return self._counted(hands, shared)
        bits, lowest, start = self._rank_bits, self.unpaired, 0
        for card in shared:
            start |= bits[card]
        found = []
        for own in hands:
            ranks = start
            for card in own:
                ranks |= bits[card]
            five = lowest[ranks & worst]
            found.append(WORST - five if five else 0)
        return found

    @cached_property
    def _rank_bits(self) -> list[int]:
        return [1 << self.height(card) for card in ALL_CARDS]

    def _counted(self, hands: Sequence[Cards], shared: Cards) -> list[int]:
        """All hands by sums that count their ranks; what is neither unpaired nor one pair card by card."""
        start, keys, unpaired = FLUSH_START, self._keys, self.unpaired
        for card in shared:
            start += keys[card]
        flush = FLUSH_BITS if self.strict else 0
        found = []
        for own in hands:
            total = start
            for card in own:
                total += keys[card]
            one, two = total & ONE_EACH, total >> 1 & ONE_EACH
            ranks = (one | two | total >> 2 & ONE_EACH) % ALL_RANKS
            five = unpaired[ranks]
            if total & flush:
                strength = self.strength((*own, *shared))
            elif five:
                strength = WORST - five
            elif two and POP[ranks] == 4 and not total & FOUR_EACH:
                twice = two % ALL_RANKS
                pair = twice & -twice
                strength = WORST - (_PAIR | pair << 13 | ranks ^ pair)
            else:
                strength = self.strength((*own, *shared))
            found.append(strength)
        return found

    def strengths_exactly(
        self, hands: Sequence[Cards], board: Cards, count: int, least: int = 1
    ) -> list[int] | None:
        """As `Scale.strengths_exactly`: quick where only an unpaired low qualifies, as eight or better."""
        worst = WORST - least
        if self.strict or worst > ALL_RANKS:
            return None
        allowed = _mask(self._bits, board) & worst
        lowest = lowest_of(self.size - count)
        if POP[allowed] < self.size - count:
            return [0] * len(hands)
        found = []
        for own in hands:
            best = WORST
            for mine in _sets(_mask(self._bits, own) & worst, count):
                shared = lowest[allowed & ~mine]
                if (shared or count == 5) and mine | shared < best:
                    best = mine | shared
            found.append(WORST - best)
        return found

    def category(self, strength: int) -> str:
        """The category of a strength, a word of CATEGORIES."""
        return CATEGORIES[(WORST - strength) >> 26]

    def kind(self, strength: int) -> str:
        """The category."""
        return self.category(strength)

    def naming(self, strength: int) -> str:
        """`six-four low, number two`."""
        ranks = self.told_ranks(strength)
        return low_words.name(self.category(strength), ranks, number_of_strength(self, strength))

    def told_ranks(self, strength: int) -> tuple[int, ...]:
        """The ranks as they are told: pairs first, then from the highest down."""
        return _told_ranks(WORST - strength, self.ace_low)

    def pick(self, cards: Cards, strength: int) -> tuple[Card, ...]:
        """The cards that make `strength`, read off the strength itself."""
        chosen = taken(cards, self.runs(strength))
        of_more = self.strict and len(cards) > self.size
        if of_more and self.strength(chosen) != strength:  # of one suit by mistake, or not by mistake
            return super().pick(cards, strength)
        return chosen

    def written(self, hands: Sequence[Cards], shared: Cards, strengths: Sequence[int]) -> list[str]:
        """See `Scale.written`."""
        if self.strict and max(map(len, hands)) + len(shared) > self.size:   # the suits must not make a flush
            return super().written(hands, shared, strengths)
        return self.written_by_runs(hands, shared, strengths)

    def threshold(self, qualifier: str) -> int:
        """`8` for eight-or-better (R16), any rank so; `no pair`. See `Scale.threshold`."""
        if qualifier == "no pair":
            return WORST - ALL_RANKS
        rank = low_words.top_rank(self.word, qualifier)
        return WORST - ((2 << self.height(ALL_CARDS[rank * 4])) - 1)

    def showing(self, cards: Cards, joker: str | None = None) -> int:
        """Up cards, the lowest board the greatest; a joker is the lowest rank not there (R26)."""
        if len(cards) >= 5:
            return self.strength(cards, joker or "bug low")
        heights = [self.height(card) for card in cards if card != JOKER]
        if len(heights) < len(cards):
            heights.append(next(height for height in range(13) if height not in heights))
        masks = [0, 0, 0, 0, 0]
        for height in set(heights):
            masks[heights.count(height)] |= 1 << height
        _, once, twice, thrice, fourfold = masks
        category = (
            _QUADS if fourfold else _TRIPS if thrice
            else 0 if not twice else _PAIR if POP[twice] == 1 else _TWO_PAIR
        )
        return WORST - (category | (twice | thrice | fourfold) << 13 | once) if cards else 0

    def stand_in(self, others: tuple[Card, ...], joker: str | None) -> Standing:
        """R26: the lowest card that pairs nothing (and, where they count, makes no straight or flush)."""
        held = {card.rank for card in others}
        free = (card for card in self.absent(others, flush=False) if card.rank not in held)
        return max((self.strength((*others, card)), card) for card in free)

    def picks(self, cards: Cards, strength: int, joker: str | None = None) -> Iterator[tuple[Card, ...]]:
        """As `Scale.picks`, without looking at cards whose rank the hand has not."""
        if JOKER not in cards:
            ranks = self.told_ranks(strength)
            cards = [card for card in cards if card.rank in ranks]
        return super().picks(cards, strength, joker)


def _mask(bits: Sequence[int], cards: Cards) -> int:
    packed = 0
    for card in cards:
        packed |= bits[card]
    return (packed | packed >> 16 | packed >> 32 | packed >> 48) & ALL_RANKS


@lru_cache(maxsize=SETS)
def _sets(mask: int, count: int) -> tuple[int, ...]:
    """Every set of `count` ranks of a mask."""
    return tuple(sum(some) for some in combinations([1 << rank for rank in ranks_down(mask)], count))


_COPIES = {"pair": (2, 1), "two pair": (2, 1), "trips": (3, 1), "full house": (3, 2), "quads": (4, 1)}


def _told_ranks(bad: int, ace_low: bool) -> tuple[int, ...]:
    if bad <= ALL_RANKS:
        heights = ranks_down(bad)
    else:
        category = CATEGORIES[bad >> 26]
        copies, spare = _COPIES.get(category, (1, 1))
        heights = ranks_alike(bad >> 13 & ALL_RANKS, copies) + ranks_alike(bad & ALL_RANKS, spare)
        if category in ("straight", "straight flush"):
            heights = tuple(range(heights[0], heights[0] - 5, -1))
    return tuple([(height - 1) % 13 for height in heights]) if ace_low else heights


SCALES = (
    LowScale("ace-to-five", "5432A", ace_low=True, strict=False),
    LowScale("deuce-to-seven", "75432", ace_low=False, strict=True),
    LowScale("ace-to-six", "6432A", ace_low=True, strict=True),
)
