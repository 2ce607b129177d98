"""The refusals that only a record can give."""

from __future__ import annotations

from dealer_assist.errors import NotNow, Refusal


class NotFound(Refusal):
    """No such table, seat or hand."""

    def __init__(self, kind: str, number: int) -> None:
        super().__init__("not-found", kind=kind, number=number)


class Taken(NotNow):
    """Somebody else sits there already."""

    def __init__(self, seat: int, name: str) -> None:
        super().__init__(
            "seat-taken", name=name, seat=seat, field="seat")


class Stale(NotNow):
    """The writer saw an older state; `hand` and `seq` name the current one."""

    def __init__(self, hand: int, stated: int, seq: int) -> None:
        super().__init__(
            "stale-seq", entry=stated, hand=hand, seq=seq, field="seq",
        )
        self.hand = hand
        self.seq = seq
