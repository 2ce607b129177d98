"""A backup is whole while the room goes on, and comes back to the chip, on either database."""

from __future__ import annotations

import json
import random
import shutil
import threading
import zipfile
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask
from click.testing import CliRunner
from flask.testing import FlaskClient
from sqlalchemy import select, text

from dealer_assist.cli import main
from dealer_assist.errors import Refusal
from dealer_assist.store.db import database
from dealer_assist.store.db.models import HandRow
from dealer_assist.store.hands.verify import verify
from dealer_assist.store.ledger import signing
from dealer_assist.store.ledger.verify import verify as verify_ledger
from dealer_assist.store.transfer.backup import backup, check, restore
from dealer_assist.web import create_app
from dealer_assist.web.own_games.files import put_examples
from tests import hashing
from tests.store.venue import Desk, let_go, run_on_server, url_of
from tests.web.staff import PINS, Staff


def keep(app: APIFlask, file: Path) -> Any:
    with app.app_context():
        return backup(Path(app.instance_path), file)


def take_in(app: APIFlask, file: Path) -> Any:
    with app.app_context():
        return restore(file, Path(app.instance_path))


def all_verify(app: APIFlask) -> int:
    with app.app_context(), database.reading() as session:
        numbers = session.scalars(select(HandRow.id)).all()
        assert all(verify(session, number)["ok"] for number in numbers)
        return len(numbers)


def a_hand(desk: Desk) -> Any:
    return desk.play(desk.start(), "1 call", "2 fold", "3 check")


@pytest.mark.both_databases
def test_a_backup_comes_back_with_everything(seated: Desk, app: APIFlask, tmp_path: Path):
    hand = a_hand(seated)
    games = Path(app.instance_path) / "games"
    games.mkdir(exist_ok=True)
    (games / "our-own.toml").write_text('name = "Our Own"\nextends = "holdem"\n')
    kept = keep(app, tmp_path / "kept.zip")
    assert kept.rows["hand"] == 1
    other = create_app({"INSTANCE": tmp_path / "other"})
    take_in(other, tmp_path / "kept.zip")
    assert (tmp_path / "other" / "games" / "our-own.toml").is_file()
    again = Desk(other.test_client())
    assert again.get(f"/hands/{hand['hand']}") == seated.get(f"/hands/{hand['hand']}")
    assert again.get("/tables") == seated.get("/tables")
    assert all_verify(other) == 1
    with other.app_context(), database.reading() as session:     # what is nothing is no `null` of JSON
        assert session.scalar(text("SELECT count(*) FROM venue_table WHERE spread IS NULL")) == 1
    # and the room goes on: new numbers follow the old ones
    done = again.play(again.get(f"/hands/{hand['hand']}"), "3 bet 200", "1 fold")
    assert done["over"] and again.start()["number"] == 2


def test_a_backup_of_one_database_goes_into_the_other(seated: Desk, app: APIFlask, tmp_path: Path,
                                                      postgres_url: str):
    a_hand(seated)
    keep(app, tmp_path / "kept.zip")
    run_on_server(postgres_url, "CREATE DATABASE moved_here")
    try:
        other = create_app({"INSTANCE": tmp_path / "pg", "DATABASE_URL": url_of(postgres_url, "moved_here")})
        take_in(other, tmp_path / "kept.zip")
        desk = Desk(other.test_client())
        assert all_verify(other) == 1
        assert desk.make("/tables", name="Another")["id"] == 2
        with other.app_context():
            database.db.engine.dispose()
    finally:
        run_on_server(postgres_url, "DROP DATABASE moved_here WITH (FORCE)")


def test_what_was_acknowledged_before_is_there_while_others_write(
    seated: Desk, app: APIFlask, tmp_path: Path,
):
    hand = seated.start()
    stop, acknowledged = threading.Event(), [0]

    def goes_on() -> None:
        desk, seq = Desk(app.test_client()), hand["seq"]
        for _ in range(300):
            if stop.is_set():
                return
            seq = desk.post(f"/hands/{hand['hand']}/actions", seq=seq, line="1 call")["seq"]
            acknowledged[0] = seq
            seq = desk.post(f"/hands/{hand['hand']}/undo", seq=seq)["seq"]
            acknowledged[0] = seq

    writer = threading.Thread(target=goes_on)
    writer.start()
    missing = []
    try:
        for n in range(4):
            before = acknowledged[0]
            file = tmp_path / f"{n}.zip"
            keep(app, file)
            missing.append((before, file))
    finally:
        stop.set()
        writer.join()
    for n, (before, file) in enumerate(missing):
        other = create_app({"INSTANCE": tmp_path / f"other{n}"})
        take_in(other, file)
        assert all_verify(other) == 1
        assert Desk(other.test_client()).get(f"/hands/{hand['hand']}")["seq"] >= before
        shutil.rmtree(tmp_path / f"other{n}")


