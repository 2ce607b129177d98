"""What time costs each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dealer_assist.engine.showdown.split import split
from dealer_assist.session.cash.game import SEAT, TimeCharge


@dataclass(frozen=True, slots=True)
class Charged:
    """What each seat `pays` now, and what those `owe` who have too few chips in front.  Units: chips."""

    pays: Mapping[int, int]
    owes: Mapping[int, int]

    @property
    def comes_to(self) -> int:
        """What goes into the box."""
        return sum(self.pays.values())


def charged(time: TimeCharge, stacks: Mapping[int, int], order: Sequence[int], chip: int) -> Charged:
    """Charge the seats for one period.

    Shape: `order` are the seats from the left of the button; a charge of the table is parted like a pot, so
    its odd chips fall on them in turn. Nobody pays a part: who has less in front owes it all.
    """
    if time.per == SEAT:
        shares = dict.fromkeys(order, time.amount)
    else:
        parted = split(time.amount, order, chip) if order else {}
        shares = {seat: part.amount for seat, part in parted.items()}
    due = {seat: share for seat, share in shares.items() if share}
    return Charged({seat: share for seat, share in due.items() if stacks[seat] >= share},
                   {seat: share for seat, share in due.items() if stacks[seat] < share})
