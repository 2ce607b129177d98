"""What the rows of the ledger add up to while they are read, and what is found to say something else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dealer_assist.record.check import plain
from dealer_assist.session.chain import BEGINNING
from dealer_assist.store.ledger import chips, columns, courses


@dataclass(slots=True)
class Read:
    """What the rows add up to: balances, names and settings by table, what is known of each hand."""

    rows: int = 0
    head: str = BEGINNING
    heads: set[str] = field(default_factory=set)
    balances: dict[int, chips.Balance] = field(default_factory=dict)
    seats: dict[int, dict[int, tuple[str | None, bool]]] = field(default_factory=dict)
    settings: dict[int, dict[str, Any]] = field(default_factory=dict)
    dealt: dict[int, dict[str, Any]] = field(default_factory=dict)
    sealed: dict[int, tuple[int, int, str]] = field(default_factory=dict)      # number, seq, head
    opened: dict[int, tuple[int, int, str]] = field(default_factory=dict)      # when it began
    things: columns.Things = field(default_factory=dict)
    courses: courses.CourseCheck = field(default_factory=courses.CourseCheck)
    wrong: list[dict[str, Any]] = field(default_factory=list)

    def say(self, seq: int | None, what: str, recorded: object, now: object, message: str) -> None:
        """Something is not as it was written."""
        self.wrong.append({"seq": seq, "what": what, "recorded": plain(recorded), "found": plain(now),
                           "message": message})
