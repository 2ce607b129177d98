"""A shelf of what was used last, for any thread; the least used goes first.

Not `functools.lru_cache`: what lies here was computed by the way, by another thread or inside a transaction,
and a newer one is put under the same name. Not cachetools: this room runs in browsers, with the standard
library alone.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Shelf(Generic[K, T]):
    """At most so many things by name."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._guard = Lock()
        self._things: OrderedDict[K, T] = OrderedDict()

    def get(self, name: K) -> T | None:
        """The thing of this name, used now; None where it does not lie here any more."""
        with self._guard:
            if name in self._things:
                self._things.move_to_end(name)
            return self._things.get(name)

    def put(self, name: K, thing: T) -> None:
        """Keep it as what was used last."""
        with self._guard:
            self._things[name] = thing
            self._things.move_to_end(name)
            if len(self._things) > self._most:
                self._things.popitem(last=False)

    def clear(self) -> None:
        """Keep nothing."""
        with self._guard:
            self._things.clear()
