"""A dispute packet: a hand's record that proves itself to somebody who has nothing else of the room.

A zip of `packet.json` (everything), `packet.pdf` (the same to be read), `README.txt`, `hand.phh` where it can
be said so, `SHA256SUMS` of them all, and `SIGNATURE` of that: the room's public key, and what its secret half
makes of the hashes. Entries that name cards which nobody has seen are sealed: their place in the chain of
hashes is proven, not their words.
"""

from __future__ import annotations

import json
import textwrap
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
from dealer_assist.store.hands import verify
from dealer_assist.store.hands.documents import find_hand
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.record.check import check
from dealer_assist.record.packet import (
    AS_ENTERED, COLUMNS, EDITION, FORMAT, HAND, JSON, PDF, README, SIGNATURE, SUMS, as_entered, final,
)
from dealer_assist.record.wrapping import STORED, wrap
from dealer_assist.store.review import steps
from dealer_assist.store.transfer import hand_files
from dealer_assist.texts import ENGLISH, say, speak

PHH = "hand.phh"
CHECK = "    dealer-assist verify packet.zip"
NAMES = {PDF: "pdf", JSON: "json", PHH: "phh", SUMS: "sums", SIGNATURE: "signature"}


def packet(session: Session, number: int, who: str | None, language: str = ENGLISH) -> dict[str, Any]:
    """Everything there is of a hand, as `packet.json` holds it.

    Shape: `language` is that of the papers beside it; the document and its hashes are the same in each.
    Errors: NotFound.
    """
    hand = find_hand(session, number)
    rows = rows_of(session, number)
    hand_played, amended = result.played(hand, rows), result.correction(rows)
    seen = open_cards(log.all_lines(rows), hand_played)
    reviewed = steps.review(session, number)
    # a page reads its steps; here the rows themselves are told
    review = {key: value for key, value in reviewed.items() if key not in ("steps", "rows", "entered")}
    document: dict[str, Any] = {
        "format": FORMAT, "edition": EDITION if amended else AS_ENTERED,
        "program": f"dealer-assist {__version__}", "made": utc.now(), "made_by": who, "signed": True,
        "wrapped": STORED,
        "language": language,
        "about": review,
        "hand": {"id": hand.id, **{name: getattr(hand, name) for name in HAND}}, "setup": hand.setup,
        "house": _house(reviewed["setup"]),
        "final": final(hand_played) if hand_played.over else None,
        **({"entered": final(as_entered(hand, rows))} if amended else {}),
        "rows": [_row(row, open_document(log.payload(row), seen)) for row in rows],
        "sealed": [row["seq"] for row in reviewed["rows"] if row["sealed"]],
        "not_in_force": [row["seq"] for row in reviewed["rows"] if not row["in_force"]],
        "verify": {**verify.without_cards(check(hand, rows)), "command": f"dealer-assist verify {number}"},
    }
    return dict(speak(document, ENGLISH))


def phh_of(session: Session, number: int) -> str | None:
    """The hand for other programs; None where it is not over, or cannot be said so."""
    try:
        return hand_files.write(session, number, "phh").text
    except Refusal:
        return None


def _row(row: Row, payload: Mapping[str, Any]) -> dict[str, Any]:
    document = {name: getattr(row, name) for name in COLUMNS} | {"payload": log.canonical(payload)}
    # with its key, the hash of a row would tell the cards that are left out of it
    return document if document["payload"] == row.payload else document | {"key": None}


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
    files = {JSON: json_bytes(document), PDF: pdf, README: _readme(document, phh is not None).encode()}
    if phh is not None:
        files[PHH] = phh.encode()
    lines = (f"{sha256(content).hexdigest()}  {name}\n" for name, content in files.items())
    sums = "".join(lines).encode()
    return wrap({**files, SUMS: sums, SIGNATURE: sign(sums).encode()})


def _readme(document: Mapping[str, Any], has_phh: bool) -> str:
    """What somebody reads who has nothing else: a paragraph a text, in the language of the papers."""
    about, language = document["about"], document["language"]

    def paragraph(key: str, **figures: Any) -> str:
        text = str(speak(say(f"readme.{key}", **figures), language))
        return textwrap.fill(text, 98, break_on_hyphens=False, break_long_words=False)

    hand = say("reviewing.title", number=about["number"], table=about["table"]["name"])
    files = "\n".join(f"{name:<13}{paragraph(key)}" for name, key in NAMES.items() if has_phh or name != PHH)
    sealed = ", ".join(map(str, document["sealed"]))
    left_out = [paragraph("sealed", entries=sealed)] if sealed else []
    return "\n\n".join((
        paragraph("hand", hand=hand, program=document["program"]), files,
        paragraph("check", version=__version__), CHECK, paragraph("does"), paragraph("browser"),
        paragraph("head"), f"    {document['hand']['head']}", paragraph("compare"), *left_out,
        paragraph("beside"), paragraph("language"))) + "\n"


def json_bytes(document: Mapping[str, Any]) -> bytes:
    """`packet.json`."""
    return json.dumps(document, ensure_ascii=False, indent=1).encode()
