"""What happened to a backup on its way: each kind of damage is a sentence, and nothing of it is taken in."""

from __future__ import annotations

import json
import shutil
import sqlite3
import struct
import zipfile
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from dealer_assist.cli import main
from dealer_assist.store.db import database
from dealer_assist.store.transfer.backup import MANIFEST, RECORD, backup
from dealer_assist.web import create_app
from tests.store.venue import Desk, seat_three

PASSPHRASE = "correct horse battery"
Parts = dict[str, bytes]
Change = Callable[[dict[str, Any], Parts], None]


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory, empty_sqlite: Path) -> Path:
    """The backup of a room with a hand, an own game and its keys."""
    folder = tmp_path_factory.mktemp("good")
    shutil.copy(empty_sqlite, folder / database.FILE)
    app = create_app({"INSTANCE": folder})
    desk = Desk(app.test_client())
    seat_three(desk)
    desk.play(desk.start(), "1 call", "2 fold", "3 check")
    (folder / "games").mkdir(exist_ok=True)
    (folder / "games" / "our-own.toml").write_text('name = "Our Own"\nextends = "holdem"\n')
    with app.app_context():
        backup(folder, folder / "kept.zip", PASSPHRASE)
        database.db.engine.dispose()
    return folder / "kept.zip"


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for it."""
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(tmp_path / "a" / "room"))
    monkeypatch.setenv("DEALER_ASSIST_PASSPHRASE", PASSPHRASE)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return tmp_path / "a" / "room"


def restored(file: Path) -> Result:
    return CliRunner().invoke(main, ["restore", str(file)])


def refused(file: Path, room: Path) -> str:
    """The code that it is refused with, in a sentence; the room is as empty as it was."""
    result = restored(file)
    assert result.exit_code == 2 and isinstance(result.exception, SystemExit), result.exception
    errors = result.stderr
    assert errors.count("\n") == 1 and errors.startswith("dealer-assist restore: "), errors
    assert rows(room) == 0 and not list((room / "games").glob("our-*"))
    return errors.rpartition("[")[2].strip("]\n")


def rows(room: Path) -> int:
    """How much came in, of what nobody may write over."""
    if not (room / database.FILE).exists():
        return 0
    with closing(sqlite3.connect(room / database.FILE)) as connection:
        return sum(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in RECORD)


def written(file: Path, good: Path, change: Change) -> Path:
    """The good one with something changed in it, sealed as its writer would: with the new digests."""
    with zipfile.ZipFile(good) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    manifest = json.loads(parts.pop(MANIFEST))
    change(manifest, parts)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
        archive.writestr(MANIFEST, manifest if isinstance(manifest, bytes) else json.dumps(manifest))
    return file


def test_the_good_one_comes_back(good: Path, room: Path):
    result = restored(good)
    assert result.exit_code == 0, result.output
    assert rows(room) > 0 and (room / "games" / "our-own.toml").is_file()


@pytest.mark.parametrize("part", [n / 40 for n in range(40)], ids=lambda part: f"{part:.0%}")
def test_one_that_broke_off_is_refused(good: Path, room: Path, tmp_path: Path, part: float):
    whole = good.read_bytes()
    (tmp_path / "half.zip").write_bytes(whole[:int(len(whole) * part)])
    assert refused(tmp_path / "half.zip", room) == "not-a-backup"


def test_one_whose_last_bytes_are_missing_is_refused(good: Path, room: Path, tmp_path: Path):
    for missing in (1, 2, 21, 22, 23, 100):
        (tmp_path / "half.zip").write_bytes(good.read_bytes()[:-missing])
        assert refused(tmp_path / "half.zip", room) == "not-a-backup"


def test_a_changed_byte_in_any_part_is_refused(good: Path, room: Path, tmp_path: Path):
    """In the middle of what is written of each table, game and of the list itself."""
    whole = good.read_bytes()
    with zipfile.ZipFile(good) as archive:
        parts = [one for one in archive.infolist() if one.compress_size > 4]
    assert {MANIFEST, "tables/log.jsonl", "games/our-own.toml"} <= {one.filename for one in parts}
    for one in parts:
        names = sum(struct.unpack_from("<HH", whole, one.header_offset + 26))
        at = one.header_offset + 30 + names + one.compress_size // 2
        (tmp_path / "bad.zip").write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1:])
        assert refused(tmp_path / "bad.zip", room) in {"damaged", "not-a-backup"}, one.filename


@pytest.mark.parametrize("content", [
    b"", b"PK", b"no zip at all", b"\0" * 100_000, b"SQLite format 3\0" * 50,
], ids=["empty", "two letters", "text", "zeros", "a database"])
def test_what_is_no_backup_is_refused(content: bytes, room: Path, tmp_path: Path):
    (tmp_path / "x.zip").write_bytes(content)
    assert refused(tmp_path / "x.zip", room) == "not-a-backup"


def test_a_zip_of_something_else_is_refused(room: Path, tmp_path: Path):
    with zipfile.ZipFile(tmp_path / "x.zip", "w") as archive:
        archive.writestr("holiday.jpg", b"x")
    assert refused(tmp_path / "x.zip", room) == "not-a-backup"


def test_a_part_that_is_missing_is_missed(good: Path, room: Path, tmp_path: Path):
    with zipfile.ZipFile(good) as archive:
        names = [name for name in archive.namelist() if name != MANIFEST]
    for name in names:
        file = written(tmp_path / "less.zip", good, lambda _, parts, name=name: parts.pop(name))
        assert refused(file, room) in {"damaged", "not-a-backup"}, name


def forget(manifest: dict[str, Any], parts: Parts) -> None:
    """A table that the list of parts does not have either."""
    del parts["tables/log.jsonl"], manifest["sha256"]["tables/log.jsonl"]


def line(manifest: dict[str, Any], parts: Parts, text: bytes) -> None:
    parts["tables/player.jsonl"] += text
    manifest["sha256"]["tables/player.jsonl"] = sha256(parts["tables/player.jsonl"]).hexdigest()


CHANGES: dict[str, Change] = {
    "a table forgotten": forget,
    "no list of parts": lambda manifest, _: manifest.pop("sha256"),
    "a list that is none": lambda manifest, _: manifest.update(sha256=["tables/log.jsonl"]),
    "a digest of nothing": lambda manifest, _: manifest["sha256"].update({"tables/log.jsonl": None}),
    "no version": lambda manifest, _: manifest.pop("migration"),
    "a version that is a number": lambda manifest, _: manifest.update(migration=16),
    "another kind": lambda manifest, _: manifest.update(kind="a diary"),
    "no rows counted": lambda manifest, _: manifest.pop("rows"),
    "a line of no JSON": lambda manifest, parts: line(manifest, parts, b"{\n"),
    "a line of no row": lambda manifest, parts: line(manifest, parts, b"7\n"),
    "bytes that are no text": lambda manifest, parts: line(manifest, parts, b'{"id": "\xff"}\n'),
    "a column that is none": lambda manifest, parts: line(manifest, parts, b'{"id": 99, "cards": "AhAd"}\n'),
    "a row twice": lambda manifest, parts: line(manifest, parts, parts["tables/player.jsonl"]),
    "a number beyond all": lambda manifest, parts: line(
        manifest, parts, parts["tables/player.jsonl"].splitlines()[0].replace(b'"id":1', b'"id":%d' % 2**70)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_what_was_written_otherwise_is_refused(good: Path, room: Path, tmp_path: Path, change: Change):
    assert refused(written(tmp_path / "bad.zip", good, change), room) in {"damaged", "not-a-backup"}


def test_a_path_that_leads_elsewhere_leads_nowhere(good: Path, room: Path, tmp_path: Path):
    """A name is a name: what it says of folders is not followed, and what is no game is not written."""
    def climb(manifest: dict[str, Any], parts: Parts) -> None:
        for name in ("games/../../climbed.toml", "games/..", "games/.", "games//tmp/climbed.toml"):
            parts[name] = b'name = "Climbed"\nextends = "holdem"\n'
            manifest["sha256"][name] = sha256(parts[name]).hexdigest()

    assert refused(written(tmp_path / "climbs.zip", good, climb), room) == "damaged"
    assert not list(tmp_path.rglob("climbed*")) and not Path("/tmp/climbed.toml").exists()


def test_a_backup_of_tomorrow_says_which_version_it_wants(good: Path, room: Path, tmp_path: Path):
    file = written(tmp_path / "new.zip", good,
                   lambda manifest, _: manifest.update(migration="v9999_of_tomorrow", version="99.1"))
    assert refused(file, room) == "too-new"
    assert "99.1" in restored(file).stderr


@pytest.mark.parametrize("keys", [
    "text", 7, [], {"salt": 1}, {"salt": "00", "cost": 3, "sealed": "x"},
    {"salt": "00", "cost": 2**15, "sealed": "\ud800"}, {"salt": "zz", "cost": "many", "sealed": None},
], ids=str)
def test_keys_that_are_damaged_are_a_sentence(good: Path, room: Path, tmp_path: Path, keys: Any):
    file = written(tmp_path / "keys.zip", good, lambda manifest, _: manifest.update(keys=keys or [1]))
    assert refused(file, room) == "wrong-passphrase"


def test_a_wrong_passphrase_is_a_sentence(good: Path, room: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DEALER_ASSIST_PASSPHRASE", "incorrect horse battery")
    assert refused(good, room) == "wrong-passphrase"
