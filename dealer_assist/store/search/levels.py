"""The hands of an event, and those of a level: where its tables were, and when its clock stood on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session, aliased, object_session

from dealer_assist.store.events import standing
from dealer_assist.store.events.models import Event, EventTable
from dealer_assist.store.ledger.rows import LedgerRow
from dealer_assist.store.search.index import fold, moment_of
from dealer_assist.tournament.clock import reading
from dealer_assist.tournament.record.state import Running

# tables, and the time from when to when they played the level, None while they do, in milliseconds
Span = tuple[frozenset[int], int, int | None]
Times = tuple[int, int | None]


def of_level(session: Session, level: int) -> tuple[Span, ...]:
    """Where and when this level was played, in every event there was."""
    every = session.scalars(select(Event).order_by(Event.id))
    return _together((event, _played(standing.state_of(session, event), level)) for event in every)


def of_event(session: Session, name: str) -> tuple[Span, ...]:
    """Where and when the events of this name were played."""
    return _together((event, [(0, None)]) for event in events_called(session, name))


def events_called(session: Session, name: str) -> list[Event]:
    """The events of exactly this name, else those that have it in their name as words."""
    every = [(f" {fold(event.name)} ", event) for event in session.scalars(select(Event).order_by(Event.id))]
    exact = [event for known, event in every if known == f" {fold(name)} "]
    return exact or [event for known, event in every if f" {fold(name)} " in known]


def of_day(session: Session, number: int) -> tuple[Span, ...]:
    """Where and when the events were played that are day `number` of several, by their bags or their name."""
    every = {event.id: event for event in session.scalars(select(Event).order_by(Event.id))}
    states = {id: standing.state_of(session, event) for id, event in every.items()}
    carried = {flight for state in states.values() for flight in state.flights}

    def day(id: int) -> int:
        return 1 + max((day(flight) for flight in states[id].flights if flight in every), default=0)

    of_several = (id for id, state in states.items() if state.flights or state.bags or id in carried)
    days = {id for id in of_several if day(id) == number}
    days |= {event.id for event in events_called(session, f"day {number}")}
    return _together((every[id], [(0, None)]) for id in sorted(days))


def of_final_tables(session: Session) -> tuple[Span, ...]:
    """The last table of each event, since no other plays; none while another may still come to be."""
    every = session.scalars(select(Event).order_by(Event.id)).all()
    closed = [event for event in every if not standing.state_of(session, event).desk_open]
    # where a day ended, chips went into bags at several tables
    return tuple(span for event in closed if not standing.state_of(session, event).bags
                 for span in _last_alone([*_there(session, event.id)]))


def _last_alone(there: Sequence[tuple[int, Times]]) -> Iterator[Span]:
    """The table that was there when every other had gone."""
    for n, (table, (since, until)) in enumerate(there):
        ends = [times[1] for _, times in (*there[:n], *there[n + 1:])]
        gone = [end for end in ends if end is not None and (until is None or end < until)]
        if len(gone) == len(ends):
            yield frozenset([table]), max([since, *gone]), until


def _together(played: Iterable[tuple[Event, Iterable[Times]]]) -> tuple[Span, ...]:
    """The tables of the events at these times, those of one time together."""
    tables: dict[Times, set[int]] = {}
    for event, times in played:
        session = object_session(event)
        here = [*times]
        for table, there in _there(session, event.id) if session and here else ():
            for both in filter(None, (_both(one, there) for one in here)):
                tables.setdefault(both, set()).add(table)
    return tuple((frozenset(here), *times) for times, here in tables.items())


def _played(state: Running, level: int) -> Iterator[Times]:
    """When the clock stood on the level; a break counts to the level before it, as no hand is dealt."""
    ends = [tick.at for tick in state.record]
    for n, (at, end) in enumerate(zip(ends, [*ends[1:], None], strict=False), 1):
        yield from _between(state, n, level, at, end)


def _between(state: Running, ticks: int, level: int, at: int, end: int | None) -> Iterator[Times]:
    """The same between two acts on the clock, after so many of them."""
    while end is None or at < end:
        shown = reading(state.structure, state.record[:ticks], at)
        goes_on = shown.running and shown.left > 0
        until = at + shown.left if goes_on and shown.row + 1 < len(state.structure.rows) else None
        until = end if until is None or end is not None and end < until else until
        if shown.level == level:
            yield at, until
        if until is None:
            return
        at = until


def _there(session: Session, event: int) -> Iterator[tuple[int, Times]]:
    """Each table of the room that played the event, and from when to when."""
    first, last = aliased(LedgerRow), aliased(LedgerRow)
    asked = (select(EventTable.table_id, first.at, last.at).where(EventTable.event_id == event)
             .join(first, first.seq == EventTable.since).outerjoin(last, last.seq == EventTable.until))
    for table, since, until in session.execute(asked):
        yield table, (moment_of(since), None if until is None else moment_of(until))


def _both(one: Times, other: Times) -> Times | None:
    """The time that two spans share."""
    ends = [end for end in (one[1], other[1]) if end is not None]
    since, until = max(one[0], other[0]), min(ends, default=None)
    return (since, until) if until is None or since < until else None
