"""What players of a simulated event do beside their hands: come late, stay away, come back, misbehave.

Chance is an argument, as everywhere in the core.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from dealer_assist.session.times import MINUTE
from dealer_assist.tournament.seats.tables import Player
from dealer_assist.tournament.structure.model import Level, Structure

T = TypeVar("T")
LATE, ABSENT, COMES_BACK, TAKES_ADD_ON, REDEEMS = 0.15, 0.03, 0.5, 0.6, 0.3
MISBEHAVES, IS_REMOVED = 1 / 250, 0.15
TOGETHER = 5 * MINUTE  # late players come in bunches, as the queue at the desk lets them
SHORTEST, LONGEST = 50_000, 130_000  # a hand, riffle to push


class CrowdLuck(Protocol):
    """Where the crowd takes its luck from; `random.Random` is one."""

    def random(self) -> float:
        """0 to just under 1."""

    def randint(self, a: int, b: int, /) -> int:
        """A whole number from `a` to `b`."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of the sequence."""


def registration(structure: Structure) -> int:
    """Milliseconds until registration closes: when the level after the last for late entries begins."""
    gone = 0
    for row in structure.rows:
        if isinstance(row, Level) and row.number > structure.late_until:
            return gone
        gone += row.minutes * MINUTE
    return gone


class Crowd:
    """So many players with names by number, and what each of them will do."""

    def __init__(self, players: int, structure: Structure, chance: CrowdLuck) -> None:
        self.chance = chance
        width = len(str(players))
        names = [f"P{number:0{width}}" for number in range(1, players + 1)]
        closes = registration(structure)
        late = round(players * LATE) if closes else 0
        late = min(late, max(0, players - 2))
        self.starters, coming = names[:players - late], names[players - late:]
        self.arrivals = sorted(
            (chance.randint(1, max(1, closes // TOGETHER - 1)) * TOGETHER, name) for name in coming)
        self.absent = {name for name in self.starters if chance.random() < ABSENT}
        self.returns = sorted(
            (chance.randint(1, 12) * 10 * MINUTE, name)
            for name in sorted(self.absent) if chance.random() < 0.5)

    def due(self, now: int) -> list[Player]:
        """Late players who stand at the desk now, in the order in which they came."""
        due = [name for time, name in self.arrivals if time <= now]
        self.arrivals = [(time, name) for time, name in self.arrivals if time > now]
        return due

    def back(self, now: int) -> list[Player]:
        """Players who have come to their stacks."""
        back = [name for time, name in self.returns if time <= now]
        self.returns = [(time, name) for time, name in self.returns if time > now]
        self.absent -= set(back)
        return back

    def often(self, share: float) -> bool:
        """Does it happen this time?"""
        return self.chance.random() < share

    def hand_takes(self) -> int:
        """Milliseconds from this riffle to the next."""
        return self.chance.randint(SHORTEST, LONGEST)
