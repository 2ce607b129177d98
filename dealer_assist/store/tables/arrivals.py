"""Who is new to the table or comes back to it, and what he posts (house rules, section 4)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow
from dealer_assist.rules import button
from dealer_assist.rules.button import Arrival
from dealer_assist.rules.house import House
from dealer_assist.record.log import VOID
from dealer_assist.store.db.models import Hand, Place, Table

if TYPE_CHECKING:
    from dealer_assist.store.tables.positions import Coming


def choices(stated: Sequence[Mapping[str, Any]], stacks: Collection[int]) -> dict[int, bool]:
    """Whether each seat that was named posts now; the others would.

    Errors: `empty-seat`, `duplicate-seat` (field `arrivals.0.seat`).
    """
    found: dict[int, bool] = {}
    for number, choice in enumerate(stated):
        seat, field = choice["seat"], f"arrivals.{number}.seat"
        if seat not in stacks:
            raise NotNow("empty-seat.nobody-with-chips", seat=seat, field=field)
        if seat in found:
            raise NotNow("duplicate-seat", seat=seat, field=field)
        found[seat] = choice["how"] == "post"
    return found


def arrivals(
    session: Session, table: Table, planned: Coming, posts: Mapping[int, bool], house: House, new: bool,
) -> dict[int, Arrival]:
    """What everybody does who is not simply in his next hand.

    Shape: `posts` the choices made; `new` False where nobody is new because the table is.
    """
    blinds = (planned.blinds[0], planned.blinds[1])
    last = {seat: _last_hand(session, table, seat) for seat in sorted(planned.stacks)}
    found: dict[int, Arrival] = {}
    for seat, number in last.items():
        pays = posts.get(seat, True)
        if number is None:
            if new or seat in posts:
                found[seat] = button.arrive(seat, planned.where, blinds, house, pays=pays)
        elif not house.tournament and (new or seat in posts):
            small, big = _missed(session, table, seat, number)
            if small or big:
                found[seat] = button.come_back(seat, planned.where, blinds, house, missed_small=small,
                                               missed_big=big, pays=pays)
    return found


def _last_hand(session: Session, table: Table, seat: int) -> int | None:
    """The last hand in which the player of the seat was dealt in there; None for never."""
    player = next(taken.player_id for taken in table.seats if taken.number == seat)
    number: int | None = session.scalar(
        select(func.max(Hand.number)).join(Place, Hand.id == Place.hand_id).where(
            Hand.table_id == table.id, Place.seat == seat, Place.player_id.is_not_distinct_from(player)))
    return number


def _missed(session: Session, table: Table, seat: int, since: int) -> tuple[bool, bool]:
    """Whether small and big blind have passed over the seat since hand `since`; they wait during stud."""
    blinds = (Hand.table_id == table.id, Hand.button.is_not(None), Hand.status != VOID)
    first = session.scalar(select(func.max(Hand.number)).where(*blinds, Hand.number <= since)) or since
    kept = session.scalars(
        select(Hand.positions).where(*blinds, Hand.number >= first).order_by(Hand.number))
    small = big = False
    before: Mapping[str, Any] | None = None
    for now in kept:
        if before is not None:
            small = small or button.passed(before["small"], seat, now["small"])
            big = big or button.passed(before["big"], seat, now["big"])
        before = now
    return small, big
