"""`verify`: does the record still say what it said?"""

from __future__ import annotations

import json
import sys

import click

from dealer_assist.errors import Refusal


@click.command(short_help="Check the record of a hand, or of all.")
@click.argument("hand", type=click.IntRange(1, 2**31 - 1), required=False)
def verify(hand: int | None) -> None:
    """Compute hashes and outcomes of HAND again (of every hand without it), one JSON line a hand.

    Nothing is changed. The exit status is 1 when a hand's record differs, 2 when there is no such hand.
    """
    from sqlalchemy import select

    from dealer_assist.store import database
    from dealer_assist.store.models import Hand
    from dealer_assist.store.verify import verify as check
    from dealer_assist.web import create_app

    ok = True
    with create_app().app_context(), database.reading() as session:
        database.upgrade()
        for number in [hand] if hand else session.scalars(select(Hand.id).order_by(Hand.id)).all():
            try:
                found = check(session, number)
            except Refusal as refusal:
                click.echo(f"dealer-assist verify: {refusal.message} [{refusal.code}]", err=True)
                sys.exit(2)
            click.echo(json.dumps(found))
            ok = ok and found["ok"]
    sys.exit(0 if ok else 1)
