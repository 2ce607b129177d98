"""A table's tablet: it deals, enters what chance plays, and now and then takes a line back and redoes it.

Every entry has a key of its own, so one whose answer was lost is sent again without a thought.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from dealer_assist.contract.setup import read_setup
from dealer_assist.rehearsal.server import RunningServer
from dealer_assist.trial.felt import Fault
from dealer_assist.trial.setups import Chance
from dealer_assist.trial.table import play_out

MOST_LINES = 12         # that an outbox sends together
TAKEN_BACK = 0.02       # of all hands, once


class Tablets:
    """The tablets of the room, each hand by random legal play; `lines` of `hands` went in `entries`."""

    def __init__(self, server: RunningServer, chance: Chance, name: str) -> None:
        self.server, self.chance, self.name = server, chance, name
        self.hands = self.entries = self.lines = 0

    def play(self, room: int, dead: Collection[int]) -> tuple[dict[int, int], dict[int, int]]:
        """One hand at a table of the room: stacks before and after it, by seat.

        Shape: `dead` are seats whose cards are killed.  Errors: Fault, and those of the server.
        """
        self.hands += 1
        hand = self.server.ask("POST", f"/tables/{room}/hands", {"key": self._key()})
        setup = read_setup(hand["setup"])
        played = play_out(setup, self.chance, dead)
        hand = self._enter(hand, list(played.lines))
        after = {int(seat): chips for seat, chips in hand["stacks"].items()}
        if hand["status"] != "over" or after != played.stacks:
            raise Fault(f"hand {hand['hand']} came to {after}, must be {played.stacks}: {hand['prompt']}")
        return dict(zip(setup.order, setup.stacks, strict=True)), after

    def _enter(self, hand: Any, lines: Sequence[str]) -> Any:
        place, back = f"/hands/{hand['hand']}", self.chance.random() < TAKEN_BACK
        while lines:
            count = self.chance.randint(1, MOST_LINES)
            hand = self._ask(f"{place}/actions", hand, lines=list(lines[:count]))
            self.lines += len(lines[:count])
            lines = lines[count:]
            if back and lines:
                hand = self._ask(f"{place}/redo", self._ask(f"{place}/undo", hand))
                back = False
        return hand

    def _ask(self, path: str, hand: Any, **fields: Any) -> Any:
        self.entries += 1
        return self.server.ask("POST", path, {"seq": hand["seq"], "key": self._key(), **fields})

    def _key(self) -> str:
        return f"{self.name} {self.hands} {self.entries}"
