"""The tables of the room in a list: one statement, whatever their number and their history."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session, aliased

from dealer_assist.store.db.models import ROOM, HandRow, Seat, Table
from dealer_assist.store.events.tables import closed
from dealer_assist.store.tables.rotations import Rotation


def lines(session: Session) -> list[dict[str, Any]]:
    """Every table that is dealt at, in order.

    Shape: `id`, `name`, `game`; `mix` the name of its mix, None where it plays one game; `seats` how many are
    taken; `hand`: number and status of the latest, None before the first.
    """
    other = aliased(HandRow)
    newest = select(func.max(other.number)).where(other.table_id == Table.id).scalar_subquery()
    taken = select(func.count()).where(Seat.table_id == Table.id).scalar_subquery()
    rows = session.execute(
        select(Table.id, Table.name, Table.game, Rotation.mix, taken, HandRow.number, HandRow.status)
        .outerjoin(Rotation, Rotation.table_id == Table.id)
        .outerjoin(HandRow, (HandRow.table_id == Table.id) & (HandRow.number == newest))
        .where(Table.kind == ROOM, ~closed()).order_by(Table.id))
    return [{"id": number, "name": name, "game": game, "mix": mix and mix["name"], "seats": seats,
             "hand": hand and {"number": hand, "status": status}}
            for number, name, game, mix, seats, hand, status in rows]
