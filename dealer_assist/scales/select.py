"""Which cards of a hand and of a board play together: any, all, or exactly so many of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from operator import itemgetter

from dealer_assist.cards import JOKER, Card
from dealer_assist.scales.made_hand import MadeHand
from dealer_assist.scales.scale import Cards, Scale
from dealer_assist.scales.tables import (
    ACE_HIGH_BITS, ALL_RANKS, COLUMNS, POP, RANK_KEYS, SUIT_SHIFTS, tallied,
)

Use = str | tuple[int, ...]  # "any", "all" or the counts of own cards, as games.model has them
Choice = tuple[tuple[Card, ...], tuple[Card, ...]]  # own cards and board cards played together


def strength_using(scale: Scale, own: Cards, board: Cards, use: Use, joker: str | None = None) -> int:
    """The best strength with the cards that `use` allows; 0 when they make nothing.

    Shape: `use` is "any", "all" (every own card, the board fills up) or counts of own cards, as (2,)
    or (2, 5): exactly so many, the rest of the hand from the board. Source: the games' pages.
    """
    board, counts = _read(scale, own, board, use)
    if counts is None:
        return scale.strength((*own, *board), joker)
    return _strength(scale, own, board, counts, joker)


def _strength(scale: Scale, own: Cards, board: Cards, counts: tuple[int, ...], joker: str | None) -> int:
    best = 0
    for count in counts:
        strength = _with_exactly(scale, own, board, count, joker)
        if strength > best:
            best = strength
    return best


def strengths_using(
    scale: Scale, hands: Sequence[Cards], board: Cards, use: Use, least: int = 1
) -> list[int]:
    """As `strength_using` for several hands beside one board, none with a joker.

    Shape: in the order of the hands; a strength below `least` may be told as 0.
    """
    if use == "any":
        return scale.strengths(hands, board, least)
    if isinstance(use, str):
        return [strength_using(scale, own, board, use) for own in hands]
    columns = [_exactly(scale, hands, board, count, least) for count in use]
    return columns[0] if len(columns) == 1 else [max(some) for some in zip(*columns, strict=True)]


def _exactly(scale: Scale, hands: Sequence[Cards], board: Cards, count: int, least: int) -> list[int]:
    quick = scale.strengths_exactly(hands, board, count, least)
    if quick is not None:
        return quick
    shared = scale.size - count
    if not scale.ranked or scale.suits == "worse" or shared < 0 or len(board) < shared:
        return [_with_exactly(scale, own, board, count, None) for own in hands]
    sums, suits = _board_sums(tuple(board), shared)
    flushes = suits if scale.suits == "better" else []
    if count != 2 or min(map(len, hands)) < 2:
        return [_by_sums(scale, own, count, shared, sums, flushes) for own in hands]
    rows, columns = scale.of_pairs, _columns(sums)
    bests = [max([max(columns(rows[two])) for two in combinations(own, 2)]) for own in hands]
    if flushes:
        bests = [max(bests[n], _flush(scale, own, flushes, 2, shared)) for n, own in enumerate(hands)]
    return bests


def _by_sums(scale: Scale, own: Cards, count: int, shared: int, sums: tuple[int, ...],
             suits: Sequence[tuple[int, int]]) -> int:
    """The best of every sum of `count` own ranks and of one of the board's `sums`, and of the flushes."""
    if len(own) < count:
        return 0
    table = scale.by_ranks
    best = max([table[key + more] for key in _sums([RANK_KEYS[card] for card in own], count)
                for more in sums])
    return max(best, _flush(scale, own, suits, count, shared)) if suits else best


def best_using(scale: Scale, own: Cards, board: Cards, use: Use, joker: str | None = None,
               strength: int | None = None) -> MadeHand | None:
    """The best hand as `strength_using`, told and named; of equal sets the one with the highest suits.

    Shape: `strength` where it is known already.
    """
    board, counts = _read(scale, own, board, use)
    if strength is None:
        strength = (scale.strength((*own, *board), joker) if counts is None
                    else _strength(scale, own, board, counts, joker))
    if counts is None and strength:
        return scale.from_cards((*own, *board), strength, joker)
    if counts is None or not strength:
        return None
    return scale.hand_of(_best_set(scale, own, board, counts, strength, joker), strength, joker)


def shown_using(
    scale: Scale, hands: Sequence[Cards], board: Cards, use: Use, strengths: Sequence[int]
) -> list[tuple[str, str]]:
    """What `best_using` finds for several hands beside one board, as `Scale.shown`; none with a joker."""
    sets: list[Cards] = []
    for n, own in enumerate(hands):
        shared, counts = _read(scale, own, board, use)
        if not strengths[n]:
            sets.append(())
        elif counts is None:
            sets.append((*own, *shared))
        else:
            sets.append(_best_set(scale, own, shared, counts, strengths[n], None))
    return scale.shown(tallied(sets), strengths)


def _best_set(
    scale: Scale, own: Cards, board: Cards, counts: tuple[int, ...], strength: int, joker: str | None
) -> tuple[Card, ...]:
    """Of the sets that make `strength` the one with the highest suits."""
    by_ranks = _by_ranks(scale, own, board, joker)
    sets = (_sets_by_ranks(scale, own, board, counts, strength) if by_ranks
             else list(_sets(scale, own, board, counts, strength, joker)))
    return sets[0] if len(sets) == 1 else max(sets, key=lambda cards: sorted(cards, reverse=True))


def all_best_using(
    scale: Scale, own: Cards, board: Cards, use: Use, joker: str | None = None
) -> Iterator[MadeHand]:
    """Every set of cards that makes the best hand, once each: for odd chips by suit (R9)."""
    strength = strength_using(scale, own, board, use, joker)
    if not strength:
        return
    board, counts = _read(scale, own, board, use)
    seen = set()
    for cards in _sets(scale, own, board, counts, strength, joker):
        chosen = frozenset(cards)
        if chosen not in seen:
            seen.add(chosen)
            yield scale.hand_of(cards, strength, joker)


