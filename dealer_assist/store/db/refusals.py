"""The refusals that only a record can give."""

from __future__ import annotations

import errno
from collections.abc import Mapping

from dealer_assist.errors import NotNow, Refusal

# why a disk keeps nothing, by the number that the system gives
OF_DISK: Mapping[int | None, str] = {
    errno.ENOSPC: "disk-full", errno.EDQUOT: "disk-full", errno.EROFS: "read-only", errno.EIO: "disk-error",
}


def why_not_kept(words: str) -> str | None:
    """Which refusal says why a database keeps nothing, by its own words; None of others."""
    words = words.lower()
    if "full" in words or "no space left" in words:
        return "disk-full"
    if "disk i/o error" in words or "could not write" in words:
        return "disk-error"
    if "readonly" in words or "read-only" in words:
        return "read-only"
    return "locked" if "locked" in words else None


class NothingKept(NotNow):
    """As the room stands, nothing that is sent can be kept."""


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
