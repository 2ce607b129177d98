"""All seats drawn anew at the tables that are there: nobody sits down before everybody is up (`redraw`)."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from dealer_assist.tournament.record import course, decide, moves, seating, under_way, waiting
from dealer_assist.contract.structures.reading import read_structure
from tests.tournament.directed import SEED, Room, checked, refused, small_sheet
from tests.tournament.test_record import recompute  # noqa: F401


def going_anew(players: int = 10, **changes: Any) -> tuple[Room, dict[str, Any]]:
    """Two tables whose players are one too many for the final table, until one is removed."""
    room = Room(small_sheet(**changes))
    room.begin(players)
    room.act(decide.out(room.state, room.state.tables[2].players[min(room.state.tables[2].players)]))
    act = moves.proposal(room.state)
    assert act is not None
    room.act(act)
    return room, act


def up(room: Room, table: int) -> None:
    """Everybody at a table gets up."""
    for move in room.state.leaving(table):
        room.act(moves.went(room.state, table, move.from_seat or 0))


def test_the_final_table_is_a_table_that_is_there():
    room, act = going_anew()
    assert act["closes"] == [2] and set(act["redraws"]) == {"1"} and "opens" not in act
    stacks, rooms = dict(room.state.stacks), dict(room.state.rooms)
    room.let_go()
    assert list(room.state.tables) == [1] and len(room.state.tables[1].players) == 9
    assert (room.state.stacks, room.state.rooms, room.state.difference) == (stacks, rooms, 0)
    assert room.state.going == [] and room.state.redrawn == {}
    assert room.state.tables[1].last is None and room.state.tables[1].button in room.state.tables[1].players


def test_nobody_sits_down_before_everybody_is_up():
    room, act = going_anew()
    before = {number: dict(table.players) for number, table in room.state.tables.items()}
    up(room, 1)
    assert {number: table.players for number, table in room.state.tables.items()} == before
    for table in (1, 2):
        assert waiting.why(room.state, table, room.now) is not None
    assert "Still sitting: tables 2" in str(waiting.why(room.state, 1, room.now))
    first = room.state.coming(1)[0]
    assert refused(lambda: moves.here(room.state, 1, first.to_seat)) == "nobody-comes"
    up(room, 2)
    assert {move.player: move.to_seat for move in moves_of(act)} == {
        player: seat for seat, player in room.state.tables[1].players.items()}


def moves_of(act: dict[str, Any]) -> list[Any]:
    from dealer_assist.tournament.record.acts import read_moves
    return read_moves(act)


def test_who_goes_out_meanwhile_leaves_an_empty_seat_and_the_button_stands_with_a_player():
    room, act = going_anew()
    up(room, 1)
    last = room.state.leaving(2)
    drawn = act["redraws"]["1"][1]
    gone = next((move for move in last if move.to_seat == drawn), last[0])
    room.act(decide.out(room.state, gone.player))
    up(room, 2)
    final = room.state.tables[1]
    assert len(final.players) == 8 and gone.to_seat not in final.players and final.button in final.players
    assert room.state.difference == 0


def test_the_last_who_sits_is_removed_and_the_others_sit_down():
    room, _ = going_anew()
    up(room, 1)
    for move in room.state.leaving(2)[1:]:
        room.act(moves.went(room.state, 2, move.from_seat or 0))
    room.act(decide.out(room.state, room.state.leaving(2)[0].player))
    assert list(room.state.tables) == [1] and len(room.state.tables[1].players) == 8


def test_what_needs_a_seat_waits_until_all_sit_again():
    room = Room(small_sheet(house={"redraw": [2]}))
    room.begin(21, close=False)
    for _ in range(3):
        biggest = max(room.state.room, key=lambda table: (len(table.players), table.number))
        room.act(decide.out(room.state, biggest.players[min(biggest.players)]))
    act = moves.proposal(room.state)
    assert act is not None and set(act["redraws"]) == {"1", "2"} and act["closes"] == [3]
    room.act(act)
    room.act(decide.enter(room.state, ["Late"]))
    assert room.state.unseated == ["Late"]
    player = room.state.tables[1].players[min(room.state.tables[1].players)]
    for do in (lambda: decide.draw_seats(room.state), lambda: moves.break_table(room.state, 2),
               lambda: moves.by_hand(room.state, player, 2, 1),
               lambda: under_way.refuse_in_redraw(room.state)):
        assert refused(do) == "moving"
    room.let_go()
    assert sorted(room.state.tables) == [1, 2] and room.state.left == 19


def test_a_redraw_is_taken_back_with_those_who_are_up():
    room, _ = going_anew()
    before = {number: dict(table.players) for number, table in room.state.tables.items()}
    decided = room.lines[-1].seq
    up(room, 1)
    act = course.undo(room.lines, decided, SEED, read_structure)
    assert len(act["with"]) == len(before[1])
    room.act(act)
    assert {number: table.players for number, table in room.state.tables.items()} == before
    assert room.state.going == [] and room.state.redrawn == {}


def test_a_blocked_seat_stays_empty_where_the_others_hold_everybody():
    room = Room(small_sheet())
    room.begin(10)
    room.act(seating.block(room.state, 1, min(set(range(1, 10)) - set(room.state.tables[1].players)), True))
    blocked = next(iter(room.state.limits.blocked[1]))
    for _ in range(2):
        room.act(decide.out(room.state, next(iter(room.state.tables[2].players.values()))))
    act = moves.proposal(room.state)
    assert act is not None
    room.act(act)
    room.let_go()
    assert blocked not in room.state.tables[1].players and len(room.state.tables[1].players) == 8


@pytest.mark.parametrize("chance", ["a", "b"])
def test_the_last_three_two_and_one_tables_are_drawn_anew(
    tmp_path: Path, recompute: ModuleType, chance: str,  # noqa: F811
) -> None:
    """As WSOP has it: each of them at tables of the room, and another program comes to the same."""
    room = Room(small_sheet(start=600, house={"redraw": [3, 2]}), chance)
    room.begin(34)
    room.play()
    room.act(decide.finish(room.state))
    assert room.state.open_tables == 4
    assert {moved.move.to_table for moved in room.state.moves if moved.move.reason == "redraw"} <= {1, 2, 3}
    checked(room, tmp_path, recompute)


def test_the_room_as_planned_has_the_tables_that_all_sit_down_at():
    room, act = going_anew()
    size, _ = act["redraws"]["1"]
    assert {table.number: (table.size, len(table.players)) for table in room.state.planned} == {1: (size, 9)}


def test_a_table_anew_has_the_last_hands_of_the_others():
    room = Room(small_sheet())
    room.begin(10)
    room.act(decide.last_hands(room.state, 3))
    room.act(decide.out(room.state, room.state.tables[2].players[min(room.state.tables[2].players)]))
    act = moves.proposal(room.state)
    assert act is not None
    room.act(act)
    room.let_go()
    assert room.state.hands_left is not None and room.state.hands_left[1] == 3


def test_a_table_that_nobody_sits_down_at_any_more_is_not_opened():
    """Everybody who drew a seat at the second table is out before the others have got up."""
    room = Room(small_sheet(house={"redraw": [2]}))
    room.begin(19)
    room.act(decide.out(room.state, room.state.tables[1].players[min(room.state.tables[1].players)]))
    act = moves.proposal(room.state)
    assert act is not None and sorted(act["redraws"]) == ["1", "2"]
    room.act(act)
    for move in [one.move for one in room.state.going if one.move.to_table == 2]:
        room.act(decide.out(room.state, move.player))
    room.let_go()
    assert list(room.state.tables) == [1]
