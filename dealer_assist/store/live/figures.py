"""The figures beside the plan of the room: players, stacks, breaks, chips, pace, rulings.

Every one is read from what is kept as it stands, or from the rows of an hour or a night by an index.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from statistics import median
from typing import Any

from sqlalchemy import Row as Answer
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from dealer_assist.session.times import MINUTE
from dealer_assist.store.db import utc
from dealer_assist.store.db.models import ROOM, Seat, Table
from dealer_assist.store.events import lines, standing
from dealer_assist.store.events.models import Event, EventTable
from dealer_assist.store.ledger import chips
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.store.review.calls import Call
from dealer_assist.store.search.index import Summary, moment_of
from dealer_assist.tournament.clock import Reading
from dealer_assist.tournament.run.event import ADD_ON
from dealer_assist.tournament.record.state import Running
from dealer_assist.tournament.structure.model import Break

NIGHT = timedelta(hours=12)
HOUR = timedelta(hours=1)
Document = dict[str, Any]


def figures(session: Session) -> Document:
    """The room as it stands.

    Shape: `events`, each as `_glance` says; `cash`, `tempo` and `rulings`; `now`, the server's time.
    """
    now = utc.now()
    rows = session.execute(_chips()).all()
    return {"now": now, "events": list(_events(session, lines.milliseconds(now))), "cash": _cash(rows),
            "tempo": _tempo(session, now), "rulings": _rulings(session, now)}


def _events(session: Session, now: int) -> Iterator[Document]:
    playing = select(EventTable.event_id).where(EventTable.until.is_(None))
    wanted = select(Event).where(Event.id.in_(playing), Event.archived.is_(False)).order_by(Event.id)
    for event in session.scalars(wanted).all():
        state = standing.state_at(session, event, now)
        yield {"id": event.id, "name": event.name, **_glance(state, state.clock(now))}


def _glance(state: Running, clock: Reading) -> Document:
    """An event in figures.

    Units: milliseconds. `break_in` is None where no break is to come, 0 in one; `level_in` what is left of
    the level; `sold` the chips that entries, races and counts account for.
    """
    in_play = sum(state.stacks.values())
    here = isinstance(clock.here, Break)
    return {
        "level": clock.level, "running": clock.running, "started": bool(state.record), "over": state.over,
        "in_break": here, "level_in": clock.left, "break_in": 0 if here else _to_break(state, clock),
        "players": state.left, "entries": sum(entry.kind != ADD_ON for entry in state.entries),
        "average": in_play // state.left if state.left else 0, "prizes": len(state.prizes),
        "in_play": in_play, "sold": in_play - state.difference,
        "sizes": {str(number): table.size for number, table in state.tables.items()},
    }


def _to_break(state: Running, clock: Reading) -> int | None:
    left = clock.left
    for row in state.structure.rows[clock.row + 1:]:
        if isinstance(row, Break):
            return left
        left += row.minutes * MINUTE
    return None


def _chips() -> Any:
    """Of each table: its event, its stacks, how many play, and the ledger's newest balance."""
    of_table = Seat.table_id == Table.id
    stacks = select(func.coalesce(func.sum(Seat.stack), 0)).where(of_table).scalar_subquery()
    balance = (select(LedgerRow.balance).where(LedgerRow.table_id == Table.id, LedgerRow.balance.is_not(None))
               .order_by(LedgerRow.seq.desc()).limit(1).scalar_subquery())
    return (
        select(Table.id, EventTable.event_id.label("event"), balance.label("balance"),
               stacks.label("stacks"),
               select(func.count()).where(of_table, Seat.stack > 0).scalar_subquery().label("players"))
        .outerjoin(EventTable, (EventTable.table_id == Table.id) & EventTable.until.is_(None))
        .where(Table.kind == ROOM))


def _cash(rows: Sequence[Answer[Any]]) -> Document:
    """The tables that play no event: chips that lie there against chips that came in and did not leave."""
    own = [(row, chips.read(row.balance) if row.balance else chips.Balance()) for row in rows
           if row.event is None]
    players = sum(row.players for row, _ in own)
    stacks = sum(int(row.stacks) for row, _ in own)
    return {
        "tables": sum(row.players > 1 for row, _ in own), "players": players,
        "average": stacks // players if players else 0,
        "in_play": stacks + sum(balance.middle + balance.rake for _, balance in own),
        "sold": sum(balance.came_in for _, balance in own),
    }


def _tempo(session: Session, now: str) -> Document:
    """Hands that began within an hour: in all, the median of the tables that play, and the slowest."""
    counted = session.execute(
        select(Table.name, func.count()).join(Summary, Summary.table_id == Table.id)
        .where(Table.kind == ROOM, Summary.moment >= moment_of(_before(now, HOUR)))
        .group_by(Table.id, Table.name).order_by(func.count(), Table.id)).all()
    return {"hands": sum(hands for _, hands in counted),
            "median": median(hands for _, hands in counted) if counted else None,
            "slowest": {"name": counted[0][0], "hands": counted[0][1]} if len(counted) > 1 else None}


def _rulings(session: Session, now: str) -> Document:
    """How many calls were ruled on within a night, and the median time from the call to the ruling."""
    ruled = session.execute(select(Call.made, Call.closed).where(
        Call.closed >= _before(now, NIGHT), Call.ruling.is_not(None))).all()
    times = [utc.seconds_between(opened, closed) for opened, closed in ruled if closed]
    return {"count": len(times), "median": median(times) if times else None}


def _before(now: str, span: timedelta) -> str:
    """A time of the record, so much earlier."""
    return utc.stamp(datetime.fromisoformat(now) - span)
