"""Hands of other people: played and counted before they are taken in, refused with a reason."""

from __future__ import annotations

import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from click.testing import CliRunner

from dealer_assist.cli.take_in import take_in
from dealer_assist.formats import times
from dealer_assist.formats.files import read_hands
from dealer_assist.formats.source import facts, source_of
from dealer_assist.store.db import database
from dealer_assist.store.db.models import HandRow
from dealer_assist.store.hands.verify import verify
from dealer_assist.store.transfer import imports as importing
from dealer_assist.web.exchange import imports
from tests.store.venue import Desk


OWN = Path(__file__).parent.parent / "hands" / "own"
SHARED = Path(__file__).parent.parent.parent.parent / "shared" / "hands"


def send(desk: Desk, **files: bytes) -> Any:
    """Files by name; a dot in a name is written as two underscores."""
    sent = [(io.BytesIO(data), name.replace("__", ".")) for name, data in files.items()]
    answer = desk.client.post("/imports", data={"files": sent}, content_type="multipart/form-data")
    if answer.status_code != 303:
        return answer
    number = int(answer.location.rsplit("/", 1)[1])
    imports.wait_for(number)
    return desk.client.get(f"/imports/{number}/state.json").get_json()


def own(name: str) -> bytes:
    return (OWN / f"{name}.phh").read_bytes()


@pytest.mark.both_databases
def test_a_hand_is_taken_in_and_stands_on_no_list_of_tables(desk: Desk, app: APIFlask):
    imported = send(desk, pot__phh=own("pot-limit-omaha"))
    assert (imported["status"], imported["read"], imported["taken"], imported["refused"]) == ("done", 1, 1, 0)
    assert desk.get("/tables")["tables"] == []
    with app.app_context(), database.reading() as session:
        hand = session.query(HandRow).one()
        assert hand.status == "over" and hand.winners
        assert verify(session, hand.id)["ok"]
    page = desk.client.get("/imports/1").get_data(as_text=True)
    assert "Hand 1" in page and "/hands/1" in page


def test_nothing_is_dealt_at_an_import(desk: Desk):
    send(desk, pot__phh=own("pot-limit-omaha"))
    for path, body in (("/tables/1/hands", {}), ("/tables/1/seats/1", {"player": "Ann", "stack": 5})):
        answer = (desk.client.put if "seats" in path else desk.client.post)(f"/api/v1{path}", json=body)
        assert (answer.status_code, answer.get_json()["error"]["code"]) == (422, "not-a-table")


def test_a_hand_whose_chips_do_not_add_up_is_refused_and_the_others_go_on(desk: Desk):
    good = own("no-limit-holdem-side-pots").decode()
    start = good.index("finishing_stacks = [") + len("finishing_stacks = [")
    wrong = good[:start] + "9" + good[start:]
    texts = (good, wrong, "variant = 'XX'\n", "no toml =", good)
    many = "".join(f"[{n}]\n{text}\n" for n, text in enumerate(texts, 1))
    imported = send(desk, many__phhs=many.encode())
    assert (imported["size"], imported["read"], imported["taken"], imported["refused"]) == (5, 5, 2, 3)
    reasons = {one["hand"]: one["reason"] for one in imported["mistakes"]}
    assert "do not add up" in reasons["many.phhs#2"] and "the file says" in reasons["many.phhs#2"]
    assert "variants" in reasons["many.phhs#3"] and "not TOML" in reasons["many.phhs#4"]


@pytest.mark.both_databases
def test_the_same_files_twice_say_so(desk: Desk):
    send(desk, razz__phh=own("razz"))
    again = send(desk, razz__phh=own("razz"))
    assert again.status_code == 422 and "import 1" in again.get_data(as_text=True)


@pytest.mark.both_databases
def test_what_was_broken_off_goes_on_without_doubling(desk: Desk, app: APIFlask):
    send(desk, razz__phh=own("razz"), stud__phh=own("stud"))
    with app.app_context(), database.writing() as session:
        importing.find(session, 1).status = importing.STOPPED
    imported = send(desk, razz__phh=own("razz"), stud__phh=own("stud"))
    assert (imported["id"], imported["taken"]) == (1, 2)
    with app.app_context(), database.reading() as session:
        assert session.query(HandRow).count() == 2


