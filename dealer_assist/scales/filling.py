"""What belongs to a strength or a set of ranks, put together when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class FillingTable(dict[int, T]):
    """A table that fills itself: of no scale more than some eight thousand."""

    def __init__(self, make: Callable[[int], T]) -> None:
        self._make = make

    def __missing__(self, number: int) -> T:
        value = self[number] = self._make(number)
        return value
