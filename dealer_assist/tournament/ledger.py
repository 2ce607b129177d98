"""The ledger of an event: every act on it, chained row to row by SHA-256 (contract, section 6)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from dealer_assist.session.chain import BEGINNING



@dataclass(frozen=True, slots=True)
class EventRow:
    """One act: after hand `n` of the room, what changed a player's stack by `chips`, signed, and why."""

    seq: int
    kind: str
    n: int
    player: str | None
    chips: int
    why: str
    prev: str
    hash: str

    def document(self) -> dict[str, Any]:
        """The row as it is written."""
        return {name: getattr(self, name) for name in EventRow.__slots__}


def hashed(row: Mapping[str, Any]) -> str:
    """SHA-256 of the hash before it and the row's canonical JSON without its own."""
    # contract, section 6: keys sorted, no spaces, UTF-8, so that anybody can count the chain again
    rest = {name: value for name, value in row.items() if name != "hash"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(f"{row['prev']}{text}".encode()).hexdigest()


class Ledger:
    """Rows are added, none is ever changed."""

    def __init__(self) -> None:
        self.rows: list[EventRow] = []

    def add(self, kind: str, n: int, player: str | None, chips: int, why: str) -> EventRow:
        """Seal one more row."""
        prev = self.rows[-1].hash if self.rows else BEGINNING
        row = {"seq": len(self.rows) + 1, "kind": kind, "n": n, "player": player, "chips": chips,
               "why": str(why), "prev": prev}
        self.rows.append(EventRow(**row, hash=hashed(row)))  # type: ignore[arg-type]
        return self.rows[-1]
