"""The part of a dispute packet that people read: the hand, then every entry of its record as it was made."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from dealer_assist.formats.paper import pdf
from dealer_assist.formats.paper.report import sheet
from dealer_assist.formats.paper.hand import story
from dealer_assist.formats.paper.words import chips, clock, day, told

Json = Mapping[str, Any]
KINDS = {"start": "The hand was dealt", "undo": "Taken back, to how it stood after entry {to}",
         "redo": "Brought back what was taken back"}


def packet_pdf(packet: Json, review: Json, digest: str, compress: bool = True) -> bytes:
    """The PDF of a packet.

    Shape: `packet` as packet.json has it, `review` the hand's review (in English), `digest` the SHA-256 of
    packet.json.
    """
    hand = sheet(review)
    rows = [pdf.text(f"Dispute packet: {hand.title}", pdf.TITLE), pdf.gap(6), *_about(packet, digest),
            *story(hand), *_timeline(packet, review), *_house(packet), *_chain(packet)]
    foot = f"{hand.title} · packet.json {digest[:16]}…"
    return pdf.made(rows, f"Dispute packet: {hand.title}", foot, compress)


def _about(packet: Json, digest: str) -> Iterator[Any]:
    by = f" by {packet['made_by']}" if packet["made_by"] else ""
    yield pdf.text(f"Made {day(packet['made'])}{by}, with {packet['program']}.")
    checked = packet["verify"]
    result = ("every hash and every outcome agrees" if checked["ok"] and not checked["differences"]
              else f"{len(checked['differences'])} differences, listed at the end")
    yield pdf.bold(f"{checked['command']}: {checked['rows']} entries checked when it was made: {result}.")
    yield pdf.text("To check this packet alone: dealer-assist verify packet.zip. It must name the hash of "
                   "the newest entry and of packet.json as they stand here:")
    yield pdf.mono(f"newest entry {packet['hand']['head']}")
    yield pdf.mono(f"packet.json {digest}")
    if packet["sealed"]:
        sealed = ", ".join(map(str, packet["sealed"]))
        yield pdf.text(f"Entries {sealed} name cards that nobody at the table saw. Those cards are left out; "
                       "the entries' place in the chain is proven, their words by the room's own record.")
    yield pdf.gap(8)


def _timeline(packet: Json, review: Json) -> list[Any]:
    """Everything that was entered, also what was taken back."""
    gone, names = set(packet["not_in_force"]), packet["about"]["names"]
    says = {row["seq"]: row["says"] for row in review["rows"]}
    rows = [(str(row["seq"]), clock(row["at"]),
             (says[row["seq"]] or _words(row, names)) + " (taken back)" * (row["seq"] in gone),
             row["who"] or "", row["device"] or "", _moved(row)) for row in packet["rows"]]
    return [*pdf.heading("The record: every entry as it was made"), pdf.table(
        ("Entry", "UTC", "What was entered", "Who", "Device", "Chips"), rows, (1.2, 1.8, 7, 2.2, 2.4, 3.6))]


def _words(row: Json, names: Mapping[str, str]) -> str:
    said = json.loads(row["payload"])
    if row["kind"] == "act":
        again = f" (entry {said['again']} applied again)" if "again" in said else ""
        return f"{told(said['line'], names)}{again}"
    if said.get("repair"):
        repair = said["repair"]
        now = "; ".join(told(line, names) for line in repair["now"]) or "left out"
        return f"Repair of entry {repair['entry']}: {told(repair['was'], names)} becomes {now}"
    if row["kind"] == "void":
        return f"Hand made void{': ' + said['reason'] if said.get('reason') else ''}"
    return KINDS[row["kind"]].format(**{"to": "", **said})


def _moved(row: Json) -> str:
    outcome = json.loads(row["outcome"])
    stacks = ", ".join(f"seat {seat} {amount:+,}" for seat, amount in outcome.get("stacks", {}).items())
    return stacks or (f"pot {outcome['pot']:+,}" if outcome.get("pot") else "")


def _house(packet: Json) -> list[Any]:
    rows = [(one["name"], _value(one["value"]), one["meaning"], str(one["section"]))
            for one in packet["house"]]
    return [*pdf.heading("House rules in force"), pdf.table(
        ("Rule", "Value", "What it decides", "Section"), rows, (3, 3, 9, 1.4))] if rows else []


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {one}" for name, one in value.items())
    return chips(value) if isinstance(value, int) else str(value)


def _chain(packet: Json) -> list[Any]:
    rows = [(str(row["seq"]), row["at"], pdf.mono(row["hash"])) for row in packet["rows"]]
    made = [*pdf.heading("The chain of hashes"),
            pdf.text("SHA-256 over each entry and the hash of the one before; the first follows 64 zeros.",
                     pdf.SMALL),
            pdf.table(("Entry", "Time, UTC", "Hash"), rows, (1, 3.6, 9))]
    if packet["verify"]["differences"]:
        made += [*pdf.heading("Differences that were found"),
                 *(pdf.text(f"• {one['message']}") for one in packet["verify"]["differences"])]
    return made
