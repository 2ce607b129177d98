"""Which of tied hands gets an odd chip: by seat or by suit, and who has had one (1.2.3, R6 to R10)."""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.cards import Card
from dealer_assist.engine.dealing.card_counts import counts
from dealer_assist.engine.showdown.split import SuitKey, by_seat, by_suit, highest, lowest
from dealer_assist.engine.showdown.evaluate import Showdown, Tabled
from dealer_assist.engine.showdown.sides import PlayedTier
from dealer_assist.errors import Unreadable
from dealer_assist.rules.house import House
from dealer_assist.scales import Scale
from dealer_assist.texts import Message, say



class Claims:
    """Who has had an odd chip of this pot, as the house rule `odd-chip-most` counts it.

    `one-per-pot`: everybody who came out a chip ahead on an earlier side. `one-per-split`: each side
    by itself, but hands that tie both ways are evened out. `all-to-first`: nobody, the chips are
    `heaped` on the first.  Source: 1.2.3.2, R6.
    """

    __slots__ = ("_house", "_past")

    def __init__(self, house: House) -> None:
        self._house = house
        self._past: list[tuple[tuple[int, ...], Sequence[int]]] = []

    @property
    def heaped(self) -> bool:
        """Do all odd chips go to the first?"""
        return self._house["odd-chip-most"] == "all-to-first"

    def settled(self, winners: tuple[int, ...], odd: Sequence[int]) -> None:
        """A side was paid: who won it, and who of them got more than the plain share."""
        self._past.append((winners, odd))

    def had(self, winners: tuple[int, ...]) -> frozenset[int]:
        """Who stands behind in a tie of these winners."""
        if self.heaped:
            return frozenset()
        every = self._house["odd-chip-most"] == "one-per-pot"
        # Omaha/8, 375 in 25s: seat 2 has had the high's odd chip, so that of the tied low goes to seat 5 (275
        # and 100); each half for itself, seat 2 would have both (300 and 75)
        past = [it for it in self._past if every or it[0] == winners]
        return frozenset().union(*(odd for _, odd in past))


class OddChips:
    """The order of tied hands in one showdown."""

    def __init__(self, showdown: Showdown) -> None:
        self.shown = showdown

    def button(self) -> int:
        """The button's seat, which decides now.  Errors: `no-button`."""
        if self.shown.button is None:
            raise Unreadable("no-button.odd-chip", field="button", rule="1.2.3")
        return self.shown.button

    def by_suits(self, table: Tabled) -> bool:
        """Do suits decide? In stud without a button always, elsewhere if the house says so (R7)."""
        # R7: stud has no button, whether or not one was given
        if not self.shown.game.button:
            return True
        # R7: stud with a button goes by its own rule
        rule = "button-stud-tie" if counts(table.game).open_cards else "odd-chip-tie"
        return self.shown.house[rule] == "high-card"

    def order(self, table: Tabled, played: PlayedTier, tied: Sequence[int]) -> tuple[list[int], Message]:
        """Tied seats in the order of their claim to odd chips, and how that is said."""
        if not self.by_suits(table):
            button = self.button()
            return by_seat(tied, button), say("reasons.first-from-button", button=button)
        low = played.scale.low and self.shown.house["odd-chip-stud-low"] == "lowest"
        ace_low = played.scale.ace_low
        keys = {seat: self._key(table, played, seat, low, ace_low) for seat in tied}
        order = by_suit(keys, self.shown.button)
        return order, _deciding_card(keys[order[0]], keys[order[1]], low, ace_low)

    def _key(self, table: Tabled, played: PlayedTier, seat: int, low: bool, ace_low: bool) -> SuitKey:
        whole = self.shown.house["odd-chip-stud-cards"] == "all-cards"
        # R9: of several sets that make the same hand, the one best for the player
        sets = [table.own(played.tier, seat)] if whole else table.sets(played, seat)
        return lowest(sets, ace_low) if low else highest(sets)

    def second_half(self, first: Scale, second: Scale, winners: Sequence[int], others: Sequence[int]) -> bool:
        """Does the second of two lows take the odd chip, its hand being first from the button?

        Shape: the scales of the halves, then who won them. Only the house rule `odd-chip-side:
        position` asks; without a button the first half keeps it.
        """
        position = self.shown.house["odd-chip-side"] == "position"
        # WSOP cash, of two lows alone: a high hand always keeps it (1.2.3.3c)
        if not (position and first.low and second.low and self.shown.game.button):
            return False
        return by_seat({*winners, *others}, self.button())[0] not in winners


def _deciding_card(best: SuitKey, next_best: SuitKey, low: bool, ace_low: bool) -> Message:
    """`by its highest card, the ace of spades`: the first card in which the two differ."""
    value = next((a for a, b in zip(best, next_best, strict=False) if a != b), None)
    if value is None:
        return say("reasons.alike")
    card = Card((-value - 4) % 52 if ace_low else -value) if low else Card(value)
    return say("reasons.lowest-card" if low else "reasons.highest-card", card=card.the_words())
