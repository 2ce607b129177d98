"""Flights and days: bag and tag, best stack forward, the draw of the next day, the prizes of all entries."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from dealer_assist.tournament.record import bags, days, decide, moves
from dealer_assist.tournament.record.days import Flight
from dealer_assist.tournament.record.lammers import turn_in
from dealer_assist.tournament.run import results
from tests.tournament.directed import Room, checked, refused, small_sheet
from tests.tournament.test_record import recompute  # noqa: F401

SHEET = small_sheet(bounty={"way": "progressive", "amount": 25}, entry={"paid": 100, "fee": 10})


def flight(chance: str, players: list[str], hands: int = 25) -> Room:
    """A day that is played for so many hands at every table, and bagged."""
    room = Room(SHEET, chance)
    room.act(decide.enter(room.state, players))
    room.act(decide.draw_seats(room.state))
    room.act(decide.close(room.state))
    room.act(decide.clock(room.state, "start", room.now))
    room.play(hands)
    room.act(days.bag(room.state))
    return room


@pytest.fixture(scope="module")
def flights() -> tuple[Room, Room]:
    """Day 1A and 1B; P01 to P06 play both."""
    return (flight("1A", [f"P{n:02}" for n in range(1, 19)]),
            flight("1B", [f"P{n:02}" for n in (*range(1, 7), *range(19, 31))]))


def test_a_bag_holds_what_was_played_and_nobody_is_paid(
        flights: tuple[Room, Room], tmp_path: Path, recompute: ModuleType):  # noqa: F811
    for n, day in enumerate(flights):
        state = day.state
        assert state.over and not state.tables and not state.prizes and state.difference == 0
        assert set(state.bags) == set(state.stacks) and sum(state.stacks.values()) == 18 * 3000
        assert all(result.prize == 0 for result in results.results(state).values())
        checked(day, tmp_path / str(n), recompute)
        assert refused(lambda day=day: days.bag(day.state)) == "hand-open"


@pytest.mark.parametrize("way", days.WAYS)
def test_the_next_day_is_drawn_and_paid_from_all_entries(
        flights: tuple[Room, Room], way: str, tmp_path: Path, recompute: ModuleType):  # noqa: F811
    first, second = flights
    sources = [Flight(1, first.state), Flight(2, second.state)]
    room = Room(SHEET, f"day 2 {way}")
    state = room.act(days.carry(room.state, sources, way))
    for player in {*first.state.bags, *second.state.bags}:
        bags = [day.state.stacks[player] for day in flights if player in day.state.bags]
        assert state.stacks[player] == (max(bags) if way == days.BEST else sum(bags))
    assert state.left < 36 and state.difference == 0
    assert results.pool_of(state).total == 36 * 90
    assert state.heads.total == sum(sum(day.state.heads.on.values()) for day in flights)
    assert refused(lambda: days.carry(state, sources[:1], way)) == "carried"
    room.act(decide.draw_seats(state))
    assert refused(lambda: days.carry(room.state, sources, way)) == "seats-drawn"
    room.act(decide.close(room.state))
    room.act(decide.clock(room.state, "start", room.now))
    room.play()
    state = room.act(decide.finish(room.state))
    placed = results.results(state)
    assert set(placed) == {entry.player for entry in state.entries} and len(placed) == 30
    assert sum(result.prize for result in placed.values()) == 36 * 90
    checked(room, tmp_path / "two", recompute)


def test_an_add_on_of_a_flight_is_money_and_no_entry():
    """Paid places are a share of entries: twelve of them, and the add-on of one goes with the entry."""
    day = Room(small_sheet(add_on={"chips": 500, "paid": 50, "fee": 5, "after": 1},
                           entry={"paid": 100, "fee": 10, "late_until": 1}), "an add-on")
    day.enter(12)
    day.act(decide.draw_seats(day.state))
    day.act(decide.clock(day.state, "start", day.now))
    day.act(decide.add_on(day.state, ["P03"], 1))
    day.act(decide.close(day.state))
    assert "12 entries" in day.state.ledger.rows[-1].why
    day.act(days.bag(day.state))
    final = Room(day.lines[0].content["sheet"])
    state = final.act(days.carry(final.state, [Flight(1, day.state)], days.BEST))
    assert state.bought_in == 12 == len(state.players) and state.difference == 0
    assert state.chips_given == 12 * 3000 + 500 and results.pool_of(state).total == 12 * 90 + 45


def test_lammers_nit_cards_and_hands_of_a_penalty_go_with_the_bag():
    """House rules 9. Who had not turned a lammer in lost its chips over night, and the card cost nothing."""
    house = {"lammers": {"count": 2, "value": 500, "last-level": 9}, "penalty": "hands"}
    sheet = small_sheet(nit=True, house=house, entry={"paid": 100})
    day = Room(sheet, "beside")
    day.begin(6)
    day.folded(1)
    day.act(decide.penalty(day.state, "P03", 4))
    day.folded(1)
    day.act(turn_in(day.state, "P01", 1, day.now))
    assert 0 < len(day.state.nit.holding) < 6 and day.state.penalties["P03"].left == 3
    day.act(days.bag(day.state))
    room = Room(sheet, "the day after")
    state = room.act(days.carry(room.state, [Flight(1, day.state)], days.BEST))
    assert state.lammers == {**dict.fromkeys(state.stacks, 2), "P01": 1}
    assert state.penalties["P03"].left == 3 and state.difference == 0
    room.act(decide.draw_seats(state))
    room.act(decide.clock(room.state, "row", room.now, 2))
    room.act(decide.clock(room.state, "start", room.now))
    room.state.on_time(room.now)
    # five big blinds of the level that is played, and nothing for those that were passed over
    assert room.state.nit.due == dict.fromkeys(day.state.nit.holding, 5 * 200)
    plain = Room(SHEET, "no lammers")
    assert refused(lambda: days.carry(plain.state, [Flight(1, day.state)], days.BEST)) == "no-lammers"


def test_a_chip_that_left_play_on_every_day_is_gone_on_the_next():
    """It was raced off again, counted again, and the bets of the day were rounded to it."""
    sheet, raced = small_sheet(start=3050), list[Room]()
    for count in (1, 2):
        day = Room(sheet, str(count))
        day.begin(6)
        for _ in range(count):
            day.act(decide.colour_up(day.state))
        day.act(days.bag(day.state))
        raced.append(day)
    flights = [Flight(n, day.state) for n, day in enumerate(raced, 1)]
    room = Room(sheet)
    assert room.act(days.carry(room.state, flights, days.SUM)).coloured_up == 25


def test_an_act_that_brought_chips_alone_is_done_as_it_was(flights: tuple[Room, Room]):
    """Rows of before have no word of lammers, cards and penalties."""
    first, _ = flights
    state, act = Room(SHEET).state, days.carry(Room(SHEET).state, [Flight(1, first.state)], days.BEST)
    bags.carry(state, {name: act[name] for name in ("from", "entries", "heads", "out")}, first.lines[0])
    assert state.stacks == first.state.stacks and state.heads.total == sum(first.state.heads.on.values())
    assert (state.lammers, state.penalties, state.coloured_up) == ({}, {}, 0) and not state.nit.kept


def test_levels_that_a_director_passes_over_cost_no_nit_card_anything():
    """The clock was set before the first hand: everybody owed five big blinds of each level on the way."""
    room = Room(small_sheet(nit=True))
    room.enter(6)
    for act in (decide.draw_seats, decide.close):
        room.act(act(room.state))
    room.act(decide.clock(room.state, "row", room.now, 2))
    room.act(decide.clock(room.state, "start", room.now))
    room.act(decide.clock(room.state, "row", room.now, 5))
    room.folded(1)
    assert not [row for row in room.state.ledger.rows if row.kind == "nit"]
    levels = [row.why for row in room.state.ledger.rows if row.kind == "level"]
    assert len(levels) == 2     # none that nobody played


def test_what_cannot_be_bagged_or_carried():
    room = Room(SHEET)
    assert refused(lambda: days.bag(room.state)) == "desk-open"
    assert refused(lambda: days.carry(room.state, [], days.BEST)) == "no-flight"
    assert refused(lambda: days.carry(room.state, [Flight(1, room.state)], "worst")) == "bad-way"
    assert refused(lambda: days.carry(room.state, [Flight(1, room.state)], days.SUM)) == "not-bagged"
    room.enter(4)
    room.act(decide.draw_seats(room.state))
    room.act(decide.close(room.state))
    assert refused(lambda: days.bag(room.state)) == "not-started"


def test_of_two_bags_alike_the_first_is_played_with(flights: tuple[Room, Room]):
    first, _ = flights
    sources = [Flight(1, first.state), Flight(2, first.state)]
    entries = days.carry(Room(SHEET, "twice").state, sources, days.BEST)["entries"]
    assert sum(chips for _, chips, *_ in entries) == sum(first.state.stacks.values())
    assert {flight for _, chips, _, _, flight in entries if chips} == {1}


def test_the_money_of_a_flight_comes_in_where_nobody_is_left_of_it(flights: tuple[Room, Room]):
    """All of them were removed: the day had no bag, and its entries could not be carried."""
    empty = Room(SHEET, "nobody")
    empty.begin(3)
    for player in list(empty.state.stacks):
        empty.act(decide.out(empty.state, player))
    empty.act(days.bag(empty.state))
    room = Room(SHEET, "the next day")
    state = room.act(days.carry(room.state, [Flight(1, flights[0].state), Flight(2, empty.state)], days.BEST))
    assert results.pool_of(state).total == (18 + 3) * 90 and state.difference == 0
    assert state.stacks == {player: flights[0].state.stacks[player] for player in state.stacks}


def test_nothing_is_bagged_while_somebody_carries_chips_to_another_table():
    room = Room(SHEET, "on the way")
    room.begin(12)
    player = next(iter(room.state.tables[1].players.values()))
    room.act(moves.by_hand(room.state, player, 2, room.state.tables[2].open_seats[0]))
    assert refused(lambda: days.bag(room.state)) == "moving"
