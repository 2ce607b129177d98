"""Shootouts: every table plays down to its winners, who meet at the tables of the next round (1.3.3).

Tables of a round are as few as hold the players and differ by one at most (`seats.breaking.sizes`): 75
players nine-handed are nine tables, three of nine and six of eight.
"""

from __future__ import annotations

from dealer_assist.rules.house import House


def advance(house: House) -> int:
    """Winners of each table (`shootout-advance`)."""
    return house.number("shootout-advance", 1)


def round_over(left: int, tables: int, house: House) -> bool:
    """Has a table played down to those who go on? The last table plays to one."""
    return left <= (advance(house) if tables > 1 else 1)
