"""The record's clock. It goes on evenly, and is never set back, whatever is done to the machine's.

What the machine counts since it was started is added to the moment when that was. Set forward the clock is
followed; set back it is not, nor when the server starts again: the moment is kept in the instance folder.
"""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

FILE = "clock.json"
JUMP = 1.0          # seconds; by less a clock that is kept right by the network is moved all the time
BOOT = Path("/proc/sys/kernel/random/boot_id")      # another number each time that the machine is started
COUNT = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


class _Evenly:
    """When the machine was started: seconds since 1970, as far on as any clock has said."""

    begun = kept = 0.0
    folder: Path | None = None

    def now(self) -> float:
        """Seconds since 1970."""
        count = time.clock_gettime(COUNT)
        self.begun = max(self.begun, time.time() - count)
        if self.folder is not None and self.begun > self.kept + JUMP:
            with suppress(OSError):     # what the disk does not take, the entry that asks will say
                self.keep(self.folder)
        return self.begun + count

    def keep(self, folder: Path) -> None:
        """For a server that starts again over this folder, now and at each jump.  Errors: OSError."""
        self.folder, self.kept = folder, self.begun
        clock = {"boot": BOOT.read_text(encoding="ascii").strip(), "begun": self.begun}
        half = folder / f".{FILE}.part"
        half.write_text(json.dumps(clock), encoding="utf-8")
        os.replace(half, folder / FILE)


_evenly = _Evenly()


def seconds() -> float:
    """Seconds since 1970: what is compared with times of the record is told by its clock too."""
    return _evenly.now()


def behind() -> float:
    """How many seconds the machine's clock was set back, as far as it was not made up for."""
    return seconds() - time.time()


def moment() -> datetime:
    """The time in UTC."""
    return datetime.fromtimestamp(seconds(), UTC)


def here() -> datetime:
    """The same in the zone of this machine, which is left out: what people mean by today and tonight."""
    return moment().astimezone().replace(tzinfo=None)


def now() -> str:
    """The time in UTC to the microsecond, as it is hashed."""
    return stamp(moment())


def before_now(seconds: float) -> str:
    """So many seconds ago, as the record writes it."""
    return stamp(datetime.fromisoformat(now()) - timedelta(seconds=seconds))


def go_on(folder: Path) -> None:
    """Go on as the server did that ran over this instance folder, if the machine was not started since."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        clock = json.loads((folder / FILE).read_text(encoding="utf-8"))
        if clock["boot"] == BOOT.read_text(encoding="ascii").strip():
            _evenly.begun = max(_evenly.begun, float(clock["begun"]))


def keep(folder: Path) -> None:
    """Let a server that starts again over this folder go on from here, and from wherever it is set later.

    Errors: OSError.
    """
    if BOOT.exists():
        _evenly.now()
        _evenly.keep(folder)


def stamp(moment: datetime) -> str:
    """A time as the record writes it; later times compare greater."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def seconds_between(since: str, until: str) -> int:
    """Whole seconds from one time of the record to another."""
    return round((datetime.fromisoformat(until) - datetime.fromisoformat(since)).total_seconds())
