"""The whole record in one file while the app goes on, and back again, also into the other kind of database.

The file is a zip: `manifest.json`, `tables/<name>.jsonl` (one row a line, read in one snapshot of the
database), `games/*.toml`. Rows are written by their columns, so a backup of an older version is taken in at
its own version and brought up to date from there. Keys of sessions, PINs and TLS stay behind, or come along
sealed by a passphrase (`sealing`): whoever finds a backup can sign in nowhere.
"""

from __future__ import annotations

import json
import os
import re
import struct
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from flask import Flask
from sqlalchemy import JSON, Connection, MetaData, Table, delete, func, insert, select, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from dealer_assist import __version__, paths
from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.store.db import database, utc, versions
from dealer_assist.store.db.models import Base
from dealer_assist.store.transfer import sealing

MANIFEST = "manifest.json"
PASSPHRASE = "DEALER_ASSIST_PASSPHRASE"     # of the environment: seals the keys into every backup
# what a flipped bit does to the reader of a zip, by where it stands
DAMAGED = (
    zipfile.BadZipFile, zlib.error, struct.error, KeyError, ValueError, TypeError, AttributeError, EOFError,
    OSError, NotImplementedError, RuntimeError)
# what a line does that is no row of its table
NO_ROW = (ValueError, TypeError, AttributeError, OverflowError, SQLAlchemyError)
KIND = "dealer-assist backup"
LONGEST_LIST = 10_000_000       # bytes of the manifest; that of a room has some thousands
GAME = re.compile(rf"{paths.GAMES}/[^/\\]+\.toml")
BATCH = 1000
FOLDER = "backups"      # in the instance
VERSION_TABLE = "alembic_version"
RECORD = ("venue_table", "player", "hand", "log", "account")     # what nobody may write over


@dataclass(frozen=True, slots=True)
class BackupContents:
    """What is in a backup: rows by table, the version that made it and its migration, when."""

    rows: dict[str, int]
    version: str
    migration: str
    made: str


