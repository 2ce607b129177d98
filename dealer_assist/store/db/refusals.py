"""The refusals that only a record can give."""

from __future__ import annotations

from dealer_assist.errors import NotNow, Refusal


class NotFound(Refusal):
    """No such table, seat or hand."""

    def __init__(self, kind: str, number: int) -> None:
        super().__init__("not-found", f"There is no {kind} {number}. Ask for the list and take one of it.")


class Taken(NotNow):
    """Somebody else sits there already."""

    def __init__(self, seat: int, name: str) -> None:
        super().__init__(
            "seat-taken", f"{name} sits in seat {seat}. Nothing was changed. Take another seat, or clear "
            "this one first.", field="seat")


class Stale(NotNow):
    """The writer saw an older state; `hand` and `seq` name the current one."""

    def __init__(self, hand: int, stated: int, seq: int) -> None:
        super().__init__(
            "stale-seq",
            f"This was meant for entry {stated} of hand {hand}, which stands at entry {seq} now. "
            "Nothing was changed. Look at the hand as it is, then enter it again.",
            field="seq",
        )
        self.hand = hand
        self.seq = seq
