"""What an act does to the event, and what the tables tell it (tournament/record: acts, state, hands)."""

from __future__ import annotations

from typing import Any

from dealer_assist.contract.structures.reading import read_structure, template
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.texts import say
from dealer_assist.tournament.record import acts, course, decide, hands, moves, seating, waiting
from dealer_assist.tournament.record.state import Line, Running
from dealer_assist.tournament.seats.draws import Draw
from tests.tournament.directed import SEED, Room, refused, small_sheet


def fields(room: Room, kind: str, /, **fields: Any) -> Running:
    """A line of the tables, taken in by a copy of the event."""
    state = room.state.copy()
    {"dealt": hands.dealt, "hand": hands.played, "chips": hands.chips}[kind](
        state, Line(99, room.now, kind, fields))
    return state


def test_a_table_that_the_event_does_not_play_at_tells_it_nothing():
    """As after an undo: the hand is counted as astray, the chips are those of another game."""
    room = Room()
    room.begin(4)
    assert fields(room, "dealt", hand=7, table=999).astray == 1
    assert fields(room, "hand", hand=7, after={}).astray == 1
    assert fields(room, "chips", table=999, changes={"1": 500}).stacks == room.state.stacks


def test_chips_that_were_counted_at_a_table_are_counted_in_the_event():
    room = Room()
    room.begin(4)
    seat, player = next(iter(room.state.tables[1].players.items()))
    empty = room.state.tables[1].open_seats[0]
    state = fields(room, "chips", table=101, changes={str(seat): -25, str(empty): 500})
    assert (state.stacks[player], state.counted) == (room.state.stacks[player] - 25, -25)


def test_moves_are_read_back_as_they_were_written():
    room = Room()
    room.begin(12)
    player = next(iter(room.state.tables[1].players.values()))
    act = moves.by_hand(room.state, player, 2, room.state.tables[2].open_seats[0])
    assert acts.written_moves(acts.read_moves(act)) == act["moves"]


def test_nobody_leaves_or_is_removed_while_the_hand_is_played():
    room = Room()
    room.begin(12)
    room.add("dealt", hand=5, table=101, seats=["1"])
    player = next(iter(room.state.tables[1].players.values()))
    assert refused(lambda: decide.out(room.state, player)) == "hand-open"
    assert refused(lambda: decide.colour_up(room.state)) == "hand-open"
    assert refused(lambda: decide.finish(room.state)) == "hand-open"


def test_a_room_without_a_seat_lets_nobody_in_until_there_is_one():
    """Who finds no seat is an alternate (house rules 9)."""
    room = Room(small_sheet(seats=4))
    room.act(seating.room(room.state, 2))
    room.begin(8, close=False)
    room.act(decide.enter(room.state, ["Late"]))
    assert room.state.unseated == ["Late"]
    assert refused(lambda: decide.draw_seats(room.state)) == "no-seat-open"
    room.act(decide.out(room.state, "P01"))
    room.act(decide.draw_seats(room.state))
    assert not room.state.unseated


def test_ten_thousand_may_enter_and_not_one_more():
    room = Room()
    many = [f"Q{number}" for number in range(decide.MOST_PLAYERS + 1)]
    assert refused(lambda: decide.enter(room.state, many)) == "too-many-players"


def test_a_table_opened_for_late_players_has_its_last_hands_too():
    room = Room(small_sheet(seats=4))
    room.begin(8, close=False)
    room.act(decide.last_hands(room.state, 3))
    room.act(decide.enter(room.state, ["Late", "Later"]))
    assert room.state.hands_left == {1: 3, 2: 3, 3: 3}


def test_an_entry_that_was_made_anew_is_not_put_back_beside_it():
    """Nobody is in twice: four stacks, and eight that were paid for."""
    room = Room()
    room.enter(4)
    assert refused(lambda: course.undo(room.lines, 77, SEED, read_structure)) == "no-act"
    entered = room.lines[-1].seq
    room.act(course.undo(room.lines, entered, SEED, read_structure))
    undone = room.lines[-1].seq
    room.enter(4)
    assert refused(lambda: course.undo(room.lines, undone, SEED, read_structure)) == "undone-since"


