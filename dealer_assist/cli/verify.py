"""`verify`: does the record still say what it said?"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from dealer_assist import paths
from dealer_assist.cli.language import place, sentence, spoken
from dealer_assist.cli.room import over
from dealer_assist.errors import NotNow, Refusal
from dealer_assist.rules.bounds import MOST_ID


@click.command(short_help="Check the record of a hand, of all, or a dispute packet.")
@click.argument("what", metavar="[HAND | PACKET.ZIP | ROOM.SQLITE3]", required=False)
@click.option("--since", metavar="HEAD", help="A head of the ledger that was seen before.")
@click.option("--key", metavar="HEX", help="The public half of the room's key, where the room is not here.")
def verify(what: str | None, since: str | None, key: str | None) -> None:
    """Compute hashes and outcomes of HAND again (of every hand without it), one JSON line a hand.

    Without HAND the ledger, the database file and everything that repeats them are checked too; what differs
    is one more line, and the head is told on standard error. With --since that head must be in the chain,
    and its signature the room's.
    A file, PACKET.ZIP, is a dispute packet; it is checked alone, without a database, and with --key it must
    be signed by that room. ROOM.SQLITE3 is a room's database, as a copy of it for an audit.
    Nothing is changed or made: of a file with older tables a copy is brought up to date and checked, and one
    on a disk that cannot be written is read as it lies. The exit status is 1 when a record differs, 2 when
    there is no such hand, the file is no packet, or the database cannot be opened.
    """
    try:
        room = None if what is None else _room(Path(what))
        if what is None or room or what.isdecimal():
            hands = _hands(None if room else _number(what), since, key, room)
            ok = all([_say(outcome) for outcome in hands])
        else:
            ok = _say(_packet(what, key))
    except Refusal as refusal:
        place("verify", refusal)
        sys.exit(2)
    sys.exit(0 if ok else 1)


def _say(outcome: dict[str, Any]) -> bool:
    click.echo(json.dumps(spoken(outcome)))
    return bool(outcome["ok"])


def _number(what: str | None) -> int | None:
    if what is None:
        return None
    if not 1 <= int(what[:11]) <= MOST_ID:
        raise click.BadParameter(sentence("no-hand", word=what[:20]))
    return int(what)


def _room(path: Path) -> Path | None:
    """The file, where it is a database."""
    from dealer_assist.store.db import only_read

    return path if path.is_file() and only_read.is_database(path) else None


def _packet(what: str, key: str | None) -> dict[str, Any]:
    path = Path(what)
    if not path.is_file():
        raise click.BadParameter(sentence("no-hand-no-file", word=repr(what[:200])))
    from dealer_assist.record.packet import prove

    return prove(path.read_bytes(), path.name, key)


def _hands(
    number: int | None, since: str | None, key: str | None, room: Path | None,
) -> Iterator[dict[str, Any]]:
    from dealer_assist.store.db import database
    from dealer_assist.store.hands import verify as check
    from dealer_assist.store.ledger.signing import public_key
    from dealer_assist.store.ledger.verify import verify as check_ledger

    with _opened(room), database.reading() as session:
        if number is not None:
            yield check.verify(session, number)
            return
        yield from check.verify_all(session)
        folder = room.parent if room else paths.instance_path()
        ledger = check_ledger(session, since, key or public_key(folder))
        click.echo(sentence("ledger", rows=ledger["ledger"], head=ledger["head"]), err=True)
        if not ledger["ok"]:
            yield ledger


@contextmanager
def _opened(room: Path | None) -> Iterator[None]:
    """The context of an app over the room's database; of older tables over a copy, brought up to date."""
    from dealer_assist.store.db import database

    with ExitStack() as stack:
        with _openable():
            stack.enter_context(over(LOOKS_ONLY=True, DATABASE_URL=database.address(room) if room else None))
            if _is_older():
                stack.enter_context(_copied(Path(stack.enter_context(TemporaryDirectory()))))
        yield


def _is_older() -> bool:
    """Has the database the tables of an earlier version?  Errors: those of a database that is no room."""
    from dealer_assist.store.db import database, versions

    older = versions.of_a_room(database.db.engine) != versions.newest()
    if older and database.db.engine.dialect.name != "sqlite":
        raise NotNow("old-tables.server", field="database")
    return older


@contextmanager
def _copied(folder: Path) -> Iterator[None]:
    """The context of an app over a copy of the database that has the tables and lists of this version."""
    from dealer_assist.store.db import database, only_read, versions
    from dealer_assist.store.hands.rebuild import fill

    copy = folder / database.FILE
    only_read.copy(database.db.engine, copy)
    click.echo(sentence("older-copy", version=versions.there(database.db.engine)), err=True)
    with over(DATABASE_URL=database.address(copy)):
        database.upgrade()
        all(fill())
        yield


@contextmanager
def _openable() -> Iterator[None]:
    """What the database says where it cannot be opened, as a refusal."""
    from sqlalchemy.exc import DatabaseError

    try:
        yield
    except (DatabaseError, OSError) as wrong:
        raise NotNow("not-opened", reason=str(getattr(wrong, "orig", wrong)), field="database") from None
