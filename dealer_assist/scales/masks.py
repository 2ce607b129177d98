"""Scales whose strength is a category and two sets of ranks: those it is called by, and the rest.

Few hands share all their ranks, but many share the first set or the second. What a hand is written by, and
the English of its name, is put together of what there is for each set: for all hands at once that share the
first, when one of them is asked for.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property

from dealer_assist.scales.filling import FillingTable
from dealer_assist.scales.scale import Scale
from dealer_assist.scales.tables import ALL_RANKS, CARDS_AT
from dealer_assist.scales.written import NO_RANKS, Places, Runs, places_below, places_of, run_of, runs_of

GAP = "\0"      # where the rest stands in a name that is left open
COPIES = {
    "pair": (2, 1), "two pair": (2, 1), "trips": (3, 1), "full house": (3, 2), "quads": (4, 1),
    "five of a kind": (5, 1),
}


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
    def opened(self, measure: int) -> tuple[str, Mapping[int, str]]:
        """The English name of a hand with a `GAP` for the rest, and what a rest is called there."""

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
        spelled, shown = self._spelled, []
        for tally, strength in zip(tallies, strengths, strict=True):
            held = tally >> CARDS_AT
            a, first, b, second, c, third, d, fourth, e, fifth, name = spelled[strength]
            shown.append((f"{first[held >> a & 15]}{second[held >> b & 15]}{third[held >> c & 15]}"
                          f"{fourth[held >> d & 15]}{fifth[held >> e & 15]}", name))
        return shown

    @cached_property
    def _spelled(self) -> FillingTable[Places]:
        return FillingTable(self.spelled)

    def spelled(self, strength: int) -> Places:
        """The places of five ranks, of none where the hand has fewer, and behind them its English name."""
        measure = abs(self.worst - strength)
        rest = measure & ALL_RANKS
        if strength and rest:
            self._spelled.update(self._siblings(measure ^ rest, rest.bit_count()))
            return self._spelled[strength]
        places, name = (places_of(self._called(measure)), str(self.name(strength))) if strength else ((), "")
        return (*places, *NO_RANKS[len(places):], name)

    def _siblings(self, begins: int, count: int) -> dict[int, Places]:
        """The same for all hands that differ in the rest alone, so many ranks, by their strengths."""
        text, names = self.opened(begins)
        before, _, behind = text.partition(GAP)
        called, spare = places_of(self._called(begins)), self.copies(begins)[1]
        nothing = NO_RANKS[len(called) + 2 * count:]
        return {abs(self.worst - (begins | rest)):
                (*called, *places, *nothing, f"{before}{names[rest]}{behind}")
                for rest, places in places_below(count, spare, self.ace_low) if not begins >> 13 & rest}
