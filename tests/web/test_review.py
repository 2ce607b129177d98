"""A hand looked at again: its page, who may see it, what is never told, a packet that proves itself."""

from __future__ import annotations

import io
import json
import re
import shutil
import zipfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from click.testing import CliRunner
from playwright.sync_api import Page, expect
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from dealer_assist.cli import main
from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.record.log import By
from dealer_assist.store.ledger.signing import packet_signature, public_key
from dealer_assist.record import packet
from dealer_assist.store.review import steps as reviewing
from dealer_assist.store.review.packet import PHH, json_bytes, zipped
from dealer_assist.store.transfer import imports
from dealer_assist.store.transfer.unpacking import File
from dealer_assist.web import create_app
from tests.store.venue import Desk, sqlite_template
from tests.web.server import Server, serving
from tests.web.staff import Staff


CHECKED = ("2 check", "3 check", "1 check")


def played(desk: Desk) -> Any:
    """Three players: a raise that was taken back and called instead, checked down, seat 2 shows aces."""
    hand = desk.play(desk.start(button=1), "1 raise 300")
    hand = desk.post(f"/hands/{hand['hand']}/undo", seq=hand["seq"], who="Flo", device="phone")
    return desk.play(
        hand, "1 call", "2 call", "3 check", "deal board AhKd2c", *CHECKED, "deal board 7s", *CHECKED,
        "deal board 8s", *CHECKED, "2 show AsAc", "3 show KhQh", "1 muck")


def told(desk: Desk, hand: int = 1) -> Any:
    answer = desk.client.get(f"/hands/{hand}/review.json")
    assert answer.status_code == 200, answer.data
    return answer.get_json()


@pytest.mark.both_databases
def test_every_step_tells_what_was_open_to_its_player(seated: Desk):
    played(seated)
    review = told(seated)
    steps = review["steps"]
    assert steps[0]["line"] is None and steps[0]["felt"]["pot"] == 150
    assert steps[0]["may"]["seat"] == 1 and "raise to 200 to 10,000" in steps[0]["may"]["text"]
    assert [step["seq"] for step in steps[:3]] == [0, 3, 4]      # what was undone is no step
    assert [(row["kind"], row["in_force"], row["who"]) for row in review["rows"][:3]] == [
        ("start", True, None), ("act", False, None), ("undo", True, "Flo")]
    last = steps[-1]["felt"]
    assert last["awards"] == {"2": 300} and "Ace" in last["hands"]["2"]["high"]["name"]


def test_no_hole_card_is_told_that_was_not_tabled(seated: Desk):
    """A draw names what went face down; the page, the papers and the packet say how many."""
    seated.patch("/tables/1", game="five-card-draw", betting="limit", small_bet=100, big_bet=200)
    hand = seated.play(
        seated.start(button=1), "1 call", "2 call", "3 check", "2 draw 2 AhKd", "3 pat", "1 pat")
    assert "2 draw 2 AhKd" in hand["lines"]
    seated.play(hand, "2 check", "3 check", "1 check", "2 show 9s9c9d2c2h", "3 muck", "1 muck")
    page = seated.client.get("/hands/1/review.json").get_data(as_text=True)
    packed = seated.client.get("/hands/1/packet.zip").data
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        document = archive.read(packet.JSON).decode()
        assert json.loads(document)["sealed"] == [4]
    for paper in (page, document, seated.client.get("/hands/1/sheet").get_data(as_text=True)):
        assert "Ah" not in paper and "A♥" not in paper
    assert "2 draw 2" in page


def test_what_was_read_is_not_sent_again_in_the_same_language(seated: Desk):
    """A tablet that is set to another language gets the sentences of that one, though no row is new."""
    played(seated)
    read = seated.client.get("/hands/1/review.json")
    again = {"If-None-Match": read.headers["ETag"]}
    assert seated.client.get("/hands/1/review.json", headers=again).status_code == 304
    spanish = seated.client.get("/hands/1/review.json", headers={**again, "Accept-Language": "es"})
    assert spanish.status_code == 200 and spanish.headers["ETag"] != read.headers["ETag"]


