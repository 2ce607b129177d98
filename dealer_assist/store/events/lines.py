"""The lines of an event in the ledger's order: its acts, and what its tables dealt, ended and counted."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from types import MappingProxyType
from typing import Any

from sqlalchemy import and_, or_, select
from sqlalchemy.orm import Session

from dealer_assist.store.events.models import EventAct, EventTable
from dealer_assist.record import log, replay, result
from dealer_assist.store.ledger import chips
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.record.log import OPEN, OVER, VOID
from dealer_assist.store.db.models import HandRow, Place, Row
from dealer_assist.store.hands import rows as hand_rows
from dealer_assist.tournament.record import course
from dealer_assist.tournament.record.state import Line
from dealer_assist.tournament.run.dealing import hunters, main_pot
from dealer_assist.tournament.structure.model import Structure

COUNTS = (chips.COUNTED, chips.REALLY, chips.TOPPED_UP)
MOST_ROWS = 2**31 - 1
TOGETHER = 500
PLAY = ("dealt", chips.ENDED, chips.CORRECTED, *COUNTS)


def rows_of(session: Session, event: int, after: int = -1) -> list[LedgerRow]:
    """The rows of the ledger that are about an event, oldest first."""
    acts = select(EventAct.seq).where(EventAct.event_id == event)
    there: dict[int, list[EventTable]] = {}
    for one in session.scalars(select(EventTable).where(EventTable.event_id == event)):
        there.setdefault(one.table_id, []).append(one)
    # one condition for all the tables, and their own times afterwards: a condition a table is slow to plan
    times = [one for known in there.values() for one in known]
    first = min((one.since for one in times), default=0)
    last = max((MOST_ROWS if one.until is None else one.until for one in times), default=0)
    played = and_(LedgerRow.table_id.in_(there), LedgerRow.seq > first, LedgerRow.seq < last,
                  LedgerRow.kind.in_(PLAY))
    wanted = select(LedgerRow).where(LedgerRow.seq > after, or_(LedgerRow.seq.in_(acts), played))
    return [row for row in session.scalars(wanted.order_by(LedgerRow.seq))
            if row.table_id is None or any(_while_there(row, one) for one in there[row.table_id])]


def _while_there(row: LedgerRow, one: EventTable) -> bool:
    """Did its table of the room play the event then?"""
    return one.since < row.seq and (one.until is None or row.seq < one.until)


def lines_of(session: Session, rows: Sequence[LedgerRow], sheet: Structure | None = None,
             playing: Mapping[int, int] = MappingProxyType({})) -> list[Line]:
    """The lines that rows come to; a hand stands where it first ended, as it stands now.

    Shape: where the rows do not begin with the event's first act, its `sheet` then, and `playing` which hand
    each table of the room plays.
    A hand that was made void was never dealt. One that was corrected before its table dealt again is as
    corrected; later corrections move chips as a count does.
    """
    amended = _amended(rows)
    hands = _Hands(session, rows, sheet, amended, playing)
    ended: set[int] = set()
    lines: list[Line] = []
    for row in rows:
        hand = hands.by_number[row.hand_id] if row.hand_id is not None else None
        if hand is not None and hand.status == VOID and row.kind != chips.CORRECTED:
            continue
        line = _line(hands, row, hand, ended)
        if line is not None:
            lines.append(line)
    return lines


class _Hands:
    """The hands of these rows, read together.

    Most of them need not be played again: their columns say what they came to. A server that starts over an
    event of thousands is there in seconds and not in minutes.
    """

    def __init__(self, session: Session, rows: Sequence[LedgerRow], sheet: Structure | None,
                 amended: Mapping[int, int], playing: Mapping[int, int]) -> None:
        self.session, self.amended = session, amended
        sheets = [row.content["act"].get("sheet", {}) for row in rows if row.table_id is None]
        self.nit = bool(sheet and sheet.nit) or any(one.get("nit") for one in sheets)
        self.bounty = bool(sheet and sheet.bounty) or any(one.get("bounty") for one in sheets)
        wanted = sorted({row.hand_id for row in rows if row.hand_id is not None})
        self.by_number: dict[int, HandRow] = {}
        self.noted: set[int] = set()
        self.places: dict[int, list[tuple[int, str, int | None]]] = {}
        for some in (wanted[n:n + TOGETHER] for n in range(0, len(wanted), TOGETHER)):
            dealt = select(HandRow).where(HandRow.id.in_(some))
            self.by_number |= {hand.id: hand for hand in session.scalars(dealt)}
            seats = select(Place.hand_id, Place.seat, Place.name, Place.after).where(Place.hand_id.in_(some))
            for hand, seat, name, after in session.execute(seats.order_by(Place.hand_id, Place.seat)):
                self.places.setdefault(hand, []).append((seat, name or "", after))
            self.noted |= set(session.scalars(
                select(Row.hand_id).where(Row.hand_id.in_(some), Row.kind == log.EVENT)))
        self.counts = _counts_in_hands(session, rows, amended, playing)

    def line(self, hand: HandRow) -> dict[str, Any]:
        """What a hand that is over tells its event."""
        setup, corrected = json.loads(hand.setup), hand.id in self.amended.values()
        asked = self._asked(setup)
        plain = not corrected and hand.id not in self.noted and hand.id not in self.counts.values()
        known = by_columns(hand, self.places[hand.id], setup, asked, self.bounty) if plain else None
        return known or hand_line(self.session, hand, corrected) | (
            {} if asked else {"winners": []}) | ({} if self.bounty else {"hunters": {}})

    def _asked(self, setup: Mapping[str, Any]) -> bool:
        """Does anything hang on who won the main pot?"""
        return self.nit or setup["house"].get("button") == "win"


def by_columns(
    hand: HandRow, places: Sequence[tuple[int, str, int | None]], setup: Mapping[str, Any], asked: bool,
    bounty: bool,
) -> dict[str, Any] | None:
    """The same without playing it; None where it takes the pots: for who won the main one, or a bounty.

    Shape: `places` seat, name and final stack; whoever alone won chips won the main pot; `winners` are left
    out where nobody asks for them.
    """
    after = {str(seat): [name, stack] for seat, name, stack in places}
    somebody_out = not all(stack for _, _, stack in places)
    if bounty and somebody_out or asked and len(hand.winners) != 1:
        return None
    before = {seat: [name, setup["seats"][seat]] for seat, (name, _) in after.items()}
    return {
        "hand": hand.id, "table": hand.table_id, "game": hand.game, "betting": setup["betting"],
        "button": hand.button, "positions": hand.positions,
        "blinds": setup["blinds"],
        **{name: setup.get(name, 0) for name in ("ante", "bring_in", "big_blind_ante")},
        "before": before, "after": after, "winners": hand.winners if asked else [], "hunters": {},
    }


def _line(hands: _Hands, row: LedgerRow, hand: HandRow | None, ended: set[int]) -> Line | None:
    at = milliseconds(row.at)
    if row.table_id is None:
        return Line(row.seq, at, course.ACT, row.content["act"])
    if row.kind in COUNTS:
        counted = {"table": row.table_id, "changes": dict(_counted(row.content))}
        of = {"hand": hands.counts[row.seq]} if row.seq in hands.counts else {}
        return Line(row.seq, at, course.CHIPS, counted | of)
    assert hand is not None, row.kind
    if row.kind == "dealt":
        return Line(row.seq, at, course.DEALT, {
            "hand": hand.id, "table": row.table_id, "seats": sorted(row.content["stacks"])})
    if row.kind == chips.CORRECTED:
        moved = row.content["stacks"]
        return None if row.seq in hands.amended else Line(
            row.seq, at, course.CHIPS, {"table": row.table_id, "changes": moved})
    if hand.status != OVER or hand.id in ended:
        return None
    ended.add(hand.id)
    return Line(row.seq, at, course.HAND, hands.line(hand))


def _amended(rows: Iterable[LedgerRow]) -> dict[int, int]:
    """Corrections of the hand that its table had dealt last: the row of each, and the hand."""
    last: dict[int, int] = {}
    hands: dict[int, int] = {}
    for row in rows:
        if row.table_id is None or row.hand_id is None:
            continue
        if row.kind == "dealt":
            last[row.table_id] = row.hand_id
        elif row.kind == chips.CORRECTED and last.get(row.table_id) == row.hand_id:
            hands[row.seq] = row.hand_id
    return hands


def _counts_in_hands(session: Session, rows: Iterable[LedgerRow], amended: Mapping[int, int],
                     playing: Mapping[int, int]) -> dict[int, int]:
    """Stacks that were counted in the middle of a hand, or that a correction says it was dealt with: the row
    of each, and the hand.
    """
    now, counts = dict(playing), dict[int, int]()
    last: dict[int, int] = {}
    for row in rows:
        if row.table_id is None:
            continue
        if row.kind == "dealt" or row.kind == chips.ENDED and row.content["status"] == OPEN:
            now[row.table_id] = row.hand_id or 0
        elif row.kind == chips.ENDED:
            now.pop(row.table_id, None)
        elif row.kind == chips.REALLY and _plays(session, now.get(row.table_id), row.content.get("seat")):
            counts[row.seq] = now[row.table_id]
        elif row.kind == chips.REALLY:
            last[row.seq] = row.table_id
        elif row.seq in amended:
            before = row.seq - 1        # what it was dealt with stands in the rows right before
            while last.get(before) == row.table_id:
                counts[before], before = amended[row.seq], before - 1
    return counts


def _plays(session: Session, hand: int | None, seat: int | None) -> bool:
    return hand is not None and seat is not None and session.get(Place, (hand, seat)) is not None


def _counted(payload: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """By how much each seat was changed."""
    if "seat" in payload:
        was, to = payload.get("from") or {}, payload.get("to") or {}
        yield str(payload["seat"]), to.get("stack", 0) - was.get("stack", 0)
        return
    for seat, stack in payload["to"].items():
        yield seat, stack - payload["from"][seat]


def hand_line(session: Session, hand: HandRow, corrected: bool) -> dict[str, Any]:
    """What a hand that is over tells its event."""
    rows = hand_rows.rows_of(session, hand.id)
    setup = result.setup_of(hand, rows) if corrected else replay.setup_of(hand)
    hand_played = result.played(hand, rows) if corrected else replay.played(
        hand, rows, log.courses(rows)[-1].path, hand.head)
    names = {str(place.seat): place.name or "" for place in hand.places}
    dealt = replay.dealt(hand_played)
    before = {seat: [name, dealt[seat]] for seat, name in names.items()}
    void = corrected and result.status(hand, rows) == VOID
    stacks = (
        dealt
        if void
        else {str(seat): stack for seat, stack in hand_played.stacks.items()}
    )
    after = {seat: [names[seat], stack] for seat, stack in stacks.items()}
    gone = [int(seat) for seat, (_, stack) in after.items() if not stack]
    heads = {} if void else hunters(hand_played, gone, hand.positions["button"], hand_played.setup.house)
    return {
        "hand": hand.id, "table": hand.table_id, "game": hand.game, "betting": setup["betting"],
        "button": hand.button, "positions": hand.positions, "blinds": list(hand_played.setup.blinds),
        "ante": hand_played.setup.ante, "bring_in": hand_played.setup.bring_in,
        "big_blind_ante": hand_played.setup.big_blind_ante, "before": before, "after": after,
        "winners": [] if void else list(main_pot(hand_played)),
        "hunters": {names[str(seat)]: [names[str(one)] for one in won] for seat, won in heads.items()},
    }


def milliseconds(at: str) -> int:
    """A time of the record, in milliseconds since 1970."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)
