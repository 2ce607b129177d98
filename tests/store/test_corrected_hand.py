"""A corrected hand is one hand: whatever tells of it tells the result that counts, and what it was."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from datetime import datetime, timedelta
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.record.packet import prove
from dealer_assist.store.db import database
from dealer_assist.store.hands import rebuild
from dealer_assist.store.hands.verify import verify_all
from dealer_assist.store.ledger.verify import verify as verify_ledger
from dealer_assist.store.live import displays
from dealer_assist.store.review.night import night
from dealer_assist.store.search.index import AS_CORRECTED, Word
from tests.store.test_correcting import correct, finished, with_aces
from tests.store.venue import Desk

FORMS = ("phh", "ohh", "txt", "json")


@pytest.fixture
def amended(seated: Desk) -> Desk:
    """Seat 1 took 1,300 with two queens; the camera shows three sevens of seat 2."""
    correct(seated, finished(seated), with_aces())
    return seated


def text(desk: Desk, address: str) -> str:
    answer = desk.client.get(address)
    assert answer.status_code == 200, (address, answer.status)
    return str(answer.get_data(as_text=True))


def rows(desk: Desk, what: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text(desk, f"/export/{what}.csv"))))


# -- what is asked for one by one ------------------------------------------------------------------------


def test_the_hand_itself_tells_the_result_that_counts(amended: Desk):
    hand = amended.get("/hands/1")
    assert hand["awards"] == {"2": 1300}
    assert hand["stacks"] == {"1": 9400, "2": 10_700, "3": 9900}
    correction = hand["corrected"]
    assert (correction["paid"], correction["was"]["1"], correction["by"]) == ({"1": 1300}, 10_700, "Flo")
    assert [one["told"] for one in correction["transfers"]] == ["Seat 1 gives 1,300 to seat 2"]


def test_an_older_moment_stays_what_it_was(amended: Desk):
    newest = amended.get("/hands/1")["seq"]
    before = amended.get(f"/hands/1?seq={newest - 1}")
    assert (before["awards"], "corrected" in before) == ({"1": 1300}, False)


def test_lists_and_searches_know_the_winner_that_counts(amended: Desk):
    listed = amended.get("/tables/1/hands")["hands"][0]
    assert (listed["winners"], listed["corrected"]["paid"]) == ([2], {"1": 1300})
    names = {seat: name for seat, name in amended.get("/hands/1")["names"].items()}
    assert amended.get(f"/hands?q=won+{names['1']}")["hands"] == []
    row = amended.get(f"/hands?q=won+{names['2']}")["hands"][0]
    assert ([one["seat"] for one in row["winners"]], "corrected" in row["marks"]) == ([2], True)
    assert [one["id"] for one in amended.get("/hands?q=corrected")["hands"]] == [1]


def test_rows_tell_what_counts_and_what_it_was(amended: Desk):
    (hand,) = rows(amended, "hands")
    assert (hand["winners"], hand["was_winners"], bool(hand["corrected"])) == ("2", "1", True)
    assert [(row["after"], row["was"]) for row in rows(amended, "seats")] == [
        ("9400", "10700"), ("10700", "9400"), ("9900", "9900")]
    assert [(row["seat"], row["chips"], row["corrected"]) for row in rows(amended, "awards")] == [
        ("2", "1300", hand["corrected"])]
    acts = [row for row in rows(amended, "entries") if row["kind"] == "act"]
    assert {row["corrected"] for row in acts} == {hand["corrected"]}


def test_every_file_of_the_hand_pays_the_winner_that_counts(amended: Desk):
    phh = text(amended, "/hands/1/file.phh")
    assert "finishing_stacks = [10700, 9900, 9400]" in phh, "in the order of the deal"
    assert "_corrected" in phh
    document = json.loads(text(amended, "/hands/1/file.json"))
    assert (document["finishing_stacks"]["2"], document["corrected"]["paid"]) == (10_700, {"1": 1300})
    pots = json.loads(text(amended, "/hands/1/file.ohh"))["ohh"]["pots"]
    assert [win["win_amount"] for pot in pots for win in pot["player_wins"]] == [1300]
    collected = re.findall(r"(\w+) collected", text(amended, "/hands/1/file.txt"))
    names = amended.get("/hands/1")["names"]
    assert collected == [names["2"]]
    corrected = json.loads(text(amended, "/hands/1/file.ohh"))["ohh"]["_corrected"]
    assert (corrected["by"], corrected["paid"], corrected["owes"]) == ("Flo", {"1": 1300}, ["1 2 1300"])
    assert ('dealer-assist [observer] said, "Corrected by Flo: The camera shows an ace. As entered it paid '
            f'{names["1"]} 1300."') in text(amended, "/hands/1/file.txt").splitlines()
    for form in FORMS:
        notes = amended.client.get(f"/hands/1/file.{form}").headers["X-Notes"]
        assert "Corrected by Flo: The camera shows an ace" in notes, form
        assert "Seat 1 gives 1,300 to seat 2." in notes, form
        packed = amended.client.get(f"/export/hands.zip?form={form}").get_data()
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            assert b"Corrected by Flo" in archive.read("NOTES.txt"), form


def test_papers_say_what_it_was_and_who_owes_whom(amended: Desk):
    sheet = text(amended, "/hands/1/sheet")
    assert "Corrected by Flo" in sheet
    assert "Seat 1 gives 1,300 to seat 2." in sheet
    assert re.search(r"As it was entered it paid: .*1,300", sheet)
    packet = amended.client.get("/hands/1/packet.zip").get_data()
    assert prove(packet, "packet.zip")["ok"]
    with zipfile.ZipFile(io.BytesIO(packet)) as archive:
        document = json.loads(archive.read("packet.json"))
    assert (document["final"]["awards"], document["entered"]["awards"]) == ({"2": 1300}, {"1": 1300})
    assert document["hand"]["winners"] == [2]


def test_a_packet_that_pays_who_was_paid_is_found_out(amended: Desk):
    packet = amended.client.get("/hands/1/packet.zip").get_data()
    with zipfile.ZipFile(io.BytesIO(packet)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    document = json.loads(files["packet.json"])
    document["final"], document["hand"]["winners"] = document["entered"], [1]
    files["packet.json"] = json.dumps(document).encode()
    changed = io.BytesIO()
    with zipfile.ZipFile(changed, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    what = {one["what"] for one in prove(changed.getvalue(), "packet.zip")["differences"]}
    assert {"file", "winners"} <= what


def test_the_figures_of_a_night_say_that_they_count_a_corrected_hand(app: APIFlask, amended: Desk):
    names = amended.get("/hands/1")["names"]
    with app.app_context(), database.reading() as session:
        figures = night(session, (datetime.now() - timedelta(hours=12)).date())
    assert figures.corrected == 1
    assert {bar.name: bar.chips for bar in figures.players}[names["2"]] == 700
    page = text(amended, "/night")
    assert "One of them was corrected; here it counts as corrected." in page
    assert 'href="/find?q=corrected"' in page


def test_a_screen_on_the_wall_shows_what_counts_with_the_mark(app: APIFlask, amended: Desk):
    with app.app_context(), database.writing() as session:
        token = displays.add(session, 1, 0, None).token
    shown = json.loads(text(amended, f"/show/{token}/state.json"))["hand"]
    assert (shown["awards"], shown["corrected"]) == ({"2": 1300}, ["Seat 1 gives 1,300 to seat 2"])


def test_a_list_that_somebody_keeps_marks_the_hand(amended: Desk):
    kept = amended.client.post("/playlists/add", data={"name": "To look at", "hand": "1"})
    assert kept.status_code in (302, 303), kept.status
    page = text(amended, kept.headers["Location"])
    assert "m-corrected" in page
    assert re.search(r'class="mark was">was.{0,20}[Ss]eat.{0,20}1', page, re.DOTALL)


def test_the_review_has_both_replays(amended: Desk):
    document = json.loads(text(amended, "/hands/1/review.json"))
    now, was = (document[name][-1]["felt"]["awards"] for name in ("steps", "entered"))
    assert (now, was) == ({"2": 1300}, {"1": 1300})
    assert [step["line"] for step in document["steps"] if step.get("amended")] == ["2 show 7s7h"]
    assert document["stacks"]["2"] == [10_000, 10_700]
    page = text(amended, "/hands/1")
    assert "Corrected by Flo" in page
    assert "Seat 1 gives 1,300 to seat 2" in page


# -- and all of it ----------------------------------------------------------------------------------------

OLD = re.compile(r'"winners": ?\[1\]|"awards": ?\{"1": ?1300\}|"won": ?700\b|\n1,1,[^\n]*,10000,10700,700')


def addresses(app: APIFlask) -> list[str]:
    """Every address that can be asked with a hand, a table, a form or nothing."""
    known: dict[str, Any] = {"hand": 1, "table": 1, "number": 1, "what": "hands", "kind": "csv"}
    paths = []
    with app.test_request_context():
        for rule in app.url_map.iter_rules():
            if "GET" not in rule.methods or not rule.arguments <= known.keys() | {"form"}:
                continue
            for form in FORMS if "form" in rule.arguments else ("",):
                address = app.url_map.bind("localhost").build(
                    rule.endpoint, {name: known.get(name, form) for name in rule.arguments})
                paths.append(address.removeprefix("http://localhost"))
    return paths


def test_the_winner_that_was_stands_nowhere_without_the_mark(app: APIFlask, amended: Desk):
    asked = 0
    for address in addresses(app):
        if "/stream" in address or "/news" in address or "/live" in address:
            continue
        answer = amended.client.get(address)
        if answer.status_code != 200 or answer.is_streamed and "event-stream" in answer.content_type:
            continue
        asked += 1
        text = answer.get_data().decode("utf-8", "replace")
        if OLD.search(text):
            assert "orrected" in text, address
    assert asked > 40


# -- the record -------------------------------------------------------------------------------------------


def differences() -> list[Any]:
    with database.reading() as session:
        hands = [one for report in verify_all(session) for one in report["differences"]]
        return hands + verify_ledger(session)["differences"]


def test_the_record_holds_lists_to_the_result_that_counts(app: APIFlask, amended: Desk):
    with app.app_context():
        assert differences() == []
        with database.writing() as session:
            session.execute(database.db.text("UPDATE hand SET winners = '[1]'"))
        assert [one["what"] for one in differences()] == ["winners"]
        (report,) = rebuild.rebuild(1)
        assert report["righted"] == ["winners"]
        assert differences() == []


def test_lists_of_an_earlier_version_are_brought_in_line_once(app: APIFlask, amended: Desk):
    with app.app_context():
        list(rebuild.fill())
        with database.writing() as session:
            session.query(Word).filter_by(word=AS_CORRECTED).delete()
            session.execute(database.db.text("UPDATE hand SET winners = '[1]'"))
        list(rebuild.fill())
    assert amended.get("/tables/1/hands")["hands"][0]["winners"] == [2]


def test_a_hand_made_void_afterwards_is_void_everywhere(seated: Desk):
    correct(seated, finished(seated), [], void=True)
    hand = seated.get("/hands/1")
    assert (hand["status"], hand["stacks"]) == ("void", {"1": 10_000, "2": 10_000, "3": 10_000})
    assert seated.get("/tables/1/hands")["hands"][0]["status"] == "void"
    assert [one["status"] for one in seated.get("/hands?q=void")["hands"]] == ["void"]
    assert rows(seated, "hands")[0]["status"] == "void"
    assert rows(seated, "awards") == []
    assert seated.client.get("/hands/1/file.phh").status_code == 422
    assert seated.get("/hands/1/verify")["ok"]


def test_a_second_correction_takes_the_place_of_the_first(amended: Desk):
    correct(amended, {"hand": 1}, [*with_aces()[:-2], "2 muck"])
    hand = amended.get("/hands/1")
    assert hand["awards"] == {"1": 1300}
    assert hand["corrected"]["difference"] == {}
