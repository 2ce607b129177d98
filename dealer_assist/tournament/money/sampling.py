"""Numbers for what is sampled and not drawn: they follow from a seed, so a sample is the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import shake_256
from itertools import count
from struct import iter_unpack

BLOCK = 1024


class Fractions:
    """Numbers from 0 to just under 1 out of SHAKE-256 of one seed and a counter."""

    def __init__(self, seed: str) -> None:
        self.random = self._numbers(seed).__next__

    @staticmethod
    def _numbers(seed: str) -> Iterator[float]:
        for n in count():   # pragma: no branch - it goes on for ever
            block = shake_256(f"{seed}/{n}".encode()).digest(8 * BLOCK)
            for (number,) in iter_unpack(">Q", block):
                yield (number >> 11) / 2**53
