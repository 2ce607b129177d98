"""Whatever somebody with the file changes, beside the rows of a hand's log, `verify` names it."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from apiflask import APIFlask
from click.testing import CliRunner
from sqlalchemy import text

from dealer_assist.cli import main
from dealer_assist.record import replay
from dealer_assist.store.db import database
from dealer_assist.store.ledger.verify import verify
from dealer_assist.store.live import wall_lines
from dealer_assist.web import create_app
from tests.store.venue import Desk

GUARDS = ("log_unchanged", "log_kept", "log_in_order", "ledger_unchanged", "ledger_kept", "ledger_in_order")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory, empty_sqlite: Path) -> Path:
    """A table with two hands that are over, without the database's own guards."""
    folder = tmp_path_factory.mktemp("played")
    shutil.copy(empty_sqlite, folder / database.FILE)
    app = create_app({"INSTANCE": folder})
    desk = Desk(app.test_client())
    desk.make("/tables", name="Table 1", game="holdem", betting="no-limit", blinds=[50, 100])
    for seat, name in enumerate(("Ann", "Bob", "Cy"), start=1):
        desk.put(f"/tables/1/seats/{seat}", player=name, stack=10_000)
    desk.play(desk.start(), "1 fold", "2 fold")
    desk.play(desk.start(), "2 fold", "3 fold")
    with app.app_context():
        with database.db.engine.begin() as connection:
            for guard in GUARDS:
                connection.execute(text(f"DROP TRIGGER {guard}"))
        database.db.engine.dispose()
    return folder / database.FILE


@pytest.fixture
def room(played: Path, tmp_path: Path) -> Iterator[APIFlask]:
    shutil.copy(played, tmp_path / database.FILE)
    app = create_app({"INSTANCE": tmp_path})
    with app.app_context():
        yield app


def change(*statements: str) -> None:
    file = database.db.engine.url.database
    assert file is not None
    with sqlite3.connect(file) as connection:       # another program, which keeps no keys
        for statement in statements:
            connection.execute(statement)


def verified(
    monkeypatch: pytest.MonkeyPatch, app: APIFlask, *more: str,
) -> tuple[int, list[dict[str, object]]]:
    """What the command says."""
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", app.instance_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    answer = CliRunner().invoke(main, ["verify", *more])
    assert answer.exception is None or isinstance(answer.exception, SystemExit), answer.exception
    return answer.exit_code, [json.loads(line) for line in answer.stdout.splitlines()]


def test_a_room_that_nobody_touched_is_whole(room: APIFlask, monkeypatch: pytest.MonkeyPatch):
    code, lines = verified(monkeypatch, room)
    assert code == 0 and [line["hand"] for line in lines] == [1, 2]


@pytest.mark.parametrize("statement", [
    "UPDATE hand_seat SET name = 'Mallory' WHERE hand_id = 1 AND seat = 1",
    "UPDATE player SET name = 'Mallory' WHERE id = 1",
    "UPDATE hand_seat SET after = after + 5000 WHERE hand_id = 1 AND seat = 1",
    "UPDATE hand_seat SET before = before + 5000 WHERE hand_id = 1 AND seat = 1",
    "UPDATE seat SET stack = stack + 100000 WHERE number = 2",
    "UPDATE seat SET player_id = 3 WHERE number = 2",
    "UPDATE hand SET number = 9 WHERE id = 1",
    "UPDATE hand SET started = '2000-01-01T00:00:00.000000Z' WHERE id = 1",
    "UPDATE hand SET finished = '2000-01-01T00:00:00.000000Z' WHERE id = 1",
    "UPDATE hand SET button = 3 WHERE id = 1",
    "UPDATE hand SET positions = '{}' WHERE id = 1",
    "UPDATE hand SET game = 'omaha' WHERE id = 1",
    "UPDATE hand SET engine = '9.9' WHERE id = 1",
    "UPDATE venue_table SET name = 'Table 9'",
    "UPDATE venue_table SET blinds = '[1,2]'",
    "UPDATE ledger SET who = 'Mallory' WHERE seq = 2",
    "UPDATE ledger SET payload = replace(payload, '10000', '99999') WHERE seq = 2",
    "DELETE FROM ledger WHERE seq = 3",
    "DELETE FROM ledger WHERE seq = (SELECT max(seq) FROM ledger)",
    "DELETE FROM hand WHERE id = 1",
    "INSERT INTO ledger SELECT -7, kind, table_id, hand_id, payload, balance, who, device, at, previous, "
    "hash FROM ledger WHERE seq = 2",
    "UPDATE room SET lock_minutes = 600",
    "INSERT INTO room SELECT -1, lock_minutes FROM room",
    "INSERT INTO hand_seat SELECT 77, seat, player_id, name, before, after FROM hand_seat WHERE hand_id = 1",
], ids=lambda statement: statement[:60])
def test_a_change_outside_the_log_is_named(room: APIFlask, monkeypatch: pytest.MonkeyPatch, statement: str):
    change(statement)
    code, lines = verified(monkeypatch, room)
    differences = [one for line in lines for one in line["differences"]]
    assert code == 1 and differences and all(one["message"] for one in differences)


