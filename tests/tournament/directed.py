"""An event directed by acts, its hands played at random: what the record would hold, without a database."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.structures.reading import read_structure, template
from dealer_assist.contract.structures.sheets import document_of
from dealer_assist.errors import Refusal
from dealer_assist.tournament.record import course, decide, lammers, moves, waiting
from dealer_assist.tournament.record.state import Line, Running
from dealer_assist.tournament.run.dealing import Rotations, Shuffle, awarded, hunters, main_pot, shuffle
from dealer_assist.tournament.run.dealing import written as written_hand
from dealer_assist.tournament.run.files import files
from dealer_assist.tournament.seats.draws import Draw
from dealer_assist.trial.table import play_out
from dealer_assist.session.rotation import DealtHand

SEED = "a sealed seed"
SCRIPT = Path(__file__).parents[2] / "scripts" / "recompute_event.py"


def small_sheet(**changes: Any) -> dict[str, Any]:
    """The hold'em template, its stacks cut so that an event is soon over."""
    sheet = document_of(template("holdem"))
    return sheet | {"start": 3000, "seats": 9} | changes


@cache
def other_program() -> ModuleType:
    """What works an event out again from its files, and reads nothing of the product."""
    spec = importlib.util.spec_from_file_location("recompute_event", SCRIPT)
    assert spec and spec.loader
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def checked(room: Room, folder: Path, program: ModuleType) -> None:
    """Another program comes to the same from the files of the event, written into `folder`."""
    folder.mkdir(exist_ok=True)
    for name, text in files(room.state).items():
        (folder / name).write_text(text, encoding="utf-8")
    assert program.differences(folder) == []


def refused(do: Callable[[], object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refusal) as why:
        do()
    return why.value.code


class Room:
    """The lines so far, and what they come to."""

    def __init__(self, sheet: dict[str, Any] | None = None, chance: str = "1") -> None:
        self.now = 1_000_000
        self.lines: list[Line] = []
        self.open: dict[int, tuple[int, int, Shuffle]] = {}     # hands that are played: line, level, deal
        self.chance = Random(chance)
        self.rotations = Rotations()
        self.add("act", act="open", sheet=sheet or small_sheet(), sealed=Draw(SEED).sealed)
        self.state = course.begun(self.lines[0], SEED, read_structure)

    def add(self, kind: str, /, **fields: Any) -> None:
        self.lines.append(Line(len(self.lines), self.now, kind, fields))
        if len(self.lines) > 1:
            state = self.state.copy()
            course.add(state, self.lines[-1], read_structure)
            self.state = state

    def act(self, act: dict[str, Any]) -> Running:
        rooms = {number: int(number) + 100 for number in act.get("opens", ())}
        self.add("act", **act, **({"rooms": rooms} if rooms else {}))
        if act["act"] == "undo":
            self.state = course.derived(self.lines, SEED, read_structure)
        return self.state

    def enter(self, count: int) -> None:
        self.act(decide.enter(self.state, [f"P{n:02}" for n in range(1, count + 1)]))

    def begin(self, count: int, close: bool = True) -> None:
        self.enter(count)
        self.act(decide.draw_seats(self.state))
        if close:
            self.act(decide.close(self.state))
        self.act(decide.clock(self.state, "start", self.now))

    def folded(self, number: int) -> None:
        """One hand at a table in which nobody plays against the first seat."""
        self.hand(number, folded=True)

    def hand(self, number: int, folded: bool = False) -> None:
        """One hand at a table, from the riffle to the push."""
        self.deal(number)
        self.end(number, folded)

    def deal(self, number: int) -> None:
        """A hand begins at a table."""
        state = self.state
        dead = state.nit.owed(state.tables[number].players)
        level = state.clock(self.now).level
        due = shuffle(state, state.tables[number], self.rotations, level, dead)
        hand_id = len(self.lines)
        self.add("dealt", hand=hand_id, table=number + 100, seats=[str(seat) for seat in due.seats])
        self.open[number] = hand_id, level, due

    def end(self, number: int, folded: bool = False) -> None:
        """The hand of a table is over; whatever was done meanwhile, it was dealt before."""
        hand_id, level, due = self.open.pop(number)
        state = self.state
        hand = play_out(read_setup(due.document), self.chance, due.seats[1:] if folded else [])
        dealt = DealtHand(due.turn, due.place, due.positions.button, due.seats, level=level)
        self.rotations.add(number, dealt)
        line = written_hand(self.state, due, hand, 0)
        gone = [int(seat) for seat, (_, stack) in line["after"].items() if not stack]
        heads = hunters(hand, gone, due.positions.button, state.house)
        names = due.table.players
        positions = due.positions
        self.now += 60_000
        self.add(
            "hand", hand=hand_id, table=number + 100, **{
                name: line.get(name) for name in ("game", "betting", "level", "blinds", "ante", "bring_in",
                                                  "big_blind_ante", "before", "after")},
            button=positions.button if due.game.button else None, winners=main_pot(hand),
            awarded=awarded(hand),
            positions={"button": positions.button, "small": positions.small, "big": positions.big,
                       "smalls": positions.owing_small(), "bigs": positions.owing_big()},
            hunters={names[seat]: [names[one] for one in won] for seat, won in heads.items()})

    def put_right(self) -> None:
        """Take whatever the event proposes, and let everybody go; cards and lammers that are due as well."""
        for table in self.state.tables:
            if self.state.lammers_due(table, self.state.clock(self.now).level):
                self.act(lammers.turn_in_all(self.state, table, self.now))
        if not self.state.desk_open and (last := self.state.nit.last_holder()):
            self.act(decide.out(self.state, last))
        while (act := moves.proposal(self.state)) is not None:
            self.act(act)
            self.let_go()

    def let_go(self) -> None:
        going = [one.move for one in self.state.going]
        for move in going:
            assert move.from_table is not None and move.from_seat is not None
            self.act(moves.went(self.state, move.from_table, move.from_seat))
        for move in going:
            self.act(moves.here(self.state, move.to_table, move.to_seat))

    def play(self, hands: int = 5000) -> None:
        """Hand by hand around the room until one is left, or a satellite's tickets are won."""
        while self.state.left > 1 and not self.state.decided and hands:
            for table in list(self.state.tables):
                if table in self.state.tables and len(self.state.tables[table].players) > 1:
                    if waiting.why(self.state, table, self.now) is None:
                        self.hand(table)
                        self.put_right()
                    else:
                        self.now += 60_000
            hands -= 1
