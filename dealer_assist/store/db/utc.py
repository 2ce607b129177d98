"""The record's clock."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    """The time in UTC, to the microsecond, as it is hashed."""
    return stamp(datetime.now(UTC))


def stamp(moment: datetime) -> str:
    """A time as the record writes it; later times compare greater."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def seconds_between(since: str, until: str) -> int:
    """Whole seconds from one time of the record to another."""
    return round((datetime.fromisoformat(until) - datetime.fromisoformat(since)).total_seconds())
