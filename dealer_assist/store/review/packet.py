"""A dispute packet: a hand's record that proves itself to somebody who has nothing else of the room.

A zip of `packet.json` (everything), `packet.pdf` (the same to be read), `README.txt`, `hand.phh` where it can
be said so, `SHA256SUMS` of them all, and `SIGNATURE` of that: the room's public key, and what its secret half
makes of the hashes. Entries that name cards which nobody has seen are sealed: their place in the chain of
hashes is proven, not their words.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist import __version__
from dealer_assist.errors import Refusal
from dealer_assist.floor.redaction import open_cards, open_document
from dealer_assist.rules.house_rules import RULES
from dealer_assist.store.db.models import Row
from dealer_assist.record import log, result
from dealer_assist.store.db import utc
from dealer_assist.store.hands.documents import find_hand
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.record.check import check
from dealer_assist.record.packet import (
    AS_ENTERED, COLUMNS, EDITION, FORMAT, HAND, JSON, PDF, README, SIGNATURE, SUMS, as_entered, final,
)
from dealer_assist.store.review import steps
from dealer_assist.store.transfer import hand_files
from dealer_assist.texts import ENGLISH, speak

PHH = "hand.phh"
ALSO = f"{PHH}     the hand for other programs, as Poker Hand History\n"
SAID = """Hand {number} of {table}, as {program} kept it.

packet.pdf   the hand to be read: who entered what, when, on which device; awards with their reasons
packet.json  the same for programs, with every row of the log
{more}SHA256SUMS   the hash of each file
SIGNATURE    the room's public key, and its signature of SHA256SUMS

To check it without the room's database, with dealer-assist {version} or later:

    dealer-assist verify packet.zip

It computes every hash of the chain again, plays the hand again from its set-up, and compares what was paid.
With --key and the room's key, as its page /ledger shows it, it says whether this room signed the packet.
Any browser does the same, with no program: drop this file on the page /verify of any room.
The last hash of the chain stands for every row before it:

    {head}

Compare it with the one on the room's own page of the hand, or on a sheet that was printed on the night.
{sealed}The rows, with their times and names, are in the chain; players' names and remarks stand beside it.
"""


def packet(session: Session, number: int, who: str | None) -> dict[str, Any]:
    """Everything there is of a hand, as `packet.json` holds it.  Errors: NotFound."""
    hand = find_hand(session, number)
    rows = rows_of(session, number)
    made, amended = result.played(hand, rows), result.correction(rows)
    seen = open_cards(log.all_lines(rows), made)
    told = steps.review(session, number)
    # a page reads its steps; here the rows themselves are told
    review = {key: value for key, value in told.items() if key not in ("steps", "rows", "entered")}
    said: dict[str, Any] = {
        "format": FORMAT, "edition": EDITION if amended else AS_ENTERED,
        "program": f"dealer-assist {__version__}", "made": utc.now(), "made_by": who, "signed": True,
        "about": review,
        "hand": {"id": hand.id, **{name: getattr(hand, name) for name in HAND}}, "setup": hand.setup,
        "house": _house(told["setup"]),
        "final": final(made) if made.over else None,
        **({"entered": final(as_entered(hand, rows))} if amended else {}),
        "rows": [_row(row, open_document(log.payload(row), seen)) for row in rows],
        "sealed": [row["seq"] for row in told["rows"] if row["sealed"]],
        "not_in_force": [row["seq"] for row in told["rows"] if not row["in_force"]],
        "verify": {**check(hand, rows), "command": f"dealer-assist verify {number}"},
    }
    return dict(speak(said, ENGLISH))


def phh_of(session: Session, number: int) -> str | None:
    """The hand for other programs; None where it is not over, or cannot be said so."""
    try:
        return hand_files.write(session, number, "phh").text
    except Refusal:
        return None


def _row(row: Row, told: Mapping[str, Any]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in COLUMNS} | {"payload": log.canonical(told)}


def _house(setup: Mapping[str, Any]) -> list[dict[str, Any]]:
    house: Mapping[str, Any] = setup.get("house") or {}
    return [{"name": name, "section": RULES[name].section, "value": value, "meaning": RULES[name].meaning}
            for name, value in house.items() if name in RULES]


def zipped(
    document: Mapping[str, Any], pdf: bytes, sign: Callable[[bytes], str], phh: str | None = None,
) -> bytes:
    """The packet as one file; `pdf` tells `json_bytes(document)` by its hash, `sign` signs its hashes.

    Shape: `phh` is the hand for other programs, None where it is not over or cannot be said so.
    """
    sealed = ", ".join(map(str, document["sealed"]))
    about = document["about"]
    readme = SAID.format(
        number=about["number"], table=about["table"]["name"], program=document["program"],
        version=__version__, head=document["hand"]["head"], more=ALSO if phh is not None else "",
        sealed=f"Entries {sealed} name cards that nobody at the table saw; those cards are left out, and "
        "only the entries' place in the chain can be checked here.\n" if sealed else "")
    files = {JSON: json_bytes(document), PDF: pdf, README: readme.encode()}
    if phh is not None:
        files[PHH] = phh.encode()
    lines = (f"{sha256(content).hexdigest()}  {name}\n" for name, content in files.items())
    sums = "".join(lines).encode()
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in {**files, SUMS: sums, SIGNATURE: sign(sums).encode()}.items():
            archive.writestr(name, content)
    return made.getvalue()


def json_bytes(document: Mapping[str, Any]) -> bytes:
    """`packet.json`."""
    return json.dumps(document, ensure_ascii=False, indent=1).encode()
