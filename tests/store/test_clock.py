"""The record's clock goes on evenly: what is done to the machine's moves no level and no row back."""

from __future__ import annotations

import json
import re
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.store.db import database, utc
from dealer_assist.store.events import documents, standing
from dealer_assist.web import create_app
from tests.store.test_events import Director
from tests.store.venue import Desk
from tests.web.staff import API, Staff, token_in

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


@pytest.mark.both_databases
def test_nobody_is_signed_out_by_a_clock_that_is_set_back(app: APIFlask, desk: Desk, machine: Machine,
                                                          monkeypatch: pytest.MonkeyPatch):
    """A cookie that was signed an hour from now is ours all the same."""
    monkeypatch.setattr("itsdangerous.timed.time", SimpleNamespace(time=lambda: machine.day))
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    staff = Staff(app)
    dora, ann = staff.signed_in("Dora"), staff.dealing("Ann")
    page = token_in(dora.get("/people"))
    machine.day -= HOUR
    machine.go_on(60)
    for one, name in ((dora, "Dora"), (ann, "Ann")):
        assert one.get(f"{API}/who").get_json()["person"]["name"] == name
    assert dora.post("/people/room", data={"csrf_token": page, "lock": "5"}).status_code == 303


def test_a_tablet_locks_as_late_after_the_clock_was_set_back(app: APIFlask, desk: Desk, machine: Machine):
    """And whoever leaves a page open is signed out as late."""
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    staff = Staff(app)
    dora, ann = staff.signed_in("Dora"), staff.dealing("Ann")
    dora.post("/people/room", data={"csrf_token": token_in(dora.get("/people")), "lock": "5"})
    machine.day -= 24 * HOUR
    machine.go_on(240)
    assert ann.get(f"{API}/who").get_json()["locked"] is None
    machine.go_on(120)
    assert ann.get(f"{API}/who").get_json()["locked"] == "Ann"
    machine.go_on(3 * HOUR)
    assert dora.get(f"{API}/who").get_json()["person"] is None


def test_a_link_that_is_made_after_the_clock_was_put_right_is_alive(
    app: APIFlask, desk: Desk, machine: Machine,
):
    """For a while it was two days ahead, and so the record's goes on."""
    machine.day += 48 * HOUR
    assert utc.now() > utc.stamp(datetime.fromtimestamp(machine.day - 1, UTC))
    machine.day -= 48 * HOUR
    dora = Staff(app).signed_in("Dora")
    page = f"/people/{Staff(app).numbers['Bob']}"
    link = dora.post(f"{page}/reset", data={"csrf_token": token_in(dora.get(page))}, follow_redirects=True)
    path = re.search(r"/setup/[\w-]+", link.get_data(as_text=True))
    assert path and app.test_client().get(path[0]).status_code == 200


def test_a_clock_that_was_set_forward_for_a_while_is_kept_for_the_next_server(
    machine: Machine, tmp_path: Path,
):
    utc.keep(tmp_path)
    machine.day += HOUR
    ahead = utc.now()
    machine.day -= HOUR
    machine.go_on(60)
    machine.server_starts()
    utc.go_on(tmp_path)
    assert since(ahead) == 60


def test_where_nothing_can_be_kept_the_clock_goes_on(machine: Machine, tmp_path: Path):
    with pytest.raises(OSError):
        utc.keep(tmp_path / "away")
    before = utc.now()
    machine.day += HOUR
    assert since(before) == HOUR


def test_tries_of_an_address_are_counted_by_the_minute_after_the_clock_was_set_back(
    tmp_path: Path, empty_sqlite: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr("limits.storage.memory.time", SimpleNamespace(time=lambda: machine.day))
    shutil.copy(empty_sqlite, tmp_path / database.FILE)
    app = create_app({"INSTANCE": tmp_path})
    Staff(app)
    client = app.test_client()

    def tries() -> list[int]:
        return [client.post("/sign-in", data={}).status_code for _ in range(31)]

    assert tries() == [422] * 30 + [429]
    machine.day -= 3 * HOUR
    machine.go_on(61)
    assert tries() == [422] * 30 + [429]
    machine.go_on(61)
    assert tries() == [422] * 30 + [429]


def test_today_and_tonight_are_the_records(machine: Machine, app: APIFlask, seated: Desk):
    """Set back by two days, the machine calls another day today; the hands of tonight stay tonight's."""
    seated.play(seated.start(), "1 fold", "2 fold")
    machine.day -= 48 * HOUR
    machine.go_on(60)
    for words in ("today", "last+hour"):
        assert [hit["id"] for hit in seated.get(f"/hands?q={words}")["hands"]] == [1]
    pages = [seated.client.get(address).get_data(as_text=True)
             for address in ("/find?q=today", "/hands/1?q=today", "/night")]
    assert "/hands/1" in pages[0]
    assert 'class="neighbours"' in pages[1]
    assert f"{utc.here() - timedelta(hours=12):%Y-%m-%d}" in pages[2]
    assert utc.here().year == 2027


# where the machine's clock is asked for itself, and why
MACHINES = {
    "store/db/utc.py": "makes the record's of it",
    "formats/times.py": "today's zone, whichever day it is",
    "cli/tls.py": "browsers hold certificates against their own clocks",
    "cli/restore.py": "the name of a file that is put aside",
    "web/observing/logs.py": "lines beside those of other programs",
    "web/observing/heads.py": "the full hour of whoever keeps the log",
    "web/auth/limits.py": "a library's windows",
    "web/health/pages.py": "files' ages, and how long the server runs",
}


def test_the_machines_clock_is_asked_in_few_places():
    asking = re.compile(r"datetime\.now\(|date\.today\(|\btime\.time\(|utcnow\(")
    package = Path(utc.__file__).parents[2]
    places = {path.relative_to(package).as_posix() for path in package.rglob("*.py")
              if "migrations" not in path.parts and asking.search(path.read_text(encoding="utf-8"))}
    assert places == MACHINES.keys(), "ask store/db/utc.py, or say why not; strike out what is gone"
