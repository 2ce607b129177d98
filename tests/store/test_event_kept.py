"""States of an event that a server keeps: whatever is done next, they come to what the record does."""

from __future__ import annotations

import time
from random import Random
from threading import Barrier, Thread
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.store.events import standing
from dealer_assist.tournament.record import course
from dealer_assist.tournament.run.files import files
from dealer_assist.trial.table import play_out
from tests.store.test_events import Director
from tests.store.venue import Desk, Refused

STEPS = 25


class Evening:
    """What a room does at random: acts, hands, and both put right long after."""

    def __init__(self, director: Director, desk: Desk, seed: int) -> None:
        self.director, self.desk, self.chance = director, desk, Random(f"kept {seed}")
        self.acts: list[int] = []
        self.hands: list[Any] = []
        self.late = 0

    def step(self) -> None:
        """One thing; what is refused changes nothing."""
        try:
            self.chance.choice((self.hand, self.hand, self.act, self.act, self.undo, self.void,
                                self.reopen))()
        except (Refusal, Refused):
            pass

    def hand(self) -> None:
        hand = self.desk.start(self.chance.choice(self.desk.get("/tables")["tables"])["id"])
        lines = list(play_out(read_setup(hand["setup"]), self.chance).lines)
        for n in range(0, len(lines), 40):
            hand = self.desk.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], lines=lines[n:n + 40])
        self.hands.append(hand["hand"])

    def act(self) -> None:
        self.late += 1
        player = self.chance.choice(sorted(self.director.state.stacks))
        word, fields = self.chance.choice((
            ("enter", {"players": [f"Late {self.late}"]}), ("penalty", {"player": player, "count": 1}),
            ("absent", {"player": player, "here": False}), ("announce", {"text": "Seat open"})))
        self.acts.append(self.director.act(word, **fields))

    def undo(self) -> None:
        self.acts.append(self.director.undo(self.chance.choice(self.acts)))

    def void(self) -> None:
        self._put_right("void")

    def reopen(self) -> None:
        self._put_right("undo")

    def _put_right(self, way: str) -> None:
        hand = self.desk.get(f"/hands/{self.chance.choice(self.hands)}")
        self.desk.post(f"/hands/{hand['hand']}/{way}", seq=hand["seq"])


@pytest.mark.parametrize("seed", range(3))
def test_kept_states_come_to_what_is_worked_out_anew(app: APIFlask, desk: Desk, seed: int):
    director = Director(app, bounty={"way": "progressive", "amount": 75}, start=1500)
    director.begin(12, close=False)
    evening = Evening(director, desk, seed)
    evening.hand()
    evening.act()
    for _ in range(STEPS):
        evening.step()
        with app.app_context(), database.reading() as session:
            event = standing.find(session, director.id)
            state = standing.state_of(session, event)
            again = course.derived(standing.all_lines(session, event), event.seed, read_structure)
            assert files(again) == files(state)
            assert (again.stacks, again.tables, again.penalties, again.absent) == (
                state.stacks, state.tables, state.penalties, state.absent)
            assert (again.playing, again.numbers, again.beside) == (
                state.playing, state.numbers, state.beside)
    assert director.state.difference == 0 and director.differences() == []


def test_a_room_that_asks_a_new_server_at_once_has_it_worked_out_once(
    app: APIFlask, desk: Desk, monkeypatch: pytest.MonkeyPatch,
):
    """Forty tablets and the walls ask in the same second: each by itself would take the others' time."""
    director = Director(app)
    director.begin(6)
    standing.shelf.clear()
    begun, states, together = course.begun, list[Any](), Barrier(8)
    from_the_start: list[Any] = []

    def counted(*args: Any) -> Any:
        from_the_start.append(args)
        time.sleep(0.05)        # so that whoever does not wait would begin too
        return begun(*args)

    def ask() -> None:
        together.wait()
        states.append(director.state)

    monkeypatch.setattr(course, "begun", counted)
    threads = [Thread(target=ask) for _ in range(together.parties)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(from_the_start) == 1 and len(states) == together.parties
    assert all(state is states[0] for state in states)


def test_few_old_states_are_kept(app: APIFlask, desk: Desk):
    """A state every few rows would be all of the room's memory."""
    director = Director(app)
    director.begin(6)
    for n in range(40):
        director.act("announce", text=f"Round {n}")
    kept = standing.shelf.get(director.id) or ()
    assert len(kept) < 10 and [one.seq for one in kept] == sorted((one.seq for one in kept), reverse=True)
