"""The check of an event keeps what it worked out, and still finds whatever was changed since."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from apiflask import APIFlask
from sqlalchemy import text
from sqlalchemy.orm import Session

from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.structures.reading import read_structure
from dealer_assist.store.db import database
from dealer_assist.store.events import checking, standing
from dealer_assist.tournament.record import course
from dealer_assist.trial.table import play_out
from tests.store.test_events import Director
from tests.store.venue import Desk


def play(desk: Desk, chance: Random, table: int = 1) -> Any:
    hand = desk.start(table)
    lines = list(play_out(read_setup(hand["setup"]), chance).lines)
    for n in range(0, len(lines), 40):
        hand = desk.post(f"/hands/{hand['hand']}/actions", seq=hand["seq"], lines=lines[n:n + 40])
    return hand


class Checked:
    """An event with bounties after some hands; `run` changes a row as somebody with the file does."""

    def __init__(self, app: APIFlask, desk: Desk) -> None:
        self.app, self.desk, self.chance = app, desk, Random("checked")
        self.director = Director(app, bounty={"way": "progressive", "amount": 75}, start=300)
        self.director.begin(8, close=False)
        while not self.director.state.busts:
            play(desk, self.chance)
        for _ in range(3):
            play(desk, self.chance)

    def faults(self) -> list[str]:
        with self.app.app_context(), database.reading() as session:
            return [str(one) for one in checking.verify(
                session, standing.find(session, self.director.id))["faults"]]

    def changed(self, statement: str) -> list[str]:
        """What the check says after a row was changed as somebody with the file does; it is put back."""
        with self.app.app_context(), database.db.engine.connect() as connection:
            guards = "SELECT name FROM sqlite_master WHERE type = 'trigger'"
            for guard in connection.execute(text(guards)).scalars().all():
                connection.execute(text(f"DROP TRIGGER {guard}"))
            assert connection.execute(text(statement)).rowcount
            with Session(connection) as session:
                faults = checking.verify(session, standing.find(session, self.director.id))["faults"]
            connection.rollback()
        return [str(one) for one in faults]


@pytest.fixture
def event(app: APIFlask, desk: Desk) -> Checked:
    return Checked(app, desk)


LAST = "(SELECT max(seq) FROM ledger WHERE kind = 'ended')"
CHANGES = (
    "UPDATE hand_seat SET after = after + 100 WHERE hand_id = 2 AND after > 0",
    "UPDATE hand_seat SET name = 'Mallory' WHERE hand_id = 2",
    "UPDATE hand SET setup = replace(setup, '\"blinds\":[', '\"blinds\":[9,') WHERE id = 2",
    "UPDATE hand SET positions = '{}' WHERE id = 2",
    "UPDATE hand SET status = 'void' WHERE id = 2",
    "UPDATE ledger SET payload = replace(payload, 'P01', 'P99') WHERE kind = 'event'",
    "UPDATE ledger SET payload = 'no more' WHERE kind = 'event' AND seq > 1",
    "UPDATE ledger SET who = 'Mallory' WHERE kind = 'event'",
    "UPDATE seat SET stack = stack + 100 WHERE stack > 0",
    "UPDATE event SET seed = 'another'",
    f"DELETE FROM ledger WHERE seq = {LAST}",
    f"UPDATE ledger SET who = 'Mallory' WHERE seq = {LAST}",
    "UPDATE ledger SET at = '2001' WHERE seq = (SELECT min(seq) FROM ledger WHERE kind = 'dealt')",
    "DELETE FROM event_act WHERE seq = (SELECT max(seq) FROM event_act)",
)


def test_what_is_changed_after_a_check_is_found_by_the_next(event: Checked) -> None:
    missed = []
    for statement in CHANGES:
        assert event.faults() == []
        if not event.changed(statement):
            missed.append(statement)
    assert missed == [] and event.faults() == []


def test_a_log_that_was_played_for_the_check_is_read_again(event: Checked) -> None:
    """A bounty hangs on who won which pot: that is in the hand's own lines, not in its columns."""
    assert event.faults() == []
    n = event.director.state.busts[0].out.n
    hand = next(one for one, number in event.director.state.numbers.items() if number == n)
    with event.app.app_context(), database.reading() as session:
        known = checking.kept.get(event.director.id)
        assert known is not None and hand in known.played
        assert checking.worked_out(session, standing.find(session, event.director.id)) is known
    assert event.changed(f"DELETE FROM log WHERE hand_id = {hand} AND seq > 2")


def test_only_what_has_come_since_is_worked_out(event: Checked, monkeypatch: pytest.MonkeyPatch) -> None:
    assert event.faults() == []
    begun: list[Any] = []
    monkeypatch.setattr(course, "begun", lambda *args: begun.append(args))
    assert event.faults() == []
    event.director.act("enter", players=["Late"])
    play(event.desk, event.chance)
    assert event.faults() == [] and begun == []


def test_what_was_put_right_is_worked_out_anew(event: Checked) -> None:
    """Hands void, corrected and opened again, acts taken back: the same as from the first line on."""
    acts: list[int] = []
    for step in range(12):
        match step % 4:
            case 0:
                acts.append(event.director.act("enter", players=[f"Late {step}"]))
            case 1:
                play(event.desk, event.chance)
            case 2:
                hand = event.desk.get("/tables/1")["hand"]
                event.desk.post(f"/hands/{hand['id']}/void", seq=hand["seq"])
            case 3:
                event.director.undo(acts.pop())
        assert event.faults() == []
        with event.app.app_context(), database.reading() as session:
            one = standing.find(session, event.director.id)
            fresh = course.derived(standing.all_lines(session, one), one.seed, read_structure)
            state = checking.worked_out(session, one).at.state
            assert (state.stacks, state.tables, state.hands, state.busts) == (
                fresh.stacks, fresh.tables, fresh.hands, fresh.busts)
