"""Log lines by structlog: JSON for programs, plain words for a terminal, one a line, on standard error."""

from __future__ import annotations

import io
import json
import logging
import os
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, TextIO, cast

import structlog

VARIABLE = "DEALER_ASSIST_LOG"
FORMATS = ("text", "json", "off")
_ENCODER = json.JSONEncoder(ensure_ascii=False)
_form = ""


def chosen(stated: str | None) -> str:
    """The format: what was stated, else DEALER_ASSIST_LOG, else words on a terminal and JSON elsewhere."""
    wanted = stated or os.environ.get(VARIABLE)
    if wanted in FORMATS:
        return str(wanted)
    return "text" if sys.stderr.isatty() else "json"


def configure(form: str) -> None:
    """Set up this process's log lines, those of the libraries with them."""
    global _form
    _form = form
    if form == "off":
        structlog.configure(processors=[_drop])
        return
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars, structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()) if form == "text" else (
        structlog.processors.JSONRenderer(ensure_ascii=False))
    formatted = [] if form == "text" else [structlog.processors.format_exc_info]
    lines = structlog.PrintLoggerFactory(cast(TextIO, _Lines()))
    structlog.configure(
        processors=[*shared, *formatted, last], logger_factory=lines,
        cache_logger_on_first_use=True)
    handler = logging.StreamHandler(_Lines())
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta, *formatted, last]))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def tell(events: Iterable[Mapping[str, Any]]) -> None:
    """Several lines of level info, written at once where they are JSON; `event` names each."""
    if _form != "json":
        for one in events:
            structlog.get_logger("dealer_assist").info(**one)
        return
    now = datetime.now(UTC).isoformat().replace("+00:00", "Z")
    lines = [_ENCODER.encode({**one, "level": "info", "timestamp": now}) + "\n" for one in events]
    out = _Lines()
    out.write("".join(lines))
    out.flush()


class _Lines(io.TextIOBase):
    """Standard error, as long as it takes lines: on a full disk a request counts for more than its line."""

    def write(self, text: str) -> int:
        """Written, or left out."""
        with suppress(OSError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        """What waits, if it can be."""
        with suppress(OSError):
            sys.stderr.flush()


def quiet_unless_configured() -> None:
    """Say nothing where nobody asked for lines: in tests, and in commands that print an answer."""
    if not structlog.is_configured():
        configure("off")


def _drop(*_: Any) -> Any:
    raise structlog.DropEvent
