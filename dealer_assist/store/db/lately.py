"""Whether this process could keep what it was asked to keep last: what a probe asks of a disk with room.

It is known from entries themselves. A disk with errors, or a file that another program holds, looks well to
whoever only reads, and nothing should be written to find out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy.engine import URL
from sqlalchemy.exc import InternalError, OperationalError

from dealer_assist.store.db import only_read
from dealer_assist.store.db.refusals import why_not_kept

FORGOTTEN = 60.0        # seconds after which nobody has tried again, so that nothing is known


@dataclass
class Lately:
    """Why the newest transaction of an application was not kept, and when; `clock` only goes on."""

    clock: Callable[[], float] = time.monotonic
    why: str | None = None
    at: float = 0.0

    @contextmanager
    def keeping(self, url: URL) -> Iterator[None]:
        """Around a transaction."""
        try:
            yield
        except (OperationalError, InternalError) as wrong:
            self.why, self.at = why_of(str(wrong), url), self.clock()
            raise
        self.why = None

    def refused(self) -> str | None:
        """The key of the sentence why the last entry was not kept; None when it was, or long ago."""
        return self.why if self.clock() - self.at < FORGOTTEN else None


def why_of(words: str, url: URL) -> str:
    """Which refusal a dealer gets of a database that keeps nothing."""
    # SQLite does not open a file beside which it cannot write, and does not say why
    if "unable to open" in words and not only_read.may_be_written(url):
        return "read-only"
    return why_not_kept(words) or "busy"
