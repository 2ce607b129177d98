"""Whatever a director does, in whatever order: chips in play are what entries brought, and races changed.

Acts are drawn from a seed: entries, late and again, add-ons, alternates, hands, races, penalties, removals,
breaks, moves, counts, lammers, hand for hand, in the middle of hands too, and every one of them taken back;
then the day is bagged, and those who come back from the bags make a deal.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.errors import Refusal
from dealer_assist.tournament.record import course, days, decide, lammers, moves, seating, waiting
from dealer_assist.tournament.run.files import files
from tests.tournament.directed import SEED, Room, refused, small_sheet

ACTS, SEEDS, LONG = 100, 6, 120
DEEP: dict[str, Any] = {
    "start": 3025, "chips": [25, 100, 500, 1000, 5000, 25000], "seats": 5,
    "entry": {"paid": 100, "fee": 10, "late_until": 12, "re_entries": 3},
    "add_on": {"chips": 1525, "paid": 50, "fee": 0, "after": 1}}
KINDS: tuple[dict[str, Any], ...] = (
    {"bounty": {"way": "progressive", "amount": 25}},
    {"house": {"lammers": {"count": 2, "value": 525, "last-level": 3}}, "bounty": None},
    {"house": {"color-up": "round-up"}, "bounty": {"way": "plain", "amount": 25}})


def whole(room: Room) -> None:
    """Chips, seats and the record agree, each counted without the others."""
    state, sheet = room.state, room.state.structure
    assert sheet.add_on is not None
    brought = sum(sheet.add_on.chips if entry.kind == "add-on" else entry.chips for entry in state.entries)
    rows = [row for row in state.ledger.rows if row.kind in ("colour-up", "count", "lammer")]
    removed = [line for line in room.lines if line.kind == "act" and line.content["act"] == "out"
               and line.seq not in course.taken_back(room.lines)]
    changed = sum(row.chips for row in rows)
    assert sum(state.stacks.values()) + state.removed == brought + changed and state.difference == 0
    assert bool(state.removed) == bool(removed)
    assert all(stack > 0 for stack in state.stacks.values())
    seated = [player for table in state.room for player in table.players.values()]
    assert len(seated) == len(set(seated)) and sorted([*seated, *state.unseated]) == sorted(state.stacks)
    draws(state)


def draws(state: Any) -> None:
    """As many are said to get a seat as a draw seats; none where it is refused."""
    if seating.drawable(state):
        assert seating.drawable(state) == len(decide.draw_seats(state)["moves"])
    else:
        assert refused(lambda: decide.draw_seats(state)) in ("nobody-waits", "no-seat-open", "moving")


class Night:
    """An event, and who does something to it."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.room = Room(small_sheet(**DEEP | KINDS[seed % len(KINDS)]), str(seed))
        self.room.enter(12)
        self.room.act(decide.draw_seats(self.room.state))
        self.room.act(decide.clock(self.room.state, "start", self.room.now))
        self.acts: list[Callable[[], object]] = [
            self.hand, self.hand, self.hand, self.begins, self.begins, self.ends, self.put_right, self.late,
            self.again, self.add_on, self.draw, self.removed, self.race, self.penalty, self.absent,
            self.counted, self.lammers, self.table_breaks, self.by_hand, self.blocked, self.most,
            self.together, self.level, self.back, self.back]

    @property
    def anybody(self) -> str:
        return self.chance.choice(sorted(self.room.state.stacks) or ["P01"])

    @property
    def table(self) -> int:
        return self.chance.choice(sorted(self.room.state.tables) or [1])

    def do(self, act: Any) -> None:
        self.room.act(act)

    def hand(self) -> None:
        table, tables = self.table, self.room.state.tables
        self.room.now += 60_000
        if table in tables and table not in self.room.open and len(tables[table].players) > 1 and (
                waiting.why(self.room.state, table, self.room.now) is None):
            self.room.hand(table)

    def begins(self) -> None:
        """A hand is dealt, and lasts while the director does this and that."""
        table, tables = self.table, self.room.state.tables
        if table in tables and table not in self.room.open and len(tables[table].players) > 1 and (
                waiting.why(self.room.state, table, self.room.now) is None):
            self.room.deal(table)

    def ends(self) -> None:
        if self.room.open:
            self.room.end(self.chance.choice(sorted(self.room.open)))

    def put_right(self) -> None:
        act = moves.proposal(self.room.state)
        if act is not None:
            self.do(act)
        self.walk()

    def walk(self) -> None:
        """Who may go has gone and is here, as one key of the desk says it."""
        while True:
            before = len(self.room.lines)
            for one in list(self.room.state.going):
                self.goes(one)
            if len(self.room.lines) == before:
                return

    def goes(self, one: Any) -> None:
        move, state = one.move, self.room.state
        try:
            self.do(moves.here(state, move.to_table, move.to_seat) if one.gone else
                    moves.went(state, move.from_table, move.from_seat))
        except Refusal as why:      # somebody sits there still, or all sit down together
            assert why.code in ("seat-taken", "nobody-goes", "nobody-comes", "hand-open")

    def late(self) -> None:
        new = [f"L{self.chance.randrange(10**6)}" for _ in range(self.chance.randint(1, 3))]
        self.do(decide.enter(self.room.state, new))

    def again(self) -> None:
        gone = [player for player in self.room.state.players if player not in self.room.state.stacks]
        if gone:
            self.do(decide.enter(self.room.state, [self.chance.choice(gone)]))

    def add_on(self) -> None:
        self.do(decide.add_on(self.room.state, [self.anybody], self.room.state.clock(self.room.now).level))

    def draw(self) -> None:
        self.do(decide.draw_seats(self.room.state))

    def removed(self) -> None:
        if self.room.state.left > 8:
            self.do(decide.out(self.room.state, self.anybody))

    def race(self) -> None:
        self.do(decide.colour_up(self.room.state))

    def penalty(self) -> None:
        self.do(decide.penalty(self.room.state, self.anybody, self.chance.randint(1, 3)))

    def absent(self) -> None:
        self.do(decide.absent(self.room.state, self.anybody, self.chance.random() < 0.5))

    def counted(self) -> None:
        table = self.table
        between = table in self.room.state.tables and table not in self.room.open
        here = self.room.state.tables[table].players if between else ()
        changes = {str(seat): self.chance.choice((0, 0, 100)) for seat in here}
        self.room.add("chips", table=table + 100, changes=changes)

    def lammers(self) -> None:
        self.do(lammers.turn_in(self.room.state, self.anybody, 1, self.room.now))

    def table_breaks(self) -> None:
        self.do(moves.break_table(self.room.state, self.table))
        self.walk()

    def by_hand(self) -> None:
        self.do(moves.by_hand(self.room.state, self.anybody, self.table, self.chance.randint(1, 5)))

    def blocked(self) -> None:
        table, seat, on = self.table, self.chance.randint(1, 5), self.chance.random() < 0.7
        self.do(seating.block(self.room.state, table, seat, on))

    def most(self) -> None:
        self.do(seating.room(self.room.state, self.chance.choice((None, 3, 4, 6))))

    def together(self) -> None:
        self.do(decide.hand_for_hand(self.room.state, not self.room.state.together))

    def level(self) -> None:
        row = self.room.state.clock(self.room.now).row + self.chance.choice((-1, 1))
        self.do(decide.clock(self.room.state, "row", self.room.now, max(0, row)))

    def back(self) -> None:
        """An act of the last few is taken back, or an undo is."""
        acts = [line.seq for line in self.room.lines[1:] if line.kind == "act"]
        self.do(course.undo(self.room.lines, self.chance.choice(acts[-6:]), SEED, read_structure))

    def play(self) -> set[str]:
        """So many acts; the names of those that were not refused."""
        done = set()
        for _ in range(ACTS):
            act = self.chance.choice(self.acts)
            try:
                act()
            except Refusal:     # a sentence, and nothing moved: what follows must hold all the same
                pass
            else:
                done.add(act.__name__)
            whole(self.room)
        return done

    def end(self) -> None:
        """Hands end; whoever is on the way sits down, or is not moved after all; registration closes."""
        while self.room.open:
            self.ends()
            whole(self.room)
        self.walk()
        while self.room.state.under_way:    # two who wait for each other's seats
            last = next(line.seq for line in reversed(self.room.lines) if line.content.get("act") == "move"
                        and line.seq not in course.taken_back(self.room.lines))
            self.do(course.undo(self.room.lines, last, SEED, read_structure))
        self.late()
        if not self.room.state.record:      # its start was taken back
            self.do(decide.clock(self.room.state, "start", self.room.now))
        self.do(decide.close(self.room.state))
        whole(self.room)


