"""Several processes over one PostgreSQL: each hears of the others, and one that is killed is replaced."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen
from uuid import uuid4

import pytest
from apiflask import APIFlask
from click.testing import CliRunner

from dealer_assist.cli import main
from dealer_assist.store.db import database
from dealer_assist.store.people import generation
from tests.store.venue import run_on_server, url_of
from tests.web.server import ROOT, Server, serving
from tests.web.test_live import EventStream, act, dealt, eventually


@pytest.fixture(name="server")
def two_workers(tmp_path: Path, empty_postgres: str, postgres_url: str) -> Iterator[Server]:
    name = f"venue_{uuid4().hex}"
    run_on_server(postgres_url, f"CREATE DATABASE {name} TEMPLATE {empty_postgres}")
    with serving(tmp_path, url_of(postgres_url, name), ["--workers", "2"]) as server:
        yield server
    run_on_server(postgres_url, f"DROP DATABASE {name} WITH (FORCE)")


def workers(server: Server) -> list[int]:
    listing = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True).stdout
    return [int(pid) for pid in listing.split()]


def test_whichever_process_takes_an_action_every_listener_hears_it(server: Server):
    assert eventually(lambda: len(workers(server)) == 2)
    hand = dealt(server)
    streams = [EventStream(server, f"/tables/{hand['table']}/events?page={n}") for n in range(12)]
    for stream in streams:
        stream.news()
    for _ in range(2):
        hand = act(server, hand, f"{hand['to_act']} call")
        for stream in streams:
            _hears(stream, hand["seq"])
    for stream in streams:
        stream.close()


def _hears(stream: EventStream, seq: int) -> None:
    """The news of that entry; those of the deal may come behind the state in which a stream began."""
    heard = [stream.news()["seq"]]
    while heard[-1] < seq:
        heard.append(stream.news()["seq"])
    assert heard[-1] == seq and heard == sorted(heard)


def test_every_process_says_who_is_at_which_table(server: Server):
    table = dealt(server)["table"]
    streams = [EventStream(server, f"/tables/{table}/events?device=tablet{n}&page={n}") for n in range(6)]
    devices = {f"tablet{n}" for n in range(6)}
    assert eventually(lambda: connected(server) == [devices] * 8)
    server.ask("POST", f"/tables/{table}/unsent", {"device": "tablet3", "count": 7})
    assert eventually(lambda: [unsent(server, "tablet3") for _ in range(8)] == [7] * 8)
    for stream in streams:
        stream.close()
    assert eventually(lambda: connected(server) == [set()] * 8)


def connected(server: Server) -> list[set[str]]:
    """What several askings say, one process or the other: each is a connection of its own."""
    asked = [server.ask("GET", "/presence")[1]["devices"] for _ in range(8)]
    return [{one["device"] for one in devices if one["connected"]} for devices in asked]


def unsent(server: Server, device: str) -> int:
    devices = server.ask("GET", "/presence")[1]["devices"]
    return int(next(one["unsent"] for one in devices if one["device"] == device))


def test_whichever_process_is_asked_the_counts_are_those_of_all(server: Server):
    assert eventually(lambda: len(workers(server)) == 2)
    hand = dealt(server)
    before = acts_counted(server)
    assert len(set(before)) == 1
    for _ in range(8):      # each over a connection of its own, to one process or the other
        hand = act(server, hand, f"{hand['to_act']} raise {hand['legal']['raise']['min']}")
    assert set(acts_counted(server)) == {before[0] + 8}
    first = workers(server)[0]
    os.kill(first, signal.SIGKILL)
    assert eventually(lambda: len(workers(server)) == 2 and first not in workers(server))
    assert set(acts_counted(server)) == {before[0] + 8}, "what a killed process counted stays"


def acts_counted(server: Server) -> list[float]:
    """As several askings for `/metrics` say."""
    name, counts = 'dealer_assist_entries_total{kind="act"} ', list[float]()
    for _ in range(6):
        with urlopen(f"http://{server.host}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        counts.append(sum(float(line.removeprefix(name)) for line in lines if line.startswith(name)))
    return counts


@pytest.mark.parametrize("venue_on", ["postgresql"])
def test_who_was_sent_away_by_another_process_is_known_at_once(app: APIFlask):
    """What was decided a moment ago does not hold any more; the command line is such a process."""
    with app.app_context():
        app.extensions["feed"].others.hear()
        before = generation.count()
        url = database.db.engine.url.render_as_string(hide_password=False)
        script = ("import sys; from dealer_assist.web import create_app\n"
                "from dealer_assist.store.db import database\n"
                "from dealer_assist.store.people import generation\n"
                "with create_app({'INSTANCE': sys.argv[1], 'DATABASE_URL': sys.argv[2]}).app_context():\n"
                "    with database.writing() as session: generation.note(session)")
        command = [sys.executable, "-c", script, app.instance_path, url]
        subprocess.run(command, cwd=ROOT, check=True)
        assert eventually(lambda: generation.count() > before)


def test_a_killed_process_takes_nothing_acknowledged_with_it_and_is_replaced(server: Server):
    assert eventually(lambda: len(workers(server)) == 2)
    hand = dealt(server)
    for _ in range(4):
        before = workers(server)
        hand = act(server, hand, f"{hand['to_act']} call")
        os.kill(before[0], signal.SIGKILL)
        assert eventually(lambda old=before[0]: old not in (now := workers(server)) and len(now) == 2)
        assert eventually(lambda: answers(server))
        hand = server.ask("POST", f"/hands/{hand['hand']}/undo", {"seq": hand["seq"]})[1]
    rows = server.ask("GET", f"/hands/{hand['hand']}/log")[1]["rows"]
    assert [row["seq"] for row in rows] == list(range(9))
    assert server.ask("GET", f"/hands/{hand['hand']}/verify")[1]["ok"]


def answers(server: Server) -> bool:
    try:
        return bool(server.ask("GET", "/health")[0] == 200)
    except OSError:
        return False


def test_a_sqlite_file_has_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    done = CliRunner().invoke(main, ["serve", "--port", "0", "--workers", "2"])
    assert done.exit_code == 1 and "PostgreSQL" in done.output