def backup(instance: Path, file: Path, passphrase: str | None = None) -> BackupContents:
    """Write everything to `file`; the app may go on meanwhile. Needs an application context.

    With a `passphrase` the room's keys go along, sealed.
    Errors: `weak-passphrase`; OSError when the file cannot be written; what is half written never has
    its name.
    """
    half = file.with_name(f".{file.name}.part")
    half.unlink(missing_ok=True)
    try:
        with zipfile.ZipFile(half, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
            written, digests = _write_rows(archive)
            digests |= _write_games(archive, instance / paths.GAMES)
            keys = sealing.seal(instance, passphrase) if passphrase else None
            archive.writestr(
                MANIFEST,
                json.dumps(
                    {
                        "key": sealing.mark_of(instance),
                        "keys": keys,
                        "kind": KIND,
                        "version": written.version,
                        "migration": written.migration,
                        "made": written.made,
                        "rows": written.rows,
                        "sha256": digests,
                    },
                    indent=1,
                ),
            )
        os.chmod(half, 0o600)
        _keep(half, file)
    finally:
        half.unlink(missing_ok=True)
    return written


def _write_rows(archive: zipfile.ZipFile) -> tuple[BackupContents, dict[str, str]]:
    """Every table in one snapshot: what was acknowledged before it is there, and nothing half."""
    engine = database.db.engine.execution_options(isolation_level="REPEATABLE READ") \
        if database.db.engine.dialect.name == "postgresql" else database.db.engine
    counts, digests = {}, {}
    with engine.connect() as connection, connection.begin():
        migration = str(connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar_one())
        for table in _tables(connection):
            name = f"tables/{table.name}.jsonl"
            counts[table.name], digests[name] = _write(archive, name, _lines(connection, table))
    made = f"{utc.moment():%Y-%m-%dT%H:%M:%SZ}"
    return BackupContents(counts, __version__, migration, made), digests


def _tables(connection: Connection) -> list[Table]:
    """The tables of this database that are ours, in the order in which rows may refer to each other.

    What is nothing in a column of JSON is nothing in the database too, as the models write it.
    """
    there = MetaData()
    there.reflect(connection, only=lambda name, _: name in Base.metadata.tables)
    for table in there.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return there.sorted_tables


def _lines(connection: Connection, table: Table) -> Iterator[bytes]:
    rows = connection.execution_options(yield_per=BATCH).execute(select(table).order_by(*table.primary_key))
    for row in rows.mappings():
        yield json.dumps(dict(row), ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _write(archive: zipfile.ZipFile, name: str, lines: Iterator[bytes]) -> tuple[int, str]:
    count, digest = 0, sha256()
    with archive.open(name, "w", force_zip64=True) as member:
        for line in lines:
            member.write(line)
            digest.update(line)
            count += 1
    return count, digest.hexdigest()


def _write_games(archive: zipfile.ZipFile, folder: Path) -> dict[str, str]:
    digests = {}
    for path in sorted(folder.glob("*.toml")):
        name = f"{paths.GAMES}/{path.name}"
        _, digests[name] = _write(archive, name, iter([path.read_bytes()]))
    return digests


def _keep(half: Path, file: Path) -> None:
    with half.open("rb") as written:
        os.fsync(written.fileno())
    os.replace(half, file)


def keep_on(app: Flask, seconds: float, most: int, wait: Callable[[float], None] = time.sleep) -> None:
    """Write a backup into the instance folder now and every so many seconds, and keep the newest `most`."""
    folder = Path(app.instance_path) / FOLDER
    while True:
        try:
            folder.mkdir(exist_ok=True)
            with app.app_context():
                written = folder / name_of_now()
                backup(Path(app.instance_path), written, os.environ.get(PASSPHRASE))
            # the newest is not the last by name where the clock was set back
            others = sorted(set(folder.glob("dealer-assist-*.zip")) - {written}, reverse=True)
            for old in others[most - 1:]:
                old.unlink()
        except (OSError, SQLAlchemyError):
            app.logger.exception("the backup could not be written")
        wait(seconds)


def name_of_now() -> str:
    """A backup's file name, by the local time; names sort by age."""
    return f"dealer-assist-{utc.here():%Y%m%d-%H%M%S}.zip"


# -- and back ---------------------------------------------------------------------------------------------


def check(file: Path) -> dict[str, Any]:
    """The manifest of a backup whose every part is as it was written.  Errors: `not-a-backup`, `damaged`."""
    try:
        with zipfile.ZipFile(file) as archive:
            if archive.getinfo(MANIFEST).file_size > LONGEST_LIST:
                raise KeyError(MANIFEST)
            manifest: dict[str, Any] = json.loads(archive.read(MANIFEST))
            if manifest.get("kind") != KIND or not isinstance(manifest["migration"], str):
                raise KeyError(MANIFEST)
            for table in manifest["rows"]:
                if f"tables/{table}.jsonl" not in manifest["sha256"]:
                    raise NotNow("damaged", file=file.name, name=table, field=table)
            for name, digest in manifest["sha256"].items():
                if name.startswith(f"{paths.GAMES}/") and not GAME.fullmatch(name):
                    raise NotNow("damaged", file=file.name, name=name, field=name)
                if _digest(archive, name) != digest:
                    raise NotNow("damaged", file=file.name, name=name, field=name)
    except DAMAGED as error:
        raise Unreadable("not-a-backup", file=file.name, field="file") from error
    return manifest


def _digest(archive: zipfile.ZipFile, name: str) -> str:
    digest = sha256()
    with archive.open(name) as member:
        while block := member.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def opened(file: Path, passphrase: str | None = None) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The manifest of a backup that can be taken in, and its keys, where the `passphrase` of them is given.

    It asks for no database and no instance, so that what is refused here has touched neither.
    Errors: `wrong-passphrase`, `too-new`; those of `check`.
    """
    manifest = check(file)
    if not versions.knows(manifest["migration"]):
        raise NotNow("too-new", newer=manifest["version"], version=__version__, field="file")
    sealed = manifest.get("keys")
    return manifest, sealing.unseal(sealed, passphrase) if passphrase and sealed else {}


def restore(file: Path, instance: Path, passphrase: str | None = None) -> dict[str, Any]:
    """Take a backup into an empty database and its games into the instance; needs an application context.

    With the `passphrase` of its keys they are put back too, and count from the next start on.
    Shape: the manifest.  Errors: those of `opened`; `not-empty` where the database holds rows already.
    """
    manifest, keys = opened(file, passphrase)
    database.upgrade(manifest["migration"])
    with zipfile.ZipFile(file) as archive, database.db.engine.begin() as connection:
        tables = _tables(connection)
        _make_room(connection, tables)
        for table in tables:
            if f"tables/{table.name}.jsonl" in manifest["sha256"]:
                _take(archive, connection, table, file)
        _count_on(connection, tables)
    database.upgrade()
    _read_games(file, manifest, instance / paths.GAMES)
    sealing.put_back(instance, keys)
    return manifest


def _make_room(connection: Connection, tables: list[Table]) -> None:
    """Refuse a database that holds a record; what a fresh one made for itself goes."""
    for table in tables:
        if table.name in RECORD and connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise NotNow("not-empty")
    for table in reversed(tables):
        if table.name not in RECORD:
            connection.execute(delete(table))


def _take(archive: zipfile.ZipFile, connection: Connection, table: Table, file: Path) -> None:
    """Every row of a table.  Errors: `damaged` for a line that no backup ever had."""
    try:
        _read(archive, connection, table)
    except OperationalError:        # the disk is full, or the database away: the backup is as good as it was
        raise
    except NO_ROW as error:
        raise NotNow("damaged", file=file.name, name=table.name, field=table.name) from error


def _read(archive: zipfile.ZipFile, connection: Connection, table: Table) -> None:
    with archive.open(f"tables/{table.name}.jsonl") as member:
        batch: list[dict[str, Any]] = []
        for line in member:
            batch.append(json.loads(line))
            if len(batch) == BATCH:
                connection.execute(insert(table), batch)
                batch = []
        if batch:
            connection.execute(insert(table), batch)


def _count_on(connection: Connection, tables: list[Table]) -> None:
    """PostgreSQL numbers new rows from a counter of its own, which has seen none of these."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        keys = list(table.primary_key)
        counter = len(keys) == 1 and connection.execute(
            text("SELECT pg_get_serial_sequence(:table, :column)"),
            {"table": table.name, "column": keys[0].name}).scalar()
        if counter:
            most = connection.execute(select(func.max(keys[0]))).scalar()
            connection.execute(text("SELECT setval(:counter, :next, false)"),
                               {"counter": counter, "next": (most or 0) + 1})


def _read_games(file: Path, manifest: dict[str, Any], folder: Path) -> None:
    with zipfile.ZipFile(file) as archive:
        for name in manifest["sha256"]:
            if name.startswith(f"{paths.GAMES}/"):
                folder.mkdir(parents=True, exist_ok=True)
                (folder / Path(name).name).write_bytes(archive.read(name))
