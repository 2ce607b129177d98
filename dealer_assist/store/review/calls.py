"""The floor is called to a hand, comes, and rules. A call freezes the moment and nothing else.

The call says when, at which entry, who called, who came and how it ended. The ruling itself is a note in the
hand's log, sealed with its rows; an undo or a repair that it orders follows it, in the same transaction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ForeignKey, String, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from dealer_assist.contract.desk import find_call
from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.floor.redaction import RECORD, Looker
from dealer_assist.store.db.models import Base, HandRow, Row, Table
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands import write, repair
from dealer_assist.record import log
from dealer_assist.record.log import By
from dealer_assist.store.db import utc
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.live import feed
from dealer_assist.store.live.feed import News

STANDS, BACK, CHANGE, WORDS = "stands", "back", "change", "words"
DECISIONS = (STANDS, BACK, CHANGE, WORDS)
NEWS = "call"
MOST_TEXT = 300
MOST_REASON = 120
MOST_LISTED = 200


class Call(Base):
    """One call. `seq` is the newest entry of the hand at that moment; `ruling` the entry that answered it.

    `taken`: somebody said that they come; `closed` without `ruling`: it was withdrawn. Times as in the log.
    """

    __tablename__ = "floor_call"
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"), index=True)
    hand_id: Mapped[int] = mapped_column(ForeignKey("hand.id"), index=True)
    seq: Mapped[int]
    reason: Mapped[str | None] = mapped_column(String(120))
    who: Mapped[str | None] = mapped_column(String(80))
    device: Mapped[str | None] = mapped_column(String(80))
    made: Mapped[str] = mapped_column(String(32))
    taken: Mapped[str | None] = mapped_column(String(32))
    taken_by: Mapped[str | None] = mapped_column(String(80))
    closed: Mapped[str | None] = mapped_column(String(32), index=True)
    closed_by: Mapped[str | None] = mapped_column(String(80))
    ruling: Mapped[int | None]


@dataclass(frozen=True, slots=True)
class FloorRuling:
    """What the floor decides, why, and by which rule.

    `decision`: stands; back: to how it stood after entry `to`; change: as `change` says; words: a warning or
    a penalty, no chip and no card moves. `kind`: the call of the ruling desk that it answers.
    """

    decision: str
    reason: str
    rule: str
    to: int | None = None
    change: repair.EntryChange | None = None
    kind: str | None = None


def make(session: Session, hand: int, reason: str | None, by: By) -> Call:
    """Call the floor to a hand as it stands now. A table that calls twice has called once.

    Errors: NotFound, `too-long`.
    """
    locked = write.locked(session, hand)
    call = open_at(session, locked.table_id)
    if call is not None and call.hand_id == hand:
        return call
    if call is not None:                        # of a hand before this one: nobody came in time
        _close(call, by)
    call = Call(table_id=locked.table_id, hand_id=hand, seq=locked.seq, reason=_about(reason), who=by.who,
                device=by.device, made=utc.now())
    session.add(call)
    session.flush()
    _tell(session, call)
    return call


def give_reason(session: Session, hand: int, number: int, reason: str) -> Call:
    """What it is about, once there is a hand free to say so.  Errors: NotFound, `call-over`, `too-long`."""
    call = _open(session, find(session, number, hand))
    call.reason = _about(reason)
    _tell(session, call)
    return call


def withdraw(session: Session, hand: int, number: int, by: By) -> Call:
    """The floor is not needed any more.  Errors: NotFound, `call-over`."""
    call = _open(session, find(session, number, hand))
    _close(call, by)
    _tell(session, call)
    return call


def take(session: Session, number: int, by: By) -> Call:
    """Somebody of the floor is on their way; the first who says so stays the one.  Errors: NotFound."""
    call = find(session, number)
    if call.taken is None and call.closed is None:
        call.taken, call.taken_by = utc.now(), by.who
        _tell(session, call)
    return call


def rule(
    session: Session, number: int, seen: int, ruling: FloorRuling, by: By, looker: Looker = RECORD,
) -> int:
    """Rule on a call: the note first, then what it orders. All of it, or nothing.

    Shape: the number of the last row that was added; `seen` the newest the ruler saw.
    Errors: NotFound, `call-over`, `no-name`, `no-reason`, `no-decision`; those of an undo or a repair, as
    `looker` may see them.
    """
    call = find(session, number)
    hand = write.locked(session, call.hand_id)
    before = next((one for one in rows_of(session, hand.id) if by.key and one.key == by.key), None)
    if before is not None and call.ruling == before.seq:
        return hand.seq
    _open(session, call)
    payload = _payload(call, ruling, by)
    seq = write.note(session, hand.id, seen, log.RULING, payload, by)
    _taken_at_once(call, by)
    call.closed, call.closed_by, call.ruling = utc.now(), by.who, seq
    _tell(session, call)
    return _ordered(session, hand.id, seq, ruling, By(by.who, by.device), looker)


def _ordered(session: Session, hand: int, seq: int, ruling: FloorRuling, by: By, looker: Looker) -> int:
    if ruling.decision == BACK:
        return write.undo(session, hand, seq, ruling.to, by)
    if ruling.decision == CHANGE and ruling.change is not None:
        return repair.repair(session, hand, seq, ruling.change, by, looker)
    return seq


def _payload(call: Call, ruling: FloorRuling, by: By) -> dict[str, Any]:
    """The payload of the ruling's row."""
    if ruling.decision not in DECISIONS:
        raise Unreadable("no-decision", field="decision")
    if (ruling.to is None) == (ruling.decision == BACK):
        raise Unreadable("no-decision.going-back", field="to")
    if (ruling.change is None) == (ruling.decision == CHANGE):
        raise Unreadable("no-decision.change", field="entry")
    if not by.who:
        raise NotNow("no-name.ruling", field="who")
    if ruling.kind is not None:
        find_call(ruling.kind, "kind")
    reason = _text(ruling.reason, "reason")
    if not reason:
        raise Unreadable("no-reason", field="reason")
    return {
        "call": call.id, "decision": ruling.decision, "reason": reason, "by": by.who,
        "rule": _text(ruling.rule, "rule"),
        "entry": call.seq if ruling.change is None else ruling.change.entry,
    } | ({} if ruling.to is None else {"to": ruling.to}) | ({"kind": ruling.kind} if ruling.kind else {})


