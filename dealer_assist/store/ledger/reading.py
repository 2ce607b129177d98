"""The ledger to be read: of a table, a player, a night; filtered, the newest first."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from dealer_assist.record import log
from dealer_assist.store.ledger import courses
from dealer_assist.store.ledger.rows import LedgerRow, head
from dealer_assist.store.ledger.settings import game_named, setting_in_words
from dealer_assist.texts import joined, named, say

PAGE = 100
KINDS = (   # what the form offers; in words they are the texts `row-kinds`
    "chips", "seated", "left", "top-up", "really", "named", "presence", "counted", "corrected", "dealt",
    "ended", "noted", "recorded", "awarded", "table", "settings", "bomb-pots", "person", "tablet", "sign-in",
    "display", "import", "own-game", "event", "event-chips",
    "event-tables", "archive", "count", "remark", "branch", "place", "room", "opening", "moved", "time",
    "box", "cash", "dealers",
)
CHIPS = ("opening", "seated", "left", "top-up", "really", "named", "counted", "corrected", "ended",
         "awarded", "event-chips", "moved", "time")


@dataclass(frozen=True, slots=True)
class RowsWanted:
    """Which rows: of one table, naming one player, of one kind (`chips` for all that moved some), from
    `since` and before `until` (ISO 8601, UTC), and before row `before`.
    """

    table: int | None = None
    player: str | None = None
    kind: str | None = None
    since: str | None = None
    until: str | None = None
    before: int | None = None

    def rows(self) -> Select[LedgerRow]:
        """The rows, newest first."""
        wanted = select(LedgerRow).order_by(LedgerRow.seq.desc())
        if self.table is not None:
            wanted = wanted.where(LedgerRow.table_id == self.table)
        if self.player:     # names stand in the payload as JSON writes them
            wanted = wanted.where(LedgerRow.payload.contains(log.canonical(self.player), autoescape=True))
        if self.kind:
            wanted = wanted.where(LedgerRow.kind.in_(CHIPS if self.kind == "chips" else (self.kind,)))
        if self.since:
            wanted = wanted.where(LedgerRow.at >= self.since)
        if self.until:
            wanted = wanted.where(LedgerRow.at < self.until)
        return wanted if self.before is None else wanted.where(LedgerRow.seq < self.before)


def page(session: Session, wanted: RowsWanted, most: int = PAGE) -> dict[str, Any]:
    """A page of the ledger.

    Shape: `rows`, `earlier` (the `before` that asks for the next ones, None at the end), the chain's `head`.
    """
    listed = list(session.scalars(wanted.rows().limit(most + 1)))
    seq, newest = head(session)
    return {"rows": [document(row) for row in listed[:most]],
            "earlier": listed[most - 1].seq if len(listed) > most else None,
            "head": {"seq": seq, "hash": newest}}


def document(row: LedgerRow) -> dict[str, Any]:
    """A row: its columns, what it said, and what the table's chips came to."""
    return {
        "seq": row.seq, "kind": row.kind, "table": row.table_id, "hand": row.hand_id, "said": row.content,
        "balance": row.balance and json.loads(row.balance), "who": row.who, "device": row.device,
        "at": row.at, "previous": row.previous, "hash": row.hash, "text": sentence(row.kind, row.content),
    }


def sentence(kind: str, payload: dict[str, Any]) -> str:
    """What happened, in a line."""
    if kind == "event":
        act = payload["act"]["act"]
        words = say("row.clock") if act == "clock" else named("event-acts", act)
        return say("row.event", event=payload["event"], act=words)
    if kind in courses.STEPS:
        return _act(kind, payload)
    if kind == "box":
        return say(
            "row.box", counted=payload["counted"], should=payload["should"], dealer=payload["dealer"] or ""
        )
    if kind == "time":
        return _moved(payload["stacks"])
    if "seat" in payload:
        was, to = payload.get("from") or {}, payload.get("to") or {}
        player = to.get("player") or was.get("player") or say("row.nobody")
        stacks = {"was": was.get("stack", 0), "to": to.get("stack", 0)}
        return say("row.seat", seat=payload["seat"], player=player, **stacks)
    if "stacks" in payload:
        moved = _moved(payload["stacks"])
        if not moved or kind == "dealt":
            return say("row.hand", number=payload["number"])
        return say("row.hand-moved", number=payload["number"], moved=moved)
    if kind == "counted":
        return joined((say("row.counted", seat=seat, was=payload["from"][seat], to=stack)
                       for seat, stack in payload["to"].items() if payload["from"][seat] != stack), ", ")
    if kind in ("settings", "room"):
        return joined((say("row.setting", name=named("row-setting", name.replace("_", "-")),
                           was=setting_in_words(name, payload["from"][name]),
                           to=setting_in_words(name, value))
                       for name, value in payload["to"].items()), "; ")
    if kind == "bomb-pots":
        plan = payload["to"]
        if not plan:
            return say("row.no-more")
        game = game_named(plan["game"]) if plan["game"] else say("row.table-game")
        voted = {None: (), True: (say("row.voted-yes"),), False: (say("row.voted-no"),)}[payload.get("voted")]
        return joined((say("row.bomb-pots", ante=plan["ante"], game=game), *voted), "; ")
    if kind == "place":
        return (
            say("row.place", name=payload["name"], **payload["place"])
            if payload["place"]
            else say("row.no-more")
        )
    if kind == "awarded":
        return _moved(payload["to"])
    if "did" in payload:
        about = next(
            (payload[key] for key in ("name", "display", "count", "remark") if payload.get(key)), None
        )
        return joined((str(about or payload["to"]["name"]), named("row-did", payload["did"])))
    return str(payload.get("name") or payload.get("game") or payload.get("number") or "")


def _act(kind: str, payload: dict[str, Any]) -> str:
    """Whom a list's act is about, and what was done."""
    act = payload["act"]
    about = act.get("player") or act.get("dealer") or act.get("name") or payload["after"].get("name") or ""
    return say("row.course", about=about, act=say(f"row.{kind}-{act['act']}"))


def _moved(chips: dict[str, int]) -> str:
    return joined((say("row.moved", seat=seat, chips=amount) for seat, amount in chips.items()), ", ")