def test_a_place_that_holds_a_record_takes_no_backup(seated: Desk, app: APIFlask, tmp_path: Path):
    keep(app, tmp_path / "kept.zip")
    with pytest.raises(Refusal, match="already") as refused:
        take_in(app, tmp_path / "kept.zip")
    assert refused.value.code == "not-empty"
    assert len(seated.get("/tables")["tables"]) == 1


def test_a_damaged_file_is_refused_before_anything_is_touched(seated: Desk, app: APIFlask, tmp_path: Path):
    keep(app, tmp_path / "kept.zip")
    with zipfile.ZipFile(tmp_path / "kept.zip") as good, zipfile.ZipFile(tmp_path / "bad.zip", "w") as bad:
        for name in good.namelist():
            content = good.read(name)
            bad.writestr(name, content.replace(b"10000", b"99999") if "seat" in name else content)
    with pytest.raises(Refusal) as refused:
        check(tmp_path / "bad.zip")
    assert refused.value.code == "damaged"
    (tmp_path / "text.zip").write_text("no zip at all")
    with pytest.raises(Refusal) as refused:
        check(tmp_path / "text.zip")
    assert refused.value.code == "not-a-backup"


def test_a_backup_of_a_later_version_says_so(seated: Desk, app: APIFlask, tmp_path: Path):
    keep(app, tmp_path / "kept.zip")
    with zipfile.ZipFile(tmp_path / "kept.zip") as good, zipfile.ZipFile(tmp_path / "new.zip", "w") as new:
        for name in good.namelist():
            content = good.read(name)
            if name == "manifest.json":
                content = json.dumps(json.loads(content) | {"migration": "v9999_of_tomorrow"}).encode()
            new.writestr(name, content)
    with pytest.raises(Refusal) as refused:
        take_in(create_app({"INSTANCE": tmp_path / "other"}), tmp_path / "new.zip")
    assert refused.value.code == "too-new"


def test_a_backup_with_a_flipped_bit_is_refused_in_a_sentence(seated: Desk, app: APIFlask, tmp_path: Path):
    """Wherever the bit stands: in the data, in the list of files, in a name or a length."""
    a_hand(seated)
    keep(app, tmp_path / "kept.zip")
    good, chance = (tmp_path / "kept.zip").read_bytes(), random.Random(13)
    reasons = set[str]()
    for _ in range(150):
        at = chance.choice([chance.randrange(len(good)), len(good) - 1 - chance.randrange(1_500)])
        (tmp_path / "bad.zip").write_bytes(
            good[:at] + bytes([good[at] ^ 1 << chance.randrange(8)]) + good[at + 1:])
        try:
            assert check(tmp_path / "bad.zip") == check(tmp_path / "kept.zip"), "a bit that nothing reads"
        except Refusal as refused:
            reasons.add(refused.code)
    assert reasons and reasons <= {"damaged", "not-a-backup"}


# -- the drill: the machine is gone, and the room goes on with what is in the file ---------------------------


@pytest.fixture
def staffed(empty_sqlite: Path, tmp_path: Path) -> tuple[Staff, FlaskClient]:
    """A room with people, a hand and the tablet of table 1, where Ann's PIN counts."""
    (tmp_path / "lost").mkdir()
    shutil.copy(empty_sqlite, tmp_path / "lost" / database.FILE)
    room = create_app({"INSTANCE": tmp_path / "lost"})
    desk = Desk(room.test_client())
    desk.make("/tables", name="Table 1", betting="no-limit", blinds=[50, 100])
    for seat in (1, 2, 3):
        desk.put(f"/tables/1/seats/{seat}", player=f"P{seat}", stack=10_000)
    a_hand(desk)
    staff = Staff(room)
    return staff, staff.tablet()


def restored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, passphrase: str | None) -> tuple[APIFlask, Any]:
    """The room out of its last backup, in a fresh place, by the command that the floor would give."""
    done = asked_back(tmp_path, monkeypatch, passphrase)
    return create_app({"INSTANCE": tmp_path / "new"}), done


def asked_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, passphrase: str | None, *options: str,
) -> Any:
    """What the command says that takes the last backup into the fresh place."""
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", str(tmp_path / "new"))
    if passphrase:
        monkeypatch.setenv("DEALER_ASSIST_PASSPHRASE", passphrase)
    else:
        monkeypatch.delenv("DEALER_ASSIST_PASSPHRASE", raising=False)
    return CliRunner().invoke(main, ["restore", str(tmp_path / "kept.zip"), *options])


def moved(tablet: FlaskClient, room: APIFlask) -> FlaskClient:
    """The same tablet, which knows nothing of what happened behind its address."""
    client = room.test_client()
    cookie = tablet.get_cookie("tablet")
    assert cookie is not None
    client.set_cookie("tablet", cookie.value)
    return client


