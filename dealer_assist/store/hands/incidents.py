"""Something irregular happened in a hand: it is written into the hand's log, sealed with its rows.

An event moves no chip and no card by itself. What is done about it, a change of an entry, an undo, a void
hand, is an entry of its own; a correction of a hand that is over stands in its event (see `corrections`).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.errors import Unreadable, quotable
from dealer_assist.floor import advice
from dealer_assist.store.hands import write
from dealer_assist.record import log, replay
from dealer_assist.record.log import CORRECTED, By
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.texts import say

# What is only written down, beside everything the floor can be asked to rule on; `event-…` tells both.
WRITTEN_DOWN = ("exposed-card", "wrong-button", "dead-hand", "mis-set", "void-restored", "other")
KINDS = (*advice.KINDS, *WRITTEN_DOWN)
MOST_NOTE = 300


def kind_words(kind: str) -> str:
    """A kind in words; one that is in no list stands on what was corrected afterwards."""
    return say(f"event.{kind if kind in KINDS else CORRECTED}")


def happened(
    session: Session, number: int, kind: str, seat: int | None, text: str, by: By, seen: int | None = None,
) -> int:
    """Write an event into the log of a hand, also of one that is over.

    Shape: the number of its row. It changes nothing, so `seen` may be left out.
    Errors: NotFound, `bad-kind`, `not-in-hand`, `too-long`, `Stale`, `log-full`, `key-used`.
    """
    if kind not in KINDS:
        raise Unreadable("bad-kind", kind=quotable(kind), known=", ".join(KINDS), field="kind")
    hand = write.locked(session, number)
    if seat is not None and str(seat) not in replay.setup_of(hand)["seats"]:
        raise Unreadable("not-in-hand.irregular", seat=seat, field="seat")
    payload: dict[str, Any] = {"kind": kind} | ({} if seat is None else {"seat": seat})
    if noted := short(text, "note"):
        payload["note"] = noted
    return write.note(session, number, hand.seq if seen is None else seen, log.EVENT, payload, by)


def of_hand(session: Session, number: int) -> list[dict[str, Any]]:
    """The events of a hand, oldest first: `kind`, `told`, perhaps `seat` and `note`, who, when, `seq`."""
    return [{**one, "told": kind_words(one["kind"])}
            for one in log.notes(rows_of(session, number), log.EVENT)]


def short(text: str, field: str) -> str:
    """A few words on one line.  Errors: `too-long`."""
    words = " ".join(text.split())
    if len(words) > MOST_NOTE or "\0" in words:
        raise Unreadable("too-long.letters", most=MOST_NOTE, field=field)
    return words
