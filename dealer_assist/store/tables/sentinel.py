"""Which hands a count that is off points at: by the ledger, only those that can be guilty.

A stack that somebody stated after a hand, or that was counted and right, was not put wrong by that hand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from dealer_assist.errors import Refusal
from dealer_assist.floor.audit import EXACT, Facts, Suspect, facts_of, suspects
from dealer_assist.record import result
from dealer_assist.record.log import OVER
from dealer_assist.floor.settle_up import BESIDE
from dealer_assist.store.db.models import HandRow, Row
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.ledger import chips, columns
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.texts import say

KIND = "count"          # the ledger's word for a count; chips that it moves are a row of their own
COUNTED = "counted"  # what such a row did when it was made, and not settled
MOST_HANDS = 60         # how far back a mistake is looked for
NEVER, UNWRITTEN = -2, -1
# rows that say what lies in front of a seat; an event's own changes say only by how much
STATED = (chips.SEATED, chips.LEFT, chips.NAMED, chips.TOPPED_UP, chips.REALLY)


class StatedStacks(NamedTuple):
    """The rows of the ledger up to which each seat was right, and in which each hand last moved chips.

    `corrected` are hands that a correction moved chips of: in the record, and perhaps not on the felt.
    """

    right: Mapping[int, int]
    ended: Mapping[int, int]
    corrected: Collection[int]

    def can_be_of(self, wrong: Mapping[int, int], hand: int) -> dict[int, int]:
        """What is off in seats whose chips nobody has stated since a hand ended."""
        at = self.ended.get(hand, UNWRITTEN)
        return {seat: off for seat, off in wrong.items() if self.right.get(seat, NEVER) < at}


def guilty(
    session: Session, table: int, count: int, wrong: Mapping[int, int], since: int, after: int,
) -> Iterator[dict[str, Any]]:
    """The hands in which it could have gone wrong, the likeliest first.

    Shape: `count` the number of the count, `wrong` by seat; hands after number `since`, up to `after`.
    """
    known = _known(session, table, count)
    looked = list(session.scalars(
        select(HandRow).where(HandRow.table_id == table, HandRow.number <= after, HandRow.status == OVER,
                           or_(HandRow.number > since, HandRow.id.in_(known.corrected)))
        .order_by(HandRow.number.desc()).limit(MOST_HANDS)))
    named = [(one, hand) for hand in looked
             for one in _of_hand(session, hand, known.can_be_of(wrong, hand.id))]
    for one, hand in sorted(named, key=lambda pair: pair[0].rank):
        yield {"hand": hand.id, "number": hand.number, "game": hand.game, "rank": one.rank, "why": one.why}


def _of_hand(session: Session, hand: HandRow, wrong: Mapping[int, int]) -> list[Suspect]:
    rows = rows_of(session, hand.id) if wrong else []
    if not rows:
        return []
    if wrong == _not_carried(rows):
        return [Suspect(hand.id, EXACT, say("suspect.not-carried"))]
    facts = _facts(hand, rows)
    return suspects(wrong, [facts]) if facts else []


def _not_carried(rows: Sequence[Row]) -> dict[int, int] | None:
    """What a correction gives and takes that the stacks of the record know nothing of; None without one."""
    amended = result.correction(rows)
    if amended is None or amended["carried"]:
        return None
    return {int(seat): chips for seat, chips in amended["difference"].items() if seat not in BESIDE}


def _facts(hand: HandRow, rows: Sequence[Row]) -> Facts | None:
    """The facts of the hand as it counts; None where every chip went back."""
    if result.status(hand, rows) != OVER:
        return None
    try:
        return facts_of(hand.id, result.played(hand, rows))
    except Refusal:     # of an older version, whose rules this one reads otherwise
        return None


def count_row(session: Session, table: int, count: int) -> LedgerRow | None:
    """The row in which a count was written down; None for one older than the ledger."""
    rows = session.scalars(select(LedgerRow).where(LedgerRow.table_id == table, LedgerRow.kind == KIND)
                           .order_by(LedgerRow.seq.desc()))
    return next((row for row in rows
                 if row.content.get("count") == count and row.content["did"] == COUNTED), None)


def _known(session: Session, table: int, count: int) -> StatedStacks:
    here = count_row(session, table, count)
    before = [LedgerRow.table_id == table] + ([LedgerRow.seq < here.seq] if here else [])
    ends = [(hand, seq, kind) for hand, seq, kind in session.execute(
        select(LedgerRow.hand_id, LedgerRow.seq, LedgerRow.kind).where(
            *before, LedgerRow.kind.in_((chips.ENDED, chips.CORRECTED))).order_by(LedgerRow.seq))
        if hand is not None]
    right: dict[int, int] = {}
    kinds = (*STATED, chips.COUNTED, KIND)
    for row in session.scalars(select(LedgerRow).where(*before, LedgerRow.kind.in_(kinds))
                               .order_by(LedgerRow.seq)):
        right |= dict.fromkeys(_stated(row), row.seq)
    return StatedStacks(right, {hand: seq for hand, seq, _ in ends},
                        {hand for hand, _, kind in ends if kind == chips.CORRECTED})


def _stated(row: LedgerRow) -> list[int]:
    """The seats of which a row says what lies there."""
    payload = row.content
    if row.kind == KIND:
        counted_then: Mapping[str, Any] = payload[columns.IS][0]["columns"] or {}
        good = payload["did"] == COUNTED and counted_then["counted"] == counted_then["expected"]
        return [int(seat) for seat in counted_then["counted"]] if good else []
    if "seat" in payload:
        return [int(payload["seat"])]
    return [int(seat) for seat in payload["to"]]
