"""Who was out when: the order of busts, ties, and the places that follow.

Source: house rules, section 9, `same-hand-bust`, hand for hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dealer_assist.rules.house import House


@dataclass(frozen=True, slots=True)
class Out:
    """Somebody who is out: in hand `n` at `table`, with `chips` at the start of that hand.

    Shape: `still_in` are those at whom play ended, by a deal or with tickets; `chips` is what they have.
    """

    player: str
    n: int
    table: int
    seat: int
    chips: int
    removed: bool = False
    still_in: bool = False


@dataclass(frozen=True, slots=True)
class PaidPlace:
    """A place: `first` is the best of those that are shared by `shared` players."""

    first: int
    shared: int = 1

    @property
    def text(self) -> str:
        """`3`, or `3=` where it is shared."""
        return f"{self.first}=" if self.shared > 1 else str(self.first)


def ranked(outs: Iterable[Out], house: House) -> list[list[Out]]:
    """Those who went out together, best first; who ties stands in one list.

    Shape: one hand, or one round hand for hand. At one table the larger stack at the start of the hand is
    better, equal stacks tie; where the house says so all of a hand tie. Best of each table ties with best of
    the others, and so on down. Those who are still in are placed by their chips, wherever they sit.
    """
    tables: dict[int, list[list[Out]]] = {}
    # by chips across tables once play has ended: a deal at two tables has no hand that ranks them
    for out in sorted(outs, key=lambda out: (not out.still_in and out.table, -out.chips, out.seat)):
        groups = tables.setdefault(0 if out.still_in else out.table, [])
        tie = house["same-hand-bust"] == "tie" and not out.still_in
        same = groups and (tie or groups[-1][0].chips == out.chips)
        if same:
            groups[-1].append(out)
        else:
            groups.append([out])
    # round by round: two out at table 1 and one at table 2 are 18= for the best of each, then 20
    depth = max((len(groups) for groups in tables.values()), default=0)
    return [[out for groups in tables.values() if len(groups) > n for out in groups[n]] for n in range(depth)]


def places(rounds: Sequence[Sequence[Out]], house: House) -> dict[str, PaidPlace]:
    """The place of everybody who is out for good, by player.

    Shape: `rounds` in order of time, each those who went out at the same moment; who came back is only in
    the round of the last bust. The winner is the last round alone.
    """
    by_player: dict[str, PaidPlace] = {}
    first = 1
    # the last out is the best: places are counted from the winner back
    for together in reversed(rounds):
        for tied in ranked(together, house):
            for out in tied:
                by_player[out.player] = PaidPlace(first, len(tied))
            first += len(tied)
    return by_player
