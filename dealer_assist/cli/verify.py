"""`verify`: does the record still say what it said?"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from dealer_assist.errors import Refusal


@click.command(short_help="Check the record of a hand, of all, or a dispute packet.")
@click.argument("what", metavar="[HAND | PACKET.ZIP]", required=False)
def verify(what: str | None) -> None:
    """Compute hashes and outcomes of HAND again (of every hand without it), one JSON line a hand.

    A file, PACKET.ZIP, is a dispute packet; it is checked alone, without a database. Nothing is changed. The
    exit status is 1 when a record differs, 2 when there is no such hand, or the file is no packet.
    """
    try:
        if what is None or what.isdecimal():
            ok = all([_say(found) for found in _hands(_number(what))])
        else:
            ok = _say(_packet(what))
    except Refusal as refusal:
        click.echo(f"dealer-assist verify: {refusal.message} [{refusal.code}]", err=True)
        sys.exit(2)
    sys.exit(0 if ok else 1)


def _say(found: dict[str, Any]) -> bool:
    click.echo(json.dumps(found))
    return bool(found["ok"])


def _number(what: str | None) -> int | None:
    if what is None:
        return None
    if not 1 <= int(what[:11]) < 2**31:
        raise click.BadParameter(f"{what[:20]} is no number of a hand.")
    return int(what)


def _packet(what: str) -> dict[str, Any]:
    path = Path(what)
    if not path.is_file():
        raise click.BadParameter(f"{what[:200]!r} is neither the number of a hand nor a file.")
    from dealer_assist.store.packet import prove

    return prove(path)


def _hands(number: int | None) -> Any:
    from sqlalchemy import select

    from dealer_assist.store import database
    from dealer_assist.store.models import Hand
    from dealer_assist.store.verify import verify as check
    from dealer_assist.web import create_app

    with create_app().app_context(), database.reading() as session:
        database.upgrade()
        for one in [number] if number else session.scalars(select(Hand.id).order_by(Hand.id)).all():
            yield check(session, one)
