"""What a tablet is given of its table's past, so that it can deal the next hands without a network."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.orm import Session, selectinload

from dealer_assist.contract.table_past import hand_document, of_setup
from dealer_assist.games.loader.custom import sources
from dealer_assist.record import result
from dealer_assist.record.log import OVER
from dealer_assist.session.past import PastHand
from dealer_assist.store.db import utc
from dealer_assist.store.db.models import HandRow, Row, Table
from dealer_assist.store.events import at_tables
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.hands.write import latest_hand
from dealer_assist.store.ledger import chips
from dealer_assist.store.tables import bomb_pots
from dealer_assist.store.tables.past import BOMB, RecordPast, from_blinds, in_turn, is_void, main_pot_winners
from dealer_assist.store.tables.rotations import Rotation, Turn

NEWEST = 2   # hands: the tablet may make the newest void, and deals from the one before it
LEAST = 60  # hands: whoever was away for longer has missed every blind of an orbit


def past_document(session: Session, table: Table, who: str | None) -> dict[str, Any]:
    """The table's past as `contract.table_past` reads it, with the files of its own games.

    Shape: `who` deals at the tablet that asks.
    """
    rotation, plan_row = session.get(Rotation, table.id), bomb_pots.kept_plan(session, table.id)
    plan = bomb_pots.plan_of(plan_row)
    gone = datetime.fromisoformat(utc.now()) - datetime.fromisoformat(
        rotation.level_since) if rotation else None
    goes_on, later = at_tables.goes_on(session, table.id)
    games = {table.game, *later, *((plan.game,) if plan and plan.game else ()),
             *(entry["game"] for entry in (rotation.mix["games"] if rotation else ()))}
    return {
        "hands": [hand_document(hand) for hand in _hands(session, table, plan.every if plan else 0)],
        "since": rotation.since if rotation else 0, "level": rotation.level if rotation else 1,
        "level_gone": gone.total_seconds() if gone else 0.0, "gone": 0.0,
        "bombs_after": plan_row.content["after"] if plan_row else 0, "who": who,
        "carried": chips.balance(session, table.id).middle,
        **goes_on,
        "files": {name: text for game in sorted(games) for name, text in sources(game).items()},
    }


def _hands(session: Session, table: Table, every: int) -> list[PastHand]:
    """The last hands, and older ones that something still hangs on."""
    last = latest_hand(session, table.id)
    if last is None:
        return []
    past = RecordPast(session, table, last)
    turn = past.last_turn()
    began = session.scalar(
        select(HandRow.number).join(Turn, Turn.hand_id == HandRow.id)
        .where(HandRow.table_id == table.id, Turn.turn == turn[0].turn).order_by(HandRow.number).limit(1)
    ) if turn else None
    first = min(last.number - max(LEAST, every), began or last.number)
    older = [past.last_dealt_in(seat.number) for seat in table.seats]
    anchor = past.anchor_number()
    newest = session.scalars(
        select(HandRow).where(HandRow.table_id == table.id, or_(
            HandRow.number >= first, HandRow.number.in_([n for n in (*older, anchor) if n is not None])))
        .options(selectinload(HandRow.places)).order_by(HandRow.number)).all()
    turns = {one.hand_id: one for one in session.scalars(
        select(Turn).where(Turn.hand_id.in_([hand.id for hand in newest])))}
    ids = [hand.id for hand in newest]
    dealers = {one.hand_id: one.who for one in session.execute(
        select(Row.hand_id, Row.who).where(Row.hand_id.in_(ids), Row.seq == 0))}
    remembered = [_remembered(hand, is_void(session, hand), turns.get(hand.id), dealers[hand.id])
                  for hand in newest]
    for n in [n for n, hand in enumerate(remembered) if hand.over][-NEWEST:]:
        remembered[n] = replace(remembered[n], **_won(session, newest[n]))
    return remembered


def _remembered(hand: HandRow, void: bool, turn: Turn | None, dealer: str | None) -> PastHand:
    return PastHand(
        hand.number, hand.status == OVER and not void, void, hand.button, hand.positions,
        {place.seat: place.name for place in hand.places}, tuple(hand.winners), pot=hand.pot, who=dealer,
        bomb_pot=BOMB in hand.setup, blinds=from_blinds(hand),
        turn=in_turn(turn, hand, void) if turn else None)


def _won(session: Session, hand: HandRow) -> dict[str, Any]:
    """What a kill and a won button ask of a hand: the next is dealt from it where later ones are void."""
    setup = result.begun(hand, rows_of(session, hand.id))
    return {**of_setup(setup), "main": tuple(main_pot_winners(session, hand))}
