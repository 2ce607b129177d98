"""Lammers: chips of a rebuy that are turned in between hands (rulebook 1.3.2)."""

from __future__ import annotations

from dataclasses import dataclass

from dealer_assist.errors import NotNow
from dealer_assist.rules.house import House, Lammers

RULE = "1.3.2"


@dataclass(frozen=True, slots=True)
class Redeemed:
    """Chips for the stack, and the lammers that are left."""

    chips: int
    left: int


def lammers_of(house: House) -> Lammers | None:
    """The lammers of the event, None where it has none (`lammers`)."""
    value = house["lammers"]
    return value if isinstance(value, Lammers) else None


def redeem(
    lammers: Lammers, left: int, count: int, *, stack: int, level: int, house: House, at_bust: int = 0,
) -> Redeemed:
    """Turn lammers in before a hand.

    Shape: `left` the player has, `count` are turned in, `at_bust` were when the last hand busted them. A
    busted player (`stack` 0) turns in one at least, and just one where the house says so (`lammer-bust`);
    after the last level all of them.
    Errors: `no-lammers`, `lammer-due`, `one-lammer`, each with what to turn in.
    """
    if not 0 <= count <= left:
        raise NotNow("no-lammers", left=left, field="lammers", rule=RULE)
    # 1.3.2: late in an event they are worth a few antes, and would be kept to fold up the payouts
    if lammers.last_level and level > lammers.last_level and count < left:
        raise NotNow("lammer-due.last-level", level=lammers.last_level, left=left, field="lammers", rule=RULE)
    if not stack and not count and left:
        raise NotNow("lammer-due.busted", field="lammers", rule=RULE)
    # of two lammers one is left: the next hand is played with 5,000, not with 10,000
    if (at_bust or not stack) and at_bust + count > 1 and house["lammer-bust"] == "one":
        raise NotNow("one-lammer", field="lammers", rule="house rule lammer-bust")
    return Redeemed(count * lammers.value, left - count)
