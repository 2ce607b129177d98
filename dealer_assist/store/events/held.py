"""Hand for hand: all-in hands that lie face down at an event's tables, and the floor that releases them.

A release is a line of the hand itself, sealed there under the name of who gave it; the hand's own undo takes
it back.  Sessions are those of `database.writing()`.
Source: house rules, section 9, `hand-for-hand-clock`.
"""

from __future__ import annotations

from sqlalchemy.orm import Session

from dealer_assist.engine.dealing import held
from dealer_assist.errors import NotNow
from dealer_assist.record import replay
from dealer_assist.record.log import OPEN
from dealer_assist.store.db.models import HandRow
from dealer_assist.store.events import standing
from dealer_assist.store.events.models import Event
from dealer_assist.store.hands import write
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.ledger.rows import writer


def waiting(session: Session, event: Event) -> dict[int, HandRow]:
    """The hands that wait to be released, by the event's number of their tables."""
    playing = standing.state_of(session, event).playing
    hands = {table: session.get_one(HandRow, hand) for hand, table in sorted(playing.items())}
    return {table: hand for table, hand in hands.items() if _waits(session, hand)}


def _waits(session: Session, hand: HandRow) -> bool:
    if hand.status != OPEN or not replay.setup_of(hand).get("held"):
        return False
    return held.waits(replay.standing(hand, rows_of(session, hand.id)))


def release(session: Session, number: int, table: int | None = None) -> list[int]:
    """Let the held hand of a table be run out, or those of all tables; answers the hands.

    Errors: NotFound, `event-archived`, `none-held` where no such hand waits.
    """
    event = standing.find(session, number)
    standing.check_open(event)
    hands = [hand for one, hand in waiting(session, event).items() if table in (None, one)]
    if not hands:
        raise NotNow("none-held", field="table")
    for hand in hands:
        write.act(session, hand.id, hand.seq, ["release"], writer(session))
    return [hand.id for hand in hands]
