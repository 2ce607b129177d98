"""Ranks as bits: the small tables that every scale reads.

A set of ranks is a 13-bit mask, bit 0 the lowest rank. Masks with equally many bits compare as the
hands do, top card first, so a mask is its own strength. On scales where the ace is low the ranks
are turned by one place, the ace at bit 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

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

# Rank keys: the sum of any five tells the five ranks, whatever the order (at most four are equal).
RANK_KEYS = [5 ** card.rank for card in ALL_CARDS]


# The sums of the keys of any three ranks, numbered: 455 of them.
COLUMNS = {5 ** a + 5 ** b + 5 ** c: place
           for place, (a, b, c) in enumerate(combinations_with_replacement(range(13), 3))}

# Card keys: rank keys, and above them how many cards there are of each suit, four bits a suit. Counting
# from three, the top bit of a suit stands when it has five cards, so a flush shows in one test.
_SUITS_AT = 32
RANK_SUM = (1 << _SUITS_AT) - 1
CARD_KEYS = [5 ** card.rank + (1 << (_SUITS_AT + 4 * card.suit)) for card in ALL_CARDS]
FLUSH_START = 0x3333 << _SUITS_AT
FLUSH_BITS = 0x8888 << _SUITS_AT


def rank_deals() -> list[tuple[int, tuple[Card, ...]]]:
    """Every five ranks that a deck can deal, as a key and as five cards not all of one suit.

    Shape: 6,175 pairs. Neighbours get different suits, so equal ranks are different cards.
    """
    deals = []
    for ranks in combinations_with_replacement(range(13), 5):
        if ranks[0] != ranks[4]:
            cards = tuple(ALL_CARDS[rank * 4 + place % 4] for place, rank in enumerate(ranks))
            deals.append((sum(5 ** rank for rank in ranks), cards))
    return deals


RankHand = tuple[int, int, int, int, int]


def rank_hands(count: int) -> Iterator[RankHand]:
    """Every set of `count` ranks that a deck can deal (49,205 of seven), each once.

    Shape: the sum of the rank keys, then masks: the ranks held, those held twice, three times, four times.
    """
    sums = [0]
    for rank in range(13):
        sums += [total + 5 ** rank for total in sums]
    of_size = [[mask for mask in range(SETS) if POP[mask] == size] for size in range(count + 1)]
    for four in range(count // 4 + 1):
        for three in range((count - 4 * four) // 3 + 1):
            for two in range((count - 4 * four - 3 * three) // 2 + 1):
                one = count - 4 * four - 3 * three - 2 * two
                for f, h in _apart(of_size[four], of_size[three]):
                    for t in of_size[two]:
                        if not t & (f | h):
                            taken, key = f | h | t, 4 * sums[f] + 3 * sums[h] + 2 * sums[t]
                            for o in of_size[one]:
                                if not o & taken:
                                    yield key + sums[o], taken | o, taken, f | h, f


def _apart(some: list[int], others: list[int]) -> Iterator[tuple[int, int]]:
    return ((one, other) for one in some for other in others if not one & other)


@cache
def ranks_down(mask: int) -> tuple[int, ...]:
    """The ranks of a mask from the top."""
    return tuple([rank for rank in range(12, -1, -1) if mask >> rank & 1])


@cache
def ranks_alike(mask: int, copies: int) -> tuple[int, ...]:
    """The same, each rank so often."""
    return tuple([rank for rank in ranks_down(mask) for _ in range(copies)])
