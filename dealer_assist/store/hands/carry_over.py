"""What a correction changes at the table: the seats' stacks as they are now, and the pot that stays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow
from dealer_assist.floor.settle_up import HOUSE, MIDDLE
from dealer_assist.record.log import OPEN, VOID
from dealer_assist.store.db.models import HandRow, Seat, Table
from dealer_assist.store.hands import write
from dealer_assist.store.ledger import chips
from dealer_assist.texts import say


def hands_since(session: Session, hand: HandRow) -> Sequence[HandRow]:
    """The hands that were dealt at its table after it, in order."""
    return session.scalars(select(HandRow).where(
        HandRow.table_id == hand.table_id, HandRow.number > hand.number).order_by(HandRow.number)).all()


def carry_over(
    session: Session, hand: HandRow, difference: Mapping[str, int], stated: Mapping[str, int],
) -> None:
    """Change stacks, and the pot that stays, by a difference that sums to zero: all of them, or none.

    Shape: `stated` are chips by seat that the hand was dealt with and the record did not know of: they came
    into the table, or never did, by rows of their own.
    Errors: `hand-open`, `seats-changed`, `too-few-chips`, `house-pays`, `pot-moved-on`.
    """
    newest = write.latest_hand(session, hand.table_id)
    # the stacks of those who play lie in that hand: changed now, they would come back at its end
    if newest is not None and newest.status == OPEN:
        raise NotNow("hand-open.no-stack-now", number=newest.number, field="carry")
    # the rake is in the box, and no seat's: the house pays by hand
    if difference.get(HOUSE):
        raise NotNow("house-pays", field="carry")
    seats = {name: change for name, change in difference.items() if name != MIDDLE}
    middle = _middle_after(session, hand, difference.get(MIDDLE, 0))
    players = {place.seat: place for place in hand.places}
    for name in sorted({*seats, *stated}):
        change = seats.get(name, 0) + stated.get(name, 0)
        place, seat = players[int(name)], session.get(Seat, (hand.table_id, int(name)))
        # the seat's new player would pay for a hand they were not in
        if seat is None or seat.player_id != place.player_id:
            raise NotNow(
                "seats-changed.another-player", seat=name, player=place.name or say("refused.another"),
                field="carry"
            )
        if seat.stack + change < 0:
            raise NotNow("too-few-chips", seat=name, stack=seat.stack, chips=-change, field="carry")
    _count_in(session, hand, stated)
    chips.shift(session, hand.table_id, {int(seat): change for seat, change in seats.items()},
                {"number": hand.number, "seq": hand.seq, "head": hand.head},
                kind=chips.CORRECTED, hand=hand.id, middle=middle)


def _middle_after(session: Session, hand: HandRow, change: int) -> int:
    """What lies in the middle then.  Errors: `pot-moved-on`, where it is not this hand's pot any more."""
    middle = chips.balance(session, hand.table_id).middle + change
    taken = [one.number for one in hands_since(session, hand) if one.status != VOID]
    # R58: the next hand began with it, and somebody may have won it there
    if change and taken:
        raise NotNow("pot-moved-on", number=taken[0], field="carry")
    if middle < 0:      # given out at the table: no hand has it
        raise NotNow("pot-moved-on.given-out", field="carry")
    return middle


def _count_in(session: Session, hand: HandRow, stated: Mapping[str, int]) -> None:
    """The ledger learns of chips that lay in front of a seat before the hand, or did not."""
    table = session.get_one(Table, hand.table_id)
    for name, more in stated.items():
        seat = session.get_one(Seat, (hand.table_id, int(name)))
        chips.seat(session, table, seat.number, seat.player, seat.stack + more, seat.present,
                   kind=chips.REALLY, why=f"corrected before hand {hand.number}")
