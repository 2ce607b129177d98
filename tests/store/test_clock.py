"""The record's clock goes on evenly: what is done to the machine's moves no level and no row back."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.store.db import database, utc
from dealer_assist.store.events import documents, standing
from tests.store.test_events import Director

HOUR = 3600.0


class Machine:
    """What a machine counts since it was started, and the time of day that somebody has set."""

    def __init__(self, patched: pytest.MonkeyPatch) -> None:
        self.count, self.day, self.patched = 5000.0, 1_800_000_000.0, patched
        patched.setattr(utc, "time", SimpleNamespace(
            time=lambda: self.day, clock_gettime=lambda _: self.count))
        self.server_starts()

    def server_starts(self) -> None:
        """Nothing is left of the server before but its folder."""
        self.patched.setattr(utc, "_evenly", utc._Evenly())

    def go_on(self, seconds: float) -> None:
        self.count, self.day = self.count + seconds, self.day + seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    boot = tmp_path / "boot_id"
    boot.write_text("one\n")
    monkeypatch.setattr(utc, "BOOT", boot)
    return Machine(monkeypatch)


def since(earlier: str) -> int:
    return utc.seconds_between(earlier, utc.now())


def test_set_back_by_an_hour_it_goes_on(machine: Machine):
    before = utc.now()
    machine.day -= HOUR
    machine.go_on(20)
    assert since(before) == 20


def test_set_forward_it_is_followed_and_never_goes_back_again(machine: Machine):
    before = utc.now()
    machine.day += HOUR
    assert since(before) == HOUR
    machine.day -= HOUR
    machine.go_on(5)
    assert since(before) == HOUR + 5


def test_a_server_that_starts_again_after_it_was_set_back_goes_on(machine: Machine, tmp_path: Path):
    utc.keep(tmp_path)
    before = utc.now()
    machine.day -= HOUR
    machine.go_on(20)
    machine.server_starts()
    utc.go_on(tmp_path)
    assert since(before) == 20


def test_after_the_machine_itself_was_started_the_time_of_day_counts(machine: Machine, tmp_path: Path):
    utc.keep(tmp_path)
    before = utc.now()
    machine.go_on(600)
    machine.count = 3.0
    utc.BOOT.write_text("another\n")
    machine.server_starts()
    utc.go_on(tmp_path)
    assert since(before) == 600


@pytest.mark.parametrize("kept", ["", "[]", "{}", '{"boot": "one"}', '{"boot": "one", "begun": "soon"}'])
def test_a_file_that_says_nothing_is_passed_over(machine: Machine, tmp_path: Path, kept: str):
    before = utc.now()
    (tmp_path / utc.FILE).write_text(kept)
    utc.go_on(tmp_path)
    assert since(before) == 0


def clock(app: APIFlask, director: Director) -> tuple[int, int]:
    """Row and milliseconds left."""
    with app.app_context(), database.reading() as session:
        document: dict[str, Any] = documents.clock_document(session, standing.find(session, director.id))
        return document["row"], document["left"]


@pytest.mark.both_databases
def test_a_level_goes_on_while_the_servers_clock_is_set_back_and_it_starts_again(
    app: APIFlask, machine: Machine, tmp_path: Path,
):
    director = Director(app)
    utc.keep(tmp_path)
    director.begin(3)
    row, left = clock(app, director)
    machine.day -= HOUR
    machine.go_on(60)
    assert clock(app, director) == (row, left - 60_000)
    machine.server_starts()
    utc.go_on(tmp_path)
    machine.go_on(60)
    director.act("clock", tick="pause")
    machine.go_on(600)
    director.act("clock", tick="resume")
    machine.go_on(30)
    assert clock(app, director) == (row, left - 150_000)
    kept = json.loads((tmp_path / utc.FILE).read_text())
    assert set(kept) == {"boot", "begun"}
