"""The other processes that serve this room over PostgreSQL: their news, and who is connected to each.

News go out inside the transaction that they are of (`feed.tell_others`); those of actions a moment after it
(`soon.py`). Which tablets are there is said every second where it changed, and whole every few seconds. A
process that says nothing more is forgotten, and whoever listens begins again: it may have died before it told
of its last actions. That somebody may do more or less from now on is told too (`people.generation`).
"""

from __future__ import annotations

import json
import logging
import os
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy.engine import URL

from dealer_assist.store.db import utc
from dealer_assist.store.live.presence import Presence
from dealer_assist.store.live.soon import Soon

if TYPE_CHECKING:
    import psycopg

NEWS, PRESENCE, PEOPLE = "dealer_assist_news", "dealer_assist_presence", "dealer_assist_people"
RETRY_SECONDS = 2.0     # after PostgreSQL went away
WHOLE = 4.0             # seconds after which everybody who is here is said again
AT_ONCE = 40            # devices in one notice; PostgreSQL takes 8,000 bytes
_log = logging.getLogger(__name__)


class Others:
    """One connection that hears the other processes, from the first who listens on.

    `pass_on` is handed the news of others; `forget` is called after PostgreSQL was away, for nobody knows
    what was missed; `people` where another changed who may do what, or may have; `listeners` counts the open
    ears of this process.
    """

    def __init__(
        self, url: URL, presence: Presence, pass_on: Callable[[list[dict[str, Any]]], None],
        forget: Callable[[], None], people: Callable[[], None], listeners: Callable[[], int],
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._presence, self._pass_on, self._forget, self._listeners = presence, pass_on, forget, listeners
        self._people = people
        self._guard, self._hearing, self.closed = threading.Lock(), threading.Event(), False
        self.soon = Soon(self._address, NEWS)
        self._thread: threading.Thread | None = None
        self._last_notice = self._whole = 0.0

    def begin(self) -> None:
        """Connect, where this process has not yet."""
        with self._guard:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, daemon=True, name="news")
                self._thread.start()

    def hear(self) -> None:
        """Begin, and wait a moment until nothing is missed any more."""
        self.begin()
        self._hearing.wait(RETRY_SECONDS)

    @property
    def hears(self) -> bool:
        """Would it hear of what another process changes?"""
        return self._hearing.is_set()

    def _run(self) -> None:
        import psycopg

        lost = False
        while not self.closed:
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    for channel in (NEWS, PRESENCE, PEOPLE):
                        connection.execute(f"LISTEN {channel}")
                    self._people()
                    if lost:
                        self._forget()
                    lost = True
                    self._hearing.set()
                    self._talk(connection)
            except psycopg.Error as error:
                self._hearing.clear()
                self._people()
                if self.closed:     # the server stops, and its database may stop first
                    return
                _log.warning("news of other processes: %s", error)
                threading.Event().wait(RETRY_SECONDS)

    def _talk(self, connection: psycopg.Connection[Any]) -> None:
        own = opening(os.getpid())
        while not self.closed:
            self._say_who_is_here(connection)
            for notice in connection.notifies(timeout=1):
                if not notice.payload.startswith(own):
                    self._heard(notice.channel, json.loads(notice.payload))
            if self._presence.lost():
                self._forget()

    def _heard(self, channel: str, message: dict[str, Any]) -> None:
        if channel == PEOPLE:
            self._people()
        elif channel == NEWS:
            self._pass_on(message["news"])
        else:
            self._presence.hear(message["from"], message["listeners"], message["devices"])

    def _say_who_is_here(self, connection: psycopg.Connection[Any]) -> None:
        now = utc.seconds()
        whole = now - self._whole >= WHOLE
        rows = self._presence.own(0.0 if whole else self._last_notice)
        if not rows and not whole:
            return
        self._last_notice, self._whole = now, now if whole else self._whole
        for first in range(0, len(rows) or 1, AT_ONCE):
            message = {"from": os.getpid(), "listeners": self._listeners(),
                    "devices": rows[first:first + AT_ONCE]}
            connection.execute("SELECT pg_notify(%s, %s)", (PRESENCE, json.dumps(message)))


def opening(process: int) -> str:
    """How everything begins that `process` tells."""
    return f'{{"from": {process}, '


def tell_changed(connection: Connection) -> None:
    """Tell the other processes, once the transaction of `connection` is kept, that people changed."""
    if connection.dialect.name == "postgresql":
        notice = json.dumps({"from": os.getpid(), "people": None})
        connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (PEOPLE, notice))