def find(session: Session, number: int, hand: int | None = None) -> Call:
    """The call.  Errors: NotFound, also where it is of another hand than `hand`."""
    call = session.get(Call, number)
    if call is None or hand not in (None, call.hand_id):
        raise NotFound("call", number)
    return call


def open_at(session: Session, table: int) -> Call | None:
    """The call that waits at a table."""
    return session.scalar(select(Call).where(Call.table_id == table, Call.closed.is_(None)).limit(1))


def last_ruled(session: Session, table: int) -> Call | None:
    """The call at a table that was ruled on last."""
    chosen = select(Call).where(Call.table_id == table, Call.ruling.is_not(None))
    return session.scalar(chosen.order_by(Call.closed.desc(), Call.id.desc()).limit(1))


def listed(session: Session, limit: int = 50) -> list[dict[str, Any]]:
    """Calls that wait, the oldest first; then those that were answered, the newest first."""
    chosen = (select(Call, Table.name, HandRow).join(Table, Table.id == Call.table_id)
              .join(HandRow, HandRow.id == Call.hand_id))
    waiting = session.execute(chosen.where(Call.closed.is_(None)).order_by(Call.id)).all()
    over = session.execute(
        chosen.where(Call.closed.is_not(None)).order_by(Call.id.desc()).limit(min(limit, MOST_LISTED))).all()
    return [_document(session, call, name, hand) for call, name, hand in (*waiting, *over)]


def document(session: Session, call: Call) -> dict[str, Any]:
    """One call.

    Shape: the columns, the table's `name`, the hand's `number` and `game`, `state` (waiting, taken, ruled,
    withdrawn), `seconds` from the call to its end, and `ruled`: the ruling as the log has it.
    """
    table, hand = session.get_one(Table, call.table_id), session.get_one(HandRow, call.hand_id)
    return _document(session, call, table.name, hand)


def _document(session: Session, call: Call, name: str, hand: HandRow) -> dict[str, Any]:
    ruled = None
    if call.ruling is not None:
        row = session.get_one(Row, (call.hand_id, call.ruling))
        ruled = log.notes([row], log.RULING)[0]
    state = "ruled" if ruled else "withdrawn" if call.closed else "taken" if call.taken else "waiting"
    return {
        "id": call.id, "table": call.table_id, "name": name, "hand": call.hand_id, "number": hand.number,
        "game": hand.game, "seq": call.seq, "reason": call.reason, "who": call.who, "device": call.device,
        "made": call.made, "taken": call.taken, "taken_by": call.taken_by, "closed": call.closed,
        "closed_by": call.closed_by, "state": state, "ruled": ruled,
        "seconds": utc.seconds_between(call.made, call.closed) if call.closed else None,
    }


def _open(session: Session, call: Call) -> Call:
    session.refresh(call)
    if call.closed is not None:
        raise NotNow("call-over.ruled-on" if call.ruling is not None else "call-over.withdrawn")
    return call


def _close(call: Call, by: By) -> None:
    call.closed, call.closed_by = utc.now(), by.who


def _taken_at_once(call: Call, by: By) -> None:
    if call.taken is None:
        call.taken, call.taken_by = utc.now(), by.who


def _tell(session: Session, call: Call) -> None:
    feed.note(session, News(call.table_id, call.hand_id, call.seq, call.device, NEWS))


def _about(reason: str | None) -> str | None:
    return _text(reason or "", "reason", MOST_REASON) or None


def _text(text: str, field: str, most: int = MOST_TEXT) -> str:
    words = " ".join(text.split())
    if len(words) > most or "\0" in words:
        raise Unreadable("too-long.letters", most=most, field=field)
    return words
