"""Judges a dispute packet: a hand's record that proves itself to somebody who has nothing else of the room.

A zip of parts, `SHA256SUMS` with the hash of each, and `SIGNATURE`, by which the room's key stands for that
list. `packet.json` holds the rows of the hand, which are played again. Standard library alone, so that a
browser judges a packet with no program and no server.
"""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from dealer_assist.contract.view import view
from dealer_assist.errors import Refusal, Unreadable
from dealer_assist.floor.redaction import felt, may_hide
from dealer_assist.engine.play import Hand as Played
from dealer_assist.record import log, replay, result
from dealer_assist.record.check import UNREADABLE, check
from dealer_assist.record.ed25519 import is_by
from dealer_assist.record.log import AnyRow, Sealed
from dealer_assist.record.wrapping import STORED, beside, wrapped_otherwise
from dealer_assist.texts import Message, say

Json = dict[str, Any]
# edition 1 tells of a hand what was entered; 2 what counts, for it was corrected
FORMAT, EDITION, AS_ENTERED = "dealer-assist packet", 2, 1
JSON, PDF, README, SUMS = "packet.json", "packet.pdf", "README.txt", "SHA256SUMS"
SIGNATURE = "SIGNATURE"     # packets of earlier versions have none
OWN = (SUMS, SIGNATURE)     # what tells of the parts, and is none
FILES = (JSON, PDF, README)
MOST = 50_000_000           # bytes of a packet, unpacked
MOST_PARTS = 100
ZIP = b"PK\3\4"            # how a zip with a part begins
COLUMNS = ("seq", "kind", "payload", "outcome", "who", "device", "at", "key", "previous", "hash")
HAND = ("number", "definition", "engine", "game", "button", "seq", "head", "status", "pot", "winners",
        "started", "finished")
DAMAGED = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError)


@dataclass(frozen=True, slots=True)
class PacketHand:
    """What a packet's `hand` says; a packet has no list of seats beside its rows."""

    id: int
    setup: str
    number: int
    definition: str
    engine: str
    game: str
    button: int | None
    seq: int
    head: str
    status: str
    pot: int
    winners: list[int]
    started: str
    finished: str | None
    places: tuple[Any, ...] = field(default=())


def prove(data: bytes, name: str, key: str | None = None) -> Json:
    """Check a packet and nothing else: its parts, its chain, what the hand pays when it is played again.

    Shape: as `check`, and the `head` to be compared with the room's, `sealed` entries, `packet` (the SHA-256
    of packet.json, which the PDF names), `parts` by name, `signed_by` (a public key in hex, None where nobody
    signed). With `key` another's signature, or none, is a difference.
    Errors: `bad-packet` for a file that is no packet.
    """
    files, changed = _unzipped(data, name)
    changed += _sums(files)
    if JSON not in files:
        return _report(files, None, changed, {"rows": 0, "differences": []})
    try:
        document = _document(files[JSON])
        hand, rows = _hand(document), _rows(document)
        sealed = _sealed(document, rows)
        changed += _not_sealed(rows, sealed)
        hidden = frozenset(row.seq for row in rows if row.seq in sealed and may_hide(log.payload(row)))
        report = check(hand, rows, hidden, document["edition"] == AS_ENTERED)
        changed += _signed_otherwise(files, document, key)
        if not report["differences"]:
            changed += _other_results(document, hand, rows)
        if not changed and document.get("wrapped") == STORED and (why := wrapped_otherwise(data, files)):
            changed.append(_difference("wrapping", None, None, why))
    except (Unreadable, *UNREADABLE) as wrong:
        if changed:     # what was done to it is known already
            return _report(files, None, changed, {"rows": 0, "differences": []})
        if isinstance(wrong, Unreadable):
            raise
        raise _bad(name, "record", error=type(wrong).__name__) from wrong
    return _report(files, hand, changed, report) | {"sealed": sealed}


def final(played: Any) -> Json:
    """What a packet tells of the end of the hand: who was paid what, and why."""
    shown = felt(view(played))
    return {key: shown[key] for key in ("awards", "pots", "returned", "rake", "carried", "notes", "hands")
            if key in shown}


