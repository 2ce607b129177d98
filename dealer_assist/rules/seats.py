"""The seats of a table: the numbers printed on it, clockwise ascending (contract, section 1)."""

from __future__ import annotations

MOST_SEATS = 10
SEATS = range(1, MOST_SEATS + 1)
SEAT_NUMBERS = {str(seat): seat for seat in SEATS}     # by the keys of a document