@pytest.mark.both_databases
def test_a_cancelled_import_takes_no_more(desk: Desk, app: APIFlask):
    with app.app_context():
        files = [importing.File("razz.phh", own("razz"))]
        with database.writing() as session:
            number = importing.begin(session, files, "Flo").id
        assert desk.client.post(f"/imports/{number}/cancel").status_code == 303
        importing.run(number, files, importing.By())
        with database.reading() as session:
            imported = importing.find(session, number)
            assert (imported.status, imported.taken) == ("cancelled", 0)


def packed(**members: bytes) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name.replace("__", "."), data)
    return buffer.getvalue()


def test_a_zip_is_unpacked_without_its_folders(desk: Desk):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("../../etc/razz.phh", own("razz"))
        archive.writestr("readme.txt", b"hello")
    assert send(desk, night__zip=buffer.getvalue())["taken"] == 1


PICTURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"


def test_every_file_that_was_given_is_told_of(desk: Desk):
    """A picture, an empty file, one without a hand, a damaged zip, and the same inside a zip."""
    inside = packed(razz__phh=own("razz"), photo__jpg=PICTURE, blank__txt=b"", letter__txt=b"hello",
                    more__zip=packed(stud__phh=own("stud")), list__json=b"[]",
                    page__xml=b"<session></session>")
    imported = send(desk, night__zip=inside, photo__png=PICTURE, disguised__txt=PICTURE, bare__ohh=b" \n ",
                bad__zip=b"PK no zip", notes__phh=b"nothing here")
    assert (imported["status"], imported["taken"], imported["read"], imported["size"]) == ("done", 1, 8, 8)
    reasons = {one["hand"]: one["reason"] for one in imported["mistakes"]}
    assert {name: reason[:27] for name, reason in reasons.items()} == {
        "photo.jpg": "This is no file of hands (.", "photo.png": "This is no file of hands (.",
        "more.zip": "This is a zip inside a zip.", "bad.zip": "bad.zip cannot be unpacked.",
        "blank.txt": "This file is empty. Save it", "bare.ohh": "This file is empty. Save it",
        "letter.txt": "There is no hand in this fi", "list.json": "There is no hand in this fi",
        "page.xml": "There is no hand in this fi", "disguised.txt": "There is no hand in this fi",
        "notes.phh": "There is no hand in this fi"}
    page = desk.client.get("/imports/1").get_data(as_text=True)
    assert "11 refused, with the reason" in page and "photo.png" in page


def test_a_damaged_file_of_a_zip_leaves_the_others(desk: Desk):
    whole = bytearray(packed(razz__phh=own("razz"), stud__phh=own("stud")))
    start = whole.index(b"razz.phh") + len("razz.phh")
    whole[start:start + 40] = bytes(40)
    imported = send(desk, night__zip=bytes(whole))
    assert imported["taken"] == 1 and [one["hand"] for one in imported["mistakes"]] == ["razz.phh"]


BOMB = b"packed when it is asked for: to read this file need not take half a second"


@pytest.mark.parametrize(("name", "data", "says"), [
    ("hands__zip", b"PK no zip", "cannot be unpacked"),
    ("notes__doc", b"hello", "no .phh, .phhs, .ohh, .json, .jsonl, .txt or .xml file"),
    ("bomb__zip", BOMB, "Send fewer"),
])
def test_what_is_no_file_of_hands_gets_a_sentence(desk: Desk, name: str, data: bytes, says: str):
    answer = send(desk, **{name: packed(big__phh=b"\0" * 120_000_000) if data is BOMB else data})
    assert answer.status_code == 422 and says in answer.get_data(as_text=True)


@pytest.mark.both_databases
def test_hostile_hands_are_refused_one_by_one(desk: Desk):
    deep, latin = b"a = " + b"[" * 5000, "author = 'é'".encode("latin-1")
    imported = send(desk, deep__phh=deep, latin__phh=latin, empty__phh=b"")
    assert (imported["taken"], imported["refused"]) == (0, 3)


