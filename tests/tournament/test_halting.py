"""A table that is too short stops once its blinds are hit (house rules 9, `halt-short`)."""

from __future__ import annotations

from typing import Any

from dealer_assist.tournament.record import decide, halting, moves, waiting
from tests.tournament.directed import Room, small_sheet

STOPPED = "6 players here and 9 at the fullest table: the blinds have been round, wait for the floor"


def short_room(**sheet: Any) -> Room:
    """Two tables of nine; three players leave the second between hands."""
    room = Room(small_sheet(**sheet))
    room.begin(18)
    for player in list(room.state.tables[2].players.values())[:3]:
        room.act(decide.out(room.state, player))
    return room


def quiet(room: Room, number: int) -> None:
    """A hand that nobody busts in: all fold to the big blind."""
    room.folded(number)


def test_a_table_three_short_plays_one_round_of_blinds_and_stops():
    """ "3 players short stops a table once its blinds are hit": other tables nine-handed, one with six."""
    room = short_room()
    quiet(room, 2)      # the first hand with six: from here on their blinds are counted
    for _ in range(6):
        assert waiting.why(room.state, 2, room.now) is None
        quiet(room, 2)
    assert waiting.why(room.state, 2, room.now) == STOPPED
    assert waiting.why(room.state, 1, room.now) is None


def test_a_player_who_is_sent_there_starts_the_table_again():
    room = short_room()
    for _ in range(7):
        quiet(room, 2)
    act = moves.proposal(room.state)
    assert act is not None and halting.halted(room.state, 2) == (6, 9)
    room.act(act)
    assert halting.halted(room.state, 2) is None
    room.let_go()
    assert waiting.why(room.state, 2, room.now) is None


def test_a_table_two_short_plays_on():
    room = Room()
    room.begin(18)
    for player in list(room.state.tables[2].players.values())[:2]:
        room.act(decide.out(room.state, player))
    for _ in range(9):
        quiet(room, 2)
    assert halting.short(room.state, 2) is None and waiting.why(room.state, 2, room.now) is None


def test_a_seat_that_is_kept_empty_makes_nobody_wait():
    room = short_room()
    for seat in room.state.tables[2].open_seats:
        room.act({"act": "block", "table": 2, "seat": seat, "on": True})
    for _ in range(8):
        quiet(room, 2)
    assert waiting.why(room.state, 2, room.now) is None


def test_hand_for_hand_every_table_deals():
    """Else the round would never end."""
    room = short_room()
    for _ in range(7):
        quiet(room, 2)
    room.act(decide.hand_for_hand(room.state, True))
    assert waiting.why(room.state, 2, room.now) is None
