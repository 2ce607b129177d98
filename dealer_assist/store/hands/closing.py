"""What a hand that closes leaves: chips to the seats, its head to the ledger, the columns of lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from dealer_assist.contract.given_back import dealt
from dealer_assist.engine.play import Hand as Played
from dealer_assist.errors import NotNow
from dealer_assist.record.log import OPEN, OVER
from dealer_assist.store.db.models import HandRow, Player, Row, Seat, Table
from dealer_assist.record import result
from dealer_assist.record.check import listed
from dealer_assist.record.log import By
from dealer_assist.store.hands.above import above
from dealer_assist.store.ledger import chips
from dealer_assist.store.people import relief


@dataclass(frozen=True, slots=True)
class Closed:
    """What a hand leaves: its stacks, what stays in the middle (ruling R58), the rake.

    An open one leaves nothing yet, and a void one leaves all as it was.
    """

    stacks: Mapping[str, int]
    middle: int
    rake: int

    @classmethod
    def of(cls, played: Played, state: str, setup: Mapping[str, Any]) -> Closed:
        """What a hand in this state leaves."""
        began = setup.get("carried") or 0
        if state != OVER:
            return cls(dealt(played), began, 0)
        stacks = {str(seat): stack for seat, stack in played.stacks.items()}
        out = sum(stacks.values()) + played.chips.rake
        return cls(stacks, sum(played.setup.stacks) + began - out, played.chips.rake)


def count_in(session: Session, hand: HandRow, was: Played, now: Played) -> None:
    """What was counted in the middle of a hand came into the table, or left it: the ledger says so at once.

    Errors: `seats-changed` where somebody else sits there since.
    """
    before = dealt(was)
    for name, stack in dealt(now).items():
        if stack == before[name]:
            continue
        seat = session.get(Seat, (hand.table_id, int(name)))
        place = next(place for place in hand.places if place.seat == int(name))
        if seat is None or seat.player_id != place.player_id:
            raise NotNow("seats-changed.seat", seat=name, number=hand.number)
        table = session.get_one(Table, hand.table_id)
        chips.seat(session, table, seat.number, seat.player, seat.stack + stack - before[name], seat.present,
                   kind=chips.REALLY, why=f"counted in hand {hand.number}")


def check_stacks(session: Session, hand: HandRow, setup: Mapping[str, Any], played: Played) -> None:
    """A void hand comes back only to the chips it was dealt with: the one before it may have changed."""
    # R58: the carried pot it was dealt with may have been won since
    if chips.balance(session, hand.table_id).middle != (setup.get("carried") or 0):
        raise NotNow("seats-changed.middle", number=hand.number)
    for place in hand.places:
        seat = session.get(Seat, (hand.table_id, place.seat))
        if seat is None or seat.player_id != place.player_id or \
                seat.stack != dealt(played)[str(place.seat)]:
            raise NotNow("seats-changed.leave-void", seat=place.seat, number=hand.number)


def settle(session: Session, hand: HandRow, was: Closed, now: Closed, row: Row, state: str) -> None:
    """Carry the difference to the seats, and the hand's head into the ledger.

    Errors: `seats-changed`; those who played must still sit where they did, and nowhere else.
    """
    players = {place.seat: place.player_id for place in hand.places}
    changes = {int(seat): now.stacks[seat] - was.stacks[seat] for seat in now.stacks
               if now.stacks[seat] != was.stacks[seat]}
    # all seats at once, here and when they are shifted
    seats = {one.number: one for one in session.scalars(select(Seat).where(Seat.table_id == hand.table_id))}
    for number, change in changes.items():
        seat = seats.get(number)
        # taken back, a hand's winnings come from the seat: what went up from it meanwhile cannot
        if seat is None or seat.player_id != players[number] or seat.stack + change < 0:
            raise NotNow("seats-changed.not-moved-back", seat=number, number=hand.number)
        if not was.stacks[str(number)] and seat.player is not None:     # who went out has chips again
            for one in above:
                one.refuse_if_entered(session, hand, seat.player.name)
    payload = {"number": hand.number, "seq": row.seq, "head": row.hash, "status": state}
    chips.shift(
        session, hand.table_id, changes, payload, kind=chips.ENDED, hand=hand.id, middle=now.middle,
        rake=now.rake - was.rake, by=By(row.who, row.device))
    if state != OPEN:
        relief.after_hand(session, hand.table_id)


def relist(session: Session, hand: HandRow, rows: Sequence[Row]) -> None:
    """Bring what lists say of a hand that is over in line with the result that counts."""
    line = listed(hand, rows, hand.status)
    dealt = {**result.as_entered(hand, rows), **result.dealt_otherwise(rows)}
    hand.pot, hand.winners, hand.game, hand.button = line.pot, line.winners, dealt["game"], dealt["button"]
    hand.positions = dealt.get("positions", hand.positions)
    for place in hand.places:
        seat = str(place.seat)
        place.after, place.before = line.stacks[seat], dealt["stacks"][seat]
        if "names" in dealt and place.name != dealt["names"].get(seat):
            place.name = dealt["names"].get(seat)
            place.player_id = session.scalar(select(Player.id).where(Player.name == place.name))


def derive(hand: HandRow, row: Row, played: Played, state: str, stacks: dict[str, int]) -> None:
    """The columns that repeat what the log says, for lists and searches."""
    awards = played.awards if state == OVER else {}
    hand.seq, hand.head = row.seq, row.hash
    if hand.status == OPEN == state:
        return      # an open hand has nothing in the others, and its seats need not be read
    hand.status = state
    hand.pot = sum(awards.values())
    hand.winners = sorted(seat for seat, amount in awards.items() if amount)
    hand.finished = row.at if state != OPEN else None
    for place in hand.places:
        place.after = stacks[str(place.seat)] if state != OPEN else None