def _read(scale: Scale, own: Cards, board: Cards, use: Use) -> tuple[Cards, tuple[int, ...] | None]:
    """The shared cards that may play, and how many own cards must; None when any of all the cards may."""
    if use == "any":
        return board, None
    if use == "all":  # R40: five kept cards play without the board
        missing = len(own) < scale.size and bool(board)
        return (board, (len(own),)) if missing else ((), None)
    assert not isinstance(use, str), use
    return board, use


def _sets(
    scale: Scale, own: Cards, board: Cards, counts: tuple[int, ...] | None, strength: int, joker: str | None
) -> Iterator[tuple[Card, ...]]:
    """The sets that reach `strength`, the best there is."""
    if counts is None:
        yield from scale.picks((*own, *board), strength, joker)
        return
    if _by_ranks(scale, own, board, joker):
        yield from _sets_by_ranks(scale, own, board, counts, strength)
        return
    for count in counts:
        for mine, shared in _choices(scale, own, board, count):
            yield from _picks(scale, (*mine, *shared), strength, joker)


def _sets_by_ranks(
    scale: Scale, own: Cards, board: Cards, counts: tuple[int, ...], strength: int
) -> list[tuple[Card, ...]]:
    """Sets of the ranks that the strength tells, and of one suit where it is a flush."""
    wanted, suited = _rank_sum(scale, strength)
    sets = []
    for count in counts:
        others = _board_sets(tuple(board), scale.size - count)
        for mine in combinations(own, count):
            for shared in others.get(wanted - _key(mine), ()):
                five = (*mine, *shared)
                if not suited or len({card & 3 for card in five}) == 1:
                    sets.append(five)
    return sets


@lru_cache(maxsize=1 << 14)
def _rank_sum(scale: Scale, strength: int) -> tuple[int, bool]:
    """The sum of the rank keys of a hand, and whether it wants one suit besides."""
    wanted = sum([RANK_KEYS[rank * 4] for rank in scale.called_ranks(strength)])
    return wanted, scale.by_ranks.get(wanted) != strength


def _picks(
    scale: Scale, cards: tuple[Card, ...], strength: int, joker: str | None
) -> Iterator[tuple[Card, ...]]:
    if scale.strength(cards, joker) == strength:
        yield from scale.picks(cards, strength, joker)


def _choices(scale: Scale, own: Cards, board: Cards, count: int) -> Iterator[Choice]:
    for mine in combinations(own, count):
        for shared in combinations(board, scale.size - count):
            yield mine, shared


def _with_exactly(scale: Scale, own: Cards, board: Cards, count: int, joker: str | None) -> int:
    shared = scale.size - count
    if len(own) < count or len(board) < shared or shared < 0:
        return 0
    if not _by_ranks(scale, own, board, joker):
        return max(
            scale.strength((*mine, *others), joker) for mine, others in _choices(scale, own, board, count)
        )
    sums, suits = _board_sums(tuple(board), shared)
    return _by_sums(scale, own, count, shared, sums, suits if scale.suits == "better" else [])


def _by_ranks(scale: Scale, own: Cards, board: Cards, joker: str | None) -> bool:
    """May the table of ranks be used: is a flush nothing, or nothing but better?"""
    if joker is not None and (JOKER in own or JOKER in board):
        return False
    return scale.ranked and scale.suits != "worse"


def _sums(keys: list[int], count: int) -> set[int]:
    return {sum(some) for some in combinations(keys, count)}


@lru_cache(maxsize=256)
def _board_sums(board: tuple[Card, ...], count: int) -> tuple[tuple[int, ...], list[tuple[int, int]]]:
    """Of a board: the rank keys of every `count` cards, and the suits (shift, mask) that have so many."""
    keys = [RANK_KEYS[card] for card in board]
    packed = _packed(board)
    suits = [(shift, packed >> shift & ALL_RANKS) for shift in SUIT_SHIFTS]
    return tuple(_sums(keys, count)), [(shift, mask) for shift, mask in suits if POP[mask] >= count]


@lru_cache(maxsize=256)
def _columns(sums: tuple[int, ...]) -> Callable[[Sequence[int]], tuple[int, ...]]:
    """The places of these sums in a row of `Scale.of_pairs`; one alone is asked for twice."""
    places = [COLUMNS[three] for three in sums]
    return itemgetter(*places, places[0])


@lru_cache(maxsize=1 << 12)     # every two cards there are, in either order
def _key(cards: tuple[Card, ...]) -> int:
    return sum([RANK_KEYS[card] for card in cards])


@lru_cache(maxsize=64)
def _board_sets(board: tuple[Card, ...], count: int) -> dict[int, list[tuple[Card, ...]]]:
    """Every `count` cards of a board by the sum of their rank keys."""
    sets: dict[int, list[tuple[Card, ...]]] = {}
    for some in combinations(board, count):
        sets.setdefault(sum([RANK_KEYS[card] for card in some]), []).append(some)
    return sets


def _packed(cards: Cards) -> int:
    packed = 0
    for card in cards:
        packed |= ACE_HIGH_BITS[card]
    return packed


def _flush(scale: Scale, own: Cards, suits: Sequence[tuple[int, int]], used: int, shared: int) -> int:
    packed = _packed(own)
    best = 0
    for shift, mask in suits:
        mine = packed >> shift & ALL_RANKS
        if POP[mine] >= used:
            best = max(best, scale.best_suited(mine, mask, used, shared))
    return best