def next_day(first: Room, chance: Random) -> Room:
    """The bags of a day, carried into the event of the next one."""
    room = Room(first.lines[0].content["sheet"], str(chance.random()))
    room.act(days.carry(room.state, [days.Flight(1, first.state)], chance.choice(days.WAYS)))
    return room


def attack(seed: int) -> None:
    night = Night(seed)
    assert len(night.play()) > 8
    night.end()
    room = night.room
    assert files(course.derived(room.lines, SEED, read_structure)) == files(room.state)
    in_play = sum(room.state.stacks.values())
    room.act(days.bag(room.state))
    whole_bags(room, in_play)
    room.act(course.undo(room.lines, room.lines[-1].seq, SEED, read_structure))
    whole(room)
    room.act(days.bag(room.state))
    day = next_day(room, night.chance)
    assert sum(day.state.stacks.values()) == in_play and day.state.difference == 0
    if day.state.left > 1:
        day.act(decide.draw_seats(day.state))
        day.act(decide.close(day.state))
        day.act(decide.deal(day.state, "chips"))
        state = day.act(decide.finish(day.state))
        assert sum(state.deal.values()) == sum(state.prizes[:state.left]) and state.difference == 0


def whole_bags(room: Room, in_play: int) -> None:
    """All chips are in bags, and nobody draws a seat any more."""
    assert sum(room.state.stacks.values()) == in_play and room.state.difference == 0
    assert set(room.state.bags) == set(room.state.stacks) and seating.drawable(room.state) == 0


@pytest.mark.parametrize("seed", range(SEEDS))
def test_chips_in_play_are_what_entries_brought_after_every_act(seed: int):
    attack(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(SEEDS, SEEDS + LONG))
def test_chips_in_play_are_what_entries_brought_on_many_nights(seed: int):
    attack(seed)
