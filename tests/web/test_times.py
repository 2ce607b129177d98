"""How a time is written on whatever people read: by the clock of the machine that has the record."""

from __future__ import annotations

import csv
import io
import re
import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from apiflask import APIFlask
from playwright.sync_api import Browser, expect

from dealer_assist.contract.structures.reading import template
from dealer_assist.formats import times
from dealer_assist.store.db import database
from dealer_assist.store.events import festivals, standing
from dealer_assist.tournament.structure.model import Break
from tests.store.test_clock import Machine, machine  # noqa: F401
from tests.store.test_correcting import correct, finished, with_aces
from tests.store.test_events import Director
from tests.store.venue import Desk
from tests.web.server import Server, serving
from tests.web.tablet import PATIENCE_MS

AT = "2026-11-21T18:30:05.123456Z"
SUMMER = "2026-07-21T18:30:05.123456Z"
AHEAD = timedelta(hours=5, minutes=30)
UNSEEN = re.compile(
    r"<script.*?</script>|<style.*?</style>|<meta[^>]*>| data-(?:now|since)=\"[^\"]*\"", re.DOTALL)


@pytest.fixture
def clock_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Set the machine's zone."""
    def set_to(zone: str) -> None:
        monkeypatch.setenv("TZ", zone)
        time.tzset()
    yield set_to
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def in_india(clock_in: Any) -> None:
    clock_in("Asia/Kolkata")


@pytest.mark.parametrize("zone, written, called, scripts", [
    ("Europe/Berlin", "2026-11-21 19:30 CET", "CET, UTC+1", "Europe/Berlin"),
    ("Asia/Kolkata", "2026-11-22 00:00 IST", "IST, UTC+5:30", "Asia/Kolkata"),
    ("America/Sao_Paulo", "2026-11-21 15:30 UTC-3", "UTC-3", "America/Sao_Paulo"),
    ("UTC", "2026-11-21 18:30 UTC", "UTC", "UTC"),
    ("CET-1CEST", "2026-11-21 19:30 CET", "CET, UTC+1", ""),
])
def test_a_time_names_its_zone(clock_in: Any, zone: str, written: str, called: str, scripts: str):
    clock_in(zone)
    assert (times.moment(AT), times.zone(AT), times.zone_id()) == (written, called, scripts)
    assert datetime.fromisoformat(times.iso(AT)) == datetime.fromisoformat(AT)


def test_a_summer_night_is_told_in_summer_time_all_the_year(clock_in: Any):
    clock_in("Europe/Berlin")
    assert times.moment(SUMMER, seconds=True) == "2026-07-21 20:30:05 CEST"
    assert (times.clock(AT, AT), times.day("2026-11-21T23:30:00Z")) == ("19:30:05", "2026-11-22")


CHANGES = [     # when, the zone of the hour after it, and how 20 minutes before and after it are told there
    ("2026-10-25T01:00:30Z", "CET, UTC+1", ("02:40:30", "CEST"), ("02:20:30", "CET")),
    ("2027-03-28T01:00:30Z", "CEST, UTC+2", ("01:40:30", "CET"), ("03:20:30", "CEST")),
]


@pytest.mark.parametrize(("change", "zone", "before", "after"), CHANGES, ids=["back", "forward"])
def test_in_a_night_when_clocks_change_an_event_goes_on_evenly_and_every_time_is_told_apart(
    clock_in: Any, machine: Machine, monkeypatch: pytest.MonkeyPatch, app: APIFlask, desk: Desk,  # noqa: F811
    change: str, zone: str, before: tuple[str, str], after: tuple[str, str],
):
    """Set back, there is 02:30 twice: a list said "CET" over both, and the later stood before the earlier."""
    clock_in("Europe/Berlin")
    machine.day = datetime.fromisoformat(change).timestamp() - 20 * 60
    machine.server_starts()
    monkeypatch.setattr(times, "datetime", SimpleNamespace(
        fromisoformat=datetime.fromisoformat, now=lambda: datetime.fromtimestamp(machine.day)))
    desk.make("/tables", name="Table 1", game="holdem", blinds=[1, 2])
    desk.post("/rota/acts", act="string", name="East", tables=[1], breaks=1, minutes=90)
    desk.post("/rota/acts", act="push")
    event = Director(app)
    event.begin(9, close=False)
    for minutes in range(10, 300, 10):
        machine.go_on(600)
        assert stands(app, event) == by_the_sheet(minutes), minutes
        assert desk.get("/rota")["strings"][0]["left"] == max(0, 90 - minutes)
        if minutes == 40:
            event.act("till", counted=3330)
            shown = {path: desk.client.get(f"/events/{event.id}{path}").get_data(as_text=True)
                     for path in ("", "/record", "/money", "/receipts")}
    assert f"Times in {zone}" in shown[""]
    assert f"<span>{' '.join(before)}</span>" in shown[""] and f"<span>{after[0]}</span>" in shown[""]
    day = change[:10]
    assert f"{day} {' '.join(before)}" in shown["/record"] and f"{day} {' '.join(after)}" in shown["/record"]
    assert f"{day} {before[0][:5]} {before[1]}" in shown["/receipts"]
    assert f"{day} {after[0][:5]} {after[1]}" in shown["/money"]


def stands(app: APIFlask, event: Director) -> tuple[int, int, int | None]:
    """Row of the sheet, whole minutes left of it, minutes to the next break."""
    with app.app_context(), database.reading() as session:
        line = festivals.line(session, standing.find(session, event.id))
    return line["clock"]["row"], line["clock"]["left"] // 60_000, line["next_break"]


