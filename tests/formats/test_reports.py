"""A hand on paper: every name in its own letters, awards with their reasons, nothing that nobody saw."""

from __future__ import annotations

import re
from typing import Any

import pytest

from dealer_assist.formats.paper.hand import hand_pdf
from dealer_assist.formats.paper.packet import packet_pdf
from dealer_assist.formats.paper.report import sheet
from dealer_assist.formats.paper.words import line_words, written
from dealer_assist.record.log import By
from dealer_assist.store.db import database
from dealer_assist.store.review import packet, steps
from dealer_assist.store.transfer import imports
from tests.formats.test_more_servers import FT_STUD8
from tests.store.venue import Desk, app, desk, empty_postgres, empty_sqlite, seated

__all__ = ["app", "desk", "empty_postgres", "empty_sqlite", "seated"]

NAMES = ("Łukasz Żółć", "Στέλιος", "Ana Ñandú")
YEAR_ALONE = """\
variant = "NT"
ante_trimming_status = true
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [1000, 1000]
actions = ["d dh p1 AhKd", "d dh p2 ????", "p2 f"]
year = 2009
"""
ESCAPES = {b"n": 10, b"r": 13, b"t": 9, b"b": 8, b"f": 12}


def words(pdf: bytes) -> str:
    """The text of an uncompressed PDF of ours: each font says in a table which letters it draws."""
    objects = dict(re.findall(rb"(\d+) 0 obj\s*(.*?)endobj", pdf, re.DOTALL))
    tables = {}
    for name, number in re.findall(rb"/(F\d\S*) (\d+) 0 R", pdf):
        if match := re.search(rb"/ToUnicode (\d+) 0 R", objects[number]):
            tables[name] = _letters(objects[match[1]])
    assert tables, "no font says what it draws"
    return "\n".join(_line(block, tables) for block in re.findall(rb"BT(.*?)ET", pdf, re.DOTALL))


def _line(block: bytes, tables: dict[bytes, dict[int, str]]) -> str:
    out, font = "", {}
    for part in re.finditer(rb"/(F\S+) [\d.]+ Tf|\(((?:[^()\\]|\\.)*)\)\s*Tj|(T\*)", block):
        if part[1]:
            font = tables.get(part[1], {})
        out += " " if part[3] else "".join(font[code] for code in _bytes(part[2] or b""))
    return out


def _letters(stream: bytes) -> dict[int, str]:
    pairs = re.findall(rb"<(\w\w)> <(\w{4})>", stream)
    return {int(code, 16): chr(int(letter, 16)) for code, letter in pairs}


def _bytes(text: bytes) -> bytes:
    def real(match: re.Match[bytes]) -> bytes:
        code = match[1]
        return bytes([int(code, 8) if code.isdigit() else ESCAPES.get(code, code[0])])

    return re.sub(rb"\\([0-7]{1,3}|.)", real, text, flags=re.DOTALL)


@pytest.fixture
def paper(seated: Desk, app: Any) -> dict[str, Any]:
    """A hand with an all-in, a side pot, a line taken back and a remark: its review and its packet."""
    for seat, (name, stack) in enumerate(zip(NAMES, (3_000, 10_000, 10_000), strict=True), 1):
        seated.delete(f"/tables/1/seats/{seat}")
        seated.put(f"/tables/1/seats/{seat}", player=name, stack=stack)
    hand = seated.play(seated.start(button=1), "1 raise 300", "2 fold")
    hand = seated.post("/hands/1/undo", seq=hand["seq"], who="Flo", device="phone")
    hand = seated.play(hand, "2 call", "3 call", "deal board AhKd2c", "2 check", "3 bet 2000", "1 all-in",
                       "2 call", "3 call", "deal board 7s", "2 bet 1000", "3 call", "deal board 8s",
                       "2 check", "3 check", "2 show KsKc", "3 show AcQd", "1 show AsTd")
    assert hand["status"] == "over"
    seated.client.post("/hands/1/remarks", json={"seq": 3, "text": "Was it a call & no more?"})
    with app.app_context(), database.reading() as session:
        return {"review": steps.review(session, 1), "packet": packet.packet(session, 1, "Dora")}


def test_the_sheet_tells_the_hand_from_top_to_bottom(paper: dict[str, Any]):
    story = sheet(paper["review"])
    assert [street.name for street in story.streets] == ["Preflop", "Flop", "Turn", "River", "Showdown"]
    assert story.streets[1].board == ("Ah", "Kd", "2c")
    assert [(one.name, one.won) for one in story.seats] == [
        ("Łukasz Żółć", "-3,000"), ("Στέλιος", "+7,000"), ("Ana Ñandú", "-4,000")]
    assert [(one.pot, one.amount, one.awards) for one in story.shares] == [
        ("Main pot", "9,000", "Seat 2 (Στέλιος) 9,000"), ("Side pot 1", "2,000", "Seat 2 (Στέλιος) 2,000")]
    assert "Three of a Kind, Kings" in story.shares[0].why


FIRST, SECOND = "AhKd7c2s9dTc8h3s4d5s", "2c2d2h3c3d3h4c4h5h5d"


