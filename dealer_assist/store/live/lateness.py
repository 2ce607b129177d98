"""What a late display may show while the clock of the machine is behind the record.

A display goes by the times of the record. Where the newest of them lie ahead of the clock, it was set back,
and no time tells how long ago they were entered: an entry is then as old as this process has known of it. So
nothing is shown early, also when the clock is put right again, and a display goes on after its delay and not
after the hours that the clock has lost.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from threading import Lock
from typing import NamedTuple

Place = tuple[int, int]     # a hand and the number of an entry in it


class Entered(NamedTuple):
    """An entry of a table, and when the record says it was made."""

    place: Place
    at: str


@dataclass
class Seen:
    """What a display showed last, and since when each newer entry is known whose time says nothing."""

    shown: Place | None = None
    since: dict[Place, float] = field(default_factory=dict)


@dataclass
class Lateness:
    """Every display of one process; `clock` counts seconds and never goes back."""

    clock: Callable[[], float] = time.monotonic
    displays: dict[int, Seen] = field(default_factory=dict)
    lock: Lock = field(default_factory=Lock)

    def doubts(self, display: int, newest: Entered, now: str) -> bool:
        """Do the times of the record not tell how old the newest entries are?"""
        seen = self.displays.get(display)
        return newest.at > now or bool(seen and seen.since)

    def showing(self, display: int, place: Place) -> Place:
        """The times of the record told it; it is not taken back when the clock is."""
        with self.lock:
            self.displays.setdefault(display, Seen()).shown = place
        return place

    def ripe(self, display: int, delay: int, newest: Sequence[Entered]) -> Place | None:
        """The newest entry that is `delay` seconds old; None where this process has known of none so long.

        Shape: `newest` the last entries of the table, the newest first.
        """
        with self.lock:
            seen, now = self.displays.setdefault(display, Seen()), self.clock()
            fresh = [one.place for one in takewhile(lambda one: one.place != seen.shown, newest)]
            seen.since = {place: seen.since.get(place, now) for place in fresh}
            old = next((place for place in fresh if now - seen.since[place] >= delay), None)
            if old is not None:
                seen.shown = old
                seen.since = {place: seen.since[place] for place in takewhile(lambda one: one != old, fresh)}
            return seen.shown
