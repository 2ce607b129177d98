"""A tablet of a night: it runs the engine itself, and sends an entry until somebody has acknowledged it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any

from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.view import view
from dealer_assist.engine.play import Hand, start
from dealer_assist.engine.prompts import waiting
from dealer_assist.trial.felt import Felt
from dealer_assist.trial.moves import Mover

STACK = 3_000
SEATS = range(1, 6)
OFTEN_UNDONE = 0.04
SHOWN = ("stacks", "pot", "pots", "to_act", "legal", "prompt", "board", "seats", "over", "lines")


class Wrong(AssertionError):
    """Something that must not be."""


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """An entry that the server said it had."""

    hand: int
    seq: int
    line: str | None
    hash: str


@dataclass(frozen=True, slots=True)
class TabletRequest:
    """A request of a tablet, the same however often it is sent."""

    table: int
    method: str
    path: str
    body: dict[str, Any]


class Tablet:
    """The tablet of one table, where chance plays. `unsent` is what nobody has acknowledged yet."""

    def __init__(self, table: int, chance: Random) -> None:
        self.table, self.chance = table, chance
        self.hand: dict[str, Any] | None = None
        self.unsent: TabletRequest | None = None
        self.acknowledged: list[Acknowledged] = []
        self.came_in = self.dealt_with = 0
        self.stacks: dict[int, int] = {}
        self._own: Hand | None = None
        self._next: Hand | None = None
        self._taken_back = False
        self._keys = 0

    def message(self) -> TabletRequest:
        """What it has to say now: again what is unsent, or the next thing that happens at its table."""
        if self.unsent is None:
            between = self.hand is None or self.hand["status"] == "over"
            self.unsent = self._begin() if between else self._go_on()
        return self.unsent

    def hear(self, message: TabletRequest, document: dict[str, Any]) -> None:
        """The answer to what was unsent."""
        self.unsent = None
        if message.method == "PUT":
            seat = int(message.path.rpartition("/")[2])
            self.came_in += STACK - self.stacks.get(seat, 0)
            self.stacks[seat] = STACK
            return
        if message.path.endswith("/hands"):
            self._deal(document)
        elif self._next is not None:
            self._own, self._next = self._next, None
            self.felt.follow(self._own)
        self.hand = document
        row = Acknowledged(document["hand"], document["seq"], message.body.get("line"), document["hash"])
        self.acknowledged.append(row)
        self.check(document)
        if document["status"] == "over":
            self.stacks = {int(seat): stack for seat, stack in document["stacks"].items()}

    def check(self, document: dict[str, Any]) -> None:
        """Is this screen right by itself, and every chip of the table on it?"""
        assert self._own is not None
        own = json.loads(json.dumps(view(self._own)))
        if not self._taken_back:
            for name in SHOWN:
                if document[name] != own[name]:
                    raise Wrong(f"table {self.table}: {name} is {document[name]}, the tablet has {own[name]}")
        there = sum(document["stacks"].values()) + (0 if document["over"] else document["pot"])
        if there != self.dealt_with:
            raise Wrong(f"table {self.table}: {there:,} chips of {self.dealt_with:,}")

    # -- what happens at the table -----------------------------------------------------------------------

    def _begin(self) -> TabletRequest:
        """Chips for who has none, then the next hand."""
        poor = [seat for seat in SEATS if not self.stacks.get(seat)]
        if poor:
            place = f"/tables/{self.table}/seats/{poor[0]}"
            newcomer = {"player": f"T{self.table} P{poor[0]}", "stack": STACK}
            return TabletRequest(self.table, "PUT", place, newcomer)
        return TabletRequest(self.table, "POST", f"/tables/{self.table}/hands", {"key": self._key()})

    def _deal(self, document: dict[str, Any]) -> None:
        self.dealt_with = self.came_in
        self._own = start(read_setup(document["setup"]))
        self.felt = Felt(self._own, self.chance)
        self.mover = Mover(self.felt, self.chance)

    def _go_on(self) -> TabletRequest:
        assert self.hand is not None and self._own is not None
        place, body = f"/hands/{self.hand['hand']}", {"seq": self.hand["seq"], "key": self._key()}
        if self._taken_back:
            self._taken_back = False
            return TabletRequest(self.table, "POST", f"{place}/redo", body)
        if self.hand["undoable"] and self.chance.random() < OFTEN_UNDONE:
            self._taken_back = True
            return TabletRequest(self.table, "POST", f"{place}/undo", body)
        action = self.mover.next(self._own, waiting(self._own))
        self._next = self._own.after(action)
        return TabletRequest(self.table, "POST", f"{place}/actions", {**body, "line": action.line()})

    def _key(self) -> str:
        self._keys += 1
        return f"t{self.table} {self._keys}"
