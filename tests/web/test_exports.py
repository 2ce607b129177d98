"""Everything that is kept can be taken out: rows as they stream, hands as files, nothing that nobody saw."""

from __future__ import annotations

import csv
import io
import json
import zipfile

import pytest
from apiflask import APIFlask
from click.testing import CliRunner

from dealer_assist.cli.export import export
from dealer_assist.store.db import database
from dealer_assist.store.transfer import exports
from tests.store.test_events import Director
from tests.store.venue import Desk



def table_of(desk: Desk, path: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(desk.client.get(path).get_data(as_text=True))))


def play_two(desk: Desk) -> None:
    desk.play(desk.start(), "1 fold", "2 raise 300", "3 fold")
    desk.patch("/tables/1", game="five-card-draw", betting="limit", small_bet=100, big_bet=200)
    hand = desk.play(desk.start(), "2 call", "3 call", "1 check")
    hand = desk.play(hand, "3 draw 2 AhKh", "1 pat", "2 draw 1")
    desk.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"])


@pytest.mark.both_databases
def test_rows_of_every_kind(seated: Desk):
    play_two(seated)
    hands = table_of(seated, "/export/hands.csv")
    assert [(row["game"], row["status"], row["pot"], row["winners"]) for row in hands] == [
        ("holdem", "over", "200", "2"), ("five-card-draw", "open", "0", "")]
    seats = table_of(seated, "/export/seats.csv?table=1")
    assert [row["won"] for row in seats if row["hand"] == "1"] == ["0", "100", "-100"]
    assert table_of(seated, "/export/awards.csv") == [
        {"hand": "1", "pot": "0", "side": "high", "board": "1", "seat": "2", "chips": "200", "corrected": ""}]
    assert [row["name"] for row in table_of(seated, "/export/players.csv")] == ["Ann", "Bob", "Cy"]
    assert {row["stack"] for row in table_of(seated, "/export/tables.csv")} == {"10000", "10100", "9900"}


def test_entries_say_what_was_undone_and_hide_what_was_thrown(seated: Desk):
    play_two(seated)
    lines = seated.client.get("/export/entries.jsonl").get_data(as_text=True).splitlines()
    rows = [json.loads(line) for line in lines]
    thrown = [row for row in rows if row["line"] and "draw" in row["line"]]
    assert [(row["line"], row["in_force"]) for row in thrown] == [("3 draw 2", True), ("2 draw 1", False)]
    assert "Ah" not in "".join(lines)


def test_a_spreadsheet_computes_nothing(seated: Desk):
    seated.put("/tables/1/seats/4", player="=1+2", stack=500)
    assert table_of(seated, "/export/players.csv")[-1]["name"] == "'=1+2"


def test_only_the_days_that_were_asked_for(seated: Desk):
    play_two(seated)
    assert len(table_of(seated, "/export/hands.csv?since=2020-01-01")) == 2
    assert table_of(seated, "/export/hands.csv?until=2020-01-01") == []
    page = seated.client.get("/export/hands.csv?since=yesterday")
    assert page.status_code == 422 and "Write it as 2026-11-21" in page.get_data(as_text=True)


def test_hands_as_files_with_what_they_cannot_say(seated: Desk):
    play_two(seated)
    with zipfile.ZipFile(io.BytesIO(seated.client.get("/export/hands.zip?form=ohh").data)) as archive:
        assert archive.namelist() == ["1.ohh", "NOTES.txt"]
        document = json.loads(archive.read("1.ohh"))["ohh"]
        assert document["table_name"] == "Table 1" and document["players"][1]["name"] == "Bob"
        assert "uncalled" in archive.read("NOTES.txt").decode()
    text = seated.client.get("/hands/1/file.txt")
    assert "Bob: raises 200 to 300" in text.get_data(as_text=True)
    assert 'variant = "NT"' in seated.client.get("/hands/1/file.phh").get_data(as_text=True)
    assert seated.client.get("/hands/2/file.ohh").status_code == 422
    assert seated.client.get("/hands/9/file.ohh").status_code == 404


def test_a_hand_of_an_event_names_it_in_the_forms_that_trackers_read(app: APIFlask, desk: Desk):
    """Open Hand History requires `tournament_info`; without a number a hand text is filed as play money."""
    director = Director(app, "Winter Main")
    director.begin(3)
    hand = desk.start(desk.get("/tables")["tables"][-1]["id"])
    while not hand["over"]:
        hand = desk.play(hand, f"{hand['to_act']} fold")
    number = hand["hand"]
    document = json.loads(desk.client.get(f"/hands/{number}/file.ohh").data)["ohh"]
    info = document["tournament_info"]
    assert (document["tournament"], info["tournament_number"], info["name"]) == (True, "1", "Winter Main")
    text = desk.client.get(f"/hands/{number}/file.txt").get_data(as_text=True)
    assert ":  Tournament #1, Hold'em No Limit (" in text.splitlines()[0]


def test_what_was_streamed_is_not_held(seated: Desk, app: APIFlask):
    play_two(seated)
    with app.app_context(), database.reading() as session:
        list(exports.entries(session, exports.Which()))
        assert len(session.identity_map) == 0


def test_the_command_writes_the_same(seated: Desk, app: APIFlask, monkeypatch, tmp_path):
    play_two(seated)
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", app.instance_path)
    monkeypatch.setenv("DATABASE_URL", app.config["SQLALCHEMY_DATABASE_URI"].render_as_string(False))
    rows = CliRunner().invoke(export, ["hands", "--kind", "jsonl"])
    assert [json.loads(line)["number"] for line in rows.stdout.splitlines()] == [1, 2]
    files = CliRunner().invoke(export, ["phh", "--into", str(tmp_path / "out")])
    assert (files.exit_code, [path.name for path in (tmp_path / "out").iterdir()]) == (0, ["1.phh"])
    assert (tmp_path / "out" / "1.phh").stat().st_mode & 0o077 == 0, "nobody else on the machine reads it"
    wrong = CliRunner().invoke(export, ["hands", "--since", "soon"])
    assert wrong.exit_code == 2 and "Write it as" in wrong.stderr


def test_a_stream_says_how_much_will_come(seated: Desk):
    play_two(seated)
    zipped = seated.client.get("/export/hands.zip?form=phh")
    assert zipped.headers["X-Items"] == "1"
    rows = seated.client.get("/export/entries.jsonl")
    assert int(rows.headers["X-Items"]) == len(rows.get_data(as_text=True).splitlines())
    assert "X-Items" not in seated.client.get("/export/awards.csv").headers
