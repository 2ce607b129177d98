"""Which devices are with which table, and when each was last heard of; in memory, for the director's wall.

Over PostgreSQL several processes serve one room, and each tells the others who is with it (`others.py`).
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from dealer_assist.store.db import utc

MOST = 500                # devices that are remembered; who was away longest is forgotten first
SILENT = 10.0             # seconds after which another process of the room counts as gone
GONE_AFTER = 24 * 3600.0  # seconds without a word


@dataclass(slots=True)
class PresentDevice:
    """One tablet at one table; `table` None listens to all. Times are seconds since the epoch."""

    device: str
    table: int | None
    since: float
    heard: float
    open: int = 0
    unsent: int = 0         # entries that wait in its outbox, as it said last
    stated: float = 0.0       # when it said so
    changed: float = 0.0    # when its last stream ended

    def document(self) -> dict[str, Any]:
        """As the wall reads it; times are UTC in ISO 8601."""
        return {
            "device": self.device, "table": self.table, "connected": self.open > 0,
            "since": _iso(self.since), "heard": _iso(self.heard), "unsent": self.unsent,
        }


@dataclass(slots=True)
class _Process:
    """Another process of this room: when it was heard, how many listen there, its devices as it said."""

    heard: float = 0.0
    listeners: int = 0
    devices: dict[tuple[str, int | None], tuple[float, PresentDevice]] = field(default_factory=dict)


class Presence:
    """Devices by name and table. `came` and `went` frame a stream, `heard` is any sign of life."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._devices: dict[tuple[str, int | None], PresentDevice] = {}
        self._others: dict[int, _Process] = {}

    def came(self, device: str, table: int | None) -> None:
        """A stream was opened."""
        now = utc.seconds()
        with self._guard:
            known = self._devices.setdefault((device, table), PresentDevice(device, table, now, now))
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
                known.heard = utc.seconds()

    def waits(self, device: str, table: int | None, unsent: int) -> None:
        """It says how many entries wait in its outbox."""
        now = utc.seconds()
        with self._guard:
            known = self._devices.setdefault((device, table), PresentDevice(device, table, now, now))
            known.unsent, known.heard, known.stated = unsent, now, now

    def stream_ended(self, device: str, table: int | None) -> None:
        """Its stream ended."""
        with self._guard:
            known = self._devices.get((device, table))
            if known:
                known.open = max(0, known.open - 1)
                known.changed = utc.seconds()

    def __call__(self) -> list[dict[str, Any]]:
        """Every device, those connected first, then by when it was last heard."""
        now = utc.seconds()
        devices: dict[tuple[str, int | None], PresentDevice] = {}
        with self._guard:
            for one in (*self._devices.values(), *self._elsewhere(now)):
                key = one.device, one.table
                devices[key] = _both(devices[key], one) if key in devices else one
        return [
            one.document() for one in sorted(devices.values(), key=lambda one: (not one.open, -one.heard))
        ]

    def own(self, since: float) -> list[list[Any]]:
        """The devices of this process of which something was heard after `since`, as `hear` takes them."""
        with self._guard:
            return [list(astuple(one)) for one in self._devices.values()
                    if max(one.heard, one.since, one.changed) >= since]

    def hear(self, process: int, listeners: int, devices: Iterable[Sequence[Any]]) -> None:
        """What another process says of its devices, and how many listen there."""
        now = utc.seconds()
        with self._guard:
            theirs = self._others.setdefault(process, _Process())
            theirs.listeners, theirs.heard = listeners, now
            for row in devices:
                theirs.devices[row[0], row[1]] = now, PresentDevice(*row)

    def listeners_elsewhere(self) -> int:
        """How many listen at other processes."""
        with self._guard:
            return sum(one.listeners for one in self._others.values() if one.heard > utc.seconds() - SILENT)

    def lost(self) -> bool:
        """Has another process said nothing for too long? It is forgotten."""
        with self._guard:
            silent = [name for name, one in self._others.items() if one.heard < utc.seconds() - SILENT]
            for process in silent:
                del self._others[process]
            return bool(silent)

    def _elsewhere(self, now: float) -> Iterator[PresentDevice]:
        for theirs in self._others.values():
            yield from (one for heard, one in theirs.devices.values() if heard > now - SILENT)

    def _forget(self, now: float) -> None:
        away = sorted((one for one in self._devices.values() if not one.open), key=lambda one: one.heard)
        surplus = len(self._devices) - MOST
        for n, one in enumerate(away):
            if n < surplus or now - one.heard > GONE_AFTER:
                del self._devices[one.device, one.table]


def _both(one: PresentDevice, other: PresentDevice) -> PresentDevice:
    """A device that has to do with two processes: a stream at one, what it sends at the other."""
    newest = max(one, other, key=lambda each: each.stated)
    open_ = [each for each in (one, other) if each.open] or [one, other]
    return replace(newest, open=one.open + other.open, heard=max(one.heard, other.heard),
                   since=min(each.since for each in open_))


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
