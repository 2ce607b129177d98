"""How many taps does one director need for a level? `benchmarks/director.py` plays an event of 300 by chance.

A tap is a form of the pages: one for whatever is proposed, one for the chip that is raced off, one to begin
or end hand for hand. Levels begin and players bust by themselves. Beside it stand the taps of a room whose
tablets do not say who went and who came: two for each player who moves (`by hand`), or one key for all of
them (`one key`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from dealer_assist.contract.structures.reading import template  # noqa: E402
from dealer_assist.contract.structures.sheets import document_of  # noqa: E402
from dealer_assist.tournament.record import decide, moves  # noqa: E402
from dealer_assist.tournament.run.simulation import BUBBLE  # noqa: E402
from dealer_assist.tournament.structure.model import Break  # noqa: E402
from tests.tournament.directed import Room  # noqa: E402

HAND = 90_000           # milliseconds at a table, riffle to riffle
SUMS = ("hands", "taps", "moved", "by hand", "one key")
ROW = "{:>6}{:>9}{:>8}" + "{:>9}" * len(SUMS)


class Directed(Room):
    """A room whose tables play beside each other; `counted` are the taps of each level."""

    def __init__(self, sheet: dict[str, Any], chance: str) -> None:
        self.counted: dict[int, Counter[str]] = {}
        self.stood: dict[int, tuple[int, int]] = {}
        super().__init__(sheet, chance)

    def add(self, kind: str, /, **fields: Any) -> None:
        if kind == "hand":      # the hand took its minute and a half while all the others played
            self.now += HAND // len(self.state.tables) - 60_000
        super().add(kind, **fields)

    @property
    def level(self) -> Counter[str]:
        """What is counted now."""
        level = self.state.clock(self.now).level
        self.stood.setdefault(level, (self.state.left, len(self.state.tables)))
        return self.counted.setdefault(level, Counter())

    def tap(self, act: dict[str, Any]) -> None:
        """A form of the director's."""
        self.level.update({"taps": 1, "by hand": 1, "one key": 1})
        self.act(act)

    def put_right(self) -> None:
        """Take what is proposed, then the bubble and the chip that has gone."""
        self.level["hands"] += 1
        while (act := moves.proposal(self.state)) is not None:
            self.tap(act)
            gone = len(self.state.going)
            self.level.update({"moved": gone, "by hand": 2 * gone, "one key": 1})
            self.let_go()
        near = 0 < self.state.left - len(self.state.prizes) <= BUBBLE and len(self.state.tables) > 1
        if near != self.state.together and not self.state.done:
            self.tap(decide.hand_for_hand(self.state, near) | {"at": self.now})
        self.race()

    def race(self) -> None:
        """The chip of a break that is over, or runs."""
        rows = self.state.structure.rows[:self.state.clock(self.now).row + 1]
        due = max((row.colour_up or 0 for row in rows if isinstance(row, Break)), default=0)
        if due > self.state.coloured_up:
            self.tap(decide.colour_up(self.state))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--structure", default="holdem")
    options = parser.parse_args()
    room = Directed(document_of(template(options.structure)), options.seed)
    room.begin(options.players)
    room.play()
    print(ROW.format("level", "players", "tables", *SUMS))
    for level, counted in sorted(room.counted.items()):
        print(ROW.format(level, *room.stood[level], *(counted[name] for name in SUMS)))
    every = sum(room.counted.values(), Counter())
    print(ROW.format("a level", "", "", *(f"{every[name] / len(room.counted):.1f}" for name in SUMS)))


if __name__ == "__main__":
    main()