@pytest.mark.both_databases
@pytest.mark.skipif(not SHARED.is_dir(), reason="no recorded hands beside the project")
def test_recorded_hands_of_real_events_are_taken_in(app: APIFlask, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("dealer_assist.web.create_app", lambda: app)
    files = [str(path) for path in sorted(SHARED.rglob("*.phh"))[:40]]
    done = CliRunner().invoke(take_in, files)
    assert "hands taken in" in done.stdout, done.output
    assert int(done.stdout.split()[0]) >= 36, done.stderr


@pytest.mark.both_databases
def test_a_number_of_five_thousand_digits_ends_no_import(desk: Desk):
    """The hand is refused with a sentence, those after it are taken in, and nobody waits for ever."""
    good = own("razz").decode()
    bad = re.sub(r"starting_stacks = \[\d+", "starting_stacks = [" + "9" * 5_000, good)
    imported = send(desk, many__phhs=f"[1]\n{bad}\n[2]\n{good}\n".encode())
    assert (imported["status"], imported["taken"], imported["refused"]) == ("done", 1, 1)
    assert "5,000 digits" in imported["mistakes"][0]["reason"]


def test_an_import_that_breaks_off_says_so_on_its_page(desk: Desk, monkeypatch: pytest.MonkeyPatch):
    def fails(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(importing, "_keep", fails)
    assert send(desk, razz__phh=own("razz"))["status"] == "stopped"


CENTS = b"""variant = 'NT'
event = 'Friday night'
author = 'Ann'
year = 2009
hand = 41
currency = 'USD'
antes = [0, 0]
blinds_or_straddles = [0.05, 0.10]
min_bet = 0.10
starting_stacks = [%s, 12.34]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 0.25', 'p1 f']
"""


@pytest.mark.both_databases
def test_money_day_event_and_number_stay_as_the_file_had_them(desk: Desk):
    assert send(desk, night__phh=CENTS % b"7.5")["taken"] == 1
    page = desk.client.get("/imports/1").get_data(as_text=True)
    assert "Friday night" in page and "2009" in page and "#41" in page
    assert "$0.20" in page and "the file tells no result" in page
    review = desk.client.get("/hands/1/review.json").get_json()
    assert (review["source"]["scale"], review["source"]["symbol"]) == (100, "$")
    may = [step["may"]["text"] for step in review["steps"] if step["may"]]
    assert any("call $0.05" in text and "raise to $0.20" in text for text in may), may
    listed = desk.client.get("/find?q=game:holdem").get_data(as_text=True)
    assert "Friday night" in listed and "$0.20" in listed
    back = desk.client.get("/hands/1/file.phh").get_data(as_text=True)
    assert "starting_stacks = [7.5, 12.34]" in back and "p2 cbr 0.25" in back
    assert all(line in back for line in ('author = "Ann"', "hand = 41", "year = 2009"))
    assert "month" not in back
    text = desk.client.get("/hands/1/file.txt").get_data(as_text=True)
    assert "Hand #41" in text and "$0.25" in text and "Seat 2: " in text and "2009/" not in text


@pytest.mark.parametrize("form", ["txt", "ohh"])
def test_all_that_a_file_told_goes_out_and_comes_back_in_every_form(desk: Desk, form: str):
    """Year alone, author, place: the form has no field for them, and our own reader finds them."""
    send(desk, old__phh=CENTS % b"7.5")
    told = facts(source_of(next(iter(read_hands(CENTS % b"7.5", "old")))))
    text = desk.client.get(f"/hands/1/file.{form}").get_data()
    assert facts(source_of(next(iter(read_hands(text, form))))) == told


def test_the_page_of_a_hand_says_from_which_file_it_came_by_whom_and_when(desk: Desk):
    assert send(desk, night__phh=CENTS % b"7.5")["taken"] == 1
    taken_in = desk.client.get("/hands/1/review.json").get_json()["taken_in"]
    day = times.moment(taken_in["at"])
    page = desk.client.get("/hands/1").get_data(as_text=True)
    assert f"From the file night.phh, taken in {day}" in " ".join(page.split())
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat in (1, 2):
        desk.put(f"/tables/2/seats/{seat}", player=f"P{seat}", stack=1000)
    dealt = desk.start(2)["hand"]
    assert desk.client.get(f"/hands/{dealt}/review.json").get_json()["taken_in"] is None
    assert "From the file" not in desk.client.get(f"/hands/{dealt}").get_data(as_text=True)


def test_a_stack_that_the_file_does_not_know_is_shown_as_unknown(desk: Desk):
    assert send(desk, night__phh=CENTS % b"inf")["taken"] == 1
    assert "[inf, 12.34]" in desk.client.get("/hands/1/file.phh").get_data(as_text=True)
    refused = desk.client.get("/hands/1/file.txt")
    assert refused.status_code in (409, 422)
    assert "Nobody knows what seat 1 had" in refused.get_data(as_text=True)


def test_a_hand_goes_out_as_json_and_comes_in_again(desk: Desk):
    send(desk, pot__phh=own("pot-limit-omaha"))
    text = desk.client.get("/hands/1/file.json").get_data()
    imported = send(desk, again__json=text)
    assert (imported["taken"], imported["refused"]) == (1, 0)
    assert desk.client.get("/hands/2/file.json").get_json() == json.loads(text)
    assert "agrees with the file" in desk.client.get("/imports/2").get_data(as_text=True)


def test_chips_of_the_room_and_money_of_a_file_are_not_added_up(seated: Desk):
    seated.play(seated.start(), "1 fold", "2 fold")
    send(seated, pot__phh=own("pot-limit-omaha"))

    def chips(query: str) -> int | None:
        found: int | None = seated.get(f"/hands?q={query}")["chips"]
        return found

    assert chips("table:1") and chips("table:2")
    assert chips("") is None


def test_nothing_chosen_gets_a_sentence(desk: Desk):
    answer = desk.client.post("/imports", data={"files": []}, content_type="multipart/form-data")
    assert answer.status_code == 422 and "Choose files or a folder" in answer.get_data(as_text=True)


@pytest.mark.both_databases
def test_the_command_takes_a_whole_folder(app: APIFlask, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "night" / "late").mkdir(parents=True)
    (tmp_path / "night" / "razz.phh").write_bytes(own("razz"))
    (tmp_path / "night" / "late" / "pot.phh").write_bytes(own("pot-limit-omaha"))
    (tmp_path / "night" / "notes.md").write_text("not a hand")
    monkeypatch.setattr("dealer_assist.web.create_app", lambda: app)
    done = CliRunner().invoke(take_in, [str(tmp_path)])
    assert (done.exit_code, "2 hands taken in, 0 refused" in done.output) == (0, True), done.output


@pytest.mark.parametrize("form", ["phh", "txt", "json"])
def test_a_hand_of_a_table_comes_back_from_every_form(desk: Desk, form: str):
    """Seven go to the river of Mississippi Stud, where one card is for all unless the room has named another
    rule: what the record keeps of the house names none."""
    desk.make("/tables", name="Oslo", game="mississippi-stud", betting="no-limit", blinds=[5, 10])
    for seat in range(1, 8):
        desk.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=10)
    hand = desk.start(button=7)
    hand = desk.play(hand, *(f"{seat} all-in" for seat in (3, 4, 5, 6, 7, 1)))
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    hand = desk.play(hand, f"deal community {deck[42]}", *(
        f"{seat} show {''.join(deck[6 * seat - 6:6 * seat])}" for seat in range(1, 8)))
    assert hand["over"]
    text = desk.client.get(f"/hands/1/file.{form}").get_data()
    assert b"stud-short-stub" not in text
    imported = send(desk, **{f"own__{form}": text})
    assert (imported["taken"], imported["refused"]) == (1, 0), (imported, text)
    assert "agrees with the file" in desk.client.get("/imports/1").get_data(as_text=True)
