"""Hands as a list reads them: game, table, pot, who won, and the result that counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.record.log import VOID
from dealer_assist.store.db.models import IMPORT, HandRow, Place, Table
from dealer_assist.store.hands.documents import corrections_of
from dealer_assist.store.hands.sources import in_a_list, sources
from dealer_assist.store.search.index import Summary, marks_of

S = Summary


def listed(session: Session, numbers: Sequence[int]) -> list[dict[str, Any]]:
    """Hands as a list reads them, in this order, those that are nowhere left out."""
    rows = session.execute(
        select(HandRow.id, HandRow.number, HandRow.table_id, Table.name, HandRow.game, HandRow.status,
               HandRow.pot, HandRow.winners, HandRow.started, S.marks, Table.kind)
        .join(Table, Table.id == HandRow.table_id)
        .outerjoin(S, S.hand_id == HandRow.id).where(HandRow.id.in_(numbers))).all()
    corrected = corrections_of(session, [row[0] for row in rows if "corrected" in marks_of(row[9] or 0)])
    names: dict[int, dict[int, str | None]] = {}
    for hand, seat, name in session.execute(
            select(Place.hand_id, Place.seat, Place.name).where(Place.hand_id.in_(numbers))):
        names.setdefault(hand, {})[seat] = name
    files = sources(session, [row[0] for row in rows if row[10] == IMPORT])
    lines = {row[0]: {
        "source": in_a_list(files[row[0]], row[6]) if row[0] in files else None,
        "id": row[0], "number": row[1], "table": {"id": row[2], "name": row[3]}, "game": row[4],
        "status": VOID if row[0] in corrected and corrected[row[0]]["void"] else row[5], "pot": row[6],
        "started": row[8], "marks": marks_of(row[9] or 0),
        "winners": [{"seat": seat, "name": names.get(row[0], {}).get(seat)} for seat in row[7]],
        **({"corrected": corrected[row[0]]} if row[0] in corrected else {}),
    } for row in rows}
    return [lines[number] for number in numbers if number in lines]
