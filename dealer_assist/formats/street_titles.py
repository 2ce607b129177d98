"""What stands above the streets of a hand text, as most trackers read it.  Source: formats, section 4."""

from __future__ import annotations

NTH = {"third": "3rd", "fourth": "4th", "fifth": "5th", "sixth": "6th"}
HOLE_CARDS, DEALING_HANDS = "HOLE CARDS", "DEALING HANDS"       # before the first bets: with a board, without
FLOP, TURN, RIVER = "FLOP", "TURN", "RIVER"
FLOP_GAMES = (HOLE_CARDS, FLOP, TURN, RIVER)
STUD = {street: f"{nth} STREET" for street, nth in NTH.items()} | {"seventh": RIVER}
DRAWS = ("FIRST DRAW", "SECOND DRAW", "THIRD DRAW", "FOURTH DRAW")
FOLDED = {street: f"{nth} Street" for street, nth in NTH.items()} | {"seventh": "River"}      # in a summary
