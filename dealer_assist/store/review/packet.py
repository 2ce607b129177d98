"""A dispute packet: a hand's record that proves itself to somebody who has nothing else of the room.

A zip of `packet.json` (everything), `packet.pdf` (the same to be read), `README.txt`, `SHA256SUMS` of the
three, and `SIGNATURE` of that: the room's public key, and what its secret half makes of the hashes.
Entries that name cards which nobody has seen are sealed: their place in the chain of hashes is proven, not
their words.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist import __version__
from dealer_assist.contract.view import view
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.floor.redaction import felt, open_cards, open_document
from dealer_assist.rules.house_rules import RULES
from dealer_assist.store.db.models import Hand, Row
from dealer_assist.record import log, replay
from dealer_assist.store.db import utc
from dealer_assist.store.hands.documents import find_hand
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.record.check import check
from dealer_assist.store.ledger.signing import signer_of
from dealer_assist.store.review import steps
from dealer_assist.texts import ENGLISH, speak

FORMAT, EDITION = "dealer-assist packet", 1
JSON, PDF, README, SUMS = "packet.json", "packet.pdf", "README.txt", "SHA256SUMS"
SIGNATURE = "SIGNATURE"     # packets of earlier versions have none
FILES = (JSON, PDF, README)
MOST = 50_000_000       # bytes of a packet, unpacked
COLUMNS = ("seq", "kind", "payload", "outcome", "who", "device", "at", "key", "previous", "hash")
HAND = ("number", "definition", "engine", "game", "button", "seq", "head", "status", "pot", "winners",
        "started", "finished")
SAID = """Hand {number} of {table}, as {program} kept it.

packet.pdf   the hand to be read: who entered what, when, on which device; awards with their reasons
packet.json  the same for programs, with every row of the log
SHA256SUMS   the hash of each file
SIGNATURE    the room's public key, and its signature of SHA256SUMS

To check it without the room's database, with dealer-assist {version} or later:

    dealer-assist verify packet.zip

It computes every hash of the chain again, plays the hand again from its set-up, and compares what was paid.
With --key and the room's key, as its page /ledger shows it, it says whether this room signed the packet.
The last hash of the chain stands for every row before it:

    {head}

