"""Which devices are with which table, and when each was last heard of; in memory, for the director's wall."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

MOST = 500                # devices that are remembered; who was away longest is forgotten first
GONE_AFTER = 24 * 3600.0  # seconds without a word


@dataclass(slots=True)
class Device:
    """One tablet at one table; `table` None listens to all. Times are seconds since the epoch."""

    device: str
    table: int | None
    since: float
    heard: float
    open: int = 0
    unsent: int = 0         # entries that wait in its outbox, as it said last

    def document(self) -> dict[str, Any]:
        """As the wall reads it; times are UTC in ISO 8601."""
        return {
            "device": self.device, "table": self.table, "connected": self.open > 0,
            "since": _iso(self.since), "heard": _iso(self.heard), "unsent": self.unsent,
        }


class Presence:
    """Devices by name and table. `came` and `went` frame a stream, `heard` is any sign of life."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._devices: dict[tuple[str, int | None], Device] = {}

    def came(self, device: str, table: int | None) -> None:
        """A stream was opened."""
        now = time.time()
        with self._guard:
            known = self._devices.setdefault((device, table), Device(device, table, now, now))
            if not known.open:
                known.since = now
            known.open += 1
            known.heard = now
            self._forget(now)

    def heard(self, device: str, table: int | None) -> None:
        """It answered, or entered something."""
        with self._guard:
            known = self._devices.get((device, table))
            if known:
                known.heard = time.time()

    def waits(self, device: str, table: int | None, unsent: int) -> None:
        """It says how many entries wait in its outbox."""
        now = time.time()
        with self._guard:
            known = self._devices.setdefault((device, table), Device(device, table, now, now))
            known.unsent, known.heard = unsent, now

    def went(self, device: str, table: int | None) -> None:
        """Its stream ended."""
        with self._guard:
            known = self._devices.get((device, table))
            if known:
                known.open = max(0, known.open - 1)

    def __call__(self) -> list[dict[str, Any]]:
        """Every device, those connected first, then by when it was last heard."""
        with self._guard:
            found = sorted(self._devices.values(), key=lambda one: (not one.open, -one.heard))
            return [one.document() for one in found]

    def _forget(self, now: float) -> None:
        away = sorted((one for one in self._devices.values() if not one.open), key=lambda one: one.heard)
        surplus = len(self._devices) - MOST
        for n, one in enumerate(away):
            if n < surplus or now - one.heard > GONE_AFTER:
                del self._devices[one.device, one.table]


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
