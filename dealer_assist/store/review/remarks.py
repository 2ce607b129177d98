"""Remarks on a hand, pinned to an entry of its log. Nothing of them is ever changed: what is written again,
or settled, is a line of its own after the first.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import ForeignKey, String, Text, func, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.rules.bounds import MOST_ID
from dealer_assist.store.db.models import Base
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.db import utc
from dealer_assist.store.hands.documents import find_hand
from dealer_assist.store.ledger import columns, rows as ledger
from dealer_assist.texts import say

KIND = "remark"         # as the ledger calls it
NOTE, EDIT, DONE, AGAIN = "note", "edit", "done", "again"
MOST_TEXT = 2000
MOST_REMARKS = 500      # lines on one hand


class Remark(Base):
    """One line. `first` is the note that it belongs to, None for the note itself; `seq` the entry.

    `kind`: a note, the same written again, that it is settled, that it is open again.
    """

    __tablename__ = "hand_remark"
    id: Mapped[int] = mapped_column(primary_key=True)
    hand_id: Mapped[int] = mapped_column(ForeignKey("hand.id"), index=True)
    seq: Mapped[int]
    first: Mapped[int | None] = mapped_column(ForeignKey("hand_remark.id"))
    kind: Mapped[str] = mapped_column(String(8))
    text: Mapped[str] = mapped_column(Text)
    who: Mapped[str | None] = mapped_column(String(80))
    at: Mapped[str] = mapped_column(String(32))


class NoRemark(NotFound):
    """There is no such remark on this hand."""

    def __init__(self) -> None:
        Unreadable.__init__(self, "no-remark")


def add(session: Session, number: int, seq: int, text: object, who: str | None) -> Remark:
    """A new note on entry `seq`.  Errors: NotFound, `bad-seq`, `no-text`, `too-long`, `too-many-remarks`."""
    hand = find_hand(session, number)
    if not 0 <= seq <= hand.seq:
        raise Unreadable("bad-seq.remark", newest=hand.seq, seq=seq, field="seq")
    return _keep(session, Remark(hand_id=number, seq=seq, first=None, kind=NOTE, text=_text(text), who=who))


def write_again(session: Session, number: int, remark: int, text: object, who: str | None) -> Remark:
    """The note in other words; what it said stays to be read.

    Errors: NoRemark, `not-your-remark`, `no-text`, `too-long`.
    """
    remark_before = _find(session, number, remark)
    if remark_before.who != who:
        wrote = remark_before.who or say("refused.somebody")
        raise NotNow("not-your-remark", wrote=wrote)
    return _keep(session, Remark(
        hand_id=number, seq=remark_before.seq, first=remark_before.id, kind=EDIT, text=_text(text), who=who))


def settle(session: Session, number: int, remark: int, done: bool, who: str | None) -> Remark:
    """The matter is settled, or open again.  Errors: NoRemark."""
    remark_before = _find(session, number, remark)
    kind = DONE if done else AGAIN
    return _keep(
        session,
        Remark(hand_id=number, seq=remark_before.seq, first=remark_before.id, kind=kind, text="", who=who),
    )


def newest(session: Session, number: int) -> int:
    """The number of the last line on a hand; 0 where there is none."""
    return session.scalar(select(func.max(Remark.id)).where(Remark.hand_id == number)) or 0


def of_hand(session: Session, number: int) -> list[dict[str, Any]]:
    """The notes of a hand, oldest first.

    Shape: `id`, `seq`, `text` as it stands, `who`, `at`, `done`, and `lines`: everything that was ever said
    of it, with `kind`, `text`, `who`, `at`.
    """
    notes: dict[int, dict[str, Any]] = {}
    for one in session.scalars(select(Remark).where(Remark.hand_id == number).order_by(Remark.id)):
        line = {"kind": one.kind, "text": one.text, "who": one.who, "at": one.at}
        if one.first is None:
            notes[one.id] = {"id": one.id, "seq": one.seq, "text": one.text, "who": one.who, "at": one.at,
                             "done": False, "lines": [line]}
            continue
        note = notes[one.first]
        note["lines"].append(line)
        if one.kind == EDIT:
            note["text"] = one.text
        else:
            note["done"] = one.kind == DONE
    return list(notes.values())


def _find(session: Session, number: int, remark: int) -> Remark:
    first = session.get(Remark, remark) if 0 < remark <= MOST_ID else None
    if first is None or first.hand_id != number or first.first is not None:
        raise NoRemark
    return first


def _keep(session: Session, remark: Remark) -> Remark:
    mine = select(func.count()).where(Remark.hand_id == remark.hand_id)
    if (session.scalar(mine) or 0) >= MOST_REMARKS:
        raise NotNow("too-many-remarks", most=MOST_REMARKS)
    remark.at = utc.now()
    session.add(remark)
    session.flush()
    ledger.add(session, KIND, {"remark": remark.id, "did": remark.kind, **columns.tell(remark)},
               hand=remark.hand_id)
    return remark


def _text(text: object) -> str:
    words = text.strip() if isinstance(text, str) else ""
    if not words:
        raise Unreadable("no-text.remark", field="text")
    if len(words) > MOST_TEXT or "\0" in words:
        raise Unreadable("too-long.remark", most=MOST_TEXT, field="text")
    return words