Compare it with the one on the room's own page of the hand, or on a sheet that was printed on the night.
{sealed}The rows, with their times and names, are in the chain; players' names and remarks stand beside it.
"""


def packet(session: Session, number: int, who: str | None) -> dict[str, Any]:
    """Everything there is of a hand, as `packet.json` holds it.  Errors: NotFound."""
    hand = find_hand(session, number)
    rows = rows_of(session, number)
    made = replay.played(hand, rows, log.courses(rows)[-1].path)
    seen = open_cards(log.all_lines(rows), made)
    told = steps.review(session, number)
    # a page reads its steps; here the rows themselves are told
    review = {key: value for key, value in told.items() if key not in ("steps", "rows")}
    said: dict[str, Any] = {
        "format": FORMAT, "edition": EDITION, "program": f"dealer-assist {__version__}", "made": utc.now(),
        "made_by": who, "about": review,
        "hand": {"id": hand.id, **{name: getattr(hand, name) for name in HAND}}, "setup": hand.setup,
        "house": _house(told["setup"]),
        "final": _final(made) if made.over else None,
        "rows": [_row(row, open_document(log.payload(row), seen)) for row in rows],
        "sealed": [row["seq"] for row in told["rows"] if row["sealed"]],
        "not_in_force": [row["seq"] for row in told["rows"] if not row["in_force"]],
        "verify": {**check(hand, rows), "command": f"dealer-assist verify {number}"},
    }
    return dict(speak(said, ENGLISH))


def _row(row: Row, told: Mapping[str, Any]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in COLUMNS} | {"payload": log.canonical(told)}


def _house(setup: Mapping[str, Any]) -> list[dict[str, Any]]:
    house: Mapping[str, Any] = setup.get("house") or {}
    return [{"name": name, "section": RULES[name].section, "value": value, "meaning": RULES[name].meaning}
            for name, value in house.items() if name in RULES]


def _final(made: Any) -> dict[str, Any]:
    shown = felt(view(made))
    return {key: shown[key] for key in ("awards", "pots", "returned", "rake", "carried", "notes", "hands")
            if key in shown}


def zipped(document: Mapping[str, Any], pdf: bytes, sign: Callable[[bytes], str]) -> bytes:
    """The packet as one file; `pdf` tells `json_bytes(document)` by its hash, `sign` signs its hashes."""
    sealed = ", ".join(map(str, document["sealed"]))
    about = document["about"]
    readme = SAID.format(
        number=about["number"], table=about["table"]["name"], program=document["program"],
        version=__version__, head=document["hand"]["head"],
        sealed=f"Entries {sealed} name cards that nobody at the table saw; those cards are left out, and "
        "only the entries' place in the chain can be checked here.\n" if sealed else "")
    files = {JSON: json_bytes(document), PDF: pdf, README: readme.encode()}
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


# -- proving one ---------------------------------------------------------------------------------------


def prove(path: Path, key: str | None = None) -> dict[str, Any]:
    """Check a packet and nothing else: its files, its chain, what the hand pays when it is played again.

    Shape: as `verify`, and the `head` to be compared with the room's, `sealed` entries, `packet` (the SHA-256
    of packet.json, which the PDF names), `signed_by` (a public key in hex, None where nobody signed). With
    `key` another's signature, or none, is a difference.
    Errors: `bad-packet` for a file that is no packet.
    """
    files = _unzipped(path)
    document = _document(files[JSON])
    try:
        hand, rows, sealed = _hand(document), _rows(document), frozenset(document["sealed"])
        found = check(hand, rows, sealed)
        changed, signer = _sums(files), _signer(files)
        changed += _signed_otherwise(files, signer, key)
        if not found["differences"]:
            changed += _told_otherwise(document, hand, rows)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as wrong:
        raise _bad(path.name, f"its record cannot be read ({type(wrong).__name__})") from wrong
    return {
        "packet": sha256(files[JSON]).hexdigest(), "hand": hand.id, "head": hand.head, "rows": len(rows),
        "sealed": sorted(sealed), "signed_by": signer, "ok": found["ok"] and not changed,
        "differences": [*changed, *found["differences"]],
    }


def _unzipped(path: Path) -> dict[str, bytes]:
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(archive.getinfo(name).file_size for name in (*FILES, SUMS)) > MOST:
                raise _bad(path.name, f"it holds more than {MOST:,} bytes")
            also = {SIGNATURE} & set(archive.namelist())
            return {name: archive.read(name) for name in (*FILES, SUMS, *also)}
    except (zipfile.BadZipFile, KeyError, OSError, NotImplementedError, RuntimeError) as wrong:
        raise _bad(path.name, "a file of it is missing or damaged") from wrong


def _document(content: bytes) -> dict[str, Any]:
    try:
        document = json.loads(content)
    except (ValueError, RecursionError) as wrong:
        raise _bad(JSON, "it is no JSON") from wrong
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise _bad(JSON, "it does not say that it is one")
    if document.get("edition") != EDITION:
        raise _bad(JSON, "a later version of dealer-assist wrote it; check it with that one")
    return document


def _hand(document: Mapping[str, Any]) -> Hand:
    said = document["hand"]
    return Hand(id=said["id"], setup=document["setup"], **{name: said[name] for name in HAND})


def _rows(document: Mapping[str, Any]) -> list[Row]:
    number = document["hand"]["id"]
    return [Row(hand_id=number, **{name: row[name] for name in COLUMNS}) for row in document["rows"]]


def _sums(files: Mapping[str, bytes]) -> list[dict[str, Any]]:
    lines = files[SUMS].decode("ascii", "replace").splitlines()
    stated = {name: told for told, _, name in (line.partition("  ") for line in lines)}
    return [_difference("file", stated.get(name), found, f"{name} was changed after the packet was made.")
            for name in FILES if stated.get(name) != (found := sha256(files[name]).hexdigest())]


def _signer(files: Mapping[str, bytes]) -> str | None:
    said = files.get(SIGNATURE, b"")[:1000].decode("ascii", "replace")
    return signer_of(files[SUMS], said) if said else None


def _signed_otherwise(
    files: Mapping[str, bytes], signer: str | None, key: str | None,
) -> list[dict[str, Any]]:
    if signer is None and SIGNATURE in files:
        return [_difference("signature", None, None, f"{SUMS} was changed after it was signed, or the "
                            "signature was.")]
    if key is not None and signer != key.strip().lower():
        return [_difference("signature", key, signer, "Another signed this packet than the room of that key."
                            if signer else "Nobody signed this packet.")]
    return []


def _told_otherwise(document: Mapping[str, Any], hand: Hand, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """What the packet tells beside its rows: who won what, and the stacks."""
    try:
        made = replay.played(hand, rows, log.courses(rows)[-1].path)
    except Refusal as refusal:
        return [_difference("refused", None, refusal.code, refusal.message)]
    found = []
    final = dict(json.loads(json.dumps(_final(made)))) if made.over else None
    if _chips(document["final"]) != _chips(final):
        found.append(_difference("final", _chips(document["final"]), _chips(final),
                                 "The awards that the packet tells are not what its rows pay."))
    if document["about"]["setup"] != json.loads(hand.setup):
        found.append(_difference("setup", None, None, "The set-up is told in two ways."))
    for name in ("number", "status", "pot", "winners", "head", "seq"):
        if document["about"][name] != document["hand"][name]:
            found.append(_difference(name, document["hand"][name], document["about"][name],
                                     f"The hand's {name} is told in two ways."))
    return found


def _chips(final: Mapping[str, Any] | None) -> Any:
    if final is None:
        return None
    pots = [{**pot, "shares": [{**share, "side": None} for share in pot.get("shares", [])]}
            for pot in final["pots"]]
    return {**{name: final.get(name) for name in ("awards", "returned", "rake", "carried")}, "pots": pots}


def _difference(what: str, recorded: Any, found: Any, message: str) -> dict[str, Any]:
    return {"seq": None, "what": what, "recorded": recorded, "found": found, "message": message}


def _bad(name: str, why: str) -> Unreadable:
    return Unreadable("bad-packet", f"{name} is no dispute packet: {why}. Ask the room for a new one.")
