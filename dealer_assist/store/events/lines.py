"""The lines of an event in the ledger's order: its acts, and what its tables dealt, ended and counted."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from types import MappingProxyType
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.contract.given_back import dealt
from dealer_assist.record import log, replay, result
from dealer_assist.record.log import OPEN, OVER, VOID
from dealer_assist.rules.amounts import FORCED
from dealer_assist.store.db.models import HandRow, Place
from dealer_assist.store.events.values import COUNTS, Hands, HandValues, PlaceValues, RowValues, hands_of
from dealer_assist.store.hands import rows as hand_rows
from dealer_assist.store.ledger import chips
from dealer_assist.tournament.record import course
from dealer_assist.tournament.record.state import Line
from dealer_assist.tournament.run.dealing import awarded, hunters, main_pot
from dealer_assist.tournament.structure.model import Structure

def lines_of(session: Session, rows: Sequence[RowValues], sheet: Structure | None = None,
             playing: Mapping[int, int] = MappingProxyType({}), known: Hands | None = None) -> list[Line]:
    """The lines that rows come to; a hand stands where it first ended, as it stands now.

    Shape: where the rows do not begin with the event's first act, its `sheet` then, and `playing` which hand
    each table of the room plays; `known` their hands where they are read already.
    A hand that was made void was never dealt. One that was corrected before its table dealt again is as
    corrected; later corrections move chips as a count does.
    """
    amended = _amended(rows)
    hands = _Hands(session, rows, sheet, amended, playing, known or hands_of(session, rows))
    ended: set[int] = set()
    lines: list[Line] = []
    for row in rows:
        hand = hands.known.by_number[row.hand_id] if row.hand_id is not None else None
        if hand is not None and hand.status == VOID and row.kind != chips.CORRECTED:
            continue
        line = _line(hands, row, hand, ended)
        if line is not None:
            lines.append(line)
    return lines


class _Hands:
    """The hands of these rows.

    Most of them need not be played again: their columns say what they came to. A server that starts over an
    event of thousands is there in seconds and not in minutes.
    """

    def __init__(self, session: Session, rows: Sequence[RowValues], sheet: Structure | None,
                 amended: Mapping[int, int], playing: Mapping[int, int], known: Hands) -> None:
        self.session, self.amended, self.known = session, amended, known
        sheets = [row.content["act"].get("sheet", {}) for row in rows if row.table_id is None]
        self.nit = bool(sheet and sheet.nit) or any(one.get("nit") for one in sheets)
        self.bounty = bool(sheet and sheet.bounty) or any(one.get("bounty") for one in sheets)
        self.counts = _counts_in_hands(session, rows, amended, playing)
        self.asking = {*amended.values(), *known.noted, *self.counts.values()}

    def line(self, hand: HandValues) -> dict[str, Any]:
        """What a hand that is over tells its event."""
        setup = json.loads(hand.setup)
        asked = self._asked(setup)
        line = None if hand.id in self.asking else by_columns(
            hand, self.known.places[hand.id], setup, asked, self.bounty)
        if line is not None:
            return line
        self.known.played.add(hand.id)
        row = self.session.get_one(HandRow, hand.id)
        return hand_line(self.session, row, hand.id in self.amended.values()) | (
            {} if asked else {"winners": [], "awarded": []}) | ({} if self.bounty else {"hunters": {}})

    def _asked(self, setup: Mapping[str, Any]) -> bool:
        """Does anything hang on who won a pot?"""
        return self.nit or setup["house"].get("button") == "win"


def by_columns(
    hand: HandValues, places: Sequence[PlaceValues], setup: Mapping[str, Any], asked: bool, bounty: bool,
) -> dict[str, Any] | None:
    """The same without playing it; None where it takes the pots: for who won the main one, or a bounty.

    Shape: whoever alone won chips won the main pot; `winners` are left out where nobody asks for them.
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
        **{name: setup.get(name, 0) for name in FORCED},
        "before": before, "after": after, "winners": hand.winners if asked else [],
        "awarded": hand.winners if asked else [], "hunters": {},
    }


def _line(hands: _Hands, row: RowValues, hand: HandValues | None, ended: set[int]) -> Line | None:
    at = milliseconds(row.at)
    if row.table_id is None:
        return Line(row.seq, at, course.ACT, row.content["act"])
    if row.kind in COUNTS:
        counted = {"table": row.table_id, "changes": dict(_counted(row.content))}
        of = {"hand": hands.counts[row.seq]} if row.seq in hands.counts else {}
        return Line(row.seq, at, course.CHIPS, counted | of)
    assert hand is not None, row.kind
    if row.kind == "dealt":
        tapped = row.content.get("tapped")
        return Line(row.seq, at, course.DEALT, {
            "hand": hand.id, "table": row.table_id, "seats": sorted(row.content["stacks"]),
            **({"tapped": milliseconds(tapped)} if tapped else {})})
    if row.kind == chips.CORRECTED:
        moved = row.content["stacks"]
        return None if row.seq in hands.amended else Line(
            row.seq, at, course.CHIPS, {"table": row.table_id, "changes": moved})
    if hand.status != OVER or hand.id in ended:
        return None
    ended.add(hand.id)
    return Line(row.seq, at, course.HAND, hands.line(hand))


def _amended(rows: Iterable[RowValues]) -> dict[int, int]:
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


def _counts_in_hands(session: Session, rows: Iterable[RowValues], amended: Mapping[int, int],
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
    stacks_dealt = dealt(hand_played)
    before = {seat: [name, stacks_dealt[seat]] for seat, name in names.items()}
    void = corrected and result.status(hand, rows) == VOID
    stacks = (
        stacks_dealt
        if void
        else {str(seat): stack for seat, stack in hand_played.stacks.items()}
    )
    after = {seat: [names[seat], stack] for seat, stack in stacks.items()}
    gone = [int(seat) for seat, (_, stack) in after.items() if not stack]
    heads = {} if void else hunters(hand_played, gone, hand.positions["button"], hand_played.setup.house)
    return {
        "hand": hand.id, "table": hand.table_id, "game": hand.game, "betting": setup["betting"],
        "button": hand.button, "positions": hand.positions, "blinds": list(hand_played.setup.blinds),
        **{name: getattr(hand_played.setup, name) for name in FORCED}, "before": before, "after": after,
        "winners": [] if void else list(main_pot(hand_played)),
        "awarded": [] if void else list(awarded(hand_played)),
        "hunters": {names[str(seat)]: [names[str(one)] for one in won] for seat, won in heads.items()},
    }


def milliseconds(at: str) -> int:
    """A time of the record, in milliseconds since 1970."""
    return round(datetime.fromisoformat(at).timestamp() * 1000)