def test_a_restored_room_takes_pins_passwords_tablets_and_plays_on(
    staffed: tuple[Staff, FlaskClient], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    staff, tablet = staffed
    place = Path(staff.app.instance_path)
    put_examples(place)
    line = signing.signed(place, 1, "f" * 64)
    with staff.app.app_context():
        backup(place, tmp_path / "kept.zip", "correct horse battery")
    room, done = restored(tmp_path, monkeypatch, "correct horse battery")
    assert done.exit_code == 0 and "work as before" in done.output, done.output
    again = moved(tablet, room)
    assert staff.at(again, PINS["Ann"]).status_code == 200
    hand = again.get("/api/v1/hands/1").get_json()
    assert again.post("/api/v1/hands/1/undo", json={"seq": hand["seq"]}).status_code == 200
    assert staff.signed_in("Dora", room.test_client()).get("/people").status_code == 200
    for path in (tmp_path / "new").rglob("*"):
        assert path.stat().st_mode & 0o077 == 0, f"{path} is for the room's own eyes"
    assert (tmp_path / "new" / "games").is_dir()
    assert not [*(tmp_path / "new").rglob("*before-restore*")], "there was nothing to put aside"
    assert signing.seen(line, signing.public_key(tmp_path / "new")) == ("f" * 64, True)
    with room.app_context(), database.reading() as session:
        assert verify_ledger(session)["differences"] == [], "the ledger tells of everything that came back"


def test_without_the_passphrase_it_says_what_will_not_work(
    staffed: tuple[Staff, FlaskClient], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    staff, tablet = staffed
    with staff.app.app_context():
        backup(Path(staff.app.instance_path), tmp_path / "kept.zip")
    monkeypatch.setattr(hashing, "_key", "of the new room")
    room, done = restored(tmp_path, monkeypatch, None)
    assert done.exit_code == 0 and "PINs do not" in done.output, done.output
    assert staff.at(moved(tablet, room), PINS["Ann"]).status_code == 422
    assert staff.signed_in("Dora", room.test_client()).get("/people").status_code == 200


def test_where_the_keys_lie_sealed_it_says_how_they_come_back(
    staffed: tuple[Staff, FlaskClient], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    staff, tablet = staffed
    with staff.app.app_context():
        backup(Path(staff.app.instance_path), tmp_path / "kept.zip", "correct horse battery")
    room, done = restored(tmp_path, monkeypatch, None)
    assert done.exit_code == 0 and "the keys lie in this backup, sealed" in done.output, done.output
    let_go(room)
    monkeypatch.setenv("DEALER_ASSIST_PASSPHRASE", "correct horse battery")
    done = CliRunner().invoke(main, ["restore", str(tmp_path / "kept.zip"), "--replace"])
    assert done.exit_code == 0 and "work as before" in done.output, done.output
    room = create_app({"INSTANCE": tmp_path / "new"})
    assert staff.at(moved(tablet, room), PINS["Ann"]).status_code == 200


def test_a_wrong_passphrase_restores_nothing(
    staffed: tuple[Staff, FlaskClient], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    staff, _ = staffed
    with staff.app.app_context():
        backup(Path(staff.app.instance_path), tmp_path / "kept.zip", "correct horse battery")
        with pytest.raises(Refusal, match="12 characters"):
            backup(Path(staff.app.instance_path), tmp_path / "weak.zip", "short")
    assert b"correct horse" not in (tmp_path / "kept.zip").read_bytes()
    done = asked_back(tmp_path, monkeypatch, "incorrect horse battery")
    assert done.exit_code == 2 and "wrong-passphrase" in done.output, done.output
    assert not (tmp_path / "new").exists(), "not even a key of a new room"


def test_a_wrong_passphrase_leaves_the_room_that_was_to_be_replaced(
    staffed: tuple[Staff, FlaskClient], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    staff, _ = staffed
    with staff.app.app_context():
        backup(Path(staff.app.instance_path), tmp_path / "kept.zip", "correct horse battery")
    let_go(restored(tmp_path, monkeypatch, "correct horse battery")[0])
    before = {path.name: path.read_bytes() for path in (tmp_path / "new").iterdir() if path.is_file()}
    done = asked_back(tmp_path, monkeypatch, "incorrect horse battery", "--replace")
    assert done.exit_code == 2, done.output
    after = {path.name: path.read_bytes() for path in (tmp_path / "new").iterdir() if path.is_file()}
    assert after == before


def test_a_passphrase_that_is_too_short_is_a_mistake_of_who_typed_it(
    staffed: tuple[Staff, FlaskClient], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setenv("DEALER_ASSIST_INSTANCE", staffed[0].app.instance_path)
    monkeypatch.setenv("DEALER_ASSIST_PASSPHRASE", "short")
    done = CliRunner().invoke(main, ["backup", "--seal", str(tmp_path / "weak.zip")])
    assert done.exit_code == 2 and "[weak-passphrase]" in done.output, done.output
    assert not (tmp_path / "weak.zip").exists()
