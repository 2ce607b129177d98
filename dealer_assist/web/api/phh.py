"""A finished hand as a PHH record."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow
from dealer_assist.formats.phh import write_phh
from dealer_assist.store import log, replay, showing
from dealer_assist.store.models import OVER


def phh(session: Session, number: int) -> str:
    """The hand's record.  Errors: NotFound, `hand-open`, `hand-void`."""
    hand = showing.find_hand(session, number)
    if hand.status != OVER:
        raise NotNow(
            f"hand-{hand.status}", f"Hand {hand.number} is {hand.status}; only a hand that was played to its "
            "end is written down in this form.")
    rows = log.rows_of(session, number)
    path = log.courses(rows)[-1].path
    made = replay.played(hand, rows, path, hand.head)
    names = {str(place.seat): place.name for place in hand.places if place.name}
    begun = datetime.fromisoformat(hand.started)
    about = {
        "hand": hand.id, "table": hand.table_id, "players": names, "year": begun.year, "month": begun.month,
        "day": begun.day, "time": begun.time().replace(microsecond=0), "time_zone": "UTC",
    }
    return write_phh(replay.setup_of(hand), log.lines(rows, path), made.stacks, about, replay.games_at(rows))
