"""How a time is written where people read it: by the clock of the machine with the record, its zone named.

The record keeps UTC in ISO 8601; so do the API, JSON Lines and whatever is hashed. A page, a paper and a
spreadsheet ask here.
"""

from __future__ import annotations

import os
import re
import zoneinfo
from datetime import datetime, timedelta
from pathlib import Path

LOCALTIME = Path("/etc/localtime")
RECORDED = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")


def local(at: str) -> datetime:
    """A time of the record by the machine's clock."""
    return datetime.fromisoformat(at).astimezone()


def moment(at: str, seconds: bool = False) -> str:
    """Date and time with the zone: 2026-11-21 19:30 CET."""
    when = local(at)
    return f"{when:{'%Y-%m-%d %H:%M:%S' if seconds else '%Y-%m-%d %H:%M'}} {_called(when)}"


def minute(at: str, beside: str | None = None) -> str:
    """Date and time for a list that names its zone once, that of `beside` or now: 2026-11-21 19:30.

    What is no time, in a row that somebody changed, stands there as it is: the other rows are whole.
    """
    try:
        return f"{local(at):%Y-%m-%d %H:%M}{_other_zone(at, beside)}"
    except ValueError:
        return at


def clock(at: str, beside: str | None = None) -> str:
    """The time alone, for a list that names its zone once, that of `beside` or now: 19:30:05."""
    return f"{local(at):%H:%M:%S}{_other_zone(at, beside)}"


def _other_zone(at: str, beside: str | None) -> str:
    # in the night when clocks are set back there is 02:30 twice: what is not in the list's zone names its own
    when, listed = local(at), local(beside) if beside else datetime.now().astimezone()
    return "" if when.utcoffset() == listed.utcoffset() else f" {_called(when)}"


def day(at: str) -> str:
    """The date alone: 2026-11-21."""
    return f"{local(at):%Y-%m-%d}"


def iso(at: str) -> str:
    """For a spreadsheet: ISO 8601 by the machine's clock, with how far that is from UTC."""
    return local(at).isoformat(timespec="microseconds").replace("+00:00", "Z")


def zone(at: str | None = None) -> str:
    """The zone, at that time or now, as it is called and how far it is from UTC: CET, UTC+1."""
    when = local(at) if at else datetime.now().astimezone()
    called, offset = _called(when), _offset(when)
    return called if called == offset else f"{called}, {offset}"


def zone_id() -> str:
    """The zone as scripts ask for it, Europe/Berlin; empty where the machine does not say."""
    name = os.environ.get("TZ", "").removeprefix(":") or _linked()
    if _known(name):
        return name
    return "UTC" if _offset(datetime.now().astimezone()) == "UTC" else ""


def _called(when: datetime) -> str:
    name = when.tzname() or ""
    return name if name.isalpha() else _offset(when)


def _offset(when: datetime) -> str:
    offset = when.utcoffset() or timedelta()
    minutes = round(offset.total_seconds() / 60)
    if not minutes:
        return "UTC"
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'+' if minutes > 0 else '-'}{hours}" + (f":{rest:02}" if rest else "")


def _linked() -> str:
    return str(LOCALTIME.resolve()).partition("zoneinfo/")[2]


def _known(name: str) -> bool:
    try:
        return bool(name) and bool(zoneinfo.ZoneInfo(name))
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        return False
