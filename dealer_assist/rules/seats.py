"""The seats of a table: the numbers printed on it, clockwise ascending (contract, section 1)."""

from __future__ import annotations

MOST_SEATS = 10
SEATS = range(1, MOST_SEATS + 1)
