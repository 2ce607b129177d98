"""An event as it is directed: its state follows from its lines, and every act can be taken back."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.errors import NotNow, Refusal, Unreadable
from dealer_assist.tournament.record import course, decide, moves, names, seating, waiting
from dealer_assist.tournament.run import results
from dealer_assist.tournament.run.files import files
from dealer_assist.tournament.structure.model import Break
from tests.tournament.directed import SEED, Room, checked, other_program, refused, small_sheet


@pytest.fixture(scope="module")
def recompute() -> ModuleType:
    return other_program()


def test_twenty_seven_players_to_the_last_chip(tmp_path: Path, recompute: ModuleType):
    """Another program, from the files alone, comes to the same seats, places and prizes."""
    room = Room()
    room.begin(27)
    assert sorted(len(table.players) for table in room.state.room) == [9, 9, 9]
    room.play()
    state = room.act(decide.finish(room.state))
    assert state.over and state.difference == 0
    checked(room, tmp_path, recompute)
    again = course.derived(room.lines, SEED, read_structure)
    assert files(again) == files(state)


@pytest.mark.parametrize(("players", "chance"), [(2, "a"), (11, "b"), (20, "c")])
def test_other_sizes_end_as_they_should(tmp_path: Path, recompute: ModuleType, players: int, chance: str):
    room = Room(small_sheet(bounty={"way": "progressive", "amount": 25}), chance)
    room.begin(players)
    room.play()
    state = room.act(decide.finish(room.state))
    checked(room, tmp_path, recompute)
    assert state.heads.total == 25 * players


def code_of(wanted: type[Refusal], do: object) -> str:
    with pytest.raises(wanted) as refused:
        do()  # type: ignore[operator]
    return refused.value.code


def test_an_act_that_is_taken_back_was_never_done():
    room = Room()
    room.enter(4)
    before = files(room.state)
    room.act(decide.enter(room.state, ["Zoe"]))
    entered = room.lines[-1].seq
    room.act(course.undo(room.lines, entered, SEED, read_structure))
    assert files(room.state) == before
    room.act(course.undo(room.lines, room.lines[-1].seq, SEED, read_structure))
    assert "Zoe" in room.state.stacks


def test_what_stands_on_an_act_is_taken_back_with_it():
    """Without the entry there is no seat, and nobody to be removed."""
    room = Room()
    room.begin(12, close=False)
    room.act(decide.enter(room.state, ["Late"]))
    entered = room.lines[-1].seq
    room.act(decide.out(room.state, "Late"))
    undo = course.undo(room.lines, entered, SEED, read_structure)
    assert undo["with"] == [room.lines[-1].seq]
    room.act(undo)
    assert room.state.left == 12 and not room.state.busts


def test_seats_that_hands_were_dealt_at_are_not_taken_back():
    room = Room()
    room.begin(12)
    drawn = room.lines[2].seq
    room.hand(1)
    assert code_of(Refusal, lambda: course.undo(room.lines, drawn, SEED, read_structure)) == "hands-since"


def test_a_removal_taken_back_gives_chips_and_place_back():
    room = Room()
    room.begin(12)
    player = room.state.tables[1].players[min(room.state.tables[1].players)]
    room.act(decide.out(room.state, player))
    assert room.state.difference == 0 and player not in room.state.stacks
    room.act(course.undo(room.lines, room.lines[-1].seq, SEED, read_structure))
    assert room.state.stacks[player] == 3000 and room.state.seat_of(player)


def test_hand_for_hand_a_table_that_is_done_waits():
    room = Room()
    room.begin(12)
    room.act(decide.hand_for_hand(room.state, True))
    left = room.state.clock(room.now).left
    room.hand(1)
    assert waiting.why(room.state, 1, room.now) == "Hand for hand: wait for table 2"
    assert waiting.why(room.state, 2, room.now) is None
    room.hand(2)
    assert waiting.why(room.state, 1, room.now) is None or room.state.left < 12
    assert left - room.state.clock(room.now).left == 2 * 60_000


def test_hand_for_hand_a_table_waits_for_those_that_still_play():
    """They have dealt too, but their hand is not over."""
    room = Room()
    room.begin(25)
    room.act(decide.hand_for_hand(room.state, True))
    room.hand(1)
    room.deal(2)
    assert waiting.why(room.state, 1, room.now) == "Hand for hand: wait for tables 2, 3"
    assert waiting.why(room.state, 2, room.now) == "Hand for hand: wait for table 3"
    room.hand(3)
    assert waiting.why(room.state, 3, room.now) == "Hand for hand: wait for table 2"
    room.end(2)
    assert all(waiting.why(room.state, table, room.now) is None for table in room.state.tables)


def test_hand_for_hand_a_break_is_over_after_its_minutes():
    """The clock stood in it: no table dealt any more, and the director could not let it run."""
    room = Room()
    room.begin(12)
    rows = room.state.structure.rows
    pause = next(n for n, row in enumerate(rows) if isinstance(row, Break))
    room.act(decide.clock(room.state, "row", room.now, pause - 1))
    room.act(decide.clock(room.state, "left", room.now, 60_000))
    room.act(decide.hand_for_hand(room.state, True))
    assert refused(lambda: decide.clock(room.state, "resume", room.now)) == "clock-stands"
    for table in (1, 2):
        room.hand(table)
    assert str(waiting.why(room.state, 1, room.now)).startswith("Break")
    room.act(decide.clock(room.state, "pause", room.now))
    room.now += 60 * 60_000
    assert str(waiting.why(room.state, 1, room.now)).startswith("Break")
    room.act(decide.clock(room.state, "resume", room.now))
    room.now += rows[pause].minutes * 60_000
    shown = room.state.clock(room.now + 60 * 60_000)
    assert (shown.row, shown.left) == (pause + 1, rows[pause + 1].minutes * 60_000)
    assert waiting.why(room.state, 1, room.now) is None


def test_a_round_is_over_when_the_last_table_that_had_not_dealt_is_left_by_its_players():
    """Hand for hand the others waited for it, and hand for hand could not be ended either."""
    room = Room(small_sheet(seats=3))
    room.begin(4)
    room.act(decide.hand_for_hand(room.state, True))
    left = room.state.clock(room.now).left
    room.hand(1, folded=True)
    room.act(decide.out(room.state, room.state.tables[2].players[min(room.state.tables[2].players)]))
    assert waiting.why(room.state, 1, room.now) is None
    assert left - room.state.clock(room.now).left == 2 * 60_000
    assert not room.act(decide.hand_for_hand(room.state, False)).together


def all_in(chance: str, begun: bool = True) -> Room:
    """Two tables of five hand for hand, and a hand at the first in which everybody is all-in or out.

    Shape: not `begun`, that hand was dealt before hand for hand began.
    """
    sheet = small_sheet(start=100, mix={"games": [{"game": "holdem", "betting": "jam-or-fold"}]},
                        levels=[{"big-bet": {"blinds": [50, 100]}}])
    room = Room(sheet, chance)
    room.begin(10)
    if not begun:
        room.deal(1)
    room.act(decide.hand_for_hand(room.state, True))
    room.end(1) if not begun else room.hand(1)
    return room


def test_who_is_out_at_the_final_table_is_out_after_who_was_out_before_it_was_drawn():
    """The round in which somebody went out at the one table was gone on with at the table of all."""
    room = next(one for one in map(all_in, "abcdefghij") if one.state.left == 9)
    first, = room.state.rounds[-1]
    while room.state.left == 9:
        room.put_right()
        room.hand(min(room.state.tables))
    later = {out.player for together in room.state.rounds for out in together} - {first.player}
    placed = {player: result.place.first for player, result in results.results(room.state).items()}
    assert placed[first.player] == 10 and all(placed[player] < 10 for player in later)


def test_who_goes_out_in_a_hand_that_was_dealt_before_hand_for_hand_is_of_no_round():
    """They shared a place with, or were placed above, who went out in the hand after it."""
    room = all_in("e", begun=False)
    room.hand(1)
    (earlier,), (later,) = room.state.rounds
    placed = {player: result.place.text for player, result in results.results(room.state).items()}
    assert (earlier.chips, later.chips) == (100, 100)
    assert (placed[later.player], placed[earlier.player]) == ("9", "10")


def test_who_is_removed_in_a_round_stands_behind_it_in_the_list_and_by_place(
        tmp_path: Path, recompute: ModuleType):
    """House rules 9: busts of a round share. A removal between them parted them for who read the list."""
    room = next(one for one in map(all_in, "abcdefghij") if one.state.left == 9)
    first, = room.state.rounds[-1]
    removed = max(room.state.tables[1].players.items())[1]
    room.act(decide.out(room.state, removed))
    before = room.state.left
    room.hand(2)
    assert room.state.left < before
    placed = {player: result.place.first for player, result in results.results(room.state).items()}
    assert placed.pop(removed) == 10 and len(placed) == 10 - 1 - room.state.left
    assert [bust.out.player for bust in room.state.busts][:2] == [removed, first.player]
    while not room.state.decided:
        room.put_right()
        room.hand(min(number for number, one in room.state.tables.items() if len(one.players) > 1
                      and waiting.why(room.state, number, room.now) is None))
    room.act(decide.finish(room.state))
    checked(room, tmp_path, recompute)


def test_a_table_deals_when_those_who_were_moved_have_gone():
    room = Room()
    room.begin(12)
    player = room.state.tables[1].players[min(room.state.tables[1].players)]
    seat = room.state.tables[2].open_seats[0]
    room.act(moves.by_hand(room.state, player, 2, seat))
    assert player in str(waiting.why(room.state, 1, room.now))
    assert waiting.why(room.state, 2, room.now) is None
    room.let_go()
    assert room.state.tables[2].players[seat] == player and waiting.why(room.state, 1, room.now) is None


def test_the_last_hands_are_counted_at_the_tables():
    room = Room()
    room.begin(12)
    room.act(decide.last_hands(room.state, 1))
    room.hand(1)
    assert "Bag" in str(waiting.why(room.state, 1, room.now)) and waiting.why(room.state, 2, room.now) is None


def test_a_colour_up_is_counted_into_the_chips_in_play():
    room = Room(small_sheet(start=3025, chips=[25, 100, 500, 1000, 5000, 25000]))
    room.begin(10)
    room.act(decide.colour_up(room.state))
    assert room.state.difference == 0 and room.state.raced
    assert all(stack % 100 == 0 for stack in room.state.stacks.values())


def test_the_last_two_tables_stay_two_while_the_seats_at_one_are_kept_empty():
    """Four fit at one table of five; its other two seats are blocked, and registration is open."""
    room = Room(small_sheet(seats=5))
    room.begin(6, close=False)
    first, second = (room.state.tables[number] for number in sorted(room.state.tables))
    for seat in first.open_seats:
        room.act(seating.block(room.state, first.number, seat, True))
    for player in list(second.players.values())[1:]:
        room.act(decide.out(room.state, player))
    act = moves.proposal(room.state)
    assert act is None or "closes" not in act
    room.act(seating.block(room.state, first.number, first.open_seats[0], False))
    assert (moves.proposal(room.state) or {})["closes"] == [second.number]


def test_each_table_races_when_its_dealer_does():
    """House rules 9, `color-up`: the chip has left play when the last table has raced, and not before."""
    room = Room(small_sheet(start=3050))
    room.begin(18)
    room.hand(2)
    first, second = sorted(room.state.tables)
    stacks = dict(room.state.stacks)
    room.act(decide.colour_up(room.state, table=first))
    here, there = (room.state.tables[number].players.values() for number in (first, second))
    assert all(room.state.stacks[player] % 100 == 0 for player in here)
    assert all(room.state.stacks[player] == stacks[player] for player in there)
    assert room.state.coloured_up == 0 and list(room.state.races) == [first] and room.state.difference == 0
    room.act(decide.colour_up(room.state))
    assert room.state.coloured_up == 25 and room.state.difference == 0
    assert all(stack % 100 == 0 for stack in room.state.stacks.values())
    assert code_of(Unreadable, lambda: decide.colour_up(room.state, table=7)) == "no-table"
    room.act(course.undo(room.lines, room.lines[-1].seq, SEED, read_structure))
    assert room.state.coloured_up == 0 and room.state.difference == 0


def test_a_deal_pays_what_was_agreed_and_ends_the_event(tmp_path: Path, recompute: ModuleType):
    room = Room()
    room.begin(4)
    room.hand(1)
    left = sum(room.state.prizes)
    assert code_of(Refusal, lambda: decide.deal(room.state, "agreed", {"P01": left})) == "bad-deal"
    room.act(decide.deal(room.state, "chips"))
    state = room.act(decide.finish(room.state))
    assert sum(state.deal.values()) == left and state.over
    checked(room, tmp_path, recompute)


@pytest.mark.parametrize(("players", "code"), [
    (["P01"], "already-in"), ([""], "no-name"), (["A", "A"], "no-name"), ([], "no-name")])
def test_entries_that_are_none(players: list[str], code: str):
    room = Room()
    room.enter(3)
    assert code_of(Refusal, lambda: decide.enter(room.state, players)) == code


def test_of_a_name_that_stands_there_twice_it_is_said_which():
    with pytest.raises(Unreadable) as twice:
        names.named(["Ann", "Bo", "Cy", "Bo"])
    assert twice.value.field == "players" and "Bo" in str(twice.value) and "Cy" not in str(twice.value)


def test_a_name_in_another_spelling_is_the_player_who_is_known():
    """Typed in small letters at the desk somebody would sit in two seats, and have two first entries."""
    room = Room(small_sheet(entry={"paid": 100, "late_until": 4, "re_entries": 1}))
    room.act(decide.enter(room.state, ["Anna Berg", "Bj\u00f6rn", "cy", "Cy Low"]))
    for again in ("anna berg", "ANNA BERG", "bjo\u0308rn"):
        with pytest.raises(Refusal) as refusal:
            decide.enter(room.state, [again])
        assert refusal.value.code == "already-in"
    assert code_of(Refusal, lambda: decide.enter(room.state, ["Dan", "dan"])) == "no-name"
    room.act(decide.draw_seats(room.state))
    room.act(decide.out(room.state, "Anna Berg"))
    act = decide.enter(room.state, ["anna berg"])
    assert (act["players"], act["kind"]) == (["Anna Berg"], "re-entry")
    assert decide.enter(room.state, ["Anna Bergen"])["players"] == ["Anna Bergen"]


def test_who_comes_back_is_entered_apart_from_who_is_new():
    """An entry and a re-entry are two acts: each has a price of its own."""
    room = Room(small_sheet(entry={"paid": 100, "late_until": 4, "re_entries": 1}))
    room.begin(9, close=False)
    room.act(decide.out(room.state, "P01"))
    with pytest.raises(Unreadable) as mixed:
        decide.enter(room.state, ["P01", "New"])
    assert (mixed.value.code, mixed.value.field) == ("no-name", "players")
    assert decide.enter(room.state, ["P01"])["kind"] != decide.enter(room.state, ["New"])["kind"]


def test_nobody_enters_when_the_desk_is_closed_and_nobody_twice_too_often():
    room = Room(small_sheet(entry={"paid": 100, "late_until": 4, "re_entries": 0}))
    room.begin(9, close=False)
    room.act(decide.out(room.state, "P01"))
    assert code_of(Refusal, lambda: decide.enter(room.state, ["P01"])) == "no-re-entry"
    room.act(decide.close(room.state))
    assert code_of(Refusal, lambda: decide.enter(room.state, ["New"])) == "desk-closed"


def test_the_clock_of_the_record_goes_up_and_down_and_is_set():
    room = Room()
    room.begin(9)
    room.act(decide.clock(room.state, "row", room.now, 1))
    assert room.state.clock(room.now).row == 1
    room.act(decide.clock(room.state, "left", room.now, 60_000))
    assert room.state.clock(room.now + 30_000).left == 30_000
    assert code_of(Refusal, lambda: decide.clock(room.state, "resume", room.now)) == "clock-runs"


def test_a_satellite_ends_when_everybody_who_is_in_has_a_ticket(tmp_path: Path, recompute: ModuleType):
    """Twenty entries of 66 for tickets of 330: four, and nothing over. Four are in at the end, or fewer where
    two went out in one hand; the fourth of them by chips has the ticket.
    """
    sheet = small_sheet(entry={"paid": 75, "fee": 9}, prizes={"ticket": 330}, bounty=None)
    room = Room(sheet, "satellite")
    room.begin(20)
    assert room.state.prizes == (330, 330, 330, 330)
    assert code_of(NotNow, lambda: decide.finish(room.state)) == "still-playing"
    room.play()
    table = min(room.state.tables)
    assert "won a ticket" in str(waiting.why(room.state, table, room.now))
    state = room.act(decide.finish(room.state))
    assert sorted(result.prize for result in results.results(state).values() if result.prize) == [330] * 4
    checked(room, tmp_path, recompute)


def test_nothing_is_dealt_while_chips_in_play_are_not_what_was_sold():
    room = Room()
    room.begin(3)
    assert waiting.why(room.state, 1, room.now) is None
    room.state.stacks["P01"] += 25
    assert waiting.why(room.state, 1, room.now) == (
        "9,025 chips are in play, +25 against what was sold. Count every table before anything is dealt")


def test_chips_that_a_hand_was_played_with_are_not_taken_back():
    """The add-on lies in a stack that the record of the hand tells: without it chips would not add up."""
    room = Room(small_sheet(add_on={"chips": 1500, "paid": 50, "fee": 0, "after": 1}))
    room.begin(6, close=False)
    room.act(decide.add_on(room.state, ["P01"], 1))
    sold = room.lines[-1].seq
    room.hand(1)
    assert code_of(Refusal, lambda: course.undo(room.lines, sold, SEED, read_structure)) == "hands-since"


def test_a_draw_and_a_move_fall_with_the_entry_they_stand_on():
    room = Room()
    room.begin(12, close=False)
    entered, drawn = (line.seq for line in room.lines[1:3])
    assert drawn in course.undo(room.lines, entered, SEED, read_structure)["with"]
    player = room.state.tables[1].players[min(room.state.tables[1].players)]
    room.act(moves.by_hand(room.state, player, 2, room.state.tables[2].open_seats[0]))
    moved = room.lines[-1].seq
    room.act(course.undo(room.lines, drawn, SEED, read_structure))
    assert moved in room.lines[-1].content["with"] and room.state.planned == () and not room.state.going


def test_a_late_entry_has_no_seat_that_somebody_is_still_leaving():
    room = Room()
    room.begin(17, close=False)
    full = next(table for table in room.state.room if len(table.players) == 9)
    other = next(table for table in room.state.room if table.number != full.number)
    room.act(moves.by_hand(room.state, full.players[1], other.number, other.open_seats[0]))
    state = room.act(decide.enter(room.state, ["Late"]))
    assert state.tables[full.number].players[1] == full.players[1] and state.seat_of("Late")[0] not in (
        full.number, other.number)


def test_nobody_is_punished_without_a_seat_and_no_table_breaks_that_somebody_comes_to():
    room = Room()
    room.enter(12)
    assert code_of(Refusal, lambda: decide.penalty(room.state, "P01", 1)) == "no-seat"
    room.act(decide.draw_seats(room.state))
    mover, seat = next(iter(room.state.tables[1].players.values())), room.state.tables[2].open_seats[0]
    room.act(moves.by_hand(room.state, mover, 2, seat))
    assert code_of(Refusal, lambda: moves.break_table(room.state, 2)) == "moving"
