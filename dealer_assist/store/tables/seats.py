"""Who sits where with what. Sessions are those of `database.writing()`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.session import buying
from dealer_assist.record.log import OPEN
from dealer_assist.store.db.models import Player, Seat, Table
from dealer_assist.store.db.refusals import NotFound, Taken
from dealer_assist.store.events.tables import refuse_by_hand
from dealer_assist.store.hands.write import latest_hand
from dealer_assist.store.ledger import chips, rows as ledger
from dealer_assist.store.tables import one_seat
from dealer_assist.store.tables.limits import limits_of
from dealer_assist.store.tables.settings import room_table


def take_seat(
    session: Session, number: int, seat: int, player: str | None, stack: int, present: bool, *,
    instead: str | None = None, agreed: bool = False, why: str = "", asked: Mapping[str, Any] | None = None,
    had: int | None = None,
) -> Table:
    """Seat a player, or change what a seat has.

    Shape: `instead` names who sat there when somebody else takes the seat; `agreed` that the player said yes
    to what the stack really is; `why` goes into the ledger, and `asked`: what the floor confirmed. `had` is
    what lay there for whoever says it.
    Errors: `hand-open` while the seat plays a hand (only `present` may change then), `already-seated` (see
    `one_seat`), `seat-taken`, `seat-changed`; for a dealer `ask-the-floor`, `ask-the-player` (see
    `session.buying`).
    """
    table = room_table(session, number)
    taken = next((place for place in table.seats if place.number == seat), None)
    sits = taken.player.name if taken and taken.player else None
    if had is not None:
        stack = _as_seen(taken, seat, player, had, stack)
    if taken is None or player != sits:
        # whose seat it is an event says, and not who was there first
        refuse_by_hand(session, number)
    if taken and sits is not None and player not in (sits, None) and sits != instead:
        if not _has_played(session, table, taken):
            raise Taken(seat, sits)
    person = player_named(session, player)
    if taken is None or taken.player is not person or taken.stack != stack:
        _check_not_playing(session, table, seat)
    if person is not None and (taken is None or taken.player is not person):
        one_seat.take(session, table, seat, person)
    has = taken.stack if taken and sits in (player, None) else 0
    if not ledger.writer(session).chief and taken and sits not in (player, None):
        raise buying.AskFloor("seat-change", seat)
    if not ledger.writer(session).chief:
        if stack != has and not agreed:     # nobody buys in or tops up by hand in an event
            refuse_by_hand(session, number)
        counted = chips.counted(session, number) if agreed else 0
        # a thousand small buy-ins in the names of people who get up again are one large one
        sold = chips.sold(session, number) if stack > has and not agreed else 0
        buying.check(seat, has, stack, limits_of(session, table), agreed, counted, sold)
    chips.seat(session, table, seat, person, stack, present, why=why, asked=asked,
               kind=chips.REALLY if agreed and taken and stack != has else "")
    session.refresh(table, ["seats"])
    return table


def _as_seen(taken: Seat | None, seat: int, player: str | None, had: int, stack: int) -> int:
    """The stack that shall lie there, as somebody says who saw `player` with `had`; said twice, it is one.

    Errors: `seat-changed` where chips were sold, moved or won there since, or somebody else sits there.
    """
    if taken is None:
        if had or player:
            raise NotNow("seat-changed.left", seat=seat)
        return stack        # nobody sat there, and nobody does
    moves = stack != had
    if moves and taken.stack not in (had, stack):
        raise NotNow("seat-changed", seat=seat, chips=taken.stack, had=had)
    if player != (taken.player.name if taken.player else None):
        raise NotNow("seat-changed.left", seat=seat)
    return stack if moves else taken.stack


def leave_seat(
    session: Session, number: int, seat: int, player: str | None = None, had: int | None = None,
) -> Table:
    """Take the player and their chips from the seat.

    Shape: `player` and `had` are who sat there with what, for whoever says it; "" for nobody with a name.
    Errors: `hand-open`, `seat-changed`, NotFound.
    """
    table = room_table(session, number)
    taken = next((place for place in table.seats if place.number == seat), None)
    if taken is None:
        raise NotFound("taken-seat", seat)
    if player is not None and player != (taken.player.name if taken.player else ""):
        raise NotNow("seat-changed.left", seat=seat)
    if had not in (None, taken.stack):
        raise NotNow("seat-changed", seat=seat, chips=taken.stack, had=had)
    _may_go(session, table, taken)
    chips.leave(session, table, taken)
    return table


def move_seat(session: Session, number: int, seat: int, to: int, to_seat: int, why: str) -> Table:
    """A player goes with the chips in front to a seat that nobody sits in, here or at table `to`.

    Errors: `hand-open` while the seat plays, or was dealt in where the player goes; `seat-taken`, NotFound.
    """
    # by number: two players who change tables at once would lock crosswise and wait for ever
    locked = {one: room_table(session, one) for one in sorted({number, to})}
    taken = next((place for place in locked[number].seats if place.number == seat), None)
    if taken is None:
        raise NotFound("taken-seat", seat)
    sits = next((place for place in locked[to].seats if place.number == to_seat), None)
    if sits is not None:
        raise Taken(to_seat, sits.player.name if sits.player else "")
    _check_not_playing(session, locked[to], to_seat)
    refuse_by_hand(session, to)
    if to == number:
        _check_not_playing(session, locked[number], seat)
    else:
        _may_go(session, locked[number], taken)
    chips.move(session, locked[number], taken, locked[to], to_seat, why)
    return locked[to]


def _may_go(session: Session, table: Table, taken: Seat) -> None:
    """Not in a hand, not from an event, and not while the last two have chips in the middle."""
    _check_not_playing(session, table, taken.number)
    refuse_by_hand(session, table.id)
    middle = chips.balance(session, table.id).middle
    # R58: "a table that closes with one must say who gets it"
    if middle and sum(1 for place in table.seats if place.stack and place is not taken) < 2:
        raise NotNow("carried-pot", chips=middle, rule="R58")


def award_carried(session: Session, number: int, to: Mapping[int, int], why: str) -> Table:
    """Say who gets a pot that stayed in the middle, where no other hand is dealt for it (ruling R58).

    Shape: chips by seat, all of the pot.  Errors: `hand-open`, `nothing-carried`, `wrong-sum`, `empty-seat`.
    """
    table = room_table(session, number)
    last, middle = latest_hand(session, number), chips.balance(session, number).middle
    if last is not None and last.status == OPEN:
        raise NotNow("hand-open.these-chips", number=last.number)
    if not middle:
        raise NotNow("nothing-carried")
    if sum(to.values()) != middle:
        raise Unreadable("wrong-sum.middle", chips=middle, sum=sum(to.values()), field="to")
    if strange := sorted(set(to) - {place.number for place in table.seats}):
        raise Unreadable("empty-seat.nobody", seat=strange[0], field=f"to.{strange[0]}")
    chips.award(session, table, to, why)
    return table


def player_named(session: Session, name: str | None) -> Player | None:
    """The person by that name, known from now on; None for nobody."""
    if name is None:
        return None
    named = select(Player).where(Player.name == name)
    known = session.scalar(named)
    if known is not None:
        return known
    try:
        # the other table's row would else take this whole transaction with it
        with session.begin_nested():
            session.add(Player(name=name))
    except IntegrityError:
        pass  # seated at another table in this very moment
    return session.scalars(named).one()


def _check_not_playing(session: Session, table: Table, seat: int) -> None:
    last = latest_hand(session, table.id)
    if last is not None and last.status == OPEN and any(place.seat == seat for place in last.places):
        raise NotNow("hand-open.seat-plays", seat=seat, number=last.number)


def _has_played(session: Session, table: Table, taken: Seat) -> bool:
    """Was this seat dealt in last time as it is? Until then two may be after the same empty one."""
    last = latest_hand(session, table.id)
    return last is not None and any(
        place.seat == taken.number and place.player_id == taken.player_id for place in last.places)
