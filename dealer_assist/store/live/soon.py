"""News of actions for the other processes, told a moment after they are kept: together, and out of the way.

PostgreSQL lets one transaction at a time tell news, from before its commit until the disk has it. Actions
that told inside their own would go to the disk one process after the other, where one sync can keep both.
"""

from __future__ import annotations

import json
import logging
import os
import threading
import time
from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import psycopg

GATHER = 0.03          # seconds that news are gathered before they leave
AT_ONCE = 20            # in one notice; PostgreSQL takes 8,000 bytes
RETRY = 1.0             # seconds after PostgreSQL went away
ENDING = 2.0            # seconds that the last ones are given when the process stops
_log = logging.getLogger(__name__)


class Soon:
    """A thread with a connection of its own, from the first news on."""

    def __init__(self, address: str, channel: str) -> None:
        self._address, self._channel = address, channel
        self._waiting: deque[dict[str, Any]] = deque()
        self._guard, self._some = threading.Lock(), threading.Event()
        self._thread: threading.Thread | None = None
        self._closed = False

    def tell(self, items: Iterable[dict[str, Any]]) -> None:
        """Tell them soon, in this order."""
        self._waiting.extend(items)
        self._some.set()
        if self._thread is None:
            with self._guard:
                if self._thread is None:
                    self._thread = threading.Thread(target=self._run, daemon=True, name="telling")
                    self._thread.start()

    def close(self) -> None:
        """Tell what still waits, and no more."""
        self._closed = True
        self._some.set()
        if self._thread is not None:
            self._thread.join(ENDING)

    def _run(self) -> None:
        import psycopg

        while not self._closed:
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    # news are of no use after a power cut: they need not wait for the disk
                    connection.execute("SET synchronous_commit = off")
                    self._talk(connection)
            except psycopg.Error as error:
                _log.warning("news for other processes: %s", error)
                time.sleep(RETRY)

    def _talk(self, connection: psycopg.Connection[Any]) -> None:
        self._some.set()        # what was not told over the connection before
        while self._some.wait() and not (self._closed and not self._waiting):
            time.sleep(GATHER)
            self._some.clear()
            batch = list(self._waiting)
            notices = [notice(batch[n:n + AT_ONCE]) for n in range(0, len(batch), AT_ONCE)]
            connection.execute(
                "SELECT pg_notify(%s, said) FROM unnest(%s::text[]) AS said", (self._channel, notices))
            for _ in batch:
                self._waiting.popleft()
            if self._closed:
                self._some.set()


def notice(news: Sequence[dict[str, Any]]) -> str:
    """News as other processes hear them."""
    return json.dumps({"from": os.getpid(), "news": news})