def as_entered(hand: replay.HasSetup, rows: Sequence[AnyRow]) -> Played:
    """The hand as its entries have it, a correction or not.  Errors: a `Refusal` as of `replay.played`."""
    return replay.played(hand, rows, log.courses(rows)[-1].path)


def signer_of(sums: bytes, signed: str) -> str | None:
    """The public key that signed a packet's file of hashes; None where what is `signed` does not fit."""
    key, _, signature = signed.strip().partition(" ")
    try:
        return key if is_by(bytes.fromhex(key), to_sign(sums), bytes.fromhex(signature)) else None
    except ValueError:
        return None


def to_sign(sums: bytes) -> bytes:
    """What is signed of a packet: it begins with what it is, so it is never taken for something else."""
    return f"{FORMAT} {sha256(sums).hexdigest()}".encode()


def _report(files: Mapping[str, bytes], hand: PacketHand | None, changed: list[Json], report: Json) -> Json:
    differences = [*changed, *report["differences"]]
    return {
        "packet": sha256(files[JSON]).hexdigest() if JSON in files else None,
        "hand": hand and hand.id, "number": hand and hand.number, "head": hand and hand.head,
        "rows": report["rows"], "sealed": [], "parts": sorted(files), "signed_by": _signer(files),
        "ok": bool(report.get("ok")) and not changed, "differences": differences,
    }


def _unzipped(data: bytes, name: str) -> tuple[dict[str, bytes], list[Json]]:
    """Every part that can be read, and what is to be said of the others.  Errors: `bad-packet`."""
    files: dict[str, bytes] = {}
    wrong: list[Json] = []
    if not _zip_begins(data):
        raise _bad(name, "kind")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            infos = [info for info in archive.infolist() if not info.is_dir()]
            if len(infos) > MOST_PARTS or sum(info.file_size for info in infos) > MOST:
                raise _bad(name, "size", bytes=MOST, parts=MOST_PARTS)
            for info in infos:
                part = info.filename
                try:
                    if part in files:
                        wrong.append(_difference("file", None, None, say("packet.twice", part=part)))
                    files[part] = archive.read(info)
                except DAMAGED:
                    wrong.append(_difference("file", None, None, say("packet.damaged", part=part)))
            wrong += [_difference("file", None, None, message) for message in beside(data, archive)]
    except (zipfile.BadZipFile, NotImplementedError, OSError, ValueError) as damaged:
        raise _bad(name, "file") from damaged
    if not {JSON, SUMS} & files.keys():
        raise _bad(name, "file")
    return files, wrong


def _zip_begins(data: bytes) -> bool:
    """Does the file begin as a zip, or end as one that something was put before?"""
    return data.startswith(ZIP) or zipfile.is_zipfile(io.BytesIO(data))


def _document(content: bytes) -> Json:
    try:
        document = json.loads(content)
    except (ValueError, RecursionError) as wrong:
        raise _bad(JSON, "json") from wrong
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise _bad(JSON, "format")
    if document.get("edition") not in (EDITION, AS_ENTERED):
        raise _bad(JSON, "edition")
    return document


def _hand(document: Mapping[str, Any]) -> PacketHand:
    document_hand = document["hand"]
    return PacketHand(
        id=document_hand["id"], setup=document["setup"], **{name: document_hand[name] for name in HAND}
    )


def _rows(document: Mapping[str, Any]) -> list[Sealed]:
    number = document["hand"]["id"]
    return [Sealed(hand_id=number, **{name: row[name] for name in COLUMNS}) for row in document["rows"]]


def _sealed(document: Mapping[str, Any], rows: Sequence[Sealed]) -> list[int]:
    """The numbers of the entries that name cards nobody has seen, and whose words are not proven."""
    sealed, numbers = document["sealed"], {row.seq for row in rows}
    if not isinstance(sealed, list) or any(type(one) is not int or one not in numbers for one in sealed):
        raise _bad(JSON, "record", error="sealed")
    return sorted(sealed)


def _not_sealed(rows: Sequence[Sealed], sealed: Sequence[int]) -> Iterator[Json]:
    """Entries that are called sealed, and whose words come to their hash."""
    for row in rows:
        if row.seq in sealed and log.row_hash(row) == row.hash:
            yield _difference("sealed", row.seq, None, say("packet.not-sealed", entry=row.seq))


