"""How large what a room says may be: a name, an amount of chips, the number of a row."""

from __future__ import annotations

MOST_NAME = 80              # letters: of a player, a dealer, a table, a list
MOST_ID = 2**31 - 1         # of a table, a hand, an entry: what both databases count to
MOST_CHIPS = 10**15         # of one amount; floats, and so scripts, count exactly up to it
MOST_SETTING = 10**12       # of what a room sets: a house rule, a chip, a charge, a stack to reckon with