def test_a_whole_hand_that_was_taken_out_is_missed(room: APIFlask, monkeypatch: pytest.MonkeyPatch):
    change(*(f"DELETE FROM {table} WHERE hand_id = 1" for table in ("log", "hand_seat", "hand_summary")),
           "DELETE FROM hand WHERE id = 1")
    code, lines = verified(monkeypatch, room)
    assert code == 1
    assert "Hand 1 is in the ledger and nowhere else." in [
        one["message"] for one in lines[-1]["differences"]]


def test_what_is_no_text_any_more_is_named_and_the_rest_checked(
    room: APIFlask, monkeypatch: pytest.MonkeyPatch,
):
    change("UPDATE log SET payload = CAST(X'ff7b' AS TEXT) WHERE hand_id = 1 AND seq = 1",
           "UPDATE ledger SET payload = CAST(X'ff7b' AS TEXT) WHERE seq = 2")
    code, lines = verified(monkeypatch, room)
    assert code == 1 and [line.get("hand") for line in lines] == [1, 2, None]
    assert (lines[0]["differences"][0]["what"], lines[1]["ok"]) == ("unreadable", True)
    assert {"unreadable", "seq"} & {one["what"] for one in lines[2]["differences"]}


@pytest.mark.parametrize("statement", [
    "UPDATE log SET payload = replace(payload, '\"', char(12)) WHERE hand_id = 1 AND seq = 0",
    "UPDATE log SET payload = '{}' WHERE hand_id = 1 AND seq = 0",
    "UPDATE log SET kind = 'x' WHERE hand_id = 1 AND seq = 1",
    f"UPDATE ledger SET payload = '{'[' * 30_000}' WHERE seq = 2",
    "UPDATE hand SET started = X'ff00' WHERE id = 1",
    "UPDATE hand_seat SET before = X'ff' WHERE hand_id = 1",
    "UPDATE ledger SET who = X'ff' WHERE seq = 2",
    "UPDATE venue_table SET blinds = '[1,'",
    "UPDATE venue_table SET name = CAST(X'ff7b' AS TEXT)",
    "UPDATE player SET name = CAST(X'ff7b' AS TEXT) WHERE id = 1",
], ids=lambda statement: statement[:60])
def test_what_cannot_be_read_at_all_is_named(
    room: APIFlask, monkeypatch: pytest.MonkeyPatch, statement: str,
):
    change(statement)
    code, lines = verified(monkeypatch, room)
    assert code == 1 and [line.get("hand") for line in lines][:2] == [1, 2]
    assert all(one["message"] for line in lines for one in line["differences"])


def test_a_page_of_the_file_that_is_gone_is_named(room: APIFlask, monkeypatch: pytest.MonkeyPatch):
    """Tables, indexes and the list of them: a traceback tells nobody what to look for."""
    file = Path(room.instance_path) / database.FILE
    database.db.engine.dispose()
    whole = file.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    codes = set()
    for at in range(size, len(whole), size * 4):
        for journal in file.parent.glob(f"{file.name}-*"):
            journal.unlink()
        file.write_bytes(whole[:at] + bytes(size) + whole[at + size:])
        code, lines = verified(monkeypatch, room)
        assert code == 2 or [one["message"] for line in lines for one in line["differences"]], at // size
        codes.add(code)
    assert codes == {1, 2}


@pytest.mark.parametrize("command", [["upgrade"], ["rebuild"], ["export", "hands"], ["people", "list"]],
                         ids=lambda command: command[0])