def test_an_imported_hand_keeps_its_hole_cards_to_itself(app: APIFlask):
    """A file of one player's own hands names his cards; he folded them before anybody saw them."""
    recorded = b"""variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [5000, 5000, 5000]
actions = ["d dh p1 AhAd", "d dh p2 7c2d", "d dh p3 KsKd", "p3 cbr 300", "p1 f", "p2 f"]
players = ["Hero", "Vic", "Wim"]
"""
    with app.app_context():
        with database.writing() as session:
            file = File("night.phh", recorded)
            number = imports.begin(session, [file], None).id
        imports.run(number, [file], By(device="import"))
    client = app.test_client()
    review = client.get("/hands/1/review.json").get_json()
    assert [step["line"] for step in review["steps"]] == [None, "3 raise 300", "1 fold", "2 fold"]
    assert [row["sealed"] for row in review["rows"][:5]] == [False, True, True, True, False]
    page = client.get("/hands/1/review.json").get_data(as_text=True)
    assert "Wim" in page and not any(card in page for card in ("AhAd", "7c2d", "KsKd"))
    assert client.get("/hands/1/packet.zip").status_code == 200


def test_a_void_hand_gives_every_chip_back(seated: Desk):
    hand = seated.play(seated.start(button=1), "1 raise 300")
    seated.post("/hands/1/void", seq=hand["seq"], reason="misdeal")
    last = told(seated)["steps"][-1]
    assert last["status"] == "void" and last["reason"] == "misdeal"
    assert [seat["stack"] for seat in last["felt"]["seats"]] == [10_000, 10_000, 10_000]
    assert "Hand made void: misdeal" in seated.client.get("/hands/1/sheet").get_data(as_text=True)


def test_what_happened_stands_in_review_sheet_and_packet(seated: Desk, tmp_path: Path):
    hand = played(seated)
    seated.post("/hands/1/events", seq=hand["seq"], kind="exposed-card", seat=2, note="the burn card")
    happening = "Card exposed, seat 2: the burn card"
    assert happening in [row["says"] for row in told(seated)["rows"]]
    assert happening in seated.client.get("/hands/1/sheet").get_data(as_text=True)
    (tmp_path / "packet.zip").write_bytes(seated.client.get("/hands/1/packet.zip").data)
    assert judged(tmp_path / "packet.zip")["ok"]


def test_remarks_are_added_to_and_never_changed(seated: Desk, app: APIFlask):
    played(seated)

    def say(**body: Any) -> Any:
        return seated.client.post("/hands/1/remarks", json=body)

    first = say(seq=3, text="He said call first.").get_json()["remarks"][0]
    say(remark=first["id"], text="He said call, then put in 300.")
    kept = say(remark=first["id"], done=True).get_json()["remarks"]
    assert [(one["text"], one["done"], len(one["lines"])) for one in kept] == [
        ("He said call, then put in 300.", True, 3)]
    assert say(seq=99, text="x").status_code == 422
    assert say(seq=3, text=" ").status_code == 422
    assert say(remark=77, done=True).status_code == 404
    with app.app_context(), pytest.raises(DatabaseError, match="only ever added to"):
        with database.writing() as session:
            session.execute(text("UPDATE hand_remark SET text = 'nothing'"))


def test_a_session_has_every_stack_and_leads_from_hand_to_hand(seated: Desk):
    played(seated)
    seated.play(seated.start(), "2 fold", "3 fold")
    session = seated.client.get("/tables/1/session.json").get_json()
    assert [(hand["pot"], hand["winners"]) for hand in session["hands"]] == [(300, [2]), (100, [1])]
    assert [place["after"] for place in session["hands"][1]["seats"]] == [9_950, 10_200, 9_850]
    assert (told(seated, 1)["after"], told(seated, 2)["before"]) == (2, 1)
    assert "Hand 2" in seated.client.get("/tables/1/session").get_data(as_text=True)
    assert seated.client.get("/tables/9/session").status_code == 404


