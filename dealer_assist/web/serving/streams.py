"""An open event stream, however it is driven: what it says first, what is new, when it has to give a sign."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from functools import lru_cache
from random import uniform

from dealer_assist.store.live.feed import Feed, Listener, News

STREAM = "dealer_assist.stream"     # where, in a request's environ, a stream is left for the loop to tell
LOOK = 3.0              # seconds after which a stream looks whether its tablet is still there
RETRY = 1000            # milliseconds after which a browser opens a broken stream again
GATHER = 0.1            # seconds that news of all tables are gathered before they leave
CROWD, CROWDED = 16, 1.0    # listeners at one table, a few times what a table has; and seconds, at most
# the comment is for what stands between; a page can only see an event
BEAT = ": still here\nevent: beat\ndata: {}\n\n"


class Stream:
    """News for one listener as text.

    Shape: `opening` once, then `news` whenever the listener was woken, and `sign` every few seconds; over
    when `listener.closed`. Iterating does the same by waiting, for who has a thread to spare.
    """

    def __init__(
        self, news: Feed, listener: Listener, first: list[tuple[str, News]], device: str, beat: float,
    ) -> None:
        self.feed, self.listener, self.device, self.beat = news, listener, device, beat
        self._first = first
        self._spoke = time.monotonic()

    def opening(self) -> str:
        """How it stands, or what was missed."""
        return f"retry: {RETRY}\n\n" + "".join(_event(*one) for one in self._first)

    def news(self) -> str:
        """Everything that waits; empty where nothing does."""
        texts = [_event(self.feed.id_of(news), news) for news in iter(self.listener.next, None)]
        if texts:
            self._spoke = time.monotonic()
        return "".join(texts)

    def sign(self, taken: bool) -> str:
        """A sign of life where one is due; `taken`: the other end has acknowledged all that was sent."""
        if taken and self.device:
            self.feed.presence.heard(self.device, self.listener.table)
        if time.monotonic() - self._spoke < self.beat:
            return ""
        self._spoke = time.monotonic()
        return BEAT

    @property
    def gathers(self) -> float:
        """Seconds for which news are gathered before they leave.

        A wall of many tables draws once for all that happened. Of those who crowd at one table each waits a
        time of its own: to tell hundreds at once, entry by entry, every action of the room would wait for.
        """
        if self.listener.table is None:
            return GATHER
        return 0.0 if self.feed.hearing(self.listener.table) <= CROWD else uniform(GATHER, CROWDED)

    @property
    def pause(self) -> float:
        """Seconds until `sign` has to be asked."""
        return min(LOOK, self.beat)

    def __iter__(self) -> Iterator[str]:
        woken = threading.Event()
        self.listener.wake = woken.set
        yield self.opening()
        while not self.listener.closed:
            woken.wait(self.pause)
            woken.clear()
            if text := self.news() or self.sign(True):
                yield text


@lru_cache(256)
def _event(name: str, news: News) -> str:
    """Written once for all who hear it."""
    return f"id: {name}\ndata: {json.dumps(news.document())}\n\n"
