"""What the files said of hands that came from files: read from the first row of each."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.formats.source import Source, facts, read
from dealer_assist.store.db.models import IMPORT, Row


def sources(session: Session, hands: Sequence[int]) -> dict[int, Source]:
    """The source of each of these hands that came from a file."""
    if not hands:
        return {}
    first = session.execute(select(Row.hand_id, Row.payload).where(Row.hand_id.in_(hands), Row.seq == 0))
    return {hand: source for hand, payload in first if (source := read(json.loads(payload))) is not None}


def in_a_list(source: Source, pot: int) -> dict[str, Any]:
    """How a line of a list writes the hand: the pot in its own money, its day as far as it is known."""
    return {"money": source.money(pot), "day": source.day or None, "event": source.fields.get("event"),
            "number": source.fields.get("hand")}


def taken_in(session: Session, hand: int) -> dict[str, Any] | None:
    """From which file the hand was taken in, by whom and when; None for one that was dealt here."""
    row = session.execute(
        select(Row.payload, Row.who, Row.at).where(Row.hand_id == hand, Row.seq == 0)).one_or_none()
    about = json.loads(row.payload) if row else {}
    if row is None or about.get("recorded") != IMPORT:
        return None
    return {"name": about["name"], "who": row.who, "at": row.at}


def on_a_page(source: Source) -> dict[str, Any]:
    """What the page of the hand shows: the file's facts, and how it writes amounts."""
    return {"facts": facts(source), "scale": source.scale, "symbol": source.symbol}
