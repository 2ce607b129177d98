"""The record's clock."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    """The time in UTC, to the microsecond, as it is hashed."""
    return datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
