"""The part of a dispute packet that people read: the hand, then every entry of its record as it was made."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from dealer_assist.formats import times
from dealer_assist.formats.paper import pdf
from dealer_assist.formats.paper.hand import heads, story
from dealer_assist.formats.paper.pdf import Paper
from dealer_assist.formats.paper.report import Sheet, money_of, sheet
from dealer_assist.formats.paper.words import chips, line_words
from dealer_assist.rules.house_rules import RULES
from dealer_assist.texts import capital, in_money, joined, say

Json = Mapping[str, Any]
CHECK = "dealer-assist verify packet.zip"


def packet_pdf(packet: Json, review: Json, digest: str, compress: bool = True) -> bytes:
    """The PDF of a packet, in the packet's language.

    Shape: `packet` as packet.json has it, `review` the hand's review, `digest` the SHA-256 of packet.json.
    """
    hand, paper = sheet(review), Paper(packet["language"])
    title = say("packed.title", hand=hand.title)
    rows = [paper.text(title, pdf.TITLE), pdf.gap(6), *_about(packet, digest, paper), *story(hand, paper),
            *_timeline(packet, review, hand, paper), *_house(packet, paper), *_chain(packet, paper)]
    return paper.file(rows, title, joined((hand.title, f"packet.json {digest[:16]}…"), " · "), compress)


def _about(packet: Json, digest: str, paper: Paper) -> Iterator[Any]:
    facts = {"day": times.moment(packet["made"]), "program": packet["program"]}
    by = packet["made_by"]
    yield paper.text(say("packed.made-by", who=by, **facts) if by else say("packed.made", **facts))
    checked = packet["verify"]
    result = (say("packed.agrees") if checked["ok"] and not checked["differences"]
              else say("packed.differs", n=len(checked["differences"])))
    yield paper.bold(say("packed.checked", command=checked["command"], n=checked["rows"], result=result))
    yield paper.text(say("packed.check", command=CHECK))
    yield paper.text(say("packed.newest", hash=packet["hand"]["head"]), pdf.SMALL)
    yield paper.text(f"packet.json {digest}", pdf.SMALL)
    if packet["sealed"]:
        yield paper.text(say("packed.sealed", entries=", ".join(map(str, packet["sealed"]))))
    yield pdf.gap(8)


def _timeline(packet: Json, review: Json, hand: Sheet, paper: Paper) -> list[Any]:
    """Everything that was entered, also what was taken back."""
    gone, names = set(packet["not_in_force"]), packet["about"]["names"]
    money = money_of(review)
    says = {row["seq"]: row["says"] for row in review["rows"]}
    in_words = partial(line_words, names=names, declines=review["steps"][0]["felt"].get("declines", ""))
    rows = []
    for row in packet["rows"]:
        did = says[row["seq"]] or _words(row, in_words)
        did = say("packed.taken-back", did=did) if row["seq"] in gone else did
        did, moved = in_money((did, _moved(row)), money) if money else (did, _moved(row))
        who = row["who"] or "", row["device"] or ""
        rows.append((str(row["seq"]), times.clock(row["at"], hand.day), did, *who, moved))
    titles = [say("paper.entry"), say("packed.time", zone=hand.zone),
              *heads("packed", "what", "who", "device", "chips")]
    return [*paper.heading(say("packed.record")), paper.table(titles, rows, (1.4, 1.8, 6.8, 2.2, 2.4, 3.6))]


def _words(row: Json, in_words: Callable[[str], str]) -> str:
    payload = json.loads(row["payload"])
    if row["kind"] == "act":
        did = in_words(payload["line"])
        return say("packed.again", did=did, entry=payload["again"]) if "again" in payload else did
    if repair := payload.get("repair"):
        now = joined(map(in_words, repair["now"]), "; ") or say("packed.left-out")
        return say("packed.repair", entry=repair["entry"], was=in_words(repair["was"]), now=now)
    if row["kind"] == "void":
        reason = payload.get("reason")
        return say("paper.with-reason", did=say("said.void"), reason=reason) if reason else say("said.void")
    return say("packed.undo", to=payload["to"]) if row["kind"] == "undo" else say(f"packed.{row['kind']}")


def _moved(row: Json) -> str:
    outcome = json.loads(row["outcome"])
    stacks = outcome.get("stacks", {}).items()
    moved = joined((say("packed.stack", seat=int(seat), chips=amount) for seat, amount in stacks), ", ")
    return moved or (say("packed.pot", chips=outcome["pot"]) if outcome.get("pot") else "")


def _house(packet: Json, paper: Paper) -> list[Any]:
    rows = [(capital(RULES[one["name"]].title), _value(one["name"], one["value"]), one["meaning"],
             str(one["section"])) for one in packet["house"]]
    return [*paper.heading(say("packed.house")), paper.table(
        heads("packed", "rule", "value", "means", "section"), rows, (3, 3, 9, 1.7))] if rows else []


def _value(rule: str, value: Any) -> str:
    if isinstance(value, dict):     # the parts of a rake, as they are typed
        return ", ".join(f"{name} {one}" for name, one in value.items())
    return chips(value) if isinstance(value, int) else RULES[rule].in_words(value)


def _chain(packet: Json, paper: Paper) -> list[Any]:
    rows = [(str(row["seq"]), row["at"], row["hash"]) for row in packet["rows"]]
    parts = [*paper.heading(say("packed.chain")), paper.text(say("packed.chain-is"), pdf.SMALL),
             paper.table([say("paper.entry"), *heads("packed", "time-utc", "hash")], rows, (1.4, 3.6, 9))]
    if wrong := packet["verify"]["differences"]:
        parts += [*paper.heading(say("packed.differences")), *paper.items(one["message"] for one in wrong)]
    return parts