def test_an_open_hand_is_not_for_a_viewer_and_a_packet_for_chiefs_only(seated: Desk, app: APIFlask):
    seated.start(button=1)
    staff = Staff(app)
    vic, flo = staff.signed_in("Vic"), staff.signed_in("Flo")
    assert vic.get("/hands/1").status_code == vic.get("/hands/1/review.json").status_code == 403
    assert flo.get("/hands/1").status_code == 200
    Desk(flo).post("/hands/1/void", seq=0)
    assert vic.get("/hands/1").status_code == 200
    assert vic.get("/hands/1/packet.zip").status_code == 403
    remark = flo.post("/hands/1/remarks", json={"seq": 1, "text": "Two cards were exposed."}).get_json()
    assert remark["remarks"][0]["who"] == "Flo"
    assert vic.post("/hands/1/remarks", json={"seq": 1, "text": "x"}).status_code == 403
    assert app.test_client().get("/hands/1").status_code == 303
    assert flo.get("/hands/9").status_code == 404


# -- the packet -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def given_out(templates: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes]:
    """The packet of a played hand, and the folder of its room: each test takes a copy of it."""
    room = tmp_path_factory.mktemp("room")
    shutil.copy(sqlite_template(templates, True), room / database.FILE)
    desk = Desk(create_app({"INSTANCE": room}).test_client())
    played(desk)
    return room, desk.client.get("/hands/1/packet.zip").data


@pytest.fixture
def packed(given_out: tuple[Path, bytes], tmp_path: Path) -> Path:
    path = tmp_path / "packet.zip"
    path.write_bytes(given_out[1])
    return path


def judged(path: Path, key: str | None = None) -> dict[str, Any]:
    return packet.prove(path.read_bytes(), path.name, key)


def tampered(path: Path, change: Any, sums: bool) -> Path:
    """The packet with its JSON changed; with `sums` by somebody who makes the file hashes right again."""
    with zipfile.ZipFile(path) as archive:
        document = json.loads(archive.read(packet.JSON))
        pdf = archive.read(packet.PDF)
        content = {name: archive.read(name) for name in archive.namelist()}
    change(document)
    other = path.with_name("other.zip")
    if sums:
        room = path.parent / "another room"
        room.mkdir()
        other.write_bytes(zipped(document, pdf, partial(packet_signature, room)))
        return other
    with zipfile.ZipFile(other, "w") as archive:
        for name, data in {**content, packet.JSON: json_bytes(document)}.items():
            archive.writestr(name, data)
    return other


def test_a_packet_is_verified_alone(packed: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(tmp_path / "nothing"))
    answer = CliRunner().invoke(main, ["verify", str(packed)])
    proof = json.loads(answer.stdout)
    assert (answer.exit_code, proof["ok"], proof["differences"]) == (0, True, [])
    assert not (tmp_path / "nothing").exists()
    with zipfile.ZipFile(packed) as archive:
        assert proof["head"] in archive.read(packet.README).decode()


def payload(document: Any, seq: int, **changes: Any) -> None:
    row = document["rows"][seq]
    row["payload"] = json.dumps({**json.loads(row["payload"]), **changes}, sort_keys=True,
                                separators=(",", ":"))


@pytest.mark.parametrize("change, what", [
    (lambda it: payload(it, 3, line="1 fold"), "hash"),
    (lambda it: it["rows"][3].update(who="Somebody else"), "hash"),
    (lambda it: it["rows"][2].update(at="2020-01-01T00:00:00.000000Z"), "hash"),
    (lambda it: it["rows"].pop(1), "seq"),
    (lambda it: it["final"]["awards"].update({"2": 100, "3": 200}), "final"),
    (lambda it: it["hand"].update(winners=[3]), "winners"),
], ids=["an action", "a name", "a time", "an entry", "the awards", "the winner"])
def test_a_packet_that_was_tampered_with_is_caught(packed: Path, change: Any, what: str):
    """Even where the hashes of the files were made right again."""
    answer = CliRunner().invoke(main, ["verify", str(tampered(packed, change, sums=True))])
    assert answer.exit_code == 1
    assert what in {one["what"] for one in json.loads(answer.stdout)["differences"]}


def test_an_entry_of_a_kind_there_is_not_is_named(packed: Path):
    other = tampered(packed, lambda it: it["rows"][2].update(kind="x"), sums=True)
    answer = CliRunner().invoke(main, ["verify", str(other)])
    assert answer.exit_code == 1 and isinstance(answer.exception, SystemExit), answer.exception
    assert all(one["message"] for one in json.loads(answer.stdout)["differences"])