def test_an_entry_after_a_removal_falls_with_the_removal():
    room = Room()
    room.begin(12, close=False)
    room.act(decide.out(room.state, "P01"))
    removed = room.lines[-1].seq
    room.act(decide.enter(room.state, ["P01"]))
    again = room.lines[-1].seq
    act = course.undo(room.lines, removed, SEED, read_structure)
    assert act["with"] == [again]
    assert room.act(act).difference == 0 and room.state.stacks["P01"] == 3000


def test_a_winner_of_hand_for_hand_ends_it():
    room = Room()
    room.begin(3)
    room.act(decide.hand_for_hand(room.state, True))
    room.hand(1)
    room.act(decide.deal(room.state, "chips"))
    assert not room.act(decide.finish(room.state)).together


def test_a_break_is_told_when_its_time_has_come():
    room = Room()
    room.begin(4)
    rows = room.state.structure.rows
    pause = next(n for n, row in enumerate(rows) if not hasattr(row, "number"))
    room.act(decide.clock(room.state, "row", room.now, pause))
    state = room.state.copy()
    state.on_time(room.now)
    assert "break" in {row.kind for row in state.ledger.rows}
    assert "break" in str(waiting.why(state, 1, room.now)).lower()
    assert Draw(SEED).sealed == state.draw.sealed


def test_a_sheet_is_changed_before_anybody_has_entered():
    room = Room(document_of(template("holdem")))
    room.add("act", act="sheet", sheet=small_sheet(start=4000))
    assert room.state.structure.start == 4000


def started(room: Room) -> int:
    """The number of the act that started the clock."""
    return next(line.seq for line in room.lines if line.content.get("tick") == "start")


def test_the_start_of_the_clock_is_not_taken_back_under_a_hand():
    room = Room()
    room.begin(6)
    room.hand(1)
    assert refused(lambda: course.undo(room.lines, started(room), SEED, read_structure)) == "hands-since"


def test_a_clock_that_was_set_before_its_start_is_not_stopped_under_a_hand_either():
    room = Room()
    room.enter(6)
    room.act(decide.draw_seats(room.state))
    room.act(decide.clock(room.state, "row", room.now, 2))
    room.act(decide.clock(room.state, "start", room.now))
    room.hand(1)
    for tick in ("start", "row"):
        act = next(line.seq for line in room.lines if line.content.get("tick") == tick)
        assert refused(lambda act=act: course.undo(room.lines, act, SEED, read_structure)) == "hands-since"


def test_a_start_that_is_taken_back_takes_its_stops_with_it():
    room = Room()
    room.begin(6)
    room.act(decide.clock(room.state, "pause", room.now))
    room.act(decide.clock(room.state, "resume", room.now))
    undo = course.undo(room.lines, started(room), SEED, read_structure)
    assert undo["with"] == [line.seq for line in room.lines[-2:]]
    room.act(undo)
    assert not room.state.record and not room.state.clock(room.now + 60_000).running


def test_a_stop_between_hands_is_taken_back():
    """The next level has come meanwhile, but no hand was dealt in it."""
    room = Room()
    room.begin(6)
    room.hand(1)
    room.act(decide.clock(room.state, "pause", room.now))
    room.now += 30 * 60_000
    room.act(course.undo(room.lines, room.lines[-1].seq, SEED, read_structure))
    shown = room.state.clock(room.now)
    assert shown.running and shown.level == 2


def test_the_hand_that_a_table_of_the_room_plays():
    room = Room()
    room.begin(12)
    room.deal(2)
    assert room.state.at_play == {102: room.open[2][0]}
    room.end(2)
    assert room.state.at_play == {}


