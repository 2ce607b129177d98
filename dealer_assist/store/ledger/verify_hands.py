"""Is every hand one that the ledger tells of, with the names, the number and the end it had there?"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from dealer_assist.record import log, result
from dealer_assist.record.check import UNREADABLE
from dealer_assist.record.log import OPEN
from dealer_assist.store.db.models import HandRow, Place, Player, Row
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.hands.verify import FIRST_ENTRY
from dealer_assist.store.ledger import columns
from dealer_assist.store.ledger.sums import Read
from dealer_assist.texts import say

DEALT = (*FIRST_ENTRY, "definition")
COLUMNS = ("id", "table_id", "status", "seq", "head", *DEALT)


def hands(session: Session, read: Read) -> None:
    """Every hand is one that was dealt or written down, with the names, the number and the end it had."""
    there: set[int] = set()
    wanted = select(*(getattr(HandRow, name) for name in COLUMNS))
    for hand in session.execute(wanted.order_by(HandRow.id)):
        there.add(hand.id)
        sealed, dealt = read.sealed.get(hand.id), read.dealt.get(hand.id)
        opened = read.opened.get(hand.id)
        if sealed is None and dealt is None and opened is None:
            read.say(None, "hand", None, hand.id, say("ledgercheck.hand-untold", hand=hand.id))
        if sealed is not None and (hand.number, hand.seq, hand.head) != sealed:
            read.say(None, "sealed", list(sealed), [hand.number, hand.seq, hand.head],
                     say("ledgercheck.hand-end", hand=hand.id))
        if sealed is None and hand.status != OPEN:
            read.say(None, "sealed", None, hand.status,
                     say("ledgercheck.hand-no-end", hand=hand.id))
        if opened is not None:
            _went_on(session, hand, opened, read)
        if dealt is not None:
            _dealt_so(session, hand, dealt, read)
    for number in sorted((read.dealt.keys() | read.sealed.keys() | read.opened.keys()) - there):
        read.say(None, "hand", number, None, say("ledgercheck.hand-gone", hand=number))


def players(session: Session, read: Read) -> None:
    """Who sat in a hand is called there as they are known."""
    other = select(Place.hand_id, Place.seat, Place.name, Player.name).join(
        Player, Player.id == Place.player_id).where(Place.name != Player.name)
    for number, seat, name, player in session.execute(other.limit(20)):
        read.say(None, "players", name, player,
                 say("ledgercheck.hand-player", seat=seat, hand=number))


def orphans(session: Session, read: Read) -> None:
    """No entries without a hand."""
    loose = session.scalars(select(Row.hand_id).where(Row.hand_id.not_in(select(HandRow.id))).distinct())
    for number in loose:
        read.say(None, "orphan", number, None, say("ledgercheck.hand-orphan", hand=number))


def _went_on(session: Session, hand: Any, opened: tuple[int, int, str], read: Read) -> None:
    """A hand that was open when the ledger began goes on from the entry that was its newest then."""
    number, seq, head = opened
    there = session.scalar(select(Row.hash).where(Row.hand_id == hand.id, Row.seq == seq))
    if (hand.number, there) != (number, head):
        read.say(None, "opened", [number, head], [hand.number, there],
                 say("ledgercheck.hand-open", hand=hand.id))


def _dealt_otherwise(session: Session, hand: Any, dealt: Mapping[str, Any]) -> dict[str, Any]:
    """What a correction says otherwise of the deal; most hands have none, and are not read for it."""
    event = Row.hand_id == hand.id, Row.kind == log.EVENT, Row.payload.contains(f'"kind":"{log.CORRECTED}"')
    if session.scalar(select(Row.seq).where(*event).limit(1)) is None:
        return {}
    return result.dealt_otherwise(rows_of(session, hand.id))


def _dealt_so(session: Session, hand: Any, dealt: dict[str, Any], read: Read) -> None:
    """Was it dealt as the ledger says? A hand that cannot be read is named, and the next one checked."""
    try:
        _dealt(session, hand, dealt, read)
    except (SQLAlchemyError, *UNREADABLE):
        read.say(None, "unreadable", hand.id, None, say("check.unreadable", hand=hand.id))


def _dealt(session: Session, hand: Any, dealt: dict[str, Any], read: Read) -> None:
    about = {name: getattr(hand, name) for name in DEALT} | {"table": hand.table_id}
    amended = _dealt_otherwise(session, hand, dealt)
    for name, value in about.items():
        if name in dealt and amended.get(name, dealt[name]) != value:
            read.say(None, name, dealt[name], value,
                     say("ledgercheck.hand-dealt", name=name, hand=hand.id))
    wanted = select(Place.seat, Place.name, Place.before).where(Place.hand_id == hand.id)
    places = session.execute(wanted).all()
    names = {str(seat): name for seat, name, _ in places if name is not None}
    stacks = {str(seat): before for seat, _, before in places}
    if (names, stacks) != (amended.get("names", dealt["names"]), amended.get("stacks", dealt["stacks"])):
        read.say(None, "players", [dealt["names"], dealt["stacks"]], [names, stacks],
                 say("ledgercheck.hand-players", hand=hand.id))
    first = session.scalar(select(Row.payload).where(Row.hand_id == hand.id, Row.seq == 0))
    payload = json.loads(first) if first else {}
    columns.take(payload, read.things)
    if payload.get("ledger") != dealt["hash"]:
        read.say(None, "first", dealt["hash"], None, say("ledgercheck.hand-first", hand=hand.id))
