"""A hand that ends, is taken back, or comes back: what its players have bought since it was dealt."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow
from dealer_assist.record import replay
from dealer_assist.store.db.models import HandRow, Seat, Table
from dealer_assist.store.events import lines, standing, values
from dealer_assist.store.events.seats import BY_THE_EVENT, take
from dealer_assist.store.events.tables import playing_at
from dealer_assist.store.ledger import chips
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.tournament.record import course
from dealer_assist.tournament.run.event import ADD_ON


def refuse_if_entered(session: Session, hand: HandRow, player: str) -> None:
    """Refuse where the stack would be a second one of the same player.  Errors: `seats-changed`."""
    one = playing_at(session, hand.table_id)
    if one is None:
        return
    state = standing.state_of(session, standing.find(session, one.event_id))
    n = state.numbers.get(hand.id)
    # they bought in again after that hand: with it undone both stacks would be theirs
    if any(bust.again and (bust.out.player, bust.out.n) == (player, n) for bust in state.busts):
        raise NotNow("seats-changed.entered-again", player=player, number=hand.number)


def lay_beside(session: Session, hand: HandRow) -> None:
    """A void hand comes back: an add-on that was bought meanwhile plays from the next hand on."""
    one = playing_at(session, hand.table_id)
    bought = _bought_since(session, one.event_id, hand) if one is not None else Counter[str]()
    table = session.get_one(Table, hand.table_id)
    dealt = replay.setup_of(hand)["seats"]
    for place in hand.places:
        seat, more = session.get(Seat, (hand.table_id, place.seat)), bought[place.name or ""]
        # whatever else is not as it was is for who checks the seats to say
        if more and seat is not None and seat.player_id == place.player_id and (
                seat.stack == dealt[str(place.seat)] + more):
            chips.seat(session, table, seat.number, seat.player, seat.stack - more, seat.present,
                       kind=BY_THE_EVENT)


def after_hand(session: Session, table: int) -> None:
    """A hand is over: what was bought meanwhile lies in front, whoever turned in a lammer has its chips."""
    one = playing_at(session, table)
    if one is None:
        return
    state = standing.state_of(session, standing.find(session, one.event_id))
    if chips.balance(session, table).seats == {
            taken.number: taken.stack for taken in session.get_one(Table, table).seats}:
        take(session, state, one)


def _bought_since(session: Session, event: int, hand: HandRow) -> Counter[str]:
    """The add-ons since a hand was dealt, as far as they were not taken back: chips by player."""
    dealt = session.scalars(select(LedgerRow.seq).where(
        LedgerRow.hand_id == hand.id, LedgerRow.kind == "dealt")).one()
    sheet = standing.state_of(session, standing.find(session, event)).structure
    acts = [line for line in lines.lines_of(session, values.rows_of(session, event, dealt), sheet)
            if line.kind == course.ACT]
    gone = course.taken_back(acts)
    players = [player for line in acts if line.content["act"] == ADD_ON and line.seq not in gone
               for player in line.content["players"]]
    return Counter({player: sheet.add_on.chips for player in players} if sheet.add_on else {})
