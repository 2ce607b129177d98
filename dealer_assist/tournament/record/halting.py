"""A table that is too short stops once its blinds have been round (house rules, section 9, `halt-short`).

Short of the fullest table, those who are on their way counted where they go. From the hand that left it so
short each player there posts one more big blind, if nobody is brought meanwhile; then the table waits.
"""

from __future__ import annotations

from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.structure.model import SHOOTOUT


def short(state: Running, number: int) -> tuple[int, int] | None:
    """The players of a table that is too short and those of the fullest; None for any other.

    Shape: a table that can take nobody is as full as it gets; nothing is balanced in a shootout.
    Source: house rules, section 9, `halt-short`: "3 players short stops a table".
    """
    room = {table.number: table for table in state.planned}
    # nobody could be brought to a full table, so it would wait for ever
    if number not in room or not room[number].open_seats or state.structure.form == SHOOTOUT:
        return None
    here, most = len(room[number].players), max(len(table.players) for table in room.values())
    return (here, most) if most - here >= state.house.number("halt-short") else None


def after_hand(state: Running, number: int) -> None:
    """A hand is over at a table: whose big blind is still to come there, while it is too short."""
    if number not in state.tables or short(state, number) is None:
        state.unhit.pop(number, None)
        return
    table = state.tables[number]
    here = frozenset(table.players.values())
    # stud has no blind to be hit by: one hand more, and the table waits
    hit = {table.players.get(table.last.big)} if table.last and not table.held else here
    state.unhit[number] = state.unhit[number] - hit if number in state.unhit else here


def halted(state: Running, number: int) -> tuple[int, int] | None:
    """As `short`, of a table whose blinds have been round since; hand for hand all tables go on."""
    # hand for hand all deal or none: one table that waits would stop the room
    if number not in state.unhit or state.together:
        return None
    still = state.unhit[number] & {*state.tables[number].players.values()}
    return None if still else short(state, number)
