"""The three lowball scales of Appendix A: ace-to-five, deuce-to-seven, ace-to-six.

Badness is counted as on the high scale, category << 26 | main ranks << 13 | the rest, and a strength
is what is left of the worst: so greater wins here too. Ace-to-six is deuce-to-seven with every rank
one lower ("merely by subtracting one", R15), so one class does for all, turned by a place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations

from dealer_assist.cards import ALL_CARDS, JOKER, Card, join
from dealer_assist.scales import low_words
from dealer_assist.scales.filling import FillingTable
from dealer_assist.scales.low_numbers import WORST, number_of_strength
from dealer_assist.scales.masks import GAP, MaskScale
from dealer_assist.scales.scale import Cards, Standing
from dealer_assist.scales.tables import (
    ACE_HIGH_BITS, ACE_LOW_BITS, ALL_RANKS, CARDS_AT, EVERY_RANK, FIVE_CARDS, FLUSH_BITS, FOUR_EACH,
    JOKER_BIT, ONE_EACH, ONE_FLUSH, POP, RANK_KEYS, SETS, cards_in, lowest_of, lows, rank_deals, rank_sets,
    ranks_alike, ranks_down, ranks_of, tallied,
)
from dealer_assist.scales.written import taken

CATEGORIES = (
    "no pair", "pair", "two pair", "trips", "straight", "flush", "full house", "quads", "straight flush",
)
(_, _PAIR, _TWO_PAIR, _TRIPS, _STRAIGHT, _FLUSH, _FULL, _QUADS, _STRAIGHT_FLUSH) = (
    place << 26 for place in range(len(CATEGORIES))
)
_RUN_OF_FIVE = frozenset(0b11111 << low for low in range(9))  # five neighbours: never round the ace


class LowScale(MaskScale):
    """A lowball scale; `strict` where straights and flushes count against the hand."""

    low = True
    worst = WORST

    def __init__(self, word: str, best_hand: str, ace_low: bool, strict: bool) -> None:
        self.word = word
        self.ace_low = ace_low
        self.best_hand = best_hand
        self.strict = strict
        self.suits = "worse" if strict else "nothing"
        self._bits = ACE_LOW_BITS if ace_low else ACE_HIGH_BITS
        self._by_least: dict[int, list[int]] = {}

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
            # R14: A2345 of one suit is ace high, so a flush and no straight flush
            return _FLUSH | ranks
        return WORST - max(self.strength(five) for five in combinations(cards, 5))

    def strengths(self, hands: Sequence[Cards], shared: Cards = (), least: int = 1) -> list[int]:
        """As `Scale.strengths`, by tallies."""
        return self.of_tallies(tallied(hands, shared), least)

    def of_tallies(self, tallies: Sequence[int], least: int = 1) -> list[int]:
        """See `Scale.of_tallies`. Five cards are one look-up; so is a low that qualifies, among any cards."""
        if not self.strict and WORST - least <= ALL_RANKS:
            lows, held = self._qualified(least), [total & EVERY_RANK for total in tallies]
            return [lows[((one | one >> 1 | one >> 2) & ONE_EACH) % ALL_RANKS] for one in held]
        known = self._fives
        return [known.get(total & FIVE_CARDS) or self._of_sum(total) or self.strength(cards_in(total))
                for total in tallies]

    def _qualified(self, least: int) -> list[int]:
        """For every set of ranks, its ace high, the strength of its lowest five; 0 below `least`."""
        known = self._by_least.get(least)
        if known is None:
            worst, lowest = WORST - least, self.unpaired
            sets = [mask << 1 | mask >> 12 if self.ace_low else mask for mask in range(SETS)]
            fives = [lowest[mask & worst] for mask in sets]
            known = self._by_least[least] = [WORST - five if five else 0 for five in fives]
        return known

    @cached_property
    def by_ranks(self) -> dict[int, int]:
        """See `Scale.by_ranks`."""
        return {key: self._of_sum(key) or self.strength(cards) for key, cards in rank_deals()}

    @cached_property
    def _fives(self) -> dict[int, int]:
        """The strength of any five cards, by the part of their tally that counts ranks and shows a flush."""
        known = dict(self.by_ranks)
        if self.strict:
            for cards in combinations(ALL_CARDS[::4], 5):
                key, strength = sum([RANK_KEYS[card] for card in cards]), self.strength(cards)
                known |= dict.fromkeys([key | flush for flush in ONE_FLUSH], strength)
        return known

    def _of_sum(self, total: int) -> int:
        """Hands of one pair at the most that are no flush, by the sum of their card keys; else 0."""
        if self.strict and total & FLUSH_BITS:
            return 0
        counts = total & EVERY_RANK
        two, ranks = counts >> 1 & ONE_EACH, self._turned(counts | counts >> 1 | counts >> 2)
        five = self.unpaired[ranks]
        if five:
            return WORST - five
        if two and POP[ranks] == 4 and not counts & FOUR_EACH:
            twice = self._turned(two)
            pair = twice & -twice
            return WORST - (_PAIR | pair << 13 | ranks ^ pair)
        return 0

    def _turned(self, counts: int) -> int:
        """The ranks whose lowest bit stands in `counts`, the ace where the scale has it."""
        mask = (counts & ONE_EACH) % ALL_RANKS
        return (mask << 1 | mask >> 12) & ALL_RANKS if self.ace_low else mask

    def strengths_exactly(
        self, hands: Sequence[Cards], board: Cards, count: int, least: int = 1
    ) -> list[int] | None:
        """As `Scale.strengths_exactly`: quick where only an unpaired low qualifies, as eight or better."""
        worst = WORST - least
        if self.strict or worst > ALL_RANKS:
            return None
        allowed = ranks_of(self._bits, board) & worst
        lowest = lowest_of(self.size - count)
        if POP[allowed] < self.size - count:
            return [0] * len(hands)
        judged = []
        for own in hands:
            best = WORST
            for mine in rank_sets(ranks_of(self._bits, own) & worst, count):
                shared = lowest[allowed & ~mine]
                if (shared or count == 5) and mine | shared < best:
                    best = mine | shared
            judged.append(WORST - best)
        return judged

    def category(self, strength: int) -> str:
        """The category of a strength, a word of CATEGORIES."""
        return CATEGORIES[(WORST - strength) >> 26]

    def kind(self, strength: int) -> str:
        """The category."""
        return self.category(strength)

    def naming(self, strength: int) -> str:
        """`six-four low, number two`."""
        ranks = self.called_ranks(strength)
        return low_words.name(self.category(strength), ranks, number_of_strength(self, strength))

    def called_ranks(self, strength: int) -> tuple[int, ...]:
        """The ranks as they are told: pairs first, then from the highest down."""
        bad, turned = WORST - strength, self.ace_low
        if CATEGORIES[bad >> 26] in ("straight", "straight flush"):
            top = (bad >> 13 & ALL_RANKS).bit_length()
            return ranks_down(0b11111 << top - 5, turned)
        main, rest = self.copies(bad)
        return ranks_alike(bad >> 13 & ALL_RANKS, main, turned) + ranks_alike(bad & ALL_RANKS, rest, turned)

    def opened(self, measure: int) -> tuple[str, Mapping[int, str]]:
        """See `MaskScale.opened`. What has no pair is named by all of its ranks."""
        category = CATEGORIES[measure >> 26]
        if category not in low_words.CALLED_BY:
            return GAP, FillingTable(self._flush if measure else self._unpaired)
        ranks = ranks_alike(measure >> 13 & ALL_RANKS, self.copies(measure)[0], self.ace_low)
        return low_words.worded(category, ranks, GAP), self._rests[category == "full house"]

    @cached_property
    def _rests(self) -> tuple[FillingTable[str], ...]:
        """What the ranks are called that a low is not called by; those of a full house are a pair."""
        return tuple([FillingTable(low_words.telling(word, self.ace_low)) for word in ("pair", "full house")])

    def _unpaired(self, mask: int) -> str:
        """The English of a low that has no pair. Most have no number, and are called by two ranks."""
        if number_of_strength(self, WORST - mask):
            return self.name(WORST - mask)
        return low_words.unnumbered(ranks_down(mask, self.ace_low))

    def _flush(self, mask: int) -> str:
        """The English of a flush."""
        return low_words.flush(ranks_down(mask, self.ace_low))

    def pick(self, cards: Cards, strength: int) -> tuple[Card, ...]:
        """The cards that make `strength`, read off the strength itself."""
        chosen = taken(cards, self.runs(strength))
        of_more = self.strict and len(cards) > self.size
        if of_more and self.strength(chosen) != strength:  # of one suit by mistake, or not by mistake
            return super().pick(cards, strength)
        return chosen

    def shown(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[tuple[str, str]]:
        """See `Scale.shown`."""
        if self.strict and max([(one >> CARDS_AT).bit_count() for one in tallies]) > self.size:
            # the suits must not make a flush
            return [(join(self.pick(cards_in(one), strength)), self.name(strength)) if strength else ("", "")
                    for one, strength in zip(tallies, strengths, strict=True)]
        return self.shown_by_runs(tallies, strengths)

    def threshold(self, qualifier: str) -> int:
        """`8` for eight-or-better (R16), any rank so; `no pair`. See `Scale.threshold`."""
        if qualifier == "no pair":
            return WORST - ALL_RANKS
        rank = low_words.top_rank(self.word, qualifier)
        # every rank up to the qualifier, more than any five of them: 87654 is in, and no pair is (R16)
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
        # R26: with a pair in hand too it pairs nothing: AA23 and the joker are AA234
        free = (card for card in self.absent(others, flush=False) if card.rank not in held)
        return max((self.strength((*others, card)), card) for card in free)

    def picks(self, cards: Cards, strength: int, joker: str | None = None) -> Iterator[tuple[Card, ...]]:
        """As `Scale.picks`, without looking at cards whose rank the hand has not."""
        if JOKER not in cards:
            ranks = self.called_ranks(strength)
            cards = [card for card in cards if card.rank in ranks]
        return super().picks(cards, strength, joker)


SCALES = (
    LowScale("ace-to-five", "5432A", ace_low=True, strict=False),
    LowScale("deuce-to-seven", "75432", ace_low=False, strict=True),
    LowScale("ace-to-six", "6432A", ace_low=True, strict=True),
)
