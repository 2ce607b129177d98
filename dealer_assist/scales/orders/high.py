"""High hands (rulebook, Appendix C), short deck (2.51, 2.52) and Mexican (2.37).

A strength is category << 26 | main ranks << 13 | kickers, both as masks. The three scales differ in
the order of the categories and in what is a straight.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations

from dealer_assist.cards import ACE, JOKER, RANKS, Card
from dealer_assist.scales import high_words
from dealer_assist.scales.filling import FillingTable
from dealer_assist.scales.masks import GAP, MaskScale
from dealer_assist.scales.scale import Cards, Standing
from dealer_assist.scales.tables import (
    ACE_HIGH_BITS, ALL_RANKS, CARDS_AT, FLUSH_BITS, FOUR_EACH, JOKER_BIT, MOST_TALLIED, ONE_EACH,
    ONE_SUIT, PACKED_AT, POP, RANK_KEYS, SETS, SUIT_SHIFTS, TOP1, TOP2, TOP3, TOP5, TOPS, card_count,
    packed_in, rank_counts, ranks_alike, tallied,
)
from dealer_assist.scales.written import taken

CATEGORIES = (
    "high card", "pair", "two pair", "trips", "straight", "flush", "full house", "quads",
    "straight flush", "five of a kind",
)
# Straights from the lowest, each as it is told from the top (0 a two, 12 an ace).
_RUNS = [tuple(range(top, top - 5, -1)) for top in range(4, 13)]
STRAIGHTS = ((3, 2, 1, 0, ACE), *_RUNS)
_SHORT = ((7, 6, 5, 4, ACE), *_RUNS[4:])  # R18: 9876A the lowest
_MEXICAN_RANKS = (0, 1, 2, 3, 4, 5, 9, 10, 11, 12)
_MEXICAN_RING = (ACE, *_MEXICAN_RANKS)    # R27: the ace at both ends, no 8, 9, T
_MEXICAN = tuple(_MEXICAN_RING[low:low + 5][::-1] for low in range(7))


class HighScale(MaskScale):
    """A scale of high hands: the order of the categories, the straights and the ranks in the deck."""

    suits = "better"

    def __init__(
        self, word: str, order: Sequence[str] = CATEGORIES,
        straights: Sequence[tuple[int, ...]] = STRAIGHTS, ranks: Sequence[int] = range(13),
        five_alike: str | None = None,
    ) -> None:
        self.word = word
        self.best_hand = "".join(RANKS[rank] for rank in straights[-1])
        self.five_alike = five_alike
        self.ranks = ranks
        self.order = tuple(order)
        self.straights = {sum(1 << rank for rank in run): run for run in straights}
        self.base = {category: place << 26 for place, category in enumerate(self.order)}
        (_, self._pair, self._two_pair, self._trips, self._straight, self._flush, self._full,
         self._quads, self._straight_flush, self._five) = (self.base[word] for word in CATEGORIES)
        self._least_suited = min(self._flush, self._straight_flush)
        self._flushes = (self._flush >> 26, self._straight_flush >> 26)

    @cached_property
    def plain(self) -> list[int]:
        """For every set of ranks the straight in it, or else its five highest."""
        return self._with_straights(list(TOP5), self._straight)

    @cached_property
    def suited(self) -> list[int]:
        """For every set of ranks in one suit its straight flush or flush, or else 0."""
        flushes = [self._flush | TOP5[mask] if POP[mask] >= 5 else 0 for mask in range(SETS)]
        return self._with_straights(flushes, self._straight_flush)

    def _with_straights(self, table: list[int], base: int) -> list[int]:
        for run, tops in self.straights.items():  # a higher straight overwrites a lower
            value = base | 1 << (tops[0] + 13)
            rest = others = ALL_RANKS ^ run
            while True:
                table[run | others] = value
                if not others:
                    break
                others = (others - 1) & rest
        return table

    def strength(self, cards: Cards, joker: str | None = None) -> int:
        """The best five of these cards; see `Scale.strength`."""
        if len(cards) < 5:
            return 0
        packed = 0
        for card in cards:
            packed |= ACE_HIGH_BITS[card]
        if packed >= JOKER_BIT:
            return self.joker_strength(cards, joker)
        return self._of_packed(packed, len(cards))

    def _of_packed(self, packed: int, count: int) -> int:
        """The best five of so many cards, five at least, told in the packed form."""
        s, h, d, c = packed >> 48, packed >> 32 & 8191, packed >> 16 & 8191, packed & 8191
        suited = self.suited
        flush = suited[s] or suited[h] or suited[d] or suited[c]
        if flush and count > 9:  # room for two flushes
            flush = max(suited[s], suited[h], suited[d], suited[c])
        ranks = s | h | d | c
        if POP[ranks] == count:
            return flush or self.plain[ranks]
        twice = s & h | d & c | (s | h) & (d | c)
        thrice = s & h & (d | c) | d & c & (s | h)
        if thrice:
            return max(flush, self._alike(ranks, twice, thrice, s & h & d & c))
        return flush or self._paired(ranks, twice)

    def _paired(self, ranks: int, twice: int) -> int:
        """The best that is no flush, where some ranks are held twice and none more often."""
        plain = self.plain[ranks]
        if plain >= self._straight:
            return plain
        if twice & (twice - 1):
            pairs = TOP2[twice]
            return self._two_pair | pairs << 13 | TOP1[ranks ^ pairs]
        return self._pair | twice << 13 | TOP3[ranks ^ twice]

    def _alike(self, ranks: int, twice: int, thrice: int, fourfold: int) -> int:
        """The best that is no flush, where a rank is held three times or more."""
        if fourfold:
            four = TOP1[fourfold]
            return self._quads | four << 13 | TOP1[ranks ^ four]
        three = TOP1[thrice]
        if twice != three:
            return self._full | three << 13 | TOP1[twice ^ three]
        trips = self._trips | three << 13 | TOP2[ranks ^ three]
        plain = self.plain[ranks]
        return max(plain, trips) if plain >= self._straight else trips

    def strengths(self, hands: Sequence[Cards], shared: Cards = (), least: int = 1) -> list[int]:
        """As `Scale.strengths`, by tallies."""
        if len(shared) < 5 and min(map(len, hands)) + len(shared) < 5:
            return super().strengths(hands, shared)
        return self.of_tallies(tallied(hands, shared))

    def of_tallies(self, tallies: Sequence[int], least: int = 1) -> list[int]:
        """See `Scale.of_tallies`. Hands of pairs at the most, nine in ten, are read off their counts."""
        plain, straight, pairs = self.plain, self._straight, self._pairs
        judged: list[int] = []
        for total in tallies:
            one, two = total & ONE_EACH, total >> 1 & ONE_EACH
            if total & FLUSH_BITS:
                strength = self._of_packed(packed_in(total), card_count(total))
            elif one & two or total & FOUR_EACH:
                strength = self._alike(*rank_counts(total))
            else:
                ranks = (one | two) % ALL_RANKS
                strength = plain[ranks]
                if two and strength < straight:
                    begins, called, kickers = pairs[two]
                    strength = begins | kickers[ranks ^ called]
            judged.append(strength)
        return judged

    @cached_property
    def _pairs(self) -> dict[int, tuple[int, int, list[int]]]:
        """By the ranks held twice, as counts: how a strength begins, the ranks it is called by, kickers."""
        keys = [RANK_KEYS[4 * rank] for rank in range(13)]
        known = {keys[rank]: (self._pair | 1 << rank + 13, 1 << rank, TOP3) for rank in range(13)}
        for count in range(2, MOST_TALLIED // 2 + 1):
            for ranks in combinations(range(13), count):
                called = sum([1 << rank for rank in ranks[-2:]])
                known[sum([keys[rank] for rank in ranks])] = (self._two_pair | called << 13, called, TOP1)
        return known

    def category(self, strength: int) -> str:
        """The category of a strength, a word of CATEGORIES."""
        return self.order[strength >> 26]

    def kind(self, strength: int) -> str:
        """The category."""
        return self.category(strength)

    def naming(self, strength: int) -> str:
        """`Full House, Kings over Queens`."""
        return high_words.name(self.category(strength), strength >> 13 & ALL_RANKS, strength & ALL_RANKS)

    def called_ranks(self, strength: int) -> tuple[int, ...]:
        """The ranks as they are told, KKKQQ or 5432A."""
        category = self.category(strength)
        if category in ("straight", "straight flush"):
            top = (strength >> 13 & ALL_RANKS).bit_length() - 1
            return next(run for run in self.straights.values() if run[0] == top)
        copies, spare = self.copies(strength)
        return ranks_alike(strength >> 13 & ALL_RANKS, copies) + ranks_alike(strength & ALL_RANKS, spare)

    def opened(self, measure: int) -> tuple[str, Mapping[int, str]]:
        """See `MaskScale.opened`."""
        category = self.order[measure >> 26]
        kickers = 5 - main if (main := _CALLED_BY.get(category, 0)) else 0
        return (high_words.worded(category, measure >> 13 & ALL_RANKS, GAP, kickers),
                _RESTS[category == "full house"])

    def threshold(self, qualifier: str) -> int:
        """`pair`, `pair of sixes`, `flush` or any other category. See `Scale.threshold`."""
        return high_words.threshold(self.word, qualifier, self.base)

    def in_order(self, cards: Cards) -> tuple[Card, ...]:
        """Most alike first, then from the top; the ace of a wheel last."""
        ranks = {card.rank for card in cards}
        run = self.straights.get(sum(1 << rank for rank in ranks)) if len(ranks) == 5 else None
        if run is None:
            return super().in_order(cards)
        return tuple(sorted(cards, key=lambda card: run.index(card.rank)))

    def pick(self, cards: Cards, strength: int) -> tuple[Card, ...]:
        """The cards that make `strength`, highest suits first, read off the strength itself."""
        if self.order[strength >> 26] in ("flush", "straight flush"):
            suit = next(suit for suit in (3, 2, 1, 0) if self._suited_in(cards, suit) == strength)
            cards = [card for card in cards if card & 3 == suit]
        return taken(cards, self.runs(strength))

    def shown(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[tuple[str, str]]:
        """See `Scale.shown`."""
        if max(strengths) >= self._least_suited:
            tallies = list(map(self._flush_of, tallies, strengths))
        return self.shown_by_runs(tallies, strengths)

    def _flush_of(self, tally: int, strength: int) -> int:
        """The cards of the suit that makes a flush of this strength, alone; all of them where it is none."""
        if strength >> 26 not in self._flushes:
            return tally
        packed = tally >> PACKED_AT
        shift = next(shift for shift in SUIT_SHIFTS if self.suited[packed >> shift & ALL_RANKS] == strength)
        return tally & ONE_SUIT << CARDS_AT + shift // 16

    def _suited_in(self, cards: Cards, suit: int) -> int:
        return self.suited[sum([1 << (card >> 2) for card in cards if card & 3 == suit])]

    def showing(self, cards: Cards, joker: str | None = None) -> int:
        """Up cards; a joker dealt up is an ace (2.37), one dealt down and opened what helps most."""
        if len(cards) >= 5:
            return self.strength(cards, joker or "bug high")
        ranks = [card.rank for card in cards if card != JOKER]
        if len(ranks) == len(cards):
            return self._board(ranks)
        tried = self.ranks if joker == "wild" else (ACE,)
        return max(self._board([*ranks, rank]) for rank in tried)

    def _board(self, ranks: list[int]) -> int:
        """Pairs and high cards only; four at most (and a joker: five aces cannot be)."""
        masks = [0, 0, 0, 0, 0]
        for rank in set(ranks):
            masks[ranks.count(rank)] |= 1 << rank
        _, once, twice, thrice, fourfold = masks
        if fourfold:
            return self._quads | fourfold << 13
        if thrice:
            return self._trips | thrice << 13 | once
        if twice:
            return (self._two_pair if POP[twice] == 2 else self._pair) | twice << 13 | once
        return once

    def stand_in(self, others: tuple[Card, ...], joker: str | None) -> Standing:
        """R25: an ace, or what completes a straight or a flush. R27, wild: anything not held."""
        # R25: the bug pairs nothing but aces, so aces alone become five; R27: wild makes a fifth of any
        if len({card.rank for card in others}) == 1 and (joker == "wild" or others[0].rank == ACE):
            return self._five | 1 << (others[0].rank + 13), None
        held = ((self.strength((*others, card)), card) for card in self.absent(others, flush=True))
        runs = (self._straight, self._flush, self._straight_flush)
        return max(
            (strength, card) for strength, card in held
            if joker == "wild" or card.rank == ACE or strength >> 26 << 26 in runs
        )

    def best_suited(self, own: int, board: int, used: int, shared: int) -> int:
        """The best flush with exactly `used` ranks of `own` and `shared` of `board`, masks of one suit."""
        flush = self.suited[TOPS[used][own] | TOPS[shared][board]]
        if self.suited[own | board] < self._straight_flush:
            return flush
        for run in self.straights:
            if POP[run & own] >= used and not run & ~(own | board) and POP[run & board] >= shared:
                flush = max(flush, self.suited[run])
        return flush


_RESTS = tuple([FillingTable(high_words.rests(category)) for category in ("high card", "full house")])
_CALLED_BY = {"pair": 2, "two pair": 4, "trips": 3, "quads": 4}     # cards; the others of five are kickers


def _order(*moves: tuple[str, str]) -> list[str]:
    """The usual order, with each first category of `moves` put right above the second."""
    order = list(CATEGORIES)
    for category, below in moves:
        order.remove(category)
        order.insert(order.index(below) + 1, category)
    return order


# 2.37, 2.51, 2.52: fewer cards of each suit make a flush rarer than a full house
_FLUSH_UP = _order(("flush", "full house"))
# 2.52: "sometimes played"; R18 leaves the straight above
_TRIPS_UP = _order(("flush", "full house"), ("trips", "straight"))
SCALES = (
    HighScale("high", five_alike="bug high"),
    HighScale("short-deck-high", _FLUSH_UP, _SHORT, range(4, 13)),
    HighScale("short-deck-high-trips", _TRIPS_UP, _SHORT, range(4, 13)),
    HighScale("mexican-high", _FLUSH_UP, _MEXICAN, _MEXICAN_RANKS, "wild"),
)
