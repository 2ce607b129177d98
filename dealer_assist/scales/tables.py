"""Ranks as bits: the small tables that every scale reads.

A set of ranks is a 13-bit mask, bit 0 the lowest rank. Masks with equally many bits compare as the
hands do, top card first, so a mask is its own strength. On scales where the ace is low the ranks
are turned by one place, the ace at bit 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

from dealer_assist.cards import ALL_CARDS, Card

SETS = 1 << 13         # how many sets of ranks there are
ALL_RANKS = SETS - 1
JOKER_BIT = 1 << 64    # above the four suits, 16 bits each
SUIT_SHIFTS = (48, 32, 16, 0)  # spades first, as odd chips rank them

POP = list(map(int.bit_count, range(SETS)))


def _tops(lower: list[int]) -> list[int]:
    """For every mask its highest rank and `lower` of what is left."""
    table = [0]
    for rank in range(13):
        bit = 1 << rank
        table += [bit | rest for rest in lower[:bit]]
    return table


TOP1 = _tops([0] * SETS)
TOP2 = _tops(TOP1)
TOP3 = _tops(TOP2)
TOP4 = _tops(TOP3)
TOP5 = _tops(TOP4)
TOPS = ([0] * SETS, TOP1, TOP2, TOP3, TOP4, TOP5)


@cache
def lowest_of(count: int) -> list[int]:
    """For every set of ranks its `count` lowest, or 0 where it has fewer."""
    if not count:
        return [0] * SETS
    fewer = lowest_of(count - 1)
    return [0, *((mask & -mask) | fewer[mask & (mask - 1)] if POP[mask] >= count else 0
                 for mask in range(1, SETS))]


def lows(mask: int, count: int) -> int:
    """The `count` lowest ranks of a mask, or all that it has."""
    chosen = 0
    for _ in range(count):
        left = mask ^ chosen
        chosen |= left & -left
    return chosen


def low_rank(rank: int) -> int:
    """The rank with the ace below the two: ace 0, two 1, king 12."""
    return (rank + 1) % 13


def _bits(ace_low: bool) -> list[int]:
    ranks = [low_rank(card.rank) if ace_low else card.rank for card in ALL_CARDS]
    return [1 << (16 * card.suit + rank) for card, rank in zip(ALL_CARDS, ranks, strict=True)] + [JOKER_BIT]


# The bit of each card in the packed form: four suits of ranks in one int, and the joker above them.
ACE_HIGH_BITS = _bits(ace_low=False)
ACE_LOW_BITS = _bits(ace_low=True)

def ranks_of(bits: Sequence[int], cards: Iterable[Card]) -> int:
    """The mask of the ranks of these cards, by their bits of the packed form."""
    packed = 0
    for card in cards:
        packed |= bits[card]
    return (packed | packed >> 16 | packed >> 32 | packed >> 48) & ALL_RANKS


# Rank keys: three bits a rank, so that the sum of any cards counts each rank (four of one at most), whatever
# the order. The ranks stand where one bit of each, divided by 8191, leaves the plain mask: 8 ** n leaves
# 2 ** (3n modulo 13). In `total`, `total & ONE_EACH` has the ranks held once or three times, `total >> 1 &
# ONE_EACH` those held twice or three times, `total & FOUR_EACH` those held four times.
_RANK_KEY: list[int] = [8 ** (9 * rank % 13) for rank in range(13)]
RANK_KEYS = [_RANK_KEY[card.rank] for card in ALL_CARDS]
ONE_EACH = sum(_RANK_KEY)
FOUR_EACH = ONE_EACH << 2


def ranks_in(bits: int) -> int:
    """The mask of the ranks whose bit stands in `bits`, which has one bit of each rank's three at most."""
    return bits % ALL_RANKS if bits != ONE_EACH else ALL_RANKS


def rank_counts(total: int) -> tuple[int, int, int, int]:
    """What a sum of rank keys counts.

    Shape: masks: the ranks held, those held twice or more, three times or more, four times.
    """
    one, two, four = total & ONE_EACH, total >> 1 & ONE_EACH, total >> 2 & ONE_EACH
    return ranks_in(one | two | four), ranks_in(two | four), ranks_in(one & two | four), ranks_in(four)


# The sums of the keys of any three ranks, numbered: 455 of them.
COLUMNS = {sum(three): place for place, three in enumerate(combinations_with_replacement(_RANK_KEY, 3))}

