"""What a dealer may do with a seat's chips alone, and what needs the floor: by amount.

A dealer seats, takes a buy-in or a top-up within the table's limits, and says what a stack really is when the
player agrees. More than that asks the floor on the spot.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from dealer_assist.errors import NotNow, Unreadable

BETS = 100      # without a limit of the table's own: a hundred big blinds, or big bets
TRAY = 20       # largest buy-ins, two full tables: what dealers sell before the floor looks, as before a fill
LIMITS = ("min_buy_in", "max_buy_in", "top_up_to")      # as a table keeps them; None: as the stakes say


@dataclass(frozen=True, slots=True)
class Limits:
    """What a table lets its dealer give out.  Units: chips.

    Shape: `least` and `most` that a player sits down with, `top_up` what a stack is filled up to.
    """

    least: int
    most: int
    top_up: int


class AskFloor(NotNow):
    """This is the floor's to do."""

    def __init__(self, what: str, seat: int | None, key: str = "setting", **figures: Any) -> None:
        words = what.replace("-", " ").replace("_", " ")
        super().__init__(
            f"ask-the-floor.{key}", what=words, name=what, seat=seat,
            field=what if seat is None else "stack", **figures,
        )


class AskPlayer(NotNow):
    """This needs the player's yes."""

    def __init__(self, seat: int, had: int, stack: int) -> None:
        super().__init__("ask-the-player", seat=seat, had=had, stack=stack, field="agreed")


def limits(own: Mapping[str, int | None], stakes: Iterable[Mapping[str, Any]]) -> Limits:
    """A table's limits: its own, and where it has none those of its stakes.

    Shape: `own` by the names of `LIMITS`; `stakes` as a table keeps them, `blinds`, `ante` and bets, one for
    each game that it plays.  Units: chips.
    """
    most = own["max_buy_in"]
    if most is None:
        # of a mix the dearest game counts; never under the least, or nobody could sit down
        most = max(BETS * max((_unit(one) for one in stakes), default=0), own["min_buy_in"] or 0)
    top_up = own["top_up_to"]
    return Limits(own["min_buy_in"] or 0, most, most if top_up is None else top_up)


def _unit(stakes: Mapping[str, Any]) -> int:
    blinds = stakes.get("blinds") or [0]
    names = ("big_bet", "small_bet", "ante", "bring_in")
    return max(int(blinds[-1]), *(int(stakes.get(name) or 0) for name in names))


def check_limits(own: Mapping[str, int | None]) -> None:
    """Can these limits be kept together?  Errors: `bad-limits`."""
    least, most = own["min_buy_in"], own["max_buy_in"]
    if least is not None and most is not None and least > most:
        raise Unreadable("bad-limits", least=least, most=most, field="max_buy_in")


def check(
    seat: int, had: int, stack: int, may: Limits, agreed: bool, counted: int = 0, sold: int = 0,
) -> None:
    """May a dealer make `had` chips `stack`? `agreed`: the player says yes to what was counted.

    Shape: `counted` is by how much counts before this one changed the table's stacks already: several small
    ones are together the floor's as one large one is. `sold` is what dealers gave out there before.
    Errors: `ask-the-floor` beyond the limits; `ask-the-player` for a stack that gets smaller unless `agreed`.
    """
    change = stack - had
    # ten counts of 90 under a limit of 100 are 900 that no floor saw; one down in between takes its part back
    together = change + counted if change > 0 else -(change + counted)
    if max(abs(change), together) > may.most and (agreed or stack < had):
        raise AskFloor("stack", seat, "difference", had=had, stack=stack, most=may.most)
    # 10 fewer is a dispute, 10 more is not: nobody loses a chip by a dealer's word alone
    if stack < had and not agreed:
        raise AskPlayer(seat, had, stack)
    # counted, not sold: nothing came out of the tray
    if agreed or stack <= had:
        return
    most = may.top_up if had else may.most
    if stack > most:
        raise AskFloor("stack", seat, "tops-up-to" if had else "gives-out", stack=stack, most=most)
    if not had and stack < may.least:
        raise AskFloor("stack", seat, "least", stack=stack, least=may.least)
    if sold + stack - had > TRAY * may.most:
        raise AskFloor("stack", seat, "tray", sold=sold + stack - had, most=TRAY * may.most)
