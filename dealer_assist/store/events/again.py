"""A hand that is taken back gives chips back: not to who went out in it and has entered again since."""

from __future__ import annotations

from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow
from dealer_assist.store.db.models import HandRow
from dealer_assist.store.events import standing
from dealer_assist.store.events.tables import playing_at


def refuse_if_entered(session: Session, hand: HandRow, player: str) -> None:
    """Refuse where the stack would be a second one of the same player.  Errors: `seats-changed`."""
    one = playing_at(session, hand.table_id)
    if one is None:
        return
    state = standing.state_of(session, standing.find(session, one.event_id))
    n = state.numbers.get(hand.id)
    if any(bust.again and (bust.out.player, bust.out.n) == (player, n) for bust in state.busts):
        raise NotNow("seats-changed.entered-again", player=player, number=hand.number)
