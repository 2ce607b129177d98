"""Jam-or-fold: the whole stack or nothing (rulebook 1.6; house rules 2, `jam-or-fold`; R53)."""

from __future__ import annotations

from dealer_assist.rules.betting.no_limit import NoLimit
from dealer_assist.rules.betting.structure import Spot, Wagers
from dealer_assist.texts import Message


class JamOrFold(NoLimit):
    """Fold and all-in are the only moves of a player's first action."""

    name = "jam-or-fold"
    whole_stack = True
    book = "1.6"
    phh = ohh = pokerstars = letters = ""

    def plain(self, spot: Spot, owed: int) -> tuple[bool, int | None]:
        """No check first in; a smaller jam may be met with the same chips where the house has it so."""
        match = spot.house["jam-or-fold"] == "match" and spot.jammed
        return not owed and not spot.first_action, owed or None if match else None

    def wagers(self, spot: Spot) -> Wagers:
        """The stack."""
        return Wagers(all_in=True)

    def how_least(self, spot: Spot) -> Message | None:
        """There is nothing to count."""
        return None
