"""The chips that rooms have, and the smallest of them that the stakes of a game need."""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

VALUES = (1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000)


def smallest(stakes: Iterable[int | None]) -> int:
    """The largest chip in which every blind, ante and bet can be posted; 1 where nothing is posted.

    Units: chips; 25 for an ante of 25 and a bring-in of 50, 5 for 15 and 30.
    Source: an odd chip is the smallest in play (1.2.3), and nobody has a smaller one than the stakes need.
    """
    common = gcd(*(amount for amount in stakes if amount))
    return max(value for value in VALUES if common % value == 0) if common else 1