def test_over_a_damaged_file_every_command_says_so(
    room: APIFlask, monkeypatch: pytest.MonkeyPatch, command: list[str],
):
    file = Path(room.instance_path) / database.FILE
    database.db.engine.dispose()
    whole = file.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    for journal in file.parent.glob(f"{file.name}-*"):
        journal.unlink()
    file.write_bytes(whole[:size] + bytes(len(whole) - size))
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", room.instance_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    answer = CliRunner().invoke(main, command)
    assert answer.exit_code and isinstance(answer.exception, SystemExit), answer.exception
    assert "The database is damaged" in answer.stderr


def test_a_head_that_was_seen_before_is_still_there_or_missed(
    room: APIFlask, monkeypatch: pytest.MonkeyPatch,
):
    with database.reading() as session:
        head = verify(session)["head"]
    assert verified(monkeypatch, room, "--since", head)[0] == 0
    code, lines = verified(monkeypatch, room, "--since", "1" * 64)
    assert code == 1 and [one["what"] for one in lines[-1]["differences"]] == ["since"]


def shown(room: APIFlask) -> list[str]:
    """What /ledger shows of its head, and of the room's key; the command to type stands before them."""
    page = room.test_client().get("/ledger").get_data(as_text=True)
    return re.findall(r'<code class="long">([^<]+)</code>', page)[-2:]


def test_a_head_as_it_is_shown_is_signed_by_the_room(room: APIFlask, monkeypatch: pytest.MonkeyPatch):
    line, key = shown(room)
    assert verified(monkeypatch, room, "--since", line)[0] == 0
    place = Path(room.instance_path) / "ledger-key"
    assert place.stat().st_mode & 0o777 == 0o600
    place.unlink()
    assert verified(monkeypatch, room, "--since", line)[0] == 2, "nobody can say who signed"
    assert verified(monkeypatch, room, "--since", line, "--key", key)[0] == 0
    assert shown(room)[1] != key
    code, lines = verified(monkeypatch, room, "--since", line)
    assert code == 1 and [one["what"] for one in lines[-1]["differences"]] == ["signature"]


@pytest.mark.parametrize("forged", ["1 {head} {signature}", "{seq} {head} 00", "{seq} {head} {head}{head}"])
def test_a_forged_signature_is_told(room: APIFlask, monkeypatch: pytest.MonkeyPatch, forged: str):
    seq, head, signature = shown(room)[0].split()
    assert seq != "1"
    line = forged.format(seq=seq, head=head, signature=signature)
    code, lines = verified(monkeypatch, room, "--since", line)
    assert code == 1 and [one["what"] for one in lines[-1]["differences"]] == ["signature"]


def test_what_is_no_head_is_a_sentence(room: APIFlask, monkeypatch: pytest.MonkeyPatch):
    assert verified(monkeypatch, room, "--since", "a boxed card of hearts")[0] == 2


def test_a_row_without_a_number_that_refers_to_nothing_is_called_a_row(room: APIFlask):
    change("DELETE FROM find_word")
    with database.reading() as session:
        sentences = {str(one["message"]) for one in verify(session)["differences"]}
    assert "A row of find_hand belongs to a find_word that is gone." in sentences
    assert not [one for one in sentences if "None" in one]


NEWEST = "(SELECT max(id) FROM hand)"


@pytest.mark.parametrize("changed", [
    *(f"UPDATE log SET {one} WHERE seq = 1 AND hand_id = {NEWEST}"
      for one in ("payload = '{'", "payload = '{}'", "kind = 'x'")),
    f"DELETE FROM log WHERE hand_id = {NEWEST}",
    *(f"UPDATE hand SET setup = '{one}' WHERE id = {NEWEST}" for one in ("{", "[]", "{}")),
])
def test_a_row_that_cannot_be_read_takes_no_other_table_off_the_screens(room: APIFlask, changed: str):
    """Home page, hub and wall show every table of the room: one bad row of one open hand is of that one."""
    client = room.test_client()
    desk = Desk(client)
    desk.play(desk.start(), "3 call")
    desk.make("/tables", name="Another", game="holdem", betting="no-limit", blinds=[50, 100])
    change(changed)
    replay.shelf.clear()
    wall_lines._lines.clear()
    for path in ("/", "/floor", "/wall/tables.json", "/floor/tables.json"):
        answer = client.get(path)
        assert answer.status_code == 200 and "Another" in answer.get_data(as_text=True), path
    assert "Hand cannot be read" in client.get("/").get_data(as_text=True)
    assert client.get("/wall").status_code == 200
    tables = client.get("/wall/tables.json").get_json()["tables"]
    assert [table.get("waits") for table in tables] == ["unreadable", None]