def test_chips_counted_in_a_hand_lay_there_before_it():
    """The ledger has them before it; the stack follows while it is played, and has them when it is over."""
    room = Room()
    room.begin(4)
    seat, player = next(iter(room.state.tables[1].players.items()))
    room.deal(1)
    hand, before = room.open[1][0], room.state.stacks[player]
    state = fields(room, "chips", table=101, changes={str(seat): -25}, hand=hand)
    assert state.stacks[player] == before - 25
    row = state.ledger.rows[-1]
    assert (row.kind, row.player, row.chips, row.n) == ("count", player, -25, state.numbers[hand] - 1)
    room.end(1, folded=True)
    seated = room.state.stacks[player]
    assert fields(room, "chips", table=101, changes={str(seat): -25}, hand=hand).stacks[player] == seated


def test_a_table_that_breaks_is_gone_when_the_last_who_had_to_leave_it_is_out():
    room = Room(small_sheet(house={"redraw": [1]}))
    room.begin(28)
    while (act := moves.proposal(room.state)) is None or not act.get("closes"):
        room.act(act) if act else room.act(decide.out(room.state, next(iter(room.state.stacks))))
        room.let_go()
    room.act(act)
    closing, = act["closes"]
    assert closing in room.state.tables and not room.state.redrawn
    for player in list(room.state.tables[closing].players.values()):
        room.act(decide.out(room.state, player))
    assert closing not in room.state.tables and not room.state.closing and not room.state.going


def test_why_a_table_waits_is_told_of_each_and_of_the_whole_room():
    room = Room()
    room.begin(12)
    assert waiting.why_each(room.state, room.now) == {1: None, 2: None}
    room.act(decide.clock(room.state, "pause", room.now))
    stands = waiting.why_each(room.state, room.now)
    assert stands[1] == stands[2] == say("event.paused")
    room.act(decide.clock(room.state, "resume", room.now))
    for player in list(room.state.stacks)[1:]:
        room.act(decide.out(room.state, player))
    room.act(decide.finish(room.state))
    assert set(waiting.why_each(room.state, room.now).values()) <= {say("event.over")}
    assert waiting.why(room.state, 1, room.now) == say("event.over")


def test_a_round_of_a_shootout_is_drawn_when_every_table_has_its_winner():
    """1.3.3: a table that is done waits, and the winners sit down together."""
    sheet = document_of(template("shootout"))
    room = Room(sheet | {"start": 3000, "seats": 3})
    room.begin(9)
    first, *others = room.state.tables
    for player in list(room.state.tables[first].players.values())[1:]:
        room.act(decide.out(room.state, player))
    assert waiting.why(room.state, first, room.now) == say("event.shootout-done", n=1)
    assert moves.proposal(room.state) is None
    assert refused(lambda: moves.break_table(room.state, first)) == "shootout-breaks"    # the winner stays
    for table in others:
        for player in list(room.state.tables[table].players.values())[1:]:
            room.act(decide.out(room.state, player))
    act = moves.proposal(room.state)
    assert act is not None and len(act["redraws"]) == 1
    room.act(act)
    room.let_go()
    assert [len(table.players) for table in room.state.tables.values()] == [3]


def test_a_shootout_of_two_winners_says_so_where_one_goes_on_alone():
    """Two of the last three went out in one hand: nobody else has chips to go on with."""
    sheet = document_of(template("shootout"))
    room = Room(sheet | {"start": 3000, "seats": 4, "house": {"shootout-advance": 2}})
    room.begin(12)
    first = next(iter(room.state.tables))
    one, two, three, _ = room.state.tables[first].players.values()
    for player in (one, two):
        room.act(decide.out(room.state, player))
    assert waiting.why(room.state, first, room.now) == say("event.shootout-done", n=2)
    room.act(decide.out(room.state, three))
    assert waiting.why(room.state, first, room.now) == say("event.shootout-alone")


def test_a_table_at_which_nobody_is_left_is_gone_as_soon_as_it_is_broken():
    room = Room()
    room.begin(12)
    for player in list(room.state.tables[2].players.values()):
        room.act(decide.out(room.state, player))
    act = moves.break_table(room.state, 2)
    assert (act["moves"], act["closes"]) == ([], [2])
    room.act(act)
    assert list(room.state.tables) == [1] and not room.state.closing
