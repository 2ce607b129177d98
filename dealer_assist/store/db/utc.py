"""The record's clock. It goes on evenly, and is never set back, whatever is done to the machine's.

What the machine counts since it was started is added to the moment when that was. Set forward the clock is
followed; set back it is not, nor when the server starts again: the moment is kept in the instance folder.
"""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

FILE = "clock.json"
BOOT = Path("/proc/sys/kernel/random/boot_id")      # another number each time that the machine is started
COUNT = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


class _Evenly:
    """When the machine was started: seconds since 1970, as far on as any clock has said."""

    begun = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        count = time.clock_gettime(COUNT)
        self.begun = max(self.begun, time.time() - count)
        return self.begun + count


_evenly = _Evenly()


def now() -> str:
    """The time in UTC, to the microsecond, as it is hashed."""
    return stamp(datetime.fromtimestamp(_evenly.now(), UTC))


def go_on(folder: Path) -> None:
    """Go on as the server did that ran over this instance folder, if the machine was not started since."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        clock = json.loads((folder / FILE).read_text(encoding="utf-8"))
        if clock["boot"] == BOOT.read_text(encoding="ascii").strip():
            _evenly.begun = max(_evenly.begun, float(clock["begun"]))


def keep(folder: Path) -> None:
    """Let a server that starts again over this folder go on from here.  Errors: OSError."""
    if BOOT.exists():
        _evenly.now()
        clock = {"boot": BOOT.read_text(encoding="ascii").strip(), "begun": _evenly.begun}
        half = folder / f".{FILE}.part"
        half.write_text(json.dumps(clock), encoding="utf-8")
        os.replace(half, folder / FILE)


def stamp(moment: datetime) -> str:
    """A time as the record writes it; later times compare greater."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def seconds_between(since: str, until: str) -> int:
    """Whole seconds from one time of the record to another."""
    return round((datetime.fromisoformat(until) - datetime.fromisoformat(since)).total_seconds())
