"""The hands of a table as the next one asks of them, looked up in the record one question at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, exists, func, or_, select
from sqlalchemy.orm import Session, aliased, selectinload

from dealer_assist.contract.table_past import of_setup
from dealer_assist.record import result
from dealer_assist.record.log import CORRECTED, EVENT, OVER, VOID
from dealer_assist.session.past import Anchor, DealerHand, LastPots
from dealer_assist.session.rotation import DealtHand
from dealer_assist.store.db.models import HandRow, Place, Row, Table
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.tables.rotations import Rotation, Turn

BOMB = '"bomb_pot":true'    # as a set-up is written
NO_BLINDS = '"blinds":[]'
PLACED = or_(HandRow.positions["placed"].as_boolean(), HandRow.positions["posted"].as_boolean())
_amend = aliased(Row)
# a hand that a correction made void is over, as it was entered, and lists say that it paid nothing
COUNTS_NOT = or_(HandRow.status == VOID, and_(
    HandRow.status == OVER, HandRow.pot == 0, exists().where(
        _amend.hand_id == HandRow.id, _amend.kind == EVENT, _amend.payload.contains(f'"kind":"{CORRECTED}"'),
        _amend.payload.contains('"void":true')).correlate(HandRow)))


@dataclass(frozen=True, slots=True)
class RecordPast:
    """`session.past.HandsBefore` of a table of the record; `last` is its latest hand."""

    session: Session
    table: Table
    last: HandRow | None

    @property
    def dealt(self) -> bool:
        """See `HandsBefore`, as for all that follow."""
        return self.last is not None

    @property
    def _counts(self) -> bool:
        """Does the latest hand count, as all but one in fifty do? Then nothing before it is looked for."""
        return self.last is not None and self.last.status == OVER and self.last.pot > 0

    def anchor(self) -> Anchor | None:
        """See `HandsBefore`."""
        hand = self._anchored()
        return _anchor(hand, is_void(self.session, hand)) if hand else None

    def _anchored(self) -> HandRow | None:
        if self._counts and self.last is not None and self.last.button is not None:
            return self.last
        hands = select(HandRow).where(HandRow.table_id == self.table.id).limit(1)
        moved = or_(~COUNTS_NOT & HandRow.button.is_not(None), PLACED)
        return self.session.scalar(hands.where(moved).order_by(HandRow.number.desc())) or self.session.scalar(
            hands.order_by(HandRow.number))

    def held(self) -> Mapping[str, Any] | None:
        """See `HandsBefore`."""
        last = self.last if self._counts else self.session.scalar(select(HandRow).where(
            HandRow.table_id == self.table.id, or_(~COUNTS_NOT, PLACED))
            .order_by(HandRow.number.desc()).limit(1))
        if last is None or last.button is not None or {"placed", "posted"} & last.positions.keys():
            return None
        return last.positions

    def anchor_number(self) -> int | None:
        """The number of that hand."""
        hand = self._anchored()
        return hand.number if hand else None

    def main_pot_winners(self) -> Sequence[int]:
        """See `HandsBefore`."""
        hand = self._anchored()
        return main_pot_winners(self.session, hand) if hand else ()

    def last_dealt_in(self, seat: int) -> int | None:
        """See `HandsBefore`."""
        player = next(taken.player_id for taken in self.table.seats if taken.number == seat)
        # nearly everybody was in the newest hand: only for who was not, the others are looked through
        if self.last and any((place.seat, place.player_id) == (seat, player) for place in self.last.places):
            return self.last.number
        number: int | None = self.session.scalar(
            select(func.max(HandRow.number)).join(Place, HandRow.id == Place.hand_id).where(
                HandRow.table_id == self.table.id, Place.seat == seat,
                Place.player_id.is_not_distinct_from(player)))
        return number

    def blinds_since(self, number: int) -> Sequence[Mapping[str, Any]]:
        """See `HandsBefore`."""
        blinds = (HandRow.table_id == self.table.id, HandRow.button.is_not(None), ~COUNTS_NOT)
        first = self.session.scalar(
            select(func.max(HandRow.number)).where(*blinds, HandRow.number <= number)) or number
        return self.session.scalars(
            select(HandRow.positions).where(*blinds, HandRow.number >= first).order_by(HandRow.number)).all()

    def won(self) -> LastPots | None:
        """See `HandsBefore`."""
        last, *before = self.session.scalars(
            select(HandRow).where(HandRow.table_id == self.table.id, ~COUNTS_NOT)
            .order_by(HandRow.number.desc()).limit(2)).all() or (None,)
        if last is None or last.status != OVER:
            return None
        asked = of_setup(result.begun(last, rows_of(self.session, last.id)))
        return LastPots(last.winners, before[0].winners if before else (), last.pot, asked["high_low"],
                        asked["capped"], asked["big_bet"])

    def last_turn(self) -> Sequence[DealtHand]:
        """See `HandsBefore`."""
        rotation = self.session.get(Rotation, self.table.id)
        mine = select(Turn, HandRow).join(HandRow, HandRow.id == Turn.hand_id).where(
            HandRow.table_id == self.table.id, HandRow.number >= (rotation.since if rotation else 0))
        last = self.session.execute(
            mine.where(Turn.place.is_not(None)).order_by(HandRow.number.desc()).limit(1)).first()
        if last is None:
            return []
        rows = self.session.execute(
            mine.where(Turn.turn == last[0].turn).options(selectinload(HandRow.places))
            .order_by(HandRow.number))
        return [in_turn(turn, hand, is_void(self.session, hand)) for turn, hand in rows]

    def dealer(self) -> str | None:
        """See `HandsBefore`."""
        return self.session.scalar(
            select(Row.who).join(HandRow, HandRow.id == Row.hand_id)
            .where(HandRow.table_id == self.table.id, ~COUNTS_NOT, Row.seq == 0)
            .order_by(HandRow.number.desc()).limit(1))

    def since_dealer(self, who: str) -> Sequence[DealerHand] | None:
        """See `HandsBefore`."""
        hands = select(HandRow).join(Row, Row.hand_id == HandRow.id).where(
            HandRow.table_id == self.table.id, ~COUNTS_NOT, Row.seq == 0)
        other = self.session.execute(
            hands.with_only_columns(HandRow.number, Row.who).where(Row.who.is_distinct_from(who))
            .order_by(HandRow.number.desc()).limit(1)).first()
        if other is None or other.who is None:
            return None
        later = hands.where(HandRow.number > other.number).order_by(HandRow.number)
        return [DealerHand(hand.number, BOMB in hand.setup, from_blinds(hand))
                for hand in self.session.scalars(later)]

    def since_bomb_pot(self, after: int) -> int:
        """See `HandsBefore`."""
        mine = HandRow.table_id == self.table.id, ~COUNTS_NOT
        last = self.session.scalar(
            select(func.max(HandRow.number)).where(*mine, HandRow.setup.contains(BOMB))) or 0
        return self.session.scalar(
            select(func.count()).select_from(HandRow).where(*mine, HandRow.number > max(last, after))) or 0


def is_void(session: Session, hand: HandRow) -> bool:
    """Was the hand made void, at the table or by a correction since?"""
    if hand.status != OVER or hand.pot:
        return hand.status == VOID
    return result.status(hand, rows_of(session, hand.id)) == VOID


def from_blinds(hand: HandRow) -> bool:
    """Was the hand played from blinds?"""
    return NO_BLINDS not in hand.setup


def _anchor(hand: HandRow, void: bool) -> Anchor:
    return Anchor(hand.positions, void, hand.status == OVER and not void, hand.button)


def in_turn(turn: Turn, hand: HandRow, void: bool) -> DealtHand:
    """Where in its table's mix a hand was dealt."""
    return DealtHand(
        turn.turn, turn.place, hand.positions["button"], tuple(place.seat for place in hand.places),
        void, bool(hand.positions.get("placed")), turn.level, turn.chooser)


def main_pot_winners(session: Session, hand: HandRow) -> list[int]:
    """Who won the main pot of a hand that is over."""
    if len(hand.winners) < 2:
        return hand.winners
    return result.played(hand, rows_of(session, hand.id)).main_pot_winners
