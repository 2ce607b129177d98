"""`verify`: does the record still say what it said?"""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from dealer_assist import paths
from dealer_assist.cli.language import place, sentence, spoken
from dealer_assist.errors import NotNow, Refusal

if TYPE_CHECKING:
    from apiflask import APIFlask


@click.command(short_help="Check the record of a hand, of all, or a dispute packet.")
@click.argument("what", metavar="[HAND | PACKET.ZIP]", required=False)
@click.option("--since", metavar="HEAD", help="A head of the ledger that was seen before.")
@click.option("--key", metavar="HEX", help="The public half of the room's key, where the room is not here.")
def verify(what: str | None, since: str | None, key: str | None) -> None:
    """Compute hashes and outcomes of HAND again (of every hand without it), one JSON line a hand.

    Without HAND the ledger, the database file and everything that repeats them are checked too; what differs
    is one more line, and the head is told on standard error. With --since that head must be in the chain,
    and its signature the room's.
    A file, PACKET.ZIP, is a dispute packet; it is checked alone, without a database, and with --key it must
    be signed by that room. Nothing is changed, and a copy on a disk that cannot be written is read as it
    lies. The exit status is 1 when a record differs, 2 when there is no such hand, the file is no packet, or
    the database cannot be opened.
    """
    try:
        if what is None or what.isdecimal():
            ok = all([_say(outcome) for outcome in _hands(_number(what), since, key)])
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
    if not 1 <= int(what[:11]) < 2**31:
        raise click.BadParameter(sentence("no-hand", word=what[:20]))
    return int(what)


def _packet(what: str, key: str | None) -> dict[str, Any]:
    path = Path(what)
    if not path.is_file():
        raise click.BadParameter(sentence("no-hand-no-file", word=repr(what[:200])))
    from dealer_assist.record.packet import prove

    return prove(path.read_bytes(), path.name, key)


def _hands(number: int | None, since: str | None, key: str | None) -> Iterator[dict[str, Any]]:
    from dealer_assist.store.db import database
    from dealer_assist.store.hands import verify as check
    from dealer_assist.store.ledger.signing import public_key
    from dealer_assist.store.ledger.verify import verify as check_ledger

    with _opened().app_context(), database.reading() as session:
        if number is not None:
            yield check.verify(session, number)
            return
        yield from check.verify_all(session)
        ledger = check_ledger(session, since, key or public_key(paths.instance_path()))
        click.echo(sentence("ledger", rows=ledger["ledger"], head=ledger["head"]), err=True)
        if not ledger["ok"]:
            yield ledger


def _opened() -> APIFlask:
    """The app over a database of this version; a copy may lie where nothing can be written."""
    from sqlalchemy.exc import DatabaseError

    from dealer_assist.store.db import database
    from dealer_assist.web import create_app

    try:
        # nobody signs in to it, so it needs no key of the room, and makes none
        app = create_app({"LOOKS_ONLY": True, "SECRET_KEY": secrets.token_hex()})
        with app.app_context():
            database.upgrade()
    except (DatabaseError, OSError) as wrong:
        raise NotNow("not-opened", reason=str(getattr(wrong, "orig", wrong)), field="database") from None
    return app
