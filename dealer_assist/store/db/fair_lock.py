"""A lock that is given in the order it was asked for, so that no writer starves behind quicker ones."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Lock
from time import perf_counter
from types import TracebackType


class Queue:
    """`with queue:` waits its turn. Not re-entrant.

    SQLite's own wait is a lottery: under load the unlucky wait for most of a second while the
    median waits a few milliseconds. Writers of other processes still meet in that lottery.
    """

    def __init__(self) -> None:
        self._guard = Lock()
        self._busy = False
        self._waiting: deque[Lock] = deque()
        self.hear: Callable[[float], None] = lambda _: None     # told how long each writer waited, in seconds

    def __enter__(self) -> None:
        with self._guard:
            if not self._busy:
                self._busy = True
                self.hear(0)
                return
            turn = Lock()
            turn.acquire()
            self._waiting.append(turn)
        began = perf_counter()
        turn.acquire()
        self.hear(perf_counter() - began)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None,
    ) -> None:
        with self._guard:
            if self._waiting:
                self._waiting.popleft().release()  # the queue stays busy: it passes from hand to hand
            else:
                self._busy = False
