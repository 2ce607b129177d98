"""What whoever runs the server sees: metrics without a player's name, log lines, the health page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from dealer_assist.store.db import database
from dealer_assist.store.db.lately import FORGOTTEN
from dealer_assist.store.transfer.backup import FOLDER, check, keep_on
from dealer_assist.web import create_app
from tests.store.venue import Desk, upgraded
from tests.web.server import ROOT



def figure(desk: Desk, name: str) -> float:
    lines = desk.client.get("/metrics").get_data(as_text=True).splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


@pytest.mark.both_databases
def test_entries_requests_and_refusals_are_counted(seated: Desk):
    entries = figure(seated, 'dealer_assist_entries_total{kind="act"}')
    refused = figure(seated, 'dealer_assist_refusals_total{code="not-your-turn"}')
    hand = seated.start()
    seated.play(hand, "1 call", "2 call")
    path = f"/api/v1/hands/{hand['hand']}/actions"
    assert seated.client.post(path, json={"seq": 2, "line": "1 fold"}).status_code == 422
    assert figure(seated, 'dealer_assist_entries_total{kind="act"}') == entries + 2
    assert figure(seated, "dealer_assist_refusals_total") > refused
    assert figure(seated, 'dealer_assist_hands{status="open"}') == 1
    assert figure(seated, "dealer_assist_request_seconds_count") > 3
    assert "Ann" not in seated.client.get("/metrics").get_data(as_text=True)


def test_every_answer_carries_an_id(desk: Desk):
    first, second = (desk.client.get("/api/v1/health").headers["X-Request-Id"] for _ in range(2))
    assert first != second


def test_the_health_page_says_what_to_do(seated: Desk, app):
    page = seated.client.get("/health").get_data(as_text=True)
    assert "tables: 1, hands: 0" in page and "Run dealer-assist backup" in page
    with pytest.raises(StopIteration):
        stop_after_one(app)
    page = seated.client.get("/health").get_data(as_text=True)
    assert "Run dealer-assist backup" not in page


def stop_after_one(app) -> None:
    """Let the schedule write its first backup, and end where it would wait."""
    def ends(seconds: float) -> None:
        assert seconds == 3600
        raise StopIteration

    keep_on(app, 3600, 3, ends)


@pytest.mark.parametrize(("free", "status"), [(10**8, 503), (2 * 10**8, 200), (10**10, 200)])
def test_page_and_probe_say_the_same_of_a_full_disk(
    seated: Desk, monkeypatch: pytest.MonkeyPatch, free: int, status: int,
):
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(total=10**11, used=0, free=free))
    probe = seated.client.get("/api/v1/health")
    assert (seated.client.get("/health").status_code, probe.status_code) == (status, status)
    assert probe.get_json().get("ok") is (True if status == 200 else None)
    if status != 200:
        assert probe.get_json()["error"]["code"] == "disk-full"


def test_page_and_probe_say_that_the_last_entry_was_not_kept(seated: Desk, app):
    """Until the next one is, or a minute has passed in which nobody tried."""
    now = [0.0]
    app.extensions["lately"].clock = lambda: now[0]
    with app.app_context(), pytest.raises(OperationalError), database.writing() as session:
        session.execute(text("SELECT no_such_thing"))
    for path in ("/health", "/api/v1/health"):
        assert seated.client.get(path).status_code == 503
    page = seated.client.get("/health").get_data(as_text=True)
    assert "the last one was not kept" in page and "The database is busy or away" in page
    now[0] = FORGOTTEN
    assert seated.client.get("/health").status_code == seated.client.get("/api/v1/health").status_code == 200
    now[0] = 0.0
    assert seated.client.get("/api/v1/health").status_code == 503
    seated.start()
    assert seated.client.get("/api/v1/health").status_code == 200


def test_the_disk_that_counts_is_the_one_that_has_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    (tmp_path / "disk").mkdir()
    monkeypatch.setattr("shutil.disk_usage", lambda folder: SimpleNamespace(
        total=10**11, used=0, free=10**8 if folder == tmp_path / "disk" else 10**10))
    app = create_app({"INSTANCE": tmp_path / "room", "DATABASE_URL": f"sqlite:///{tmp_path}/disk/room.sqlite3"})
    upgraded(app)
    answer = app.test_client().get("/api/v1/health")
    assert (answer.status_code, answer.get_json()["error"]["code"]) == (503, "disk-full")


def test_page_and_probe_say_the_same_of_tables_of_another_version(seated: Desk, app):
    with app.app_context(), database.writing() as session:
        session.execute(text("UPDATE alembic_version SET version_num = 'v0001_first'"))
    probe = seated.client.get("/api/v1/health")
    assert (seated.client.get("/health").status_code, probe.status_code) == (503, 503)
    assert probe.get_json()["error"]["code"] == "old-tables"


def test_only_the_newest_backups_are_kept(seated: Desk, app):
    folder = Path(app.instance_path) / FOLDER
    folder.mkdir(exist_ok=True)
    for n in range(5):
        (folder / f"dealer-assist-2020010{n}-000000.zip").write_bytes(b"")
    with pytest.raises(StopIteration):
        stop_after_one(app)
    kept = sorted(path.name for path in folder.glob("*.zip"))
    assert kept[:2] == ["dealer-assist-20200103-000000.zip", "dealer-assist-20200104-000000.zip"]
    assert len(kept) == 3


def test_a_backup_is_kept_though_the_clock_was_set_back(seated: Desk, app):
    """By their names all that are there are newer."""
    folder = Path(app.instance_path) / FOLDER
    folder.mkdir(exist_ok=True)
    for n in range(5):
        (folder / f"dealer-assist-2999010{n}-000000.zip").write_bytes(b"")
    with pytest.raises(StopIteration):
        stop_after_one(app)
    kept = sorted(path.name for path in folder.glob("*.zip"))
    assert kept[1:] == ["dealer-assist-29990103-000000.zip", "dealer-assist-29990104-000000.zip"]
    assert kept[0] < "dealer-assist-2999" and check(folder / kept[0])


def test_a_changed_record_turns_the_health_page_red(seated: Desk, app):
    seated.start()
    with app.app_context(), database.writing() as session:
        session.execute(text("UPDATE hand SET pot = 7"))
    answer = seated.client.get("/health")
    assert answer.status_code == 503 and "do not say what they said" in answer.get_data(as_text=True)


def test_the_server_writes_a_json_line_a_request_and_an_entry(tmp_path: Path):
    stated = {"DEALER_ASSIST_INSTANCE": str(tmp_path), "DEALER_ASSIST_LOG": "json"}
    kept = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    with (tmp_path / "lines").open("w") as lines:
        process = subprocess.Popen(
            [sys.executable, "-m", "dealer_assist", "serve", "--port", "0"], cwd=ROOT, env=kept | stated,
            stdout=subprocess.PIPE, stderr=lines, text=True)
        try:
            assert process.stdout is not None
            host = urlsplit(process.stdout.readline().split()[-1]).netloc
            connection = HTTPConnection(host, timeout=30)
            connection.request("POST", "/demo", headers={"Content-Type": "application/x-www-form-urlencoded"})
            assert connection.getresponse().status == 303
        finally:
            process.terminate()
            process.wait()
    documents = [json.loads(line) for line in (tmp_path / "lines").read_text().splitlines()]
    entry = next(line for line in documents if line["event"] == "entry")
    asked = next(line for line in documents if line["event"] == "request")
    assert (entry["kind"], entry["hand"], entry["seq"]) == ("start", 1, 0)
    assert (asked["route"], asked["status"], asked["request"]) == ("/demo", 303, entry["request"])