# Card keys: rank keys, and above them how many cards there are of each suit, four bits a suit. Counting
# from three, the top bit of a suit stands when it has five cards, so a flush shows in one test.
_SUITS_AT = 39
CARD_KEYS: list[int] = [_RANK_KEY[card.rank] + (1 << (_SUITS_AT + 4 * card.suit)) for card in ALL_CARDS]
FLUSH_START = 0x3333 << _SUITS_AT
ONE_FLUSH = tuple([8 << _SUITS_AT + 4 * suit for suit in range(4)])
FLUSH_BITS = sum(ONE_FLUSH)
EVERY_RANK = (1 << _SUITS_AT) - 1          # the bits that count ranks
FIVE_CARDS = EVERY_RANK | FLUSH_BITS       # all that there is to know of five cards

# Tallies: a holding as one number, in whatever order its cards lie: the sum of `NO_CARDS` and of one number a
# card, which is its card key, above that its bit of the packed form, and on top a bit at the place that the
# card has in the deck, so that each rank's four suits stand side by side. No card twice, none a joker.
PACKED_AT = 64
CARDS_AT = 128
_PACKED = (1 << CARDS_AT - PACKED_AT) - 1
NO_CARDS = FLUSH_START
MOST_TALLIED = 13       # fewer than so many: a suit's count has four bits and begins at three
TALLIES = [key | bit << PACKED_AT | 1 << CARDS_AT + card
           for card, key, bit in zip(ALL_CARDS, CARD_KEYS, ACE_HIGH_BITS, strict=False)]
ONE_SUIT = sum([1 << 4 * rank for rank in range(13)])   # of a set of cards: the clubs


def tally(cards: Iterable[Card]) -> int:
    """The tally of these cards."""
    return sum([TALLIES[card] for card in cards], NO_CARDS)


def tallied(hands: Sequence[Sequence[Card]], shared: Sequence[Card] = ()) -> list[int]:
    """The tally of each hand with the shared cards."""
    return summed(hands, shared, TALLIES, NO_CARDS)


def summed(hands: Sequence[Sequence[Card]], shared: Sequence[Card], numbers: Sequence[int],
           start: int = 0) -> list[int]:
    """The sum of the numbers of each hand's cards and the shared ones, from `start`."""
    for card in shared:
        start += numbers[card]
    sums = []
    for own in hands:
        total = start
        for card in own:
            total += numbers[card]
        sums.append(total)
    return sums


def card_count(tally: int) -> int:
    """How many cards a tally has."""
    return (tally >> CARDS_AT).bit_count()


def cards_in(tally: int) -> tuple[Card, ...]:
    """The cards of a tally, lowest rank first."""
    held, cards = tally >> CARDS_AT, []
    while held:
        lowest = held & -held
        cards.append(ALL_CARDS[lowest.bit_length() - 1])
        held ^= lowest
    return tuple(cards)


def packed_in(tally: int) -> int:
    """The cards of a tally in the packed form."""
    return tally >> PACKED_AT & _PACKED


def rank_deals() -> list[tuple[int, tuple[Card, ...]]]:
    """Every five ranks that a deck can deal, as a key and as five cards not all of one suit.

    Shape: 6,175 pairs. Neighbours get different suits, so equal ranks are different cards.
    """
    clubs, diamonds, hearts, spades = (ALL_CARDS[suit::4] for suit in range(4))
    key = _RANK_KEY
    return [(key[a] + key[b] + key[c] + key[d] + key[e],
             (clubs[a], diamonds[b], hearts[c], spades[d], clubs[e]))
            for a, b, c, d, e in combinations_with_replacement(range(13), 5) if a != e]


# the places of the lower six bits of a mask from the top, and those of the upper seven
_LOWER, _UPPER = (
    [tuple([place for place in range(top, low - 1, -1) if mask << low >> place & 1])
     for mask in range(2 << top - low)]
    for low, top in ((0, 5), (6, 12)))
# the same where the lowest place is the ace's
_ACE_LOWER, _ACE_UPPER = (
    [tuple([(place - 1) % 13 for place in places]) for places in known] for known in (_LOWER, _UPPER))


def ranks_down(mask: int, ace_low: bool = False) -> tuple[int, ...]:
    """The ranks of a mask from the top."""
    return _ACE_UPPER[mask >> 6] + _ACE_LOWER[mask & 63] if ace_low else _UPPER[mask >> 6] + _LOWER[mask & 63]


def ranks_alike(mask: int, copies: int, ace_low: bool = False) -> tuple[int, ...]:
    """The same, each rank so often."""
    ranks = ranks_down(mask, ace_low)
    return ranks if copies == 1 else tuple([rank for rank in ranks for _ in range(copies)])


@lru_cache(maxsize=SETS)
def rank_sets(mask: int, count: int) -> tuple[int, ...]:
    """Every set of `count` ranks of a mask."""
    return tuple(sum(some) for some in combinations([1 << rank for rank in ranks_down(mask)], count))
