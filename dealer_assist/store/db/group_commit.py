"""Several writers' changes in one transaction: a disk's promise costs the same for one row and for twenty.

Whoever gets the turn keeps everything that waits by then; each writer is answered after the commit. Where
the transaction fails every change is tried again by itself, so that one that fails takes no other with it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from sqlalchemy import Connection

from dealer_assist.store.db.fair_lock import Queue


class Change(Protocol):
    """One writer's change.

    Shape: `kept` is None until it was tried, then whether it applied; `error`
    is what went wrong instead.
    """

    stored: bool | None
    error: Exception | None

    @staticmethod
    def apply(connection: Connection, changes: Sequence[Any]) -> list[bool]:
        """Make all of these changes; False, with nothing changed, for one that does not apply any more."""

    def after(self) -> None:
        """It is on disk: tell who has to know before anybody is answered."""


class Group:
    """The changes that wait. `turn` is the queue of all writers, `begin` opens a transaction."""

    def __init__(self, turn: Queue, begin: Callable[[], AbstractContextManager[Connection]]) -> None:
        self._turn, self._begin = turn, begin
        self._waiting: deque[Change] = deque()

    def keep(self, changes: Iterable[Change]) -> None:
        """Wait for the turn, unless another who has it keeps them first."""
        mine = list(changes)
        self._waiting.extend(mine)
        with self._turn:
            if any(one.stored is None and one.error is None for one in mine):
                self._keep_waiting()

    def _keep_waiting(self) -> None:
        taken = [self._waiting.popleft() for _ in range(len(self._waiting))]
        try:
            self._together(taken)
        except Exception:
            for one in taken:
                self._alone(one)
        for one in taken:
            if one.stored:
                one.after()

    def _together(self, changes: Sequence[Change]) -> None:
        with self._begin() as connection:
            applied = changes[0].apply(connection, changes)
        for one, answer in zip(changes, applied, strict=True):
            one.stored = answer

    def _alone(self, change: Change) -> None:
        try:
            self._together([change])
        except Exception as error:
            change.error = error