def by_the_sheet(minutes: int) -> tuple[int, int, int | None]:
    """The same after so many minutes, added up by hand."""
    rows = template("holdem").rows
    row = 0
    while minutes >= rows[row].minutes:
        minutes -= rows[row].minutes
        row += 1
    later = [n for n in range(row, len(rows)) if isinstance(rows[n], Break)]
    until = sum(one.minutes for one in rows[row:later[0]]) - minutes if later else None
    return row, rows[row].minutes - minutes, until if until is None or later[0] != row else 0


def test_hands_of_another_season_name_their_zone_in_a_list(clock_in: Any):
    """A night in July, listed in November under "Times in CET"."""
    clock_in("Europe/Berlin")
    assert times.minute(SUMMER, AT) == "2026-07-21 20:30 CEST" and times.minute(AT, AT) == "2026-11-21 19:30"


def test_the_search_lists_a_night_of_another_season_with_its_zone(
    clock_in: Any, seated: Desk, monkeypatch: pytest.MonkeyPatch,
):
    clock_in("Europe/Berlin")
    finished(seated)
    half_a_year = datetime.fromisoformat(seated.get("/hands/1")["started"]) + timedelta(days=182)
    assert "<small>CE" not in seated.client.get("/find").text
    monkeypatch.setattr(times, "datetime", SimpleNamespace(
        fromisoformat=datetime.fromisoformat, now=lambda: half_a_year))
    listed = re.search(r'<span class="when">(.*?)</span>', seated.client.get("/find").text, re.DOTALL)
    assert listed and re.fullmatch(r"[-\d]{10} \d\d:\d\d<small>CES?T</small>", listed[1])


PAGES = ("/", "/calls", "/calls/statistics", "/cash", "/correct", "/displays", "/events", "/export", "/find",
         "/health", "/imports", "/ledger", "/ledger/slip", "/night", "/playlists", "/rota", "/hands/1",
         "/hands/1/sheet", "/hands/1/correct", "/tables/1/session", "/tables/1/settings")


def test_no_page_tells_the_time_of_another_zone(in_india: None, app: APIFlask, seated: Desk):
    """The hand began at 19:00 here and 13:30 in UTC; no page and no paper of a night in India says 13:30."""
    correct(seated, finished(seated), with_aces())
    began = datetime.fromisoformat(seated.get("/hands/1")["started"])
    for address in PAGES:
        answer = seated.client.get(address)
        assert answer.status_code == 200, address
        shown = UNSEEN.sub("", answer.get_data(as_text=True))
        assert f"{began:%Y-%m-%d %H:%M}" not in shown, address
        assert f"{began:%H:%M:%S}" not in shown, address
        assert not re.search(r"\d\d:\d\d(:\d\d)? UTC\b", shown), address
        if f"{began + AHEAD:%Y-%m-%d %H:%M}" in shown:
            assert "IST" in shown, address
    sheet = seated.client.get("/hands/1/sheet").get_data(as_text=True)
    assert f"{began + AHEAD:%Y-%m-%d %H:%M} IST" in sheet
    assert "Entered, IST, UTC+5:30" in sheet


def test_a_spreadsheet_has_the_time_here_and_a_program_that_of_the_record(in_india: None, seated: Desk):
    finished(seated)
    began = seated.get("/hands/1")["started"]
    (row,) = csv.DictReader(io.StringIO(seated.client.get("/export/hands.csv").get_data(as_text=True)))
    assert row["started"].endswith("+05:30")
    assert datetime.fromisoformat(row["started"]) == datetime.fromisoformat(began)
    assert f'"started":"{began}"' in seated.client.get("/export/hands.jsonl").get_data(as_text=True)


def test_a_day_that_is_asked_for_begins_at_midnight_here(in_india: None, seated: Desk):
    """A hand of this minute is one of this day here; a time with a zone of its own is taken at its word."""
    finished(seated)
    began = datetime.fromisoformat(seated.get("/hands/1")["started"])
    here = began + AHEAD

    def exported(since: str) -> int:
        answer = seated.client.get("/export/hands.csv", query_string={"since": since})
        return answer.get_data(as_text=True).count("\n") - 1

    assert exported(f"{here - timedelta(minutes=1):%Y-%m-%dT%H:%M:%S}") == 1
    assert exported(f"{here + timedelta(minutes=1):%Y-%m-%dT%H:%M:%S}") == 0
    assert exported(f"{began + timedelta(minutes=1):%Y-%m-%dT%H:%M:%S}+00:00") == 0


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("venue")) as server:
        yield server


@pytest.mark.parametrize("elsewhere", ["Pacific/Auckland", "America/New_York"])
def test_who_reads_elsewhere_reads_the_time_of_the_room(room: Server, browser: Browser, elsewhere: str):
    settings = {"name": elsewhere, "game": "holdem", "betting": "no-limit", "blinds": [50, 100]}
    table = room.ask("POST", "/tables", settings)[1]["id"]
    for seat, name in enumerate(("Amir", "Bela"), 1):
        room.ask("PUT", f"/tables/{table}/seats/{seat}", {"player": f"{name} {elsewhere}", "stack": 10_000})
    hand = room.ask("POST", f"/tables/{table}/hands", {})[1]
    at = room.ask("GET", f"/hands/{hand['hand']}/log")[1]["rows"][-1]["at"]
    context = browser.new_context(timezone_id=elsewhere)
    try:
        page = context.new_page()
        page.goto(f"http://{room.host}/hands/{hand['hand']}")
        written = times.moment(at, seconds=True).partition(" ")[2]
        expect(page.locator("#now .by")).to_contain_text(written, timeout=PATIENCE_MS)
    finally:
        context.close()
