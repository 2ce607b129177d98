"""Documents of what is stored, as the API gives them out: a table, a hand, its log, a list of hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.orm import Session

from dealer_assist.contract.next_hand import SETTINGS
from dealer_assist.contract.tablet import shown_parts
from dealer_assist.contract.view import view
from dealer_assist.engine.play import Hand as Played
from dealer_assist.errors import NotNow, Refusal, Unreadable
from dealer_assist.floor.redaction import (
    STRANGER, Looker, names_hidden, open_cards, open_document, without_pots,
)
from dealer_assist.record.log import OPEN, OVER, VOID
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.session.buying import LIMITS
from dealer_assist.session.coming import Coming
from dealer_assist.store.db.models import ROOM, HandRow, Row, Table
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.events.tables import closed, playing_at
from dealer_assist.record import document, log, replay, result
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.hands.write import latest_hand
from dealer_assist.store.ledger import chips
from dealer_assist.store.tables import bomb_pots, mix_documents, positions

def hand_document(
    session: Session, number: int, seq: int | None = None, looker: Looker = STRANGER,
) -> dict[str, Any]:
    """The hand as it stood right after row `seq`, else as it stands now, as `looker` may see it.

    Shape: the engine's view, and what the record adds to it.
    Errors: NotFound, `bad-seq`.
    """
    hand, rows = find_hand(session, number), rows_of(session, number)
    shown, played = whole(session, hand, rows, seq)
    return redacted(hand, rows, shown, looker, played)


def whole(
    session: Session, hand: HandRow, rows: Sequence[Row], seq: int | None = None,
) -> tuple[dict[str, Any], Played]:
    """The same of rows that were read already, with every card, and the engine's hand.

    It does not leave the record so.  Errors: `bad-seq`.
    """
    newest = rows[-1].seq
    if seq is not None and not 0 <= seq <= newest:
        raise Unreadable("bad-seq.of-hand", number=hand.id, newest=newest, seq=seq, field="seq")
    row = rows[newest if seq is None else seq]
    before = rows[:row.seq + 1]
    try:
        played = result.played(hand, before)
    except Refusal as refusal:
        raise _not_any_more(hand) from refusal
    shown = document.hand_document(hand, before, log.courses(before)[-1], played)
    shown |= {
        "hand": hand.id, "table": hand.table_id, "number": hand.number, "game": hand.game,
        "names": {str(place.seat): place.name for place in hand.places if place.name},
        "started": hand.started, "latest": row.seq == newest,
        "mix": mix_documents.hand_document(session, hand), "positions": hand.positions,
        **_before(session, hand, row.seq, shown["status"]),
    }
    return shown, played


def redacted(
    hand: HandRow, rows: Sequence[Row], document: dict[str, Any], looker: Looker,
    played: Played | None = None,
) -> dict[str, Any]:
    """A document of the hand as `looker` may see it; every one that leaves the record passes here.

    Shape: `played` is the hand as the document has it, None for the hand as it stands.
    """
    if looker.sees_down_cards(hand.table_id, hand.status == OPEN):
        return document
    # 1.1.3: the pot is counted aloud in pot-limit alone; a wall that adds it up elsewhere plays for somebody
    if looker.public and hand.status == OPEN and not STRUCTURES[replay.setup_of(hand)["betting"]].pot_counts:
        document = without_pots(document)
    lines = [*log.all_lines(rows), *(played.lines if played else ())]
    if not names_hidden(lines):
        return document
    # of every line ever entered: what was tabled and taken back has been seen by the whole table
    seen = open_cards(log.all_lines(rows), replay.standing(hand, rows))
    if played is not None:
        seen |= open_cards((), played)
    opened: dict[str, Any] = open_document(document, seen)
    return opened


def redacted_now(
    table: int, live: bool, lines: Sequence[str], played: Played, document: dict[str, Any], looker: Looker,
) -> dict[str, Any]:
    """`redacted` of a hand that is known without its record: its `lines` ever entered, and as it stands."""
    if looker.sees_down_cards(table, live) or not names_hidden(lines):
        return document
    opened: dict[str, Any] = open_document(document, open_cards(lines, played))
    return opened


def seen_by(session: Session, number: int, looker: Looker, document: dict[str, Any]) -> dict[str, Any]:
    """Anything that names lines or cards of the hand, as `looker` may see it.  Errors: NotFound."""
    return redacted(find_hand(session, number), rows_of(session, number), document, looker)


def _before(session: Session, hand: HandRow, seq: int, state: str) -> dict[str, int | None]:
    """The way back from a hand in which nothing was entered yet.

    Shape: `previous`, the hand at this table that was played to its end before a fresh one; `back_to`, the
    same where the fresh one was taken back.
    """
    previous = None
    if seq == 0 or seq == 1 and state == VOID:
        wanted = select(HandRow.id).where(HandRow.table_id == hand.table_id, HandRow.number < hand.number,
                                      HandRow.status == OVER).order_by(HandRow.number.desc()).limit(1)
        previous = session.scalar(wanted)
    return {"previous": previous if seq == 0 else None, "back_to": previous if seq else None}


def state_document(hand: HandRow, played: Played) -> dict[str, Any]:
    """The hand as it would stand in a state that no row of its log has: a repair on its way."""
    setup = replay.setup_of(hand)
    return dict(view(played)) | {
        "hand": hand.id, "table": hand.table_id, "number": hand.number, "game": hand.game,
        "betting": setup["betting"], "status": OVER if played.over else OPEN,
        "parts": shown_parts(played.setup.game),
        "names": {str(place.seat): place.name for place in hand.places if place.name}, "setup": setup,
    }


def _not_any_more(hand: HandRow) -> NotNow:
    # why is told by the check alone, which knows who may read it: the reason can be a card nobody has shown
    return NotNow("record-refused", number=hand.number, version=hand.engine)


def find_hand(session: Session, number: int) -> HandRow:
    """The hand.  Errors: NotFound."""
    hand = session.get(HandRow, number)
    if hand is None:
        raise NotFound("hand", number)
    return hand


def all_tables() -> Select[Table]:
    """Every table that was ever dealt at in the room, in order: what is looked for in the past."""
    return select(Table).where(Table.kind == ROOM).order_by(Table.id)


def room_tables() -> Select[Table]:
    """The tables that are dealt at, in order: without those that an event has closed and none has taken."""
    return all_tables().where(~closed())


def find_table(session: Session, number: int) -> Table:
    """The table.  Errors: NotFound."""
    table = session.get(Table, number)
    if table is None:
        raise NotFound("table", number)
    return table


def table_document(session: Session, table: Table) -> dict[str, Any]:
    """A table with its seats, its latest hand, and who would post in the next one."""
    hand = latest_hand(session, table.id)
    coming = None if hand and hand.status == OPEN else _coming(session, table, hand)
    seats = [
        {"seat": seat.number, "player": seat.player.name if seat.player else None, "stack": seat.stack,
         "present": seat.present}
        for seat in table.seats
    ]
    settings = {name: getattr(table, name) for name in SETTINGS}
    if settings["spread"] is None:  # nobody who reads tables need know of it before there is one
        del settings["spread"]
    settings |= {name: limit for name in LIMITS if (limit := getattr(table, name)) is not None}
    plan = bomb_pots.document(session, table)    # nor of bomb pots at a table that has none
    event = playing_at(session, table.id)
    if event is not None:           # nobody who reads tables need know of events before there is one
        settings["event"] = event.event_id
    return {
        "id": table.id, "name": table.name, **settings, **({"bomb_pots": plan} if plan else {}),
        "seats": seats,
        "hand": hand and {"id": hand.id, "number": hand.number, "status": hand.status, "seq": hand.seq},
        "carried": chips.balance(session, table.id).middle,
        "positions": coming and coming.document(),
        "mix": mix_documents.table_document(session, table, hand, coming.turned if coming else None),
    }


def _coming(session: Session, table: Table, hand: HandRow | None) -> Coming | None:
    if hand is not None and not isinstance(hand.positions, dict):
        return None         # damaged from outside, which the hand's own page says
    try:
        return positions.coming(session, table, hand, bomb_pots.stated(session, table, hand, {}, None))
    except Refusal:  # a game of the room's own whose file is gone; the start of a hand says so
        return None


def summary(hand: HandRow, corrected: Mapping[int, dict[str, Any]]) -> dict[str, Any]:
    """A line of a list of hands; `corrected` as `corrections_of` has them."""
    amended = corrected.get(hand.id)
    return {
        "id": hand.id, "table": hand.table_id, "number": hand.number,
        "status": VOID if amended and amended["void"] else hand.status,
        "game": hand.game, "button": hand.button, "pot": hand.pot, "winners": hand.winners,
        "started": hand.started, "finished": hand.finished, "seq": hand.seq,
        "names": {str(place.seat): place.name for place in hand.places if place.name},
        **({"corrected": amended} if amended else {}),
    }


def corrections_of(session: Session, numbers: Sequence[int]) -> dict[int, dict[str, Any]]:
    """The corrections that count among these hands, by hand, as `result.document` tells them."""
    wanted = select(Row.hand_id).where(Row.hand_id.in_(numbers), Row.kind == log.EVENT).distinct()
    rows = {number: rows_of(session, number) for number in session.scalars(wanted)}
    return {number: result.document(amended) for number, logged in rows.items()
            if (amended := result.correction(logged))}


def hands_of(session: Session, table: int, before: int, limit: int) -> list[dict[str, Any]]:
    """Summaries of the table's hands numbered under `before`, newest first."""
    find_table(session, table)
    wanted = select(HandRow).where(HandRow.table_id == table, HandRow.number < before)
    hands = session.scalars(wanted.order_by(HandRow.number.desc()).limit(limit)).all()
    corrected = corrections_of(session, [hand.id for hand in hands])
    return [summary(hand, corrected) for hand in hands]


def log_document(session: Session, number: int, looker: Looker = STRANGER) -> dict[str, Any]:
    """Every row of the hand's log, oldest first; `sealed` are those of which a card is left out."""
    hand = find_hand(session, number)
    rows = rows_of(session, number)
    whole = document.entries(rows)
    opened = redacted(hand, rows, {"rows": whole}, looker)["rows"]
    return {"hand": number, "rows": [_opened(row, one) for row, one in zip(opened, whole, strict=True)]}


def _opened(row: dict[str, Any], whole: dict[str, Any]) -> dict[str, Any]:
    """A row with what is left out of it said: its key goes with the cards, or its hash would tell them."""
    sealed = row["payload"] != whole["payload"]
    # without its key a row's hash cannot be tried with 52 cards until it fits
    return row | {"sealed": sealed, **({"key": None} if sealed else {})}