def test_boards_stand_on_paper_as_they_lay_and_in_the_order_they_were_run(seated: Desk, app: Any):
    """Two boards, each in its row, the first run before the second, since awards are of board one and two."""
    made = seated.make("/tables", name="Twice", game="double-board-omaha", betting="pot-limit",
                       blinds=[100, 200], tournament=False, preset="cash",
                       house={"run-it": 2, "rake": "none"})
    for seat in (1, 2):
        seated.put(f"/tables/{made['id']}/seats/{seat}", player=f"Player {seat}", stack=400)
    hand = seated.play(seated.start(made["id"], button=1), "1 raise 400", "2 call", "run 2",
                       f"deal board {FIRST}", f"deal board {SECOND}", "2 show AsAcKsKc", "1 show QsQcJsJc")
    with app.app_context(), database.reading() as session:
        review = steps.review(session, hand["hand"])
    boards = sheet(review).boards
    assert [set(row) <= {deal[n:n + 2] for n in range(0, 20, 2)} for row, deal in zip(
        boards, (FIRST, FIRST, SECOND, SECOND), strict=True)] == [True] * 4
    assert [len(row) for row in boards] == [5] * 4 and boards[0][0] == "Ah"
    assert hand_pdf(review, compress=False).startswith(b"%PDF")


def test_the_pdf_has_every_name_in_its_own_letters(paper: dict[str, Any]):
    printed = words(hand_pdf(paper["review"], compress=False))
    for name in NAMES:
        assert name in printed
    for text in ("Hand 1 of Table 1", "Main pot", "Three of a Kind, Kings", "A♥", "Was it a call & no more?"):
        assert text in printed, text
    assert paper["review"]["head"] in printed


def test_the_packet_tells_what_was_taken_back_and_by_whom(paper: dict[str, Any]):
    pdf = packet_pdf(paper["packet"], paper["review"], "ab" * 32, compress=False)
    printed = words(pdf).replace("\n", " ")
    for text in ("Seat 2 (Στέλιος) folds (taken back)", "Flo", "phone", "Dora", "House rules in force",
                 "every hash and every outcome agrees", "ab" * 32):
        assert text in printed, text
    for row in paper["packet"]["rows"]:
        assert row["hash"] in printed.replace(" ", "")


def test_names_that_look_like_markup_are_names(paper: dict[str, Any]):
    paper["review"]["names"]["2"] = "<b>&Bob"
    assert "<b>&Bob" in words(hand_pdf(paper["review"], compress=False))


@pytest.mark.parametrize("line, expected", [
    ("3 raise 700", "Seat 3 (Ann) raises to 700"), ("3 draw 0", "Seat 3 (Ann) stands pat"),
    ("3 draw 2", "Seat 3 (Ann) draws 2"), ("deal board AhTd??", "Board: A♥ 10♦ ▯"),
    ("deal 3 up Ks", "Seat 3 is dealt: K♠"), ("3 show AsAc", "Seat 3 (Ann) shows A♠ A♣"),
    ("3 muck", "Seat 3 (Ann) mucks"), ("run 2", "Run 2 times"), ("roll 3 4", "Rolled 3 and 4"),
    ("void", "Hand made void"), ("3 choose omaha", "Seat 3 (Ann) picks omaha"),
])
def test_an_entry_on_paper(line: str, expected: str):
    assert line_words(line, {"3": "Ann"}) == expected
    assert written("Jk") == "Joker"


def test_on_paper_a_card_is_left_on_sale_and_nobody_stands_pat():
    assert line_words("3 pat", {"3": "Ann"}, "buy") == "Seat 3 (Ann) leaves the card on sale"
    assert line_words("3 pat", {}) == "Seat 3 stands pat"
    assert line_words("deal community Ac", {}, "buy") == "Card on sale: A♣"
    assert line_words("deal community Ac", {}) == "Community card: A♣"


@pytest.fixture
def imported(app: Any) -> dict[str, Any]:
    """Two hands of files: one in cents with its day, one that tells no more than a year."""
    files = [imports.File("tilt.txt", FT_STUD8.encode()), imports.File("year.phh", YEAR_ALONE.encode())]
    with app.app_context():
        with database.writing() as session:
            number = imports.begin(session, files, "Flo").id
        imports.run(number, files, By("Flo"))
        with database.reading() as session:
            return {"cents": steps.review(session, 1), "year": steps.review(session, 2),
                    "packet": packet.packet(session, 1, "Dora")}


def test_a_hand_of_a_file_stands_on_paper_in_its_own_money(imported: dict[str, Any]):
    story = sheet(imported["cents"])
    assert dict(story.facts)["Stakes"] == "ante $0.15, bring-in $0.25, small bet $1, big bet $2"
    assert [(one.before, one.after, one.won) for one in story.seats] == [
        ("$40", "$39.70", "-$0.30"), ("$22.15", "$21.85", "-$0.30"), ("$31", "$30.85", "-$0.15")]
    entries = [entry for street in story.streets for entry in street.entries]
    assert any(one.may == "Seat 2 may bring it in for $0.25 or complete to $1" for one in entries)
    assert any("to $1" in one.text and one.pot == "$1.70" for one in entries)
    assert [share.amount for share in story.shares] == ["$7.85", "$7.85"]
    printed = words(packet_pdf(imported["packet"], imported["cents"], "ab" * 32, compress=False))
    assert "raises to $1" in printed.replace("\n", " ") and "raises to 100" not in printed


def test_nothing_is_made_up_of_when_a_hand_of_a_file_was_dealt(imported: dict[str, Any]):
    """It was dated by the moment of the import, or by a zone that was not the file's."""
    dated, year = (dict(sheet(imported[name]).facts) for name in ("cents", "year"))
    assert (dated["Day"], year["Day"]) == ("2009-09-09 22:22:22 ET", "2009")
    assert not {"Dealt", "Finished"} & {*dated, *year}
