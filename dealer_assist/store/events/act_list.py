"""The acts of an event as pages and the API list them: who, when, and what in a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.session.times import MINUTE
from dealer_assist.store.events import standing
from dealer_assist.store.events.models import Event, EventAct
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.texts import figure, joined, say
from dealer_assist.tournament.record import course
from dealer_assist.tournament.record.state import Line
from dealer_assist.tournament.structure.model import Level, Row

Document = dict[str, Any]
PLAIN = ("bag", "deal")     # acts whose words stand alone where nothing more is said
WAYS = {"chips": "events.by-chips", "icm": "events.by-icm", "agreed": "events.as-agreed",
        "best": "events.carry-best", "sum": "events.carry-sum"}
UNLIMITED = {"last-hands": "count", "room": "tables"}   # acts that take a limit off where they name none
NAMED = 5               # players that a line names


def acts_of(session: Session, event: Event, most: int | None = None) -> list[Document]:
    """Acts, the newest first, all or so many: who, when, what; whether it is in force."""
    structure = standing.state_of(session, event).structure
    sheet, served = structure.rows, str(structure.rules()["penalty"])
    rows = session.scalars(select(LedgerRow).join(EventAct, EventAct.seq == LedgerRow.seq).where(
        EventAct.event_id == event.id).order_by(LedgerRow.seq.desc()).limit(most)).all()
    # what takes an act back comes after it
    gone = course.taken_back([Line(row.seq, 0, course.ACT, row.content["act"]) for row in reversed(rows)])
    known = {row.seq: row.content["act"] for row in rows}

    def line_of(act: Mapping[str, Any]) -> str:
        """An act in a line; an undo by what it takes back, and what falls with that."""
        if act["act"] != course.UNDO:
            return act_text(act, sheet, served)
        taken = [act["of"], *act["with"]]
        for seq in set(taken) - known.keys():
            known[seq] = session.scalars(select(LedgerRow).where(LedgerRow.seq == seq)).one().content["act"]
        return joined((say("event-acts.undo"), joined([line_of(known[seq]) for seq in taken], "; ")))

    return [
        {
            **{name: getattr(row, name) for name in ("seq", "at", "who", "device", "hash")},
            "act": row.content["act"]["act"], "said": row.content["act"],
            "text": line_of(row.content["act"]), "in_force": row.seq not in gone,
        }
        for row in rows
    ]


def act_text(act: Mapping[str, Any], sheet: Sequence[Row], served: str = "hands") -> str:
    """An act in a line; `sheet` are the rows of the structure, a penalty is `served` in hands or rounds."""
    if act["act"] == "clock":
        return _clock_text(act["tick"], act.get("amount", 0), sheet)
    names = act.get("players") or [act[key] for key in ("player",) if key in act]
    if act["act"] == "move":
        names = [move[0] for move in act["moves"]]
    names = names if len(names) <= NAMED else [*names[:NAMED], "…"]
    word = act["act"] + "".join(f"-{'on' if act[key] else 'off'}" for key in ("here", "on") if key in act)
    word += "-off" if UNLIMITED.get(word) in act and act[UNLIMITED[word]] is None else ""
    many = say("events.moves", n=len(act["moves"])) if act.get("moves") else ""
    parts = [joined((", ".join(names), many))]
    if "table" in act:
        parts.append(say("events.at-seat" if "seat" in act else "events.at", table=act["table"],
                         seat=act.get("seat", 0)))
    for key in ("text", "chip", "tables", "count", "counted", "amount", "way"):
        if act.get(key) not in (None, ""):
            parts.append(_figure(act, key, served))
    between = ": " if act["act"] in PLAIN else " "
    return joined((say(f"event-acts.{word}"), joined(parts, ", ")), between)


def _figure(act: Mapping[str, Any], key: str, served: str) -> str:
    """What an act says beside who and where: hands of a penalty, the way of a deal, an amount, a sentence."""
    if key == "way":
        return say(WAYS[act[key]]) if act[key] in WAYS else str(act[key])
    if act["act"] == "penalty":
        return say(f"events.served-{served}", n=act[key])
    return figure(act[key]) if isinstance(act[key], int) else str(act[key])


def _clock_text(tick: str, amount: int, sheet: Sequence[Row]) -> str:
    """What was done to the clock: begun, stopped, set to a level, to a break, to so many minutes."""
    row = sheet[min(amount, len(sheet) - 1)]
    to = say("events.level", n=row.number) if isinstance(row, Level) else say("events.break")
    return say(f"event-acts.clock-{tick}", row=to, n=-(-amount // MINUTE))
