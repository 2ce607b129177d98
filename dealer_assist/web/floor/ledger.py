"""The ledger as a page: of a table, a player, a night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import segno
from flask import current_app, render_template, request
from sqlalchemy import select

from dealer_assist.errors import Refusal
from dealer_assist.formats import times
from dealer_assist.store.db import database, utc
from dealer_assist.store.db.models import Table
from dealer_assist.store.hands import documents
from dealer_assist.store.ledger import rows, signing
from dealer_assist.store.ledger.reading import KINDS, RowsWanted, page
from dealer_assist.store.transfer import exports
from dealer_assist.texts import say
from dealer_assist.web.floor.blueprint import floor

MOST_DIGITS = 9


@floor.get("/ledger")
def show_ledger() -> tuple[str, int]:
    """Rows by what the form asks for, the newest first, and the head of the chain to be photographed."""
    refusal = None
    try:
        wanted = _wanted()
    except Refusal as wrong:
        wanted, refusal = RowsWanted(), wrong
    with database.reading() as session:
        tables = {table.id: table.name for table in session.scalars(documents.all_tables())}
        names = {number: name for number, name in session.execute(select(Table.id, Table.name))}
        rows = page(session, wanted)
    kinds = {kind: say(f"row-kinds.{kind}") for kind in KINDS}
    shown = render_template("floor/ledger.html", listed=rows, tables=tables, names=names, kinds=kinds,
                            asked=request.args, refusal=refusal,
                            **_head(rows["head"]["seq"], rows["head"]["hash"]))
    return shown, 422 if refusal else 200


@floor.get("/ledger/slip")
def ledger_slip() -> str:
    """The head alone, on a slip to be printed and kept away from the machine."""
    with database.reading() as session:
        seq, head = rows.head(session)
    return render_template("floor/slip.html", seq=seq, made=times.moment(utc.now(), seconds=True),
                           **_head(seq, head))


def _head(seq: int, head: str) -> dict[str, Any]:
    """The signed head as text and as a QR code, and the key by which it is checked."""
    room = Path(current_app.instance_path)
    signed = signing.signed(room, seq, head)
    code = segno.make(signed, error="m", micro=False)
    return {"head": signed, "key": signing.public_key(room),
            "code": code.svg_inline(scale=3, border=2, omitsize=True)}


def _wanted() -> RowsWanted:
    args = request.args
    return RowsWanted(_number("table"), args.get("player", "").strip()[:80] or None, args.get("kind") or None,
                  exports.moment(args.get("since"), "since", here=True),
                  exports.moment(args.get("until"), "until", here=True), _number("before"))


def _number(name: str) -> int | None:
    text = request.args.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None
