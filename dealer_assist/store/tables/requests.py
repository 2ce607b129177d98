"""What a dealer asks of the floor: a stack beyond the limits of the table, with the facts as they stood.

A confirmation carries it out, in the name of whoever confirms; the row of the ledger says who asked.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ForeignKey, Select, String, Text, select
from sqlalchemy.orm import Mapped, Session, mapped_column

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.record import log, replay
from dealer_assist.record.log import OPEN, By
from dealer_assist.store.db import utc
from dealer_assist.store.db.models import Base, HandRow, Table
from dealer_assist.store.db.refusals import NotFound
from dealer_assist.store.hands import write
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.live import feed
from dealer_assist.store.live.feed import News
from dealer_assist.store.tables import seats
from dealer_assist.store.tables.settings import room_table
from dealer_assist.texts import say

WAITING, CONFIRMED, DECLINED, REPLACED = "waiting", "confirmed", "declined", "replaced"
NEWS = "call"
MOST_LISTED = 20


class FloorRequest(Base):
    """One request. `hand_id` where the stack was counted in the middle of a hand; `wish` is a `Wish`.

    `answer` is confirmed, declined, or replaced by a later request for the same seat. Times as in the log.
    """

    __tablename__ = "floor_request"
    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("venue_table.id"), index=True)
    hand_id: Mapped[int | None] = mapped_column(ForeignKey("hand.id"))
    seat: Mapped[int]
    wish: Mapped[str] = mapped_column(Text)
    who: Mapped[str | None] = mapped_column(String(80))
    device: Mapped[str | None] = mapped_column(String(80))
    made: Mapped[str] = mapped_column(String(32))
    closed: Mapped[str | None] = mapped_column(String(32), index=True)
    closed_by: Mapped[str | None] = mapped_column(String(80))
    answer: Mapped[str | None] = mapped_column(String(16))


@dataclass(frozen=True, slots=True)
class Wish:
    """What the seat is to become; `had` and `instead` what it was when the dealer asked."""

    player: str | None
    stack: int
    present: bool = True
    instead: str | None = None
    agreed: bool = False
    why: str = ""
    had: int = 0


def ask(session: Session, number: int, seat: int, wish: Wish, by: By) -> FloorRequest:
    """Ask the floor for a stack; a later request for the same seat takes the place of an earlier one.

    Shape: where the seat plays a hand only its stack is asked for, as counted behind its bets.
    Errors: NotFound, `nothing-to-ask`.
    """
    table = room_table(session, number)
    hand = _open_hand(session, table, seat)
    now = Wish(**{**asdict(wish), "had": _stack(session, table, hand, seat)})
    taken = next((place for place in table.seats if place.number == seat), None)
    if taken and now.stack == now.had and (taken.player.name if taken.player else None) == now.player:
        raise Unreadable("nothing-to-ask", seat=seat, stack=now.had, field="stack")
    # two that wait for one seat could both be confirmed
    for one in session.scalars(waiting().where(FloorRequest.table_id == number, FloorRequest.seat == seat)):
        _close(one, REPLACED, by)
    asked = FloorRequest(
        table_id=number, hand_id=hand.id if hand else None, seat=seat, wish=log.canonical(asdict(now)),
        who=by.who, device=by.device, made=utc.now())
    session.add(asked)
    session.flush()
    feed.note(session, News(number, asked.hand_id, device=by.device, kind=NEWS))
    return asked


def confirm(session: Session, number: int, by: By) -> FloorRequest:
    """Carry a request out.

    Errors: NotFound, `request-over`, `request-outdated` where the seat has other chips than when it was asked
    for, and those of a seat or an entry.
    """
    asked = _open(session, number)
    wish, table = wish_of(asked), room_table(session, asked.table_id)
    hand = _open_hand(session, table, asked.seat)
    now = _stack(session, table, hand, asked.seat)
    # a hand was won or lost since: confirmed late, 500 more would be 500 instead
    if now != wish.had or (hand.id if hand else None) != asked.hand_id:
        raise NotNow("request-outdated", seat=asked.seat, had=wish.had, stack=now, field="stack")
    if hand is not None:
        write.act(session, hand.id, hand.seq, [f"{asked.seat} stack {wish.stack}"], By(by.who, by.device),
                  agreed=True)
    else:
        seats.take_seat(
            session, table.id, asked.seat, wish.player, wish.stack, wish.present, instead=wish.instead,
            agreed=wish.agreed, why=wish.why, asked={"request": asked.id, "who": asked.who,
                                                     "device": asked.device, "at": asked.made})
    return _answer(session, asked, CONFIRMED, by)


def decline(session: Session, number: int, by: By) -> FloorRequest:
    """Say no; nothing changes.  Errors: NotFound, `request-over`."""
    return _answer(session, _open(session, number), DECLINED, by)


def listed(session: Session, table: int | None = None) -> list[dict[str, Any]]:
    """What waits, the oldest first; then what was answered last."""
    at = () if table is None else (FloorRequest.table_id == table,)
    over = (select(FloorRequest).where(FloorRequest.closed.is_not(None), *at)
            .order_by(FloorRequest.id.desc()).limit(MOST_LISTED))
    requests = *session.scalars(waiting().where(*at)), *session.scalars(over)
    return [document(session, one) for one in requests]


def document(session: Session, asked: FloorRequest) -> dict[str, Any]:
    """One request: its `facts`, who asks, and how it was answered; `text` tells the dealer."""
    hand, wish = session.get(HandRow, asked.hand_id) if asked.hand_id else None, wish_of(asked)
    state = asked.answer or WAITING
    facts = say("request.facts" if wish.player else "request.facts-nobody", seat=asked.seat, had=wish.had,
                stack=wish.stack, player=wish.player or "", really="yes" if wish.agreed else "no")
    return {
        "id": asked.id, "table": asked.table_id, "name": session.get_one(Table, asked.table_id).name,
        "hand": asked.hand_id, "number": hand and hand.number, "seat": asked.seat, **asdict(wish),
        "who": asked.who, "device": asked.device, "made": asked.made, "closed": asked.closed,
        "closed_by": asked.closed_by, "state": state, "facts": facts,
        "text": say(f"request.{state}", facts=facts, who=asked.closed_by or say("request.floor")),
    }


def wish_of(asked: FloorRequest) -> Wish:
    """What it asks for."""
    return Wish(**json.loads(asked.wish))


def waiting() -> Select[FloorRequest]:
    """What waits for an answer, the oldest first."""
    return select(FloorRequest).where(FloorRequest.closed.is_(None)).order_by(FloorRequest.id)


def _open(session: Session, number: int) -> FloorRequest:
    asked = session.get(FloorRequest, number)
    if asked is None:
        raise NotFound("request", number)
    write.lock_table(session, asked.table_id)
    session.refresh(asked)
    if asked.closed is not None:
        raise NotNow(f"request-over.{asked.answer}", who=asked.closed_by or "")
    return asked


def _answer(session: Session, asked: FloorRequest, answer: str, by: By) -> FloorRequest:
    _close(asked, answer, by)
    session.flush()
    for kind in (NEWS, "table"):
        feed.note(session, News(asked.table_id, asked.hand_id, device=by.device, kind=kind))
    return asked


def _close(asked: FloorRequest, answer: str, by: By) -> None:
    asked.closed, asked.closed_by, asked.answer = utc.now(), by.who, answer


def _open_hand(session: Session, table: Table, seat: int) -> HandRow | None:
    """The hand that the seat plays now."""
    last = write.latest_hand(session, table.id)
    playing = last is not None and last.status == OPEN and any(place.seat == seat for place in last.places)
    return last if playing else None


def _stack(session: Session, table: Table, hand: HandRow | None, seat: int) -> int:
    """What the seat has now, behind its bets where it plays."""
    if hand is None:
        return next((place.stack for place in table.seats if place.number == seat), 0)
    return replay.standing(hand, rows_of(session, hand.id)).stacks[seat]