def test_a_packet_says_which_room_signed_it(packed: Path, given_out: tuple[Path, bytes]):
    """Whoever makes every hash right again has another key; the room's own stands on its ledger's page."""
    key = public_key(given_out[0])
    assert judged(packed)["signed_by"] == key
    assert judged(packed, key)["ok"]
    other = tampered(packed, lambda it: it["about"]["names"].update({"2": "Mallory"}), sums=True)
    assert judged(other)["ok"], "nothing in it tells that the room did not write it"
    answer = CliRunner().invoke(main, ["verify", str(other), "--key", str(key)])
    difference, = json.loads(answer.stdout)["differences"]
    assert (answer.exit_code, difference["what"]) == (1, "signature")
    assert "Another signed" in difference["message"]


def around(data: bytes) -> list[int]:
    """The places of a packet's bytes that are in none of its parts."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        begins = [(one.header_offset + 30 + len(one.filename), one.file_size) for one in archive.infolist()]
    within = {at for begin, size in begins for at in range(begin, begin + size)}
    return [at for at in range(len(data)) if at not in within]


def named(data: bytes, at: int, bit: int) -> bool:
    """Whether a packet with this bit changed is refused, or said to be changed."""
    changed = bytearray(data)
    changed[at] ^= 1 << bit
    try:
        proof = packet.prove(bytes(changed), "packet.zip")
    except Refusal:
        return True
    return not proof["ok"] and bool(proof["differences"])


def test_a_change_of_the_zip_around_the_parts_is_named(packed: Path):
    """The time, the right to read and the version of a part are in no hash, and nobody reads them."""
    data = packed.read_bytes()
    listed = data.index(b"PK\1\2")
    for at in (4, 10, listed + 4, listed + 12, listed + 36, listed + 38):
        assert named(data, at, 1), at
    changed = bytearray(data)
    changed[10] ^= 1
    difference, = packet.prove(bytes(changed), "packet.zip")["differences"]
    assert difference["what"] == "wrapping" and difference["message"].key == "packet.wrapped"


@pytest.mark.exhaustive
def test_a_change_of_any_byte_around_the_parts_is_named(packed: Path):
    data = packed.read_bytes()
    assert [at for at in around(data) if not named(data, at, at % 8)] == []


@pytest.mark.parametrize(("name", "what"), [(packet.SUMS, {"signature"}), (packet.SIGNATURE, {"signature"})])
def test_a_signature_that_does_not_fit_is_told(packed: Path, name: str, what: set[str]):
    with zipfile.ZipFile(packed) as archive:
        content = {one: archive.read(one) for one in archive.namelist()}
    content[name] = content[name].replace(b"\n", b" \n") if name == packet.SUMS else b"00" + content[name]
    with zipfile.ZipFile(packed, "w") as archive:
        for one, data in content.items():
            archive.writestr(one, data)
    assert {one["what"] for one in judged(packed)["differences"]} >= what


def test_a_name_that_stands_beside_the_chain_is_kept_by_the_file_hashes(packed: Path):
    other = tampered(packed, lambda it: it["about"]["names"].update({"2": "Mallory"}), sums=False)
    proof = judged(other)
    assert not proof["ok"] and [one["what"] for one in proof["differences"]] == ["file"]


def repacked(path: Path, change: Any) -> Path:
    """The packet with its parts changed, and nothing made right again."""
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    change(parts)
    other = path.with_name("other.zip")
    with zipfile.ZipFile(other, "w") as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return other


PARTS = (packet.JSON, packet.PDF, packet.README, PHH)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("place", [0, 100, -1])
def test_a_byte_of_any_part_that_was_changed_is_named(packed: Path, part: str, place: int):
    def change(parts: dict[str, bytes]) -> None:
        data = bytearray(parts[part])
        data[place] ^= 1
        parts[part] = bytes(data)

    proof = judged(repacked(packed, change))
    assert not proof["ok"]
    messages = {one["message"] for one in proof["differences"]}
    assert f"{part} was changed after the packet was made." in messages


@pytest.mark.parametrize("part", [*PARTS, packet.SUMS, packet.SIGNATURE])
def test_a_part_that_was_taken_out_is_named(packed: Path, part: str):
    proof = judged(repacked(packed, lambda parts: parts.pop(part)))
    assert not proof["ok"]
    assert any(part in one["message"] and "missing" in one["message"] for one in proof["differences"])


def test_a_part_that_was_put_in_is_named(packed: Path):
    proof = judged(repacked(packed, lambda parts: parts.update({"statement.txt": b"I saw it."})))
    difference, = proof["differences"]
    assert not proof["ok"] and difference["message"].startswith("statement.txt was put into the packet")


def test_a_part_whose_packed_bytes_were_damaged_is_named(packed: Path):
    with zipfile.ZipFile(packed) as archive:
        info = archive.getinfo(packet.PDF)
    data = bytearray(packed.read_bytes())
    data[info.header_offset + 30 + len(info.filename) + info.compress_size // 2] ^= 255
    proof = packet.prove(bytes(data), packed.name)
    assert not proof["ok"]
    assert any(one["message"].startswith(f"{packet.PDF} is damaged") for one in proof["differences"])


def test_a_zip_of_a_later_edition_is_told_in_a_sentence(packed: Path):
    """Bytes 6 and 7 of each line of the list say which edition of the format a reader needs."""
    data = bytearray(packed.read_bytes())
    data[data.index(b"PK\1\2") + 6] = 84
    with pytest.raises(Refusal) as refused:
        packet.prove(bytes(data), packed.name)
    assert refused.value.code == "bad-packet"


@pytest.mark.parametrize(("before", "after"), [
    (b"I saw it.", b""), (b"", b"I saw it."), (b"So ", b"it was"), (b"!", b"")])
def test_bytes_around_the_parts_are_named(packed: Path, before: bytes, after: bytes):
    """No part changes, so every hash is right; a reader of zips passes them over."""
    other = packed.with_name("other.zip")
    other.write_bytes(before + packed.read_bytes() + after)
    answer = CliRunner().invoke(main, ["verify", str(other)])
    difference, = json.loads(answer.stdout)["differences"]
    said = ("1 byte of the file belongs to no part of the packet: nobody signed it." if before == b"!" else
            "9 bytes of the file belong to no part of the packet: nobody signed them.")
    assert (answer.exit_code, difference["message"]) == (1, said)


@pytest.mark.parametrize("of", ["file", "part"])
def test_a_comment_of_the_zip_is_named(packed: Path, of: str):
    with zipfile.ZipFile(packed, "a") as archive:
        if of == "file":
            archive.comment = b"I saw it."
        else:
            archive.infolist()[0].comment = b"I saw it."
            archive.comment = b""       # so that the list is written anew
    difference, = judged(packed)["differences"]
    assert difference["message"] == "The file has a comment that is no part of the packet: nobody signed it."


def test_a_packet_packed_anew_has_the_signed_parts_in_another_zip(packed: Path):
    """As a stream, or stored with another time: nothing is said of the parts, which are what was signed."""
    with zipfile.ZipFile(packed) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}

    class Stream(io.BytesIO):
        def seekable(self) -> bool:
            return False

        def tell(self) -> int:
            raise io.UnsupportedOperation

    for file in (Stream(), io.BytesIO()):
        with zipfile.ZipFile(file, "w") as archive:
            for name, content in parts.items():
                archive.writestr(name, content)
        difference, = packet.prove(file.getvalue(), "packet.zip")["differences"]
        assert difference["what"] == "wrapping"
        assert "The parts are as they were signed" in difference["message"]


def test_what_is_no_packet_is_told_so(tmp_path: Path):
    (tmp_path / "no.zip").write_bytes(b"PK\3\4 nothing")
    answer = CliRunner().invoke(main, ["verify", str(tmp_path / "no.zip")])
    assert answer.exit_code == 2 and "is no dispute packet" in answer.stderr
    assert CliRunner().invoke(main, ["verify", "nothing.zip"]).exit_code == 2


def test_a_hand_of_a_later_version_is_told_as_far_as_it_plays(seated: Desk, app: APIFlask, monkeypatch):
    played(seated)
    real = reviewing.recorded_action

    def refuse(line: Any, field: Any = None) -> Any:
        return real("1 raise 1" if line == "deal board 7s" else line, field)

    monkeypatch.setattr(reviewing, "recorded_action", refuse)
    review = told(seated)
    assert "this one refuses entry 10" in review["refused"] and review["steps"][-1]["seq"] == 9


# -- the page -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("venue")) as server:
        yield server


def entered(room: Server, hand: Any, *lines: str) -> Any:
    for line in lines:
        body = {"seq": hand["seq"], "line": line, "who": "Ben"}
        hand = room.ask("POST", f"/hands/{hand['hand']}/actions", body)[1]
    return hand


def test_a_hand_is_stepped_played_slid_remarked_and_audited(room: Server, page: Page):
    settings = {"name": "T", "game": "holdem", "betting": "no-limit", "blinds": [50, 100]}
    table = room.ask("POST", "/tables", settings)[1]["id"]
    for seat, name in enumerate(("Ann", "Bob"), 1):
        room.ask("PUT", f"/tables/{table}/seats/{seat}", {"player": name, "stack": 5000})
    hand = entered(room, room.ask("POST", f"/tables/{table}/hands", {"button": 1})[1], "1 raise 300")
    hand = room.ask("POST", f"/hands/{hand['hand']}/undo", {"seq": hand["seq"], "who": "Flo"})[1]
    hand = entered(room, hand, "1 call", "2 check", "deal board AhKd2c")
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda line: wrong.append(line.text) if line.type in ("error", "warning") else None)
    page.set_viewport_size({"width": 1180, "height": 820})
    page.goto(f"http://{room.host}/hands/{hand['hand']}#3")
    now, at = page.locator("#now"), page.locator("body")
    expect(now).to_contain_text("Seat 1 (Ann) calls")
    expect(now).to_contain_text("Was open: seat 1 may call 50, raise to 200 to 5,000 or fold")
    expect(now).to_contain_text("Ben")
    page.keyboard.press("ArrowRight")
    expect(at).to_have_attribute("data-step", "4")
    expect(page).to_have_url(re.compile("#4$"))
    page.locator("[data-key=less]").click()
    page.locator("[data-key=entry-0]").click()
    expect(now).to_contain_text("The hand is dealt")
    page.locator("#slider").fill("3")
    expect(at).to_have_attribute("data-step", "5")
    expect(page.locator("#felt [data-card=Ah]")).to_be_visible()

    # an open hand goes on under the eyes of who looks at its end
    hand = entered(room, hand, "2 check", "1 bet 200", "2 fold")
    expect(now).to_contain_text("seat 1 (Ann) 200")
    expect(now).to_contain_text("the only live hand")
    page.locator("#speed").select_option("0.5")     # so that it is not at its end before it is looked at
    page.locator("[data-key=play]").click()
    expect(page.locator("[data-key=play]")).to_have_text("Pause")
    page.locator("#speed").select_option("4")
    expect(at).to_have_attribute("data-step", "8")
    expect(page.locator("[data-key=play]")).to_have_text("Play again")

    page.locator("[data-key=entry-4]").click()
    page.locator("[data-key=remark-here]").click()
    page.locator("#remark-text").fill("Did he tap the table?")
    page.locator("[data-key=keep-remark]").click()
    expect(page.locator(".remarks .remark")).to_have_text("Did he tap the table?")
    page.get_by_role("button", name="Settled").click()
    expect(page.locator(".remarks li").first).to_have_class("done")

    page.locator("[data-tab=audit]").click()
    gone = page.locator(".audit .gone")
    expect(gone).to_have_count(1)
    expect(gone.locator("s")).to_have_text("Seat 1 (Ann) raises to 300")
    expect(page.locator(".audit .undo")).to_contain_text("Flo")
    page.locator("[data-tab=graphs]").click()
    expect(page.locator("#hand-stacks path.line")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"http://{room.host}/tables/{table}/session")
    expect(page.locator("#pots a")).to_have_count(1)
    page.locator("#pots a").click()
    expect(now).to_contain_text("Seat 2 (Bob) folds")
    assert not wrong
