"""Shootouts: every table plays down to its winners, who meet at the tables of the next round (1.3.3).

Tables of a round are as few as hold the players and differ by one at most (`seats.breaking.sizes`): 75
players nine-handed are nine tables, three of nine and six of eight.
"""

from __future__ import annotations

from dealer_assist.errors import Unreadable
from dealer_assist.rules.house import House
from dealer_assist.tournament.structure.model import SHOOTOUT, Structure


def advance(house: House) -> int:
    """Winners of each table (`shootout-advance`)."""
    return house.number("shootout-advance", 1)


def round_over(left: int, tables: int, house: House) -> bool:
    """Has a table played down to those who go on? The last table plays to one."""
    # 1.3.3: "the final two players from each table advance", but one wins the event
    return left <= (advance(house) if tables > 1 else 1)


def check_ends(structure: Structure) -> None:
    """A sheet that is opened, or put in another's place, comes down to one table.

    A sheet that an old record tells is not asked: its event stays readable.
    Errors: `shootout-endless` with its field (1.3.3).
    """
    going = advance(structure.rules())
    # the winners of two tables must fit at one: with more, each round is drawn as the one before it
    if structure.form == SHOOTOUT and 2 * going > structure.seats:
        raise Unreadable(
            "shootout-endless", going=going, seats=structure.seats, most=structure.seats // 2,
            field="house.shootout-advance", rule="house rule shootout-advance")
