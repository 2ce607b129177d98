"""What a deal would pay those who are left, before anybody writes one down."""

from __future__ import annotations

from dealer_assist.errors import Unreadable
from dealer_assist.tournament.money import deals
from dealer_assist.tournament.record.state import Running


def offers(state: Running, way: str) -> deals.Deal:
    """What a deal would pay each, in the order of `state.stacks`.

    Shape: above fifteen players ICM is sampled by the hash of the seed and the running number of the hand,
    so that it is the same each time it is asked for, and anybody can draw it again.
    Errors: `bad-deal` for another way, and where there are too few or too many for it.
    """
    left, stacks = state.prizes[:state.left], tuple(state.stacks.values())
    if way == "chips":
        return deals.chip_chop(stacks, left)
    if way != "icm":
        raise Unreadable("bad-deal.way", field="way")
    return deals.icm_of(stacks, tuple(left), f"{state.draw.sealed}/{state.n}")
