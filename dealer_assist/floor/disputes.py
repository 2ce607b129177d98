"""Until when a finished hand may be disputed (house rules, section 7, `dispute-until`).

"Reading of a hand: next riffle. Chip counts: until two actions of the next hand." Later the result stands; a
correction then puts the record right, and only a director moves chips by it.
"""

from __future__ import annotations

from typing import NamedTuple

from dealer_assist.texts import Message, say

RULE = "house rule dispute-until"
ACTIONS = 2     # of the next hand, until which the count of chips may be disputed


class Dispute(NamedTuple):
    """What players may still dispute of a hand: how it was read, and the chips that were paid for it."""

    reading: bool
    chips: bool

    @property
    def sentence(self) -> Message | None:
        """What the floor is to know before chips are moved; None while everything may be disputed."""
        if self.reading:
            return None
        return say("dispute.chips-only" if self.chips else "dispute.over")


def open_to(later: int, acted: int) -> Dispute:
    """What may be disputed of a hand after which `later` hands were begun.

    Shape: `acted` how many have acted in the one begun last.  Source: house rules, section 7,
    `dispute-until`: next-hand.
    """
    # once two have bet out of the stacks that were paid, nobody can count them back
    return Dispute(not later, not later or later == 1 and acted < ACTIONS)
