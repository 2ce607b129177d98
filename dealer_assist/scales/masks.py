"""Scales whose strength is a category and two sets of ranks: those it is called by, and the rest.

Few hands share all their ranks, but many share the first set or the second. What a hand is written by, and
the English of its name, is kept for each set, and put together for the hand.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import NamedTuple

from dealer_assist.cards import ALL_CARDS, Card, join
from dealer_assist.scales.scale import Cards, Scale
from dealer_assist.scales.tables import ACE_HIGH_BITS, ALL_RANKS, ONE_RANK, PACKED_AT, ranks_down

GAP = "\0"      # where the rest stands in a name that is left open
_NOTHING = ("", "")
COPIES = {
    "pair": (2, 1), "two pair": (2, 1), "trips": (3, 1), "full house": (3, 2), "quads": (4, 1),
    "five of a kind": (5, 1),
}

# a rank; by the suits held (`ONE_RANK` of them), the cards to take and how they are written
Run = tuple[int, Mapping[int, tuple[Card, ...]], Mapping[int, str]]
Runs = tuple[Run, ...]


class Head(NamedTuple):
    """What hands have in common that differ in the rest alone.

    Shape: `runs` the ranks they are called by, `rests` what the others come to, by their mask; the English
    name `before` the rest and `behind` it, and how a rest is named there, `naming`.
    """

    runs: Runs
    rests: Mapping[int, Runs]
    before: str
    behind: str
    naming: Callable[[int], str]


class MaskScale(Scale):
    """A scale of `category << 26 | main << 13 | rest`, or of what that leaves of `worst`."""

    ranked = True
    worst = 0

    @abstractmethod
    def category(self, strength: int) -> str:
        """The category of a strength, a word of `CATEGORIES`."""

    def copies(self, measure: int) -> tuple[int, int]:
        """How often the ranks of a hand are held: those it is called by, and the rest."""
        return COPIES.get(self.category(abs(self.worst - measure)), (1, 1))

    @abstractmethod
    def opened(self, measure: int) -> tuple[str, Callable[[int], str]]:
        """The English name of a hand with a `GAP` for the rest, and how a rest is told there."""

    def runs(self, strength: int) -> Runs:
        """The ranks as they are told, those alike put together."""
        measure = abs(self.worst - strength)
        head = self._heads[measure >> 13]
        return head.runs + head.rests[measure & ALL_RANKS]

    def written_tallies(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[str]:
        """See `Scale.written_tallies`."""
        return [cards for cards, _ in self.shown(tallies, strengths)]

    def shown_by_runs(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[tuple[str, str]]:
        """As `shown`, where any suits will do."""
        heads, worst, each, shown = self._heads, self.worst, ONE_RANK, []
        for tally, strength in zip(tallies, strengths, strict=True):
            if not strength:
                shown.append(_NOTHING)
                continue
            held, measure = tally >> PACKED_AT, abs(worst - strength)
            runs, rests, before, behind, naming = heads[measure >> 13]
            if rest := measure & ALL_RANKS:
                name = before + naming(rest) + behind
                runs += rests[rest]
            else:
                name = self.name(strength)
            shown.append(("".join([texts[held >> rank & each] for rank, _, texts in runs]), name))
        return shown

    def head(self, begins: int) -> Head:
        """What hands have in common whose category and main ranks these are."""
        measure = begins << 13
        main, spare = self.copies(measure)
        if main == 1 and begins & ALL_RANKS:    # a straight, which is called by its top alone
            runs = tuple([_run(rank, 1) for rank in self.told_ranks(abs(self.worst - measure))])
        else:
            runs = _runs_of(begins & ALL_RANKS, main, self.ace_low)
        text, naming = self.opened(measure)
        before, _, behind = text.partition(GAP)
        return Head(runs, _rests(spare, self.ace_low), before, behind, naming)

    @cached_property
    def _heads(self) -> _Heads:
        return _Heads(self)


class _Heads(dict[int, Head]):
    """Heads by category and main ranks, each put together when it is first asked for."""

    def __init__(self, scale: MaskScale) -> None:
        self._scale = scale

    def __missing__(self, begins: int) -> Head:
        head = self[begins] = self._scale.head(begins)
        return head


class _Rests(dict[int, Runs]):
    """The runs of ranks that are all held so often, by their mask."""

    def __init__(self, copies: int, ace_low: bool) -> None:
        self._copies, self._ace_low = copies, ace_low

    def __missing__(self, mask: int) -> Runs:
        runs = self[mask] = _runs_of(mask, self._copies, self._ace_low)
        return runs


_rests = cache(_Rests)


def _runs_of(mask: int, copies: int, ace_low: bool) -> Runs:
    return tuple([_run(rank, copies) for rank in ranks_down(mask, ace_low)])


@cache
def _run(rank: int, copies: int) -> Run:
    """A rank that is held so often: which cards to take, by the suits held, spades the highest."""
    held = [[card for card in ALL_CARDS[rank * 4:rank * 4 + 4][::-1] if suits >> card.suit & 1]
            for suits in range(16)]
    keys = [sum([ACE_HIGH_BITS[card] >> rank for card in cards]) for cards in held]
    return (rank, {key: tuple(cards[:copies]) for key, cards in zip(keys, held, strict=True)},
            {key: join(cards[:copies]) for key, cards in zip(keys, held, strict=True)})


def taken(cards: Cards, runs: Runs) -> tuple[Card, ...]:
    """One card for each rank of a hand from those that hold them all: the highest suits first."""
    held = 0
    for card in cards:
        held |= ACE_HIGH_BITS[card]
    chosen: list[Card] = []
    for rank, of_suits, _ in runs:
        chosen += of_suits[held >> rank & ONE_RANK]
    return tuple(chosen)
