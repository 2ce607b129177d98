"""Few requests begin to work at once, and of those that wait, three that enter something for one that looks.

Threads of one process share its processor: of three hundred tablets that come back at once each would slow
the other, and every action on the loop with them. A request that takes long waits for something, as a disk
or another writer, and makes room for the next.
"""

from __future__ import annotations

import asyncio
from collections import deque

from dealer_assist.web.shell.security import SAFE_METHODS

AT_ONCE = 2         # requests that have just begun
YOUNG = 0.1         # seconds for which one counts as such
ENTRIES = 3         # that go before one that looks: who looks is not to wait for ever either


class YoungRequest:
    """One that has its turn, which `over` ends; a second end changes nothing."""

    def __init__(self, turns: Turns) -> None:
        self._turns, self._open = turns, True
        self._late = asyncio.get_running_loop().call_later(YOUNG, self.over)

    def over(self) -> None:
        """Let the next one begin."""
        if self._open:
            self._open = False
            self._late.cancel()
            self._turns.end()


class Turns:
    """Whose turn it is; all of it on one event loop."""

    def __init__(self) -> None:
        self._young = self._entered = 0
        self._entering: deque[asyncio.Future[None]] = deque()
        self._looking: deque[asyncio.Future[None]] = deque()

    async def turn(self, method: str) -> YoungRequest:
        """Wait until this request may begin."""
        if self._young >= AT_ONCE:
            mine = asyncio.get_running_loop().create_future()
            (self._looking if method in SAFE_METHODS else self._entering).append(mine)
            try:
                await mine
            except asyncio.CancelledError:      # its client left, perhaps in the very moment of its turn
                if mine.done() and not mine.cancelled():
                    self.end()
                raise
        else:
            self._young += 1
        return YoungRequest(self)

    def end(self) -> None:
        """A turn is over: it passes on to who waits."""
        both = (self._entering, self._looking)
        for waiting in both if self._entered < ENTRIES else reversed(both):
            while waiting:
                first = waiting.popleft()
                if not first.done():
                    self._entered = self._entered + 1 if waiting is self._entering else 0
                    first.set_result(None)
                    return
        self._young -= 1
