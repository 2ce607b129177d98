"""What a tablet at a table of an event says: who has gone to another table, who has come from one."""

from __future__ import annotations

from sqlalchemy.orm import Session

from dealer_assist.contract.event_acts import wanted
from dealer_assist.errors import NotNow
from dealer_assist.store.events import tables, write


def say_moved(session: Session, table: int, act: str, seat: int) -> None:
    """`went` or `here` of a seat of a table of the room.

    Errors: `no-event` at a table of its own, `nobody-goes`, `nobody-comes`, `hand-open`.
    """
    one = tables.playing_at(session, table)
    if one is None:
        raise NotNow("no-event")
    write.act(session, one.event_id, wanted({"act": act, "seat": seat, "table": one.number}))
