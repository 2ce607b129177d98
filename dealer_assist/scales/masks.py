"""Scales whose strength is a category and two sets of ranks: those it is called by, and the rest.

Few hands share all their ranks, but many share the first set or the second. What a hand is written by, and
the English of its name, is kept for each set, and put together for the hand.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from dealer_assist.scales.scale import Scale
from dealer_assist.scales.tables import ALL_RANKS, CARDS_AT, fours
from dealer_assist.scales.written import Pieces, Runs, CardTexts, pieces, run_of, runs_of

GAP = "\0"      # where the rest stands in a name that is left open
_NOTHING = ("", "")
COPIES = {
    "pair": (2, 1), "two pair": (2, 1), "trips": (3, 1), "full house": (3, 2), "quads": (4, 1),
    "five of a kind": (5, 1),
}


class Head(NamedTuple):
    """What hands have in common that differ in the rest alone.

    Shape: `called` all cards of the ranks that they are called by, `written` how those held are written,
    `others` how the rest is; the English name `before` the rest and `behind` it, and how a rest is named
    there, by its mask, `naming`.
    """

    called: int
    written: CardTexts
    others: Pieces
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
        spare = self.copies(measure)[1]
        return self._called(measure) + runs_of(measure & ALL_RANKS, spare, self.ace_low)

    def _called(self, measure: int) -> Runs:
        """The ranks that a hand is called by."""
        main, ranks = self.copies(measure)[0], measure >> 13 & ALL_RANKS
        if main == 1 and ranks:     # a straight, which is called by its top alone
            return tuple([run_of(rank, 1) for rank in self.called_ranks(abs(self.worst - measure))])
        return runs_of(ranks, main, self.ace_low)

    def written_tallies(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[str]:
        """See `Scale.written_tallies`."""
        return [cards for cards, _ in self.shown(tallies, strengths)]

    def shown_by_runs(self, tallies: Sequence[int], strengths: Sequence[int]) -> list[tuple[str, str]]:
        """As `shown`, where any suits will do."""
        heads, worst, every, shown = self._heads, self.worst, fours(self.ace_low), []
        for tally, strength in zip(tallies, strengths, strict=True):
            if not strength:
                shown.append(_NOTHING)
                continue
            held, measure = tally >> CARDS_AT, abs(worst - strength)
            called, written, texts, before, behind, naming = heads[measure >> 13]
            if rest := measure & ALL_RANKS:
                name, others = f"{before}{naming(rest)}{behind}", held & every[rest]
                first, upper, middle, lower, last = texts
                ace = others >> 48
                cards = (f"{written[held & called]}{first[ace]}{upper[others >> 32 & 65535]}"
                         f"{middle[others >> 16 & 65535]}{lower[others & 65535]}{last[ace]}")
            else:
                name, cards = self.name(strength), written[held & called]
            shown.append((cards, name))
        return shown

    def head(self, begins: int) -> Head:
        """What hands have in common whose category and main ranks these are."""
        measure = begins << 13
        runs = self._called(measure)
        text, naming = self.opened(measure)
        before, _, behind = text.partition(GAP)
        return Head(sum([15 << 4 * rank for rank, _, _ in runs]), CardTexts(runs),
                    pieces(self.copies(measure)[1], self.ace_low), before, behind, naming)

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