def _sums(files: Mapping[str, bytes]) -> list[Json]:
    """Each part against the list of hashes: changed, missing, or put in."""
    if SUMS not in files:
        return [_difference("file", None, None, say("packet.missing", part=SUMS))]
    lines = files[SUMS].decode("ascii", "replace").splitlines()
    stated = {name: stated_hash for stated_hash, _, name in (line.partition("  ") for line in lines) if name}
    return list(_against(files, stated))


def _against(files: Mapping[str, bytes], stated: Mapping[str, str]) -> Iterator[Json]:
    for name in dict.fromkeys((*FILES, *stated)):
        now = sha256(files[name]).hexdigest() if name in files else None
        if now is None:
            yield _difference("file", stated.get(name), None, say("packet.missing", part=name))
        elif name not in stated:
            yield _difference("file", None, now, say("packet.unlisted", part=name))
        elif now != stated[name]:
            yield _difference("file", stated[name], now, say("packet.changed", part=name))
    for name in sorted(set(files) - {*stated, *FILES, *OWN}):
        yield _difference("file", None, sha256(files[name]).hexdigest(), say("packet.added", part=name))


def _signer(files: Mapping[str, bytes]) -> str | None:
    signed = files.get(SIGNATURE, b"")[:1000].decode("ascii", "replace")
    return signer_of(files[SUMS], signed) if signed and SUMS in files else None


def _signed_otherwise(files: Mapping[str, bytes], document: Mapping[str, Any], key: str | None) -> list[Json]:
    signer = _signer(files)
    if SIGNATURE not in files and document.get("signed"):
        return [_difference("signature", None, None, say("packet.unsigned"))]
    if signer is None and SIGNATURE in files:
        return [_difference("signature", None, None, say("packet.signature", part=SUMS))]
    if key is not None and signer != key.strip().lower():
        message = say("packet.another") if signer else say("packet.nobody")
        return [_difference("signature", key, signer, message)]
    return []


def _other_results(document: Mapping[str, Any], hand: PacketHand, rows: Sequence[Sealed]) -> list[Json]:
    """What the packet tells beside its rows: who won what, and the stacks."""
    try:
        counts = document["edition"] == EDITION
        played = result.played(hand, rows) if counts else as_entered(hand, rows)
        entered = _paid(as_entered(hand, rows)) if counts else None
    except Refusal as refusal:
        why = replay.cause(refusal)
        return [_difference("refused", None, why.code, why.message)]
    differences = []
    paid = _paid(played)
    if counts and _chips(document.get("entered")) != _chips(entered):
        differences.append(_difference("entered", None, _chips(entered), say("packet.final")))
    if _chips(document["final"]) != _chips(paid):
        differences.append(_difference("final", _chips(document["final"]), _chips(paid), say("packet.final")))
    dealt = (result.correction(rows) or {}).get(result.SETUP) if counts else None
    if document["about"]["setup"] != (dealt or json.loads(hand.setup)):
        differences.append(_difference("setup", None, None, say("packet.setup")))
    same = ("number", "pot", "winners", "head", "seq") + ("status",) * (not counts)
    for name in same:
        if document["about"][name] != document["hand"][name]:
            differences.append(_difference(name, document["hand"][name], document["about"][name],
                                     say("packet.two-ways", what=name)))
    return differences


def _paid(played: Played) -> Json | None:
    return dict(json.loads(json.dumps(final(played)))) if played.over else None


def _chips(paid: Mapping[str, Any] | None) -> Any:
    if paid is None:
        return None
    pots = [{**pot, "shares": [{**share, "side": None} for share in pot.get("shares", [])]}
            for pot in paid["pots"]]
    return {**{name: paid.get(name) for name in ("awards", "returned", "rake", "carried")}, "pots": pots}


def _difference(what: str, recorded: Any, now: Any, message: Message | str) -> Json:
    return {"seq": None, "what": what, "recorded": recorded, "found": now, "message": message}


def _bad(name: str, key: str, **figures: object) -> Unreadable:
    return Unreadable("bad-packet", name=name, why=say(f"packet.bad-{key}", **figures))
